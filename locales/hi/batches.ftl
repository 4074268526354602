### The page of a study's batches: HITs that are created for a published task.

batches-lead = बैच किसी पब्लिश किए गए टास्क के लिए HIT बनाता है। सैंपल और क्रम, दर्ज किए गए सीड से तय होते हैं।
batches-none = इस स्टडी में अभी कोई बैच नहीं है। बैच के लिए पब्लिश किया गया टास्क चाहिए।

## The table of batches

# State of a batch: no more of its HITs are given to workers.
batches-stopped = रुका हुआ
# State of a batch: all its submissions have been collected.
batches-complete = पूरा
# State of a batch: its HITs are given to workers.
batches-open = खुला
# Label of a batch that grows while workers work: gold items
batches-of-gold = गोल्ड आइटम
# Label of a batch that grows while another task produces texts. $n is the position of that task.
batches-of-task = टास्क { $n } के टेक्स्ट, जैसे-जैसे वे आते हैं
batches-stop = बैच रोकें
batches-reopen = बैच फिर से खोलें

## The form for a new batch

batches-new = नया बैच
batches-new-lead = पहले HIT की संख्या और लागत का प्रीव्यू देखें। आपकी पुष्टि से पहले कुछ नहीं बनता।
batches-publish-first = पहले कोई टास्क पब्लिश करें। बैच में टास्क का पब्लिश किया गया वर्शन इस्तेमाल होता है।
# A task to choose from; workers see only sources in it.
batches-task-of-sources = { $title } (सोर्स)
# A task to choose from; workers see outputs in it.
batches-task-of-outputs = { $title } (आउटपुट)
batches-systems = परखे जाने वाले सिस्टम
batches-systems-hint = सिर्फ़ उन टास्क के लिए जो आउटपुट दिखाते हैं। रैंकिंग और तुलना के लिए कम से कम दो सिस्टम चाहिए।
batches-human = लोगों के लिखे रीराइट
batches-no-outputs = अभी कोई आउटपुट नहीं
batches-all-human = हर सोर्स के लिए लोगों के लिखे सभी रीराइट लें
batches-all-human-hint = नहीं तो सीड हर सोर्स का एक रीराइट चुनता है। आउटपुट की तुलना या रैंकिंग वाले टास्क में हमेशा एक ही लिया जाता है।
batches-spread = हर सोर्स का एक ही आउटपुट परखवाएँ, बारी-बारी से हर सिस्टम का
batches-spread-hint = इसमें कम वर्कर चाहिए। नहीं तो बैच के लिए सिस्टम × जजमेंट जितने वर्कर चाहिए: हर टास्क में वर्कर को एक सोर्स एक ही बार मिलता है।
batches-sample = सोर्स की संख्या
batches-sample-hint = सभी सोर्स लेने के लिए खाली छोड़ें। नहीं तो इतने सोर्स रैंडम चुने जाते हैं।
batches-label-hint = ऐसा नाम जिससे आपकी टीम बैच को पहचान सके।
batches-seed-hint = नए सीड के लिए खाली छोड़ें। एक ही सीड और सेटिंग से फिर वही बैच बनता है।
batches-preview = बैच का प्रीव्यू देखें

## The preview of a batch

# Under the number of submissions: how many are collected for each HIT.
batches-per-hit = हर HIT के लिए { $n }
batches-least-workers = कम से कम कितने वर्कर चाहिए
batches-least-workers-base = हर टास्क में वर्कर को एक सोर्स एक ही बार मिलता है।
batches-most-cost = ज़्यादा से ज़्यादा लागत
batches-most-cost-base = अगर सभी सबमिशन मंज़ूर हों
batches-left-out = { $n ->
    [one] { $n } सोर्स शामिल नहीं है, क्योंकि चुने गए सिस्टम के पास उसके लिए काफ़ी आउटपुट नहीं हैं।
   *[other] { $n } सोर्स शामिल नहीं हैं, क्योंकि चुने गए सिस्टम के पास उनके लिए काफ़ी आउटपुट नहीं हैं।
}
batches-create = { $n ->
    [one] { $n } HIT बनाएँ
   *[other] { $n } HIT बनाएँ
}

## After a form

batches-is-created = बैच बन गया है।
batches-is-stopped = बैच रोक दिया गया है। जिन HIT पर काम चल रहा है, वे फिर भी सबमिट किए जा सकते हैं; वे गिने जाते हैं और उनका भुगतान होता है।
batches-is-open = बैच फिर से खुल गया है।

## The hourly rate that the reward of a planned batch means

batches-hourly = प्रति घंटा कमाई
# Arguments: $time, $n
batches-hourly-measured = प्रति HIT { $time } के मीडियन समय पर (इस टास्क के { $n } सबमिशन)
# Arguments: $time, $n
batches-hourly-piloted = इतने ही पायलट टेक्स्ट के { $time } के मीडियन समय पर (पायलट के { $n } सबमिशन)
batches-hourly-expected = टास्क में बताए गए प्रति HIT { $time } के अनुमानित समय पर
batches-hourly-unknown = अभी कोई सबमिशन नहीं है। प्रति घंटा कमाई देखने के लिए टास्क में प्रति HIT अनुमानित समय लिखें।
batches-hourly-low = प्रति घंटा कमाई { $floor } से कम है, जो Prolific का न्यूनतम है। मेहनताना बढ़ाएँ या HIT छोटे करें।
