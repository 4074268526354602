### The kinds of data that an erasure counts: each is followed by a number of records.

## Erased for every worker

erasure-drafts = ड्राफ़्ट
erasure-rejection-reasons = नामंज़ूर करने की वजहें
erasure-messages = मैसेज
erasure-conversations = बातचीत
erasure-countries = बताए गए और पहचाने गए देश
erasure-decision-reasons = फ़ैसलों की वजहें
erasure-provider-ids = रिक्रूटमेंट सर्विस की ID और वापसी कोड
erasure-reviewer-notes = रिव्यूअर के नोट
erasure-typing = टाइप और पेस्ट किए गए अक्षरों की गिनती
erasure-sightings = डिवाइस और नेटवर्क के कोड
erasure-looks = देखे गए काम के बारे में नोट
erasure-stored-results = गणना किए गए नतीजों की सेव की गई कॉपी
erasure-log-details = ऑडिट लॉग का ब्योरा

## Erased if the answers are removed

erasure-texts = इस व्यक्ति के लिखे टेक्स्ट
erasure-free-text = अपने शब्दों में लिखे जवाब
erasure-skip-reasons = सवाल छोड़ने की वजहें
erasure-scores = इस व्यक्ति के टेक्स्ट के स्कोर
erasure-gold-comparisons = गोल्ड आइटम के अपेक्षित जवाबों से तुलना
erasure-test-answers = क्वालिफ़िकेशन टेस्ट के जवाब

## Erased with the account

erasure-account = नाम, ईमेल पता और पासवर्ड
erasure-sessions = सेशन
erasure-browsers = पहचाने हुए ब्राउज़र
erasure-codes = साइन-इन कोड
erasure-identities = साइन-इन सर्विस पर पहचान
erasure-tokens = API टोकन
erasure-connections = रिक्रूटमेंट सर्विस से कनेक्शन
erasure-mail = ईमेल
erasure-invitations = इनवाइट
erasure-mail-links = ईमेल में लिंक
erasure-messages-to-workers = वर्कर को भेजे गए मैसेज
erasure-upload-pieces = अपलोड की गई फ़ाइलों के हिस्से
erasure-uploads = अपलोड की गई फ़ाइलें
erasure-roles = स्टडी में भूमिकाएँ

## Kept under the pseudonym

erasure-submissions = सबमिशन
erasure-answers = जवाब
erasure-answers-without-text = जवाब, टेक्स्ट के बिना और सभी नतीजों से बाहर
erasure-payments = भुगतान के रिकॉर्ड
erasure-decisions = क्वालिफ़िकेशन के फ़ैसले
erasure-bonus-reasons = बोनस की वजहें
erasure-payee = बैंक और PayPal की जानकारी
