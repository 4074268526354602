### Why a number about the quality of a worker's work is missing, in the table of workers and its files.

quality-lacks-removed = इस वर्कर ने अपने जवाब नतीजों से हटवा दिए हैं।
quality-lacks-excluded = आँकड़ों से बाहर।
# Arguments: $least (shared items that are needed), $n (the most that there are)
quality-lacks-shared = { $least } से कम साझा आइटम: { $n }।
quality-lacks-order = इन जवाबों का कोई क्रम नहीं है, या ये हमेशा एक जैसे हैं।
quality-lacks-pairs = इन आइटम पर किसी और ने जवाब नहीं दिया।
quality-lacks-gold = कोई गोल्ड आइटम नहीं देखा।
quality-lacks-time = कोई समय दर्ज नहीं हुआ।
quality-lacks-answers = कोई जवाब नहीं।
quality-lacks-minute = एक मिनट से कम काम।

# Arguments: $percent (of the median of all workers), $n (HITs)
quality-looks-fast = तेज़: हर HIT का मीडियन समय सभी वर्कर के मीडियन का { $percent }% है (HIT: { $n })।
# Arguments: $right, $n (gold items seen), $percent (of the gold items of the other workers)
quality-looks-wrong = गोल्ड आइटम: { $n } में से { $right } सही; बाकी वर्कर के { $percent }% सही हैं।
# Arguments: $n, $all
quality-looks-alone = किसी से मेल नहीं (सवाल: { $all } में से { $n })।
# Arguments: $n, $all
quality-looks-constant = बाकी वर्कर से अलग, हमेशा एक ही जवाब (सवाल: { $all } में से { $n })।
# Arguments: $worker (a pseudonym), $n, $all (texts that both wrote about the same sources)
quality-looks-copied = { $all } साझा सोर्स में से { $n } पर { $worker } जैसे ही टेक्स्ट।
quality-looks-device = वही डिवाइस, जो { $workers } का है।
quality-looks-network = वही नेटवर्क पता, जो { $workers } का है।
quality-looks-pasted = टेक्स्ट का कम से कम आधा हिस्सा कहीं और से पेस्ट किया गया (टेक्स्ट: { $all } में से { $n })।
quality-looks-even = अक्षर एक जैसे अंतराल पर टाइप हुए, जैसे कोई प्रोग्राम टाइप करता है (टेक्स्ट: { $all } में से { $n })।
