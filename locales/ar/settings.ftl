### Creating a study, its settings, its team and its invitation links.

## New study

new-study-title = دراسة جديدة
new-study-lead = يكون لك في الدراسة دور الباحث ودور المدير. لا يمكن للمشاركين البدء قبل إطلاق الدراسة.
new-study-title-hint = يرى الفريق والمشاركون هذا العنوان.
new-study-languages-how = أسماء اللغات أو رموزها مفصولة بفواصل، مثل: الألمانية، {"\u2066"}it, pt-BR{"\u2069"}. يمكن إضافة لغات لاحقًا.
new-study-create = إنشاء الدراسة

## Settings of a study

settings-title = الإعدادات
settings-lead = إعدادات تسري على الدراسة كلها.
# Heading: general settings
settings-general = عام
settings-languages-how = أسماء اللغات أو رموزها مفصولة بفواصل. لا يمكن إزالة لغة فيها نصوص أو مشاركون.
settings-currency-hint = ثلاثة أحرف، مثل EUR أو USD أو BRL. لا يمكن تغييرها بعد أن يكسب المشاركون أجورًا.
settings-approve-after = عدد الساعات حتى اعتماد التسليم تلقائيًا
settings-approve-after-hint = القيمة 0 تعني الاعتماد اليدوي فقط.
settings-target-rate = الأجر المستهدف بالساعة ({ $currency })
settings-target-rate-hint = يظهر المستهدف إلى جانب الأجور الفعلية للمشاركين بالساعة.
# Arguments: $currency
settings-budget = الميزانية ({ $currency })
settings-budget-hint = عندما تبلغها الأجور والمكافآت معًا، لا يحصل المشاركون على وحدات HIT جديدة. رسوم الخدمات غير مشمولة. يُترك فارغًا لعدم وضع حد.
settings-payee = البيانات المصرفية أو بيانات PayPal
settings-payee-hint = لا يراها المديرون إلا في الملفات التي يدفعون بها. ينبغي أن يذكر نموذج الموافقة ذلك.
settings-payee-no = لا تُطلب من المشاركين
settings-payee-yes = يُدخلها المشاركون في صفحة أجورهم
settings-typing = الكتابة واللصق
settings-typing-hint = للنصوص التي يكتبها المشاركون: عدد الحروف المكتوبة وعدد الحروف الملصقة ومدى تساوي فترات التوقف. ويذكر نموذج الموافقة ذلك تلقائيًا. لا يسري إلا على المشاركين الذين يقبلون ذلك النموذج.
settings-typing-no = لا تُحصى
settings-typing-yes = تُحصى
settings-compare = الأجهزة والشبكات
settings-compare-hint = لاكتشاف المشاركين الذين يستخدمون الجهاز نفسه أو الشبكة نفسها. لا تُحفظ إلا رموز مشتقة منها. ويذكر نموذج الموافقة ذلك تلقائيًا. لا يسري إلا على المشاركين الذين يقبلون ذلك النموذج.
settings-compare-no = لا تُقارن
settings-compare-yes = تُقارن
settings-contact = جهة اتصال المشاركين
settings-contact-hint = بريد إلكتروني أو عنوان صفحة ويب.
settings-withdrawal = إجابات المشاركين الذين ينسحبون من الدراسة
settings-withdrawal-hint = يذكر نموذج الموافقة ذلك تلقائيًا بلغة المشارك.
settings-withdrawal-keep = تبقى الإجابات
settings-withdrawal-choose = يختار المشاركون إبقاء إجاباتهم أو إزالتها
settings-withdrawal-until-closing = يمكن للمشاركين الاختيار حتى إغلاق الدراسة
settings-retention = عدد الأيام بعد الإغلاق حتى محو البيانات الشخصية للمشاركين
settings-retention-hint = القيمة 0 تعني إبقاء البيانات. تبقى الإجابات والمدفوعات بالاسم المستعار.
settings-save = حفظ الإعدادات
settings-saved = تم حفظ الإعدادات.

## The state of the study has changed

settings-study-is-draft = الدراسة الآن مسودة.
settings-study-is-live = الدراسة الآن جارية.
settings-study-is-closed = الدراسة الآن مغلقة.

## Settings of one language of the study

settings-by-language = الإعدادات حسب اللغة
settings-consent = نموذج الموافقة ({ $language })
settings-consent-hint = يدعم تنسيق Markdown. يراه المشاركون أولًا ولا يمكنهم البدء من دون الموافقة عليه.
settings-built-in-consent = قراءة نموذج الموافقة الافتراضي الذي يراه المشاركون ما دام هذا الحقل فارغًا
settings-public-title = العنوان للمشاركين ({ $language })
settings-public-title-hint = إذا تُرك هذا فارغًا، يقرأ المشاركون «{ $title }».
settings-public-description = الوصف للمشاركين ({ $language })
settings-public-description-hint = جملتان أو ثلاث تُقرأ في صفحة رابط الدعوة.
settings-save-public-texts = حفظ نصوص المشاركين
settings-public-texts-saved = تم حفظ نصوص المشاركين للغة { $language }.
# RULE-BASED is the name of a system that rewrites texts by rules.
settings-abbreviations = الاختصارات لنظام RULE-BASED ({ $language })
settings-abbreviations-hint = اختصار واحد في كل سطر: الاختصار ثم علامة الجدولة أو = ثم الصيغة الكاملة. القائمة الفارغة تعيد القائمة المدمجة.
settings-save-abbreviations = حفظ الاختصارات
settings-abbreviations-saved = تم حفظ الاختصارات للغة { $language }.

## Models that score the texts of a language

# The same for an administrator of the server
settings-no-model-files-administrator = الأسلوب وطبيعية النص ولوغاريتم الاحتمال ومسافة Word Mover's Distance والإملاء في { $language } تحتاج إلى نماذج. يرجى وضع ملفاتها في مجلد نماذج هذا الخادم (الإعداد «models»). بعد ذلك يمكن اختيارها هنا.
settings-no-model-files = الأسلوب وطبيعية النص ولوغاريتم الاحتمال ومسافة Word Mover's Distance والإملاء في { $language } تحتاج إلى نماذج. يضع مسؤول هذا الخادم ملفاتها في مجلد نماذج الخادم (الإعداد «models»). بعد ذلك يمكن اختيارها هنا.
# Arguments: $model, $language
settings-model-in-language = { $model } ({ $language })
settings-model-style = نموذج أسلوب
settings-model-style-hint = مدرَّب بالأمر concord style train على نصوص بالأسلوب المستهدف مقابل نصوص أخرى. ويحسب أيضًا درجات أسلوب الصياغات.
settings-model-naturalness = نموذج طبيعية النص
settings-model-naturalness-hint = مدرَّب بالأمر concord style train على نصوص بشرية مقابل مخرجات أنظمة.
settings-model-same-files = تعرض هذه القائمة نماذج الأسلوب والطبيعية معًا، لأن ملفاتها متشابهة.
settings-model-language = نموذج لغوي
settings-model-language-hint = مدرَّب بالأمر concord lm train أو بأداة أخرى: ملف ARPA للنموذج.
settings-model-vectors = متجهات كلمات
settings-model-vectors-hint = صيغة GloVe أو word2vec أو fastText. تحتاج مسافات النصوص المحجوبة الكلمات أيضًا إلى نموذج أسلوب قائم على الكلمات.
settings-model-dictionary = قاموس إملائي
settings-model-dictionary-hint = قاموس Hunspell: يُختار ملف {"\u2066"}.dic{"\u2069"}، ويجب أن يكون ملف {"\u2066"}.aff{"\u2069"} التابع له في المجلد نفسه. يقترح تصحيحات للصياغات.
settings-model-encoder = مرمِّز
settings-model-encoder-hint = مجلد فيه نموذج من عائلة BERT كما تنشره مستودعات النماذج.
settings-model-neural-style = نموذج أسلوب عصبي
settings-model-neural-style-hint = مجلد أنشأه الأمر concord train textcnn أثناء التدريب.
settings-model-neural-language = نموذج لغوي عصبي
settings-model-neural-language-hint = مجلد أنشأه الأمر concord train lm (يحسب درجات الكلمات)، أو نموذج من عائلة GPT-2 من مستودع نماذج (يحسب درجات الوحدات، أي tokens).
settings-model-rating = نموذج تقييم
settings-model-rating-hint = مجلد أنشأه الأمر concord train regression بالتدريب على تقييمات بشرية.
# Follows the hint of a neural model. “concord work” is a command.
settings-model-is-neural = يحتاج إلى مشغّل عمليات (concord work) مبني بدعم النماذج العصبية.
# Follows the hint of a model. $titles: titles of metrics with semicolons between them.
settings-model-metrics = المقاييس: { $titles }.
settings-save-models = حفظ النماذج
settings-models-saved = تم حفظ النماذج للغة { $language }. ستُحسب بها درجات النصوص في عملية خلفية.

## Team

team-title = الفريق والدعوات
team-lead = الباحثون والمراجعون والمديرون أعضاء في الفريق. أما المشاركون فينضمون برابط دعوة.
team-members = أعضاء الفريق
team-member-since = عضو منذ
team-email-hint = يجب أن يكون للشخص حساب على هذا الخادم.
team-add-member = إضافة عضو
team-remove-role = إزالة الدور
team-role-researcher = باحث
team-role-reviewer = مراجع
team-role-manager = مدير
team-role-worker = مشارك

## Invitation links

team-links = روابط الدعوة
team-links-lead = يحصل كل من لديه رابط دعوة على الدور المحدد فيه. يظهر الرابط مرة واحدة فقط. في حال فقدانه، يرجى إبطاله وإنشاء رابط جديد.
team-no-links = لا توجد روابط دعوة بعد. يمكن إنشاء رابط أدناه وإرساله إلى الأشخاص المطلوب دعوتهم.
team-worker-language = لغة المشاركين
team-worker-chooses = يختارها المشارك
# Label of a number: how long the invitation link works
team-days = مدة الصلاحية (بالأيام)
team-days-hint = يُترك فارغًا لرابط لا تنتهي صلاحيته.
team-uses = الحد الأقصى لعدد مرات الاستخدام
team-uses-hint = يُترك فارغًا لعدم وضع حد.
team-address-limit = عدد الحسابات لكل عنوان شبكة
team-address-limit-hint = يُترك فارغًا لعدم وضع حد. قد يتشارك صف دراسي أو مكتب عنوانًا واحدًا.
team-create-link = إنشاء رابط دعوة
team-revoke-link = إبطال الرابط
# An item in a list about an invitation link: nobody chose the language of the workers in advance.
team-language-open = اللغة يختارها المشارك
team-uses-left = مرات الاستخدام المتبقية: { $n }
team-accounts-per-address = { $n ->
    [zero] { $n } حساب
    [one] حساب واحد
    [two] حسابان
    [few] { $n } حسابات
    [many] { $n } حسابًا
   *[other] { $n } حساب
} لكل عنوان شبكة
# A date and time follow.
team-link-created = وقت الإنشاء:
# A date and time follow.
team-link-expires = صالح حتى:
team-new-link = رابط الدعوة الجديد
# Arguments: $role, $language
team-link-of = { $role }، { $language }

## Rejected submissions in statistics

rejected-answers = إجابات التسليمات المرفوضة
rejected-answers-counted = تُحسب في الإحصاءات: الرفض يخص الدفع وحده
rejected-answers-left-out = لا تُحسب في الإحصاءات
rejected-answers-hint = يُستحسن اتخاذ القرار قبل الاطلاع على النتائج، لأن استبعاد الإجابات قد يغيرها. وتبقى الصياغات إلى أن تُزال.
