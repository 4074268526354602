### Refusals of models, of their training, and of background jobs.

training-kind = कोई रेटिंग मॉडल, न्यूरल स्टाइल मॉडल या न्यूरल लैंग्वेज मॉडल चुनें।
training-needs-task = वह टास्क चुनें जिसकी रेटिंग से मॉडल सीखे।
training-needs-encoder-folder = शुरुआत के लिए किसी एन्कोडर का फ़ोल्डर चुनें। अगर कोई नहीं है, तो पहले सर्वर के मॉडल फ़ोल्डर में एक जोड़ना होगा।
training-takes-no-task = टास्क और एन्कोडर का इस्तेमाल सिर्फ़ रेटिंग मॉडल करता है। दोनों को खाली छोड़ें।
training-is-under-way = { $name } नाम की एक ट्रेनिंग पहले से चल रही है। पहले उसे रद्द करें, या किसी दूसरे नाम से ट्रेनिंग शुरू करें।
training-failed = { $name } को ट्रेन नहीं किया जा सका: { $details }।
training-was-cancelled = ट्रेनिंग रद्द कर दी गई।
encoder-was-changed = इस ट्रेनिंग के अनुरोध के बाद एन्कोडर { $file } बदल गया है। पुरानी फ़ाइलें वापस रखकर जॉब फिर से चलाएँ, या नई ट्रेनिंग शुरू करें।
no-ratings-yet = इस भाषा के टेक्स्ट की अभी कोई रेटिंग नहीं है। स्केल या स्लाइडर वाले किसी टास्क से कुछ रेटिंग इकट्ठा करें।
ratings-of-one-worker = सभी रेटिंग एक ही वर्कर की हैं। मॉडल को कम से कम दो वर्कर की, कम से कम दो टेक्स्ट की रेटिंग चाहिए, क्योंकि उसे ऐसे वर्कर पर टेस्ट किया जाता है जिनकी रेटिंग उसने नहीं देखी।
no-rewrites-yet = इस भाषा में अभी लोगों का लिखा कोई रीराइट नहीं है। पहले कुछ इकट्ठा करें।
rewrites-of-one-source = सभी रीराइट एक ही सोर्स के हैं। मॉडल को कम से कम दो सोर्स के रीराइट चाहिए, क्योंकि उसे ऐसे रीराइट पर टेस्ट किया जाता है जो उसने नहीं देखे।
unknown-job = Concord का यह वर्शन “{ $kind }” प्रकार के जॉब नहीं जानता। सभी सर्वर और जॉब वर्कर अपडेट करें, फिर कोशिश करें।
no-such-source = स्टडी में सोर्स { $source } नहीं है।
models-folder-is-missing = इस सर्वर में मॉडल फ़ोल्डर नहीं है। इसके एडमिन सेटिंग “models” से उसे तय कर सकते हैं।
model-name = “{ $file }” मॉडल का नाम नहीं हो सकता। सिर्फ़ अक्षर (a से z), अंक, बिंदु, हाइफ़न और अंडरस्कोर रखें, ज़्यादा से ज़्यादा 200।
model-needs-digest = { $file } के लिए उसका 64 हेक्साडेसिमल अंकों वाला SHA-256 digest चाहिए।
model-name-is-taken = मॉडल फ़ोल्डर में { $name } पहले से है, या कोई ट्रेनिंग उसे बना रही है। कोई दूसरा नाम चुनें।
model-is-unusable = { $file } का इस्तेमाल नहीं हो सकता: { $details }।
model-is-not-there = { $file } इस सर्वर के मॉडल फ़ोल्डर में नहीं है। मॉडल को वहाँ रखें, या सेटिंग में दूसरा मॉडल चुनें। चाहिए: { $kind }।
model-was-changed = स्टडी के चुनने के बाद { $file } बदल गया है। पुराना कॉन्टेंट वापस रखें, या नए का इस्तेमाल करने के लिए सेटिंग फिर से सेव करें।
model-is-not = { $file } को मॉडल के तौर पर पढ़ा नहीं जा सकता ({ $details })। चाहिए: { $kind }।
model-is-another-kind = { $file } किसी दूसरे प्रकार का मॉडल है। चाहिए: { $kind }।
kind-style = स्टाइल मॉडल (concord style train)
kind-naturalness = लोगों और सिस्टम के टेक्स्ट में फ़र्क करने वाला स्टाइल मॉडल (concord style train)
kind-language = ARPA फ़ाइल में लैंग्वेज मॉडल (concord lm train)
kind-dictionary = Hunspell डिक्शनरी (.dic फ़ाइल और उसकी .aff फ़ाइल)
kind-vectors = वर्ड वेक्टर (GloVe, word2vec या fastText)
kind-encoder = BERT परिवार के एन्कोडर का फ़ोल्डर (config.json, tokenizer.json और model.safetensors)
kind-neural-style = न्यूरल स्टाइल मॉडल का फ़ोल्डर (concord train textcnn)
kind-neural-language = न्यूरल लैंग्वेज मॉडल का फ़ोल्डर (concord train lm, या GPT-2 परिवार का मॉडल, जिसमें config.json, tokenizer.json और model.safetensors हों)
kind-rating = रेटिंग मॉडल का फ़ोल्डर (concord train regression)
is-being-scored = इस स्टडी के सभी टेक्स्ट की स्कोरिंग पहले से चल रही है। इस जॉब के पूरा होने तक रुकें।
job-cannot-be-retried = सिर्फ़ वही जॉब फिर से चलाया जा सकता है जो फ़ेल हुआ हो या रद्द किया गया हो। पेज रीलोड करें।
job-has-ended = यह जॉब पहले ही खत्म हो चुका है, इसलिए इसे रद्द नहीं किया जा सकता। पेज रीलोड करें।
job-holder-vanished = इस पर काम कर रही प्रोसेस या उसकी मशीन बंद हो गई।
job-took-too-long = यह { $seconds ->
    [one] { $seconds } सेकंड
   *[other] { $seconds } सेकंड
} बाद भी पूरा नहीं हुआ था।
