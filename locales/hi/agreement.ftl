### The page of inter-annotator agreement, and the sentences of all reports about workers whose answers are excluded.

agreement-title = इंटर-एनोटेटर एग्रीमेंट
agreement-lead = एक ही टेक्स्ट को परखने वाले वर्कर के बीच एग्रीमेंट, हर टास्क, सवाल और भाषा के लिए।
agreement-empty = जब दो वर्कर एक ही टेक्स्ट को परख लेंगे, तो एग्रीमेंट यहाँ दिखेगा।

## The matrix of tasks and languages

# Column head: a task and its question
agreement-task-and-question = टास्क और सवाल
agreement-matrix-caption = मुख्य गुणांक, उसके 95% इंटरवल के साथ। सभी स्टैटिस्टिक देखने के लिए कोई सेल चुनें।
# Legend: a range of values of a coefficient
agreement-band-reliable = 0.80 या ज़्यादा: भरोसेमंद
agreement-band-tentative = 0.67 से 0.80: सिर्फ़ अस्थायी निष्कर्ष
agreement-band-unreliable = 0.67 से कम: भरोसेमंद नहीं
agreement-bands-note = निशान Krippendorff के मानक के हिसाब से हैं और सिर्फ़ उनके गुणांक के साथ दिखते हैं। हर लाइन 0 से 1 तक के अक्ष पर इंटरवल दिखाती है।

## One task and language

agreement-all-tables = सभी टास्क और भाषाएँ
agreement-all-statistics = सभी स्टैटिस्टिक
# $table is a task and its language.
# Arguments: $table, $coefficient (its name), $value
agreement-chart-finding = { $table }: { $coefficient } = { $value } (95% इंटरवल के साथ सभी गुणांक)
agreement-filter = जवाब चुनें
# Labels of a form that selects answers
agreement-only-version = टास्क का वर्शन
agreement-only-batch = बैच
agreement-without-worker = इस वर्कर को छोड़कर
agreement-from-day = इस दिन से (UTC)
agreement-to-day = इस दिन तक (UTC)
# Button
agreement-apply = दिखाएँ
agreement-batch-without-name = बिना नाम का बैच
agreement-nothing-selected = इस चुनाव से कोई जवाब मेल नहीं खाता। ऊपर के फ़िल्टर बदलें या हटाएँ।
agreement-workers-lead = हर वर्कर का उन बाकी वर्कर के साथ एग्रीमेंट जिन्होंने वही टेक्स्ट परखे।
agreement-workers-caption = हर वर्कर का बाकी वर्कर के साथ एग्रीमेंट
# Column heads
agreement-shared-items = साझा आइटम
agreement-equal = एक जैसे जवाब (%)
agreement-with-others = बाकी वर्कर से कोरिलेशन
agreement-bias = औसत का फ़र्क
# Mark next to a worker
agreement-with-nobody = किसी से मेल नहीं
agreement-workers-method = साझा आइटम वे हैं जिन्हें किसी दूसरे वर्कर ने भी परखा है। “एक जैसे जवाब” एक ही आइटम पर दूसरे वर्कर के जवाब के साथ बनी उन जोड़ियों का प्रतिशत है जिनमें दोनों जवाब एक जैसे हैं। कोरिलेशन बाकी वर्कर के औसत के साथ Spearman का है। औसत का फ़र्क = वर्कर का औसत − बाकी वर्कर का औसत। निशान उन वर्कर पर लगता है जिनके कम से कम 10 साझा आइटम हैं, जिनका कोरिलेशन 0.1 से कम है और सभी वर्कर के मीडियन से इतना नीचे है कि यह फ़र्क 1,000 में से 1 से भी कम बार चांस से हो सकता है। बिना क्रम वाले जवाबों में कोरिलेशन की जगह हर आइटम पर एक जैसे जवाबों के प्रतिशत के औसत की तुलना होती है, और तब सीमा = चांस का स्तर + उस स्तर से 100% तक की दूरी का दसवाँ हिस्सा। जो वर्कर हमेशा एक ही जवाब देता है, जबकि दूसरों के जवाब अलग-अलग हैं, उसका कोरिलेशन 0 माना जाता है।
agreement-items = सबसे ज़्यादा असहमति वाले आइटम
agreement-items-lead = ज़्यादा से ज़्यादा 20 आइटम, सबसे बड़े फ़र्क वाले पहले।
agreement-items-caption = सबसे ज़्यादा असहमति वाले आइटम
# Column heads
agreement-item-text = टेक्स्ट
agreement-item-spread = फैलाव
agreement-item-answers = जवाब
agreement-adjudicate = इन असहमतियों का एडजुडिकेशन करें

## The table of a question

agreement-caption = { $language } में { $question } पर एग्रीमेंट
# Column head: what a value means, in a sentence
agreement-interpretation = मतलब
agreement-based-on = आइटम: { $items }, जजमेंट: { $judgements }
agreement-data = आइटम: { $items }। वर्कर: { $workers }। जजमेंट: { $judgements }। एक ही आइटम के जजमेंट की जोड़ियाँ: { $pairs }। आइटम और वर्कर के सभी संयोजनों में से जिनमें जजमेंट है, उनका हिस्सा: { $coverage }।
agreement-extra = अतिरिक्त सबमिशन नहीं गिने जाते।
agreement-skipped = { $n ->
    [one] { $n } मामले में वर्कर परख नहीं सका और उसने इसकी वजह बताई।
   *[other] { $n } मामलों में वर्कर परख नहीं सके और उन्होंने इसकी वजह बताई।
}
# Followed by the digest of the configuration of the computation
agreement-configuration = कॉन्फ़िगरेशन:
# The range of 95% of the draws of a simulation. It is not a confidence interval.
agreement-spread = ड्रॉ में फैलाव: { $low } से { $high }
# The name of a statistic
agreement-percent = प्रतिशत एग्रीमेंट
# The name of a statistic: the F1 score of highlighted spans
agreement-f1-spans = स्पैन का F1
agreement-named-after = { $person } का { $symbol }
agreement-variant-interval = इंटरवल
agreement-variant-nominal = नॉमिनल
agreement-variant-ordinal = ऑर्डिनल
agreement-variant-ratio = रेशियो
agreement-variant-unitizing = यूनिटाइज़िंग
agreement-variant-linear = लीनियर
agreement-variant-quadratic = क्वाड्रेटिक
agreement-variant-mean-of-pairs = जोड़ियों का औसत
agreement-variant-simulated = सिम्युलेटेड एनोटेटर
agreement-variant-by-reml = REML से

## Groups of statistics

agreement-family-observed = ऑब्ज़र्व्ड एग्रीमेंट
agreement-family-corrected = चांस-करेक्टेड एग्रीमेंट
agreement-family-variance = वेरिएंस के हिस्से
agreement-family-simulated = सिम्युलेटेड एनोटेटर

## What a value means

agreement-reading-chance = एग्रीमेंट चांस से ज़्यादा नहीं है।
agreement-reading-equal = एक ही टेक्स्ट को परखने वाले दो वर्कर ने { $percent }% जोड़ियों में एक ही जवाब दिया।
agreement-reading-spans = एक वर्कर जो हाइलाइट करता है, उसका { $percent }% दूसरा वर्कर भी उसी लेबल के साथ हाइलाइट करता है।
agreement-reading-variance = { $percent }% वेरिएंस टेक्स्ट के बीच का है। बाकी वर्कर के बीच के फ़र्क से आता है।
agreement-reading-strictness = हर वर्कर की सख्ती का असर हटाने पर { $percent }% वेरिएंस टेक्स्ट के बीच का है।
agreement-reading-concordance = टेक्स्ट पर वर्कर की रैंकिंग, शून्य एग्रीमेंट से पूरे एग्रीमेंट तक के रास्ते के { $percent }% पर है।
agreement-reading-simulated = एक वर्कर का बाकी वर्कर के औसत के साथ एग्रीमेंट, चांस से पूरे एग्रीमेंट तक के रास्ते के { $percent }% पर है।
agreement-reading-beyond = एग्रीमेंट, चांस से पूरे एग्रीमेंट तक के रास्ते के { $percent }% पर है।
# One of these three follows agreement-reading-beyond for Krippendorff's alpha
agreement-reading-reliable = Krippendorff के मानक के हिसाब से 0.80 से डेटा पर भरोसा किया जा सकता है।
agreement-reading-tentative = Krippendorff के मानक के हिसाब से 0.67 और 0.80 के बीच की वैल्यू से सिर्फ़ अस्थायी निष्कर्ष निकाले जा सकते हैं।
agreement-reading-unreliable = Krippendorff के मानक के हिसाब से 0.67 से कम वैल्यू पर अकेले टेक्स्ट के बारे में कोई निष्कर्ष नहीं निकाला जा सकता।
# Each of these three is followed by a sentence that says how well the two match
agreement-reading-linear = एक वर्कर के जजमेंट की तुलना बाकी वर्कर के औसत से की जाती है।
agreement-reading-order = एक वर्कर के दिए टेक्स्ट के क्रम की तुलना बाकी वर्कर के औसत के क्रम से की जाती है।
agreement-reading-ranking = एक वर्कर की आउटपुट की रैंकिंग की तुलना बाकी वर्कर की औसत रैंकिंग से की जाती है।
agreement-match-exact = दोनों लगभग पूरी तरह मेल खाते हैं।
agreement-match-well = दोनों अच्छी तरह मेल खाते हैं।
agreement-match-roughly = दोनों मोटे तौर पर मेल खाते हैं।
agreement-match-weakly = दोनों सिर्फ़ थोड़ा मेल खाते हैं।
agreement-match-none = दोनों मेल नहीं खाते।

## Why a statistic has no value

agreement-undefined-no-ratings = कोई रेटिंग नहीं है।
agreement-undefined-one-rater = इन टेक्स्ट को सिर्फ़ एक वर्कर ने रेटिंग दी है।
agreement-undefined-no-pairs = किसी आइटम को दो बार रेटिंग नहीं मिली है।
agreement-undefined-one-category = सभी रेटिंग एक जैसी हैं, इसलिए एग्रीमेंट को चांस से अलग नहीं किया जा सकता।
agreement-undefined-no-variance = सभी वैल्यू एक जैसी हैं।
agreement-undefined-negative-variance = एक अनुमानित वेरिएंस नेगेटिव है, इसलिए अनुपात का कोई मतलब नहीं है।
agreement-undefined-few-items = कम से कम { $need } आइटम चाहिए। आइटम की संख्या: { $n }।
agreement-undefined-few-observations = कम से कम { $need } ऑब्ज़र्वेशन चाहिए। ऑब्ज़र्वेशन की संख्या: { $n }।
agreement-undefined-incomplete = हर वर्कर ने हर आइटम को ठीक एक बार रेटिंग नहीं दी है।
agreement-undefined-replicates = किसी वर्कर ने एक आइटम को एक से ज़्यादा बार रेटिंग दी है।
agreement-undefined-nothing-shared = दोनों वर्कर के बीच कोई साझा आइटम नहीं है।
agreement-undefined-not-numeric = वैल्यू लेबल हैं, संख्याएँ नहीं।
agreement-undefined-not-ordered = वैल्यू बिना क्रम वाले लेबल हैं।
agreement-undefined-negative = रेशियो स्केल में शून्य से कम वैल्यू नहीं होती।
agreement-undefined-disconnected = रेटिंग ऐसे समूहों में बँटी हैं जिनके बीच न कोई साझा आइटम है, न कोई साझा वर्कर।
agreement-undefined-not-converged = अनुमान कन्वर्ज नहीं हुआ। इटरेशन की संख्या: { $n }।

## Notes on values

agreement-few-items = { $n ->
    [one] सिर्फ़ { $n } आइटम की दो रेटिंग हैं। हो सकता है कि इंटरवल में असली वैल्यू { $percent }% से कम मामलों में आए।
   *[other] सिर्फ़ { $n } आइटम की दो रेटिंग हैं। हो सकता है कि इंटरवल में असली वैल्यू { $percent }% से कम मामलों में आए।
}
agreement-few-items-some = दो रेटिंग वाले आइटम: { $n }। { $enough } से कम होने पर, हो सकता है कि कुछ इंटरवल में असली वैल्यू { $percent }% से कम मामलों में आए: उन स्टैटिस्टिक के इंटरवल जो दूरी का वर्ग लेते हैं, जो एक ही कैटेगरी के हैं, या जो स्टैंडर्ड एरर से निकाले गए हैं।
agreement-few-raters = { $n ->
    [one] सिर्फ़ { $n } वर्कर: सिम्युलेटेड एनोटेटर के इंटरवल असल से छोटे हो सकते हैं।
   *[other] सिर्फ़ { $n } वर्कर: सिम्युलेटेड एनोटेटर के इंटरवल असल से छोटे हो सकते हैं।
}
agreement-options-differ = टास्क के वर्शन में अलग-अलग जवाब दिए गए थे। चांस एग्रीमेंट में हर टेक्स्ट के लिए ये सभी जवाब शामिल किए जाते हैं।

## Careless annotators: what people who do not read the texts would reach

agreement-careless = तुलना के लिए वैल्यू: इन टेक्स्ट पर लापरवाह एनोटेटर
agreement-careless-caption = सिम्युलेटेड एनोटेटर की जगह लापरवाह एनोटेटर, बाकी के औसत से तुलना (200 ड्रॉ)
# Column head
agreement-annotator = एनोटेटर
agreement-careless-random = स्केल का कोई भी पॉइंट, सबकी संभावना बराबर
agreement-careless-majority = हमेशा सबसे ज़्यादा बार आया पॉइंट
agreement-careless-always = हमेशा { $point }
agreement-careless-noise = बाकी का औसत, { $percent }% रैंडम जवाबों के साथ

## How the statistics are computed

agreement-how-pairing = जजमेंट की जोड़ियाँ आइटम के हिसाब से बनती हैं, स्थान के हिसाब से कभी नहीं।
agreement-how-scale = स्केल को ऑर्डिनल माना जाता है: दो पॉइंट के बीच की दूरी, उनके बीच की रेटिंग की संख्या होती है।
agreement-how-chance = चांस-करेक्टेड वैल्यू, चांस के स्तर के एग्रीमेंट पर 0 और पूरे एग्रीमेंट पर 1 होती है।
agreement-how-simulated = सिम्युलेटेड एनोटेटर का मतलब है हर आइटम के लिए रैंडम चुना गया एक वर्कर, जिसकी तुलना बाकी के औसत से की जाती है। वैल्यू 1,000 ड्रॉ का मीडियन है। κ के लिए यह औसत स्केल के सबसे पास वाले पॉइंट पर राउंड किया जाता है, और दो पॉइंट के ठीक बीच का औसत सम (even) पॉइंट पर।
agreement-how-spread = ड्रॉ में फैलाव वह रेंज है जिसमें 95% ड्रॉ आते हैं। यह कॉन्फ़िडेंस इंटरवल नहीं है: दूसरे टेक्स्ट और दूसरे वर्कर से दूसरी वैल्यू मिलेंगी।
agreement-how-intervals = इंटरवल में यह बदलाव शामिल होता है। सिम्युलेटेड एनोटेटर के इंटरवल टेक्स्ट और वर्कर पर बूटस्ट्रैप से निकाले जाते हैं। गुणांकों (coefficients) के इंटरवल टेक्स्ट पर बूटस्ट्रैप से (BCa, जैकनाइफ़ के साथ) निकाले जाते हैं।
agreement-how-short = 20 से कम टेक्स्ट होने पर या किसी जवाब के बहुत कम आने पर इंटरवल असल से छोटे हो सकते हैं।
agreement-how-two = जब दो आउटपुट की तुलना होती है, तो चांस एग्रीमेंट उन वर्कर का एग्रीमेंट है जो आइटम के दोनों आउटपुट में फ़र्क नहीं कर सकते।
agreement-guide = हर स्टैटिस्टिक का क्या मतलब है और उसे कब रिपोर्ट करें
agreement-seed = इंटरवल और ड्रॉ स्टडी के सीड ({ $seed }) से निकाले जाते हैं। एक ही डेटा से इस पेज पर, सभी फ़ाइलों में और कमांड लाइन पर एक ही संख्याएँ मिलती हैं।

## Workers whose answers are excluded or who left: one sentence or two at the top of each report

# $submissions is “2 submissions”, $workers is “1 worker”.
agreement-left-out = आँकड़ों से बाहर: { $workers } के { $submissions }।
agreement-n-submissions = { $n ->
    [one] { $n } सबमिशन
   *[other] { $n } सबमिशन
}
agreement-n-workers = { $n ->
    [one] { $n } वर्कर
   *[other] { $n } वर्कर
}
agreement-one-withdrew = 1 वर्कर ने स्टडी छोड़ी और अपने जवाब उसमें रहने दिए।
agreement-one-withdrew-removed = 1 वर्कर ने स्टडी छोड़ी और अपने जवाब हटवा दिए।
# $n is at least 2.
agreement-withdrew = { $n } वर्कर ने स्टडी छोड़ी; उनमें से { $removed } ने अपने जवाब हटवा दिए।

# Answers about withdrawn texts, in a sentence
# Arguments: $n
agreement-n-text-answers = { $n ->
    [one] { $n } जवाब
   *[other] { $n } जवाब
}
# Withdrawn texts, in the same sentence
# Arguments: $n
agreement-n-withdrawn-texts = { $n ->
    [one] वापस लिए गए { $n } टेक्स्ट
   *[other] वापस लिए गए { $n } टेक्स्ट
}
# What statistics leave out because sources or outputs were withdrawn
# Arguments: $answers, $texts
agreement-left-out-texts = आँकड़ों से बाहर: { $texts } के बारे में { $answers }।

## Rejected submissions in statistics, ties of rankings

rejected-are-left-out = स्टडी की सेटिंग के अनुसार आँकड़ों से बाहर रखे गए नामंज़ूर सबमिशन: { $n }।
agreement-how-tied-ranks = रैंकिंग में, जिन सिस्टम की रैंक या औसत रैंक बराबर हो, वे टाई माने जाते हैं। Kendall का τ-b टाई को ध्यान में रखता है; जिस आइटम पर सभी सिस्टम टाई हों, उसकी कोई वैल्यू नहीं होती और वह उस ड्रॉ से बाहर रहता है।
