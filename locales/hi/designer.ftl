designer-steps = टास्क डिज़ाइनर के चरण
designer-step-content = कॉन्टेंट
designer-step-questions = सवाल
designer-step-instructions = निर्देश और भाषाएँ
designer-step-quality = क्वालिटी
designer-step-pay = मेहनताना
designer-step-check = जाँचें और पब्लिश करें
designer-lead-content = हर आइटम क्या दिखाता है और उसके टेक्स्ट कहाँ से आते हैं।
designer-lead-questions = वर्कर हर आइटम के बारे में क्या जवाब देते हैं।
designer-lead-instructions = वह सब जो वर्कर पढ़ते हैं, एक बार में एक भाषा।
designer-lead-quality = कौन काम कर सकता है, हर आइटम कितनी बार परखा जाता है, और गोल्ड आइटम।
designer-lead-pay = एक HIT में कितना काम है और उसका मेहनताना कितना है।
designer-lead-check = वर्कर के काम शुरू करने से पहले क्या बाकी है।
designer-n-problems = { $n } की जाँच बाकी
designer-ready = सभी टेक्स्ट पूरे हैं और उनकी पुष्टि हो चुकी है। आप टास्क पब्लिश कर सकते हैं।
designer-live = यह वर्शन पब्लिश हो चुका है। सेव किए गए बदलाव एक ड्राफ़्ट बनते हैं, जिसे आप फिर पब्लिश कर सकते हैं।
designer-next = आगे: { $step }
designer-back = पीछे: { $step }
designer-only-open = सिर्फ़ छूटे हुए या जाँच के लिए बाकी टेक्स्ट दिखाएँ
designer-preview = वर्कर क्या देखते हैं
designer-preview-show = प्रीव्यू दिखाएँ
designer-preview-save = ड्राफ़्ट सेव करें और प्रीव्यू दिखाएँ
designer-preview-language = प्रीव्यू की भाषा
designer-scratch = शुरू से बनाएँ
designer-presets = या किसी प्रीसेट से शुरू करें
designer-markdown = Markdown: **बोल्ड**, *इटैलिक*, ## शीर्षक, - सूची, [लिंक](https://…)।
designer-formatting = फ़ॉर्मेटिंग
designer-bold = बोल्ड
designer-italic = इटैलिक
designer-heading = शीर्षक
designer-list = सूची
designer-link = लिंक
# Button next to a list of pictures: shows the chosen picture in the text
designer-picture = तस्वीर
# Below the field; the next text follows as a link to the page “Pictures”
designer-picture-hint = तस्वीर: ![विवरण](name.png)।
# A link, and the name of a list of pictures
designer-pictures = इस स्टडी की तस्वीरें
