### Presets of XFORMAL (Briakou et al. 2021).

## xformal/edit-types

preset-xformal-edit-types-title = रीराइट में क्या बदला गया
preset-xformal-edit-types-instructions =
    रीराइट को मूल टेक्स्ट से मिलाएँ और जो भी बदलाव दिखें, उन **सभी** पर निशान लगाएँ। एक ही शब्द में कई तरह के बदलाव हो सकते हैं।

    - **छोटे-बड़े अक्षर (capital letters)**: सिर्फ़ रोमन अक्षरों में: *whatsapp* > *WhatsApp*, *DELHI* > *Delhi*।
    - **विराम चिह्न**: जोड़े, हटाए या बदले गए।
    - **दूसरे शब्दों में**: वही बात अलग शब्दों में कही गई।
    - **फ़िलर शब्द हटाए गए**: *अरे*, *यार*, *मतलब*।
    - **छूटा शब्द जोड़ा गया**: *देखा उसे?* > *क्या आपने उसे देखा?*
    - **संदर्भ जोड़ा गया**: ऐसी बात जो मूल टेक्स्ट में सिर्फ़ इशारे में थी।
    - **बोलचाल के छोटे रूप**: *जा रा हूँ* > *जा रहा हूँ*।
    - **स्पेलिंग**: गलत लिखा शब्द ठीक किया गया: *परिक्षा* > *परीक्षा*।
    - **संक्षेप और चैट वाली स्पेलिंग**: *msg* > *संदेश*, *नईईई* > *नहीं*।
    - **बोलचाल के शब्द और मुहावरे**: *कड़का* > *पैसों की तंगी में*।
    - **विनम्रता**: *कृपया*, *जी*, *तू* की जगह *आप*।
    - **वाक्य अलग किए गए**: एक वाक्य के कई वाक्य हो गए।
    - **संबंधवाचक सर्वनाम**: *सामने वाली दुकान* > *वह दुकान जो सामने है*।

    जो यहाँ नहीं है, उसे **अन्य** के पास लिखें। अगर कुछ नहीं बदला गया है, तो सिर्फ़ **कुछ नहीं बदला गया** चुनें।
preset-xformal-edit-types-edit-types-prompt = क्या बदला गया?
preset-xformal-edit-types-edit-types-option-capitalization = छोटे-बड़े अक्षर
preset-xformal-edit-types-edit-types-option-punctuation = विराम चिह्न
preset-xformal-edit-types-edit-types-option-paraphrase = दूसरे शब्दों में
preset-xformal-edit-types-edit-types-option-delete-fillers = फ़िलर शब्द हटाए गए
preset-xformal-edit-types-edit-types-option-completion = छूटा शब्द जोड़ा गया
preset-xformal-edit-types-edit-types-option-add-context = संदर्भ जोड़ा गया
preset-xformal-edit-types-edit-types-option-contractions = बोलचाल के छोटे रूप
preset-xformal-edit-types-edit-types-option-spelling = स्पेलिंग
preset-xformal-edit-types-edit-types-option-normalization = संक्षेप और चैट वाली स्पेलिंग
preset-xformal-edit-types-edit-types-option-slang-idioms = बोलचाल के शब्द और मुहावरे
preset-xformal-edit-types-edit-types-option-politeness = विनम्रता
preset-xformal-edit-types-edit-types-option-split-sentences = वाक्य अलग किए गए
preset-xformal-edit-types-edit-types-option-relativizers = संबंधवाचक सर्वनाम
preset-xformal-edit-types-edit-types-option-unchanged = कुछ नहीं बदला गया

## xformal/fluency

preset-xformal-fluency-title = भाषा के प्रवाह को रेटिंग दें
preset-xformal-fluency-instructions =
    टेक्स्ट पढ़ें और बताएँ कि वह स्वाभाविक और सही हिंदी जैसा लगता है या नहीं, **1** से **5** तक।

    - **5 एकदम सही**: बिना अटके पढ़ा जाता है, कोई गलती नहीं है।
    - **4 समझ में आता है**: कुछ गलतियाँ या अटपटी बातें हैं, पर मतलब साफ़ है।
    - **3 कुछ हद तक समझ में आता है**: कुछ हिस्सा समझ में आता है, या दोबारा पढ़ना पड़ता है।
    - **2 समझ में नहीं आता**: शब्द हिंदी के हैं, पर मिलकर कोई मतलब नहीं बनता।
    - **1 परखा नहीं जा सकता**: टेक्स्ट खाली है या किसी दूसरी भाषा में है।

    अनौपचारिक टेक्स्ट का प्रवाह भी एकदम सही हो सकता है।
preset-xformal-fluency-fluency-prompt = इस टेक्स्ट की भाषा का प्रवाह कैसा है?
preset-xformal-fluency-fluency-point-1 = परखा नहीं जा सकता
preset-xformal-fluency-fluency-point-1-example-1 = ##  8 ,, http
preset-xformal-fluency-fluency-point-2 = समझ में नहीं आता
preset-xformal-fluency-fluency-point-2-example-1 = खिड़की नीचे को मंगलवार जाती का है।
preset-xformal-fluency-fluency-point-3 = कुछ हद तक समझ में आता है
preset-xformal-fluency-fluency-point-3-example-1 = उसने कहा कि ट्रेन जो कल था वह आता नहीं को है।
preset-xformal-fluency-fluency-point-4 = समझ में आता है
preset-xformal-fluency-fluency-point-4-example-1 = मुझे नही पता उसने चाबियाँ कहा रखा है
preset-xformal-fluency-fluency-point-5 = एकदम सही
preset-xformal-fluency-fluency-point-5-example-1 = मुझे नहीं पता कि उसने चाबियाँ कहाँ रखी हैं।

## xformal/formality

preset-xformal-formality-title = औपचारिकता को रेटिंग दें
preset-xformal-formality-instructions =
    टेक्स्ट पढ़ें और बताएँ कि वह कितना औपचारिक है, **-3** से **3** तक।

    - कहने का ढंग परखें: शब्दों का चुनाव, वाक्यों की बनावट, विनम्रता, संक्षेप, विराम चिह्न।
    - विषय पर ध्यान न दें, और न इस पर कि आप कही गई बात से सहमत हैं या नहीं।
    - किसी वाक्य में गलती होने पर भी वह औपचारिक हो सकता है; और बिना गलती वाला वाक्य भी अनौपचारिक हो सकता है।
preset-xformal-formality-formality-prompt = यह टेक्स्ट कितना औपचारिक है?
preset-xformal-formality-formality-point-minus-3 = बहुत अनौपचारिक
preset-xformal-formality-formality-point-minus-3-example-1 = अबे मेरा फोन किधर गया यार, दिमाग का दही हो गया lol
preset-xformal-formality-formality-point-minus-2 = अनौपचारिक
preset-xformal-formality-formality-point-minus-2-example-1 = टाइम देखा है तूने या नहीं
preset-xformal-formality-formality-point-minus-1 = कुछ हद तक अनौपचारिक
preset-xformal-formality-formality-point-minus-1-example-1 = ये तो बहुत बुरा हुआ कि तुम हमारे साथ नहीं आ पा रहे।
preset-xformal-formality-formality-point-0 = तटस्थ
preset-xformal-formality-formality-point-0-example-1 = दुकान छह बजे बंद होती है।
preset-xformal-formality-formality-point-1 = कुछ हद तक औपचारिक
preset-xformal-formality-formality-point-1-example-1 = आगंतुक अपना सामान प्रवेश द्वार पर रख सकते हैं।
preset-xformal-formality-formality-point-2 = औपचारिक
preset-xformal-formality-formality-point-2-example-1 = आपसे निवेदन है कि कृपया अपने आने की पुष्टि करें।
preset-xformal-formality-formality-point-3 = बहुत औपचारिक
preset-xformal-formality-formality-point-3-example-1 = महोदय से सविनय निवेदन है कि उक्त विषय का संज्ञान लेने की कृपा करें।

## xformal/meaning

preset-xformal-meaning-title = मतलब कितना बना रहा, इसे रेटिंग दें
preset-xformal-meaning-instructions =
    दोनों टेक्स्ट को मिलाएँ और बताएँ कि क्या उनका मतलब एक ही है, **1** से **6** तक।

    - शैली या गलतियों पर ध्यान न दें, जब तक वे समझने में रुकावट न बनें।
    - अगर कोई जानकारी जोड़ी गई, छूट गई या बदल गई, तो रेटिंग कम होती है।
    - एक औपचारिक और एक अनौपचारिक टेक्स्ट का मतलब पूरी तरह एक हो सकता है।
preset-xformal-meaning-meaning-prompt = क्या दोनों टेक्स्ट का मतलब एक ही है?
preset-xformal-meaning-meaning-point-1 = पूरी तरह अलग
preset-xformal-meaning-meaning-point-1-example-1-source = दीदी ने पिछले हफ्ते अपनी कार बेच दी, अब वो बस से जाती है
preset-xformal-meaning-meaning-point-1-example-1-output = आज शाम घर पर ही भोजन करना बेहतर रहेगा।
preset-xformal-meaning-meaning-point-2 = मतलब एक नहीं, पर विषय एक है
preset-xformal-meaning-meaning-point-2-example-1-source = दीदी ने पिछले हफ्ते अपनी कार बेच दी, अब वो बस से जाती है
preset-xformal-meaning-meaning-point-2-example-1-output = बस कार से सस्ती पड़ती है।
preset-xformal-meaning-meaning-point-3 = मतलब एक नहीं, पर कुछ बातें एक हैं
preset-xformal-meaning-meaning-point-3-example-1-source = दीदी ने पिछले हफ्ते अपनी कार बेच दी, अब वो बस से जाती है
preset-xformal-meaning-meaning-point-3-example-1-output = मेरी बड़ी बहन ने पिछले सप्ताह एक कार खरीदी।
preset-xformal-meaning-meaning-point-4 = मतलब मोटे तौर पर एक
preset-xformal-meaning-meaning-point-4-example-1-source = दीदी ने पिछले हफ्ते अपनी कार बेच दी, अब वो बस से जाती है
preset-xformal-meaning-meaning-point-4-example-1-output = मेरी बड़ी बहन ने अपनी कार बेच दी है और वह सार्वजनिक परिवहन का उपयोग करती है।
preset-xformal-meaning-meaning-point-5 = मतलब ज़्यादातर एक
preset-xformal-meaning-meaning-point-5-example-1-source = दीदी ने पिछले हफ्ते अपनी कार बेच दी, अब वो बस से जाती है
preset-xformal-meaning-meaning-point-5-example-1-output = मेरी बड़ी बहन ने हाल ही में अपनी कार बेच दी और अब वह बस से जाती है।
preset-xformal-meaning-meaning-point-6 = मतलब पूरी तरह एक
preset-xformal-meaning-meaning-point-6-example-1-source = दीदी ने पिछले हफ्ते अपनी कार बेच दी, अब वो बस से जाती है
preset-xformal-meaning-meaning-point-6-example-1-output = पिछले सप्ताह मेरी बड़ी बहन ने अपनी कार बेच दी; अब वह बस से जाती है।

## xformal/quality

preset-xformal-quality-title = रीराइट की क्वालिटी को रेटिंग दें
preset-xformal-quality-instructions =
    रीराइट को मूल टेक्स्ट से मिलाएँ और उसे कुल मिलाकर परखें।

    - **बहुत बढ़िया**: वह औपचारिक है, पढ़ने में अच्छा है और वही कहता है जो मूल टेक्स्ट कहता है।
    - **स्वीकार्य**: शैली, भाषा या मतलब में छोटी कमियाँ हैं, जो थोड़े-से सुधार से ठीक हो सकती हैं।
    - **खराब**: वह लगभग उतना ही अनौपचारिक है, समझना मुश्किल है, या कुछ और कहता है।
preset-xformal-quality-quality-prompt = यह रीराइट कितना अच्छा है?
preset-xformal-quality-quality-option-excellent = बहुत बढ़िया
preset-xformal-quality-quality-option-acceptable = स्वीकार्य
preset-xformal-quality-quality-option-poor = खराब

## xformal/ranking

preset-xformal-ranking-title = रीराइट की रैंकिंग करें
preset-xformal-ranking-instructions =
    आपको एक अनौपचारिक वाक्य दिखेगा, फिर किसी व्यक्ति का लिखा एक रीराइट, और उसके बाद तुलना के लिए कई रीराइट। इन्हें **सबसे अच्छे** (रैंक 1) से **सबसे खराब** तक रैंक दें।

    - जो रीराइट पढ़ने में अच्छे हैं और मतलब बनाए रखते हैं, उनमें से सबसे **औपचारिक** सबसे अच्छा है।
    - जो टेक्स्ट मतलब बदल देता है या समझ में नहीं आता, वह औपचारिक होने पर भी बाकी के बाद आता है।
    - दो बराबर अच्छे टेक्स्ट की रैंक एक हो सकती है।

    व्यक्ति का लिखा रीराइट तुलना के लिए है और उसे रैंक नहीं दी जाती। टेक्स्ट किसी भी क्रम में दिख सकते हैं।
preset-xformal-ranking-ranking-prompt = इन रीराइट को सबसे अच्छे से सबसे खराब तक रैंक दें।

## xformal/rewrite

preset-xformal-rewrite-title = औपचारिक शैली में लिखें
preset-xformal-rewrite-instructions =
    अनौपचारिक वाक्य पढ़ें, फिर हिंदी में एक **औपचारिक** वाक्य लिखें जो **वही बात** कहे।

    - हर वाक्य को अलग मानकर काम करें।
    - सिर्फ़ वही लिखें जो वाक्य में है: न कुछ जोड़ें, न कुछ छोड़ें।
    - सिर्फ़ विराम चिह्न, स्पेलिंग या संक्षेप ठीक करना काफ़ी नहीं है: अनौपचारिक शब्द और बोलने का ढंग भी बदलें।
    - ऐसे लिखें जैसे आप किसी अनजान व्यक्ति को लिख रहे हों जिनका आप सम्मान करते हैं।

    अनौपचारिक वाक्य: *यार मेरे भाई को कंप्यूटर का कुछ नी पता, एकदम बेकार हाल है.....*

    - **अच्छा**: “मेरे भाई को कंप्यूटर की कोई जानकारी नहीं है, जो अत्यंत खेद की बात है।” शैली औपचारिक है और मतलब वही है।
    - **ऐसा न करें**: “यार, मेरे भाई को कंप्यूटर का कुछ नहीं पता। एकदम बेकार हाल है।” सिर्फ़ स्पेलिंग और विराम चिह्न बदले हैं: वाक्य अब भी अनौपचारिक है।
    - **ऐसा न करें**: “मेरे भाई बुद्धिमान नहीं हैं और उन्होंने अपना कंप्यूटर बेच दिया है।” शैली औपचारिक है, पर मतलब बदल गया है।
preset-xformal-rewrite-rewrite-prompt = इस वाक्य को औपचारिक शैली में लिखें।
