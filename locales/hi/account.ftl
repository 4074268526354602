### The door: joining by a link, making an account, signing in.

invited-as-worker = आपको इस स्टडी में वर्कर के तौर पर बुलाया गया है। आप छोटे टेक्स्ट लिखेंगे और परखेंगे, और इसके लिए आपको पैसे मिलेंगे।
invited-as-reviewer = आपको इस स्टडी में रिव्यूअर के तौर पर बुलाया गया है। आप नेटिव स्पीकर के तौर पर वर्कर के पायलट टेक्स्ट परखेंगे।
invited-as-researcher = आपको इस स्टडी में रिसर्चर के तौर पर बुलाया गया है। आप टेक्स्ट अपलोड करेंगे और टास्क डिज़ाइन करेंगे।
invited-as-manager = आपको इस स्टडी में मैनेजर के तौर पर बुलाया गया है। आप लोगों को बुलाएँगे, प्रोग्रेस देखेंगे, वर्कर को भुगतान करेंगे और डेटा एक्सपोर्ट करेंगे।
# Heading above the tasks of a study with their pay, on the page of an invitation link
what-is-paid = टास्क और मेहनताना
more-offers = { $n ->
    [one] { $n } और टास्क
   *[other] { $n } और टास्क
}
texts-are-in = टेक्स्ट की भाषा: { $language }
account-here = क्या यहाँ आपका अकाउंट पहले से है?
sign-in-and-return = साइन इन करके इस पेज पर लौटें।
your-name = आपका नाम
email-address = ईमेल पता
email-hint = आप इसी से साइन इन करते हैं। स्टडी में हिस्सा लेने वाले लोगों को यह नहीं दिखता।
password = पासवर्ड
password-hint = कम से कम 10 अक्षर; कुछ ऐसे शब्द अच्छे रहते हैं जिनका आपस में कोई संबंध न हो।
language-you-work-in = आपके काम की भाषा
language-hint = वह भाषा चुनें जो आप सबसे अच्छी बोलते और लिखते हैं। इसे बाद में बदला नहीं जा सकता।
join-as = { $name } के तौर पर जुड़ें
make-account-and-join = अकाउंट बनाएँ और जुड़ें
back-at-text = इसके बाद आप अपने टेक्स्ट पर लौट आएँगे
kept-is-sent = आपके साइन इन करते ही इस डिवाइस पर सेव किए गए जवाब भेज दिए जाएँगे।
how-accounts-are-made = अकाउंट बनाने के लिए इनवाइट लिंक चाहिए।
forgot-password-write = पासवर्ड भूल गए हों, तो इस पते पर लिखें:
forgot-password-ask = पासवर्ड भूल गए हों, तो इनवाइट लिंक भेजने वाले व्यक्ति से संपर्क करें। वे उसे रीसेट करवा सकते हैं।
main-menu = मुख्य मेन्यू
skip-to-content = सीधे कॉन्टेंट पर जाएँ
account-and-password = अकाउंट और पासवर्ड
documentation = दस्तावेज़
sign-out = साइन आउट करें
colours = रंग
light = लाइट
dark = डार्क
like-system = सिस्टम जैसा

## The page of the own account

account-title = आपका अकाउंट
account-language-lead = सभी पेज इस भाषा में दिखते हैं। टास्क के टेक्स्ट अपनी ही भाषा में रहते हैं।
account-save-name = नाम सेव करें
account-new-address = ईमेल पता
account-current-password = मौजूदा पासवर्ड
account-save-address = पता सेव करें
account-password-lead = पासवर्ड बदलने पर आप बाकी सभी डिवाइस पर साइन आउट हो जाते हैं।
account-new-password = नया पासवर्ड
account-change-password = पासवर्ड बदलें
account-password-changed = आपका पासवर्ड बदल दिया गया है। आप बाकी सभी डिवाइस पर साइन आउट हो गए हैं।
account-name-changed = आपका नाम बदल दिया गया है।
account-address-changed = आपका ईमेल पता बदल दिया गया है। अगली बार इसी से साइन इन करें।
account-devices = डिवाइस
account-devices-lead = अगर आपका कोई डिवाइस खो गया है या आपने किसी और के डिवाइस पर साइन इन किया था, तो हर जगह से साइन आउट करें।
account-sign-out-everywhere = हर जगह से साइन आउट करें
account-revokes-tokens = इससे आपके API टोकन भी रद्द हो जाते हैं।
account-consents = आपके स्वीकार किए हुए सहमति फ़ॉर्म
account-erasure = अपना डेटा मिटाना
account-erasure-lead = एडमिन आपका नाम, आपका पता और आपका अकाउंट मिटा देते हैं। आपके जवाब बिना नाम के बने रहते हैं, जब तक आप उन्हें भी न हटवाएँ।
account-ask-for-erasure = डेटा मिटाने का अनुरोध करें
# Argument: a date
account-erasure-asked = आपने { $date } को डेटा मिटाने का अनुरोध किया था। पहले बकाया भुगतान निपटाए जाते हैं।
account-take-back-erasure = यह अनुरोध वापस लें
account-erasure-requested = आपका अनुरोध एडमिन को भेज दिया गया है।
account-erasure-taken-back = आपका अनुरोध वापस ले लिया गया है।
account-tokens = API टोकन
account-tokens-lead = टोकन की मदद से कोई प्रोग्राम REST API के ज़रिए आपकी ओर से काम कर सकता है, जब तक टोकन की अवधि खत्म न हो।
account-no-tokens = आपके पास कोई टोकन नहीं है।
account-token-for = टोकन किस काम के लिए है
account-token-days = कितने दिन मान्य रहे
account-create-token = टोकन बनाएँ
account-new-token = आपका नया टोकन
account-rest = REST API रेफ़रेंस
account-purpose = किस काम के लिए
account-last-used = आखिरी इस्तेमाल
account-expires = कब खत्म होगा
account-revoke = रद्द करें

## E-mails: their links, and what people choose

forgot-password-link = पासवर्ड भूल गए?
forgot-password-title = भूला हुआ पासवर्ड
forgot-password-lead = अपने अकाउंट का ईमेल पता डालें। नया पासवर्ड चुनने के लिए आपको ईमेल से एक लिंक मिलेगा।
forgot-password-send = लिंक भेजें
# The same answer whether or not an account has the address
forgot-password-sent = अगर इस ईमेल पते का कोई अकाउंट है, तो लिंक वाला ईमेल भेजा जा रहा है। लिंक एक घंटे के अंदर एक ही बार काम करता है।
# Link on the page of a link that does not work any more
forgot-password-again = नया लिंक माँगें
reset-password-title = नया पासवर्ड चुनें
# Argument: an e-mail address
reset-password-lead = ईमेल पते { $email } वाले अकाउंट के लिए। आप बाकी सभी डिवाइस पर साइन आउट हो जाएँगे।
confirm-address-title = अपने ईमेल पते की पुष्टि करें
# Argument: an e-mail address
confirm-address-lead = पुष्टि करें कि { $email } आपका ईमेल पता है।
confirm-address = पते की पुष्टि करें
# Argument: a date
confirm-address-done = { $date } को पुष्टि हुई।
account-address-not-confirmed = इस पते की पुष्टि अभी नहीं हुई है।
account-send-confirmation = पुष्टि का लिंक भेजें
account-confirmation-sent = लिंक वाला ईमेल आपके पते पर भेजा जा रहा है।
account-mail = आपके काम के बारे में ईमेल
account-mail-lead = जब आपके पायलट टेक्स्ट का रिव्यू हो जाता है और जब आपको भुगतान किया जाता है, तब आपको ईमेल मिलता है।
account-mail-is-off = ये ईमेल बंद हैं।
account-stop-mail = ये ईमेल बंद करें
account-start-mail = ये ईमेल पाएँ
# Argument: an e-mail address
unsubscribe-lead = { $email } पर पायलट टेक्स्ट और भुगतान के बारे में ईमेल बंद करें। पासवर्ड के बारे में ईमेल फिर भी भेजे जाते हैं।
unsubscribe-invited-title = स्टडी के बारे में ईमेल
# Argument: the e-mail address
unsubscribe-invited-lead = { $email } पर इस स्टडी के बारे में ईमेल बंद करें।
unsubscribe-invited-done = अब आपको इस स्टडी के बारे में ईमेल नहीं मिलेंगे।
unsubscribe-done = अब आपको अपने काम के बारे में ईमेल नहीं मिलेंगे। आप अपने अकाउंट में इन्हें फिर से चालू कर सकते हैं।
