### The page that recruits on Prolific: the study there that sends people to an entry link.

posting-title = Prolific पर प्रतिभागी जुटाएँ
# $label is the name of an entry link, as the team calls it
posting-lead = Prolific की एक स्टडी, जो लोगों को एंट्री लिंक “{ $label }” पर भेजती है।
posting-unconnected = यह स्टडी अभी किसी Prolific अकाउंट से जुड़ी नहीं है।
posting-name = नाम
posting-name-hint = प्रतिभागियों को यह Prolific की स्टडी सूची में दिखता है।
posting-description = विवरण
posting-description-hint = प्रतिभागियों को क्या करना है। वे फ़ैसला करने से पहले इसे पढ़ते हैं।
posting-places = जगहें
posting-minutes = मिनट
posting-minutes-hint = एक प्रतिभागी को कितना समय लगता है। Prolific इसे प्रति घंटा कमाई के साथ दिखाता है।
# $currency is a code such as GBP
posting-reward = मेहनताना ({ $currency })
posting-reward-hint = हर प्रतिभागी को इतना मिलता है। Prolific के अनुसार यह कम से कम 6 GBP या 8 USD प्रति घंटा होना चाहिए।
# $workspace and $study are codes such as GBP
posting-other-currency = Prolific का वर्कस्पेस { $workspace } में भुगतान करता है, और इस स्टडी का हिसाब { $study } में है। Prolific से भुगतान के लिए दोनों की मुद्रा एक होनी चाहिए: इसे इस स्टडी की सेटिंग में बदलें।
posting-devices = डिवाइस
posting-desktop = कंप्यूटर
posting-tablet = टैबलेट
posting-mobile = फ़ोन
posting-people = कौन हिस्सा ले सकता है
# $countries is a list of countries
posting-only-countries = सिर्फ़ इन देशों में रहने वाले लोग: { $countries }
# $language is the name of a language
posting-only-language = सिर्फ़ वे लोग जिनकी पहली भाषा यह है: { $language }
posting-filters-hint = पब्लिश करने से पहले आप Prolific पर और फ़िल्टर लगा सकते हैं।
posting-approve = पूरा करने वाले प्रतिभागियों को तुरंत मंज़ूर करें
posting-approve-hint = नहीं तो हर सबमिशन का फ़ैसला आप करेंगे। जिस पर 21 दिन तक फ़ैसला न हो, उसे Prolific मंज़ूर कर देता है।
# $currency is a code such as GBP
posting-screening = स्क्रीनिंग का मेहनताना ({ $currency })
posting-screening-hint = उन लोगों के लिए जो क्वालिफ़िकेशन पास नहीं करते, ज़्यादा से ज़्यादा उतनी बार जितनी जगहें हैं; उसके बाद Prolific स्टडी रोक देता है। खाली छोड़ने पर उनसे सबमिशन लौटाने को कहा जाएगा। कुछ वर्कस्पेस में स्क्रीनिंग का भुगतान नहीं हो सकता।
posting-project = प्रोजेक्ट
posting-project-hint = Prolific पर आपके वर्कस्पेस का वह प्रोजेक्ट, जिसमें यह स्टडी है।
# $address is the address of an entry link
posting-link = प्रतिभागियों को यहाँ भेजा जाता है: { $address }
posting-create = Prolific पर ड्राफ़्ट बनाएँ
posting-create-hint = ड्राफ़्ट का कोई खर्च नहीं है और वह प्रतिभागियों को नहीं दिखता। भागीदारी खत्म होने के हर तरीके का अपना कम्प्लीशन कोड होता है; पूरा करने वाले सभी लोगों को एक ही कोड मिलता है।
posting-created = Prolific पर ड्राफ़्ट बन गया है। उसे जाँचें, फिर पब्लिश करें।
posting-draft = ड्राफ़्ट
posting-scheduled = शेड्यूल की गई
posting-publishing = पब्लिश हो रही है
posting-active = प्रतिभागी जुटाए जा रहे हैं
posting-paused = रोकी गई
posting-awaiting-review = खत्म हुई, सबमिशन पर फ़ैसला बाकी है
posting-completed = खत्म हुई
posting-hourly = प्रति घंटा कमाई
# $floor is an amount of money
posting-below-floor = Prolific के अनुसार यह कम से कम { $floor } प्रति घंटा होनी चाहिए। ड्राफ़्ट मिटाएँ और ज़्यादा मेहनताने या कम समय के साथ फिर से बनाएँ।
posting-cost = लागत
posting-rewards = मेहनताना
posting-fees = Prolific की फ़ीस
posting-tax = फ़ीस पर टैक्स
posting-total = कुल
# $available and $total are amounts of money
posting-too-little = इस स्टडी की लागत { $total } है, जिसके लिए { $available } का बैलेंस कम है। पहले Prolific पर पैसे जोड़ें।
posting-open = Prolific पर खोलें
posting-pending = Prolific पर काम चल रहा है। एक मिनट बाद यह पेज रीलोड करें।
posting-publish = पब्लिश करें
# $total is an amount of money
posting-publish-means = प्रतिभागी तुरंत आ सकते हैं। Prolific आपके बैलेंस से { $total } रिज़र्व करता है।
posting-publish-means-unknown = प्रतिभागी तुरंत आ सकते हैं। Prolific आपके बैलेंस से लागत रिज़र्व करता है।
posting-pause = रोकें
posting-pause-means = नए प्रतिभागी शुरू नहीं कर सकेंगे। जो शुरू कर चुके हैं, वे पूरा कर सकते हैं।
posting-start = फिर से शुरू करें
posting-start-means = नए प्रतिभागी फिर से शुरू कर सकेंगे।
posting-stop = खत्म करें
posting-stop-means = नए प्रतिभागी शुरू नहीं कर सकेंगे। जो शुरू कर चुके हैं, वे पूरा कर सकते हैं। बाद में जगहें जोड़ने पर प्रतिभागी फिर से आने लगेंगे।
posting-delete = ड्राफ़्ट मिटाएँ
posting-delete-means = Prolific पर ड्राफ़्ट मिटा दिया जाएगा। एंट्री लिंक बना रहेगा।
# $study is an ID
posting-gone = स्टडी { $study } अब Prolific पर नहीं है, या यह अकाउंट उसे नहीं देख सकता।
posting-forget = एंट्री लिंक से हटाएँ
posting-extend = जगहें जोड़ें
posting-extend-label = कुल जगहें
# $places is a number
posting-extend-hint = अभी { $places } हैं। यह संख्या सिर्फ़ बढ़ाई जा सकती है। Prolific नई जगहों की लागत आपके बैलेंस से रिज़र्व करता है।
posting-published = स्टडी Prolific पर पब्लिश हो गई है।
posting-is-paused = स्टडी Prolific पर रोक दी गई है।
posting-resumed = स्टडी Prolific पर फिर से शुरू हो गई है।
posting-ended = स्टडी Prolific पर खत्म हो गई है।
posting-deleted = Prolific पर ड्राफ़्ट मिटा दिया गया है।
posting-extended = Prolific पर जगहें जुड़ गई हैं।

## What participants read at Prolific, in the language in which they work

posting-return-no-consent = आपने सहमति फ़ॉर्म स्वीकार नहीं किया।
posting-return-screened-out = आप इस स्टडी की शर्तें पूरी नहीं करते।
posting-return-timed-out = बहुत देर तक आपकी ओर से कोई गतिविधि नहीं हुई, इसलिए आपकी जगह किसी और को मिल गई।
posting-return-full = आपके लिए कोई जगह या टास्क नहीं बचा था।
