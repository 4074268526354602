codes-title = साइन-इन कोड
codes-lead = पासवर्ड के बाद Concord आपके फ़ोन के ऐप का एक कोड माँगता है। जिसे सिर्फ़ आपका पासवर्ड पता है, वह साइन इन नहीं कर सकता।
codes-impossible = यह सर्वर साइन-इन कोड की सीक्रेट key सेव नहीं कर सकता। सर्वर चलाने वालों से secrets_key सेट करने को कहें।
codes-set-up = साइन-इन कोड सेट करें
# Argument: $date
codes-on-since = साइन-इन कोड { $date } से चालू हैं।
# Argument: $n
codes-recovery-left = बचे हुए रिकवरी कोड: { $n }
codes-code = कोड
# Hint at the field for the code
codes-code-hint = ऐप में अभी दिख रहे छह अंक, या कोई रिकवरी कोड
codes-turn-off = साइन-इन कोड बंद करें
codes-setup-lead = फ़ोन के किसी ऑथेंटिकेटर ऐप से QR कोड स्कैन करें। फिर ऐप में दिख रहा कोड डालें।
# Text of a QR code
codes-scan = नीचे दी गई सीक्रेट key का QR कोड
# Label of a field with the secret, to copy
codes-type = सीक्रेट key, अगर आप स्कैन नहीं कर सकते
codes-first-code = ऐप का कोड
codes-turn-on = साइन-इन कोड चालू करें
codes-recovery-title = रिकवरी कोड
codes-recovery-advice = फ़ोन खो जाने पर इनमें से हर कोड से एक बार साइन इन किया जा सकता है। इन्हें ऐसी जगह रखें जहाँ ये फ़ोन के बिना भी मिल जाएँ, जैसे काग़ज़ पर।
codes-enter-title = अपना साइन-इन कोड डालें
codes-enter-lead = ऑथेंटिकेटर ऐप खोलें और Concord के लिए दिख रहा कोड डालें।
# After the password
codes-lost = अगर आपके पास न ऐप है न रिकवरी कोड, तो इस सर्वर को चलाने वालों से कहें।
codes-are-turned-off = साइन-इन कोड बंद हैं।
