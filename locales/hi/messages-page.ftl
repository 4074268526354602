### The page "Messages" of a study: what workers write about their tasks, and the replies.

messages-title = मैसेज
messages-lead = वर्कर के सवाल और समस्याओं की रिपोर्ट, और वे टेक्स्ट जिन्हें वे परख नहीं सके।
messages-none = अभी कोई मैसेज नहीं है। वर्कर के सवाल और समस्याओं की रिपोर्ट यहाँ दिखेंगे।
messages-no-more = और कोई बातचीत नहीं है।
messages-first-page = पहला पेज
messages-next-page = अगला पेज
messages-closed = बंद
messages-waiting = जवाब का इंतज़ार
messages-answered = जवाब दिया गया
# A date and time follow
messages-received = मिला:
# Label of a field
messages-reply = जवाब
messages-send-reply = जवाब भेजें
messages-close = बातचीत बंद करें
messages-reopen = बातचीत फिर से खोलें
messages-reply-sent = आपका जवाब भेज दिया गया है। वर्कर इसे स्टडी के अपने पेज पर पढ़ सकता है।
