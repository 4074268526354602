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
gates-test-lead = कार्यकर्ता उन पाठों के बारे में प्रश्नों के उत्तर देते हैं जिनके उत्तर आप जानते हैं। वे अपेक्षित उत्तर कभी नहीं देखते।
gates-test-not-saved = अभी सहेजा नहीं गया
gates-test-not-saved-hint = नीचे के प्रश्न बदल गए हैं। अपेक्षित उत्तर ठीक करें, फिर परीक्षा सहेजें।
gates-start-from = यहाँ से शुरू करें
gates-questions-from = प्रश्न
gates-questions-from-hint = ये नीचे के प्रश्नों की जगह लेंगे। परीक्षा सहेजने तक कुछ भी सहेजा नहीं जाता।
gates-take-questions = इन प्रश्नों का उपयोग करें
gates-questions-of = कार्य “{ $title }” के प्रश्न
gates-questions-formality = औपचारिकता -3 से 3 तक
gates-questions-none = कोई प्रश्न नहीं: अपने लिखें
gates-questions-hint = हर प्रश्न का उत्तर देना ज़रूरी है। परीक्षा में पाठ या टिप्पणी नहीं माँगी जा सकती।
gates-tolerance-of = “{ $question }” के लिए छूट
gates-tolerance-scale = सही उत्तर अपेक्षित उत्तर से जितने अंक अलग हो सकता है।
gates-tolerance-slider = सही उत्तर अपेक्षित उत्तर से स्लाइडर की जितनी इकाइयाँ अलग हो सकता है।
gates-tolerance-spans = हाइलाइट किए अक्षरों का वह प्रतिशत जो अलग हो सकता है; 40 का अर्थ कम से कम 60% मेल है।
gates-items = पाठ और अपेक्षित उत्तर
gates-items-hint = एक शीर्षक पंक्ति और हर पाठ की एक पंक्ति, अल्पविराम, अर्धविराम या टैब से अलग। स्तंभ: { $columns }
expected-title = अपेक्षित उत्तर कैसे लिखें
expected-scale = पैमाना या स्लाइडर: 2 जैसी संख्या, या 1..3 जैसा परास।
expected-choice = चयन: विकल्प की कुंजी। कई विकल्प जो सभी चुने जाने चाहिए: spelling|case।
expected-pairwise = तुलना: बेहतर आउटपुट का नाम, या “tie”। परीक्षा के आउटपुट A, B आदि कहलाते हैं।
expected-ranking = क्रम: सबसे अच्छा आउटपुट पहले, जैसे A > B > C।
expected-spans = अंश: हाइलाइट सहित पाठ, जैसे [formal]Sie[/formal] kommen।
expected-several = कई सही उत्तर: अर्धविराम से अलग करें, जैसे 1; 2। अंशों में केवल एक हो सकता है।
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
