### Pages that hand out results: the tables of the papers, the data statement and the data export.

## Paper tables. The tables themselves are in English.

tables-title = पेपर टेबल
tables-lead = प्रकाशित पेपर की टेबल और चित्र, इस स्टडी के डेटा के साथ। खाली सेल में वजह लिखी होती है।
# The system that all others are compared with
tables-baseline = बेसलाइन सिस्टम
tables-compare = सिस्टम की तुलना करें
tables-none = इस स्टडी से इन पेपर की कोई भी टेबल अभी नहीं भरी जा सकती।
tables-others = इन पेपर की बाकी टेबल ({ $n })
# Column heads of the list of tables, and whether the study fills a table
tables-table = टेबल
tables-contents = क्या दिखाती है
tables-filled = भरी हुई
tables-empty = कोई डेटा नहीं
# Argument: $paper (a citation)
tables-of-paper = { $paper } की टेबल
# Links from one table to its neighbours and to the list
tables-before = पिछली
tables-after = अगली
tables-all = सभी टेबल

## Data statement. The statement itself is in English.

statement-title = डेटा स्टेटमेंट: { $title }
statement-lead = डेटा के बारे में तथ्य, जहाँ तक यह स्टडी उन्हें दर्ज करती है। इस पेज को अपने ब्राउज़र से प्रिंट करें।
# Below the statement: the name and version of the software
statement-created-with = { $software } से बनाया गया।

## Export

# Title of the page, a noun
export-title = डेटा एक्सपोर्ट
export-lead = इस स्टडी का पूरा डेटा। इसमें वर्कर अपने कोड नाम से दिखते हैं।
export-complete = पूरा एक्सपोर्ट
export-complete-lead = मैनिफ़ेस्ट के साथ एक आर्काइव: हर फ़ाइल की लाइनों की संख्या, सभी फ़ाइलों के हैश और टास्क के वर्शन।
export-all-csv = सभी फ़ाइलें डाउनलोड करें (CSV)
export-all-jsonl = सभी फ़ाइलें डाउनलोड करें (JSON Lines)
export-all-parquet = सभी फ़ाइलें डाउनलोड करें (Parquet)
export-single = अलग-अलग फ़ाइलें
# Column head: a description of the content of a file
export-content = कॉन्टेंट
# Column head: number of lines of a file
export-lines = लाइनें
export-files = फ़ाइलें
# Read aloud for a link with the text "CSV"
export-file-as-csv = { $file }, CSV में
# Read aloud for a link with the text "JSONL"
export-file-as-jsonl = { $file }, JSONL में
# Read aloud for a link with the text "Parquet"
export-file-as-parquet = { $file }, Parquet में

## Export: the content of each file

export-about-sources = सोर्स, उन कॉलम के साथ जिनके साथ वे इंपोर्ट किए गए थे।
export-about-systems = आउटपुट बनाने वाले सिस्टम: लिखने वाले लोग, बेसलाइन और इंपोर्ट किए गए सिस्टम।
export-about-outputs = सभी रीराइट और सिस्टम के आउटपुट: सोर्स, लेखक, रिपोर्ट में इस्तेमाल और सुधारों के साथ।
export-about-tasks = हर टास्क का हर वर्शन, उसकी पूरी परिभाषा और हैश के साथ।
export-about-items = हर HIT का कॉन्टेंट: हर आउटपुट की एक लाइन, या आउटपुट न दिखाया जाए तो हर सोर्स की एक लाइन।
export-about-assignments = वर्कर को दिए गए HIT: तारीख-समय, काम का समय और नतीजे के साथ।
export-about-answers = हर वैल्यू की एक लाइन: आइटम, वर्कर, वैल्यू, सवाल, वर्शन और नतीजा।
export-about-adjudications = जिन आइटम पर वर्कर के जवाब अलग हैं, उन पर फ़ैसले: आइटम, वैल्यू, सवाल और नोट।
export-about-workers = वर्कर, अपने कोड नाम से।
export-about-qualifications = क्वालिफ़िकेशन का हर फ़ैसला, उसके नियम और सबूत के साथ।
export-about-reviews = पायलट रीराइट पर नेटिव स्पीकर के जजमेंट।
# Minor units: cents, for example
export-about-payments = भुगतान का लेजर, जिसमें रकम मुद्रा की छोटी इकाई में है।
export-about-events = ऑडिट लॉग: किसने क्या बदला, पहले और बाद की स्थिति के साथ।

## Export: notes on the data. Names of columns and files stay in English.

export-notes = डेटा के बारे में नोट
export-note-pseudonyms = वर्कर के नाम W001, W002 वगैरह हैं। टीम के सदस्यों के नाम की जगह उनकी भूमिका होती है। फ़ाइलों में कोई नाम, पता या अकाउंट नहीं होता।
export-note-csv = CSV फ़ाइलों में, जिन टेक्स्ट को स्प्रेडशीट फ़ॉर्मूला मान लेती, वे अपॉस्ट्रॉफ़ी से शुरू होते हैं। -3 जैसी संख्याएँ नहीं बदलतीं। JSON Lines फ़ाइलों में हर टेक्स्ट ठीक वैसा ही होता है जैसा सेव है।
export-note-parquet = Parquet फ़ाइलें pandas, polars, DuckDB और R के लिए हैं। उनके कॉलम के डेटा टाइप होते हैं: संख्या, समय, true या false, और टेक्स्ट। हर टेक्स्ट ठीक वैसा ही होता है जैसा सेव है। संख्या वाले जवाब कॉलम “value” में हैं, बाकी सभी जवाब “value_text” में।
export-note-counted = आँकड़ों में गिने जाने वाले जवाबों का outcome “counted” होता है और “superseded” false होता है। कमांड “concord agreement” कॉलम “item”, “worker” और “value” पढ़ता है।
export-note-pairs = जिन आउटपुट की अगल-बगल तुलना की गई, वे फ़ाइल “items” में एक ही “hit_item_id” के साथ हैं। जवाब में बेहतर आउटपुट का नाम होता है, या “tie”।
export-note-used = रिपोर्ट में इस्तेमाल होने वाले आउटपुट में “used” true होता है। बाकी आउटपुट हटाए गए थे या उनकी जगह सुधारा हुआ टेक्स्ट रखा गया था। सुधारे हुए टेक्स्ट की अपनी लाइन होती है, और उसके कॉलम “corrects” में उस आउटपुट का नाम होता है जिसकी जगह वह आया है।
export-note-adjudicated = एडजुडिकेशन के फ़ैसले फ़ाइल “adjudications” में हैं, जवाबों वाले ही आइटम और सवाल के साथ। उनसे जवाब नहीं बदलते।

## Export to object storage

export-storage = ऑब्जेक्ट स्टोरेज में एक्सपोर्ट
export-storage-lead = एक जॉब सभी फ़ाइलें इस सर्वर के ऑब्जेक्ट स्टोरेज में सेव करता है। जब स्थिति “पूरा” हो जाए, तब एक्सपोर्ट में सभी फ़ाइलें होती हैं।
# Followed by an address such as s3://bucket/folder
export-storage-to = इस स्टडी के एक्सपोर्ट यहाँ सेव होते हैं:
export-storage-format = फ़ॉर्मैट
export-storage-start = एक्सपोर्ट शुरू करें
# Column head: the address of a folder
export-storage-folder = फ़ोल्डर
export-storage-told = एक्सपोर्ट कतार में है। आप इस पेज से जा सकते हैं।
