### Refusals of requests, forms, uploads and downloads as such.

field-needed = هذا الحقل مطلوب لكنه لم يُرسَل. تصف الصفحة {"\u2066"}/api{"\u2069"} جميع الحقول.
field-sent-twice = أُرسل هذا الحقل مرتين. يرجى إرساله مرة واحدة.
field-unknown = لا يوجد حقل بهذا الاسم. تصف الصفحة {"\u2066"}/api{"\u2069"} جميع الحقول.
field-unknown-of = لا يوجد حقل بهذا الاسم. الحقول الممكنة: { $list }.
# Arguments: $sent, $expected
field-of-another-type = النوع المطلوب هنا: { $expected }، والنوع المرسَل: { $sent }. تصف الصفحة {"\u2066"}/api{"\u2069"} جميع الحقول.
field-must-be = النوع المطلوب هنا: { $expected }. تصف الصفحة {"\u2066"}/api{"\u2069"} جميع الحقول.
field-must-be-in-range = النوع المطلوب هنا: { $expected } ضمن النطاق الممكن. تصف الصفحة {"\u2066"}/api{"\u2069"} جميع الحقول.
field-is-odd = صيغة هذه القيمة ليست الصيغة المتوقعة. تصف الصفحة {"\u2066"}/api{"\u2069"} جميع الحقول.
# Names of types of JSON values, used in sentences such as "This must be a text".
type-text = نص
type-number = عدد
type-fraction = عدد كسري
type-whole-number = عدد صحيح
type-not-negative = عدد صحيح لا يقل عن 0
type-boolean = القيمة true أو false
type-null = لا قيمة (null)
type-list = قائمة
type-object = كائن بحقول ذات أسماء
type-word = كلمة من الكلمات الواردة في قائمته
type-id = معرّف من 36 حرفًا كما تعيده هذه الواجهة
type-nothing = لا شيء
type-other = قيمة مختلفة
body-is-empty = متن الطلب فارغ. يرجى إرسال JSON فيه. تصف الصفحة {"\u2066"}/api{"\u2069"} جميع الحقول.
# Arguments: $line, $column
body-is-no-json = متن الطلب ليس JSON صالحًا (السطر { $line }، العمود { $column }). يرجى التحقق من علامات الاقتباس والفواصل والأقواس.
# Arguments: $line, $column
body-ends-early = محتوى JSON في متن الطلب غير مكتمل (ينتهي في السطر { $line }، العمود { $column }). يرجى إرساله كاملًا.
body-needs-json = يجب أن يكون متن الطلب JSON مع الترويسة {"\u2066"}Content-Type: application/json{"\u2069"} في الطلب.
body-is-incomplete = لم يصل الطلب كاملًا. يرجى إرساله من جديد.
body-not-utf = النص ليس بترميز UTF-8. يرجى حفظه بترميز UTF-8 وإرساله من جديد.
file-is-incomplete = لم يصل الملف كاملًا. يرجى إرساله من جديد.
file-was-not-sent = لم يُرسَل أي ملف. يرجى اختيار ملف والمحاولة من جديد.
request-from-elsewhere = جاء هذا الطلب من موقع آخر، ولذلك لم يُنفَّذ. يرجى فتح الصفحة هنا والمحاولة من جديد.
field-value = هذه القيمة غير ممكنة. {"\u2068"}{ $details }{"\u2069"}
