### The tasks of a study and the task designer: list, form, preview, versions, trial. Its questions are in design-questions.ftl.

## The list of tasks

design-tasks-lead = يمكن تعديل المسودة. النشر يثبّتها، والتعديلات اللاحقة تنشئ نسخة جديدة.
design-no-tasks = لا توجد مهام في هذه الدراسة بعد. يمكن إضافة مهمة من أحد القوالب أدناه.
# Column head: the number of a task in its study.
design-position = الموضع
# Column head: the live version and the draft of a task.
design-versions = النسخ
# Column head, and label of a menu: what an item contains, such as “A source and one output”.
design-item-shows = محتوى كل عنصر
# How many workers judge each item: the number of counted submissions per HIT.
design-judgements-per-item = الأحكام لكل عنصر
design-items-per-hit = العناصر في كل وحدة HIT
# Column head: the steps that a worker must pass before this task, such as a location check and a test.
design-qualification = التأهيل
# { $place } is the position of another task.
design-same-title = العنوان نفسه كما في المهمة { $place }
design-new-task = مهمة جديدة
design-new-task-lead = نقطة البداية قالب. القالب مهمة كاملة، ويمكن تغيير كل جزء منها.
design-n-presets = { $n ->
    [zero] { $n } قالب
    [one] قالب واحد
    [two] قالبان
    [few] { $n } قوالب
    [many] { $n } قالبًا
   *[other] { $n } قالب
}
design-add-task = إضافة مهمة

## What an item shows

design-shows-source = مصدر
design-shows-output = مخرَج واحد
design-shows-pair = مصدر ومخرَج واحد
design-shows-outputs = مصدر وعدة مخرجات
design-shows-sides = مصدر ومخرَجان جنبًا إلى جنب
design-shows-two = مخرَجان جنبًا إلى جنب

## The steps of the qualification

design-gate-location = التحقق من الموقع
design-gate-test = اختبار التأهيل
design-gate-pilot = المرحلة التجريبية
design-gate-review = مراجعة الناطقين الأصليين
design-gate-known = العناصر الذهبية

## The head of the designer

# Arguments: $place, $preset, $version
design-lead = المهمة { $place }، القالب: { $preset }، النسخة { $version }
design-lead-scratch = المهمة { $place }، من الصفر، النسخة { $version }
design-publish = نشر المهمة
design-duplicate = تكرار المهمة
design-gold-items = العناصر الذهبية
design-try = التجربة كمشارك
design-preview-width = عرض المعاينة
design-width-desktop = حاسوب
design-width-phone = هاتف
# Shown in the preview if the study has no texts yet.

## The form

# { $language } is the language of the text.
design-title-in = العنوان ({ $language })
design-instructions-in = التعليمات والأمثلة ({ $language })
# Heading of a part of the form: title, texts and what an item shows
design-content = المحتوى
design-display = طريقة عرض النصوص
design-display-plain = من دون تغيير
# The sign […] is shown to workers.
design-display-masked = استبدال كلمات من قائمة بالعلامة {"\u2066"}[…]{"\u2069"}
design-display-stripped = إزالة كلمات من قائمة
design-display-diff = إبراز التغييرات عن المصدر
design-display-hint = تحتاج مهام الكتابة إلى نصوص من دون تغيير. ويحتاج إبراز التغييرات إلى مصدر ومخرَج واحد.
design-hidden-words = الكلمات المخفية
design-words-to-hide = الكلمات المطلوب إخفاؤها ({ $language })
# “concord style lexicon” is a command; do not translate it.
design-words-to-hide-hint = كلمة واحدة في كل سطر. لا فرق بين الأحرف الكبيرة والصغيرة. يُتجاهل ما بعد علامة الجدولة، كما في ناتج «concord style lexicon».
design-timeout = مهلة الخمول (بالدقائق)
# { $currency } is a code such as EUR, whose minor unit is the cent.
design-reward-per-submission = الأجر لكل تسليم ({ $currency })
design-expected-time = الوقت المتوقع لكل وحدة HIT (بالثواني)
design-expected-time-hint = يراه المشاركون قبل البدء مع الأجر بالساعة الناتج عنه.
design-steps-before = خطوات التأهيل قبل هذه المهمة
design-save-draft = حفظ المسودة

## The texts that are missing in a language, or have to be confirmed

design-texts-to-check = نصوص للمراجعة قبل النشر
design-texts-lead = يجب أن يوجد كل نص بكل لغات الدراسة. يرجى تعديل النصوص الأخرى المذكورة هنا أو حذفها أو تأكيدها.
design-text-missing = غير موجود
design-text-old-scale = كُتب لنقاط السلّم السابقة
design-text-outdated = ما زال نص القالب، لكن النص باللغة الأولى تغيّر
design-text-copied = لا يوجد في القالب نص بهذه اللغة: هذا هو النص الإنجليزي
design-text-added = أُخذ من القالب عند إضافة اللغة
design-text-placeholder = نص مؤقت: يرجى كتابة نصك الخاص
design-text-confirm = ما زال هذا النص مناسبًا
design-texts-confirm-all = كل النصوص المذكورة باللغة {"\u2068"}{ $language }{"\u2069"} ما زالت مناسبة
design-texts-edit = تعديل النصوص باللغة {"\u2068"}{ $language }{"\u2069"}

## Texts from another task, and the system of written texts

design-origin = أصل النصوص ونظام المخرجات
design-texts-from = أخذ النصوص من
# Arguments: $place, $title
design-task-choice = { $place }. { $title }
design-task-number = المهمة { $place }
design-no-other-task = لا توجد في هذه الدراسة مهمة أخرى تجمع نصوصًا. لا يمكن استخدام مهام المرحلة التجريبية هنا.
design-feed-hint = يصبح كل نص وحدة HIT تلقائيًا. تضم هذه المهمة عنصرًا واحدًا في كل وحدة وتعرض مخرَجًا واحدًا على الأكثر.
# Label of a choice: texts of the other task become HITs after approval, or after submission
design-pass-on = وقت تمرير النصوص
design-pass-on-approved = بعد اعتماد الدفع
design-pass-on-submitted = بعد التسليم إذا كان التسليم محتسبًا
design-only-with-spans = تمرير النصوص التي فيها مقاطع فقط
design-memory = ذاكرة الترجمة: الحد الأدنى للتشابه بالنسبة المئوية
design-memory-hint = تعرض نصوصًا سابقة لمصادر مشابهة: من 30 إلى 100، أو يُترك الحقل فارغًا لعدم عرضها. يجب أن تعرض المهمة المصدر.
design-system = اسم النظام للنصوص المكتوبة في هذه المهمة
design-system-hint = مثل «formal». الحقل الفارغ يعني «human». للمهام التي يكتب فيها المشاركون نصوصًا فقط.

## Gold items

design-gold-on = خلط عناصر ذهبية بوحدات HIT
design-gold-every = عدد وحدات HIT لكل عنصر ذهبي في المتوسط
design-gold-least = الحد الأدنى للنسبة المئوية من العناصر الذهبية المجاب عنها كما هو متوقع
design-gold-after = عدد العناصر الذهبية التي يُجاب عنها قبل التحقق
design-gold-below = إذا كانت النسبة أقل
design-gold-warn = تنبيه المشارك
design-gold-pause = إيقاف المشارك مؤقتًا إلى أن يتخذ أحد المديرين قرارًا
design-gold-exclude = عدم إعطاء المشارك وحدات HIT أخرى في هذه الدراسة

## The definition and the versions

# Heading: the complete task as a file
design-definition = التعريف
design-definition-lead = المهمة كاملة بجميع اللغات في ملف واحد، للأرشفة أو المقارنة أو إعادة الاستخدام.
design-show-definition = عرض التعريف بصيغة JSON
design-json-schema = مخطط JSON Schema لتعريفات المهام
design-json-or-toml = يمكن استخدام JSON أو TOML كصيغة.
design-save-definition = حفظ التعريف كمسودة
design-versions-of-task = نسخ هذه المهمة
# Column head: date and time at which a version was published.
design-published = وقت النشر
# Column head: what differs from the version before.
design-changes = التغييرات
design-no-changes = لا تغييرات
# Arguments: $n, $version
design-lines-changed = { $n ->
    [zero] لم يتغير أي سطر منذ النسخة { $version }
    [one] تغيّر سطر واحد منذ النسخة { $version }
    [two] تغيّر سطران منذ النسخة { $version }
    [few] تغيّرت { $n } أسطر منذ النسخة { $version }
    [many] تغيّر { $n } سطرًا منذ النسخة { $version }
   *[other] تغيّر { $n } سطر منذ النسخة { $version }
}

## A trial: the task as a worker sees it

design-designer = مصمم المهام
# Title of the page; { $title } is the title of the task.
design-trial-of = تجربة: { $title }
# Title of a note: the page is a trial, and nothing is stored
design-trial = تجربة
design-trial-note = هذه وحدة HIT كما يراها المشارك. لا يُحفظ شيء ولا يُدفع أجر.
# In place of a text, in a study that has none yet; in the language of the texts
design-trial-sample = يظهر هنا نص من الدراسة.
design-back-to-designer = العودة إلى مصمم المهام
design-answers = الإجابات التي كانت ستُحفظ
design-answers-caption = الإجابات كما تظهر في التصدير
design-spans = المقاطع
design-could-insist = تظهر هذه التنبيهات للمشارك، ويمكنه التسليم رغم ذلك
design-could-not-submit = لا يمكن للمشارك تسليم هذه الإجابات

## Messages after a form

design-draft-saved = تم حفظ المسودة.
design-task-published = تم نشر المهمة. تستخدم الدفعات الجديدة هذه النسخة.
design-task-duplicated = تم تكرار المهمة. المهمة المعروضة الآن للتعديل هي المهمة المكررة.

## Columns of the imported file that workers see next to a text

design-columns = الأعمدة المعروضة مع النص
# Arguments: $n
design-columns-lead = يرى المشاركون تحت النص أعمدة من الملف المستورد (الحد الأقصى: { $n })، مثل السياق. يُترك الاسم فارغًا لإزالة عمود.
# The names of the columns of one source
# Arguments: $list
design-columns-known = أعمدة المصدر الأول: { $list }
# Arguments: $n
design-column-number = العمود { $n }
design-column-name = الاسم في الملف
design-column-unknown = لم يُعثر في النصوص على عمود بهذا الاسم، لذا لن يرى المشاركون شيئًا.
# Arguments: $language
design-column-label = التسمية للمشاركين ({ $language })
design-column-label-hint = من دون تسمية يقرأ المشاركون اسم العمود.
# A number: the order of the columns
design-column-place = الترتيب
design-column-collapsed = مطوي إلى أن يفتحه المشارك
