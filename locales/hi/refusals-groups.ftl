### Refusals about groups of participants at Prolific, and about places per language.

prolific-group-is-gone = यह ग्रुप अब Prolific पर नहीं है। इसे फिर से बनाएँ।
prolific-refuses-group-members = Prolific ने यह ग्रुप दिखाने या बदलने से मना किया। जाँचें कि आपका अकाउंट इस वर्कस्पेस के ग्रुप बदल सकता है या नहीं।
prolific-group-unreachable = Prolific ने इस ग्रुप के बारे में जवाब नहीं दिया। Concord कुछ मिनट बाद फिर कोशिश करेगा।
# $reason is what Prolific says, in English
prolific-refuses-group = Prolific ने यह ग्रुप स्वीकार नहीं किया: { $reason }
prolific-may-have-group = Prolific ने जवाब नहीं दिया, इसलिए हो सकता है कि वहाँ इस नाम का एक खाली ग्रुप बन गया हो। फिर कोशिश करें, और खाली ग्रुप को Prolific पर मिटा दें।
prolific-group-is-on = किसी और ने अभी-अभी यह ग्रुप बनाया है। पेज रीलोड करें, और दूसरे, खाली ग्रुप को Prolific पर मिटा दें।
# $most is a number
prolific-group-ids = ज़्यादा से ज़्यादा { $most } ग्रुप ID डालें। हर ID में a से f तक के अक्षर और अंक होते हैं, कुल 24।
# $group is an ID
prolific-group-in-both = आपने ग्रुप { $group } को दोनों जगह चुना है: हिस्सा ले सकने वालों में भी और हिस्सा न ले सकने वालों में भी। कोई एक चुनें।
# $group is an ID
prolific-has-no-group = ग्रुप { $group } Prolific पर नहीं है, या आपका अकाउंट उसे नहीं देख सकता।
prolific-groups-are-empty = आपके चुने हुए ग्रुप में अभी कोई सदस्य नहीं है, इसलिए कोई हिस्सा नहीं ले पाएगा।
# $language is the name of a language
entrance-language-is-full = { $language } की सभी जगहें भर चुकी हैं।
# $places is a number
places-beyond-languages = इस एंट्री लिंक की सभी भाषाओं में कुल मिलाकर सिर्फ़ { $places } जगहें हैं। पहले इसकी सेटिंग में भाषाओं की जगहें बढ़ाएँ।
places-per-language-need-choice = हर भाषा की जगहें सिर्फ़ उसी लिंक में तय हो सकती हैं जिस पर प्रतिभागी अपनी भाषा चुनते हैं।
