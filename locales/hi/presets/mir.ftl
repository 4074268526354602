### Presets of Mir et al. 2019.

## mir/content-masked

preset-mir-content-masked-title = शैली वाले शब्दों के बिना, कितनी बात बनी रही, इसे रेटिंग दें
preset-mir-content-masked-instructions =
    दोनों टेक्स्ट को मिलाएँ और बताएँ कि पहले टेक्स्ट की कितनी **बात** दूसरे में है, **1** से **5** तक।

    - शैली पर ध्यान न दें: एक औपचारिक और एक अनौपचारिक टेक्स्ट में एक ही बात हो सकती है।
    - जो जोड़ा गया, छूट गया या बदल गया, उससे रेटिंग कम होती है।

    दोनों टेक्स्ट में शैली वाले शब्द छिपे हुए हैं: हर ऐसे शब्द की जगह **[…]** है। जो शब्द दिखते हैं, उन्हीं से परखें; बाकी का अंदाज़ा न लगाएँ।

    उदाहरण, *[…] कुत्ता […] है […] कहाँ से […] इसे* के लिए:

    - *[…] कुत्ता […] है। […] इसे कहाँ से […]?* : **5**।
    - *[…] कुत्ता […] है।* : **3**, सवाल छूट गया है।
    - *[…] एक बिल्ली खरीदनी […]।* : **1**।
preset-mir-content-masked-content-prompt = कितनी बात बनी रही?
preset-mir-content-masked-content-point-1 = कुछ भी नहीं
preset-mir-content-masked-content-point-2 = थोड़ी-सी
preset-mir-content-masked-content-point-3 = करीब आधी
preset-mir-content-masked-content-point-4 = ज़्यादातर
preset-mir-content-masked-content-point-5 = पूरी

## mir/content-unmasked

preset-mir-content-unmasked-title = कितनी बात बनी रही, इसे रेटिंग दें
preset-mir-content-unmasked-instructions =
    दोनों टेक्स्ट को मिलाएँ और बताएँ कि पहले टेक्स्ट की कितनी **बात** दूसरे में है, **1** से **5** तक।

    - शैली पर ध्यान न दें: एक औपचारिक और एक अनौपचारिक टेक्स्ट में एक ही बात हो सकती है।
    - जो जोड़ा गया, छूट गया या बदल गया, उससे रेटिंग कम होती है।

    उदाहरण, *तेरा कुत्ता तो सो क्यूट है यार कहाँ से लाया इसे* के लिए:

    - *आपका कुत्ता बहुत प्यारा है। आप इसे कहाँ से लाए?* : **5**।
    - *आपका कुत्ता बहुत प्यारा है।* : **3**, सवाल छूट गया है।
    - *मुझे एक बिल्ली खरीदनी है।* : **1**।
preset-mir-content-unmasked-content-prompt = कितनी बात बनी रही?
preset-mir-content-unmasked-content-point-1 = कुछ भी नहीं
preset-mir-content-unmasked-content-point-2 = थोड़ी-सी
preset-mir-content-unmasked-content-point-3 = करीब आधी
preset-mir-content-unmasked-content-point-4 = ज़्यादातर
preset-mir-content-unmasked-content-point-5 = पूरी

## mir/intensity-absolute

preset-mir-intensity-absolute-title = टेक्स्ट कितना औपचारिक है, इसे 1 से 5 तक रेटिंग दें
preset-mir-intensity-absolute-instructions =
    टेक्स्ट पढ़ें और बताएँ कि उसकी शैली कितनी **औपचारिक** है, **1** से **5** तक।

    - कहने का ढंग परखें: शब्द, वाक्यों की बनावट, विनम्रता, संक्षेप, विराम चिह्न।
    - विषय पर ध्यान न दें, और न इस पर कि टेक्स्ट का कोई मतलब बनता है या नहीं।

    उदाहरण:

    - *लेट हो रा है यार lol* : **1**, इसमें कुछ भी औपचारिक नहीं है।
    - *मुझे आने में देर होगी, सॉरी।* : **3**, न औपचारिक, न अनौपचारिक।
    - *खेद के साथ सूचित करना पड़ रहा है कि मेरे आगमन में विलंब होगा।* : **5**, पूरा औपचारिक।
preset-mir-intensity-absolute-intensity-prompt = यह टेक्स्ट कितना औपचारिक है?
preset-mir-intensity-absolute-intensity-point-1 = बिल्कुल नहीं
preset-mir-intensity-absolute-intensity-point-2 = थोड़ा-सा
preset-mir-intensity-absolute-intensity-point-3 = कुछ हद तक
preset-mir-intensity-absolute-intensity-point-4 = काफ़ी हद तक
preset-mir-intensity-absolute-intensity-point-5 = पूरी तरह

## mir/intensity-relative

preset-mir-intensity-relative-title = दो शैलियाँ कितनी अलग हैं, इसे रेटिंग दें
preset-mir-intensity-relative-instructions =
    दोनों टेक्स्ट पढ़ें और बताएँ कि उनकी **शैलियाँ** कितनी अलग हैं, **1** से **5** तक।

    - यह मिलाएँ कि वे कितने औपचारिक या अनौपचारिक हैं, यह नहीं कि वे क्या कहते हैं: अलग-अलग बातें कहने वाले दो टेक्स्ट की शैली एक हो सकती है।
    - दोनों में से ज़्यादा औपचारिक कौन-सा है, इससे फ़र्क नहीं पड़ता।

    उदाहरण:

    - *लेट हो रा है यार lol* और *8 बजे नी आ पाऊँगा भाई haha* : **1**, दोनों चैट वाली भाषा हैं।
    - *लेट हो रा है यार lol* और *मुझे आने में देर होगी, सॉरी।* : **3**।
    - *लेट हो रा है यार lol* और *खेद के साथ सूचित करना पड़ रहा है कि मेरे आगमन में विलंब होगा।* : **5**।
preset-mir-intensity-relative-difference-prompt = दोनों टेक्स्ट की शैलियाँ कितनी अलग हैं?
preset-mir-intensity-relative-difference-point-1 = एक जैसी
preset-mir-intensity-relative-difference-point-2 = थोड़ी-सी अलग
preset-mir-intensity-relative-difference-point-3 = कुछ हद तक अलग
preset-mir-intensity-relative-difference-point-4 = बहुत अलग
preset-mir-intensity-relative-difference-point-5 = पूरी तरह अलग

## mir/naturalness-absolute

preset-mir-naturalness-absolute-title = टेक्स्ट कितना स्वाभाविक है, इसे रेटिंग दें
preset-mir-naturalness-absolute-instructions =
    टेक्स्ट पढ़ें और बताएँ कि इसकी कितनी संभावना है कि इसे बचपन से यह भाषा बोलने वाले किसी व्यक्ति ने लिखा हो, **1** से **5** तक।

    - यह परखें कि वह पढ़ने में कैसा लगता है, यह नहीं कि वह क्या कहता है या कितना औपचारिक है।
    - इंसान से गलती हो सकती है; और बिना गलती वाला टेक्स्ट भी ऐसा हो सकता है जो कोई न लिखे।

    उदाहरण:

    - *हम लोग कल वहाँ गया था और बढ़िया है* : **4**, लापरवाही से लिखा है, पर कोई ऐसा लिख सकता है।
    - *जगह का थी बढ़िया हम जाना को बढ़िया।* : **1**, ऐसा कोई नहीं लिखेगा।
preset-mir-naturalness-absolute-naturalness-prompt = यह टेक्स्ट कितना स्वाभाविक है?
preset-mir-naturalness-absolute-naturalness-point-1 = बिल्कुल नहीं
preset-mir-naturalness-absolute-naturalness-point-2 = न के बराबर
preset-mir-naturalness-absolute-naturalness-point-3 = कुछ हद तक
preset-mir-naturalness-absolute-naturalness-point-4 = काफ़ी हद तक
preset-mir-naturalness-absolute-naturalness-point-5 = पूरी तरह

## mir/naturalness-relative

preset-mir-naturalness-relative-title = कौन-सा टेक्स्ट ज़्यादा स्वाभाविक है
preset-mir-naturalness-relative-instructions =
    दोनों टेक्स्ट पढ़ें और वह चुनें जिसे किसी नेटिव स्पीकर के लिखे होने की संभावना ज़्यादा है।

    - यह परखें कि वह पढ़ने में कैसा लगता है, यह नहीं कि वह क्या कहता है या कितना औपचारिक है।
    - फ़र्क थोड़ा हो, तब भी आपको एक चुनना ही होगा। कौन-सा टेक्स्ट किस तरफ़ दिखेगा, यह तय नहीं है।
preset-mir-naturalness-relative-naturalness-prompt = कौन-सा टेक्स्ट ज़्यादा स्वाभाविक है?
