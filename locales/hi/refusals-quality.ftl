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
