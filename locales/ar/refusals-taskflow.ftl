### Refusals about one study at Prolific that spreads its participants over several entry links.

prolific-has-no-such-link = لا يمكن لـ Prolific توجيه المشاركين في هذه الدراسة إلى رابط الدخول هذا.
prolific-link-twice = ذُكر رابط الدخول هذا مرتين.
# $label is the name of an entry link
prolific-needs-open-link = لا يمكن لأحد الدخول عبر رابط الدخول «{"\u2068"}{ $label }{"\u2069"}». يرجى فتحه أولًا.
prolific-sends-astray = سيرسل Prolific مشاركين إلى عنوان ليس رابط دخول لهذه الدراسة: {"\u2068"}{ $address }{"\u2069"}
prolific-links-share-codes = تشترك روابط دخول أخرى في الدراسة نفسها في Prolific وتحتاج إلى رموز الإتمام نفسها. يرجى ترك الرموز كما هي.
