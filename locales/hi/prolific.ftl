### The page of the Prolific account through which a study recruits.

nav-prolific = Prolific
prolific-lead = इस स्टडी को उस Prolific अकाउंट से जोड़ें जिससे प्रतिभागी आते हैं और उन्हें भुगतान होता है।
prolific-connect = Prolific से जोड़ें
prolific-replace = दूसरा अकाउंट इस्तेमाल करें
prolific-token-label = API टोकन
prolific-token-hint = इसे अपने Prolific वर्कस्पेस की सेटिंग में बनाएँ। Concord इसे एन्क्रिप्ट करता है और दोबारा नहीं दिखाता।
prolific-workspace-label = वर्कस्पेस ID
prolific-workspace-hint = 24 अक्षर और अंक, जो Prolific पर आपके वर्कस्पेस के पते में हैं।
prolific-account-title = Prolific अकाउंट
prolific-account = { $account } के रूप में { $date } से जुड़ा है।
prolific-in-workspace = वर्कस्पेस: { $workspace }
prolific-told-at = Prolific बदलाव की सूचना इस सर्वर को तुरंत देता है। पिछली सूचना { $time } को आई।
prolific-told = Prolific बदलाव की सूचना इस सर्वर को तुरंत देता है। अभी तक कोई सूचना नहीं आई है।
prolific-told-soon = Prolific पर हुए बदलाव यहाँ एक मिनट के अंदर दिखते हैं। Concord जल्द ही Prolific से कहेगा कि वह इस सर्वर को तुरंत सूचना दे।
prolific-told-elsewhere = Prolific पर हुए बदलाव यहाँ एक मिनट के अंदर दिखते हैं। तुरंत सूचना किसी दूसरे सर्वर को जाती है, क्योंकि वर्कस्पेस में इसके लिए एक ही पता होता है।
prolific-not-told = Prolific पर हुए बदलाव यहाँ एक मिनट के अंदर दिखते हैं। Concord Prolific से यह नहीं कह सका कि वह इस सर्वर को तुरंत सूचना दे।
prolific-told-needs-address = Prolific पर हुए बदलाव यहाँ एक मिनट के अंदर दिखते हैं। उन्हें तुरंत देखने के लिए इस सर्वर को https:// से शुरू होने वाला सार्वजनिक पता दें (सेटिंग public_url)।
prolific-available = उपलब्ध बैलेंस
prolific-total = कुल बैलेंस
prolific-disconnect = कनेक्शन हटाएँ
prolific-disconnect-means = Concord API टोकन और सबमिशन की सूची को भूल जाता है। Prolific पर कुछ नहीं बदलता। टोकन की ज़रूरत न हो तो उसे वहाँ रद्द करें।
prolific-connected = स्टडी Prolific से जुड़ गई है।
prolific-disconnected = स्टडी अब Prolific से जुड़ी नहीं है।

prolific-submissions = सबमिशन
prolific-asked = Prolific से पिछली बार { $date } को पूछा गया। Concord लगभग हर मिनट पूछता है।
prolific-ask = Prolific से अभी पूछें
prolific-follows-none = यहाँ सबमिशन देखने के लिए किसी एंट्री लिंक की सेटिंग में Prolific का स्टडी ID डालें।
prolific-no-submissions = अभी कोई सबमिशन नहीं है।
prolific-differences = { $n ->
    [one] { $n } प्रतिभागी पर आपको ध्यान देना है।
   *[other] { $n } प्रतिभागियों पर आपको ध्यान देना है।
}
prolific-first-rows = { $all } में से सिर्फ़ शुरुआती पंक्तियाँ दिखाई गई हैं। REST API में सभी हैं।
prolific-participant = प्रतिभागी ID
prolific-here = यह स्टडी
prolific-finding = क्या करें
prolific-code = कोड: { $code }
prolific-hits = { $hits ->
    [one] { $hits } HIT सबमिट हुआ
   *[other] { $hits } HIT सबमिट हुए
}
prolific-in-progress = जारी है
prolific-no-submission = Prolific पर सबमिशन नहीं
prolific-no-submission-advice = लिंक का ID मनगढ़ंत हो सकता है, या Prolific ने सबमिशन अभी नहीं दिखाया है। दिखने से पहले भुगतान न करें।
prolific-not-finished = यहाँ पूरा नहीं हुआ
prolific-not-finished-advice = Prolific पर सबमिट हुआ, यहाँ पूरा नहीं हुआ। फ़ैसला करने से पहले काम देखें।
prolific-never-came = यहाँ कभी नहीं आए
prolific-never-came-advice = यहाँ शुरू किए बिना Prolific पर सबमिट हुआ। प्रतिभागी से सबमिशन लौटाने को कहें।
prolific-other-code = अलग कोड
prolific-other-code-advice = Prolific का कोड इस स्टडी का दिया हुआ नहीं है। फ़ैसला करने से पहले काम देखें।
prolific-not-handed-in = सबमिट नहीं हुआ
prolific-not-handed-in-advice = यहाँ खत्म हुआ, Prolific पर सबमिट नहीं हुआ। प्रतिभागी ने आखिर में दिया गया लिंक नहीं खोला।
prolific-finished-anyway = लौटाया, पर यहाँ काम किया
prolific-finished-anyway-advice = Prolific पर लौटाया गया या समय खत्म हुआ, लेकिन यहाँ HIT सबमिट किए गए। अगर आप काम मंज़ूर करते हैं, तो अगले पेआउट में इसका भुगतान Prolific पर बोनस से होगा।
prolific-still-at-work = लौटाया, पर यहाँ जारी है
prolific-still-at-work-advice = Prolific पर लौटाया गया या समय खत्म हुआ, यहाँ अभी जारी है। अगर आप काम मंज़ूर करते हैं, तो अगले पेआउट में इसका भुगतान Prolific पर बोनस से होगा।
prolific-agree = फ़ैसले के लिए तैयार
prolific-agree-advice = सही कोड के साथ सबमिट हुआ। सबमिशन यहाँ मंज़ूर करें, या काम का फ़ैसला “भुगतान” में करें: पेआउट करने पर भी सबमिशन मंज़ूर हो जाता है।
prolific-not-here = अभी यहाँ नहीं आए
prolific-unclear = Prolific ने अभी नहीं बताया
prolific-decided = Prolific पर फ़ैसला हो चुका
prolific-gave-up = लौटाया गया या समय खत्म

prolific-approve-ready = { $n ->
    [one] तैयार { $n } सबमिशन मंज़ूर करें
   *[other] तैयार { $n } सबमिशन मंज़ूर करें
}
prolific-approve-ready-means = इन प्रतिभागियों ने यहाँ काम पूरा किया और सही कोड डाला। Prolific हर प्रतिभागी को उसकी स्टडी का मेहनताना देता है। इसे वापस नहीं लिया जा सकता।
prolific-approved-ready = { $n ->
    [one] Prolific { $n } सबमिशन मंज़ूर कर रहा है।
   *[other] Prolific { $n } सबमिशन मंज़ूर कर रहा है।
}
prolific-decide = फ़ैसला करें
prolific-submission-title = { $participant } का सबमिशन
prolific-submission-lead = Prolific और यह स्टडी प्रतिभागी के बारे में क्या जानते हैं, और आप Prolific पर क्या फ़ैसला कर सकते हैं।
prolific-all-submissions = सभी सबमिशन
prolific-nothing-to-decide = इस सबमिशन पर अभी कोई फ़ैसला नहीं हो सकता।
prolific-done = Prolific ने यह कर दिया है।
prolific-approve = मंज़ूर करें
prolific-approve-means = Prolific प्रतिभागी को उसकी स्टडी का मेहनताना देता है। इसे वापस नहीं लिया जा सकता।
prolific-ask-return = लौटाने को कहें
prolific-ask-return-means = Prolific प्रतिभागी से सबमिशन लौटाने को कहता है। उन्हें भुगतान नहीं मिलता, पर यह उनके खिलाफ़ नहीं गिना जाता। वे मना कर सकते हैं।
prolific-return-reason = वजह
prolific-return-reason-hint = प्रतिभागी को यह वजह दिखेगी। कम से कम 10 अक्षर लिखें।
prolific-return-asked = { $date } को लौटाने को कहा गया
prolific-reject = नामंज़ूर करें
prolific-reject-means = प्रतिभागी को भुगतान नहीं मिलता और उन्हें आपका मैसेज दिखता है। Prolific इसकी इजाज़त सिर्फ़ साफ़ मामलों में देता है: जैसे कोई जवाब ही न हो, या पाँच मिनट या उससे लंबी स्टडी में दो अटेंशन चेक फ़ेल हुए हों। शक हो, तो प्रतिभागी से सबमिशन लौटाने को कहें।
prolific-reject-finished = इस प्रतिभागी ने यहाँ काम पूरा किया और सही कोड डाला। जो नामंज़ूरी Prolific के नियमों के खिलाफ़ हो, उसे Prolific रद्द कर देता है।
prolific-category = वजह
prolific-message = मैसेज
prolific-message-hint = प्रतिभागी को यह मैसेज दिखेगा। कम से कम 100 अक्षर: साफ़-साफ़ लिखें कि क्या गलत था, और भाषा विनम्र रखें।

prolific-failed-check = अटेंशन चेक फ़ेल
prolific-failed-instructions = निर्देश नहीं माने
prolific-low-effort = कम मेहनत
prolific-too-quickly = बहुत तेज़
prolific-too-slowly = बहुत धीमा
prolific-no-data = कोई जवाब नहीं
prolific-no-code = कम्प्लीशन कोड नहीं
prolific-bad-code = गलत कम्प्लीशन कोड
prolific-malingering = शर्तें पूरी करने का दिखावा
prolific-incomplete-longitudinal = लंबी स्टडी का कोई हिस्सा छूटा
prolific-unsupported-device = डिवाइस उपयुक्त नहीं
prolific-unlisted = कोई और वजह
