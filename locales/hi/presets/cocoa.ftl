### Presets of CoCoA-MT (Nadejde et al. 2022).

## cocoa/formality-label

preset-cocoa-formality-label-title = औपचारिक या अनौपचारिक
preset-cocoa-formality-label-instructions =
    टेक्स्ट पढ़ें और बताएँ कि वह अपने पाठक को किस शैली में संबोधित करता है। विषय को नहीं, संबोधन के शब्दों (तू, तुम, आप) और उनके साथ आने वाले क्रिया-रूपों को परखें।

    - **औपचारिक**: सिर्फ़ औपचारिक रूप। **अनौपचारिक**: सिर्फ़ अनौपचारिक रूप।
    - **तटस्थ**: इसमें किसी शैली का पता नहीं चलता।
    - **अन्य**: दोनों तरह के रूप हैं, या टेक्स्ट समझ में नहीं आता।
preset-cocoa-formality-label-label-prompt = यह टेक्स्ट किस शैली में है?
preset-cocoa-formality-label-label-option-formal = औपचारिक
preset-cocoa-formality-label-label-option-informal = अनौपचारिक
preset-cocoa-formality-label-label-option-neutral = तटस्थ
preset-cocoa-formality-label-label-option-other = अन्य

## cocoa/gender-variant

preset-cocoa-gender-variant-title = वही अनुवाद, दूसरे लिंग के लिए
preset-cocoa-gender-variant-instructions =
    आपको एक सोर्स और उसका अनुवाद दिखता है। मौजूदा अनुवाद से शुरू करके उसे ऐसे लिखें कि वह **दूसरे लिंग** के व्यक्ति को संबोधित करे या उसके बारे में हो।

    - **सिर्फ़** वे शब्द बदलें जिनसे लिंग का पता चलता है, और वे शब्द जो उनके हिसाब से बदलते हैं।
    - अगर टेक्स्ट में किसी बात से लिंग का पता नहीं चलता, तो उसे बिना बदले सबमिट करें।
    - अगर आपको टेक्स्ट समझ में न आए, तो अंदाज़ा लगाने के बजाय यही बताएँ।

    उदाहरण: *वह थकी हुई घर पहुँची।* > *वह थका हुआ घर पहुँचा।*
preset-cocoa-gender-variant-gender-variant-prompt = अनुवाद को ऐसे बदलें कि वह दूसरे लिंग के बारे में हो।

## cocoa/matches-level

preset-cocoa-matches-level-title = क्या टेक्स्ट में वही औपचारिकता है जो माँगी गई थी
preset-cocoa-matches-level-instructions =
    टेक्स्ट पढ़ें और बताएँ कि क्या वह अपने पाठक को **औपचारिक ढंग से** संबोधित करता है, जैसा माँगा गया था।

    - **हाँ**: जिन रूपों से पता चलता है कि पाठक को कैसे संबोधित किया गया है, वे सब औपचारिक हैं।
    - **नहीं**: उनमें से कोई एक अनौपचारिक है, या ऐसा कोई रूप है ही नहीं।

    विषय को नहीं, संबोधन के शब्दों और उनके साथ आने वाले क्रिया-रूपों को परखें।
preset-cocoa-matches-level-matches-prompt = क्या पाठक को औपचारिक ढंग से संबोधित किया गया है?
preset-cocoa-matches-level-matches-option-yes = हाँ
preset-cocoa-matches-level-matches-option-no = नहीं

## cocoa/quality-1-6

preset-cocoa-quality-1-6-title = अनुवाद की क्वालिटी को 1 से 6 तक रेटिंग दें
preset-cocoa-quality-1-6-instructions =
    अनुवाद को उसके सोर्स से मिलाएँ और उसे **1** (खराब) से **6** (एकदम सही) तक रेटिंग दें।

    - यह परखें कि क्या वह वही कहता है जो सोर्स कहता है, और क्या वह सही है और पढ़ने में अच्छा है।
    - संबोधन के ढंग को अलग से रेटिंग दी जाती है: औपचारिक और अनौपचारिक, दोनों तरह के अनुवाद एकदम सही हो सकते हैं।

    गाइड:

    - **6**: कुछ बदलने की ज़रूरत नहीं। **5**: एक छोटी कमी। **4**: कुछ छोटी कमियाँ, मतलब पूरा है।
    - **3**: मतलब का कुछ हिस्सा छूटा है या गलत है। **2**: ज़्यादातर मतलब छूटा है या गलत है। **1**: यह सोर्स का अनुवाद ही नहीं है।
preset-cocoa-quality-1-6-quality-prompt = यह अनुवाद कितना अच्छा है?
preset-cocoa-quality-1-6-quality-point-1 = खराब
preset-cocoa-quality-1-6-quality-point-1-example-1-source = I left my umbrella on the bus and was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-1-example-1-output = बस स्टॉप स्कूल के बगल में है।
preset-cocoa-quality-1-6-quality-point-2 = कमज़ोर
preset-cocoa-quality-1-6-quality-point-2-example-1-source = I left my umbrella on the bus and was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-2-example-1-output = मैं बस भूल गया और घर आ गया।
preset-cocoa-quality-1-6-quality-point-3 = ठीक-ठाक
preset-cocoa-quality-1-6-quality-point-3-example-1-source = I left my umbrella on the bus and was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-3-example-1-output = मैं अपना छाता घर पर भूल गया और बस में भीग गया।
preset-cocoa-quality-1-6-quality-point-4 = अच्छा
preset-cocoa-quality-1-6-quality-point-4-example-1-source = I left my umbrella on the bus and was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-4-example-1-output = मैंने अपनी छाता बस पर छोड़ दी और बहुत गीला था जब मैं घर को पहुँचा।
preset-cocoa-quality-1-6-quality-point-5 = बहुत अच्छा
preset-cocoa-quality-1-6-quality-point-5-example-1-source = I left my umbrella on the bus and was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-5-example-1-output = मैं अपना छाता बस पर भूल गया और घर पहुँचने तक पूरी तरह भीग गया।
preset-cocoa-quality-1-6-quality-point-6 = एकदम सही
preset-cocoa-quality-1-6-quality-point-6-example-1-source = I left my umbrella on the bus and was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-6-example-1-output = मैं अपना छाता बस में भूल गया और घर पहुँचते-पहुँचते पूरी तरह भीग गया।

## cocoa/second-level

preset-cocoa-second-level-title = वही अनुवाद, अनौपचारिक ढंग से
preset-cocoa-second-level-instructions =
    आपको एक सोर्स और उसका **औपचारिक** अनुवाद दिखता है, जिसमें वे शब्द हाइलाइट किए गए हैं जो उसे औपचारिक बनाते हैं। मौजूदा अनुवाद से शुरू करके उसे **अनौपचारिक** ढंग से लिखें, जैसे आप किसी दोस्त से बात करते हैं। फिर हर वह शब्द या वाक्यांश हाइलाइट करें जिससे अनौपचारिकता का पता चलता है।

    - **सिर्फ़** वे शब्द बदलें जिनसे औपचारिकता का पता चलता है: संबोधन, उनके साथ आने वाले क्रिया-रूप, अभिवादन, आदरसूचक शब्द।
    - बाकी सब वैसा ही रहे, चाहे आप उसे किसी और तरह से कहते।
    - शब्द को तभी हाइलाइट करें जब संदर्भ के बिना भी उससे औपचारिकता के स्तर का पता चले। सिर्फ़ लहजा काफ़ी नहीं है।
    - अगर आपको टेक्स्ट समझ में न आए, या आप उसके हाइलाइट से सहमत न हों, तो अंदाज़ा लगाने के बजाय यही बताएँ।

    उदाहरण: क्या **आप** अंदर **आ सकते हैं**? > क्या **तुम** अंदर **आ सकते हो**?
preset-cocoa-second-level-second-level-prompt = अनुवाद को ऐसे बदलें कि वह अनौपचारिक हो।
preset-cocoa-second-level-marks-prompt = किन शब्दों से औपचारिकता के स्तर का पता चलता है?
preset-cocoa-second-level-marks-label-f = औपचारिकता का स्तर दिखाता है

## cocoa/tag

preset-cocoa-tag-title = औपचारिकता दिखाने वाले शब्द हाइलाइट करें
preset-cocoa-tag-instructions =
    टेक्स्ट पढ़ें और **हर वह शब्द या वाक्यांश हाइलाइट करें जिससे पता चलता है कि पाठक को कैसे संबोधित किया गया है**, और उसे उसका लेबल दें।

    - वही रूप हाइलाइट करें: सर्वनाम, उसके साथ आने वाला क्रिया-रूप, अभिवादन या आदरसूचक शब्द। उनके बीच के शब्द छोड़ दें।
    - शब्द को तभी हाइलाइट करें जब संदर्भ के बिना भी उससे औपचारिकता के स्तर का पता चले। सिर्फ़ लहजा काफ़ी नहीं है।
    - अगर टेक्स्ट में किसी बात से स्तर का पता नहीं चलता, तो “हाइलाइट करने के लिए कुछ नहीं” चुनें।

    उदाहरण:

    - औपचारिक: **महोदय**, क्या **आप** मुझे **बता सकते हैं** कि स्टेशन कहाँ है?
    - अनौपचारिक: **यार** **तू** मुझे **बता दे** स्टेशन कहाँ है
preset-cocoa-tag-formality-prompt = किन शब्दों से औपचारिकता के स्तर का पता चलता है?
preset-cocoa-tag-formality-label-formal = औपचारिक
preset-cocoa-tag-formality-label-informal = अनौपचारिक

## cocoa/translate-and-tag

preset-cocoa-translate-and-tag-title = औपचारिक अनुवाद करें और उसे औपचारिक बनाने वाले शब्द हाइलाइट करें
preset-cocoa-translate-and-tag-instructions =
    टेक्स्ट का **शुरू से**, **औपचारिक** ढंग से अनुवाद करें: जैसे आप अपने से बड़े किसी अनजान व्यक्ति से बात करते हैं। फिर अपने अनुवाद में हर वह शब्द या वाक्यांश हाइलाइट करें जिससे औपचारिकता का पता चलता है।

    - वही रूप हाइलाइट करें: सर्वनाम, उसके साथ आने वाला क्रिया-रूप, अभिवादन या आदरसूचक शब्द। उनके बीच के शब्द छोड़ दें।
    - शब्द को तभी हाइलाइट करें जब संदर्भ के बिना भी उससे औपचारिकता के स्तर का पता चले। सिर्फ़ लहजा काफ़ी नहीं है।
    - ऐसे शब्द ज़बरदस्ती न डालें: अगर औपचारिक अनुवाद में इनकी ज़रूरत नहीं है, तो “हाइलाइट करने के लिए कुछ नहीं” चुनें।
    - अगर आपको टेक्स्ट समझ में न आए, या उसे औपचारिक ढंग से कहा न जा सकता हो, तो अंदाज़ा लगाने के बजाय यही बताएँ।

    उदाहरण: *Can you come in?* > क्या **आप** अंदर **आ सकते हैं**?
preset-cocoa-translate-and-tag-translation-prompt = आपका औपचारिक अनुवाद
preset-cocoa-translate-and-tag-marks-prompt = किन शब्दों से औपचारिकता का पता चलता है?
preset-cocoa-translate-and-tag-marks-label-f = औपचारिकता दिखाता है
