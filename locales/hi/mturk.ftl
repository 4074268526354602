### Mechanical Turk: what is copied to the site, the page in its frame, and the results of a batch.

# What a worker reads at Mechanical Turk
mturk-layout-lead = स्टडी खोलें, वहाँ हिस्सा लें और आखिर में मिलने वाला कम्प्लीशन कोड डालें।
mturk-open-study = स्टडी नए टैब में खोलें
mturk-go-on = स्टडी नए टैब में जारी रखें
mturk-preview = यह सिर्फ़ प्रीव्यू है। हिस्सा लेने के लिए HIT स्वीकार करें।
mturk-back-here = पूरा करने के बाद इस पेज पर लौटें और बटन दबाएँ।
mturk-have-finished = मैंने पूरा कर लिया है
mturk-hand-in = सबमिट करें
mturk-hand-in-lead = यह HIT Mechanical Turk पर सबमिट करने के लिए बटन दबाएँ।
mturk-return-hit = कृपया Mechanical Turk पर यह HIT लौटा दें।
mturk-other-hit = आप इस स्टडी में किसी दूसरे HIT से पहले ही हिस्सा ले चुके हैं। कृपया यह HIT लौटा दें।
mturk-go-back = Mechanical Turk के टैब पर लौटें और वहाँ HIT सबमिट करें।
# What a worker reads next to a bonus
# Arguments: $study
mturk-bonus-reason = “{ $study }” में आपके काम का भुगतान

# The page of the entry link
mturk-lead = वर्कर HIT से स्टडी खोलते हैं। HIT का मेहनताना Mechanical Turk देता है, और बाकी रकम आप बोनस के रूप में देते हैं।
mturk-files = HIT बनाएँ
mturk-files-lead = Mechanical Turk पर “Other” टेम्पलेट से प्रोजेक्ट बनाएँ, उसके लेआउट की जगह यह लेआउट डालें और हर HIT के लिए 9 असाइनमेंट तय करें। फिर CSV फ़ाइल से बैच पब्लिश करें।
mturk-layout = HIT का लेआउट
mturk-layout-file = लेआउट डाउनलोड करें (HTML)
# Arguments: $n
mturk-hits-file = { $n ->
    [one] बैच डाउनलोड करें (CSV, { $n } HIT)
   *[other] बैच डाउनलोड करें (CSV, { $n } HIT)
}
mturk-hits-means = बैच में इस लिंक की हर 9 जगहों के लिए एक HIT होता है, क्योंकि Mechanical Turk 10 या ज़्यादा असाइनमेंट वाले HIT पर ज़्यादा फ़ीस लेता है। दूसरा HIT स्वीकार करने वाले वर्कर से उसे लौटाने को कहा जाता है।
mturk-question-file = सवाल डाउनलोड करें (XML)
mturk-question-means = उन रिक्वेस्टर के लिए जो प्रोग्राम से HIT बनाते हैं: एक ExternalQuestion, जो Mechanical Turk के फ़्रेम में इस सर्वर का पेज दिखाता है।
mturk-question-needs-https = प्रोग्राम से HIT बनाने के लिए इस सर्वर को https:// से शुरू होने वाला सार्वजनिक पता दें (सेटिंग public_url)।
mturk-results = बैच के नतीजे
mturk-results-lead = Mechanical Turk से बैच के नतीजे डाउनलोड करें और वह फ़ाइल यहाँ चुनें। Concord नतीजों का प्रतिभागियों से मिलान करता है और फ़ाइल में भर देता है कि क्या मंज़ूर करना है। फ़ाइल का कुछ भी सेव नहीं होता।
mturk-results-file = नतीजे (CSV)
# Arguments: $most
mturk-results-hint = ज़्यादा से ज़्यादा { $most } MiB।
mturk-results-read = मिलान करें

# The page that compares the results
mturk-batch-title = बैच के नतीजे
# Arguments: $n
mturk-batch-differences = { $n ->
    [0] फ़ाइल के सभी लोगों के बारे में Mechanical Turk और इस स्टडी की जानकारी एक जैसी है।
    [one] { $n } पंक्ति पर आपको ध्यान देना है।
   *[other] { $n } पंक्तियों पर आपको ध्यान देना है।
}
mturk-batch-once = यह पेज एक ही बार दिखाया जाता है। पेज छोड़ने से पहले फ़ाइलें डाउनलोड कर लें।
mturk-decisions = फ़ैसले
# Arguments: $approved, $rejected
mturk-decisions-lead = फ़ाइल में नतीजों के सभी कॉलम हैं। मंज़ूर: { $approved }। नामंज़ूर: { $rejected }। बाकी पंक्तियों का फ़ैसला आपको करना है। फ़ाइल को स्प्रेडशीट में खोले बिना सीधे Mechanical Turk पर अपलोड करें।
mturk-decisions-file = फ़ैसले डाउनलोड करें (CSV)
mturk-bonuses = बोनस
mturk-bonuses-lead = पेआउट की वह रकम जो HIT के मेहनताने के अलावा बनती है। Mechanical Turk यह फ़ाइल नहीं पढ़ सकता: हर पंक्ति का भुगतान वहाँ वर्कर के पेज पर करें, फिर पेआउट की पुष्टि करें।
mturk-bonuses-none = इस फ़ाइल के वर्कर का कोई पेआउट बाकी नहीं है। पहले पेआउट करें, फिर नतीजों का दोबारा मिलान करें।
mturk-bonuses-currency = Mechanical Turk सिर्फ़ USD में भुगतान करता है, जबकि इस स्टडी में भुगतान दूसरी मुद्रा में होता है।
# Arguments: $date, $bonuses, $total
mturk-bonus-list = { $date } का पेआउट: { $bonuses ->
    [one] { $bonuses } बोनस, { $total }
   *[other] { $bonuses } बोनस, कुल { $total }
}
# Arguments: $workers
mturk-bonus-left-out = शामिल नहीं: { $workers }। ये फ़ाइल में नहीं हैं, इनके असाइनमेंट पर फ़ैसला नहीं हुआ है, या ये एक से ज़्यादा एंट्री लिंक से आए हैं। इनके भुगतान की पुष्टि अभी न करें।
mturk-bonus-file = बोनस डाउनलोड करें (CSV)
mturk-worker = वर्कर ID
mturk-there = Mechanical Turk
mturk-not-in-file = कोई पंक्ति नहीं
mturk-compare-rows = प्रतिभागी

# What was found, and what to do
mturk-never-came = यहाँ कभी नहीं आए
mturk-never-came-advice = यहाँ हिस्सा लिए बिना सबमिट हुआ, या वर्कर का डेटा मिटा दिया गया है। नामंज़ूर करने से पहले वर्कर से पूछें।
mturk-not-finished = यहाँ पूरा नहीं हुआ
mturk-not-finished-advice = सबमिट हुआ, पर यहाँ पूरा नहीं हुआ। फ़ैसला करने से पहले काम देखें।
mturk-other-code = अलग कोड
mturk-other-code-advice = फ़ाइल का कोड इस स्टडी का दिया हुआ नहीं है। फ़ैसला करने से पहले काम देखें।
mturk-second-hit = दूसरा HIT
# Arguments: $assignment
mturk-second-hit-advice = वर्कर ने एक ही बार, असाइनमेंट { $assignment } से हिस्सा लिया है। दोनों में से सिर्फ़ एक का भुगतान करें।
mturk-undecided = यहाँ फ़ैसला नहीं हुआ
mturk-undecided-advice = वर्कर का कुछ काम न मंज़ूर हुआ है, न नामंज़ूर। “भुगतान” में फ़ैसला करें, फिर नतीजों का दोबारा मिलान करें।
mturk-to-reject = यहाँ सारा काम नामंज़ूर
mturk-to-reject-advice = फ़ाइल में यह असाइनमेंट आपकी दी हुई वजहों के साथ नामंज़ूर है। अपलोड करने से पहले इसे देख लें।
mturk-not-listed = इस फ़ाइल में नहीं
mturk-not-listed-advice = यहाँ खत्म हुआ। वर्कर किसी दूसरे बैच के नतीजों में है, या उसने सबमिट नहीं किया है।
mturk-to-approve = मंज़ूर किया जाएगा
mturk-marked = फ़ाइल में पहले से दर्ज
mturk-decided = Mechanical Turk पर फ़ैसला हो चुका
