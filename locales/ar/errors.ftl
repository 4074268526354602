### Refusals that are told the same everywhere.

send-again = إعادة الإرسال
# Label of a field that shows a long text again that was refused
text-to-correct = نصك، لتصحيحه
sign-in-then-send = تم تسجيل خروجك، ولذلك لم يُحفظ هذا. يرجى تسجيل الدخول في علامة تبويب جديدة، ثم العودة إلى هذه الصفحة والضغط على «إعادة الإرسال». يرجى عدم إغلاق هذه الصفحة.
sign-in-new-tab = تسجيل الدخول (علامة تبويب جديدة)
to-start = إلى صفحة البداية
title-sign-in = تسجيل الدخول
title-forbidden = غير مسموح
title-not-found = غير موجود
title-invalid = يرجى التحقق من هذا
title-conflict = غير ممكن الآن
go-to-field = الانتقال إلى «{ $label }»
title-too-large = الحجم كبير جدًا
title-too-many = محاولات كثيرة جدًا
title-busy = الخادم مشغول
title-internal = خطأ من جهتنا
