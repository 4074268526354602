### Refusals of requests, forms, uploads and downloads as such.

field-needed = यह फ़ील्ड ज़रूरी है, पर भेजा नहीं गया। सभी फ़ील्ड का विवरण पेज /api पर है।
field-sent-twice = यह फ़ील्ड दो बार भेजा गया है। इसे एक बार भेजें।
field-unknown = इस नाम का कोई फ़ील्ड नहीं है। सभी फ़ील्ड का विवरण पेज /api पर है।
field-unknown-of = इस नाम का कोई फ़ील्ड नहीं है। संभव फ़ील्ड: { $list }।
field-of-another-type = यहाँ यह होना चाहिए: { $expected }; पर यह भेजा गया: { $sent }। सभी फ़ील्ड का विवरण पेज /api पर है।
field-must-be = यहाँ यह होना चाहिए: { $expected }। सभी फ़ील्ड का विवरण पेज /api पर है।
field-must-be-in-range = यहाँ मान्य सीमा के अंदर यह होना चाहिए: { $expected }। सभी फ़ील्ड का विवरण पेज /api पर है।
field-is-odd = इसका फ़ॉर्मैट वैसा नहीं है जैसा होना चाहिए। सभी फ़ील्ड का विवरण पेज /api पर है।
# Names of types of JSON values, used in sentences such as "This must be a text".
type-text = टेक्स्ट
type-number = नंबर
type-fraction = दशमलव वाला नंबर
type-whole-number = पूर्णांक
type-not-negative = 0 या उससे बड़ा पूर्णांक
type-boolean = true या false
type-null = null (खाली)
type-list = list
type-object = नाम वाले फ़ील्ड का object
type-word = अपनी सूची में से कोई एक शब्द
type-id = 36 अक्षरों वाला ID, जैसा यह इंटरफ़ेस लौटाता है
type-nothing = कुछ नहीं
type-other = कोई दूसरी वैल्यू
body-is-empty = अनुरोध का body खाली है। JSON भेजें। सभी फ़ील्ड का विवरण पेज /api पर है।
body-is-no-json = अनुरोध का body सही JSON नहीं है (लाइन { $line }, कॉलम { $column })। उद्धरण चिह्न, कॉमा और ब्रैकेट जाँचें।
body-ends-early = अनुरोध के body का JSON अधूरा है (लाइन { $line }, कॉलम { $column } पर खत्म हो जाता है)। उसे पूरा भेजें।
body-needs-json = अनुरोध का body JSON होना चाहिए, और उसमें यह हेडर होना चाहिए (Content-Type: application/json)।
body-is-incomplete = अनुरोध पूरा नहीं पहुँचा। उसे फिर से भेजें।
body-not-utf = टेक्स्ट UTF-8 में नहीं है। उसे UTF-8 में सेव करें और फिर से भेजें।
file-is-incomplete = फ़ाइल पूरी नहीं पहुँची। उसे फिर से भेजें।
file-was-not-sent = कोई फ़ाइल नहीं भेजी गई। फ़ाइल चुनें और फिर कोशिश करें।
request-from-elsewhere = यह अनुरोध किसी दूसरी वेबसाइट से आया था, इसलिए उसे पूरा नहीं किया गया। यहीं यह पेज खोलें और फिर कोशिश करें।
field-value = यह वैल्यू मान्य नहीं है। { $details }
