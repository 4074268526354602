### The way in: terms, place, test; and why a task is closed.

read-before = शुरू करने से पहले कृपया इसे पढ़ें। आप कभी भी स्टडी छोड़ सकते हैं।
have-agreed = आपने सहमति दे दी है
agree = मैंने इसे पढ़ लिया है और मैं हिस्सा लेने के लिए सहमत हूँ।
agree-and-go-on = सहमति दें और आगे बढ़ें
terms-unwritten = आप रिसर्च के लिए छोटे टेक्स्ट लिखते और परखते हैं। आपके जवाब कोड नाम के साथ रखे जाते हैं और उसी के साथ प्रकाशित हो सकते हैं। आपका नाम और ईमेल पता प्रकाशित नहीं किया जाता।
where-are-you = आप कहाँ हैं?
please-choose = कृपया चुनें
country-now = आप अभी किस देश में हैं
country-compared = अगर आपके कनेक्शन का देश पता हो, तो आपके जवाब को उससे मिलाया जाता है। दोनों अलग हों, तो कोई व्यक्ति जाँच करता है।
answer = जवाब दें
confirm-country = आपने { $country } चुना है। क्या आप अभी वहीं हैं?
confirm-country-means = हो सकता है कि इस जवाब के साथ आप हिस्सा न ले पाएँ। भेजने से पहले इसे जाँच लें।
confirm-country-yes = हाँ, मैं वहीं हूँ
confirm-country-change = कोई दूसरा देश चुनें
correct-country = मैंने गलत देश चुन लिया
correct-country-means = आप अपना जवाब एक बार ठीक कर सकते हैं। फिर कोई व्यक्ति उसे देखेगा।
correct-country-send = ठीक किया हुआ जवाब भेजें
may-go-on = आप आगे बढ़ सकते हैं
person-will-look = कोई व्यक्ति इसे देखेगा
not-open-to-you = यह स्टडी आपके लिए नहीं खुली है
back-to-study = स्टडी पर वापस जाएँ
rule-all-countries = नियम: इस स्टडी में सभी देशों के वर्कर हिस्सा ले सकते हैं।
rule-countries = नियम: इस स्टडी में वे वर्कर हिस्सा ले सकते हैं जो इनमें से किसी देश में हैं: { $names }।
open-to-countries = आप हिस्सा ले सकते हैं अगर आप इनमें से किसी देश में हैं: { $names }।
to-consent = सहमति फ़ॉर्म पर जाएँ
to-country = देश वाले सवाल पर जाएँ
to-test = टेस्ट पर जाएँ
to-tasks = मेरे टास्क पर जाएँ
questions-to = कोई सवाल है? { $contact } को लिखें।
passed = पास
not-passed = पास नहीं
test-result = टेस्ट का नतीजा
points-of = 100 में से { $points } अंक; { $needed } चाहिए थे। कोशिश नंबर { $attempt }।
no-attempt-left = आपकी कोई कोशिश नहीं बची है, इसलिए जिन टास्क के लिए यह टेस्ट ज़रूरी है, वे आपके लिए बंद रहेंगे। कोशिश करने के लिए धन्यवाद।
test-of = टेस्ट: { $language } में औपचारिकता
test-closed = टेस्ट अभी आपके लिए नहीं खुला है
latest-gave = पिछली कोशिश में आपको 100 में से { $points } अंक मिले।
another-attempt = एक और कोशिश
still-left = बची हुई कोशिशें: { $left }।
test-about = { $n ->
    [one] { $n } वाक्य
   *[other] { $n } वाक्य
}, करीब { $minutes ->
    [one] { $minutes } मिनट
   *[other] { $minutes } मिनट
}। जवाब तब सही है जब वह विशेषज्ञों के जवाब से ज़्यादा से ज़्यादा { $tolerance ->
    [one] { $tolerance } पॉइंट
   *[other] { $tolerance } पॉइंट
} अलग हो। आपको 100 में से { $needed } अंक चाहिए। कुल कोशिशें: { $attempts }।
test-in = क्वालिफ़िकेशन टेस्ट ({ $language })
test-about-texts = { $n ->
    [one] { $n } टेक्स्ट
   *[other] { $n } टेक्स्ट
}, करीब { $minutes ->
    [one] { $minutes } मिनट
   *[other] { $minutes } मिनट
}। आपको 100 में से { $needed } अंक चाहिए। कुल कोशिशें: { $attempts }।
hand-in = टेस्ट सबमिट करें

## The test itself, unless a study has instructions of its own

test-instructions =
    आप आठ वाक्य पढ़ेंगे। बताएँ कि हर वाक्य कितना अनौपचारिक या औपचारिक है: **-3** (बहुत अनौपचारिक) से **3** (बहुत औपचारिक) तक।

    बिल्कुल सही संख्या ढूँढना ज़रूरी नहीं है। भाषा की अपनी समझ पर भरोसा रखें, और विषय को नहीं, कहने के ढंग को परखें।
test-question = यह वाक्य कितना औपचारिक है?
test-point-minus-3 = बहुत अनौपचारिक
test-point-minus-2 = अनौपचारिक
test-point-minus-1 = कुछ हद तक अनौपचारिक
test-point-0 = तटस्थ
test-point-1 = कुछ हद तक औपचारिक
test-point-2 = औपचारिक
test-point-3 = बहुत औपचारिक
agreed-on = आपने { $date } को सहमति दी।
attempts-are-left = बची हुई कोशिशें: { $left }।
