### Refusals of models, of their training, and of background jobs.

training-kind = يرجى اختيار نموذج تقييم أو نموذج أسلوب عصبي أو نموذج لغوي عصبي.
training-needs-task = يرجى اختيار المهمة التي يتعلم النموذج من تقييماتها.
training-needs-encoder-folder = يرجى اختيار مجلد المرمِّز الذي يبدأ منه التدريب. إن لم يوجد، فيجب أولًا إضافة مرمِّز إلى مجلد النماذج في الخادم.
training-takes-no-task = لا يستخدم المهمة والمرمِّز إلا نموذج التقييم. يرجى ترك الحقلين فارغين.
training-is-under-way = توجد عملية تدريب جارية أخرى بالاسم { $name }. يرجى إلغاؤها أولًا، أو بدء عملية تدريب باسم آخر.
# Arguments: $name, $details
training-failed = تعذّر تدريب { $name }: {"\u2068"}{ $details }{"\u2069"}.
training-was-cancelled = أُلغيت عملية التدريب.
encoder-was-changed = تغيّر المرمِّز { $file } منذ طلب هذا التدريب. يرجى استعادة الملفات القديمة وإعادة محاولة العملية، أو بدء عملية تدريب أخرى.
no-ratings-yet = لا توجد بعد تقييمات لنصوص بهذه اللغة. يرجى جمع تقييمات بمهمة تستخدم سلّمًا أو شريط انزلاق.
ratings-of-one-worker = جميع التقييمات من مشارك واحد. يحتاج النموذج إلى تقييمات لنصين على الأقل من مشاركَين على الأقل، لأنه يُختبر على مشاركين لم يرَ تقييماتهم.
no-rewrites-yet = لا توجد بعد صياغات بشرية بهذه اللغة. يرجى جمع بعضها أولًا.
rewrites-of-one-source = جميع الصياغات لمصدر واحد. يحتاج النموذج إلى صياغات لمصدرين على الأقل، لأنه يُختبر على صياغات لم يرها.
unknown-job = لا تعرف هذه النسخة من Concord عمليات من النوع «{ $kind }». يرجى تحديث جميع الخوادم ومشغّلات العمليات ثم المحاولة من جديد.
no-such-source = لا يوجد في الدراسة المصدر { $source }.
models-folder-is-missing = لا يوجد مجلد نماذج على هذا الخادم. يمكن لمسؤوله تحديد مجلد بالإعداد «models».
model-name = لا يمكن أن يكون «{ $file }» اسمًا لنموذج. يرجى استخدام الأحرف (a إلى z) والأرقام والنقاط والشرطات والشرطات السفلية فقط، وعددها 200 على الأكثر.
model-needs-digest = تلزم للملف { $file } بصمة SHA-256 من 64 رقمًا ست عشريًا.
model-name-is-taken = الاسم { $name } موجود في مجلد النماذج، أو تنشئه عملية تدريب جارية. يرجى اختيار اسم آخر.
# Arguments: $file, $details
model-is-unusable = لا يمكن استخدام { $file }: {"\u2068"}{ $details }{"\u2069"}.
# Arguments: $file, $kind
model-is-not-there = الملف { $file } غير موجود في مجلد النماذج على هذا الخادم. يرجى إضافة النموذج إليه، أو اختيار نموذج آخر في الإعدادات. المتوقع: { $kind }.
model-was-changed = تغيّر { $file } منذ أن اختارته الدراسة. يرجى استعادة المحتوى القديم، أو حفظ الإعدادات مرة أخرى لاستخدام المحتوى الجديد.
# Arguments: $file, $kind, $details
model-is-not = لا يمكن قراءة { $file } كنموذج ({"\u2068"}{ $details }{"\u2069"}). المتوقع: { $kind }.
# Arguments: $file, $kind
model-is-another-kind = الملف { $file } نموذج من نوع آخر. المتوقع: { $kind }.
kind-style = نموذج أسلوب (concord style train)
kind-naturalness = نموذج أسلوب يميّز نصوص البشر من نصوص الأنظمة (concord style train)
kind-language = نموذج لغوي في ملف ARPA (concord lm train)
kind-dictionary = قاموس Hunspell (ملف {"\u2066"}.dic{"\u2069"} مع ملف {"\u2066"}.aff{"\u2069"} التابع له)
kind-vectors = متجهات كلمات (GloVe أو word2vec أو fastText)
kind-encoder = مجلد مرمِّز من عائلة BERT (الملفات config.json و tokenizer.json و model.safetensors)
kind-neural-style = مجلد نموذج أسلوب عصبي (concord train textcnn)
kind-neural-language = مجلد نموذج لغوي عصبي (concord train lm، أو نموذج من عائلة GPT-2 مع الملفات config.json و tokenizer.json و model.safetensors)
kind-rating = مجلد نموذج تقييم (concord train regression)
is-being-scored = يجري بالفعل حساب درجات جميع نصوص هذه الدراسة. يرجى الانتظار حتى تنتهي هذه العملية.
job-cannot-be-retried = لا يمكن إعادة محاولة عملية إلا إذا فشلت أو أُلغيت. يرجى إعادة تحميل الصفحة.
job-has-ended = انتهت هذه العملية، ولذلك لا يمكن إلغاؤها. يرجى إعادة تحميل الصفحة.
job-holder-vanished = توقف البرنامج الذي كان ينفذها، أو توقف جهازه.
job-took-too-long = لم تكتمل بعد مرور { $seconds ->
    [zero] { $seconds } ثانية
    [one] ثانية واحدة
    [two] ثانيتين
    [few] { $seconds } ثوانٍ
    [many] { $seconds } ثانية
   *[other] { $seconds } ثانية
}.
