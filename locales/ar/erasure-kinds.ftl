### The kinds of data that an erasure counts: each is followed by a number of records.

## Erased for every worker

erasure-drafts = المسودات
erasure-rejection-reasons = أسباب الرفض
erasure-messages = الرسائل
erasure-conversations = المحادثات
erasure-countries = البلدان المصرّح بها والمكتشفة
erasure-decision-reasons = أسباب القرارات
erasure-provider-ids = المعرّفات لدى خدمات الاستقطاب ورموز العودة
erasure-reviewer-notes = ملاحظات المراجعين
erasure-typing = نتائج إحصاء الكتابة واللصق
erasure-sightings = رموز الأجهزة والشبكات
erasure-looks = الملاحظات عن العمل الذي فُحص
erasure-stored-results = نسخ محفوظة من النتائج المحسوبة
erasure-log-details = تفاصيل سجل التدقيق

## Erased if the answers are removed

erasure-texts = النصوص التي كتبها الشخص
erasure-free-text = الإجابات النصية الحرة
erasure-skip-reasons = أسباب تخطي الأسئلة
erasure-scores = درجات النصوص التي كتبها الشخص
erasure-gold-comparisons = المقارنات بالإجابات المتوقعة عن العناصر الذهبية
erasure-test-answers = إجابات اختبار التأهيل

## Erased with the account

erasure-account = الاسم والبريد الإلكتروني وكلمة المرور
erasure-sessions = الجلسات
erasure-browsers = المتصفحات المعروفة
erasure-codes = رموز تسجيل الدخول
erasure-identities = الهويات لدى خدمة تسجيل الدخول
erasure-tokens = رموز API
erasure-connections = الروابط مع خدمات الاستقطاب
erasure-mail = رسائل البريد الإلكتروني
erasure-invitations = الدعوات
erasure-mail-links = الروابط في رسائل البريد الإلكتروني
erasure-messages-to-workers = الرسائل إلى المشاركين
erasure-upload-pieces = أجزاء الملفات المرفوعة
erasure-uploads = الملفات المرفوعة
erasure-roles = الأدوار في الدراسات

## Kept under the pseudonym

erasure-submissions = التسليمات
erasure-answers = الإجابات
erasure-answers-without-text = الإجابات، من دون نصوصها ومستبعدة من جميع النتائج
erasure-payments = قيود المدفوعات
erasure-decisions = قرارات التأهيل
erasure-bonus-reasons = أسباب المكافآت
erasure-payee = البيانات المصرفية وبيانات PayPal
