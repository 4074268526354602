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
