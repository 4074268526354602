### The tasks of a study and the task designer: list, form, preview, versions, trial. Its questions are in design-questions.ftl.

## The list of tasks

design-tasks-lead = आप ड्राफ़्ट को एडिट कर सकते हैं। पब्लिश करने पर वह फ़्रीज़ हो जाता है, और बाद के बदलावों से नया वर्शन बनता है।
design-no-tasks = इस स्टडी में अभी कोई टास्क नहीं है। नीचे किसी प्रीसेट से टास्क जोड़ें।
# Column head: the number of a task in its study.
design-position = क्रम
# Column head: the live version and the draft of a task.
design-versions = वर्शन
# Column head, and label of a menu: what an item contains, such as “A source and one output”.
design-item-shows = हर आइटम में दिखता है
# How many workers judge each item: the number of counted submissions per HIT.
design-judgements-per-item = हर आइटम के जजमेंट
design-items-per-hit = हर HIT के आइटम
# Column head: the steps that a worker must pass before this task, such as a location check and a test.
design-qualification = क्वालिफ़िकेशन
# { $place } is the position of another task.
design-same-title = टास्क { $place } जैसा ही शीर्षक
design-new-task = नया टास्क
design-new-task-lead = किसी प्रीसेट से शुरू करें। वह एक पूरा टास्क होता है, और आप उसका हर हिस्सा बदल सकते हैं।
design-n-presets = { $n ->
    [one] { $n } प्रीसेट
   *[other] { $n } प्रीसेट
}
design-add-task = टास्क जोड़ें

## What an item shows

design-shows-source = एक सोर्स
design-shows-output = एक आउटपुट
design-shows-pair = एक सोर्स और एक आउटपुट
design-shows-outputs = एक सोर्स और कई आउटपुट
design-shows-sides = एक सोर्स और अगल-बगल दो आउटपुट
design-shows-two = अगल-बगल दो आउटपुट

## The steps of the qualification

design-gate-location = लोकेशन जाँच
design-gate-test = क्वालिफ़िकेशन टेस्ट
design-gate-pilot = पायलट
design-gate-review = नेटिव स्पीकर रिव्यू
design-gate-known = गोल्ड आइटम

## The head of the designer

design-lead = टास्क { $place }, प्रीसेट: { $preset }, वर्शन { $version }
design-lead-scratch = टास्क { $place }, शुरू से बनाया गया, वर्शन { $version }
design-publish = टास्क पब्लिश करें
design-duplicate = टास्क की कॉपी बनाएँ
design-gold-items = गोल्ड आइटम
design-try = वर्कर की तरह आज़माएँ
design-preview-width = प्रीव्यू की चौड़ाई
design-width-desktop = डेस्कटॉप
design-width-phone = फ़ोन
# Shown in the preview if the study has no texts yet.

## The form

# { $language } is the language of the text.
design-title-in = शीर्षक ({ $language })
design-instructions-in = निर्देश और उदाहरण ({ $language })
# Heading of a part of the form: title, texts and what an item shows
design-content = कॉन्टेंट
design-display = टेक्स्ट कैसे दिखे
design-display-plain = बिना बदले
# The sign […] is shown to workers.
design-display-masked = किसी सूची के शब्दों की जगह […]
design-display-stripped = किसी सूची के शब्द हटाकर
design-display-diff = सोर्स से हुए बदलाव हाइलाइट करके
design-display-hint = जिन टास्क में वर्कर लिखते हैं, उनमें टेक्स्ट बिना बदले होने चाहिए। बदलाव हाइलाइट करने के लिए एक सोर्स और एक आउटपुट चाहिए।
design-hidden-words = छिपे हुए शब्द
design-words-to-hide = छिपाए जाने वाले शब्द ({ $language })
# “concord style lexicon” is a command; do not translate it.
design-words-to-hide-hint = हर लाइन में एक शब्द। बड़े और छोटे अक्षर एक ही माने जाते हैं। टैब के बाद का टेक्स्ट अनदेखा किया जाता है, जैसे “concord style lexicon” के आउटपुट में।
design-timeout = इनएक्टिविटी टाइमआउट (मिनट)
# { $currency } is a code such as EUR, whose minor unit is the cent.
design-reward-per-submission = हर सबमिशन का मेहनताना ({ $currency })
design-expected-time = हर HIT का अनुमानित समय (सेकंड)
design-expected-time-hint = वर्कर को शुरू करने से पहले यह और इससे निकली प्रति घंटा कमाई दिखती है।
design-steps-before = इस टास्क से पहले क्वालिफ़िकेशन के चरण
design-save-draft = ड्राफ़्ट सेव करें

## The texts that are missing in a language, or have to be confirmed

design-texts-to-check = पब्लिश करने से पहले जाँचने के टेक्स्ट
design-texts-lead = हर टेक्स्ट स्टडी की हर भाषा में होना चाहिए। यहाँ दिए गए बाकी टेक्स्ट बदलें, हटाएँ या उनकी पुष्टि करें।
design-text-missing = मौजूद नहीं
design-text-old-scale = स्केल के पहले वाले पॉइंट के लिए लिखा गया
design-text-outdated = अब भी प्रीसेट का टेक्स्ट है, पर पहली भाषा का टेक्स्ट बदल दिया गया है
design-text-copied = प्रीसेट में इस भाषा का टेक्स्ट नहीं है: यह अंग्रेज़ी वाला है
design-text-added = भाषा जोड़ते समय प्रीसेट से लिया गया
design-text-placeholder = यह सिर्फ़ नमूना है: अपना टेक्स्ट लिखें
design-text-confirm = यह टेक्स्ट अब भी सही है
design-texts-confirm-all = { $language } के यहाँ दिए गए सभी टेक्स्ट अब भी सही हैं
design-texts-edit = { $language } के टेक्स्ट बदलें

## Texts from another task, and the system of written texts

design-origin = टेक्स्ट कहाँ से आएँ और आउटपुट का सिस्टम
design-texts-from = टेक्स्ट यहाँ से लें
design-task-choice = { $place }. { $title }
design-task-number = टास्क { $place }
design-no-other-task = इस स्टडी में टेक्स्ट इकट्ठा करने वाला कोई दूसरा टास्क नहीं है। पायलट टास्क यहाँ इस्तेमाल नहीं किए जा सकते।
design-feed-hint = हर टेक्स्ट अपने-आप HIT बन जाता है। इस टास्क के हर HIT में एक आइटम होना चाहिए और यह ज़्यादा से ज़्यादा एक आउटपुट दिखाता है।
# Label of a choice: texts of the other task become HITs after approval, or after submission
design-pass-on = टेक्स्ट आगे कब भेजें
design-pass-on-approved = भुगतान के लिए मंज़ूरी के बाद
design-pass-on-submitted = सबमिट होने के बाद, अगर सबमिशन गिना जाता है
design-only-with-spans = सिर्फ़ स्पैन वाले टेक्स्ट आगे भेजें
design-memory = ट्रांसलेशन मेमोरी: कम से कम समानता, प्रतिशत में
design-memory-hint = मिलते-जुलते सोर्स के पहले के टेक्स्ट दिखाता है: 30 से 100, या न दिखाने के लिए खाली। टास्क में सोर्स दिखना चाहिए।
design-system = इस टास्क में लिखे टेक्स्ट के सिस्टम का नाम
design-system-hint = उदाहरण के लिए “formal”। खाली का मतलब “human” है। सिर्फ़ उन टास्क के लिए जिनमें वर्कर टेक्स्ट लिखते हैं।

## Gold items

design-gold-on = HIT में गोल्ड आइटम मिलाएँ
design-gold-every = औसतन कितने HIT में एक गोल्ड आइटम हो
design-gold-least = उम्मीद के मुताबिक जवाब वाले गोल्ड आइटम का कम से कम प्रतिशत
design-gold-after = जाँच से पहले कितने गोल्ड आइटम के जवाब चाहिए
design-gold-below = अगर प्रतिशत इससे कम हो
design-gold-warn = वर्कर को चेतावनी दें
design-gold-pause = मैनेजर के फ़ैसले तक वर्कर का काम रोकें
design-gold-exclude = इस स्टडी में वर्कर को और HIT न दें

## The definition and the versions

# Heading: the complete task as a file
design-definition = परिभाषा
design-definition-lead = सभी भाषाओं में पूरा टास्क एक फ़ाइल में: आर्काइव करने, तुलना करने या फिर से इस्तेमाल करने के लिए।
design-show-definition = परिभाषा को JSON में दिखाएँ
design-json-schema = टास्क की परिभाषाओं का JSON Schema
design-json-or-toml = JSON या TOML।
design-save-definition = परिभाषा को ड्राफ़्ट के तौर पर सेव करें
design-versions-of-task = इस टास्क के वर्शन
# Column head: date and time at which a version was published.
design-published = पब्लिश किया गया
# Column head: what differs from the version before.
design-changes = बदलाव
design-no-changes = कोई बदलाव नहीं
design-lines-changed = { $n ->
    [one] वर्शन { $version } के बाद { $n } लाइन बदली
   *[other] वर्शन { $version } के बाद { $n } लाइनें बदलीं
}

## A trial: the task as a worker sees it

design-designer = टास्क डिज़ाइनर
# Title of the page; { $title } is the title of the task.
design-trial-of = वर्कर की तरह आज़माएँ: { $title }
# Title of a note: the page is a trial, and nothing is stored
design-trial = प्रीव्यू
design-trial-note = HIT वर्कर को ऐसा ही दिखता है। यहाँ न कुछ सेव होता है, न किसी का भुगतान होता है।
# In place of a text, in a study that has none yet; in the language of the texts
design-trial-sample = यहाँ स्टडी का कोई टेक्स्ट दिखेगा।
design-back-to-designer = डिज़ाइनर पर वापस जाएँ
design-answers = जो जवाब सेव किए जाते
design-answers-caption = जवाब, जैसे वे एक्सपोर्ट में दिखते हैं
design-spans = स्पैन
design-could-insist = वर्कर को ये चेतावनियाँ दिखतीं, पर वह फिर भी सबमिट कर सकता था
design-could-not-submit = वर्कर ये जवाब सबमिट नहीं कर सकता था

## Messages after a form

design-draft-saved = ड्राफ़्ट सेव हो गया है।
design-task-published = टास्क पब्लिश हो गया है। नए बैच में यही वर्शन इस्तेमाल होगा।
design-task-duplicated = टास्क की कॉपी बन गई है। अब आप कॉपी को एडिट कर रहे हैं।

## Columns of the imported file that workers see next to a text

design-columns = टेक्स्ट के साथ दिखाए जाने वाले कॉलम
# Arguments: $n
design-columns-lead = वर्कर टेक्स्ट के नीचे इंपोर्ट की गई फ़ाइल के { $n } तक कॉलम देखते हैं, जैसे उसका संदर्भ। कॉलम हटाने के लिए नाम खाली छोड़ें।
# The names of the columns of one source
# Arguments: $list
design-columns-known = पहले सोर्स के कॉलम: { $list }
# Arguments: $n
design-column-number = कॉलम { $n }
design-column-name = फ़ाइल में नाम
design-column-unknown = टेक्स्ट में इस नाम का कोई कॉलम नहीं मिला, इसलिए वर्कर को कुछ नहीं दिखेगा।
# Arguments: $language
design-column-label = वर्कर के लिए लेबल ({ $language })
design-column-label-hint = लेबल न हो, तो वर्कर कॉलम का नाम देखते हैं।
# A number: the order of the columns
design-column-place = क्रम
design-column-collapsed = वर्कर के खोलने तक बंद
