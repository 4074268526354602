### The lists of sources and outputs: search, state, what uses a text.
texts-search = टेक्स्ट या उसके ID के शब्द
# Button: shows the texts that match the filter
texts-show = टेक्स्ट दिखाएँ
# State of a text: in no HIT and no gold item
texts-state-unused = इस्तेमाल नहीं हुआ
# State of a text: in a HIT or a gold item
texts-state-used = इस्तेमाल में
# State of a text: handed out no more, and left out of statistics
texts-state-withdrawn = वापस लिया गया
# How many HITs show a text
# Arguments: $n
texts-n-hits = { $n ->
    [one] { $n } HIT
   *[other] { $n } HIT
}
# How many submissions have an answer about a text
# Arguments: $n
texts-n-submissions = { $n ->
    [one] { $n } सबमिशन
   *[other] { $n } सबमिशन
}
# Heading: the columns of the imported file that are kept next to a text
# Arguments: $n
texts-other-columns = { $n ->
    [one] { $n } और कॉलम
   *[other] { $n } और कॉलम
}
# Heading of the list of outputs
texts-of-outputs = आउटपुट के टेक्स्ट
texts-next = अगला पेज
# Link: a page searches so many texts at most; this searches those that follow
texts-search-further = और टेक्स्ट में खोजें
texts-no-match = कोई टेक्स्ट इस फ़िल्टर से मेल नहीं खाता।
# Arguments: $n
texts-none-so-far = अब तक खोजे गए { $n } टेक्स्ट में से कोई मेल नहीं खाता। और टेक्स्ट बाकी हैं।

## Corrections and withdrawals

texts-edit = टेक्स्ट एडिट करें
texts-save = टेक्स्ट सेव करें
# Under the field of a source's text. COPY and RULE-BASED are names of systems.
texts-edit-hint = COPY और RULE-BASED के आउटपुट फिर से बनते हैं। बाकी आउटपुट नहीं बदलते।
# Button and heading: takes a text out of use
texts-withdraw = टेक्स्ट वापस लें
texts-withdraw-lead = वर्कर को यह टेक्स्ट अब नहीं मिलता, और इसके बारे में दिए गए जवाब आँकड़ों में नहीं गिने जाते। जवाब सेव रहते हैं और उनका भुगतान होता है।
texts-withdraw-hint = कम से कम दस अक्षर। इसे स्टडी के सदस्य पढ़ते हैं; वर्कर नहीं।
# Button: takes a withdrawal back
texts-restore = टेक्स्ट बहाल करें
# Arguments: $date
texts-withdrawn-since = { $date } को वापस लिया गया
# Arguments: $date
texts-withdrawn-with-source = { $date } को अपने सोर्स के साथ वापस लिया गया
texts-was-edited = टेक्स्ट बदला गया।
texts-was-withdrawn = टेक्स्ट वापस लिया गया।
texts-was-restored = टेक्स्ट फिर से इस्तेमाल में है।
