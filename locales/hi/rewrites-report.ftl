### The page of human rewrites: their analysis, and their post-processing (removal and correction).

rewrites-lead = लोगों के लिखे रीराइट उनके सोर्स के साथ, पोस्ट-प्रोसेसिंग के संकेतों सहित।
rewrites-file-csv = रीराइट (CSV)
rewrites-analysis-csv = विश्लेषण (CSV)
rewrites-analysis-json = विश्लेषण (JSON)
rewrites-analysis-latex = विश्लेषण (LaTeX)
rewrites-next-page = अगला पेज

## Which rewrites are shown

rewrites-choice-used = इस्तेमाल में, विश्लेषण के साथ
rewrites-choice-spelling = गलत स्पेलिंग वाले
rewrites-all-languages = सभी भाषाएँ
rewrites-show = रीराइट दिखाएँ
# Heading: rewrites that reports and new batches use
rewrites-used = इस्तेमाल में रीराइट
rewrites-used-lead = हर रीराइट जैसा लिखा गया था, और अगर सुधार हुआ है तो उसके साथ।
# Heading and choice of a filter: rewrites that the program proposes to remove
rewrites-proposed = हटाने का सुझाव
rewrites-proposed-lead = इन रीराइट में कुछ नहीं बदला, या सिर्फ़ विराम चिह्न, छोटे-बड़े अक्षर, स्पेस, दोहराए गए अक्षर और संक्षेप बदले हैं।
rewrites-proposed-note = हटाया गया रीराइट सेव रहता है, उसका भुगतान होता है और वह एक्सपोर्ट में रहता है। नए बैच और मेट्रिक में वह इस्तेमाल नहीं होता। हटाना वापस लिया जा सकता है।
rewrites-none-proposed = किसी रीराइट को हटाने का सुझाव नहीं है। रीराइट यहाँ तब दिखते हैं जब उनमें कुछ न बदला हो, या सिर्फ़ विराम चिह्न, छोटे-बड़े अक्षर, स्पेस, दोहराए गए अक्षर और संक्षेप बदले हों।
# Heading and choice of a filter: rewrites that were removed
rewrites-removed = हटाए गए
rewrites-removed-lead = हटाए गए रीराइट सेव रहते हैं, उनका भुगतान होता है और वे एक्सपोर्ट में रहते हैं। नए बैच और मेट्रिक में वे इस्तेमाल नहीं होते।
rewrites-none-removed = कोई रीराइट हटाया नहीं गया है।
rewrites-all = सभी रीराइट
rewrites-all-lead = हर रीराइट जैसा लिखा गया था।
rewrites-appear-here = वर्कर के सबमिट करने पर रीराइट यहाँ दिखेंगे। ये सिर्फ़ उन्हीं टास्क में होते हैं जिनमें टेक्स्ट को दोबारा लिखा जाता है।

## The table of rewrites

# Column head: the text that a worker wrote
rewrites-rewrite = रीराइट
# Column head: what the program noticed about a rewrite
rewrites-hints = संकेत
# Column head: buttons to remove or keep a rewrite
rewrites-decision = फ़ैसला
# Column head: number of words that were changed
rewrites-words-changed = बदले गए शब्द
# How many of a rewrite's words were changed. Arguments: $n, $words
rewrites-n-of-words = { $words } में से { $n }
# Tag of a rewrite: it is the same as its source
rewrites-tag-unchanged = नहीं बदला
# Tag of a rewrite: it changes only punctuation, case, spacing, repeated letters or abbreviations
rewrites-tag-normalised = सिर्फ़ नॉर्मलाइज़ किया गया
# Tag before the corrected text of a rewrite
rewrites-tag-corrected = सुधारा गया
# Tag of a rewrite that was removed
rewrites-tag-removed = हटाया गया
rewrites-tag-removed-why = हटाया गया: { $reason }
# Tag: the submission with this rewrite was approved
rewrites-tag-approved = मंज़ूर
# Tag: the submission with this rewrite was rejected
rewrites-tag-rejected = नामंज़ूर
# Tag: the submission with this rewrite has not been reviewed yet
rewrites-tag-waiting = इंतज़ार में
# Tag: the rewrite was imported from a file
rewrites-tag-imported = इंपोर्ट किया गया

## Decisions about rewrites

# Opens a form in which a rewrite can be removed
rewrites-decide = फ़ैसला करें
rewrites-remove = रीराइट हटाएँ
rewrites-removal-reason = हटाने की वजह
rewrites-use-again = रीराइट का फिर से इस्तेमाल करें
# Button that reverses a correction: the text as the worker wrote it is used
rewrites-use-original = मूल टेक्स्ट का इस्तेमाल करें
# Button that rejects a proposed removal
rewrites-keep = रीराइट रखें
rewrites-remove-all = { $n ->
    [one] इस पेज का { $n } रीराइट हटाएँ
   *[other] इस पेज के सभी { $n } रीराइट हटाएँ
}
rewrites-remove-others = { $n ->
    [one] दूसरे वर्कर का { $n } रीराइट हटाएँ
   *[other] दूसरे वर्कर के { $n } रीराइट हटाएँ
}
rewrites-own-stay = { $n ->
    [one] इस पेज पर { $n } रीराइट आपका अपना है। उसका फ़ैसला किसी दूसरे व्यक्ति को करना होगा।
   *[other] इस पेज पर { $n } रीराइट आपके अपने हैं। उनका फ़ैसला किसी दूसरे व्यक्ति को करना होगा।
}
rewrites-told-removed = { $n ->
    [one] { $n } रीराइट हटाया गया। आप यह फ़ैसला वापस ले सकते हैं।
   *[other] { $n } रीराइट हटाए गए। आप यह फ़ैसला वापस ले सकते हैं।
}
# The texts are used as the workers wrote them
rewrites-told-kept = { $n ->
    [one] { $n } रीराइट जैसा लिखा गया था, वैसा ही रखा गया। आप यह फ़ैसला वापस ले सकते हैं।
   *[other] { $n } रीराइट जैसे लिखे गए थे, वैसे ही रखे गए। आप यह फ़ैसला वापस ले सकते हैं।
}
rewrites-told-n-corrected = { $n ->
    [one] { $n } रीराइट सुधारा गया। आप यह फ़ैसला वापस ले सकते हैं।
   *[other] { $n } रीराइट सुधारे गए। आप यह फ़ैसला वापस ले सकते हैं।
}
rewrites-told-corrected = रीराइट सुधारा गया। उसका मूल टेक्स्ट सेव रहता है।
rewrites-told-known = “{ $word }” को इस भाषा के मान्य शब्दों में जोड़ा गया: { $language }।

## Misspelt words

# The same for an administrator of the server
rewrites-no-dictionary-administrator = स्पेलिंग की जाँच Hunspell डिक्शनरी से होती है। इस सर्वर के मॉडल फ़ोल्डर में .dic फ़ाइल और उसकी .aff फ़ाइल रखें। फिर सेटिंग में भाषा की डिक्शनरी चुनें।
rewrites-no-dictionary = स्पेलिंग की जाँच Hunspell डिक्शनरी से होती है। इस सर्वर के एडमिन से कहें कि वे मॉडल फ़ोल्डर में .dic फ़ाइल और उसकी .aff फ़ाइल रखें। फिर सेटिंग में भाषा की डिक्शनरी चुनें।
rewrites-open-settings = सेटिंग खोलें
rewrites-unnamed-dictionaries = सेटिंग में इनकी स्पेलिंग डिक्शनरी नहीं चुनी गई है: { $languages }।
rewrites-misspelt = गलत स्पेलिंग वाले शब्द
rewrites-misspelt-lead = वे शब्द जो डिक्शनरी में नहीं हैं। नए बैच और मेट्रिक में रीराइट की जगह उसका सुधार लिया जाता है।
rewrites-misspelt-note = सोर्स के शब्द, अंकों वाले शब्द, पूरे बड़े (capital) अक्षरों वाले शब्द, पते और मान्य शब्द नहीं जाँचे जाते। सुधारे गए रीराइट का मूल टेक्स्ट सेव रहता है।
rewrites-none-misspelt = जाँचे गए किसी रीराइट में ऐसा शब्द नहीं है जो डिक्शनरी में न हो।
# The text as the worker wrote it, below its correction
rewrites-original = मूल टेक्स्ट: { $text }
# Name of a card in a numbered list, read aloud
rewrites-card-own = { $place }. आपका अपना रीराइट
# Name of a card in a numbered list, read aloud. Arguments: $place, $worker
rewrites-card-by = { $place }. { $worker } का रीराइट
# Name of a card in a numbered list, read aloud
rewrites-card-imported = { $place }. इंपोर्ट किया गया रीराइट
rewrites-edit-text = टेक्स्ट एडिट करें
rewrites-save-text = टेक्स्ट सेव करें
rewrites-no-suggestions = कोई सुझाव नहीं
rewrites-spelling = सही स्पेलिंग
rewrites-correct-word = शब्द सुधारें
# Opens a field for a spelling that was not suggested
rewrites-other-spelling = दूसरी स्पेलिंग
rewrites-know-word = मान्य शब्दों में जोड़ें

## Analysis: edit types (XFORMAL, Table 4)

rewrites-edits = बदलाव के प्रकार
rewrites-edits-lead = हर प्रकार का बदलाव कितने हिस्से के रीराइट में दिखता है। एक रीराइट में कई प्रकार हो सकते हैं।
rewrites-edits-released = जारी किए गए कोड के हिसाब से बदलाव के प्रकार
rewrites-edits-method = बदलाव के प्रकार वैसे ही परिभाषित हैं जैसे पेपर में (XFORMAL, Table 4)। पेपर के जारी किए गए कोड में कुछ प्रकारों के नियम अलग हैं। छोटे-बड़े अक्षरों के लिए पेपर उन शब्दों को गिनता है जिनके बड़े (capital) अक्षर छोटे हो गए; कोड उन शब्दों को गिनता है जिनमें बड़ा अक्षर आ गया।
# Column head
rewrites-edit-type = बदलाव का प्रकार
rewrites-edit-capitalization = बड़े अक्षर (capitalization)
rewrites-edit-lowercase = छोटे अक्षर (lowercase)
rewrites-edit-punctuation = विराम चिह्न
rewrites-edit-spelling = स्पेलिंग
# An abbreviation was written out
rewrites-edit-normalization = नॉर्मलाइज़ेशन
# The rewrite has more sentences than its source
rewrites-edit-split = अलग किए गए वाक्य
rewrites-edit-paraphrase = दूसरे शब्दों में
# A word with repeated letters, such as "sooo", was removed
rewrites-edit-repetition = दोहराए गए अक्षर
rewrites-edit-unchanged = नहीं बदला
rewrites-percent = { $number }%

## Analysis: difference and diversity (XFORMAL, Table 5)

rewrites-diversity = फ़र्क और विविधता
rewrites-diversity-lead = रीराइट अपने सोर्स से कितने अलग हैं, और एक ही सोर्स के रीराइट आपस में कितने मिलते हैं।
# Column head: number of characters that were changed
rewrites-characters-changed = बदले गए अक्षर
rewrites-led-method = LeD (लेक्सिकल डिफ़रेंस) उन टोकन (शब्दों और विराम चिह्नों) का हिस्सा है जो सोर्स और उसके रीराइट में साझा नहीं हैं।
rewrites-self-bleu-method = self-BLEU हर रीराइट की तुलना उसके सोर्स के बाकी रीराइट से करता है। इसमें सिर्फ़ दो या ज़्यादा रीराइट वाले सोर्स लिए जाते हैं। सोर्स के सभी रीराइट एक जैसे हों, तो यह 100 होता है; वैल्यू जितनी ऊँची, विविधता उतनी कम।
# Followed by identifiers of the configuration
rewrites-signature = self-BLEU का सिग्नेचर:
rewrites-no-self-bleu = उपलब्ध नहीं: किसी सोर्स के दो रीराइट नहीं हैं जिनकी तुलना हो सके
# In place of a value: why there is none
rewrites-undefined = उपलब्ध नहीं: { $reason }

## Analysis: edit distance

rewrites-distance = एडिट डिस्टेंस
rewrites-distance-lead = सोर्स को रीराइट में बदलने के लिए जोड़े, हटाए या बदले गए अक्षर (Levenshtein distance)।
rewrites-distance-caption = { $n ->
    [one] { $language }: { $n } रीराइट में { $mean } अक्षर बदले।
   *[other] { $language }: { $n } रीराइट में औसतन { $mean } अक्षर बदले।
}
rewrites-distance-table = { $language } में एडिट डिस्टेंस

## Analysis: style shift

# Heading, and column head
rewrites-style-shift = स्टाइल शिफ़्ट
rewrites-style-lead = 0 से ज़्यादा स्टाइल स्कोर रीराइट की शैली दिखाता है; 0 से कम स्कोर सोर्स की शैली दिखाता है।
rewrites-style-method-score = टेक्स्ट का स्टाइल स्कोर, शैली के ऑड्स का लॉगरिदम है। अगर सेटिंग में भाषा का स्टाइल मॉडल चुना गया है, तो ऑड्स उसी मॉडल से आते हैं।
rewrites-style-method-classifier = नहीं तो ऑड्स रीराइट होने के होते हैं, शब्दों पर लॉजिस्टिक रिग्रेशन से। सोर्स को उनके रीराइट के साथ पाँच हिस्सों में बाँटा जाता है। हर हिस्से को बाकी चार पर ट्रेन किए गए मॉडल से स्कोर मिलता है, और ट्रेनिंग टेक्स्ट के लॉग-ऑड्स घटा दिए जाते हैं।
rewrites-style-method-shift = शिफ़्ट = रीराइट का स्कोर − उसके सोर्स का स्कोर, औसत ± स्टैंडर्ड डेविएशन के रूप में। तारा, सोर्स और उनके रीराइट के औसत पर पेयर्ड t-टेस्ट में p < .05 दिखाता है। 6 से कम सोर्स पर तारा नहीं लगता।
rewrites-style-caption = { $language }: सोर्स से रीराइट तक स्टाइल शिफ़्ट { $shift } है। औसत स्कोर रीराइट के लिए { $rewrites } और सोर्स के लिए { $sources } है।
rewrites-style-model = स्टाइल मॉडल: { $model }।
rewrites-style-undefined = { $language }: कोई स्टाइल स्कोर नहीं है ({ $reason })।
rewrites-style-table = { $language } में स्टाइल स्कोर
# Column head
rewrites-style-score = स्टाइल स्कोर
# Column head: the shift of the rewrites whose sources have a score in this range
rewrites-shift-of-range = इन सोर्स के रीराइट का शिफ़्ट
rewrites-no-source = उपलब्ध नहीं: कोई सोर्स नहीं
# A range of scores. Arguments: $from, $to
rewrites-range = { $from } से { $to }
rewrites-range-below = { $to } से कम
rewrites-range-above = { $from } और ज़्यादा
