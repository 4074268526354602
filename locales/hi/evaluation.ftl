### The page that evaluates systems by automatic metrics and by human ratings.

evaluation-title = मूल्यांकन
evaluation-lead = हर सिस्टम के आउटपुट और रीराइट के ऑटोमैटिक मेट्रिक और मानव मूल्यांकन।
evaluation-empty = टेक्स्ट को रेटिंग या रैंक मिलने के बाद लोगों के दिए स्कोर यहाँ दिखेंगे।
# Names of files to download
evaluation-human-csv = मानव मूल्यांकन (CSV)
evaluation-human-json = मानव मूल्यांकन (JSON)
evaluation-human-latex = मानव मूल्यांकन (LaTeX)
evaluation-metrics-csv = ऑटोमैटिक मेट्रिक (CSV)
evaluation-metrics-json = ऑटोमैटिक मेट्रिक (JSON)
evaluation-metrics-latex = ऑटोमैटिक मेट्रिक (LaTeX)
# Label: the system with which the others are compared
evaluation-baseline = बेसलाइन
evaluation-compare = सिस्टम की तुलना करें

## Human evaluation

evaluation-human = मानव मूल्यांकन · { $language }
evaluation-human-caption = { $language } में सिस्टम का मानव मूल्यांकन
# Column heads
evaluation-mean-rank = { $question } (औसत रैंक, 1 सबसे अच्छी)
evaluation-share = { $question } (हिस्सा)
# $texts is “8 texts”, $judgements is “24 judgements”.
evaluation-based-on = { $texts }, { $judgements }
evaluation-n-texts = { $n ->
    [one] { $n } टेक्स्ट
   *[other] { $n } टेक्स्ट
}
evaluation-n-judgements = { $n ->
    [one] { $n } जजमेंट
   *[other] { $n } जजमेंट
}
# In place of a p-value: there is none
evaluation-no-p = p: उपलब्ध नहीं
evaluation-how-scores = टेक्स्ट का स्कोर उसके जजमेंट का औसत होता है। सिस्टम का स्कोर उसके टेक्स्ट का औसत होता है, इसलिए हर टेक्स्ट का वज़न बराबर होता है।
evaluation-how-intervals = इंटरवल टेक्स्ट पर परसेंटाइल बूटस्ट्रैप से, 1,000 रेप्लिकेट और स्टडी के सीड के साथ निकाले जाते हैं।
evaluation-how-blind = वर्कर को टेक्स्ट रैंडम क्रम में और सिस्टम के नाम के बिना दिखाए गए थे।
evaluation-star-note = तारा { $baseline } से p < .05 वाला फ़र्क दिखाता है: दोनों के साझा टेक्स्ट पर रैंडमाइज़ेशन टेस्ट, 16 टेक्स्ट तक एग्ज़ैक्ट, उससे ज़्यादा पर 10,000 ड्रॉ। 6 से कम टेक्स्ट पर तारा नहीं लगता।

evaluation-highest = { $system } का औसत सबसे ज़्यादा है
evaluation-highest-share = { $system } का हिस्सा सबसे ज़्यादा है
evaluation-not-tested = { $finding } (टेस्ट के लिए टेक्स्ट बहुत कम हैं)
evaluation-highest-like = { $system } का औसत सबसे ज़्यादा है, पर { $systems } से अंतर सिग्निफ़िकेंट नहीं है
evaluation-highest-share-like = { $system } का हिस्सा सबसे ज़्यादा है, पर { $systems } से अंतर सिग्निफ़िकेंट नहीं है
evaluation-best-rank = { $system } की औसत रैंक सबसे अच्छी है
evaluation-best-rank-like = { $system } की औसत रैंक सबसे अच्छी है, पर { $systems } से अंतर सिग्निफ़िकेंट नहीं है
evaluation-finding = { $measure } · { $language }: { $finding }
evaluation-letters = 95% इंटरवल के साथ औसत। जिन सिस्टम में कोई अक्षर साझा है, उनमें सिग्निफ़िकेंट फ़र्क नहीं है: हर दो सिस्टम के लिए रैंडमाइज़ेशन टेस्ट (2,000 से ज़्यादा टेक्स्ट पर t-टेस्ट), Holm के करेक्शन के साथ, p < .05।
evaluation-untested = बिना अक्षरों वाले चित्र: इतने कम टेक्स्ट परखे गए कि करेक्शन के साथ हर दो सिस्टम की तुलना नहीं हो सकती।
evaluation-too-little = डेटा बहुत कम है: { $tables }। दो से कम रेट किए गए टेक्स्ट पर सिस्टम के औसत का कोई इंटरवल नहीं होता और उसे नतीजा नहीं माना जा सकता।
evaluation-too-little-pairs = डेटा बहुत कम है: { $pairs }। दो से कम टेक्स्ट पर मिली पसंद को नतीजा नहीं माना जा सकता।
evaluation-as-table = टेबल के रूप में दिखाएँ
evaluation-shares = हर सिस्टम के लिए हर जवाब का हिस्सा
evaluation-independent = दो सिस्टम की तुलना टेक्स्ट-दर-टेक्स्ट तब होती है जब उनमें कम से कम 6 टेक्स्ट साझा हों और कम टेक्स्ट वाले सिस्टम के आधे टेक्स्ट भी। नहीं तो उन टेक्स्ट पर, जो दोनों में से सिर्फ़ एक के पास हैं, Welch के t-टेस्ट से स्वतंत्र सैंपल के रूप में तुलना होती है, अगर ऐसे टेक्स्ट हर एक के कम से कम 20 हों।
evaluation-pairs = सिस्टम के बीच टेस्ट
evaluation-pairs-caption = सिस्टम के बीच टेस्ट: { $question } · { $language }
evaluation-comparison = तुलना
evaluation-p-corrected = p (Holm)
evaluation-paired = टेक्स्ट-दर-टेक्स्ट
evaluation-independent-samples = स्वतंत्र सैंपल

## Preferences between two outputs

evaluation-preferences = पसंद · { $question } · { $language }
evaluation-preferences-caption = { $language } में { $question } के हिसाब से पसंद
# Column heads: the share of judgements
evaluation-a-better = A बेहतर (%)
evaluation-neither = कोई फ़र्क नहीं (%)
evaluation-b-better = B बेहतर (%)
evaluation-preferences-note = प्रतिशत, जजमेंट के हिस्से हैं। p-वैल्यू टेक्स्ट पर साइन टेस्ट से निकाली जाती है: जिस सिस्टम को ज़्यादा वर्कर ने पसंद किया, टेक्स्ट में उसकी जीत होती है। बिना विजेता वाले टेक्स्ट छोड़ दिए जाते हैं।
evaluation-win-rate-note = जीत दर किसी टेक्स्ट के उन जजमेंट का हिस्सा है जो एक सिस्टम को पसंद करते हैं, सभी टेक्स्ट का औसत; “कोई फ़र्क नहीं” को आधा गिना जाता है।
evaluation-over = { $other } के मुकाबले { $better }
evaluation-preferred = { $other } की जगह { $better } पसंद किया गया
evaluation-none-preferred = किसी सिस्टम को साफ़ तौर पर ज़्यादा पसंद नहीं किया गया

## Automatic metrics

evaluation-automatic = ऑटोमैटिक मेट्रिक · { $language }
evaluation-automatic-caption = { $language } में ऑटोमैटिक मेट्रिक
# Column head: how many outputs of a system have scores
evaluation-scored = स्कोर किए गए
evaluation-signatures = मेट्रिक सिग्नेचर
# Heading of a list: metrics without values, each with the reason
evaluation-missing = अनुपलब्ध मेट्रिक
evaluation-against-rewrites = एक ही सोर्स के रीराइट से तुलना: { $metrics }। रीराइट की तुलना दूसरे वर्कर के रीराइट से की जाती है।
evaluation-together = सिस्टम के सभी आउटपुट को साथ लेकर निकाले गए: { $metrics }।
evaluation-means = बाकी सभी वैल्यू टेक्स्ट का औसत हैं।
evaluation-self-bleu = Self-BLEU आउटपुट की तुलना उसके सोर्स से करता है, इसलिए COPY का स्कोर 100 होता है।
evaluation-no-value = उपलब्ध नहीं: किसी सोर्स का ऐसा रीराइट नहीं है जिससे तुलना हो सके, या अभी कुछ स्कोर नहीं किया गया है।
evaluation-star-note-metrics = तारा { $baseline } से p < .05 वाला फ़र्क दिखाता है: उन सोर्स पर रैंडमाइज़ेशन टेस्ट जिनका दोनों के पास एक-एक आउटपुट है, 16 सोर्स तक एग्ज़ैक्ट, उससे ज़्यादा पर 1,000 ड्रॉ। 6 से कम सोर्स पर तारा नहीं लगता।
evaluation-more-metrics = स्टडी की सेटिंग में किसी भाषा के मॉडल चुनने पर स्टाइल, लॉग-प्रोबेबिलिटी और Word Mover's Distance जैसे और मेट्रिक दिखते हैं।
evaluation-model-metrics = मॉडल से निकाले गए मेट्रिक
