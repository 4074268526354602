codes-title = साइन-इन कोड
codes-lead = साइन-इन कोड चालू करने पर, पासवर्ड के बाद आपको फ़ोन के ऐप में दिख रहा कोड भी डालना होता है। सिर्फ़ पासवर्ड से कोई साइन इन नहीं कर सकता।
codes-impossible = यह सर्वर साइन-इन कोड के लिए सेट नहीं किया गया है। सर्वर चलाने वालों से secrets_key सेट करने को कहें।
codes-set-up = साइन-इन कोड सेट करें
# Argument: $date
codes-on-since = साइन-इन कोड { $date } से चालू हैं।
# Argument: $n
codes-recovery-left = बचे हुए रिकवरी कोड: { $n }
codes-code = कोड
# Hint at the field for the code
codes-code-hint = ऐप में अभी दिख रहे छह अंक, या कोई रिकवरी कोड
codes-turn-off = साइन-इन कोड बंद करें
codes-new-recovery = नए रिकवरी कोड बनाएँ
codes-setup-lead = फ़ोन के किसी ऑथेंटिकेटर ऐप से QR कोड स्कैन करें। फिर ऐप में दिख रहा कोड डालें।
# Text of a QR code
codes-scan = नीचे दी गई सेटअप key वाला QR कोड
# Label of a field with the secret, to copy
codes-type = सेटअप key, अगर आप QR कोड स्कैन न कर सकें
codes-first-code = ऐप का कोड
codes-turn-on = साइन-इन कोड चालू करें
codes-recovery-title = रिकवरी कोड
codes-recovery-advice = फ़ोन खो जाने पर आप इनमें से हर कोड से एक बार साइन इन कर सकते हैं। इन्हें ऐसी जगह रखें जहाँ ये फ़ोन के बिना भी मिल जाएँ, जैसे कागज़ पर लिखकर।
codes-enter-title = अपना साइन-इन कोड डालें
codes-enter-lead = ऑथेंटिकेटर ऐप खोलें और Concord के लिए दिख रहा कोड डालें।
codes-sign-in-again = पासवर्ड से फिर से साइन इन करें
# After the password
codes-lost = अगर ऐप और रिकवरी कोड, दोनों खो गए हैं, तो इस सर्वर को चलाने वालों से मदद माँगें।
codes-are-turned-off = साइन-इन कोड बंद हैं।
codes-are-asked-for = इस सर्वर पर भुगतान करने, डेटा डाउनलोड करने या लोगों को मैनेज करने वालों के लिए साइन-इन कोड ज़रूरी हैं। ऐसा कुछ भी करने से पहले इन्हें चालू करें।
codes-stay-asked-for = इस सर्वर पर भुगतान करने, डेटा डाउनलोड करने या लोगों को मैनेज करने के लिए साइन-इन कोड ज़रूरी हैं। इन्हें बंद करने पर, दोबारा चालू करने तक आप यह नहीं कर पाएँगे।
