### The native-speaker review: the pages on which a reviewer reads a worker's pilot texts, grades them and decides.

review-page-title = नेटिव स्पीकर रिव्यू

## The studies in which a person reviews

review-page-studies-lead = वे स्टडी जिनमें आप वर्कर के पायलट टेक्स्ट पढ़ते हैं।
review-page-no-studies = जब कोई मैनेजर आपको रिव्यूअर की भूमिका देंगे, तो स्टडी यहाँ दिखेंगी।
review-page-studies-caption = वे स्टडी जिनमें आप रिव्यूअर हैं
# Column head: number of workers
review-page-workers-waiting = इंतज़ार कर रहे वर्कर

## The queue of workers

review-page-queue-lead = पायलट टेक्स्ट सबमिट कर चुके वर्कर यहाँ फ़ैसले का इंतज़ार करते हैं। सबसे लंबा इंतज़ार पहले।
review-page-empty = किसी वर्कर को रिव्यू का इंतज़ार नहीं है। अपने पायलट टेक्स्ट सबमिट करने पर वर्कर यहाँ दिखेंगे।
review-page-show-queue = कतार दिखाएँ
review-page-review-first = पहले वर्कर का रिव्यू करें
review-page-queue-caption = रिव्यू का इंतज़ार कर रहे वर्कर
review-page-worker = वर्कर
review-page-waiting-since = कब से इंतज़ार
# Column head: how many of the worker's rewrites have a grade
review-page-graded-column = ग्रेड दिए गए
review-page-n-of = { $of } में से { $n }
review-page-n-graded = { $of } में से { $n } को ग्रेड दिया गया

## Decisions that the reviewer can still take back

review-page-recent = आपके हाल के फ़ैसले
review-page-recent-lead = आप फ़ैसला एक घंटे के अंदर वापस ले सकते हैं। इसके लिए वर्कर का पेज खोलें।
review-page-recent-earlier = इस घंटे के पहले के फ़ैसले ({ $n })
review-page-decision = फ़ैसला
review-page-decided-at = कब हुआ
# Column head above a time
review-page-until = कब तक वापस ले सकते हैं
# The state of a worker after the review
review-page-passed = पास
review-page-failed = फ़ेल

## One worker's pilot texts

review-page-lead = हर रीराइट को उसके सोर्स से मिलाएँ और उसे ग्रेड दें।
review-page-lead-reopened = पहले दिए गए ग्रेड बने हुए हैं। ज़रूरत हो तो उन्हें बदलें, फिर दोबारा फ़ैसला करें।
review-page-lead-decided = इस रिव्यू का फ़ैसला हो चुका है। आप टेक्स्ट और अपने ग्रेड अब भी पढ़ सकते हैं।
# A link for people who use the keyboard
review-page-skip = सीधे पहले ग्रेड पर जाएँ
review-page-skip-decision = सीधे फ़ैसले पर जाएँ
review-page-no-texts = इस वर्कर ने अभी कोई पायलट टेक्स्ट सबमिट नहीं किया है।
review-page-keys = रीराइट में कीबोर्ड शॉर्टकट: 1 बहुत बढ़िया, 2 स्वीकार्य, 3 खराब। Enter से अगले रीराइट पर जाते हैं।
review-page-source-n = सोर्स { $n }
review-page-rewrite-n = रीराइट { $n }
review-page-show-changes = बदलाव दिखाएँ
review-page-changes-legend = मिटाए गए शब्द कटे हुए दिखते हैं। जोड़े गए शब्दों के नीचे लाइन होती है।

## How much a rewrite differs from its source

review-page-unchanged = नहीं बदला
review-page-only-normalised = सिर्फ़ नॉर्मलाइज़ किया गया
review-page-words-deleted = { $n ->
    [one] { $n } शब्द मिटाया गया
   *[other] { $n } शब्द मिटाए गए
}
review-page-words-added = { $n ->
    [one] { $n } शब्द जोड़ा गया
   *[other] { $n } शब्द जोड़े गए
}

## The grade of a rewrite

review-page-grade-of = रीराइट { $n } का ग्रेड
review-page-how-good = रीराइट कितना अच्छा है?
review-page-excellent = बहुत बढ़िया
review-page-acceptable = स्वीकार्य
review-page-poor = खराब
review-page-why-not-excellent = यह बहुत बढ़िया क्यों नहीं है?
review-page-poor-needs-reason = खराब रीराइट के लिए वजह या नोट ज़रूरी है।
review-page-reason-minimal = लगभग नहीं बदला
review-page-reason-meaning = मतलब बदल गया
review-page-reason-informal = अब भी अनौपचारिक
review-page-reason-fluency = स्वाभाविक नहीं
review-page-reason-language = गलत भाषा
review-page-reason-other = अन्य
review-page-note = सहकर्मियों के लिए नोट
review-page-save-grade = ग्रेड सेव करें
review-page-your-grade = आपका ग्रेड:
review-page-saved-without-reason = सेव हो गया। अब वजह चुनें या नोट लिखें।

## The decision about the worker

# Opens a form
review-page-pass-open = वर्कर को पास करें …
review-page-fail-open = वर्कर को फ़ेल करें …
review-page-pass = वर्कर को पास करें
review-page-fail = वर्कर को फ़ेल करें
review-page-message-if-passed = पास होने पर मैसेज
review-page-message-if-failed = फ़ेल होने पर मैसेज
review-page-message-hint = वर्कर को यह मैसेज तुरंत दिखता है। आप फ़ैसला एक घंटे के अंदर वापस ले सकते हैं।
review-page-decided = आपका फ़ैसला सेव हो गया है और वर्कर उसे पढ़ सकता है। आप उसे एक घंटे के अंदर वापस ले सकते हैं।

## A decision that was made, and taking it back

review-page-is-passed = पास
review-page-is-failed = फ़ेल
review-page-is-not-finished = अधूरा
review-page-not-finished = इस वर्कर ने अभी सभी पायलट टेक्स्ट सबमिट नहीं किए हैं।
# The message follows
review-page-message-is = वर्कर को यह मैसेज दिखता है:
# A date and time follows
review-page-decided-on = फ़ैसला कब हुआ:
# A date and time follows
review-page-time-limit = आप यह फ़ैसला इस समय तक वापस ले सकते हैं:
review-page-you-can = आप यह फ़ैसला वापस ले सकते हैं।
review-page-manager-can = स्टडी के मैनेजर यह फ़ैसला वापस ले सकते हैं।
review-page-take-back-heading = रिव्यू का फ़ैसला
review-page-take-back = फ़ैसला वापस लें
review-page-take-back-means = रिव्यू फिर से खुल जाता है, और उसके बाद के टास्क अगले फ़ैसले तक बंद रहते हैं। सबमिट किया गया काम रखा जाता है, और मंज़ूर होने पर उसका भुगतान होता है।
review-page-taken-back = फ़ैसला वापस ले लिया गया। रिव्यू फिर से खुला है।
