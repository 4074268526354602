### The first page, the list of studies, and the overview of a study.

## The first page

home-lead = रिक्रूटमेंट से लेकर आखिरी टेबल तक, क्राउडसोर्स्ड एनोटेशन और मानव मूल्यांकन की स्टडी चलाएँ।
home-invited = क्या आपको इनवाइट लिंक मिला है? उसे खोलें: वह आपको आपकी स्टडी तक ले जाएगा।
home-for-workers = वर्कर
home-for-workers-text = फ़ोन या कंप्यूटर पर छोटे टेक्स्ट को रेटिंग दें, उनकी तुलना करें और उन्हें दोबारा लिखें। मेहनताना और समय आपको शुरू करने से पहले ही दिख जाते हैं।
home-for-researchers = रिसर्चर
home-for-researchers-text = टास्क डिज़ाइन करें, वर्कर जोड़ें और उन्हें भुगतान करें, इंटरवल के साथ एग्रीमेंट मापें और पेपर के लिए टेबल एक्सपोर्ट करें।

## The list of studies

studies-lead = वे सभी स्टडी जिन्हें आप डिज़ाइन, रिव्यू या मैनेज करते हैं।
studies-new = नई स्टडी
# The same for an administrator of the server
studies-empty-administrator = अभी कोई स्टडी नहीं है। पहली स्टडी बनाएँ।
studies-empty = जब कोई एडमिन स्टडी बनाकर आपको उसमें भूमिका देंगे, तो वह यहाँ दिखेगी।
studies-your-role = आपकी भूमिका
studies-managers = मैनेजर
studies-administrator = एडमिन
studies-no-batch = अभी कोई HIT नहीं
studies-only-pilot = अब तक सिर्फ़ पायलट
studies-progress = { $target } में से { $counted } ({ $percent }%)

## The overview of a study

overview-published-tasks = पब्लिश किए गए टास्क
overview-submissions = गिने गए सबमिशन
# The target number of submissions
overview-of-target = { $target } में से
overview-checklist = सेटअप चेकलिस्ट
overview-checklist-lead = वैकल्पिक चरणों के बिना भी स्टडी लाइव की जा सकती है।
overview-open-page = { $page } खोलें
overview-progress = प्रोग्रेस
overview-see-progress = हर टास्क और भाषा की प्रोग्रेस
overview-n-counted = { $n ->
    [one] { $n } गिना गया सबमिशन
   *[other] { $n } गिने गए सबमिशन
}
# How many tasks are complete, each language counted
overview-n-complete = पूरे हुए टास्क (हर भाषा अलग गिनी गई है): { $n }
overview-attention = ध्यान देने लायक
overview-nothing = आपके लिए कोई काम बाकी नहीं है।
overview-n-submissions = { $n ->
    [one] { $n } सबमिशन को मंज़ूरी का इंतज़ार है।
   *[other] { $n } सबमिशन को मंज़ूरी का इंतज़ार है।
}
overview-n-held-payments = { $n ->
    [one] पता नहीं है कि { $n } भुगतान भेजा गया या नहीं: जाँच करें।
   *[other] पता नहीं है कि { $n } भुगतान भेजे गए या नहीं: जाँच करें।
}
# $n is a percentage, 80 or more.
# Arguments: $n
overview-budget-used = बजट का { $n }% देने के लिए तय हो चुका है।
overview-n-messages = { $n ->
    [one] वर्कर के { $n } मैसेज का जवाब नहीं दिया गया है।
   *[other] वर्कर के { $n } मैसेज का जवाब नहीं दिया गया है।
}
overview-n-reviews = { $n ->
    [one] { $n } वर्कर को नेटिव स्पीकर रिव्यू का इंतज़ार है।
   *[other] { $n } वर्कर को नेटिव स्पीकर रिव्यू का इंतज़ार है।
}
overview-n-locations = { $n ->
    [one] { $n } वर्कर के देश की जाँच बाकी है।
   *[other] { $n } वर्कर के देश की जाँच बाकी है।
}
overview-n-tasks-without-hits = { $n ->
    [one] { $n } पब्लिश किए गए टास्क में अभी HIT नहीं हैं। एक बैच बनाएँ।
   *[other] { $n } पब्लिश किए गए टास्क में अभी HIT नहीं हैं। हर एक के लिए बैच बनाएँ।
}
overview-n-failed-jobs = { $n ->
    [one] { $n } बैकग्राउंड जॉब फ़ेल हुआ।
   *[other] { $n } बैकग्राउंड जॉब फ़ेल हुए।
}
overview-results = नतीजे
overview-open-results = नतीजे खोलें
overview-results-lead = सभी गिने गए सबमिशन से निकाले गए। हर रिपोर्ट में इंटरवल, तरीका और डाउनलोड होता है।
# Heading: the state of the study is draft, live or closed
overview-state = स्थिति
# Button: the study starts, and workers can take its tasks
overview-go-live = लाइव करें
overview-go-live-lead = इनवाइट लिंक वाले वर्कर तुरंत शुरू कर सकते हैं। कम से कम एक टास्क पब्लिश होना चाहिए।
overview-close = स्टडी बंद करें
overview-close-lead = बंद स्टडी में वर्कर को और HIT नहीं मिलते। जिन HIT पर काम चल रहा है, वे फिर भी सबमिट किए जा सकते हैं।
overview-reopen = स्टडी फिर से खोलें
overview-reopen-lead = स्टडी बंद है। फिर से खोलने पर वर्कर को वे HIT मिलेंगे जिन्हें अब भी सबमिशन चाहिए।
overview-not-ready = स्टडी अभी लाइव नहीं हो सकती। ये बाकी हैं:
overview-live-without = ये चरण पूरे नहीं हुए हैं। आप इनके बिना भी स्टडी लाइव कर सकते हैं।

## Erasure of personal data

overview-personal-data = वर्कर का निजी डेटा
overview-erased-after = { $days ->
    [one] स्टडी बंद होने के { $days } दिन बाद वर्कर का निजी डेटा मिटा दिया जाता है।
   *[other] स्टडी बंद होने के { $days } दिन बाद वर्कर का निजी डेटा मिटा दिया जाता है।
}
overview-all-erased = { $n ->
    [one] डेटा { $date } को मिटाया जाना था और { $n } वर्कर का डेटा मिटाया जा चुका है।
   *[other] डेटा { $date } को मिटाया जाना था और सभी { $n } वर्कर का डेटा मिटाया जा चुका है।
}
overview-erasing = डेटा मिटाना { $date } को शुरू होता है। अब तक { $n } में से { $erased } वर्कर का डेटा मिटाया गया।
overview-n-owed = { $n ->
    [one] { $n } वर्कर का भुगतान या उसके बारे में फ़ैसला बाकी है। इसके निपटने तक उसका डेटा रखा जाता है।
   *[other] { $n } वर्कर का भुगतान या उनके बारे में फ़ैसला बाकी है। इसके निपटने तक उनका डेटा रखा जाता है।
}

## Steps of the setup checklist

setup-consent = सहमति फ़ॉर्म लिखें
setup-public-texts = वर्कर के लिए शीर्षक और विवरण लिखें
setup-sources = सोर्स इंपोर्ट करें
setup-qualification = क्वालिफ़िकेशन के नियम तय करें
setup-task = टास्क जोड़ें और पब्लिश करें
setup-batch = HIT का बैच बनाएँ
setup-invite = लिंक से वर्कर को बुलाएँ
# The study starts: workers can take its tasks
setup-go-live = स्टडी लाइव करें

## What follows if a study goes live without a step of the checklist

without-consent = जिस भाषा में आपका अपना टेक्स्ट नहीं है, उसमें वर्कर को पहले से मौजूद सहमति फ़ॉर्म दिखता है।
without-public-texts = जहाँ ये नहीं हैं, वहाँ वर्कर को स्टडी का अपना शीर्षक दिखता है, और कोई विवरण नहीं दिखता।
# Languages in which a text is missing
overview-missing-in = इन भाषाओं में नहीं है: { $languages }।
without-sources = काम करने के लिए कोई टेक्स्ट नहीं है।
without-qualification = इनवाइट लिंक वाला कोई भी काम कर सकता है।
without-task = वर्कर के पास करने के लिए कोई टास्क नहीं है।
without-batch = वर्कर क्वालिफ़िकेशन पूरा कर सकते हैं, लेकिन उन्हें कोई HIT नहीं मिलेगा।
without-invitation = कोई भी वर्कर के तौर पर स्टडी में शामिल नहीं हो सकता।
