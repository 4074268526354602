### One study at Prolific that spreads its participants over several entry links, on the page "Recruit on Prolific".

spread-title = روابط دخول أخرى
spread-hint = لكي يوزّع Prolific المشاركين على عدة روابط (Taskflow)، تُدخل الأماكن هنا. لا تتيح كل مساحات العمل ذلك.
spread-same = لجميع الروابط الأجر نفسه ورموز الإتمام نفسها.
spread-languages = لا يراعي Prolific اللغات عند اختيار الرابط، فقد يحصل بعض الأشخاص على رابط بلغة لا يتحدثونها. يمكن تجنّب ذلك بإنشاء دراسة لكل لغة.
# $label is the name of an entry link
spread-places-by = الأماكن عبر «{"\u2068"}{ $label }{"\u2069"}»
# Arguments: $label, the name of an entry link, and $language
spread-places-by-in = الأماكن عبر «{"\u2068"}{ $label }{"\u2069"}» ({ $language })
spread-own-hint = عدد المشاركين الذين يأتون عبر هذا الرابط.
spread-only-language = أصحاب اللغة الأولى المطابقة للغة أحد الروابط فقط
spread-links = روابط الدخول
spread-lead = يوزّع Prolific المشاركين على هذه الروابط.
# Column head: the name of an entry link
spread-link = رابط الدخول
# Column head: how many participants Prolific has sent to the link
spread-allocated = من وجّههم Prolific
# $links is a list of names of entry links
spread-not = يوجّه Prolific جميع المشاركين في هذه الدراسة إلى عنوان واحد. روابط الدخول التالية تذكر الدراسة: {"\u2068"}{ $links }{"\u2069"}
# $links is a list of names of entry links
spread-gone = روابط الدخول التالية تذكر الدراسة أيضًا، ولذلك تُزال منها كذلك: {"\u2068"}{ $links }{"\u2069"}
spread-extend-hint = يمكن زيادة الأعداد فقط. يحجز Prolific تكلفة الأماكن الجديدة من رصيدك.
