### The page of a task's gold items: items with a known answer, attention checks and training items.

gold-title = गोल्ड आइटम
gold-lead = जिन आइटम के जवाब पहले से पता हैं, उनसे दिखता है कि वर्कर कितना सही परखते हैं और वे टेक्स्ट पढ़ते हैं या नहीं।
gold-to-task = टास्क पर वापस जाएँ

## The rule

gold-off = इस टास्क में गोल्ड आइटम का इस्तेमाल नहीं होता। टास्क डिज़ाइनर में उन्हें चालू करें, फिर यहाँ आइटम जोड़ें।
gold-every = वर्कर पहले ट्रेनिंग आइटम करते हैं। उसके बाद औसतन { $every } में से एक HIT गोल्ड आइटम या अटेंशन चेक होता है।
gold-rule-warn = जो वर्कर { $after } या ज़्यादा आइटम के जवाब देता है, पर जिसके { $least }% से कम जवाब उम्मीद के मुताबिक होते हैं, उसे चेतावनी दी जाती है।
gold-rule-pause = जो वर्कर { $after } या ज़्यादा आइटम के जवाब देता है, पर जिसके { $least }% से कम जवाब उम्मीद के मुताबिक होते हैं, उसका काम मैनेजर के फ़ैसले तक रोक दिया जाता है।
gold-rule-exclude = जो वर्कर { $after } या ज़्यादा आइटम के जवाब देता है, पर जिसके { $least }% से कम जवाब उम्मीद के मुताबिक होते हैं, उसे इस स्टडी में और HIT नहीं मिलते।

## Workers

gold-workers-lead = सबसे कम दर वाले वर्कर पहले आते हैं। ट्रेनिंग आइटम नहीं गिने जाते। सभी सबमिशन रखे जाते हैं और उनका भुगतान होता है।
gold-workers-none = किसी गोल्ड आइटम का जवाब देने के बाद वर्कर यहाँ दिखेंगे।
gold-workers-table = वर्कर और गोल्ड आइटम पर उनके जवाब
# Column head: number of answers.
gold-answered = जवाब दिए
# Column head: number of answers that were as expected.
gold-as-expected = उम्मीद के मुताबिक
# Column head: percentage of answers that were as expected.
gold-percent = उम्मीद के मुताबिक (%)
# Column head: whether the worker still passes this qualification.
gold-qualification = क्वालिफ़िकेशन
# Column head: whether the worker's answers are included in statistics.
gold-statistics = आँकड़े
# The worker's answers are included in statistics.
gold-included = शामिल
# The worker's answers are excluded from statistics.
gold-excluded = बाहर

## Items

gold-none = इस टास्क में कोई गोल्ड आइटम नहीं है।
# Column head: gold item, attention check or training item.
gold-type = प्रकार
gold-expected = अपेक्षित जवाब
gold-kind-gold = गोल्ड आइटम
gold-kind-attention = अटेंशन चेक
gold-kind-training = ट्रेनिंग आइटम
gold-retire = आइटम रिटायर करें
gold-retired = { $date } को रिटायर किया गया

## The form that adds items

gold-add = गोल्ड आइटम जोड़ें
# Label of a field for pasted rows and columns
gold-table = टेबल
gold-table-hint = हेडर और हर आइटम की एक लाइन पेस्ट करें, जो कॉमा, सेमीकोलन या टैब से अलग की गई हों।
gold-columns = कॉलम: { $list }।
gold-columns-title = टेबल के कॉलम
gold-columns-required = कॉलम “id” (सोर्स का ID) और कम से कम एक सवाल का अपेक्षित जवाब ज़रूरी हैं।
gold-columns-systems = आउटपुट दिखाने वाले टास्क के लिए “systems” भी ज़रूरी है: सिस्टम के नाम, | से अलग किए हुए।
gold-columns-language = अगर कई भाषाओं के सोर्स का ID एक ही हो, तो “language” ज़रूरी है।
gold-columns-kind = “kind” में gold, attention या training होता है। अगर यह खाली हो, तो आइटम गोल्ड आइटम होता है।
gold-columns-answer = अगर स्केल या स्लाइडर से कई आउटपुट को रेटिंग दी जाती है, तो हर सिस्टम का नाम उसकी वैल्यू के साथ लिखें, जैसे A=2|B=-1।
gold-columns-tolerance = “tolerance” सबसे बड़ा फ़र्क है जो स्वीकार किया जाता है: स्केल और स्लाइडर के लिए पॉइंट में, स्पैन के लिए प्रतिशत में।
gold-columns-explanation = “explanation” ट्रेनिंग आइटम के बाद वर्कर को दिखाया जाता है।
gold-stay-out = गोल्ड आइटम के सोर्स, अब से बनाए जाने वाले बैच में इस्तेमाल नहीं होते।
gold-n-added = { $n ->
    [one] { $n } आइटम जोड़ा गया है।
   *[other] { $n } आइटम जोड़े गए हैं।
}
