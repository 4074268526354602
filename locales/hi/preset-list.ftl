### The presets from which a task can start, as the page of tasks lists them. “Anchors” are the labels of the points of a scale: the text says where they come from.

# Heading of the presets that follow no paper
preset-group-general = सामान्य

## XFORMAL (Briakou et al. 2021)

preset-about-xformal-rewrite = वर्कर हर सोर्स को दूसरी शैली में लिखते हैं।
preset-about-xformal-formality = टेक्स्ट कितना औपचारिक है, −3 से 3 तक। एंकर: Lahiri (2015), जैसा XFORMAL में है।
preset-about-xformal-fluency = टेक्स्ट की भाषा कितनी प्रवाहपूर्ण है, 1 से 5 तक। एंकर: Heilman et al. (2014), जैसा XFORMAL में है; “Other” (1) का मतलब लिखा गया है।
preset-about-xformal-meaning = सोर्स और रीराइट का मतलब एक है या नहीं, 1 से 6 तक। एंकर: Agirre et al. (2016), जैसा XFORMAL में है।
preset-about-xformal-ranking = एक सोर्स के कई रीराइट की रैंकिंग; साथ में सोर्स और किसी व्यक्ति का रीराइट दिखता है।
preset-about-xformal-quality = रीराइट बहुत बढ़िया, स्वीकार्य या खराब है। एंकर: XFORMAL, परिशिष्ट H।
preset-about-xformal-edit-types = रीराइट में क्या बदला गया: बदलाव के तेरह प्रकार, और दूसरे बदलावों के लिए एक फ़ील्ड।

## Mir et al. 2019

preset-about-mir-intensity-absolute = टेक्स्ट कितना औपचारिक है, 1 से 5 तक। एंकर: हमारे अपने; पेपर में कोई नहीं है।
preset-about-mir-intensity-relative = दो शैलियाँ कितनी अलग हैं, 1 से 5 तक। एंकर: 1 और 5 पेपर से, बाकी हमारे अपने।
preset-about-mir-content-unmasked = कितनी बात बनी रही, 1 से 5 तक। एंकर: हमारे अपने; पेपर में कोई नहीं है।
preset-about-mir-content-masked = यही सवाल, पर दोनों टेक्स्ट में शैली वाले शब्द छिपे रहते हैं। एंकर: हमारे अपने; पेपर में कोई नहीं है।
preset-about-mir-naturalness-absolute = टेक्स्ट कितना स्वाभाविक है, 1 से 5 तक। एंकर: हमारे अपने; पेपर में कोई नहीं है।
# COPY is the name of a built-in system, whose outputs are the sources
preset-about-mir-naturalness-relative = दो में से कौन-सा टेक्स्ट ज़्यादा स्वाभाविक है; वर्कर को एक चुनना होता है। COPY के आउटपुट मूल टेक्स्ट होते हैं।

## Pang and Gimpel 2019

preset-about-pang-style-binary = टेक्स्ट औपचारिक है या अनौपचारिक; वर्कर को एक चुनना होता है।
preset-about-pang-similarity = दो मतलब कितने मिलते हैं, 1 से 4 तक, उदाहरणों के साथ। एंकर: पेपर से; पॉइंट 2 छोटा किया गया है।
preset-about-pang-fluency = टेक्स्ट की भाषा कितनी प्रवाहपूर्ण है, 1 से 4 तक, उदाहरणों के साथ। एंकर: पेपर से; पॉइंट 2 छोटा किया गया है।
preset-about-pang-ab-style = दो में से किस रीराइट की शैली बेहतर है, या किसी की नहीं।
preset-about-pang-ab-semantics = दो में से कौन-सा रीराइट मतलब को बेहतर बनाए रखता है, या कोई नहीं।
preset-about-pang-ab-fluency = दो में से किस रीराइट की भाषा ज़्यादा प्रवाहपूर्ण है, या किसी की नहीं।
preset-about-pang-preference = दो में से कौन-सा रीराइट कुल मिलाकर बेहतर है; वर्कर को एक चुनना होता है।

## CoCoA-MT (Nadejde et al. 2022)

preset-about-cocoa-translate-and-tag = शुरू से औपचारिक अनुवाद करना, और औपचारिकता दिखाने वाले शब्द हाइलाइट करना।
preset-about-cocoa-second-level = औपचारिक अनुवाद को अनौपचारिक बनाना, और औपचारिकता दिखाने वाले शब्द हाइलाइट करना।
preset-about-cocoa-gender-variant = अनुवाद को दूसरे लिंग के लिए बदलना।
preset-about-cocoa-tag = टेक्स्ट में औपचारिकता दिखाने वाले शब्द हाइलाइट करना।
preset-about-cocoa-formality-label = टेक्स्ट औपचारिक, अनौपचारिक, तटस्थ या अन्य है।
preset-about-cocoa-quality = अनुवाद कितना अच्छा है, 1 से 6 तक। एंकर: 1 और 6 पेपर से, बाकी हमारे अपने।
preset-about-cocoa-matches-level = टेक्स्ट में माँगी गई औपचारिकता है या नहीं, हाँ या ना।

## General

preset-about-pilot = कुछ रीराइट, जिनका रिव्यू कोई नेटिव स्पीकर करता है; उसके बाद ही वर्कर आगे बढ़ सकता है।
preset-about-comparison = दो में से कौन-सा रीराइट शैली, मतलब और प्रवाह में बेहतर है, या कोई नहीं।
preset-about-blank = एक सोर्स और दो जवाबों वाला एक सवाल। बाकी सब आप लिखते हैं।
preset-from-scratch = शुरू से बनाया गया
