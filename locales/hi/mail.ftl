### Texts of e-mails. Each message is a subject or a paragraph; an address follows where a colon ends it.

mail-confirm-subject = अपने ईमेल पते की पुष्टि करें
# Argument: the address of this server
mail-confirm-text = किसी ने, शायद आपने, { $site } पर एक अकाउंट के लिए यह ईमेल पता दिया है। यह पता आपका है, इसकी पुष्टि करने के लिए यह पेज खोलें:
mail-confirm-days = लिंक 7 दिन तक काम करता है।
mail-confirm-ignore = अगर यह आपने नहीं किया है, तो इस ईमेल पर ध्यान न दें।
mail-reset-subject = नया पासवर्ड चुनें
# Argument: the address of this server
mail-reset-text = किसी ने, शायद आपने, { $site } पर आपके अकाउंट के लिए नया पासवर्ड माँगा है। नया पासवर्ड चुनने के लिए यह पेज खोलें:
mail-reset-hour = लिंक एक घंटे के अंदर एक ही बार काम करता है।
mail-reset-ignore = अगर यह आपने नहीं किया है, तो इस ईमेल पर ध्यान न दें। आपका पासवर्ड नहीं बदला है।
# Argument: the title of the study
mail-pilot-subject = “{ $study }” में आपके पायलट टेक्स्ट का रिव्यू हो गया है
# Argument: the title of the study
mail-pilot-passed = एक रिव्यूअर ने “{ $study }” में आपके पायलट टेक्स्ट पढ़ लिए हैं। आप पास हो गए हैं। आपके टास्क इस पेज पर हैं:
# Argument: the title of the study
mail-pilot-failed = एक रिव्यूअर ने “{ $study }” में आपके पायलट टेक्स्ट पढ़ लिए हैं। आप पास नहीं हुए हैं। वजहें इस पेज पर हैं:
# Argument: an amount with its currency
mail-paid-subject = आपको { $amount } का भुगतान किया गया
# Arguments: $amount, $study
mail-paid-text = “{ $study }” में आपके काम के लिए आपको { $amount } का भुगतान किया गया। आपके सभी भुगतान इस पेज पर हैं:
mail-paid-participant = “{ $study }” में आपके काम के लिए आपको { $amount } का भुगतान किया गया। स्टडी में आपका पेज यह है:
# Argument: the title of the study
mail-invited-subject = इनवाइट: “{ $study }”
# Argument: the title of the study
mail-reminded-subject = रिमाइंडर: “{ $study }”
# Argument: the title of the study
mail-invited-text = आपको “{ $study }” स्टडी में हिस्सा लेने के लिए बुलाया गया है। आपको क्या करना होगा और उसके बदले क्या मिलेगा, यह इस पेज पर लिखा है:
# Argument: the title of the study
mail-reminded-text = आपको “{ $study }” स्टडी में हिस्सा लेने के लिए बुलाया गया था और आपने इसे अभी पूरा नहीं किया है। इस पेज से शुरू करें या जारी रखें:
mail-invited-link = यह लिंक सिर्फ़ आपके लिए है, इसलिए इसे किसी और को न भेजें। इसी लिंक से आप किसी भी डिवाइस पर जारी रख सकते हैं।
# Argument: whom to ask
mail-invited-contact = इस स्टडी के बारे में सवाल: { $contact }
mail-invited-stop = इस स्टडी के बारे में ईमेल बंद करने के लिए यह पेज खोलें:
mail-unsubscribe = अपने काम के बारे में ईमेल बंद करने के लिए यह पेज खोलें:
