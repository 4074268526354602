### The native-speaker review: the pages on which a reviewer reads a worker's pilot texts, grades them and decides.

review-page-title = مراجعة الناطقين الأصليين

## The studies in which a person reviews

review-page-studies-lead = دراسات لك فيها دور قراءة النصوص التجريبية للمشاركين.
review-page-no-studies = تظهر الدراسات هنا بعد أن يمنحك أحد المديرين دور المراجع.
review-page-studies-caption = دراسات لك فيها دور المراجع
# Column head: number of workers
review-page-workers-waiting = المشاركون المنتظرون

## The queue of workers

review-page-queue-lead = ينتظر هنا من سلّموا نصوصهم التجريبية قرارًا، والأطول انتظارًا أولًا.
review-page-empty = لا يوجد مشارك بانتظار المراجعة. يظهر المشاركون هنا بعد تسليم نصوصهم التجريبية.
review-page-show-queue = عرض القائمة
review-page-review-first = مراجعة أول مشارك
review-page-queue-caption = المشاركون المنتظرون للمراجعة
review-page-worker = المشارك
review-page-waiting-since = ينتظر منذ
# Column head: how many of the worker's rewrites have a grade
review-page-graded-column = لها تقدير
# Arguments: $n, $of
review-page-n-of = { $n } من { $of }
# Arguments: $n, $of
review-page-n-graded = تم تقدير { $n } من { $of }

## Decisions that the reviewer can still take back

review-page-recent = قراراتك الأخيرة
review-page-recent-lead = يمكنك التراجع عن القرار خلال ساعة واحدة من صفحة المشارك.
review-page-recent-earlier = قرارات سابقة خلال هذه الساعة ({ $n })
review-page-decision = القرار
review-page-decided-at = وقت القرار
# Column head above a time
review-page-until = التراجع ممكن حتى
# The state of a worker after the review
review-page-passed = ناجح
review-page-failed = غير ناجح

## One worker's pilot texts

review-page-lead = يرجى مقارنة كل صياغة بمصدرها ووضع تقدير لها.
review-page-lead-reopened = التقديرات السابقة محفوظة. يمكنك تغييرها عند الحاجة، ثم اتخاذ قرار جديد.
review-page-lead-decided = صدر القرار في هذه المراجعة. لا يزال بإمكانك قراءة النصوص وتقديراتك.
# A link for people who use the keyboard
review-page-skip = الانتقال إلى أول تقدير
review-page-skip-decision = الانتقال إلى القرار
review-page-no-texts = لم يسلّم هذا المشارك أي نص تجريبي بعد.
review-page-keys = المفاتيح داخل الصياغة: 1 ممتاز، 2 مقبول، 3 ضعيف. ينقل المفتاح Enter إلى الصياغة التالية.
review-page-source-n = المصدر { $n }
review-page-rewrite-n = الصياغة { $n }
review-page-show-changes = إظهار التغييرات
review-page-changes-legend = الكلمات المحذوفة مشطوبة. والكلمات المضافة تحتها خط.

## How much a rewrite differs from its source

review-page-unchanged = من دون تغيير
review-page-only-normalised = تطبيع فقط
review-page-words-deleted = الكلمات المحذوفة: { $n }
review-page-words-added = الكلمات المضافة: { $n }

## The grade of a rewrite

review-page-grade-of = تقدير الصياغة { $n }
review-page-how-good = ما مدى جودة الصياغة؟
review-page-excellent = ممتاز
review-page-acceptable = مقبول
review-page-poor = ضعيف
review-page-why-not-excellent = لماذا ليست ممتازة؟
review-page-poor-needs-reason = يحتاج التقدير «ضعيف» إلى سبب أو ملاحظة.
review-page-reason-minimal = تغيير ضئيل جدًا
review-page-reason-meaning = تغيّر المعنى
review-page-reason-informal = ما زال غير رسمي
review-page-reason-fluency = غير طبيعي
review-page-reason-language = لغة غير صحيحة
review-page-reason-other = سبب آخر
review-page-note = ملاحظة للزملاء
review-page-save-grade = حفظ التقديرات
review-page-your-grade = تقديرك:
review-page-saved-without-reason = تم الحفظ. يرجى الآن اختيار سبب أو كتابة ملاحظة.

## The decision about the worker

# Opens a form
review-page-pass-open = قبول المشارك …
review-page-fail-open = عدم قبول المشارك …
review-page-pass = قبول المشارك
review-page-fail = عدم قبول المشارك
review-page-message-if-passed = الرسالة عند القبول
review-page-message-if-failed = الرسالة عند عدم القبول
review-page-message-hint = يقرأ المشارك هذه الرسالة فورًا. يمكنك التراجع عن القرار خلال ساعة واحدة.
review-page-decided = تم حفظ قرارك، ويمكن للمشارك قراءته. يمكنك التراجع عنه خلال ساعة واحدة.

## A decision that was made, and taking it back

review-page-is-passed = ناجح
review-page-is-failed = غير ناجح
review-page-is-not-finished = غير مكتمل
review-page-not-finished = لم يسلّم هذا المشارك جميع النصوص التجريبية بعد.
# The message follows
review-page-message-is = يقرأ المشارك هذه الرسالة:
# A date and time follows
review-page-decided-on = وقت القرار:
# A date and time follows
review-page-time-limit = يمكنك التراجع عن هذا القرار حتى:
review-page-you-can = يمكنك التراجع عن هذا القرار.
review-page-manager-can = يمكن لأحد مديري الدراسة التراجع عن هذا القرار.
review-page-take-back-heading = قرار المراجعة
review-page-take-back = التراجع عن القرار
review-page-take-back-means = تُفتح المراجعة من جديد، وتُغلق المهام التي تليها حتى القرار التالي. العمل المسلَّم محفوظ، ويُدفع أجره إذا اعتُمد.
review-page-taken-back = تم التراجع عن القرار. المراجعة مفتوحة من جديد.
