### Background work of a study: jobs, the processes that run them, models and trainings of models.

jobs-title = जॉब
jobs-lead = बैकग्राउंड का काम, जैसे नए आउटपुट की स्कोरिंग और मॉडल की ट्रेनिंग। इस पेज से जाने पर भी यह चलता रहता है।
jobs-empty = दिखाने के लिए कोई जॉब नहीं है। रीराइट सबमिट होने या आउटपुट इंपोर्ट होने पर जॉब यहाँ दिखेंगे।
jobs-show = जॉब दिखाएँ
# A link to older jobs
jobs-earlier = पुराने जॉब

## The table of jobs

# Column head: the kind of work
jobs-job = जॉब
# Column head: how often the job was attempted
jobs-attempts = कोशिशें
# Column head: the time when the job ended
jobs-ended = खत्म हुआ
# Before a date and time
jobs-next-attempt = अगली कोशिश:
jobs-retry = जॉब फिर से चलाएँ
jobs-cancel = जॉब रद्द करें

## The states of a job

jobs-state-queued = कतार में
jobs-state-running = चल रहा है
jobs-state-cancelling = रद्द हो रहा है
jobs-state-done = पूरा
jobs-state-failed = फ़ेल
jobs-state-cancelled = रद्द

## The kinds of jobs

jobs-kind-score-texts = नए आउटपुट की स्कोरिंग
jobs-kind-score-study = बिना स्कोर वाले सभी आउटपुट की स्कोरिंग
jobs-kind-score-neural = न्यूरल मॉडल से आउटपुट की स्कोरिंग
jobs-kind-train = मॉडल की ट्रेनिंग
# Texts from one task become items of the next one
jobs-kind-feed = टेक्स्ट अगले टास्क को भेजना
jobs-kind-store-export = ऑब्जेक्ट स्टोरेज में एक्सपोर्ट सेव करना

## Scoring of all outputs without a score

jobs-missing = छूटे हुए स्कोर
jobs-missing-lead = नए आउटपुट की स्कोरिंग अपने-आप होती है। इसका इस्तेमाल Concord या किसी भाषा के संक्षेप अपडेट करने के बाद करें। मौजूदा स्कोर बने रहते हैं।
jobs-score-missing = छूटे हुए स्कोर निकालें

## Confirmations after a button

jobs-told-scoring = बिना स्कोर वाले सभी आउटपुट की स्कोरिंग हो रही है। आप इस पेज से जा सकते हैं।
jobs-told-queued = जॉब फिर से कतार में है।
jobs-told-cancelled = जॉब रद्द कर दिया गया। अब तक के उसके नतीजे रखे गए हैं।

## Job workers: processes of the server that run jobs

processes-title = जॉब वर्कर
processes-lead = इस सर्वर की प्रोसेस, जो सभी स्टडी के जॉब चलाती हैं। अगर कोई प्रोसेस जवाब देना बंद कर दे, तो दूसरी उसका जॉब ले लेती है।
processes-n-running = { $n ->
    [one] { $n } जॉब वर्कर चल रहा है।
   *[other] { $n } जॉब वर्कर चल रहे हैं।
}
processes-none-neural = न्यूरल मॉडल वाला कोई जॉब वर्कर नहीं है।
# $names: what the neural models run on, such as "CPU"
processes-with-neural = न्यूरल मॉडल इस पर चलते हैं: { $names }।
processes-none = कोई जॉब वर्कर नहीं चल रहा है
processes-none-for-neural = न्यूरल मॉडल वाला कोई जॉब वर्कर नहीं चल रहा है
# The same for an administrator of the server
processes-start-administrator = जब तक कोई जॉब वर्कर न चले, जॉब इंतज़ार करते हैं। सर्वर पर इस कमांड से जॉब वर्कर शुरू करें:
# Before a command
processes-start = जब तक कोई जॉब वर्कर न चले, जॉब इंतज़ार करते हैं। इस सर्वर के एडमिन इस कमांड से जॉब वर्कर शुरू कर सकते हैं:
# Before a setting
processes-start-in-server = या फिर, इस सेटिंग के साथ कमांड “concord serve” भी जॉब चलाता है:
# The same for an administrator of the server
processes-start-neural-administrator = ट्रेनिंग और न्यूरल स्कोरिंग को ऐसे जॉब वर्कर का इंतज़ार है जो न्यूरल मॉडल के साथ बिल्ड किया गया हो। उसे सोर्स फ़ोल्डर से, डेटाबेस, डेटा फ़ोल्डर और मॉडल फ़ोल्डर की सर्वर वाली ही सेटिंग के साथ शुरू करें:
# Before a command
processes-start-neural = ट्रेनिंग और न्यूरल स्कोरिंग को ऐसे जॉब वर्कर का इंतज़ार है जो न्यूरल मॉडल के साथ बिल्ड किया गया हो। इस सर्वर के एडमिन उसे सोर्स फ़ोल्डर से, डेटाबेस, डेटा फ़ोल्डर और मॉडल फ़ोल्डर की सर्वर वाली ही सेटिंग के साथ शुरू कर सकते हैं:
# Column head: the name of a process
processes-job-worker = जॉब वर्कर
# Column head: the command and version of the process
processes-program = प्रोग्राम
processes-neural-models = न्यूरल मॉडल
processes-started = कब शुरू हुआ
# Column head: when the process last reported that it is running
processes-last-seen = आखिरी बार दिखा

## Models of the study

models-title = मॉडल
models-lead = वे मॉडल जो इस स्टडी के टेक्स्ट को स्कोर देते हैं, और इस स्टडी की रेटिंग और रीराइट पर नए मॉडल की ट्रेनिंग।
models-of-study = इस स्टडी के मॉडल
models-of-study-lead = मॉडल की पहचान उसके कॉन्टेंट से होती है। एक ही नाम पर अलग कॉन्टेंट वाली फ़ाइल स्वीकार नहीं की जाती।
models-empty = इस स्टडी में अभी कोई मॉडल नहीं है। सेटिंग में मॉडल चुनें, या नीचे ट्रेन करें।
models-choose = सेटिंग में मॉडल चुनें
# Column head and field: the kind of model
models-kind = प्रकार
models-model = मॉडल

## The kinds of models

models-kind-style = स्टाइल मॉडल
models-kind-naturalness = नैचुरलनेस मॉडल
models-kind-language = लैंग्वेज मॉडल
models-kind-dictionary = स्पेलिंग डिक्शनरी
models-kind-vectors = वर्ड वेक्टर
models-kind-encoder = एन्कोडर
models-kind-neural-style = न्यूरल स्टाइल मॉडल
models-kind-neural-language = न्यूरल लैंग्वेज मॉडल
models-kind-rating = रेटिंग मॉडल

## Signatures of scores

models-signatures = मेट्रिक सिग्नेचर
models-signatures-lead = सिग्नेचर बताता है कि स्कोर कैसे निकाला गया। सिर्फ़ एक जैसे सिग्नेचर वाले स्कोर की तुलना करें।
models-signatures-empty = आउटपुट की स्कोरिंग के बाद सिग्नेचर यहाँ दिखेंगे।
models-signature = सिग्नेचर

## The form for training a model

models-train-title = मॉडल ट्रेन करें
models-train-lead = करीब दसवाँ हिस्सा डेटा टेस्ट के लिए अलग (held-out) रखा जाता है। रेटिंग मॉडल को ऐसे वर्कर और टेक्स्ट पर टेस्ट किया जाता है जो उसने नहीं देखे। बाकी प्रकारों को ऐसे सोर्स पर टेस्ट किया जाता है जो उन्होंने नहीं देखे।
models-train-rating = रेटिंग मॉडल: लोगों की रेटिंग से सीखने वाला एन्कोडर
models-train-neural-style = न्यूरल स्टाइल मॉडल: सोर्स और लोगों के लिखे रीराइट में फ़र्क करना सीखता है
models-train-neural-language = न्यूरल लैंग्वेज मॉडल: लोगों के लिखे रीराइट से सीखता है
models-task = रेटिंग वाला टास्क
models-task-hint = रेटिंग मॉडल इस टास्क की रेटिंग से सीखता है। बाकी प्रकारों में इसका असर नहीं होता।
models-encoder-hint = रेटिंग मॉडल, मॉडल फ़ोल्डर के इस BERT परिवार वाले एन्कोडर से शुरू होता है। बाकी प्रकारों में इसका असर नहीं होता।
models-name-hint = मॉडल फ़ोल्डर में नए फ़ोल्डर का नाम, जैसे formality-1।
models-epochs = एपॉक
models-epochs-hint = सभी ट्रेनिंग उदाहरणों से कितनी बार गुज़रना है।
models-use-after-training = ट्रेनिंग के बाद मॉडल का इस्तेमाल करें
models-use-after-training-hint = ट्रेनिंग पूरी होने पर स्टडी में यही मॉडल इस्तेमाल होता है और इसी से उसके टेक्स्ट की स्कोरिंग होती है।
models-train = मॉडल ट्रेन करें
models-told-queued = ट्रेनिंग रन कतार में है। आप इस पेज से जा सकते हैं।

## Trainings

models-trainings = ट्रेनिंग रन
models-trainings-lead = सबसे नया ट्रेनिंग रन पहले है। ट्रेनिंग रन को पेज “जॉब” पर रद्द किया या फिर से चलाया जा सकता है।
models-trainings-empty = नीचे ट्रेनिंग रन शुरू करने के बाद वह यहाँ दिखेगा।
# State of a training run: it has finished
models-trained = ट्रेन हो गया
models-waits-for-turn = यह ट्रेनिंग रन न्यूरल मॉडल वाले जॉब वर्कर का इंतज़ार कर रहा है, जो पहले अपने पुराने जॉब पूरे करता है।
models-waits-for-worker = यह ट्रेनिंग रन न्यूरल मॉडल वाले जॉब वर्कर का इंतज़ार कर रहा है। ऐसा कोई जॉब वर्कर नहीं चल रहा है। उसे कैसे शुरू करें, यह सेक्शन “जॉब वर्कर” में बताया गया है।
models-examples = ट्रेनिंग उदाहरण: { $n } (SHA-256 { $digest })। अलग रखे (held-out) उदाहरण: { $tested }।
models-options = एपॉक: { $epochs }। सीड: { $seed }।
# $encoder: the name of a folder and the beginning of its hash
models-starts-from = एन्कोडर: { $encoder }।
models-download-ratings = मौजूदा रेटिंग डाउनलोड करें (CSV)

## The result of a training

models-result-rating = अलग रखी (held-out) रेटिंग पर चुने गए एपॉक का Spearman's ρ: { $value }।
models-result-accuracy = अलग रखे (held-out) सोर्स पर एक्यूरेसी: { $value }।
models-result-perplexity = अलग रखे (held-out) रीराइट पर परप्लेक्सिटी: { $value }।

## The curves of a training: its caption, the columns of its table and the names of its axes

models-curves = { $name } का ट्रेनिंग लॉस और वैलिडेशन
models-epoch = एपॉक
models-loss = लॉस
models-rmse-held-out = अलग रखी (held-out) रेटिंग पर एरर (RMSE)
models-accuracy-held-out = अलग रखे (held-out) सोर्स पर एक्यूरेसी
models-perplexity-held-out = अलग रखे (held-out) रीराइट पर परप्लेक्सिटी
models-rmse = एरर (RMSE)
models-accuracy = एक्यूरेसी
models-perplexity = परप्लेक्सिटी
