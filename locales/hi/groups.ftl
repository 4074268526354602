### Participant groups at Prolific, on the page "Prolific" of a study and on the page "Recruit on Prolific".

groups-title = प्रतिभागी ग्रुप
groups-lead = Prolific के एक ग्रुप में वे सभी लोग होते हैं जिनका इस स्टडी में नतीजा एक जैसा है। बाद की कोई स्टडी सिर्फ़ उनके लिए खुली हो सकती है, या उनके लिए बंद।
groups-hint = सिर्फ़ वही प्रतिभागी गिने जाते हैं जो Prolific की सूची में हैं। Concord बाकी सभी को ग्रुप से हटा देता है, उन लोगों को भी जिन्हें Prolific पर जोड़ा गया था।
# Column head: how far a participant got in the study
groups-outcome = नतीजा
# Column head: how many participants have the result
groups-people = प्रतिभागी
groups-group = Prolific पर ग्रुप
groups-came = स्टडी शुरू की
groups-passed-test = क्वालिफ़िकेशन टेस्ट पास किया
groups-passed-review = रिव्यू में पास हुए
groups-finished = पूरा किया
# Arguments: $study, the title of a study, and $outcome, such as “Finished”
groups-proposed = { $study }: { $outcome }
groups-name = Prolific पर नाम
groups-create = ग्रुप बनाएँ
groups-resume = फिर से अपडेट करें
groups-turn-off = अपडेट बंद करें
groups-turn-off-means = ग्रुप Prolific पर जैसा है वैसा ही रहेगा। जिन लोगों का डेटा बाद में यहाँ मिटाया जाएगा, वे भी उसमें रहेंगे। आप ग्रुप को वहाँ मिटा सकते हैं।
# $id is the ID of a group
groups-id = ID: { $id }
groups-soon = Concord एक मिनट के अंदर प्रतिभागियों को जोड़ देगा।
# Arguments: $n, a number of members, and $time
groups-filled = { $n ->
    [one] { $n } सदस्य, पिछला मिलान { $time } को।
   *[other] { $n } सदस्य, पिछला मिलान { $time } को।
}
groups-stopped = Concord अब इस ग्रुप को अपडेट नहीं करता।
groups-created = Prolific पर ग्रुप बन गया है। Concord एक मिनट के अंदर उसमें प्रतिभागियों को जोड़ देगा।
groups-resumed = ग्रुप अब फिर से अपडेट होता है।
groups-turned-off = ग्रुप अब अपडेट नहीं होता।
groups-after-disconnect = प्रतिभागी ग्रुप Prolific पर जैसे हैं वैसे ही रहेंगे। जिन लोगों का डेटा बाद में यहाँ मिटाया जाएगा, वे भी उनमें रहेंगे।

## Choosing groups for a new study at Prolific

groups-any = कोई पाबंदी नहीं
groups-only = सिर्फ़ ये लोग
groups-not = ये लोग नहीं
# Arguments: $name, the name of a group, and $n, a number of members
groups-with-members = { $n ->
    [one] { $name } ({ $n } सदस्य)
   *[other] { $name } ({ $n } सदस्य)
}
groups-only-ids = सिर्फ़ इन ग्रुप के लोग
groups-not-ids = इन ग्रुप के लोग नहीं
groups-ids-hint = Prolific पर आपके वर्कस्पेस के दूसरे ग्रुप के ID, बीच में स्पेस देकर लिखें। कई ग्रुप हों, तो उनमें से किसी एक में होना काफ़ी है।
