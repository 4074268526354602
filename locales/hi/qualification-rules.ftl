### The page of the qualification rules of a study: location check, qualification test and native-speaker review.

gates-title = क्वालिफ़िकेशन
gates-lead = उन चरणों के नियम जिनसे वर्कर टास्क के लिए क्वालिफ़ाई करते हैं: लोकेशन जाँच, क्वालिफ़िकेशन टेस्ट, पायलट और नेटिव स्पीकर रिव्यू।

## Whether a step has a rule in this language

# Tag: the step has a rule
gates-set = सेट है
gates-set-version = सेट है, वर्शन { $n }
gates-not-set = अभी सेट नहीं है

## Location check

gates-location = लोकेशन जाँच (QC1)
gates-location-lead = वर्कर अपना देश बताते हैं। अगर किसी भरोसेमंद प्रॉक्सी या देशों की फ़ाइल से दूसरा देश पता चले, तो मैनेजर फ़ैसला करते हैं।
gates-countries = किन देशों को अनुमति है
gates-countries-hint = कॉमा से अलग किए गए दो अक्षर वाले कोड, जैसे FR, CA। सभी देशों को अनुमति देने के लिए खाली छोड़ें।
gates-save-location = लोकेशन जाँच सेव करें
gates-location-saved = { $language } की लोकेशन जाँच सेव हो गई है।

## Qualification test

gates-test = क्वालिफ़िकेशन टेस्ट (QC2)
gates-test-lead = वर्कर वाक्यों को -3 (बहुत अनौपचारिक) से 3 (बहुत औपचारिक) तक रेटिंग देते हैं। सही जवाब उन्हें कभी नहीं दिखते।
gates-sentences = वाक्य
gates-sentences-hint = हर लाइन में एक: सही जवाब | वाक्य | सहकर्मियों के लिए वजह। उदाहरण: -2 | चल रहा है क्या यार | बोलचाल का रूप
gates-tolerance = छूट (सही जवाब से कितने पॉइंट का फ़र्क)
gates-pass-mark = पास होने के अंक (100 में से)
gates-attempts = ज़्यादा से ज़्यादा कोशिशें
gates-wait = दो कोशिशों के बीच इंतज़ार (मिनट)
gates-instructions = निर्देश
gates-save-test = टेस्ट सेव करें
gates-test-saved = { $language } का क्वालिफ़िकेशन टेस्ट सेव हो गया है।

## Native-speaker review

gates-review = नेटिव स्पीकर रिव्यू (QC3)
gates-review-lead = पायलट के बाद वर्कर तब तक इंतज़ार करता है जब तक कोई रिव्यूअर टेक्स्ट पढ़कर फ़ैसला न कर ले।
# Label of a number: the pilot HITs that a worker must submit before the review
gates-pilot-hits = रिव्यू से पहले पायलट HIT
gates-save-review = रिव्यू का नियम सेव करें
gates-review-saved = { $language } के रिव्यू का नियम सेव हो गया है।
