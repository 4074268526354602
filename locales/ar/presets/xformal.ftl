### Presets of XFORMAL (Briakou et al. 2021).

## xformal/edit-types

preset-xformal-edit-types-title = ما الذي تغيّر في الصياغة
preset-xformal-edit-types-instructions =
    يرجى مقارنة الصياغة بالأصل ووضع علامة عند **كل** نوع من التغيير يظهر فيها. قد تنطبق عدة أنواع على كلمة واحدة.

    - **الأحرف الكبيرة** (في الكلمات المكتوبة بحروف لاتينية): *{"\u2066"}IPHONE{"\u2069"}* > *{"\u2066"}iPhone{"\u2069"}*.
    - **علامات الترقيم**: أُضيفت أو أُزيلت أو استُبدلت.
    - **إعادة التعبير**: قيل الشيء نفسه بكلمات أخرى.
    - **حذف كلمات الحشو**: *يعني*، *طيب*، *المهم*.
    - **الإكمال**: ظهرت كلمة كانت محذوفة: *جاهز؟* > *هل أنت جاهز؟*
    - **إضافة سياق**: شيء يُفهم ضمنًا من الأصل.
    - **الصيغ المدمجة**: *عالبيت* > *إلى البيت*.
    - **الإملاء**: صُحّحت كلمة مكتوبة خطأً: *لاكن* > *لكن*.
    - **الاختصارات وكتابة الدردشة**: *{"\u2066"}mar7aba{"\u2069"}* > *مرحبًا*.
    - **العامية والتعابير الاصطلاحية**: *على الحديدة* > *لا يملك مالًا*.
    - **التهذيب**: *من فضلكم*، *هل يمكنكم*، صيغة مخاطبة مهذبة.
    - **تقسيم الجمل**: أصبحت الجملة الواحدة عدة جمل.
    - **الأسماء الموصولة**: *البيت اللي شفته* > *البيت الذي رأيته*.

    ما لا تتضمنه هذه القائمة يُكتب عند خيار **غير ذلك**. إذا لم يتغير شيء، يرجى اختيار **لم يتغير شيء** وحده.
preset-xformal-edit-types-edit-types-prompt = ما الذي تغيّر؟
preset-xformal-edit-types-edit-types-option-capitalization = الأحرف الكبيرة
preset-xformal-edit-types-edit-types-option-punctuation = علامات الترقيم
preset-xformal-edit-types-edit-types-option-paraphrase = إعادة التعبير
preset-xformal-edit-types-edit-types-option-delete-fillers = حذف كلمات الحشو
preset-xformal-edit-types-edit-types-option-completion = الإكمال
preset-xformal-edit-types-edit-types-option-add-context = إضافة سياق
preset-xformal-edit-types-edit-types-option-contractions = الصيغ المدمجة
preset-xformal-edit-types-edit-types-option-spelling = الإملاء
preset-xformal-edit-types-edit-types-option-normalization = الاختصارات وكتابة الدردشة
preset-xformal-edit-types-edit-types-option-slang-idioms = العامية والتعابير الاصطلاحية
preset-xformal-edit-types-edit-types-option-politeness = التهذيب
preset-xformal-edit-types-edit-types-option-split-sentences = تقسيم الجمل
preset-xformal-edit-types-edit-types-option-relativizers = الأسماء الموصولة
preset-xformal-edit-types-edit-types-option-unchanged = لم يتغير شيء

## xformal/fluency

preset-xformal-fluency-title = تقييم السلاسة
preset-xformal-fluency-instructions =
    يرجى قراءة النص وتحديد ما إذا كان يُقرأ كنص عربي طبيعي وصحيح، من **1** إلى **5**.

    - **5 مثالي**: يُقرأ من دون تردد ومن دون أخطاء.
    - **4 مفهوم**: فيه بعض الأخطاء أو التعابير الركيكة، لكن المعنى واضح.
    - **3 مفهوم إلى حدّ ما**: يمكن فهم جزء منه، أو تلزم قراءته مرة أخرى.
    - **2 غير مفهوم**: الكلمات عربية، لكنها معًا بلا معنى.
    - **1 يتعذّر الحكم عليه**: النص فارغ أو بلغة أخرى.

    قد يكون النص غير الرسمي سلسًا تمامًا.
preset-xformal-fluency-fluency-prompt = ما مدى سلاسة هذا النص؟
preset-xformal-fluency-fluency-point-1 = يتعذّر الحكم عليه
preset-xformal-fluency-fluency-point-1-example-1 = ##  8 ,, http
preset-xformal-fluency-fluency-point-2 = غير مفهوم
preset-xformal-fluency-fluency-point-2-example-1 = النافذة تذهب الثلاثاء تحت.
preset-xformal-fluency-fluency-point-3 = مفهوم إلى حدّ ما
preset-xformal-fluency-fluency-point-3-example-1 = قال القطار الذي كان أمس هو يأتي لا.
preset-xformal-fluency-fluency-point-4 = مفهوم
preset-xformal-fluency-fluency-point-4-example-1 = لا اعرف اين هو وضعت المفاتيح
preset-xformal-fluency-fluency-point-5 = مثالي
preset-xformal-fluency-fluency-point-5-example-1 = لا أعرف أين وضع المفاتيح.

## xformal/formality

preset-xformal-formality-title = تقييم درجة الرسمية
preset-xformal-formality-instructions =
    يرجى قراءة النص وتحديد مدى رسميته، من **{"\u2066"}-3{"\u2069"}** إلى **3**.

    - العبرة بطريقة القول: اختيار الكلمات والتراكيب والتهذيب والاختصارات وعلامات الترقيم.
    - لا يدخل الموضوع في الاعتبار، ولا موافقتك على ما يقوله النص.
    - قد تكون في الجملة غلطة وهي رسمية؛ وقد تكون خالية من الأخطاء وهي غير رسمية.
preset-xformal-formality-formality-prompt = ما مدى رسمية هذا النص؟
preset-xformal-formality-formality-point-minus-3 = غير رسمي جدًا
preset-xformal-formality-formality-point-minus-3-example-1 = ههههه وييين تلفوني رح انجن والله
preset-xformal-formality-formality-point-minus-2 = غير رسمي
preset-xformal-formality-formality-point-minus-2-example-1 = شفت الساعة كم ولا لأ
preset-xformal-formality-formality-point-minus-1 = غير رسمي إلى حدّ ما
preset-xformal-formality-formality-point-minus-1-example-1 = خسارة فعلًا أنك لن تأتي معنا.
preset-xformal-formality-formality-point-0 = محايد
preset-xformal-formality-formality-point-0-example-1 = يغلق المتجر في الساعة السادسة.
preset-xformal-formality-formality-point-1 = رسمي إلى حدّ ما
preset-xformal-formality-formality-point-1-example-1 = يمكن للزوار ترك معاطفهم عند المدخل.
preset-xformal-formality-formality-point-2 = رسمي
preset-xformal-formality-formality-point-2-example-1 = نرجو منكم التكرم بتأكيد حضوركم.
preset-xformal-formality-formality-point-3 = رسمي جدًا
preset-xformal-formality-formality-point-3-example-1 = وتفضلوا بقبول فائق الاحترام والتقدير.

## xformal/meaning

preset-xformal-meaning-title = تقييم مدى الحفاظ على المعنى
preset-xformal-meaning-instructions =
    يرجى مقارنة النصين وتحديد ما إذا كانا بالمعنى نفسه، من **1** إلى **6**.

    - لا يدخل الأسلوب ولا الأخطاء في الاعتبار، إلا إذا حالت دون الفهم.
    - كل معلومة أُضيفت أو فُقدت أو تغيّرت تخفض التقييم.
    - قد يكون النص الرسمي والنص غير الرسمي متكافئين تمامًا.
preset-xformal-meaning-meaning-prompt = هل للنصين المعنى نفسه؟
preset-xformal-meaning-meaning-point-1 = مختلفان تمامًا
preset-xformal-meaning-meaning-point-1-example-1-source = اختي باعت سيارتها الاسبوع الماضي، هلأ عم تركب الباص
preset-xformal-meaning-meaning-point-1-example-1-output = أفضّل تناول العشاء في المنزل هذا المساء.
preset-xformal-meaning-meaning-point-2 = غير متكافئين لكن موضوعهما واحد
preset-xformal-meaning-meaning-point-2-example-1-source = اختي باعت سيارتها الاسبوع الماضي، هلأ عم تركب الباص
preset-xformal-meaning-meaning-point-2-example-1-output = الحافلة أقل تكلفة من السيارة.
preset-xformal-meaning-meaning-point-3 = غير متكافئين لكن تجمعهما بعض التفاصيل
preset-xformal-meaning-meaning-point-3-example-1-source = اختي باعت سيارتها الاسبوع الماضي، هلأ عم تركب الباص
preset-xformal-meaning-meaning-point-3-example-1-output = اشترت أختي سيارة الأسبوع الماضي.
preset-xformal-meaning-meaning-point-4 = متكافئان بصورة تقريبية
preset-xformal-meaning-meaning-point-4-example-1-source = اختي باعت سيارتها الاسبوع الماضي، هلأ عم تركب الباص
preset-xformal-meaning-meaning-point-4-example-1-output = باعت أختي سيارتها وتستخدم وسائل النقل العام.
preset-xformal-meaning-meaning-point-5 = متكافئان في معظم المعنى
preset-xformal-meaning-meaning-point-5-example-1-source = اختي باعت سيارتها الاسبوع الماضي، هلأ عم تركب الباص
preset-xformal-meaning-meaning-point-5-example-1-output = باعت أختي سيارتها مؤخرًا وتستقل الحافلة الآن.
preset-xformal-meaning-meaning-point-6 = متكافئان تمامًا
preset-xformal-meaning-meaning-point-6-example-1-source = اختي باعت سيارتها الاسبوع الماضي، هلأ عم تركب الباص
preset-xformal-meaning-meaning-point-6-example-1-output = في الأسبوع الماضي باعت أختي سيارتها؛ وهي تستقل الحافلة الآن.

## xformal/quality

preset-xformal-quality-title = تقييم جودة الصياغة
preset-xformal-quality-instructions =
    يرجى مقارنة الصياغة بالأصل والحكم عليها إجمالًا.

    - **ممتازة**: رسمية وسلسة وتقول ما يقوله الأصل.
    - **مقبولة**: فيها نقاط ضعف صغيرة في الأسلوب أو اللغة أو المعنى يكفي لإصلاحها تصحيح سريع.
    - **ضعيفة**: لا تكاد تكون أكثر رسمية، أو يصعب فهمها، أو تقول شيئًا آخر.
preset-xformal-quality-quality-prompt = ما مدى جودة هذه الصياغة؟
preset-xformal-quality-quality-option-excellent = ممتازة
preset-xformal-quality-quality-option-acceptable = مقبولة
preset-xformal-quality-quality-option-poor = ضعيفة

## xformal/ranking

preset-xformal-ranking-title = ترتيب الصياغات
preset-xformal-ranking-instructions =
    تظهر هنا جملة غير رسمية، ثم صياغة كتبها شخص، ثم عدة صياغات للمقارنة. يرجى ترتيب هذه الأخيرة من **الأفضل** (المرتبة 1) إلى **الأسوأ**.

    - الأفضل هي الأكثر **رسمية** بين الصياغات السلسة التي تحافظ على المعنى.
    - الصياغة التي تغيّر المعنى أو يتعذّر فهمها تأتي بعد غيرها، حتى لو كانت رسمية.
    - يمكن أن تشترك صياغتان متساويتان في مرتبة واحدة.

    الصياغة البشرية معروضة للمقارنة ولا تدخل في الترتيب. ترتيب ظهور النصوص عشوائي.
preset-xformal-ranking-ranking-prompt = يرجى ترتيب هذه الصياغات من الأفضل إلى الأسوأ.

## xformal/rewrite

preset-xformal-rewrite-title = إعادة الصياغة بأسلوب رسمي
preset-xformal-rewrite-instructions =
    يرجى قراءة الجملة غير الرسمية، ثم كتابة جملة عربية **رسمية** تقول **الشيء نفسه**.

    - تُعالَج كل جملة على حدة.
    - لا يُستخدم إلا ما في الجملة: من دون إضافة شيء أو حذف شيء.
    - لا يكفي تصحيح علامات الترقيم أو الإملاء أو الاختصارات: يجب أيضًا تغيير الكلمات والتعابير غير الرسمية.
    - يُكتب النص كما لو كان موجهًا إلى شخص لا تعرفه وتكنّ له الاحترام.

    الجملة غير الرسمية: *اخوي ما بيفهم شي بالكمبيوتر، خربانة عالآخر.....*

    - **جيد**: «لا يُلمّ أخي بشيء من أمور الحاسوب، وهو أمر مؤسف للغاية.» الأسلوب رسمي والمعنى محفوظ.
    - **يُتجنَّب**: «أخوي ما بيفهم شي بالكمبيوتر. خربانة على الآخر.» تغيّر الإملاء وعلامات الترقيم فقط: ما زالت الجملة غير رسمية.
    - **يُتجنَّب**: «أخي محدود الذكاء وقد باع حاسوبه.» الأسلوب رسمي، لكن المعنى تغيّر.
preset-xformal-rewrite-rewrite-prompt = يرجى كتابة هذه الجملة بأسلوب رسمي.
