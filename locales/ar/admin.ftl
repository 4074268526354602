### The pages of administrators of the server: accounts, erasures, the server's audit log.

## People

admin-people = الأشخاص
admin-people-lead = كل من لديه حساب على هذا الخادم، الأحدث أولًا.
admin-administrator = مسؤول
admin-suspended = معلَّق
# A tag with a date after it: the person was erased.
admin-erased = تم المحو
admin-grant-rights = منح صلاحيات المسؤول
admin-grant-means = سيُتاح لحساب {"\u2068"}{ $name }{"\u2069"} عرض جميع الدراسات والحسابات وإعدادات الخادم وتعديلها.
admin-remove-rights = إزالة صلاحيات المسؤول
# Button in a row of the list of people
admin-suspend = تعليق
admin-suspend-means = ستُنهى جلسة {"\u2068"}{ $name }{"\u2069"} فورًا، ولن يكون تسجيل الدخول أو استخدام رموز الوصول ممكنًا لهذا الشخص حتى استعادة الوصول.
admin-restore = استعادة الوصول
admin-erase = محو
admin-older-accounts = حسابات أقدم

## The server's audit log

admin-audit-log = سجل التدقيق
admin-audit-log-lead = الحسابات والصلاحيات والرموز على هذا الخادم. لكل دراسة سجل تدقيق خاص بها.
admin-no-entries = لا توجد قيود بعد.
admin-entries = قيود سجل التدقيق
# Column heads of the audit log: who acted, what they did, and to what
admin-actor = المنفّذ
admin-action = الإجراء
admin-object = الموضوع
# In the column “Person”: no signed-in person did it.
admin-operator-or-rule = مشغّل الخادم أو قاعدة آلية
admin-person-hint = الاسم بالضبط أو عنوان البريد الإلكتروني
admin-older-entries = قيود أقدم

## Erasing a person

admin-erase-person = محو شخص
admin-all-people = جميع الأشخاص
admin-cannot-undo = لا يمكن التراجع عن هذا
admin-erase-account = يُمحى من قاعدة البيانات الحساب وكل ما يحدد هوية الشخص. تبقى هذه البيانات في النسخ الاحتياطية إلى أن تُحذف.
admin-cannot-erase = لا يمكن محو هذا الشخص
admin-not-yet-paid = لم يُدفع بعد
# $amounts: amounts of money in different currencies.
admin-still-owed = لم يُدفع لهذا الشخص بعد { $amounts } من مستحقاته. يرجى دفعها أولًا: بعد المحو لا يعود الخادم يعرف لمن تُدفع.
admin-what-is-erased = ما يُمحى
admin-what-is-kept = ما يبقى
admin-kept-lead = يبقى ما يلي باسم مستعار، من دون اسم أو بريد إلكتروني.
admin-data = البيانات
admin-if-kept = عند إبقاء الإجابات
admin-if-removed = عند إزالة الإجابات
admin-only-log-entries = لا يبقى سوى معرّف الحساب وقيود سجل التدقيق.
admin-log-entries = قيود سجل التدقيق، من دون أسماء أو عناوين
# Arguments: $kind, $n
admin-count-of = { $kind }: { $n }
# Arguments: $pseudonym, $study
admin-pseudonym-in = { $pseudonym } في { $study }
admin-confirm = التأكيد
admin-answers = الإجابات
admin-keep-answers = إبقاء الإجابات
admin-keep-answers-hint = تبقى في النتائج بالاسم المستعار.
admin-remove-answers = إزالة الإجابات
admin-remove-answers-hint = تُزال من جميع النتائج وعمليات التصدير، وتُحذف النصوص التي كتبها الشخص.
admin-type-to-confirm = كتابة البريد الإلكتروني للشخص أو اسمه المستعار
admin-erase-this-person = محو هذا الشخص

## Receipts of erasures

admin-erasures = عمليات المحو
admin-erasures-lead = إيصالات البيانات الشخصية الممحوة، من دون أسماء.
admin-no-erasures = لم يُمحَ أي شخص بعد.
admin-older-erasures = عمليات محو أقدم
admin-receipt-title = إيصال محو
admin-receipt-lead = لا يتضمن الإيصال أسماء. يرجى الاحتفاظ به سجلًا لما مُحي ووقت محوه.
admin-receipt = الإيصال
admin-account = الحساب
# Column head: what caused an erasure
admin-cause = سبب المحو
admin-cause-administrator = أحد المسؤولين ({ $id })
admin-cause-retention = مدة الاحتفاظ في إحدى الدراسات
admin-cause-operator = سطر الأوامر
# Heading of a list: the data that was erased
admin-receipt-erased = ما مُحي
admin-receipt-kept = ما بقي بالاسم المستعار
# What happened to the answers of an erased person
admin-answers-kept = أُبقيت
admin-answers-removed = أُزيلت

## The user's own account


## Requests for erasure

admin-asked-erasure = طلب المحو
# Column of the list of people who have asked for the erasure of their data
admin-erasure-requests = طلبات المحو
admin-requested = وقت الطلب
