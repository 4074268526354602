### The page of metric correlation with human ratings.

metrics-title = मेट्रिक का लोगों की रेटिंग से कोरिलेशन
metrics-lead = हर ऑटोमैटिक मेट्रिक, उन्हीं आउटपुट पर लोगों की रेटिंग से कितना मेल खाता है।
metrics-none = जब आउटपुट को लोगों से रेटिंग और मेट्रिक से स्कोर मिल जाएँगे, तो कोरिलेशन यहाँ दिखेंगे।
metrics-rank-lead = रैंक 1 सबसे अच्छी है: जिस मेट्रिक की ऊँची वैल्यू अच्छी मानी जाती है, उसका कोरिलेशन नेगेटिव होना चाहिए।
metrics-table = { $language } में { $question } के साथ मेट्रिक का कोरिलेशन

## Column heads: r is Pearson's correlation, ρ is Spearman's, n is the number of pairs

metrics-outputs-r = आउटपुट: r
metrics-outputs-rho = आउटपुट: ρ
metrics-outputs-n = आउटपुट: n
metrics-systems-r = सिस्टम: r, 95% इंटरवल
metrics-systems-n = सिस्टम: n

## In place of a value: why there is none

metrics-no-interval = उपलब्ध नहीं: कम से कम चार आउटपुट चाहिए, और r −1 और 1 के बीच होना चाहिए
metrics-no-variance = उपलब्ध नहीं: दोनों में से एक में कोई बदलाव नहीं है
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

## How is this computed?

metrics-method-scope = जो मेट्रिक सिस्टम के सभी आउटपुट को साथ लेकर निकाले जाते हैं, जैसे परप्लेक्सिटी, वे पेज “मूल्यांकन” पर हैं।
metrics-method-r = r मेट्रिक और लोगों की औसत रेटिंग के बीच Pearson का कोरिलेशन है; ρ Spearman का है, आउटपुट पर।
metrics-method-outputs = आउटपुट: सभी सिस्टम के आउटपुट एक साथ लिए जाते हैं, जैसे Mir et al. (2019) में। ± के बाद की संख्या उसी पेपर की सीमा है, 1.96(1 − r²)/√n। 95% इंटरवल Fisher का है।
metrics-method-systems = सिस्टम: r सिस्टम के औसतों का कोरिलेशन है, Fisher के 95% इंटरवल के साथ। इसके लिए कम से कम चार सिस्टम चाहिए।
metrics-method-pooling = सबको एक साथ लेने से दो सवाल मिल जाते हैं: क्या मेट्रिक अच्छे सिस्टम को खराब सिस्टम से अलग करता है, और क्या वह एक ही सिस्टम के अच्छे आउटपुट को खराब आउटपुट से अलग करता है। दस से कम सिस्टम होने पर सिस्टम वाली वैल्यू से ज़्यादा कुछ पता नहीं चलता।
