### Small parts that many pages share: charts, figures, progress bars; and two pages about secrets and the first account.

part-copy = نسخ
part-contents = المحتويات
part-download-figure = تنزيل SVG
part-download-png = تنزيل PNG
part-figure-failed = تعذّر رسم الشكل ({"\u2068"}{ $error }{"\u2069"}). أرقامه موجودة في الجدول.
part-data-table = البيانات في جدول
# Read aloud for the small "i" next to a number
part-how-computed = { $label }: كيف يُحسب هذا؟
# Arguments: $done, $of, $percent
part-progress = { $done } من { $of } ({ $percent }%)

## A secret that was just created, such as an access token or an invitation link

part-shown-once = يظهر هذا مرة واحدة فقط
part-shown-once-text = يرجى نسخه الآن. فهو لا يُحفظ ولا يمكن عرضه مرة أخرى. في حال فقدانه، يرجى إبطاله وإنشاء بديل جديد.

## The first start of a server

part-setup-title = إعداد الخادم
part-setup-lead = هنا يُنشأ حساب المسؤول الذي يمكنه إنشاء الدراسات ودعوة الأشخاص وقراءة سجل التدقيق. يعمل هذا الرابط مرة واحدة.
part-setup-create = إنشاء حساب المسؤول

opens-in-new-tab = (يُفتح في علامة تبويب جديدة)
# Name of a table
# Arguments: $question (such as “Edit types”), $option (an option of it)
part-question-option = { $question }: { $option }
