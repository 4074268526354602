### The page where a person decides about items on which workers disagree.

adjudication-title = एडजुडिकेशन
adjudication-lead = वे आइटम जिन पर वर्कर के जवाब अलग हैं। फ़ैसले अलग से सेव होते हैं; उनसे न जवाब बदलते हैं, न एग्रीमेंट।

## Which items are shown

adjudication-all-tasks = सभी टास्क
adjudication-all-questions = सभी सवाल
adjudication-all-languages = सभी भाषाएँ
# Label of a number: the least difference between the highest and the lowest answer
adjudication-points = कम से कम फ़र्क (पॉइंट)
# Label of a choice: undecided, decided or all items
adjudication-decision = फ़ैसला
adjudication-undecided = फ़ैसला बाकी
adjudication-decided = फ़ैसला हो चुका
adjudication-both = सभी
adjudication-show = आइटम दिखाएँ

## The questions with disagreements

adjudication-disagreements = असहमतियाँ
adjudication-questions = असहमति वाले सवाल
# Column head and label of a progress bar: how many items are decided
adjudication-decided-count = फ़ैसला हुआ
adjudication-rule-scale = { $points ->
    [one] स्केल पर असहमति तब मानी जाती है जब सबसे छोटे और सबसे बड़े जवाब में कम से कम { $points } पॉइंट का फ़र्क हो।
   *[other] स्केल पर असहमति तब मानी जाती है जब सबसे छोटे और सबसे बड़े जवाब में कम से कम { $points } पॉइंट का फ़र्क हो।
}
adjudication-rule-slider = स्लाइडर पर एक पॉइंट, रेंज का दसवाँ हिस्सा होता है।
adjudication-rule-other = बाकी सवालों में असहमति तब मानी जाती है जब आधे से ज़्यादा वर्कर ने कोई एक जवाब न दिया हो।
adjudication-rule-rankings = रैंकिंग शामिल नहीं हैं, क्योंकि उनकी कोई एक वैल्यू नहीं होती।
adjudication-empty = { $points ->
    [one] आइटम यहाँ तब दिखते हैं जब स्केल पर वर्कर के जवाबों में कम से कम { $points } पॉइंट का फ़र्क हो, या किसी दूसरे सवाल में किसी जवाब का बहुमत न हो।
   *[other] आइटम यहाँ तब दिखते हैं जब स्केल पर वर्कर के जवाबों में कम से कम { $points } पॉइंट का फ़र्क हो, या किसी दूसरे सवाल में किसी जवाब का बहुमत न हो।
}

## The items

adjudication-none = चुने गए आइटम में कोई असहमति नहीं है।
adjudication-progress = { $n } में से { $decided } पर फ़ैसला हुआ।
adjudication-no-more = दिखाने के लिए और आइटम नहीं हैं।
adjudication-next-page = अगला पेज
# Caption of a table. The question is given by its key, such as “formality”.
adjudication-answers = { $question } के जवाब
adjudication-answer = जवाब
adjudication-comments = टिप्पणियाँ
adjudication-by = फ़ैसला: { $person }, { $time }
adjudication-note-hint = आपके फ़ैसले की वजह। यह एक्सपोर्ट में शामिल होती है।
adjudication-decide = फ़ैसला सेव करें
adjudication-decide-again = फ़ैसला बदलें
adjudication-saved = फ़ैसला सेव हो गया। जवाब नहीं बदले हैं।

## An answer in words

# A or B, the name of one of two outputs
adjudication-is-better = { $side } बेहतर है
adjudication-other-is-better = कोई दूसरा टेक्स्ट बेहतर है
# What a worker wrote instead of choosing an answer
adjudication-own-words = “{ $words }”
adjudication-skipped = परखा नहीं जा सकता: { $reason }
