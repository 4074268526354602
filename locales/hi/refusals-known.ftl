### Refusals of lists of gold items.

list-too-large = सूची { $mebibytes } MiB से बड़ी है। उसे कई सूचियों में बाँटें।
list-of-too-many-lines = सूची में { $most } से ज़्यादा लाइनें हैं। उसे कई सूचियों में बाँटें।
list-is-empty = सूची में सिर्फ़ पहली लाइन है। उसके नीचे कम से कम एक आइटम जोड़ें।
column-is-unknown = “{ $name }” इस सूची का कॉलम नहीं है। संभव कॉलम: { $list }।
id-column-is-missing = सूची में “id” कॉलम चाहिए, जिसमें हर सोर्स का ID हो।
known-is-twice = “{ $id }” इस टास्क में पहले से गोल्ड आइटम है। यह लाइन हटाएँ।
systems-of-item = यह टास्क { $expected ->
    [one] { $expected } आउटपुट
   *[other] { $expected } आउटपुट
} दिखाता है, पर “systems” में { $n } नाम हैं। नामों को | से अलग करें।
system-is-named-twice = “systems” में “{ $name }” दो बार है। उसे एक बार लिखें।
output-is-missing = सिस्टम “{ $system }” का “{ $id }” के लिए कोई आउटपुट नहीं है। कोई दूसरा सिस्टम चुनें।
outputs-are-several = सिस्टम “{ $system }” के “{ $id }” के लिए कई आउटपुट हैं, इसलिए उसका यहाँ इस्तेमाल नहीं हो सकता। कोई दूसरा सिस्टम चुनें।
no-known-answer = इस लाइन में कोई अपेक्षित जवाब नहीं है। कम से कम एक सवाल का जवाब डालें।
whole-number-from-to = “{ $typed }”, { $low } से { $high } तक का पूर्णांक नहीं है।
known-is-no-answer = “{ $answer }”, “{ $question }” का संभव जवाब नहीं है।
known-takes-one = “{ $question }” का सिर्फ़ एक जवाब हो सकता है।
known-needs-order = “{ $question }” के लिए सिस्टम का क्रम चाहिए, जैसे A > B।
known-of-other-text = “{ $question }” के लिए हाइलाइट किया गया टेक्स्ट दिखाए गए टेक्स्ट से अलग है। दिखाया गया टेक्स्ट कॉपी करें और उसे हाइलाइट करें।
known-is-a-text = “{ $question }” में टेक्स्ट माँगा जाता है, इसलिए गोल्ड आइटम में इसका कोई अपेक्षित जवाब नहीं हो सकता।
known-of-each-output = “{ $question }” के लिए हर आउटपुट की वैल्यू चाहिए, जैसे A=2|B=-1।
known-without-value = “{ $question }” के लिए सिस्टम “{ $system }” की कोई संभव वैल्यू नहीं है।
