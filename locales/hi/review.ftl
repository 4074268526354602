### The message to a worker about their pilot texts, as it is suggested to the reviewer, who may change every word.

pilot-accepted = आपके पायलट टेक्स्ट के लिए धन्यवाद। आपको मुख्य टास्क के लिए स्वीकार कर लिया गया है।
pilot-refused = आपके पायलट टेक्स्ट के लिए धन्यवाद। हमें खेद है कि हम आपको इस टास्क का बाकी हिस्सा नहीं दे सकते।
pilot-noticed = हमने यह देखा (टेक्स्ट की संख्या):
pilot-reason = - { $reason } ({ $n })
pilot-thanks = बाकी काम की तरह, आपके पायलट टेक्स्ट मंज़ूर होने पर उनके पैसे मिलते हैं; इस फ़ैसले से वह नहीं बदलता। अगर आप इससे सहमत नहीं हैं, तो स्टडी के संपर्क व्यक्ति को लिखें।

## Why a text is not excellent, in the list below `pilot-noticed`

noticed-minimal = लगभग कुछ नहीं बदला गया
noticed-meaning = मतलब बदल गया है
noticed-informal = टेक्स्ट अब भी अनौपचारिक है
noticed-fluency = वाक्य पढ़ने में स्वाभाविक नहीं लगता
noticed-language = टेक्स्ट उस भाषा में नहीं है जो माँगी गई थी
