### Words that many pages of researchers share: columns of tables, buttons, states.

done-title = हो गया
save = सेव करें
delete = मिटाएँ
add = जोड़ें
edit = एडिट करें
change = बदलें
cancel = रद्द करें
yes = हाँ
no = नहीं
none = कोई नहीं
all = सभी
optional = वैकल्पिक
not-available = उपलब्ध नहीं
name = नाम
label = लेबल
title = शीर्षक
description = विवरण
language-column = भाषा
languages = भाषाएँ
version = वर्शन
when = कब
created = बनाया गया
author = लेखक
note = नोट
reason = वजह
error = गड़बड़ी
text = टेक्स्ट
texts = टेक्स्ट
source-text = सोर्स
sources = सोर्स
output = आउटपुट
outputs = आउटपुट
system = सिस्टम
systems = सिस्टम
worker = वर्कर
workers = वर्कर
person = व्यक्ति
role = भूमिका
question = सवाल
item = आइटम
items = आइटम
batch = बैच
batches = बैच
hits = HIT
submission = सबमिशन
submissions = सबमिशन
judgements = जजमेंट
rewrites = रीराइट
seed = सीड
study = स्टडी
studies = स्टडी
metric = मेट्रिक
statistic = स्टैटिस्टिक
value = वैल्यू
interval-95 = 95% इंटरवल
method = तरीका
how-computed = इसकी गणना कैसे होती है?
share = हिस्सा
count = संख्या
mean = औसत
median = मीडियन
total = कुल
cost = लागत
reward = मेहनताना
currency = मुद्रा
file = फ़ाइल
download = डाउनलोड करें
progress = प्रोग्रेस
example = उदाहरण
preview = प्रीव्यू
in-markdown = Markdown.

## The state of a study, of a version of a task

state-draft = ड्राफ़्ट
state-live = लाइव
state-closed = बंद

## The state of a version of a task

version-draft = ड्राफ़्ट
# Workers get this version
version-live = लाइव
# A newer version has replaced it, or the study is closed
version-closed = बंद
