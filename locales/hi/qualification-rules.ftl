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
gates-countries-hint = देशों के नाम या दो अक्षर वाले कोड, कॉमा से अलग करके, जैसे { $example }। सभी देशों को अनुमति देने के लिए खाली छोड़ें।
gates-add-country = देश जोड़ें
gates-add-country-hint = सेव करने पर यह ऊपर के देशों में जुड़ जाता है।
gates-save-location = लोकेशन जाँच सेव करें
gates-location-saved = { $language } की लोकेशन जाँच सेव हो गई है।

## Qualification test

gates-test = क्वालिफ़िकेशन टेस्ट (QC2)
gates-test-lead = वर्कर उन टेक्स्ट के बारे में सवालों के जवाब देते हैं जिनके जवाब आप जानते हैं। अपेक्षित जवाब उन्हें कभी नहीं दिखते।
gates-test-not-saved = अभी सेव नहीं है
gates-test-not-saved-hint = नीचे के सवाल बदल गए हैं। अपेक्षित जवाब ठीक करें, फिर टेस्ट सेव करें।
gates-start-from = यहाँ से शुरू करें
gates-questions-from = सवाल
gates-questions-from-hint = ये नीचे के सवालों की जगह लेंगे। टेस्ट सेव करने तक कुछ भी सेव नहीं होता।
gates-take-questions = इन सवालों का इस्तेमाल करें
gates-questions-of = टास्क “{ $title }” के सवाल
gates-questions-formality = औपचारिकता -3 से 3 तक
gates-questions-none = कोई सवाल नहीं: अपने सवाल लिखें
gates-questions-hint = वर्कर को हर सवाल का जवाब देना होता है। टेस्ट में टेक्स्ट या टिप्पणी नहीं माँगी जा सकती।
gates-tolerance-of = “{ $question }” के लिए स्वीकार्य फ़र्क
gates-tolerance-scale = सही जवाब अपेक्षित जवाब से ज़्यादा से ज़्यादा इतने पॉइंट अलग हो सकता है।
gates-tolerance-slider = सही जवाब अपेक्षित जवाब से स्लाइडर की ज़्यादा से ज़्यादा इतनी इकाइयाँ अलग हो सकता है।
gates-tolerance-spans = हाइलाइट किए गए अक्षरों का वह प्रतिशत जो अलग हो सकता है; 40 का मतलब है कम से कम 60% मेल।
gates-items = टेक्स्ट और अपेक्षित जवाब
gates-items-hint = एक हेडर और हर टेक्स्ट की एक लाइन, जो कॉमा, सेमीकोलन या टैब से अलग की गई हों। कॉलम: { $columns }
expected-title = अपेक्षित जवाब कैसे लिखें
expected-scale = स्केल या स्लाइडर: कोई संख्या, जैसे 2, या कोई रेंज, जैसे 1..3।
expected-choice = विकल्प: विकल्प का key। अगर कई विकल्प चुनना ज़रूरी हो: spelling|case।
expected-pairwise = पेयरवाइज़ तुलना: बेहतर आउटपुट का नाम, या “tie”। टेस्ट के आउटपुट के नाम A, B वगैरह होते हैं।
expected-ranking = रैंकिंग: सबसे अच्छा आउटपुट पहले, जैसे A > B > C।
expected-spans = स्पैन: हाइलाइट के साथ टेक्स्ट, जैसे [formal]Sie[/formal] kommen।
expected-several = कई सही जवाब: उन्हें सेमीकोलन से अलग करें, जैसे 1; 2। स्पैन का सिर्फ़ एक सही जवाब हो सकता है।
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
