### Signing in at the sign-in service of an organisation, such as a university. $service is what the operator of the server calls it.

# Button on the page for signing in. Argument: $service
service-sign-in = { $service } से साइन इन करें
# Between the button for the service and the fields for address and password
service-or-password = या पासवर्ड से साइन इन करें
# Title of the page that asks for the password once. Argument: $service
service-connect-title = अपना अकाउंट { $service } से जोड़ें
# Argument: $email
service-connect-lead = { $email } पते वाला अकाउंट पहले से मौजूद है। उसे जोड़ने के लिए उसका पासवर्ड एक बार डालें।
service-connect-button = जोड़ें और साइन इन करें
# Hint at the field for a sign-in code
service-code-hint = सिर्फ़ तब, जब इस अकाउंट में साइन-इन कोड चालू हों
service-forgot = पासवर्ड भूल गए हों, तो नया पासवर्ड चुनें और फिर से साइन इन करें। अगर यह अकाउंट आपने नहीं बनाया था, तो इस सर्वर को चलाने वालों को बताएँ।
# Section of the account's page. Argument: $service
service-account-title = { $service } से साइन इन
# Argument: $date
service-connected-since = { $date } से जुड़ा है।
# Argument: $service
service-no-password = इस अकाउंट का पासवर्ड नहीं है, इसलिए इसका ईमेल पता यहाँ नहीं बदला जा सकता। आप { $service } से साइन इन करते हैं।
# Arguments: $service, $email
service-not-connected = इस अकाउंट को जोड़ने के लिए साइन आउट करें और “{ $service } से साइन इन करें” चुनें। इसके लिए वहाँ आपका पता { $email } होना चाहिए।
service-disconnect = अकाउंट का कनेक्शन हटाएँ
service-disconnect-lead = इसके बाद आप सिर्फ़ अपने पासवर्ड से साइन इन करेंगे, और ग्रुप से मिली भूमिकाएँ आपके पास नहीं रहेंगी।
service-is-disconnected = यह अकाउंट अब जुड़ा नहीं है। अब से अपने पासवर्ड से साइन इन करें।

## Roles for groups, on the page of the team

group-roles = ग्रुप की भूमिकाएँ
# Argument: $service
group-roles-lead = ग्रुप के लोगों को यह भूमिका तब मिलती है, जब वे अगली बार { $service } से साइन इन करते हैं। ग्रुप छोड़ने के बाद भूमिका उनके पास नहीं रहती।
group-name = ग्रुप
group-name-hint = साइन-इन सर्विस पर ग्रुप का ठीक वही नाम
# Column: how many members have the role because of the group
group-people = लोग
group-add-role = ग्रुप को भूमिका दें
# Next to the role of a member. Argument: $group
group-gives = ग्रुप { $group } से मिली
