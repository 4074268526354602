### Refusals of entry links: what researchers set, and what people who follow one are told.

entrance-id = 1 से { $most } कैरेक्टर रखें: - _ . : @ + ~ चिह्न और साथ में अक्षर (a–z) और अंक।
entrance-parameter = प्रतिभागी की पहचान बताने वाले पैरामीटर का नाम डालें: अक्षर (a–z), अंक, हाइफ़न, अंडरस्कोर या बिंदु, ज़्यादा से ज़्यादा { $most }।
entrance-parameters-differ = हर पैरामीटर के लिए अलग नाम रखें। यह पेज “language” और “back” नाम पहले से इस्तेमाल करता है।
entrance-address = ऐसा पता डालें जो https:// से शुरू हो और जिसमें ज़्यादा से ज़्यादा { $most } अक्षर हों। इसमें { "{" }code{ "}" }, { "{" }person{ "}" }, { "{" }session{ "}" } और { "{" }study{ "}" } हो सकते हैं।
entrance-code = कम्प्लीशन कोड में अक्षर (a–z), अंक, हाइफ़न या अंडरस्कोर होते हैं, ज़्यादा से ज़्यादा { $most }।
# To somebody who opened an entry link of a provider such as Prolific without the data that the provider adds
entrance-needs-provider = यह लिंक सिर्फ़ रिक्रूटमेंट सर्विस के पेज से काम करता है। स्टडी वहीं से खोलें।
entrance-of-other-study = यह लिंक रिक्रूटमेंट सर्विस की किसी दूसरी स्टडी का है। वहाँ से स्टडी फिर से खोलें।
entrance-is-full = इस स्टडी में फ़िलहाल और जगहें या टास्क नहीं हैं।
entrance-is-over = इस स्टडी में आपकी जगह अब उपलब्ध नहीं है।
return-code-unknown = यह वापसी कोड यहाँ नहीं मिला। हर अक्षर जाँचें, या नए प्रतिभागी के तौर पर शुरू करें।
not-finished-yet = आपने यह स्टडी अभी पूरी नहीं की है। आपका पेज अगला चरण दिखाता है।
taking-part-has-ended = इस स्टडी में आपकी भागीदारी खत्म हो चुकी है।
needs-account = बिना अकाउंट के हिस्सा लेने वाले लोग कोई दूसरी भूमिका नहीं ले सकते। पहले अकाउंट बनाएँ।
