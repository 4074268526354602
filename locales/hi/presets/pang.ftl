### Presets of Pang and Gimpel 2019.

## pang/ab-fluency

preset-pang-ab-fluency-title = दो रीराइट के प्रवाह की तुलना करें
preset-pang-ab-fluency-instructions =
    मूल टेक्स्ट और दोनों रीराइट **A** और **B** पढ़ें।

    - सिर्फ़ **भाषा का प्रवाह** परखें: जो पढ़ने में बेहतर है और जिसमें कम गलतियाँ हैं, वही बेहतर है, चाहे वह कुछ भी कहे।
    - जहाँ कोई फ़र्क न दिखे, वहाँ यही बताएँ। कौन-सा टेक्स्ट किस तरफ़ दिखेगा, यह तय नहीं है।
preset-pang-ab-fluency-fluency-prompt = कौन-सा पढ़ने में बेहतर है?

## pang/ab-semantics

preset-pang-ab-semantics-title = दो रीराइट के मतलब की तुलना करें
preset-pang-ab-semantics-instructions =
    मूल टेक्स्ट और दोनों रीराइट **A** और **B** पढ़ें।

    - सिर्फ़ **मतलब** परखें: जो मूल टेक्स्ट की बात ज़्यादा सही-सही कहता है, वही बेहतर है, चाहे उसकी शैली कैसी भी हो।
    - जहाँ कोई फ़र्क न दिखे, वहाँ यही बताएँ। कौन-सा टेक्स्ट किस तरफ़ दिखेगा, यह तय नहीं है।
preset-pang-ab-semantics-semantics-prompt = कौन-सा मूल टेक्स्ट के मतलब के ज़्यादा करीब है?

## pang/ab-style

preset-pang-ab-style-title = दो रीराइट की शैली की तुलना करें
preset-pang-ab-style-instructions =
    मूल टेक्स्ट और दोनों रीराइट **A** और **B** पढ़ें।

    - सिर्फ़ **शैली** परखें: जो ज़्यादा औपचारिक है, वही बेहतर है, चाहे वह कुछ और कहे या पढ़ने में खराब हो।
    - जहाँ कोई फ़र्क न दिखे, वहाँ यही बताएँ। कौन-सा टेक्स्ट किस तरफ़ दिखेगा, यह तय नहीं है।
preset-pang-ab-style-style-prompt = कौन-सा ज़्यादा औपचारिक है?

## pang/fluency-1-4

preset-pang-fluency-1-4-title = भाषा के प्रवाह को 1 से 4 तक रेटिंग दें
preset-pang-fluency-1-4-instructions =
    टेक्स्ट पढ़ें और बताएँ कि उसकी भाषा का प्रवाह कैसा है, **1** से **4** तक। अनौपचारिक टेक्स्ट का प्रवाह भी एकदम सही हो सकता है।

    शुरू करने से पहले हर पॉइंट के उदाहरण पढ़ लें।
preset-pang-fluency-1-4-fluency-prompt = इस टेक्स्ट की भाषा का प्रवाह कैसा है?
preset-pang-fluency-1-4-fluency-point-1 = बेहद खराब
preset-pang-fluency-1-4-fluency-point-1-example-1 = अच्छा हुआ इतना इतना इतना को।
preset-pang-fluency-1-4-fluency-point-1-example-2 = का मिनट को हर का हर
preset-pang-fluency-1-4-fluency-point-1-example-3 = लेकिन का था साफ़ का।
preset-pang-fluency-1-4-fluency-point-1-example-4 = अन्ना पूछ पूछ पूछ
preset-pang-fluency-1-4-fluency-point-1-example-5 = संगीत वह का का पहले।
preset-pang-fluency-1-4-fluency-point-2 = खराब, सुधार चाहिए
preset-pang-fluency-1-4-fluency-point-2-example-1 = मैं कभी बर्ताव इतना अच्छा साथ नहीं हुआ।
preset-pang-fluency-1-4-fluency-point-2-example-2 = हमें मिनट हर मज़ा का आया
preset-pang-fluency-1-4-fluency-point-2-example-3 = कमरा छोटा साफ़ लेकिन।
preset-pang-fluency-1-4-fluency-point-2-example-4 = पूछ अन्ना पता सब वो को
preset-pang-fluency-1-4-fluency-point-2-example-5 = वह पहले संगीत चला शुरू गया।
preset-pang-fluency-1-4-fluency-point-3 = अच्छा
preset-pang-fluency-1-4-fluency-point-3-example-1 = मेरे साथ इतनी अच्छा बर्ताव पहले कभी नहीं हुआ था।
preset-pang-fluency-1-4-fluency-point-3-example-2 = हमें हर मिनटों मज़ा आया
preset-pang-fluency-1-4-fluency-point-3-example-3 = कमरा छोटा था, लेकिन साफ़ वह था।
preset-pang-fluency-1-4-fluency-point-3-example-4 = अन्ना को पूछ लो, वो सब जान रही होती है
preset-pang-fluency-1-4-fluency-point-3-example-5 = वह संगीत शुरू होने के से पहले चला गया।
preset-pang-fluency-1-4-fluency-point-4 = बहुत अच्छा
preset-pang-fluency-1-4-fluency-point-4-example-1 = मेरे साथ इतना अच्छा बर्ताव पहले कभी नहीं हुआ था।
preset-pang-fluency-1-4-fluency-point-4-example-2 = हमें हर मिनट मज़ा आया
preset-pang-fluency-1-4-fluency-point-4-example-3 = कमरा छोटा था, लेकिन साफ़ था।
preset-pang-fluency-1-4-fluency-point-4-example-4 = अन्ना से पूछ लो, उसे सब पता है
preset-pang-fluency-1-4-fluency-point-4-example-5 = वह संगीत शुरू होने से पहले चला गया।

## pang/preference

preset-pang-preference-title = बेहतर रीराइट चुनें
preset-pang-preference-instructions =
    मूल टेक्स्ट और दोनों रीराइट **A** और **B** पढ़ें, और कुल मिलाकर बेहतर रीराइट चुनें: जो औपचारिक हो, मतलब बनाए रखे और पढ़ने में अच्छा हो।

    फ़र्क थोड़ा हो, तब भी आपको एक चुनना ही होगा। कौन-सा टेक्स्ट किस तरफ़ दिखेगा, यह तय नहीं है।
preset-pang-preference-preference-prompt = कौन-सा रीराइट बेहतर है?

## pang/similarity-1-4

preset-pang-similarity-1-4-title = मतलब कितने मिलते हैं, इसे 1 से 4 तक रेटिंग दें
preset-pang-similarity-1-4-instructions =
    दोनों टेक्स्ट को मिलाएँ और बताएँ कि उनके **मतलब** कितने मिलते हैं, **1** से **4** तक। शैली अलग हो सकती है: ऐसा जान-बूझकर किया गया है।

    शुरू करने से पहले हर पॉइंट के उदाहरण पढ़ लें।
preset-pang-similarity-1-4-similarity-prompt = मतलब कितने मिलते हैं?
preset-pang-similarity-1-4-similarity-point-1 = बेहद खराब
preset-pang-similarity-1-4-similarity-point-1-example-1-source = यार यहाँ का पिज़्ज़ा एकदम मस्त है पर हमेशा भीड़ लगी रहती है
preset-pang-similarity-1-4-similarity-point-1-example-1-output = यहाँ का पिज़्ज़ा अत्यंत खराब है।
preset-pang-similarity-1-4-similarity-point-1-example-2-source = यार यहाँ का पिज़्ज़ा एकदम मस्त है पर हमेशा भीड़ लगी रहती है
preset-pang-similarity-1-4-similarity-point-1-example-2-output = संग्रहालय सोमवार को बंद रहता है।
preset-pang-similarity-1-4-similarity-point-1-example-3-source = यार यहाँ का पिज़्ज़ा एकदम मस्त है पर हमेशा भीड़ लगी रहती है
preset-pang-similarity-1-4-similarity-point-1-example-3-output = आपका हार्दिक धन्यवाद।
preset-pang-similarity-1-4-similarity-point-1-example-4-source = यार यहाँ का पिज़्ज़ा एकदम मस्त है पर हमेशा भीड़ लगी रहती है
preset-pang-similarity-1-4-similarity-point-1-example-4-output = का है का को।
preset-pang-similarity-1-4-similarity-point-1-example-5-source = यार यहाँ का पिज़्ज़ा एकदम मस्त है पर हमेशा भीड़ लगी रहती है
preset-pang-similarity-1-4-similarity-point-1-example-5-output = कृपया बताएँ कि दवा की दुकान कहाँ है?
preset-pang-similarity-1-4-similarity-point-2 = खराब, सुधार चाहिए
preset-pang-similarity-1-4-similarity-point-2-example-1-source = यार यहाँ का पिज़्ज़ा एकदम मस्त है पर हमेशा भीड़ लगी रहती है
preset-pang-similarity-1-4-similarity-point-2-example-1-output = यहाँ का पिज़्ज़ा उत्कृष्ट है।
preset-pang-similarity-1-4-similarity-point-2-example-2-source = यार यहाँ का पिज़्ज़ा एकदम मस्त है पर हमेशा भीड़ लगी रहती है
preset-pang-similarity-1-4-similarity-point-2-example-2-output = रेस्टोरेंट में हमेशा भीड़ रहती है।
preset-pang-similarity-1-4-similarity-point-2-example-3-source = यार यहाँ का पिज़्ज़ा एकदम मस्त है पर हमेशा भीड़ लगी रहती है
preset-pang-similarity-1-4-similarity-point-2-example-3-output = यहाँ का पिज़्ज़ा संतोषजनक है।
preset-pang-similarity-1-4-similarity-point-2-example-4-source = यार यहाँ का पिज़्ज़ा एकदम मस्त है पर हमेशा भीड़ लगी रहती है
preset-pang-similarity-1-4-similarity-point-2-example-4-output = भोजन अच्छा है, परंतु सेवा धीमी है।
preset-pang-similarity-1-4-similarity-point-2-example-5-source = यार यहाँ का पिज़्ज़ा एकदम मस्त है पर हमेशा भीड़ लगी रहती है
preset-pang-similarity-1-4-similarity-point-2-example-5-output = यहाँ जल्दी में नहीं आना चाहिए।
preset-pang-similarity-1-4-similarity-point-3 = अच्छा
preset-pang-similarity-1-4-similarity-point-3-example-1-source = यार यहाँ का पिज़्ज़ा एकदम मस्त है पर हमेशा भीड़ लगी रहती है
preset-pang-similarity-1-4-similarity-point-3-example-1-output = यहाँ का पिज़्ज़ा उत्कृष्ट है, परंतु कभी-कभी भीड़ रहती है।
preset-pang-similarity-1-4-similarity-point-3-example-2-source = यार यहाँ का पिज़्ज़ा एकदम मस्त है पर हमेशा भीड़ लगी रहती है
preset-pang-similarity-1-4-similarity-point-3-example-2-output = यहाँ का भोजन उत्कृष्ट है, परंतु हमेशा भीड़ रहती है।
preset-pang-similarity-1-4-similarity-point-3-example-3-source = यार यहाँ का पिज़्ज़ा एकदम मस्त है पर हमेशा भीड़ लगी रहती है
preset-pang-similarity-1-4-similarity-point-3-example-3-output = पिज़्ज़ा अच्छा है, परंतु रेस्टोरेंट हमेशा भरा रहता है।
preset-pang-similarity-1-4-similarity-point-3-example-4-source = यार यहाँ का पिज़्ज़ा एकदम मस्त है पर हमेशा भीड़ लगी रहती है
preset-pang-similarity-1-4-similarity-point-3-example-4-output = यहाँ का पिज़्ज़ा उत्कृष्ट है और यहाँ हमेशा भीड़ रहती है।
preset-pang-similarity-1-4-similarity-point-3-example-5-source = यार यहाँ का पिज़्ज़ा एकदम मस्त है पर हमेशा भीड़ लगी रहती है
preset-pang-similarity-1-4-similarity-point-3-example-5-output = इनका पिज़्ज़ा उत्कृष्ट है, यद्यपि प्रतीक्षा करनी पड़ती है।
preset-pang-similarity-1-4-similarity-point-4 = बहुत अच्छा
preset-pang-similarity-1-4-similarity-point-4-example-1-source = यार यहाँ का पिज़्ज़ा एकदम मस्त है पर हमेशा भीड़ लगी रहती है
preset-pang-similarity-1-4-similarity-point-4-example-1-output = यहाँ परोसा जाने वाला पिज़्ज़ा उत्कृष्ट है, परंतु रेस्टोरेंट में हमेशा भीड़ रहती है।
preset-pang-similarity-1-4-similarity-point-4-example-2-source = यार यहाँ का पिज़्ज़ा एकदम मस्त है पर हमेशा भीड़ लगी रहती है
preset-pang-similarity-1-4-similarity-point-4-example-2-output = यहाँ का पिज़्ज़ा बहुत ही उम्दा है, लेकिन सदैव भीड़ रहती है।
preset-pang-similarity-1-4-similarity-point-4-example-3-source = यार यहाँ का पिज़्ज़ा एकदम मस्त है पर हमेशा भीड़ लगी रहती है
preset-pang-similarity-1-4-similarity-point-4-example-3-output = यहाँ अत्यंत स्वादिष्ट पिज़्ज़ा मिलता है, किंतु यह स्थान हर समय भरा रहता है।
preset-pang-similarity-1-4-similarity-point-4-example-4-source = यार यहाँ का पिज़्ज़ा एकदम मस्त है पर हमेशा भीड़ लगी रहती है
preset-pang-similarity-1-4-similarity-point-4-example-4-output = पिज़्ज़ा बेहतरीन है; परंतु रेस्टोरेंट हमेशा भरा रहता है।
preset-pang-similarity-1-4-similarity-point-4-example-5-source = यार यहाँ का पिज़्ज़ा एकदम मस्त है पर हमेशा भीड़ लगी रहती है
preset-pang-similarity-1-4-similarity-point-4-example-5-output = यद्यपि यहाँ हमेशा भीड़ रहती है, फिर भी इस रेस्टोरेंट का पिज़्ज़ा उत्कृष्ट है।

## pang/style-binary

preset-pang-style-binary-title = औपचारिक या अनौपचारिक: एक चुनें
preset-pang-style-binary-instructions =
    टेक्स्ट पढ़ें और उसकी शैली चुनें। आपको एक चुनना ही होगा, चाहे आपको पूरा यकीन न हो।

    - यह परखें कि बात कैसे कही गई है, यह नहीं कि किस बारे में है।

    उदाहरण:

    - **औपचारिक**: *शुक्रवार तक उत्तर देने की कृपा करें।* · *परिणाम हमारी अपेक्षा के अनुरूप नहीं थे।* · *दस्तावेज़ इस पत्र के साथ संलग्न हैं।* · *खेद है कि वे उपस्थित नहीं हो सके।* · *क्या आप कृपया दरवाज़ा बंद कर देंगे?*
    - **अनौपचारिक**: *शुक्रवार तक बता दियो ok* · *ये तो सोचा ही नी था यार* · *सामान भेज दिया है!!* · *अरे यार वो आ ही नी पाया :(* · *दरवाज़ा बंद कर ना यार*
preset-pang-style-binary-style-prompt = इस टेक्स्ट की शैली कौन-सी है?
preset-pang-style-binary-style-option-formal = औपचारिक
preset-pang-style-binary-style-option-informal = अनौपचारिक
