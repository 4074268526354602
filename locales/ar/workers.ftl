### The workers of a study: the list, one worker's page, location checks to decide, and the funnel.

## Qualification steps and their states, in tables and on cards

workers-gate-location = التحقق من الموقع
workers-gate-test = اختبار التأهيل
workers-gate-pilot = المرحلة التجريبية
workers-gate-review = مراجعة الناطقين الأصليين
workers-gate-known = العناصر الذهبية
workers-passed = ناجح
workers-failed = غير ناجح
workers-waiting = بالانتظار
workers-not-yet = ليس بعد

## The list

workers-lead = المشاركون في هذه الدراسة مع تأهيلهم وتسليماتهم. الأسماء مخفية.
workers-none = يظهر المشاركون هنا بعد انضمامهم برابط دعوة.
# Column head: when the worker accepted the consent form
workers-consent = الموافقة
# Column heads: numbers of a worker's submissions
workers-submitted = المسلَّم
workers-counted = المحتسب
workers-rejected = المرفوض
workers-median-seconds = وسيط الوقت لكل وحدة HIT (بالثواني)
# A tag: the worker left the study.
workers-withdrawn = منسحب
workers-more = مشاركون آخرون

## Location checks that a manager has to decide

workers-disagreements = عمليات تحقق من الموقع بانتظار قرار
workers-disagreements-lead = البلد الذي صرّح به هؤلاء المشاركون يختلف عن بلد اتصالهم.
# A date and time follow.
workers-waiting-since = ينتظر منذ:
# The country that a worker declared before they corrected their answer
workers-first-answer = الإجابة الأولى
workers-declared-country = البلد المصرَّح به
workers-proxy-country = البلد في ترويسة الوسيط (proxy)
workers-address-country = بلد عنوان الشبكة
workers-unknown-country = غير معروف

## One worker

worker-title = المشارك { $pseudonym }
# Arguments: $language, $submitted, $counted, $rejected
worker-lead = { $language } · المسلَّم: { $submitted } · المحتسب: { $counted } · المرفوض: { $rejected }
worker-all = جميع المشاركين
worker-qualification = التأهيل
worker-qualification-lead = يمكنك نقض القرار. يبقى القرار السابق مسجَّلًا، ويقرأ المشارك سبب نقضه.
worker-decide = اتخاذ قرار
worker-reason = السبب (يقرؤه المشارك)
# Button: decides that the worker passes the step
worker-pass = قبول
# Button: decides that the worker fails the step
worker-fail = عدم قبول
worker-left-removed = انسحب هذا المشارك من الدراسة بتاريخ { $date } وأُزيلت إجاباته من النتائج بطلبه.
worker-left-kept = انسحب هذا المشارك من الدراسة بتاريخ { $date }. إجاباته محفوظة في النتائج.
worker-erased = مُحيت بياناته الشخصية بتاريخ { $date }.

## Excluding a worker from the statistics

worker-statistics = الإحصاءات
worker-statistics-lead = يُحفظ العمل كله ويُدفع أجره، حتى إذا استُبعد من الإحصاءات.
worker-included = تشمل جميع الإحصاءات إجابات هذا المشارك.
worker-excluded = إجابات هذا المشارك مستبعدة من جميع الإحصاءات منذ { $date }. يذكر كل تقرير عدد الإجابات المستبعدة.
worker-exclude = استبعاد من الإحصاءات
worker-exclude-reason = سبب الاستبعاد
worker-exclude-hint = عشرة أحرف على الأقل. يراه أعضاء الدراسة وقراء التقرير، ولا يراه المشارك.
worker-include = إعادة الإدراج

## The decisions about a worker

worker-decisions = القرارات
worker-decisions-caption = القرارات، الأحدث أولًا
worker-no-decisions = تظهر القرارات هنا بعد أن يجيب المشارك عن السؤال عن بلده.
# Column head: the qualification step
worker-step = الخطوة
worker-decision = القرار
# Column head: the person who decided
worker-decided-by = صاحب القرار
# Column head: the qualification rule that was applied
worker-rule = القاعدة
worker-message = الرسالة إلى المشارك
# Follows the state of a decision that a later decision replaced.
worker-superseded = حلّ محله قرار لاحق
# In the column “Decided by”: no person decided.
worker-by-rule = قاعدة آلية

## The funnel

funnel-title = قمع التأهيل
funnel-lead = عدد المشاركين الباقين بعد كل خطوة. لا تُحسب في الخطوة إلا أعداد المشاركين الذين اجتازوا جميع الخطوات السابقة.
funnel-none = تظهر الأعداد هنا بعد انضمام أول مشارك برابط دعوة.
funnel-caption = المشاركون الباقون بعد كل خطوة
# Number of workers who joined the study
funnel-joined = انضموا
# Number of workers who accepted the consent form
funnel-consented = وافقوا
funnel-location = التحقق من الموقع (QC1)
funnel-test = اختبار التأهيل (QC2)
funnel-pilot = المرحلة التجريبية
funnel-review = مراجعة الناطقين الأصليين (QC3)
funnel-all-languages = جميع اللغات
# These three follow the number of workers who passed.
funnel-waiting = (المنتظرون: { $waiting })
funnel-failed = (غير الناجحين: { $failed })
# Arguments: $waiting, $failed
funnel-waiting-and-failed = (المنتظرون: { $waiting }، غير الناجحين: { $failed })

## The quality of the workers' work

# Title of a page and a tab, and a heading on the page of a worker
quality-title = جودة العمل
quality-lead = الاتفاق مع الآخرين والعناصر الذهبية والسرعة والعناصر المتخطّاة والأجر لكل مشارك.
quality-none = يظهر المشاركون هنا بعد أن يسلّموا شيئًا.
# Button: shows the workers for the selected task and language
quality-show = عرض المشاركين
quality-caption = المشاركون وجودة عملهم
quality-answers = الإجابات
# Column heads
quality-gold = العناصر الذهبية الصحيحة (%)
quality-seconds = الثواني لكل وحدة HIT
quality-skipped = العناصر المتخطّاة (%)
# Argument: $ratio (a worker's time relative to the median of all workers)
quality-pace = { $ratio } × الوسيط
# Arguments: $part, $n
quality-of = { $part } من { $n }
# Column head: cells such as “2 of 15” count the questions in which a worker agrees with nobody
quality-alone = لا يتفق مع أحد (أسئلة)
# The state of a worker whom nothing keeps from working
quality-active = نشط
# Arguments: $step (a qualification step), $state (such as “waiting”)
quality-step = { $step }: { $state }
# Link to the form that excludes a worker from statistics
quality-exclude = استبعاد
quality-exclude-one = استبعاد { $worker } من الإحصاءات
quality-excluded-since = منذ { $date }
# Argument: $seconds
quality-median = الوسيط لجميع المشاركين بالثواني لكل وحدة HIT: { $seconds }.
quality-method = الارتباط هو ارتباط Spearman مع متوسط الآخرين: متوسط الأسئلة التي لها 10 عناصر مشتركة على الأقل، مرجّحًا بعدد هذه العناصر. الإجابات المتطابقة نسبة من جميع الأزواج مع إجابة مشارك آخر عن العنصر نفسه. السرعة هي وسيط الوقت الفعلي لكل وحدة HIT، وتُقارن بوسيط جميع المشاركين في المهمة نفسها واللغة نفسها. يُعدّ العنصر متخطّى إذا كان لأحد أسئلته سبب بدل الإجابة. الأجر في الساعة هو ما اعتُمد أو ينتظر قرارًا مقابل الوقت الفعلي.
quality-look = يحتاج إلى فحص
quality-look-lead = يرجى فحص العمل قبل اتخاذ قرار: لا يُرفض أي تسليم ولا يُستبعد أي مشارك تلقائيًا.
quality-look-none = لا يوجد عمل يحتاج إلى فحص.
quality-look-method = يُذكر المشارك هنا إذا كانت المصادفة لا تفسر أحد هذه الأمور إلا في أقل من حالة واحدة من كل 1,000: عناصر ذهبية صحيحة أقل مما لدى الآخرين (إذا رأى 4 عناصر على الأقل)، أو عدم الاتفاق مع الآخرين في أحد الأسئلة، أو الإجابة نفسها دائمًا عن أحد الأسئلة (10 عناصر مشتركة على الأقل في الحالتين الأخيرتين). ويُذكر أيضًا إذا قلّ وسيط وقته لكل وحدة HIT عن ثلث وسيط جميع المشاركين (5 وحدات HIT على الأقل)، أو إذا طابقت كلمات نصوصه كلمات نصوص مشارك آخر في 3 مصادر على الأقل وفي نصف المصادر المشتركة بينهما على الأقل. لا تُحتسب النصوص التي تقل عن 4 كلمات، ولا النصوص التي لم تُغيَّر، ولا النصوص التي كتبها مشاركون كثيرون. ولا تُحتسب الإجابة نفسها دائمًا إلا إذا كان من أعطاها أقل من نصف الآخرين في خُمس العناصر على الأقل. ولا تُقارن نصوص المهام التي يقتصر العمل فيها على تحرير نص.
quality-look-watched-method = إذا كانت الدراسة تحصي الكتابة، يُذكر المشارك إذا كان نصف النص على الأقل ملصقًا من مكان آخر، أو إذا كان ما لا يقل عن 9 من كل 10 فترات توقف بين حروف النص بطول الفترة السابقة، وذلك في 3 نصوص على الأقل وفي خُمس نصوصه على الأقل (ولا تُحتسب إلا النصوص التي لا تقل عن 20 حرفًا). لا يُحتسب ما يُلصق من الصفحة أو من النص نفسه. وإذا كانت الدراسة تقارن الأجهزة، يُذكر المشاركون الذين يستخدمون الجهاز نفسه، وكذلك المشاركون على الشبكة نفسها إذا لم يزد عددهم عليها على 5.
quality-looked = تم فحصه
quality-looked-mark = وضع علامة «تم فحصه» على عمل {"\u2068"}{ $worker }{"\u2069"}
quality-looked-means = يُرفع المشارك من هذه القائمة إلى أن يظهر شيء آخر غير معتاد. لا يرى المشاركون ملاحظتك.
quality-looked-note = نتيجة الفحص (اختياري)
quality-looked-by = تم فحص هذا العمل من قِبل {"\u2068"}{ $name }{"\u2069"} في { $date }.
quality-looked-on = تم فحص هذا العمل في { $date }.
quality-looked-again = إزالة العلامة عن عمل {"\u2068"}{ $worker }{"\u2069"}
quality-looked-all = تم فحص كل عمل فيه شيء غير معتاد.
quality-by-task = العمل حسب المهمة واللغة
quality-by-question = الاتفاق مع الآخرين حسب السؤال
