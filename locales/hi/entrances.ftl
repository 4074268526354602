### Entry links: the page of a participant who follows one, how taking part ends, and the pages where researchers make links.

## To participants
entrance-invited = आप इस स्टडी में हिस्सा ले सकते हैं।
# $hits is the number of tasks that a participant does
entrance-tasks = { $hits ->
    [one] आपको { $hits } टास्क करना है।
   *[other] आपको { $hits } टास्क करने हैं।
}
entrance-start = शुरू करें
entrance-continue = जारी रखें
entrance-welcome-back = आप यह स्टडी पहले ही शुरू कर चुके हैं। जहाँ रुके थे, वहीं से जारी रखें।
# To somebody who is signed in with another account in this browser
entrance-signs-out = आप { $name } के तौर पर साइन इन हैं। यहाँ शुरू करने पर इस ब्राउज़र में { $name } का अकाउंट साइन आउट हो जाएगा।
entrance-come-back = क्या आप यहाँ पहले आ चुके हैं?
entrance-return-code = वापसी कोड
entrance-return-code-hint = कोड में 16 अक्षर हैं। शुरू करते समय यह आपको दिखाया गया था।
entrance-return = इस कोड से जारी रखें
# Title of the page that shows the return code once
entrance-new-return-code = अपना वापसी कोड लिख लें
entrance-return-code-label = इस कोड से आप बाद में जारी रख सकते हैं, दूसरे डिवाइस पर भी
entrance-return-code-advice = इसे अभी लिख लें या कॉपी कर लें। खो जाने पर आप सिर्फ़ नए प्रतिभागी के तौर पर शुरू कर सकते हैं।
entrance-decline = मैं सहमत नहीं हूँ
entrance-decline-means = आप स्टडी छोड़ देंगे। सिर्फ़ आपका इनकार और, अगर आप किसी रिक्रूटमेंट सर्विस से आए हैं, तो उस पर आपकी ID सेव होगी।
# Progress of a participant. Arguments: $done, $all
entrance-progress = { $all } में से { $done } टास्क पूरे
entrance-nothing-left = इस स्टडी में आपके लिए अब और टास्क नहीं हैं।
entrance-finish = स्टडी पूरी करें

## How taking part ended
ending-finished = आपने यह स्टडी पूरी कर ली है। धन्यवाद!
ending-no-consent = आप इस स्टडी में हिस्सा नहीं ले रहे हैं।
ending-screened-out = आप इस स्टडी की एक शर्त पूरी नहीं करते, इसलिए आप आगे नहीं बढ़ सकते।
ending-failed-checks = क्वालिटी की जाँच में आपके बहुत ज़्यादा जवाब गलत थे, इसलिए आप आगे नहीं बढ़ सकते।
ending-timed-out = आपकी जगह सीमित समय के लिए रखी गई थी और अब उपलब्ध नहीं है।
ending-full = इस स्टडी में फ़िलहाल और जगहें या टास्क नहीं हैं।
# On the last page of a participant
ending-code = कम्प्लीशन कोड
ending-enter-code = यह कोड उस पेज पर डालें जहाँ से आप आए थे।
ending-return = आखिरी चरण पर जाएँ
# $provider is a recruitment service such as Prolific
ending-return-to = { $provider } पर लौटें
ending-close-page = आप यह पेज बंद कर सकते हैं।

## To researchers
nav-entrances = एंट्री लिंक
entrances-lead = जिन लोगों का यहाँ अकाउंट नहीं है, वे इन लिंक से हिस्सा लेते हैं: Prolific जैसी सर्विस से या कहीं से भी।
entrances-none = अभी कोई एंट्री लिंक नहीं है।
entrances-add = एंट्री लिंक बनाएँ
entrances-anonymous-lead = लिंक वाला कोई भी व्यक्ति बिना अकाउंट के हिस्सा ले सकता है। हर प्रतिभागी को लौटने के लिए एक कोड मिलता है।
entrances-provider = सर्विस
entrances-provider-other = दूसरी सर्विस
entrances-anonymous = अनाम
entrances-label = नाम
entrances-label-hint = यह सिर्फ़ आपकी टीम को दिखता है, जैसे “Prolific, फ़्रेंच”।
entrances-places = जगहें
entrances-places-hint = कितने लोग हिस्सा ले सकते हैं। कोई सीमा न रखने के लिए खाली छोड़ें।
entrances-submissions = हर प्रतिभागी के HIT
entrances-submissions-hint = इतने HIT के बाद प्रतिभागी का काम पूरा हो जाता है। सभी उपलब्ध HIT के लिए खाली छोड़ें।
entrances-hold = जगह कितने मिनट रखी जाए
entrances-hold-hint = इतने समय तक कोई गतिविधि न हो, तो जगह किसी और के लिए खाली हो जाती है।
entrances-provider-study = सर्विस पर स्टडी ID
entrances-provider-study-hint = सिर्फ़ इसी स्टडी के लिंक स्वीकार होते हैं। किसी भी स्टडी के लिंक स्वीकार करने के लिए खाली छोड़ें।
entrances-signed = सिर्फ़ वही लिंक स्वीकार करें जिन पर Prolific के हस्ताक्षर हैं
entrances-signed-hint = तब कोई मनगढ़ंत प्रतिभागी ID से हिस्सा नहीं ले सकता। Prolific को आपके वर्कस्पेस के लिए सुरक्षित लिंक चालू करने होंगे; उनके बिना कोई हिस्सा नहीं ले पाएगा।
entrances-parameters = लिंक के पैरामीटर
entrances-parameters-lead = वे नाम जिनसे सर्विस अपनी ID लिंक में जोड़ती है।
entrances-parameter-person = प्रतिभागी ID
entrances-parameter-session = सबमिशन ID
entrances-parameter-study = स्टडी ID
entrances-address = वापसी का पता
entrances-address-hint = प्रतिभागी आखिर में जहाँ जाते हैं। { "{" }code{ "}" }, { "{" }person{ "}" }, { "{" }session{ "}" } और { "{" }study{ "}" } अपने-आप भरे जाते हैं।
entrances-codes = कम्प्लीशन कोड
entrances-codes-lead-anonymous = प्रतिभागियों को आखिर में यह कोड दिखता है।
entrances-codes-lead = सर्विस पर यही कोड डालें। हर कोड के लिए वहाँ चुनें कि सबमिशन का क्या होगा।
entrances-own-codes = पूरा करने वाले हर प्रतिभागी को अलग कोड दें
entrances-create = लिंक बनाएँ
entrances-save = बदलाव सेव करें
entrances-saved = एंट्री लिंक सेव हो गया।
entrances-link = लिंक
entrances-back = एंट्री लिंक पर वापस जाएँ
entrances-link-lead-anonymous = यह लिंक उन लोगों को भेजें जिन्हें आप बुलाना चाहते हैं।
entrances-link-lead = इस लिंक को बिना बदले सर्विस पर कॉपी करें।
entrances-taken = भरी हुई जगहें
# Arguments: $taken, $places
entrances-taken-of = { $places } में से { $taken }
entrances-came = आए लोग
entrances-working = काम जारी
entrances-finished = पूरा किया
entrances-screened-out = शर्त पूरी नहीं
entrances-open = खुला
entrances-closed = नए प्रतिभागियों के लिए बंद
entrances-close = नए प्रतिभागियों के लिए बंद करें
entrances-close-hint = जो लोग शुरू कर चुके हैं, वे जारी रख सकते हैं।
entrances-settings = लिंक की सेटिंग
entrances-participants = प्रतिभागी
entrances-arrived = आने का समय
entrances-nobody = इस लिंक का इस्तेमाल अभी किसी ने नहीं किया है।
entrances-download = प्रतिभागी डाउनलोड करें (CSV)
entrances-download-lead = फ़ाइल में सर्विस की ID और कोड होते हैं। हर डाउनलोड ऑडिट लॉग में दर्ज होता है।
entrances-active = आखिरी गतिविधि
entrances-submitted = सबमिट किए
entrances-state = स्थिति
entrances-state-working = काम जारी
entrances-state-away = जगह खाली की गई
ending-name-finished = पूरा किया
ending-name-no-consent = सहमति नहीं, या छोड़ दिया
ending-name-screened-out = शर्त पूरी नहीं
ending-name-failed-checks = क्वालिटी की जाँच में फ़ेल
ending-name-timed-out = समय खत्म
ending-name-full = जगह या टास्क नहीं बचा
entrances-more = और प्रतिभागी

## People whom researchers invite by a link of their own
entrances-panel = आपके बुलाए हुए लोग
entrances-panel-lead = आप लोगों की सूची डालते हैं। हर व्यक्ति को अपना अलग लिंक मिलता है, जिसे यह सर्वर भेजता है या आप खुद भेजते हैं।
invitees-title = बुलाए गए लोग
invitees-lead = हर व्यक्ति का अपना अलग लिंक होता है। उसी लिंक से वे किसी भी डिवाइस पर जारी रख सकते हैं।
invitees-listed = सूची में
invitees-add = लोग जोड़ें
invitees-field = लोग, हर लाइन में एक
invitees-hint = हर व्यक्ति के लिए ईमेल पता, नाम या ID, या दोनों, और अगर पता हो तो स्टडी की किसी भाषा का कोड, कॉमा से अलग करके लिखें (जैसे ana@example.org, P17, it)। नाम और ID दूसरे प्रतिभागियों को नहीं दिखते।
invitees-add-button = सूची में जोड़ें
invitees-added = { $n ->
    [0] किसी को नहीं जोड़ा गया।
    [one] { $n } व्यक्ति जोड़ा गया।
   *[other] { $n } लोग जोड़े गए।
}
invitees-known = { $n ->
    [one] { $n } व्यक्ति पहले से सूची में था।
   *[other] { $n } लोग पहले से सूची में थे।
}
# $n is how many people get an e-mail
invitees-invite = इनवाइट भेजें ({ $n })
# $n is how many people get an e-mail
invitees-remind = रिमाइंडर भेजें ({ $n })
# Argument: the number of e-mails to one person
invitees-mail-hint = रिमाइंडर उन लोगों को जाते हैं जिन्हें कम से कम एक दिन पहले बुलाया गया था और जिन्होंने स्टडी पूरी नहीं की है। किसी को भी { $most } से ज़्यादा इनवाइट और रिमाइंडर नहीं भेजे जाते।
invitees-left-out = { $n ->
    [one] { $n } व्यक्ति को अभी ईमेल नहीं जाएगा, क्योंकि उसकी भाषा की सभी जगहें भर गई हैं: { $languages }।
   *[other] { $n } लोगों को अभी ईमेल नहीं जाएगा, क्योंकि उनकी भाषा की सभी जगहें भर गई हैं: { $languages }।
}
invitees-sent = { $n ->
    [0] फ़िलहाल किसी को ईमेल नहीं भेजा जा सकता।
    [one] { $n } ईमेल भेजा जाएगा।
   *[other] { $n } ईमेल भेजे जाएँगे।
}
invitees-download = लिंक डाउनलोड करें (CSV)
invitees-download-lead = जिसके पास लिंक होता है, वह उसी व्यक्ति के तौर पर हिस्सा लेता है जिसके लिए लिंक बनाया गया है। इसलिए लिंक सिर्फ़ उसी व्यक्ति को भेजें। हर डाउनलोड ऑडिट लॉग में दर्ज होता है।
invitees-none = सूची में अभी कोई नहीं है।
invitees-name = नाम या ID
invitees-more = और लोग
invitees-new = इनवाइट नहीं भेजा गया
invitees-invited = इनवाइट भेजा गया
invitees-failed = ईमेल नहीं पहुँचा
invitees-stopped = ईमेल नहीं चाहिए
invitees-remove = हटाएँ
# To those who do not see the table
invitees-remove-one = { $name } को हटाएँ
invitees-removed = “{ $name }” को सूची से हटा दिया गया।
