### The page of human rewrites: their analysis, and their post-processing (removal and correction).

rewrites-lead = الصياغات البشرية إلى جانب مصادرها، مع إشارات مفيدة للمعالجة اللاحقة.
rewrites-file-csv = الصياغات (CSV)
rewrites-analysis-csv = التحليل (CSV)
rewrites-analysis-json = التحليل (JSON)
rewrites-analysis-latex = التحليل (LaTeX)
rewrites-next-page = الصفحة التالية

## Which rewrites are shown

rewrites-choice-used = المستخدمة مع التحليل
rewrites-choice-spelling = التي فيها أخطاء إملائية
rewrites-all-languages = جميع اللغات
rewrites-show = عرض الصياغات
# Heading: rewrites that reports and new batches use
rewrites-used = الصياغات المستخدمة
rewrites-used-lead = كل صياغة كما كُتبت، مع تصحيحها إن وُجد.
# Heading and choice of a filter: rewrites that the program proposes to remove
rewrites-proposed = المقترح إزالتها
rewrites-proposed-lead = هذه الصياغات لا تغيّر شيئًا، أو تغيّر علامات الترقيم وحالة الأحرف والمسافات والأحرف المكررة والاختصارات فقط.
rewrites-proposed-note = تبقى الصياغة المُزالة محفوظة ومدفوعة ومصدَّرة. لا تستخدمها الدفعات الجديدة ولا المقاييس. يمكن التراجع عن الإزالة.
rewrites-none-proposed = لا توجد صياغة مقترح إزالتها. تظهر الصياغات هنا إذا كانت لا تغيّر شيئًا، أو تغيّر علامات الترقيم وحالة الأحرف والمسافات والأحرف المكررة والاختصارات فقط.
# Heading and choice of a filter: rewrites that were removed
rewrites-removed = المُزالة
rewrites-removed-lead = تبقى الصياغات المُزالة محفوظة ومدفوعة ومصدَّرة. لا تستخدمها الدفعات الجديدة ولا المقاييس.
rewrites-none-removed = لم تُزَل أي صياغة.
rewrites-all = جميع الصياغات
rewrites-all-lead = كل صياغة كما كُتبت.
rewrites-appear-here = تظهر الصياغات هنا عندما يسلّمها المشاركون. ولا توجد إلا في المهام التي تُعاد فيها صياغة نص.

## The table of rewrites

# Column head: the text that a worker wrote
rewrites-rewrite = الصياغة
# Column head: what the program noticed about a rewrite
rewrites-hints = إشارات
# Column head: buttons to remove or keep a rewrite
rewrites-decision = القرار
# Column head: number of words that were changed
rewrites-words-changed = الكلمات المتغيّرة
# How many of a rewrite's words were changed. Arguments: $n, $words
rewrites-n-of-words = { $n } من { $words }
# Tag of a rewrite: it is the same as its source
rewrites-tag-unchanged = من دون تغيير
# Tag of a rewrite: it changes only punctuation, case, spacing, repeated letters or abbreviations
rewrites-tag-normalised = تطبيع فقط
# Tag before the corrected text of a rewrite
rewrites-tag-corrected = مصحَّحة
# Tag of a rewrite that was removed
rewrites-tag-removed = مُزالة
rewrites-tag-removed-why = مُزالة: { $reason }
# Tag: the submission with this rewrite was approved
rewrites-tag-approved = معتمدة
# Tag: the submission with this rewrite was rejected
rewrites-tag-rejected = مرفوضة
# Tag: the submission with this rewrite has not been reviewed yet
rewrites-tag-waiting = بالانتظار
# Tag: the rewrite was imported from a file
rewrites-tag-imported = مستوردة

## Decisions about rewrites

# Opens a form in which a rewrite can be removed
rewrites-decide = اتخاذ قرار
rewrites-remove = إزالة الصياغة
rewrites-removal-reason = سبب الإزالة
rewrites-use-again = إعادة استخدام الصياغة
# Button that reverses a correction: the text as the worker wrote it is used
rewrites-use-original = استخدام النص الأصلي
# Button that rejects a proposed removal
rewrites-keep = إبقاء الصياغة
rewrites-remove-all = { $n ->
    [zero] لا توجد صياغات لإزالتها في هذه الصفحة
    [one] إزالة الصياغة الوحيدة في هذه الصفحة
    [two] إزالة الصياغتين في هذه الصفحة
    [few] إزالة جميع الصياغات في هذه الصفحة وعددها { $n }
    [many] إزالة جميع الصياغات في هذه الصفحة وعددها { $n }
   *[other] إزالة جميع الصياغات في هذه الصفحة وعددها { $n }
}
rewrites-remove-others = { $n ->
    [zero] لا توجد صياغات لمشاركين آخرين لإزالتها
    [one] إزالة صياغة واحدة لمشارك آخر
    [two] إزالة صياغتين لمشاركين آخرين
    [few] إزالة { $n } صياغات لمشاركين آخرين
    [many] إزالة { $n } صياغة لمشاركين آخرين
   *[other] إزالة { $n } صياغة لمشاركين آخرين
}
rewrites-own-stay = { $n ->
    [zero] لا توجد صياغات لك في هذه الصفحة.
    [one] صياغة واحدة في هذه الصفحة لك. يجب أن يتخذ شخص آخر القرار بشأنها.
    [two] صياغتان في هذه الصفحة لك. يجب أن يتخذ شخص آخر القرار بشأنهما.
    [few] { $n } صياغات في هذه الصفحة لك. يجب أن يتخذ شخص آخر القرار بشأنها.
    [many] { $n } صياغة في هذه الصفحة لك. يجب أن يتخذ شخص آخر القرار بشأنها.
   *[other] { $n } صياغة في هذه الصفحة لك. يجب أن يتخذ شخص آخر القرار بشأنها.
}
rewrites-told-removed = { $n ->
    [zero] لم تُزَل أي صياغة.
    [one] أُزيلت صياغة واحدة. يمكن التراجع عن ذلك.
    [two] أُزيلت صياغتان. يمكن التراجع عن ذلك.
    [few] أُزيلت { $n } صياغات. يمكن التراجع عن ذلك.
    [many] أُزيلت { $n } صياغة. يمكن التراجع عن ذلك.
   *[other] أُزيلت { $n } صياغة. يمكن التراجع عن ذلك.
}
# The texts are used as the workers wrote them
rewrites-told-kept = { $n ->
    [zero] لم تُبقَ أي صياغة كما كُتبت.
    [one] أُبقيت صياغة واحدة كما كُتبت. يمكن التراجع عن ذلك.
    [two] أُبقيت صياغتان كما كُتبتا. يمكن التراجع عن ذلك.
    [few] أُبقيت { $n } صياغات كما كُتبت. يمكن التراجع عن ذلك.
    [many] أُبقيت { $n } صياغة كما كُتبت. يمكن التراجع عن ذلك.
   *[other] أُبقيت { $n } صياغة كما كُتبت. يمكن التراجع عن ذلك.
}
rewrites-told-n-corrected = { $n ->
    [zero] لم تُصحَّح أي صياغة.
    [one] صُحّحت صياغة واحدة. يمكن التراجع عن ذلك.
    [two] صُحّحت صياغتان. يمكن التراجع عن ذلك.
    [few] صُحّحت { $n } صياغات. يمكن التراجع عن ذلك.
    [many] صُحّحت { $n } صياغة. يمكن التراجع عن ذلك.
   *[other] صُحّحت { $n } صياغة. يمكن التراجع عن ذلك.
}
rewrites-told-corrected = صُحّحت الصياغة. يبقى نصها الأصلي محفوظًا.
# Arguments: $word, $language
rewrites-told-known = أُضيفت «{ $word }» إلى الكلمات المعروفة لهذه اللغة: { $language }.

## Misspelt words

# The same for an administrator of the server
rewrites-no-dictionary-administrator = يُدقَّق الإملاء بقواميس Hunspell. يرجى وضع ملف {"\u2066"}.dic{"\u2069"} وملف {"\u2066"}.aff{"\u2069"} التابع له في مجلد النماذج لهذا الخادم. بعد ذلك يُحدَّد القاموس للغة في الإعدادات.
rewrites-no-dictionary = يُدقَّق الإملاء بقواميس Hunspell. يرجى الطلب من مسؤول هذا الخادم وضع ملف {"\u2066"}.dic{"\u2069"} وملف {"\u2066"}.aff{"\u2069"} التابع له في مجلد النماذج. بعد ذلك يُحدَّد القاموس للغة في الإعدادات.
rewrites-open-settings = فتح الإعدادات
rewrites-unnamed-dictionaries = لا تحدد الإعدادات قاموسًا إملائيًا لما يلي: { $languages }.
rewrites-misspelt = الأخطاء الإملائية
rewrites-misspelt-lead = كلمات غير موجودة في القاموس. يحل التصحيح محل الصياغة في الدفعات الجديدة والمقاييس.
rewrites-misspelt-note = لا تُدقَّق كلمات المصدر، ولا الكلمات التي فيها أرقام، ولا الكلمات المكتوبة بأحرف كبيرة، ولا العناوين، ولا الكلمات المعروفة. يبقى النص الأصلي للصياغة المصحَّحة محفوظًا.
rewrites-none-misspelt = لا توجد في الصياغات المدقَّقة كلمة غير موجودة في القاموس.
# The text as the worker wrote it, below its correction
rewrites-original = النص الأصلي: { $text }
# Name of a card in a numbered list, read aloud
rewrites-card-own = { $place }. صياغتك
# Name of a card in a numbered list, read aloud. Arguments: $place, $worker
rewrites-card-by = { $place }. صياغة { $worker }
# Name of a card in a numbered list, read aloud
rewrites-card-imported = { $place }. صياغة مستوردة
rewrites-edit-text = تعديل النص
rewrites-save-text = حفظ النص
rewrites-no-suggestions = لا توجد اقتراحات
rewrites-spelling = الإملاء الصحيح
rewrites-correct-word = تصحيح الكلمة
# Opens a field for a spelling that was not suggested
rewrites-other-spelling = إملاء آخر
rewrites-know-word = إضافة إلى الكلمات المعروفة

## Analysis: edit types (XFORMAL, Table 4)

rewrites-edits = أنواع التعديل
rewrites-edits-lead = نسبة الصياغات التي يظهر فيها كل نوع من التعديل. قد تظهر في الصياغة الواحدة عدة أنواع.
rewrites-edits-released = أنواع التعديل وفق الشيفرة المنشورة
rewrites-edits-method = أنواع التعديل معرَّفة كما في الورقة (XFORMAL، الجدول 4). تستخدم الشيفرة المنشورة مع الورقة قواعد مختلفة لبعضها. ففي الأحرف الكبيرة، تَعدّ الورقة الكلمات التي فقدت أحرفها الكبيرة، بينما تَعدّ الشيفرة الكلمات التي اكتسبت حرفًا كبيرًا.
# Column head
rewrites-edit-type = نوع التعديل
rewrites-edit-capitalization = الأحرف الكبيرة
rewrites-edit-lowercase = الأحرف الصغيرة
rewrites-edit-punctuation = علامات الترقيم
rewrites-edit-spelling = الإملاء
# An abbreviation was written out
rewrites-edit-normalization = فك الاختصارات
# The rewrite has more sentences than its source
rewrites-edit-split = تقسيم الجمل
rewrites-edit-paraphrase = إعادة التعبير
# A word with repeated letters, such as "sooo", was removed
rewrites-edit-repetition = الأحرف المكررة
rewrites-edit-unchanged = من دون تغيير
rewrites-percent = { $number }%

## Analysis: difference and diversity (XFORMAL, Table 5)

rewrites-diversity = الاختلاف والتنوع
rewrites-diversity-lead = مدى اختلاف الصياغات عن مصادرها، ومدى تشابه صياغات المصدر الواحد.
# Column head: number of characters that were changed
rewrites-characters-changed = الأحرف المتغيّرة
rewrites-led-method = مقياس LeD (الاختلاف المعجمي) هو نسبة الوحدات (tokens: الكلمات وعلامات الترقيم) غير المشتركة بين المصدر وصياغته.
rewrites-self-bleu-method = يقارن self-BLEU كل صياغة بالصياغات الأخرى لمصدرها. لا يستخدم إلا المصادر التي لها صياغتان أو أكثر. يساوي 100 إذا كانت جميع صياغات المصدر متطابقة؛ وكلما ارتفعت القيمة قلّ التنوع.
# Followed by identifiers of the configuration
rewrites-signature = توقيع self-BLEU المستخدم:
rewrites-no-self-bleu = غير متاح: لا توجد لأي مصدر صياغتان للمقارنة
# In place of a value: why there is none
rewrites-undefined = غير متاح: { $reason }

## Analysis: edit distance

rewrites-distance = مسافة التحرير
rewrites-distance-lead = الأحرف المضافة أو المحذوفة أو المستبدلة لتحويل المصدر إلى صياغته (مسافة Levenshtein).
# Arguments: $language, $mean, $n
rewrites-distance-caption = { $n ->
    [zero] { $language }: متوسط الأحرف المتغيّرة { $mean }، ولا توجد صياغات.
    [one] { $language }: عدد الأحرف المتغيّرة { $mean } في صياغة واحدة.
    [two] { $language }: متوسط الأحرف المتغيّرة { $mean } في صياغتين.
    [few] { $language }: متوسط الأحرف المتغيّرة { $mean } في { $n } صياغات.
    [many] { $language }: متوسط الأحرف المتغيّرة { $mean } في { $n } صياغة.
   *[other] { $language }: متوسط الأحرف المتغيّرة { $mean } في { $n } صياغة.
}
rewrites-distance-table = مسافة التحرير في { $language }

## Analysis: style shift

# Heading, and column head
rewrites-style-shift = تحوّل الأسلوب
rewrites-style-lead = تشير درجة الأسلوب الأعلى من 0 إلى أسلوب الصياغات؛ وتشير الدرجة الأدنى من 0 إلى أسلوب المصادر.
rewrites-style-method-score = درجة أسلوب النص هي لوغاريتم أرجحية الأسلوب (log odds). إذا حددت الإعدادات نموذج أسلوب للغة، تُؤخذ الأرجحية من هذا النموذج.
rewrites-style-method-classifier = وإلا فهي أرجحية أن يكون النص صياغة، بالانحدار اللوجستي على الكلمات. تُقسَّم المصادر مع صياغاتها إلى خمسة أجزاء. تُحسب درجات كل جزء بنموذج مدرَّب على الأجزاء الأربعة الأخرى، ويُطرح لوغاريتم أرجحية نصوص التدريب.
rewrites-style-method-shift = التحوّل هو درجة الصياغة مطروحًا منها درجة مصدرها، ويُعرض في صورة متوسط ± انحراف معياري. تشير النجمة إلى {"\u2066"}p < .05{"\u2069"} في اختبار t للعينات المقترنة بين المصادر ومتوسطات صياغاتها. عند أقل من 6 مصادر لا توضع نجمة.
# Arguments: $language, $shift, $rewrites, $sources
rewrites-style-caption = { $language }: تحوّل الأسلوب من المصادر إلى الصياغات {"\u2066"}{ $shift }{"\u2069"}. متوسط الدرجة {"\u2066"}{ $rewrites }{"\u2069"} للصياغات و {"\u2066"}{ $sources }{"\u2069"} للمصادر.
rewrites-style-model = نموذج الأسلوب: { $model }.
# Arguments: $language, $reason
rewrites-style-undefined = { $language }: لا توجد درجة أسلوب ({ $reason }).
rewrites-style-table = درجات الأسلوب في { $language }
# Column head
rewrites-style-score = درجة الأسلوب
# Column head: the shift of the rewrites whose sources have a score in this range
rewrites-shift-of-range = تحوّل صياغات هذه المصادر
rewrites-no-source = غير متاح: لا يوجد مصدر
# A range of scores. Arguments: $from, $to
rewrites-range = من {"\u2066"}{ $from }{"\u2069"} إلى {"\u2066"}{ $to }{"\u2069"}
rewrites-range-below = أقل من {"\u2066"}{ $to }{"\u2069"}
rewrites-range-above = {"\u2066"}{ $from }{"\u2069"} فأكثر
