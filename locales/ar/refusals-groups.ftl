### Refusals about groups of participants at Prolific, and about places per language.

prolific-group-is-gone = لم تعد هذه المجموعة موجودة في Prolific. يرجى إنشاؤها من جديد.
prolific-refuses-group-members = يرفض Prolific عرض هذه المجموعة أو تغييرها. يرجى التحقق من أنه يحق لحسابك تغيير مجموعات مساحة العمل هذه.
prolific-group-unreachable = لم يُجب Prolific بشأن هذه المجموعة. سيعيد Concord المحاولة بعد بضع دقائق.
# $reason is what Prolific says, in English
prolific-refuses-group = يرفض Prolific هذه المجموعة: {"\u2068"}{ $reason }{"\u2069"}
prolific-may-have-group = لم يُجب Prolific، ولذلك قد توجد فيه مجموعة فارغة بهذا الاسم. يرجى المحاولة مرة أخرى، وحذف المجموعة الفارغة في Prolific.
prolific-group-is-on = أنشأ شخص آخر هذه المجموعة للتو. يرجى إعادة تحميل الصفحة، وحذف المجموعة الثانية الفارغة في Prolific.
# $most is a number
prolific-group-ids = الحد الأقصى لعدد معرّفات المجموعات هو { $most }. يتكون كل معرّف من 24 رقمًا وحرفًا من a إلى f.
# $group is an ID
prolific-group-in-both = المجموعة {"\u2068"}{ $group }{"\u2069"} مختارة لمن يمكنهم المشاركة ولمن لا يمكنهم معًا. يرجى اختيار أحد الأمرين.
# $group is an ID
prolific-has-no-group = المجموعة {"\u2068"}{ $group }{"\u2069"} غير موجودة في Prolific، أو لا يمكن لحسابك رؤيتها.
prolific-groups-are-empty = ليس في المجموعات المختارة أعضاء بعد، ولذلك لن يتمكن أحد من المشاركة.
# $language is the name of a language
entrance-language-is-full = جميع الأماكن باللغة {"\u2068"}{ $language }{"\u2069"} مشغولة.
# $places is a number
places-beyond-languages = مجموع أماكن رابط الدخول بجميع لغاته هو { $places } فقط. يرجى أولًا زيادة أماكن اللغات في إعداداته.
places-per-language-need-choice = لا يمكن تحديد عدد الأماكن لكل لغة إلا في رابط يختار فيه المشاركون لغتهم.
