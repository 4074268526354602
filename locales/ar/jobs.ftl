### Background work of a study: jobs, the processes that run them, models and trainings of models.

jobs-title = العمليات
jobs-lead = أعمال في الخلفية، مثل حساب درجات المخرجات الجديدة وتدريب النماذج. تستمر بعد مغادرة هذه الصفحة.
jobs-empty = لا توجد عمليات لعرضها. تظهر العمليات هنا عند تسليم صياغات أو استيراد مخرجات.
jobs-show = عرض العمليات
# A link to older jobs
jobs-earlier = عمليات أقدم

## The table of jobs

# Column head: the kind of work
jobs-job = العملية
# Column head: how often the job was attempted
jobs-attempts = المحاولات
# Column head: the time when the job ended
jobs-ended = وقت الانتهاء
# Before a date and time
jobs-next-attempt = المحاولة التالية:
jobs-retry = إعادة المحاولة
jobs-cancel = إلغاء العملية

## The states of a job

jobs-state-queued = في قائمة الانتظار
jobs-state-running = قيد التنفيذ
jobs-state-cancelling = قيد الإلغاء
jobs-state-done = مكتملة
jobs-state-failed = فاشلة
jobs-state-cancelled = ملغاة

## The kinds of jobs

jobs-kind-score-texts = حساب درجات المخرجات الجديدة
jobs-kind-score-study = حساب درجات جميع المخرجات التي ليست لها درجة
jobs-kind-score-neural = حساب درجات المخرجات بالنماذج العصبية
jobs-kind-train = تدريب نموذج
# Texts from one task become items of the next one
jobs-kind-feed = تمرير النصوص إلى المهمة التالية
jobs-kind-store-export = كتابة تصدير في تخزين الكائنات

## Scoring of all outputs without a score

jobs-missing = الدرجات الناقصة
jobs-missing-lead = تُحسب درجات المخرجات الجديدة تلقائيًا. يُستخدم هذا بعد تحديث Concord أو اختصارات إحدى اللغات. تبقى الدرجات الموجودة.
jobs-score-missing = حساب الدرجات الناقصة

## Confirmations after a button

jobs-told-scoring = يجري حساب درجات جميع المخرجات التي ليست لها درجة. يمكنك مغادرة هذه الصفحة.
jobs-told-queued = أُعيدت العملية إلى قائمة الانتظار.
jobs-told-cancelled = أُلغيت العملية. تبقى نتائجها حتى الآن محفوظة.

## Job workers: processes of the server that run jobs

processes-title = مشغّلات العمليات
processes-lead = برامج على هذا الخادم تنفّذ العمليات في جميع الدراسات. إذا توقف أحدها عن الاستجابة، تولّى مشغّل آخر عمليته.
processes-n-running = { $n ->
    [zero] لا يعمل أي مشغّل عمليات.
    [one] يعمل مشغّل عمليات واحد.
    [two] يعمل مشغّلا عمليات.
    [few] تعمل { $n } مشغّلات عمليات.
    [many] يعمل { $n } مشغّل عمليات.
   *[other] يعمل { $n } مشغّل عمليات.
}
processes-none-neural = لا يوجد مشغّل عمليات يدعم النماذج العصبية.
# $names: what the neural models run on, such as "CPU"
processes-with-neural = تعمل النماذج العصبية على: { $names }.
processes-none = لا يعمل أي مشغّل عمليات
processes-none-for-neural = لا يعمل أي مشغّل عمليات يدعم النماذج العصبية
# The same for an administrator of the server
processes-start-administrator = تنتظر العمليات إلى أن يعمل أحد مشغّلات العمليات. يمكن تشغيله على الخادم بهذا الأمر:
# Before a command
processes-start = تنتظر العمليات إلى أن يعمل أحد مشغّلات العمليات. يمكن لمسؤول هذا الخادم تشغيله بهذا الأمر:
# Before a setting
processes-start-in-server = أو ينفّذ الأمر «concord serve» العمليات أيضًا مع هذا الإعداد:
# The same for an administrator of the server
processes-start-neural-administrator = ينتظر التدريب وحساب الدرجات العصبي مشغّل عمليات مبنيًا بدعم النماذج العصبية. يمكن تشغيله من مجلد الشيفرة المصدرية، بإعدادات الخادم نفسها لقاعدة البيانات ومجلد البيانات ومجلد النماذج:
# Before a command
processes-start-neural = ينتظر التدريب وحساب الدرجات العصبي مشغّل عمليات مبنيًا بدعم النماذج العصبية. يمكن لمسؤول هذا الخادم تشغيله من مجلد الشيفرة المصدرية، بإعدادات الخادم نفسها لقاعدة البيانات ومجلد البيانات ومجلد النماذج:
# Column head: the name of a process
processes-job-worker = مشغّل العمليات
# Column head: the command and version of the process
processes-program = البرنامج
processes-neural-models = النماذج العصبية
processes-started = وقت البدء
# Column head: when the process last reported that it is running
processes-last-seen = آخر ظهور

## Models of the study

models-title = النماذج
models-lead = نماذج تحسب درجات نصوص هذه الدراسة، وتدريب نماذج جديدة على تقييمات هذه الدراسة وصياغاتها.
models-of-study = نماذج هذه الدراسة
models-of-study-lead = يُعرَّف النموذج بمحتواه. يُرفض أي ملف له الاسم نفسه ومحتوى مختلف.
models-empty = لا توجد نماذج في هذه الدراسة بعد. يمكن اختيار نموذج في الإعدادات أو تدريب نموذج أدناه.
models-choose = اختيار النماذج في الإعدادات
# Column head and field: the kind of model
models-kind = النوع
models-model = النموذج

## The kinds of models

models-kind-style = نموذج أسلوب
models-kind-naturalness = نموذج طبيعية النص
models-kind-language = نموذج لغوي
models-kind-dictionary = قاموس إملائي
models-kind-vectors = متجهات كلمات
models-kind-encoder = مرمِّز
models-kind-neural-style = نموذج أسلوب عصبي
models-kind-neural-language = نموذج لغوي عصبي
models-kind-rating = نموذج تقييم

## Signatures of scores

models-signatures = تواقيع المقاييس
models-signatures-lead = يحدد التوقيع طريقة حساب الدرجة. لا تصح المقارنة إلا بين درجات لها التوقيع نفسه.
models-signatures-empty = تظهر التواقيع هنا بعد حساب درجات المخرجات.
models-signature = التوقيع

## The form for training a model

models-train-title = تدريب نموذج
models-train-lead = يُحجز نحو عُشر البيانات للاختبار. يُختبر نموذج التقييم على مشاركين ونصوص لم يرها. وتُختبر الأنواع الأخرى على مصادر لم ترها.
models-train-rating = نموذج تقييم: مرمِّز يتعلم من التقييمات البشرية
models-train-neural-style = نموذج أسلوب عصبي: يتعلم التمييز بين المصادر والصياغات البشرية
models-train-neural-language = نموذج لغوي عصبي: يتعلم من الصياغات البشرية
models-task = المهمة التي فيها التقييمات
models-task-hint = يتعلم نموذج التقييم من تقييمات هذه المهمة. تتجاهلها الأنواع الأخرى.
models-encoder-hint = يبدأ نموذج التقييم من هذا المرمِّز من عائلة BERT في مجلد النماذج. تتجاهله الأنواع الأخرى.
models-name-hint = اسم المجلد الجديد في مجلد النماذج، مثل formality-1.
models-epochs = الحقب (epochs)
models-epochs-hint = عدد مرات المرور على جميع أمثلة التدريب.
models-use-after-training = استخدام النموذج بعد التدريب
models-use-after-training-hint = عند انتهاء التدريب تستخدم الدراسة النموذج وتحسب به درجات نصوصها.
models-train = تدريب النموذج
models-told-queued = عملية التدريب في قائمة الانتظار. يمكنك مغادرة هذه الصفحة.

## Trainings

models-trainings = عمليات التدريب
models-trainings-lead = أحدث عملية تدريب أولًا. يمكن إلغاء عملية التدريب أو إعادة محاولتها في صفحة «العمليات».
models-trainings-empty = تظهر عمليات التدريب هنا بعد بدء إحداها أدناه.
# State of a training run: it has finished
models-trained = اكتمل التدريب
models-waits-for-turn = تنتظر عملية التدريب هذه مشغّل عمليات يدعم النماذج العصبية، وهو ينهي عملياته السابقة أولًا.
models-waits-for-worker = تنتظر عملية التدريب هذه مشغّل عمليات يدعم النماذج العصبية، ولا يعمل أي منها الآن. يوضح قسم «مشغّلات العمليات» كيفية تشغيله.
# Arguments: $n, $digest, $tested
models-examples = أمثلة التدريب: { $n } (SHA-256 { $digest }). الأمثلة المحجوزة للاختبار: { $tested }.
# Arguments: $epochs, $seed
models-options = الحقب: { $epochs }. البذرة: { $seed }.
# $encoder: the name of a folder and the beginning of its hash
models-starts-from = المرمِّز: { $encoder }.
models-download-ratings = تنزيل التقييمات الحالية (CSV)

## The result of a training

models-result-rating = معامل Spearman ρ للحقبة المختارة على التقييمات المحجوزة: { $value }.
models-result-accuracy = الدقة على المصادر المحجوزة: { $value }.
models-result-perplexity = قيمة perplexity على الصياغات المحجوزة: { $value }.

## The curves of a training: its caption, the columns of its table and the names of its axes

models-curves = خسارة التدريب والتحقق للنموذج { $name }
models-epoch = الحقبة
models-loss = الخسارة
models-rmse-held-out = الخطأ (RMSE) على التقييمات المحجوزة
models-accuracy-held-out = الدقة على المصادر المحجوزة
models-perplexity-held-out = قيمة perplexity على الصياغات المحجوزة
models-rmse = الخطأ (RMSE)
models-accuracy = الدقة
models-perplexity = قيمة perplexity
