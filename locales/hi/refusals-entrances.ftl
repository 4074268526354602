### Refusals of entry links: what researchers set, and what people who follow one are told.

entrance-id = 1 से { $most } कैरेक्टर रखें: - _ . : @ + ~ चिह्न और साथ में अक्षर (a–z) और अंक।
entrance-parameter = प्रतिभागी की पहचान बताने वाले पैरामीटर का नाम डालें: अक्षर (a–z), अंक, हाइफ़न, अंडरस्कोर या बिंदु, ज़्यादा से ज़्यादा { $most }।
entrance-parameters-differ = हर पैरामीटर के लिए अलग नाम रखें। यह पेज “language” और “back” नाम पहले से इस्तेमाल करता है।
entrance-address = ऐसा पता डालें जो https:// से शुरू हो और जिसमें ज़्यादा से ज़्यादा { $most } अक्षर हों। इसमें { "{" }code{ "}" }, { "{" }person{ "}" }, { "{" }session{ "}" } और { "{" }study{ "}" } हो सकते हैं।
entrance-code = कम्प्लीशन कोड में अक्षर (a–z), अंक, हाइफ़न या अंडरस्कोर होते हैं, ज़्यादा से ज़्यादा { $most }।
# To somebody who opened an entry link of a provider such as Prolific without the data that the provider adds
entrance-needs-provider = यह लिंक सिर्फ़ रिक्रूटमेंट सर्विस के पेज से काम करता है। स्टडी वहीं से खोलें।
entrance-of-other-study = यह लिंक रिक्रूटमेंट सर्विस की किसी दूसरी स्टडी का है। वहाँ से स्टडी फिर से खोलें।
signed-link-is-forged = यह लिंक रिक्रूटमेंट सर्विस ने नहीं बनाया है। स्टडी वहीं से खोलें।
signed-link-has-expired = यह लिंक बहुत पुराना है। रिक्रूटमेंट सर्विस के पेज से स्टडी फिर से खोलें।
signed-link-is-not-valid-yet = इस सर्वर और रिक्रूटमेंट सर्विस की घड़ियों में फ़र्क है, इसलिए इस लिंक की जाँच नहीं हो सकती। कुछ मिनट बाद फिर से कोशिश करें।
signed-link-is-of-somebody-else = यह लिंक किसी दूसरे प्रतिभागी या दूसरी स्टडी के लिए बनाया गया था। रिक्रूटमेंट सर्विस के पेज से स्टडी फिर से खोलें।
signed-link-cannot-be-checked = रिक्रूटमेंट सर्विस से संपर्क नहीं हो पा रहा है, इसलिए इस लिंक की जाँच नहीं हो सकती। एक मिनट बाद फिर से कोशिश करें।
signed-link-was-used = यह लिंक पहले इस्तेमाल हो चुका है। रिक्रूटमेंट सर्विस के पेज से स्टडी फिर से खोलें।
entrance-is-full = इस स्टडी में फ़िलहाल और जगहें या टास्क नहीं हैं।
entrance-is-over = इस स्टडी में आपकी जगह अब उपलब्ध नहीं है।
# To somebody who opened a personal link that is cut off, or who was taken off the list
invitation-unknown = यह लिंक अधूरा है या अब मान्य नहीं है। अपने इनवाइट में दिया गया लिंक फिर से खोलें।
invitees-missing = कम से कम एक व्यक्ति डालें, हर व्यक्ति अलग लाइन में।
# Arguments: $n, $most
invitees-too-many = सूची में ज़्यादा से ज़्यादा { $most } लोग हो सकते हैं। इन्हें जोड़ने पर { $n } हो जाएँगे।
# Arguments: $line, $given
invitee-address = लाइन { $line }: “{ $given }” ईमेल पता नहीं है।
# Arguments: $line, $most
invitee-name-length = लाइन { $line }: नाम या ID में ज़्यादा से ज़्यादा { $most } कैरेक्टर हो सकते हैं।
# Argument: the number of a line
invitee-two-addresses = लाइन { $line }: इसमें दो ईमेल पते हैं। हर व्यक्ति को अलग लाइन में डालें।
# Arguments: $line, $first, $second, $languages
invitee-two-names = लाइन { $line }: “{ $first }” और “{ $second }”, दोनों को नाम या ID माना गया है। इनमें से एक ही रखें, या भाषा के लिए इनमें से कोई कोड लिखें: { $languages }।
# Arguments: $line, $given, $earlier
invitee-twice = लाइन { $line }: “{ $given }” लाइन { $earlier } में भी है।
# Arguments: $line, $given
invitee-listed = लाइन { $line }: “{ $given }” पहले से सूची में है, किसी दूसरे नाम या दूसरे पते के साथ।
# Arguments: $line, $given, $label
invitee-elsewhere = लाइन { $line }: “{ $given }” किसी दूसरे एंट्री लिंक “{ $label }” की सूची में है।
invitee-has-come = यह व्यक्ति शुरू कर चुका है, इसलिए सूची में बना रहेगा।
invitees-not-live = इनवाइट तभी भेजे जा सकते हैं, जब स्टडी लाइव हो और यह लिंक खुला हो।
sends-no-mail = यह सर्वर ईमेल नहीं भेजता। लिंक डाउनलोड करें और खुद भेजें।
return-code-unknown = यह वापसी कोड यहाँ नहीं मिला। हर अक्षर जाँचें, या नए प्रतिभागी के तौर पर शुरू करें।
not-finished-yet = आपने यह स्टडी अभी पूरी नहीं की है। आपका पेज अगला चरण दिखाता है।
taking-part-has-ended = इस स्टडी में आपकी भागीदारी खत्म हो चुकी है।
needs-account = बिना अकाउंट के हिस्सा लेने वाले लोग कोई दूसरी भूमिका नहीं ले सकते। पहले अकाउंट बनाएँ।
# A file with the results of a batch of Mechanical Turk
results-too-large = फ़ाइल { $most } MiB से बड़ी है। एक बार में कम HIT के नतीजे डाउनलोड करें।
# The reason is in English
results-unusable = इस फ़ाइल को Mechanical Turk के नतीजों के तौर पर नहीं पढ़ा जा सकता। { $why }
