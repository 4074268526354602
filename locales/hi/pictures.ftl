### The pictures of a study, which its instructions show.

pictures-lead = निर्देशों में दिखने वाली तस्वीरें। इस स्टडी के सदस्य और वर्कर इन्हें देख सकते हैं।
pictures-none = इस स्टडी में अभी कोई तस्वीर नहीं है। एक तस्वीर अपलोड करें, फिर उसकी लाइन किसी टास्क के निर्देशों में पेस्ट करें।
# Heading of the form and its button
pictures-upload = तस्वीर अपलोड करें
# $most is a number of MiB
# Arguments: $most, $n
pictures-limits = PNG, JPEG, WebP या GIF, ज़्यादा से ज़्यादा { $most } MiB। एक स्टडी में { $n } तस्वीरें हो सकती हैं।
pictures-too-large = यह फ़ाइल { $most } MiB से बड़ी है। तस्वीर छोटी करके फिर से चुनें।
# Column head: the picture itself
pictures-picture = तस्वीर
# Column head and label of a field: text to copy, which shows the picture
pictures-line = निर्देशों के लिए लाइन
# In that line, in place of the words that somebody writes: they describe the picture
pictures-description = विवरण
pictures-size = आकार
# Arguments: $width, $height
pictures-pixels = { $width } × { $height } पिक्सेल
pictures-kibibytes = { $n } KiB
# Column head: tasks and tests that show the picture
pictures-used = कहाँ इस्तेमाल हुई
pictures-unused = इस्तेमाल नहीं हुई
# After the title of a task, in parentheses
# Arguments: $n, $versions
pictures-in-versions = { $n ->
    [one] वर्शन { $versions }
   *[other] वर्शन { $versions }
}
pictures-in-test = क्वालिफ़िकेशन टेस्ट ({ $language })
pictures-delete = तस्वीर मिटाएँ
pictures-delete-means = तस्वीर “{ $name }” मिटा दी जाएगी। यह कहीं नहीं दिखती।
pictures-added = तस्वीर “{ $name }” अपलोड हो गई है। उसकी लाइन निर्देशों में पेस्ट करें।
pictures-deleted = तस्वीर “{ $name }” मिटा दी गई है।
