### The page on the progress of a study, and small texts that the pages of results share.

progress-lead = हर भाषा में हर टास्क के गिने गए सबमिशन, रफ़्तार और पूरा होने का अनुमानित समय।
progress-empty = अभी कोई HIT नहीं है। पहला बैच बनने के बाद प्रोग्रेस यहाँ दिखेगी।

## The table of tasks and languages

progress-tasks-and-languages = टास्क और भाषा के हिसाब से प्रोग्रेस
# Column head: number of counted submissions
progress-counted = गिने गए
# Column head: number of submissions that are needed
progress-target = लक्ष्य
# Column head: number of HITs that workers are working on now
progress-in-progress = काम जारी
# Column head: counted submissions per hour
progress-per-hour = प्रति घंटा
# Column head: a date, or one of the next three texts
progress-completion = पूरा होने का अनुमान
progress-complete = पूरा
progress-no-recent-work = हाल में कोई सबमिशन नहीं
progress-pilot = कोई लक्ष्य नहीं: नए वर्कर के लिए
# Column head: the median working time for a HIT
progress-median-time = मीडियन समय
# Column head: number of submissions that are paid but do not count
progress-extra = अतिरिक्त सबमिशन
# Column head: number of HITs whose reservation ran out
progress-expired = समय खत्म
# Column head: number of HITs that workers gave back
progress-returned = लौटाए गए

## The section of a task in a language

# Column head: cells such as “2: 14” say that 14 HITs have 2 counted submissions
progress-coverage = गिने गए सबमिशन के हिसाब से HIT
progress-details = HIT का ब्योरा
progress-details-caption = हर टास्क और भाषा के HIT

## Rewrites that reports do not use, or use in a corrected version

progress-rewrites-removed = { $n ->
    [one] { $n } रीराइट पोस्ट-प्रोसेसिंग में हटाया गया।
   *[other] { $n } रीराइट पोस्ट-प्रोसेसिंग में हटाए गए।
}
progress-rewrites-corrected = { $n ->
    [one] { $n } रीराइट पोस्ट-प्रोसेसिंग में सुधारा गया।
   *[other] { $n } रीराइट पोस्ट-प्रोसेसिंग में सुधारे गए।
}
progress-rewrites-excluded = { $n ->
    [one] { $n } रीराइट बाहर रखा गया है, क्योंकि उसका लेखक आँकड़ों से बाहर है।
   *[other] { $n } रीराइट बाहर रखे गए हैं, क्योंकि उनके लेखक आँकड़ों से बाहर हैं।
}
