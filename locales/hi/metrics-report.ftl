### The page of metric correlation with human ratings.

metrics-title = मेट्रिक का लोगों की रेटिंग से कोरिलेशन
metrics-lead = हर ऑटोमैटिक मेट्रिक, उन्हीं आउटपुट पर लोगों की रेटिंग से कितना मेल खाता है।
metrics-none = जब आउटपुट को लोगों से रेटिंग और मेट्रिक से स्कोर मिल जाएँगे, तो कोरिलेशन यहाँ दिखेंगे।
metrics-rank-lead = रैंक 1 सबसे अच्छी है: जिस मेट्रिक की ऊँची वैल्यू अच्छी मानी जाती है, उसका कोरिलेशन नेगेटिव होना चाहिए।
metrics-lower-better = { $name } (कम हो तो बेहतर)
metrics-higher-better = { $name } (ज़्यादा हो तो बेहतर)
metrics-table = { $language } में { $question } के साथ मेट्रिक का कोरिलेशन

## Column heads: r is Pearson's correlation, ρ is Spearman's, n is the number of pairs

metrics-outputs-r = आउटपुट: r
metrics-outputs-rho = आउटपुट: ρ
metrics-outputs-n = आउटपुट: n
metrics-systems-r = सिस्टम: r, 95% इंटरवल
metrics-systems-n = सिस्टम: n

## In place of a value: why there is none

metrics-no-interval = उपलब्ध नहीं: कम से कम चार आउटपुट चाहिए, और r −1 और 1 के बीच होना चाहिए
metrics-no-variance = उपलब्ध नहीं: दोनों में से एक की सभी वैल्यू एक जैसी हैं
metrics-few-outputs = { $n ->
    [one] उपलब्ध नहीं: { $n } आउटपुट है, कम से कम { $need } चाहिए
   *[other] उपलब्ध नहीं: { $n } आउटपुट हैं, कम से कम { $need } चाहिए
}
metrics-too-few-systems = { $n ->
    [one] उपलब्ध नहीं: { $n } सिस्टम है, कम से कम { $need } चाहिए
   *[other] उपलब्ध नहीं: { $n } सिस्टम हैं, कम से कम { $need } चाहिए
}
metrics-undefined = उपलब्ध नहीं: { $reason }
metrics-warning = { $n ->
    [one] सिर्फ़ { $n } सिस्टम: एक और सिस्टम से यह वैल्यू काफ़ी बदल सकती है।
   *[other] सिर्फ़ { $n } सिस्टम: एक और सिस्टम से यह वैल्यू काफ़ी बदल सकती है।
}

## The heat maps: metrics by what people rated, one for each language

metrics-grid-table = { $language } में मेट्रिक का लोगों की रेटिंग से कोरिलेशन
metrics-grid-strongest = { $language }: सबसे मज़बूत कोरिलेशन { $metric } का { $question } के साथ है (r = { $r })
metrics-grid-few = { $language }: 10 से कम आउटपुट, कोई नतीजा निकालने के लिए बहुत कम
metrics-grid-hint = हर सेल में मेट्रिक और लोगों की औसत रेटिंग के बीच Pearson का r है, आउटपुट पर। किसी सेल के आउटपुट देखने के लिए उसे खोलें।
metrics-grid-few-mark = प्रश्नचिह्न का मतलब है 10 से कम आउटपुट: एक और आउटपुट से वैल्यू काफ़ी बदल सकती है।
metrics-few-texts = { $n ->
    [one] सिर्फ़ { $n } आउटपुट: एक और आउटपुट से यह वैल्यू काफ़ी बदल सकती है।
   *[other] सिर्फ़ { $n } आउटपुट: एक और आउटपुट से यह वैल्यू काफ़ी बदल सकती है।
}

## The outputs behind one cell

metrics-rises-with-rating = जिन आउटपुट की रेटिंग ऊँची है, उनमें { $metric } ज़्यादा है: { $question } ({ $language })
metrics-falls-with-rating = जिन आउटपुट की रेटिंग ऊँची है, उनमें { $metric } कम है: { $question } ({ $language })
metrics-rises-with-rank = जिन आउटपुट की रैंक खराब है, उनमें { $metric } ज़्यादा है: { $question } ({ $language })
metrics-falls-with-rank = जिन आउटपुट की रैंक अच्छी है, उनमें { $metric } ज़्यादा है: { $question } ({ $language })
metrics-rises-with-share = जिन आउटपुट के लिए ज़्यादा लोगों ने { $question } चुना, उनमें { $metric } ज़्यादा है ({ $language })
metrics-falls-with-share = जिन आउटपुट के लिए ज़्यादा लोगों ने { $question } चुना, उनमें { $metric } कम है ({ $language })
metrics-relation-none = { $metric } का { $question } से कोई साफ़ संबंध नहीं दिखता ({ $language })
metrics-relation-few = { $metric } और { $question } ({ $language }): इन आउटपुट से कोई नतीजा नहीं
metrics-points-facts = n = { $n }, r = { $r }, 95% इंटरवल { $interval }, ρ = { $rho }।
metrics-points-facts-alone = n = { $n }, r = { $r }, ρ = { $rho }।
metrics-points-hint = हर निशान एक आउटपुट है। बड़ा निशान उसी जगह के कई आउटपुट दिखाता है।
metrics-axis-range = { $name } ({ $low } से { $high })
metrics-axis-rating = लोगों की औसत रेटिंग, { $question }
metrics-points-n = रेटिंग
metrics-points-table = { $metric } और हर आउटपुट की लोगों की औसत रेटिंग: { $question }, { $language }
metrics-points-first = { $n } में से सबसे ऊँची रेटिंग वाले { $most } आउटपुट। CSV फ़ाइल में सभी हैं।
metrics-points-csv = ये आउटपुट डाउनलोड करें (CSV)

## Comparison of the metrics with the one that has the strongest correlation

metrics-best-title = मेट्रिक की तुलना
metrics-best-lead = क्या किसी मेट्रिक का रेटिंग से कोरिलेशन सबसे मज़बूत मेट्रिक से कम है? कोरिलेशन का चिह्न नहीं गिना जाता।
metrics-best-clear = { $metric } का कोरिलेशन सबसे मज़बूत है (r = { $r }); बाकी सभी मेट्रिक उससे सिग्निफ़िकेंट रूप से अलग हैं।
metrics-best-alike = { $n ->
    [one] { $metric } का कोरिलेशन सबसे मज़बूत है (r = { $r }); { $n } और मेट्रिक उससे सिग्निफ़िकेंट रूप से अलग नहीं है।
   *[other] { $metric } का कोरिलेशन सबसे मज़बूत है (r = { $r }); { $n } और मेट्रिक उससे सिग्निफ़िकेंट रूप से अलग नहीं हैं।
}
metrics-best-alone = { $metric } का कोरिलेशन सबसे मज़बूत है (r = { $r }); तुलना के लिए कोई और मेट्रिक नहीं है।
metrics-best-few = किसी मेट्रिक को सबसे मज़बूत नहीं कहा जा सकता: हर एक का कोरिलेशन नहीं है या 10 से कम आउटपुट हैं।
metrics-best-column = { $metric } की तुलना में
metrics-best-column-none = तुलना
metrics-best-is = सबसे मज़बूत कोरिलेशन
metrics-best-differs = अलग है ({ $p })
metrics-best-no-difference = कोई सिग्निफ़िकेंट अंतर नहीं ({ $p })
metrics-best-not-compared = तुलना नहीं हुई: 10 से कम आउटपुट
metrics-no-interval-few = कोई नहीं: 10 से कम आउटपुट
metrics-same-values = तुलना नहीं हुई: इसकी वैल्यू सबसे मज़बूत मेट्रिक की वैल्यू के साथ-साथ बढ़ती हैं

## How is this computed?

metrics-method-scope = जो मेट्रिक सिस्टम के सभी आउटपुट को साथ लेकर निकाले जाते हैं, जैसे परप्लेक्सिटी, वे पेज “मूल्यांकन” पर हैं।
metrics-method-r = r मेट्रिक और लोगों की औसत रेटिंग के बीच Pearson का कोरिलेशन है; ρ Spearman का है, आउटपुट पर।
metrics-method-outputs = आउटपुट: सभी सिस्टम के आउटपुट एक साथ लिए जाते हैं, जैसे Mir et al. (2019) में। ± के बाद की संख्या उसी पेपर की सीमा है, 1.96(1 − r²)/√n। 95% इंटरवल Fisher का है।
metrics-method-systems = सिस्टम: r सिस्टम के औसतों का कोरिलेशन है, Fisher के 95% इंटरवल के साथ। इसके लिए कम से कम चार सिस्टम चाहिए।
metrics-method-pooling = सबको एक साथ लेने से दो सवाल मिल जाते हैं: क्या मेट्रिक अच्छे सिस्टम को खराब सिस्टम से अलग करता है, और क्या वह एक ही सिस्टम के अच्छे आउटपुट को खराब आउटपुट से अलग करता है। दस से कम सिस्टम होने पर सिस्टम वाली वैल्यू से ज़्यादा कुछ पता नहीं चलता।
metrics-method-difference = अंतर: एक ही रेटिंग के साथ दो कोरिलेशन के लिए Williams का टेस्ट (Williams 1959, Steiger 1980), उन आउटपुट पर जिनके स्कोर दोनों मेट्रिक में हैं। नेगेटिव कोरिलेशन वाले मेट्रिक का चिह्न पहले उलट दिया जाता है। Holm का करेक्शन टेबल की सभी तुलनाओं पर लागू होता है; p < .05 वाला अंतर सिग्निफ़िकेंट है।
metrics-method-few = 10 से कम आउटपुट होने पर न इंटरवल होता है, न टेस्ट; 10 से कम सिस्टम होने पर इंटरवल नहीं होता। फ़ाइलों में सभी संख्याएँ हैं।
