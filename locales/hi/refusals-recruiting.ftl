### Refusals about recruiting through Prolific and CloudResearch Connect.

prolific-token = API टोकन वैसा ही डालें जैसा Prolific दिखाता है, बिना स्पेस के।
prolific-workspace = वर्कस्पेस ID डालें: a से f तक के अक्षर और अंक, कुल 24।
prolific-refuses-token = Prolific यह API टोकन स्वीकार नहीं करता, या टोकन इस वर्कस्पेस के लिए नहीं है। Prolific पर नया टोकन बनाकर यहाँ डालें।
prolific-has-no-workspace = Prolific इस वर्कस्पेस को नहीं जानता, या आपका अकाउंट इसे इस्तेमाल नहीं कर सकता। वर्कस्पेस ID जाँचें।
prolific-has-no-study = आपके एंट्री लिंक का कोई स्टडी ID Prolific पर नहीं है। लिंक की सेटिंग में “सर्विस पर स्टडी ID” को Prolific से मिलाएँ।
prolific-unreachable = Prolific से संपर्क नहीं हो सका। कुछ मिनट बाद फिर कोशिश करें।
prolific-unreadable = Prolific का जवाब Concord समझ नहीं सका। बाद में फिर कोशिश करें।
prolific-too-many-requests = Prolific को बहुत ज़्यादा अनुरोध मिले हैं। कुछ मिनट बाद फिर कोशिश करें।
prolific-wrong-key = सेव किया गया API टोकन किसी दूसरी key से एन्क्रिप्ट किया गया था। स्टडी को फिर से जोड़ें, या सर्वर की सेटिंग secrets_key वापस रखें।
prolific-no-key = यह सर्वर API टोकन सेव नहीं कर सकता। सर्वर चलाने वालों से secrets_key सेट करने को कहें।
prolific-is-being-asked = Prolific से अभी पूछा जा रहा है। कुछ सेकंड बाद यह पेज फिर से लोड करें।
prolific-list-has-changed = इस बीच सूची बदल गई है। उसे फिर से देखें, फिर मंज़ूर करें।
# $status is the state of a submission in Prolific’s own English words
prolific-state-does-not-fit = Prolific पर सबमिशन की स्थिति “{ $status }” है। वहाँ यह फ़ैसला नहीं हो सकता।
prolific-may-have-done-it = Prolific ने जवाब नहीं दिया, इसलिए पता नहीं कि यह हुआ या नहीं। दोबारा करने से पहले Prolific से फिर पूछें और सबमिशन देखें।
prolific-refuses = Prolific ने यह करने से मना किया। हो सकता है कि इस बीच सबमिशन बदल गया हो: Prolific से पूछें और सबमिशन फिर से देखें।
choose-category = कृपया कोई वजह चुनें।
prolific-may-still-pay = Prolific यह बोनस अब भी चुका सकता है: इसमें कुछ समय लग सकता है। भेजने के एक घंटे बाद फिर देखें।
prolific-not-listed-yet = Prolific ने अभी तक इस स्टडी के सबमिशन की सूची नहीं दी है। एक मिनट रुकें या Prolific के पेज पर पूछें, फिर पेआउट बनाएँ।
prolific-is-not-connected = यह स्टडी Prolific से जुड़ी नहीं है। पहले इसे जोड़ें।
prolific-has-it-already = इस एंट्री लिंक की स्टडी Prolific पर पहले से है। पेज रीलोड करें।
prolific-needs-live-study = अभी कोई हिस्सा नहीं ले सकता। पहले यह स्टडी लाइव करें और एंट्री लिंक को नए प्रतिभागियों के लिए खोलें।
# $status is the state of a study in Prolific’s own English words
prolific-study-has-moved = Prolific पर स्टडी की स्थिति “{ $status }” है। वहाँ यह नहीं हो सकता।
prolific-may-have-changed-study = Prolific ने जवाब नहीं दिया, इसलिए पता नहीं कि यह हुआ या नहीं। फिर कोशिश करने से पहले Prolific पर स्टडी देखें।
# $reason is what Prolific says, in English
prolific-refuses-study = Prolific ने यह करने से मना किया: { $reason }
# $currency is a code such as GBP
prolific-pays-in = Prolific का वर्कस्पेस { $currency } में भुगतान करता है। रकम इसी मुद्रा में डालें।
# $names is a list of countries or languages, in English
prolific-has-no-choice = Prolific पर इसके लिए कोई फ़िल्टर नहीं है: { $names }। बॉक्स से निशान हटाएँ और पब्लिश करने से पहले Prolific पर फ़िल्टर लगाएँ।
# $low and $high are amounts of money
amount-from-to = कोई रकम डालें, { $low } से { $high } तक।
# $low and $high are numbers
number-from-to = कोई पूर्णांक डालें, { $low } से { $high } तक।
choose-device = कम से कम एक डिवाइस चुनें।
prolific-has-no-project = Prolific पर इस वर्कस्पेस का कोई प्रोजेक्ट नहीं है। पहले वहाँ एक प्रोजेक्ट बनाएँ।
prolific-study-has-changed = Prolific पर स्टडी वह नहीं है जो पेज पर दिखी थी, या उसकी लागत अब बदल गई है। उसे फिर से देखें।
prolific-link-is-used = इस एंट्री लिंक से लोग पहले ही आ चुके हैं। नई स्टडी के लिए दूसरा लिंक बनाएँ।
prolific-needs-address = इस सर्वर को अपना पता मालूम नहीं है। सर्वर चलाने वालों से public_url सेट करने को कहें।
prolific-screening-below-reward = स्क्रीनिंग के लिए शून्य से ज़्यादा और मेहनताने से कम रकम डालें।
entrance-has-changed = इस बीच यह एंट्री लिंक बदल गया है। पेज रीलोड करें और अपने बदलाव फिर से डालें।

# Recruiting through CloudResearch Connect
connect-key = API key वैसी ही डालें जैसी Connect दिखाता है, बिना स्पेस के।
connect-has-no-workspaces = Connect पर वर्कस्पेस नहीं होते। यह फ़ील्ड खाली छोड़ें।
connect-refuses-key = Connect यह API key स्वीकार नहीं करता। इसे जाँचें, या Connect से नई API key माँगकर यहाँ डालें।
connect-has-no-project = आपके एंट्री लिंक का कोई प्रोजेक्ट ID Connect पर नहीं है। लिंक की सेटिंग में “सर्विस पर स्टडी ID” को Connect पर प्रोजेक्ट के पते से मिलाएँ।
connect-unreachable = Connect से संपर्क नहीं हो सका। कुछ मिनट बाद फिर कोशिश करें।
connect-unreadable = Connect का जवाब Concord समझ नहीं सका। बाद में फिर कोशिश करें।
connect-too-many-requests = Connect को बहुत ज़्यादा अनुरोध मिले हैं। कुछ मिनट बाद फिर कोशिश करें।
connect-wrong-key = सेव की गई API key इस सर्वर की किसी दूसरी गुप्त key से एन्क्रिप्ट की गई थी। स्टडी को फिर से जोड़ें, या सर्वर की सेटिंग secrets_key वापस रखें।
connect-no-key = यह सर्वर API key सेव नहीं कर सकता। सर्वर चलाने वालों से secrets_key सेट करने को कहें।
connect-is-being-asked = Connect से अभी पूछा जा रहा है। कुछ सेकंड बाद यह पेज फिर से लोड करें।
# $status is the state of an assignment in Connect’s own English words
connect-state-does-not-fit = Connect पर असाइनमेंट की स्थिति “{ $status }” है। वहाँ यह फ़ैसला नहीं हो सकता।
connect-may-have-done-it = Connect ने जवाब नहीं दिया, इसलिए पता नहीं कि यह हुआ या नहीं। दोबारा करने से पहले Connect से फिर पूछें और असाइनमेंट देखें।
connect-refuses = Connect ने यह करने से मना किया। हो सकता है कि इस बीच असाइनमेंट पर फ़ैसला हो गया हो: Connect से पूछें और असाइनमेंट फिर से देखें।
connect-may-still-pay = Connect यह बोनस अब भी चुका सकता है: इसमें कुछ समय लग सकता है। भेजने के एक घंटे बाद फिर देखें।
connect-not-listed-yet = Connect ने अभी तक इस स्टडी के असाइनमेंट की सूची नहीं दी है। एक मिनट रुकें या Connect के पेज पर पूछें, फिर पेआउट बनाएँ।
connect-is-not-connected = यह स्टडी अभी CloudResearch Connect से जुड़ी नहीं है। पहले “Connect” पेज पर API key डालें।
approval-has-no-message = यह सर्विस मंज़ूरी के साथ मैसेज नहीं भेजती। मैसेज खाली छोड़ें।
rejection-has-no-category = इस सर्विस में वजहों की सूची नहीं है। वजह न चुनें और मैसेज लिखें।
