### Names and meanings of automatic metrics. Names such as BLEU are the same in every language and are no messages.

# In lists: a metric and what it means or lacks. Arguments: $metric, $text
metric-line = { $metric }: { $text }

## Names

metric-title-style = स्टाइल
metric-title-accuracy = स्टाइल एक्यूरेसी
# STI: style transfer intensity
metric-title-intensity = इंटेंसिटी (STI)
metric-title-log-probability = लॉग-प्रोबेबिलिटी
metric-title-perplexity = परप्लेक्सिटी
metric-title-naturalness = नैचुरलनेस
# WMD: Word Mover's Distance
metric-title-wmd-masked = WMD, मास्क के साथ
metric-title-average = औसत वेक्टर
metric-title-greedy = ग्रीडी मैचिंग
metric-title-extrema = वेक्टर एक्सट्रीमा
metric-title-bertscore-precision = BERTScore, प्रिसिज़न
metric-title-bertscore-recall = BERTScore, रीकॉल
# By neural models
metric-title-sim-neural = Sim, न्यूरल
metric-title-wmd-neural = WMD, न्यूरल
metric-title-style-neural = स्टाइल, न्यूरल
metric-title-accuracy-neural = स्टाइल एक्यूरेसी, न्यूरल
metric-title-log-probability-neural = लॉग-प्रोबेबिलिटी, न्यूरल
metric-title-perplexity-neural = परप्लेक्सिटी, न्यूरल
metric-title-rating = अनुमानित रेटिंग
metric-title-characters = बदले गए अक्षर
metric-title-characters-share = बदले गए अक्षर, हिस्सा
metric-title-tokens = बदले गए टोकन
metric-title-tokens-share = बदले गए टोकन, हिस्सा
metric-title-diversity = विविधता (self-BLEU)
metric-title-words = शब्द
metric-title-edit-types = बदलाव के प्रकार

## Meanings of the metrics that models compute; they follow the name and a colon

metric-means-style = लक्ष्य शैली की औसत प्रोबेबिलिटी
metric-means-accuracy = उन आउटपुट का हिस्सा जिनमें लक्ष्य शैली की प्रोबेबिलिटी 1/2 या ज़्यादा है
metric-means-intensity = शैली सोर्स की शैली से लक्ष्य शैली की ओर कितनी बढ़ी, −1 से 1 तक
metric-means-log-probability = हर शब्द की log10 प्रोबेबिलिटी, आउटपुट का औसत
metric-means-perplexity = सभी आउटपुट की एक साथ परप्लेक्सिटी; कम होने पर भाषा ज़्यादा आम होती है
metric-means-naturalness = इसकी औसत प्रोबेबिलिटी कि टेक्स्ट किसी व्यक्ति ने लिखा है
metric-means-wmd = वर्ड वेक्टर के बीच Word Mover's Distance; कम होने पर टेक्स्ट ज़्यादा करीब होते हैं
metric-means-wmd-masked = Word Mover's Distance, दोनों टेक्स्ट में शैली वाले शब्द मास्क करके; कम होने पर टेक्स्ट ज़्यादा करीब होते हैं
metric-means-sim = IDF से वेट किए गए औसत वर्ड वेक्टर का कोसाइन
metric-means-average = औसत वर्ड वेक्टर का कोसाइन
metric-means-greedy = हर शब्द और दूसरे टेक्स्ट में उससे सबसे मिलते शब्द का औसत कोसाइन
metric-means-extrema = एक्सट्रीम वैल्यू के वेक्टर का कोसाइन
metric-means-bertscore = कॉन्टेक्स्ट वाले वेक्टर के हिसाब से टोकन कितने मिलते हैं, F1, ज़्यादातर 0.3 से 1 तक
metric-means-bertscore-precision = आउटपुट के टोकन रेफ़रेंस में कितने मिलते हैं
metric-means-bertscore-recall = रेफ़रेंस के टोकन आउटपुट में कितने मिलते हैं
metric-means-sim-neural = दोनों टेक्स्ट के वेक्टर का कोसाइन, −1 से 1 तक
metric-means-wmd-neural = कॉन्टेक्स्ट वाले वेक्टर के बीच Word Mover's Distance, 0 से 2 तक; कम होने पर टेक्स्ट ज़्यादा करीब होते हैं
metric-means-style-neural = न्यूरल क्लासिफ़ायर के हिसाब से लक्ष्य शैली की औसत प्रोबेबिलिटी
metric-means-accuracy-neural = उन आउटपुट का हिस्सा जिनमें न्यूरल क्लासिफ़ायर के हिसाब से लक्ष्य शैली की प्रोबेबिलिटी 1/2 या ज़्यादा है
metric-means-log-probability-neural = हर शब्द की, या GPT-2 में हर टोकन की, log10 प्रोबेबिलिटी; आउटपुट का औसत
metric-means-perplexity-neural = सभी आउटपुट की एक साथ परप्लेक्सिटी, हर शब्द पर, या GPT-2 में हर टोकन पर; कम होने पर भाषा ज़्यादा आम होती है
metric-means-rating = लोग जो रेटिंग देते, उनका अनुमानित औसत
