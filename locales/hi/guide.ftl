### Titles and links of two documents that are in English: the guide to agreement statistics and the reference of the REST API.

guide-agreement-title = एग्रीमेंट के स्टैटिस्टिक
guide-agreement-lead = हर स्टैटिस्टिक क्या मापता है और उसे कब रिपोर्ट करें।

## The reference of the REST API

guide-api-title = REST API
guide-api-send = हर अनुरोध के साथ एक्सेस टोकन इस हेडर में भेजें:
guide-api-create = एक्सेस टोकन अपने अकाउंट पेज पर बनाएँ, या इस अनुरोध से:
guide-api-errors = एरर { $format } के रूप में लौटाए जाते हैं और उनमें तोड़े गए नियम का नाम होता है।
guide-api-account = आपका अकाउंट
guide-api-description = OpenAPI विवरण (openapi.json)
# Arguments: $token, $study
guide-api-examples = उदाहरणों में जहाँ $ है, वहाँ अपनी वैल्यू रखें: { $token } आपका एक्सेस टोकन है और { $study } किसी स्टडी का ID।
# Heading: the data types of the REST API
guide-api-types = टाइप
guide-api-entry = वर्कर की सहमति और क्वालिफ़िकेशन के चरण
guide-api-work = टास्क पर काम
