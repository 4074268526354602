### Small parts that many pages share: charts, figures, progress bars; and two pages about secrets and the first account.

part-copy = कॉपी करें
part-contents = विषय-सूची
part-download-figure = SVG डाउनलोड करें
part-download-png = PNG डाउनलोड करें
part-figure-failed = चित्र नहीं बन सका ({ $error })। उसकी संख्याएँ टेबल में हैं।
part-data-table = टेबल के रूप में डेटा
# Read aloud for the small "i" next to a number
part-how-computed = { $label }: इसकी गणना कैसे होती है?
part-progress = { $of } में से { $done } ({ $percent }%)

## A secret that was just created, such as an access token or an invitation link

part-shown-once = यह सिर्फ़ एक बार दिखाया जाता है
part-shown-once-text = इसे अभी कॉपी कर लें। यह सेव नहीं किया जाता और दोबारा नहीं दिखाया जा सकता। अगर यह खो जाए, तो इसे रद्द करके नया बनाएँ।

## The first start of a server

part-setup-title = सर्वर सेटअप
part-setup-lead = एडमिन अकाउंट बनाएँ, जिससे स्टडी बनाई जा सकती हैं, लोगों को बुलाया जा सकता है और ऑडिट लॉग पढ़ा जा सकता है। यह लिंक एक ही बार काम करता है।
part-setup-create = एडमिन अकाउंट बनाएँ

opens-in-new-tab = (नए टैब में खुलता है)
# Name of a table
# Arguments: $question (such as “Edit types”), $option (an option of it)
part-question-option = { $question }: { $option }
