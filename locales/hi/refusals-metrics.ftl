### Why an automatic metric has no value, or what it is computed without.

metric-lacks-models = मौजूद नहीं: { $list }। स्टडी की सेटिंग में मॉडल चुनें।
metric-lacks-outside = मौजूद नहीं: { $list }। स्टडी में यह मेट्रिक नहीं निकाला जा सकता; कमांड लाइन का इस्तेमाल करें।
metric-lacks-references = किसी सोर्स का ऐसा दूसरा रीराइट नहीं है जिससे तुलना हो सके, या अभी कुछ स्कोर नहीं किया गया है।
metric-lacks-scores = अभी कुछ स्कोर नहीं किया गया है।
metric-computed-without = इनके बिना निकाला गया: { $list }।

## What a metric needs; the names are in the list of the messages above

metric-needs-language-model = लैंग्वेज मॉडल
metric-needs-style-model = स्टाइल मॉडल
metric-needs-naturalness-model = नैचुरलनेस मॉडल
metric-needs-vectors = वर्ड वेक्टर
# IDF: inverse document frequency
metric-needs-word-weights = शब्दों के वेट (IDF)
metric-needs-encoder = न्यूरल एन्कोडर
metric-needs-neural-style = न्यूरल स्टाइल मॉडल
metric-needs-neural-language = न्यूरल लैंग्वेज मॉडल
metric-needs-rating-model = रेटिंग मॉडल
metric-needs-stemmer = इस भाषा का स्टेमर
metric-needs-synonyms = WordNet के पर्यायवाची
