### One study at Prolific that spreads its participants over several entry links, on the page "Recruit on Prolific".

spread-title = और एंट्री लिंक
spread-hint = प्रतिभागियों को Prolific से कई लिंक में बँटवाने के लिए (Taskflow) यहाँ जगहें डालें। यह सुविधा हर वर्कस्पेस में नहीं होती।
spread-same = सभी लिंक का मेहनताना और कम्प्लीशन कोड एक ही हैं।
spread-languages = लिंक चुनते समय Prolific भाषा नहीं देखता, इसलिए किसी को ऐसी भाषा का लिंक मिल सकता है जो उसे नहीं आती। हर भाषा के लिए अलग स्टडी बनाकर इससे बचा जा सकता है।
# $label is the name of an entry link
spread-places-by = “{ $label }” की जगहें
# Arguments: $label, the name of an entry link, and $language
spread-places-by-in = “{ $label }” की जगहें ({ $language })
spread-own-hint = इस लिंक से कितने प्रतिभागी आते हैं।
spread-only-language = सिर्फ़ वे लोग जिनकी पहली भाषा इनमें से किसी लिंक की भाषा है
spread-links = एंट्री लिंक
spread-lead = Prolific प्रतिभागियों को इन लिंक में बाँटता है।
# Column head: the name of an entry link
spread-link = एंट्री लिंक
# Column head: how many participants Prolific has sent to the link
spread-allocated = Prolific के भेजे हुए
# $links is a list of names of entry links
spread-not = Prolific इस स्टडी के सभी प्रतिभागियों को एक ही पते पर भेजता है। इन एंट्री लिंक में यह स्टडी दर्ज है: { $links }
# $links is a list of names of entry links
spread-gone = इन एंट्री लिंक में भी यह स्टडी दर्ज है, इसलिए इनसे भी हटाई जाएगी: { $links }
spread-extend-hint = ये संख्याएँ सिर्फ़ बढ़ाई जा सकती हैं। Prolific नई जगहों की लागत आपके बैलेंस से रिज़र्व करता है।
