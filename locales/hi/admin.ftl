### The pages of administrators of the server: accounts, erasures, the server's audit log.

## People

admin-people = लोग
admin-people-lead = इस सर्वर पर अकाउंट वाले सभी लोग, सबसे नए पहले।
admin-administrator = एडमिन
admin-suspended = सस्पेंड
# A tag with a date after it: the person was erased.
admin-erased = डेटा मिटाया गया
admin-grant-rights = एडमिन अधिकार दें
admin-grant-means = इस अधिकार से { $name } को सभी स्टडी, सभी अकाउंट और सर्वर की सेटिंग देखने और बदलने की अनुमति मिल जाएगी।
admin-remove-rights = एडमिन अधिकार हटाएँ
# Button in a row of the list of people
admin-suspend = सस्पेंड करें
admin-suspend-means = { $name } का साइन-इन तुरंत खत्म हो जाएगा। जब तक आप एक्सेस वापस न दें, इस व्यक्ति के लिए साइन इन करना और एक्सेस टोकन इस्तेमाल करना संभव नहीं होगा।
admin-restore = एक्सेस वापस दें
admin-erase = डेटा मिटाएँ
admin-older-accounts = पुराने अकाउंट

## The server's audit log

admin-audit-log = ऑडिट लॉग
admin-audit-log-lead = इस सर्वर के अकाउंट, अधिकार और टोकन। हर स्टडी का अपना ऑडिट लॉग होता है।
admin-no-entries = अभी कोई एंट्री नहीं है।
admin-entries = ऑडिट लॉग की एंट्री
# Column heads of the audit log: who acted, what they did, and to what
admin-actor = किसने किया
admin-action = कार्रवाई
admin-object = ऑब्जेक्ट
# In the column “Person”: no signed-in person did it.
admin-operator-or-rule = ऑपरेटर या ऑटोमैटिक नियम
admin-person-hint = पूरा नाम या ईमेल पता
admin-older-entries = पुरानी एंट्री

## Erasing a person

admin-erase-person = किसी व्यक्ति का डेटा मिटाना
admin-all-people = सभी लोग
admin-cannot-undo = इसे वापस नहीं लिया जा सकता
admin-erase-account = अकाउंट और वह सब कुछ जिससे व्यक्ति की पहचान होती है, डेटाबेस से मिटा दिया जाता है। बैकअप में यह डेटा तब तक रहता है जब तक बैकअप मिटाए न जाएँ।
admin-cannot-erase = इस व्यक्ति का डेटा मिटाया नहीं जा सकता
admin-not-yet-paid = अभी भुगतान नहीं हुआ
# $amounts: amounts of money in different currencies.
admin-still-owed = इस व्यक्ति को अभी { $amounts } का भुगतान बाकी है। पहले इसका भुगतान करें: डेटा मिटाने के बाद सर्वर को पता नहीं रहेगा कि किसे भुगतान करना है।
admin-what-is-erased = क्या मिटाया जाता है
admin-what-is-kept = क्या रखा जाता है
admin-kept-lead = यह नाम या ईमेल पते के बिना, कोड नाम के साथ रखा जाता है।
admin-data = डेटा
admin-if-kept = अगर जवाब रखे जाएँ
admin-if-removed = अगर जवाब हटाए जाएँ
admin-only-log-entries = सिर्फ़ अकाउंट ID और ऑडिट लॉग की एंट्री रखी जाती हैं।
admin-log-entries = ऑडिट लॉग की एंट्री, नाम और पतों के बिना
admin-count-of = { $kind }: { $n }
admin-pseudonym-in = { $study } में { $pseudonym }
admin-confirm = पुष्टि
admin-answers = जवाब
admin-keep-answers = जवाब रखें
admin-keep-answers-hint = वे कोड नाम के साथ नतीजों में रहते हैं।
admin-remove-answers = जवाब हटाएँ
admin-remove-answers-hint = वे सभी नतीजों और एक्सपोर्ट से हटा दिए जाते हैं, और इस व्यक्ति के लिखे टेक्स्ट मिटा दिए जाते हैं।
admin-type-to-confirm = व्यक्ति का ईमेल पता या कोड नाम टाइप करें
admin-erase-this-person = इस व्यक्ति का डेटा मिटाएँ

## Receipts of erasures

admin-erasures = मिटाए गए डेटा
admin-erasures-lead = मिटाए गए निजी डेटा की रसीदें, नामों के बिना।
admin-no-erasures = अभी किसी व्यक्ति का डेटा नहीं मिटाया गया है।
admin-older-erasures = पहले मिटाए गए डेटा
admin-receipt-title = डेटा मिटाने की रसीद
admin-receipt-lead = रसीद में कोई नाम नहीं होता। इसे रिकॉर्ड के तौर पर रखें कि क्या और कब मिटाया गया।
admin-receipt = रसीद
admin-account = अकाउंट
# Column head: what caused an erasure
admin-cause = वजह
admin-cause-administrator = एडमिन ({ $id })
admin-cause-retention = किसी स्टडी की डेटा रखने की अवधि
admin-cause-operator = कमांड लाइन
# Heading of a list: the data that was erased
admin-receipt-erased = मिटाया गया
admin-receipt-kept = कोड नाम के साथ रखा गया
# What happened to the answers of an erased person
admin-answers-kept = रखे गए
admin-answers-removed = हटाए गए

## The user's own account


## Requests for erasure

admin-asked-erasure = डेटा मिटाने का अनुरोध
# Column of the list of people who have asked for the erasure of their data
admin-erasure-requests = डेटा मिटाने के अनुरोध
admin-requested = अनुरोध की तारीख
