### Creating a study, its settings, its team and its invitation links.

## New study

new-study-title = नई स्टडी
new-study-lead = आप इस स्टडी के रिसर्चर और मैनेजर बन जाते हैं। जब तक आप स्टडी लाइव नहीं करते, वर्कर काम शुरू नहीं कर सकते।
new-study-title-hint = यह शीर्षक टीम और वर्कर को दिखता है।
new-study-languages-how = कॉमा से अलग किए गए भाषाओं के नाम या कोड, जैसे जर्मन, it, pt-BR। भाषाएँ बाद में भी जोड़ी जा सकती हैं।
new-study-create = स्टडी बनाएँ

## Settings of a study

settings-title = सेटिंग
settings-lead = पूरी स्टडी पर लागू होने वाली सेटिंग।
# Heading: general settings
settings-general = सामान्य
settings-languages-how = कॉमा से अलग किए गए भाषाओं के नाम या कोड। जिस भाषा में टेक्स्ट या वर्कर हों, उसे हटाया नहीं जा सकता।
settings-currency-hint = तीन अक्षर, जैसे EUR, USD या BRL। वर्कर की कमाई शुरू होने के बाद इसे बदला नहीं जा सकता।
settings-approve-after = कितने घंटे बाद सबमिशन अपने-आप मंज़ूर हो
settings-approve-after-hint = सबमिशन को सिर्फ़ हाथ से मंज़ूर करने के लिए 0 डालें।
settings-target-rate = प्रति घंटा मेहनताने का लक्ष्य ({ $currency })
settings-target-rate-hint = यह लक्ष्य वर्कर की असल प्रति घंटा कमाई के साथ दिखाया जाता है।
# Arguments: $currency
settings-budget = बजट ({ $currency })
settings-budget-hint = जब मेहनताना और बोनस मिलकर इतने हो जाते हैं, तो वर्कर को नए HIT नहीं मिलते। सर्विस की फ़ीस इसमें शामिल नहीं है। कोई सीमा न रखने के लिए खाली छोड़ें।
settings-payee = बैंक या PayPal की जानकारी
settings-payee-hint = मैनेजर को यह सिर्फ़ उन फ़ाइलों में दिखती है जिनसे वे भुगतान करते हैं। सहमति फ़ॉर्म में यह लिखा होना चाहिए।
settings-payee-no = वर्कर से नहीं माँगी जाती
settings-payee-yes = वर्कर इसे अपनी कमाई के पेज पर देते हैं
settings-typing = टाइपिंग और पेस्ट
settings-typing-hint = वर्कर के लिखे टेक्स्ट के लिए: कितने अक्षर टाइप और कितने पेस्ट हुए, और अक्षरों के बीच का समय कितना एक जैसा था। सहमति फ़ॉर्म में यह बात अपने-आप बताई जाती है। गिनती सिर्फ़ उन वर्कर की होती है जो वह फ़ॉर्म स्वीकार करते हैं।
settings-typing-no = गिनती नहीं होती
settings-typing-yes = गिनती होती है
settings-compare = डिवाइस और नेटवर्क
settings-compare-hint = इससे एक ही डिवाइस या नेटवर्क इस्तेमाल करने वाले वर्कर का पता चलता है। सिर्फ़ उनसे बने कोड रखे जाते हैं। सहमति फ़ॉर्म में यह बात अपने-आप बताई जाती है। तुलना सिर्फ़ उन वर्कर की होती है जो वह फ़ॉर्म स्वीकार करते हैं।
settings-compare-no = तुलना नहीं होती
settings-compare-yes = तुलना होती है
settings-contact = वर्कर के लिए संपर्क
settings-contact-hint = ईमेल पता या किसी वेब पेज का पता।
settings-withdrawal = स्टडी छोड़ने वाले वर्कर के जवाब
settings-withdrawal-hint = सहमति फ़ॉर्म में यह बात अपने-आप, वर्कर की भाषा में बताई जाती है।
settings-withdrawal-keep = जवाब रखे जाते हैं
settings-withdrawal-choose = वर्कर चुनते हैं कि उनके जवाब रखे जाएँ या हटाए जाएँ
settings-withdrawal-until-closing = स्टडी बंद होने तक वर्कर चुन सकते हैं
settings-retention = स्टडी बंद होने के कितने दिन बाद वर्कर का निजी डेटा मिटाया जाए
settings-retention-hint = डेटा रखने के लिए 0 डालें। जवाब और भुगतान कोड नाम के साथ रखे जाते हैं।
settings-save = सेटिंग सेव करें
settings-saved = सेटिंग सेव हो गईं।

## The state of the study has changed

settings-study-is-draft = स्टडी अब ड्राफ़्ट है।
settings-study-is-live = स्टडी अब लाइव है।
settings-study-is-closed = स्टडी अब बंद है।

## Settings of one language of the study

settings-by-language = भाषा के हिसाब से सेटिंग
settings-consent = सहमति फ़ॉर्म ({ $language })
settings-consent-hint = Markdown. वर्कर को सबसे पहले यही दिखता है, और वे सहमति दिए बिना शुरू नहीं कर सकते।
settings-built-in-consent = पहले से मौजूद सहमति फ़ॉर्म पढ़ें, जो यह फ़ील्ड खाली होने पर वर्कर को दिखता है
settings-public-title = वर्कर के लिए शीर्षक ({ $language })
settings-public-title-hint = अगर यह खाली है, तो वर्कर को “{ $title }” दिखता है।
settings-public-description = वर्कर के लिए विवरण ({ $language })
settings-public-description-hint = दो या तीन वाक्य। लोग इन्हें इनवाइट लिंक के पेज पर पढ़ते हैं।
settings-save-public-texts = वर्कर के लिए टेक्स्ट सेव करें
settings-public-texts-saved = { $language } में वर्कर के लिए टेक्स्ट सेव हो गए हैं।
# RULE-BASED is the name of a system that rewrites texts by rules.
settings-abbreviations = RULE-BASED के लिए संक्षेप ({ $language })
settings-abbreviations-hint = हर लाइन में एक: संक्षेप, टैब या =, पूरा रूप। सूची खाली छोड़ने पर बिल्ट-इन सूची वापस आ जाती है।
settings-save-abbreviations = संक्षेप सेव करें
settings-abbreviations-saved = { $language } के संक्षेप सेव हो गए हैं।

## Models that score the texts of a language

# The same for an administrator of the server
settings-no-model-files-administrator = { $language } में स्टाइल, नैचुरलनेस, लॉग-प्रोबेबिलिटी, Word Mover's Distance और स्पेलिंग के लिए मॉडल चाहिए। उनकी फ़ाइलें इस सर्वर के मॉडल फ़ोल्डर (सेटिंग “models”) में रखें। उसके बाद आप उन्हें यहाँ चुन सकते हैं।
settings-no-model-files = { $language } में स्टाइल, नैचुरलनेस, लॉग-प्रोबेबिलिटी, Word Mover's Distance और स्पेलिंग के लिए मॉडल चाहिए। इस सर्वर के एडमिन उनकी फ़ाइलें सर्वर के मॉडल फ़ोल्डर (सेटिंग “models”) में रखते हैं। उसके बाद आप उन्हें यहाँ चुन सकते हैं।
settings-model-in-language = { $model } ({ $language })
settings-model-style = स्टाइल मॉडल
settings-model-style-hint = concord style train से ट्रेन किया गया: लक्ष्य शैली के टेक्स्ट बनाम दूसरे टेक्स्ट। रीराइट के स्टाइल स्कोर भी इसी से निकाले जाते हैं।
settings-model-naturalness = नैचुरलनेस मॉडल
settings-model-naturalness-hint = concord style train से ट्रेन किया गया: लोगों के लिखे टेक्स्ट बनाम सिस्टम के आउटपुट।
settings-model-same-files = इस सूची में स्टाइल और नैचुरलनेस, दोनों के मॉडल दिखते हैं: उनकी फ़ाइलें एक जैसी होती हैं।
settings-model-language = लैंग्वेज मॉडल
settings-model-language-hint = concord lm train या किसी दूसरे टूल से ट्रेन किया गया: ARPA फ़ाइल।
settings-model-vectors = वर्ड वेक्टर
settings-model-vectors-hint = GloVe, word2vec या fastText। मास्क किए गए टेक्स्ट की दूरी के लिए शब्दों पर आधारित स्टाइल मॉडल भी चाहिए।
settings-model-dictionary = स्पेलिंग डिक्शनरी
settings-model-dictionary-hint = Hunspell: .dic फ़ाइल चुनें; उसकी .aff फ़ाइल उसी फ़ोल्डर में होनी चाहिए। रीराइट के सुधार सुझाती है।
settings-model-encoder = एन्कोडर
settings-model-encoder-hint = BERT परिवार के मॉडल का फ़ोल्डर, जैसा मॉडल हब पर मिलता है।
settings-model-neural-style = न्यूरल स्टाइल मॉडल
settings-model-neural-style-hint = concord train textcnn का बनाया फ़ोल्डर।
settings-model-neural-language = न्यूरल लैंग्वेज मॉडल
settings-model-neural-language-hint = concord train lm का बनाया फ़ोल्डर (शब्दों को स्कोर देता है) या मॉडल हब से GPT-2 परिवार का मॉडल (टोकन को स्कोर देता है)।
settings-model-rating = रेटिंग मॉडल
settings-model-rating-hint = concord train regression का बनाया फ़ोल्डर, जो लोगों की रेटिंग पर ट्रेन किया गया हो।
# Follows the hint of a neural model. “concord work” is a command.
settings-model-is-neural = इसके लिए ऐसा जॉब वर्कर (concord work) चाहिए जो न्यूरल मॉडल के साथ बिल्ड किया गया हो।
# Follows the hint of a model. $titles: titles of metrics with semicolons between them.
settings-model-metrics = मेट्रिक: { $titles }।
settings-save-models = मॉडल सेव करें
settings-models-saved = { $language } के मॉडल सेव हो गए हैं। एक जॉब उनसे टेक्स्ट की स्कोरिंग करेगा।

## Team

team-title = टीम और इनवाइट
team-lead = रिसर्चर, रिव्यूअर और मैनेजर टीम के सदस्य होते हैं। वर्कर इनवाइट लिंक से जुड़ते हैं।
team-members = टीम के सदस्य
team-member-since = कब से सदस्य
team-email-hint = इस सर्वर पर उस व्यक्ति का अकाउंट पहले से होना चाहिए।
team-add-member = सदस्य जोड़ें
team-remove-role = भूमिका हटाएँ
team-role-researcher = रिसर्चर
team-role-reviewer = रिव्यूअर
team-role-manager = मैनेजर
team-role-worker = वर्कर

## Invitation links

team-links = इनवाइट लिंक
team-links-lead = जिसके पास इनवाइट लिंक है, उसे उसकी भूमिका मिल जाती है। लिंक सिर्फ़ एक बार दिखता है। खो जाए, तो उसे रद्द करके नया बनाएँ।
team-no-links = अभी कोई इनवाइट लिंक नहीं है। नीचे एक लिंक बनाएँ और उन लोगों को भेजें जिन्हें आप बुलाना चाहते हैं।
team-worker-language = वर्कर की भाषा
team-worker-chooses = वर्कर चुनते हैं
# Label of a number: how long the invitation link works
team-days = कितने दिन मान्य रहे
team-days-hint = कभी खत्म न होने वाले लिंक के लिए खाली छोड़ें।
team-uses = ज़्यादा से ज़्यादा कितनी बार इस्तेमाल हो
team-uses-hint = कोई सीमा न रखने के लिए खाली छोड़ें।
team-address-limit = हर नेटवर्क पते से कितने अकाउंट
team-address-limit-hint = कोई सीमा न रखने के लिए खाली छोड़ें। किसी क्लास या ऑफ़िस का पता एक ही हो सकता है।
team-create-link = इनवाइट लिंक बनाएँ
team-revoke-link = लिंक रद्द करें
# An item in a list about an invitation link: nobody chose the language of the workers in advance.
team-language-open = भाषा वर्कर चुनते हैं
team-uses-left = { $n ->
    [one] { $n } बार और इस्तेमाल हो सकता है
   *[other] { $n } बार और इस्तेमाल हो सकता है
}
team-accounts-per-address = { $n ->
    [one] हर नेटवर्क पते से { $n } अकाउंट
   *[other] हर नेटवर्क पते से { $n } अकाउंट
}
# A date and time follow.
team-link-created = बनाया गया:
# A date and time follow.
team-link-expires = कब तक मान्य:
team-new-link = आपका नया इनवाइट लिंक
team-link-of = { $role }, { $language }

## Rejected submissions in statistics

rejected-answers = नामंज़ूर सबमिशन के जवाब
rejected-answers-counted = आँकड़ों में गिने जाएँ: नामंज़ूरी का असर सिर्फ़ भुगतान पर होता है
rejected-answers-left-out = आँकड़ों से बाहर रहें
rejected-answers-hint = नतीजे देखने से पहले तय करें, क्योंकि जवाब बाहर रखने से वे बदल सकते हैं। रीराइट तब तक रहते हैं जब तक उन्हें हटाया न जाए।
