### The questions in the task designer's form.

design-questions = हर आइटम के बारे में सवाल
design-question-add = सवाल जोड़ें
design-question-number = सवाल { $n }
# The text of a question; { $language } is its language.
design-question-in = सवाल ({ $language })
# The technical name of a question
design-question-key = Key
design-question-key-hint = जवाबों और एक्सपोर्ट में सवाल का नाम। a से z, 0 से 9 और _ का इस्तेमाल करें।
design-question-type = सवाल का प्रकार
design-question-required = जवाब ज़रूरी है
design-question-skip = “मेरे लिए इसे परखना संभव नहीं” का विकल्प दें और वजह पूछें
design-question-skip-hint = वजह बताकर सवाल छोड़ा जा सकता है। उसके पैसे मिलते हैं और आँकड़ों में ऐसे जवाब शामिल नहीं होते।
design-question-remove = सवाल हटाएँ

## Question types: the name, then the name with the answer that it collects

design-type-text = टेक्स्ट
design-type-scale = स्केल
design-type-slider = स्लाइडर
design-type-choice = विकल्प
design-type-ranking = रैंकिंग
design-type-pairwise = पेयरवाइज़ तुलना
design-type-spans = स्पैन
design-type-comment = टिप्पणी
design-type-text-collects = टेक्स्ट: वर्कर टेक्स्ट लिखता या एडिट करता है
design-type-scale-collects = स्केल: लेबल वाले स्केल का एक पॉइंट
design-type-slider-collects = स्लाइडर: किसी रेंज की एक संख्या
design-type-choice-collects = विकल्प: सूची में से एक या कई जवाब
design-type-ranking-collects = रैंकिंग: हर आउटपुट की एक रैंक
design-type-pairwise-collects = पेयरवाइज़ तुलना: दो में से बेहतर आउटपुट
design-type-spans-collects = स्पैन: लेबल के साथ हाइलाइट किए गए शब्द
design-type-comment-collects = टिप्पणी: वैकल्पिक टिप्पणियाँ

## The settings of each type

design-prefill = फ़ील्ड का शुरुआती टेक्स्ट
design-prefill-empty = खाली
design-prefill-hint = वर्कर शुरुआती टेक्स्ट को एडिट करते हैं। शुरुआती टेक्स्ट हो, तो जवाब ज़रूरी होना चाहिए।
design-the-source = सोर्स
design-the-output = दिखाया गया आउटपुट
design-max-chars = ज़्यादा से ज़्यादा कितने अक्षर
design-spans-of = हाइलाइट किया जाने वाला टेक्स्ट
design-spans-of-answer = पिछले टेक्स्ट वाले सवाल का जवाब
design-scale-points = स्केल के पॉइंट
design-scale-points-hint = हर लाइन में एक पॉइंट, सबसे छोटा पहले: सेव होने वाली संख्या, फिर लेबल।
design-scale-examples = स्केल के उदाहरण ({ $language })
design-scale-examples-hint = हर लाइन में एक: पॉइंट की संख्या, फिर एक टेक्स्ट, या “ | ” से अलग किए गए सोर्स और आउटपुट।
design-slider-min = न्यूनतम
design-slider-max = अधिकतम
# The distance between two numbers of a slider
design-slider-step = स्टेप
design-slider-step-hint = दो संख्याओं के बीच की दूरी, जैसे 1 या 0.5। दशमलव के बाद ज़्यादा से ज़्यादा 6 अंक।
design-slider-anchors = स्लाइडर के एंकर ({ $language })
design-slider-anchors-hint = हर लाइन में एक एंकर, सबसे छोटा पहले: संख्या, फिर लेबल। दोनों सिरों पर एंकर चाहिए।
design-options = जवाब के विकल्प या स्पैन के लेबल
design-options-hint = हर लाइन में एक: सेव होने वाला key (a से z, 0 से 9 और _), फिर वह टेक्स्ट जो वर्कर पढ़ते हैं।
design-options-many = एक से ज़्यादा जवाब चुनने दें
design-options-other = वर्कर को अपने शब्दों में जवाब देने दें
# Two outputs may have the same rank or be equally good
design-ties = बराबरी (ties) की अनुमति दें
design-type-needs-outputs = इस प्रकार के लिए ऐसा टास्क चाहिए जो “{ $shows }” दिखाए। इसे पहले चरण में चुनें।

## The condition under which a question is asked

# Label of a choice: always, or depending on the answer to an earlier question
design-condition = यह सवाल कब पूछें
design-condition-always = हमेशा
# { $key } is the key of an earlier question.
design-condition-depends = “{ $key }” के जवाब के हिसाब से
design-condition-answers = सिर्फ़ इन जवाबों पर
design-condition-none = शर्त के लिए पहले का कोई सवाल चाहिए: स्केल, विकल्प, या ज़्यादा से ज़्यादा 101 संख्याओं वाला स्लाइडर।
# { $answers } lists each earlier question with its answers, such as “label: formal, informal”.
design-condition-hint = सेव होने वाली वैल्यू, कॉमा से अलग की हुई। संभव जवाब: { $answers }।
