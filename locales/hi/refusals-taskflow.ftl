### Refusals about one study at Prolific that spreads its participants over several entry links.

prolific-has-no-such-link = Prolific इस स्टडी के प्रतिभागियों को इस एंट्री लिंक पर नहीं भेज सकता।
prolific-link-twice = यह एंट्री लिंक दो बार दिया गया है।
# $label is the name of an entry link
prolific-needs-open-link = एंट्री लिंक “{ $label }” से कोई नहीं आ सकता। पहले उसे खोलें।
prolific-sends-astray = Prolific प्रतिभागियों को ऐसे पते पर भेजेगा जो इस स्टडी का एंट्री लिंक नहीं है: { $address }
prolific-links-share-codes = दूसरे एंट्री लिंक भी Prolific की इसी स्टडी के हैं और उन्हें भी यही कम्प्लीशन कोड चाहिए। कोड न बदलें।
