### Presets of CoCoA-MT (Nadejde et al. 2022).

## cocoa/formality-label

preset-cocoa-formality-label-title = رسمي أو غير رسمي
preset-cocoa-formality-label-instructions =
    يرجى قراءة النص وتحديد الأسلوب الذي يخاطب به قارئه. العبرة بصيغ المخاطبة وصيغ الأفعال المرافقة لها، لا بالموضوع.

    - **رسمي**: صيغ رسمية فقط. **غير رسمي**: صيغ غير رسمية فقط.
    - **محايد**: لا شيء فيه يدل على أسلوب معين.
    - **غير ذلك**: فيه النوعان معًا، أو لا يمكن فهم النص.
preset-cocoa-formality-label-label-prompt = ما أسلوب هذا النص؟
preset-cocoa-formality-label-label-option-formal = رسمي
preset-cocoa-formality-label-label-option-informal = غير رسمي
preset-cocoa-formality-label-label-option-neutral = محايد
preset-cocoa-formality-label-label-option-other = غير ذلك

## cocoa/gender-variant

preset-cocoa-gender-variant-title = الترجمة نفسها للجنس الآخر
preset-cocoa-gender-variant-instructions =
    يظهر هنا مصدر وترجمته. المطلوب كتابة الترجمة بحيث تخاطب شخصًا من **الجنس الآخر** أو تتحدث عنه، انطلاقًا من الترجمة الموجودة.

    - يجب تغيير الكلمات التي تدل على الجنس **فقط**، وما يلزم أن يطابقها.
    - إذا لم يكن في النص ما يدل على الجنس، فيرجى تسليمه من دون تغيير.
    - إذا كان النص غير مفهوم لك، فيرجى ذكر ذلك بدلًا من التخمين.

    مثال: *وصلت المديرة متعبة.* > *وصل المدير متعبًا.*
preset-cocoa-gender-variant-gender-variant-prompt = يرجى تعديل الترجمة لتتحدث عن الجنس الآخر.

## cocoa/matches-level

preset-cocoa-matches-level-title = هل للنص درجة الرسمية المطلوبة
preset-cocoa-matches-level-instructions =
    يرجى قراءة النص وتحديد ما إذا كان يخاطب قارئه **بأسلوب رسمي** كما هو مطلوب.

    - **نعم**: كل صيغة تدل على طريقة مخاطبة القارئ رسمية.
    - **لا**: إحدى هذه الصيغ غير رسمية، أو لا توجد أي صيغة منها.

    العبرة بصيغ المخاطبة وصيغ الأفعال المرافقة لها، لا بالموضوع.
preset-cocoa-matches-level-matches-prompt = هل يُخاطَب القارئ بأسلوب رسمي؟
preset-cocoa-matches-level-matches-option-yes = نعم
preset-cocoa-matches-level-matches-option-no = لا

## cocoa/quality-1-6

preset-cocoa-quality-1-6-title = تقييم جودة الترجمة من 1 إلى 6
preset-cocoa-quality-1-6-instructions =
    يرجى مقارنة الترجمة بمصدرها وتقييمها من **1** (سيئة) إلى **6** (مثالية).

    - العبرة بأن تقول الترجمة ما يقوله المصدر، وأن تكون صحيحة وسلسة.
    - تُقيَّم صيغة المخاطبة في مهمة أخرى: يمكن أن تكون الترجمة الرسمية والترجمة غير الرسمية مثاليتين كلتاهما.

    دليل التقييم:

    - **6**: لا شيء يحتاج إلى تغيير. **5**: عيب صغير واحد. **4**: بعض العيوب الصغيرة والمعنى كامل.
    - **3**: جزء من المعنى مفقود أو خاطئ. **2**: معظم المعنى كذلك. **1**: ليست ترجمة للمصدر.
preset-cocoa-quality-1-6-quality-prompt = ما مدى جودة هذه الترجمة؟
preset-cocoa-quality-1-6-quality-point-1 = سيئة
preset-cocoa-quality-1-6-quality-point-1-example-1-source = I left my umbrella on the bus, so I was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-1-example-1-output = موقف الحافلة بجانب المدرسة.
preset-cocoa-quality-1-6-quality-point-2 = ضعيفة
preset-cocoa-quality-1-6-quality-point-2-example-1-source = I left my umbrella on the bus, so I was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-2-example-1-output = نسيت الحافلة وعدت إلى البيت.
preset-cocoa-quality-1-6-quality-point-3 = متوسطة
preset-cocoa-quality-1-6-quality-point-3-example-1-source = I left my umbrella on the bus, so I was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-3-example-1-output = نسيت مظلتي في البيت وتبللت في الحافلة.
preset-cocoa-quality-1-6-quality-point-4 = جيدة
preset-cocoa-quality-1-6-quality-point-4-example-1-source = I left my umbrella on the bus, so I was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-4-example-1-output = نسيت مظلتي على الحافلة، فكنت مبلل جدًا عندما جئت للبيت.
preset-cocoa-quality-1-6-quality-point-5 = جيدة جدًا
preset-cocoa-quality-1-6-quality-point-5-example-1-source = I left my umbrella on the bus, so I was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-5-example-1-output = نسيت مظلتي في الحافلة، فكنت مبتلًا تمامًا عندما وصلت أنا إلى البيت.
preset-cocoa-quality-1-6-quality-point-6 = مثالية
preset-cocoa-quality-1-6-quality-point-6-example-1-source = I left my umbrella on the bus, so I was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-6-example-1-output = نسيت مظلتي في الحافلة، فوصلت إلى البيت مبتلًا تمامًا.

## cocoa/second-level

preset-cocoa-second-level-title = الترجمة نفسها بأسلوب غير رسمي
preset-cocoa-second-level-instructions =
    يظهر هنا مصدر وترجمته **الرسمية**، مع تظليل الكلمات التي تجعلها رسمية. المطلوب كتابة الترجمة بأسلوب **غير رسمي**، كما في الحديث مع صديق، انطلاقًا من الترجمة الموجودة. بعد ذلك يرجى تظليل كل كلمة أو عبارة تدل على الأسلوب غير الرسمي.

    - يجب تغيير الكلمات التي تدل على درجة الرسمية **فقط**: صيغ المخاطبة وصيغ الأفعال المرافقة لها والتحيات والألقاب.
    - يبقى كل ما عدا ذلك كما هو، حتى لو كان بالإمكان قوله بطريقة أخرى.
    - تُظلَّل الكلمة فقط إذا كانت تدل على درجة الرسمية خارج السياق أيضًا. النبرة وحدها لا تكفي.
    - إذا كان النص غير مفهوم لك، أو كان تظليله غير صحيح في رأيك، فيرجى ذكر ذلك بدلًا من التخمين.

    مثال: هل بإمكان **حضرتكم** الدخول؟ > هل **بإمكانك** الدخول؟
preset-cocoa-second-level-second-level-prompt = يرجى تعديل الترجمة لتصبح غير رسمية.
preset-cocoa-second-level-marks-prompt = ما الكلمات التي تدل على درجة الرسمية؟
preset-cocoa-second-level-marks-label-f = تدل على درجة الرسمية

## cocoa/tag

preset-cocoa-tag-title = تظليل الكلمات التي تدل على درجة الرسمية
preset-cocoa-tag-instructions =
    يرجى قراءة النص وتظليل **كل كلمة أو عبارة تدل على طريقة مخاطبة القارئ** بالتسمية المناسبة.

    - يُظلَّل اللفظ نفسه: الضمير أو صيغة الفعل المرافقة له أو التحية أو اللقب. ولا يُظلَّل ما يقع بينها.
    - تُظلَّل الكلمة فقط إذا كانت تدل على درجة الرسمية خارج السياق أيضًا. النبرة وحدها لا تكفي.
    - إذا لم يكن في النص ما يدل على درجة الرسمية، فيرجى اختيار «لا يوجد ما يُظلَّل».

    أمثلة:

    - رسمي: هل بإمكان **حضرتكم** إخباري أين تقع المحطة؟
    - غير رسمي: **قلّي** وين المحطة **يا صاحبي**
preset-cocoa-tag-formality-prompt = ما الكلمات التي تدل على درجة الرسمية؟
preset-cocoa-tag-formality-label-formal = رسمي
preset-cocoa-tag-formality-label-informal = غير رسمي

## cocoa/translate-and-tag

preset-cocoa-translate-and-tag-title = الترجمة بأسلوب رسمي وتظليل ما يجعلها رسمية
preset-cocoa-translate-and-tag-instructions =
    يرجى ترجمة النص **من البداية** بأسلوب **رسمي**، كما في مخاطبة شخص غريب أكبر منك سنًا. بعد ذلك يرجى تظليل كل كلمة أو عبارة في ترجمتك تدل على الأسلوب الرسمي.

    - يُظلَّل اللفظ نفسه: الضمير أو صيغة الفعل المرافقة له أو التحية أو اللقب. ولا يُظلَّل ما يقع بينها.
    - تُظلَّل الكلمة فقط إذا كانت تدل على درجة الرسمية خارج السياق أيضًا. النبرة وحدها لا تكفي.
    - لا داعي لإقحام مثل هذه الكلمات: إذا كانت الترجمة الرسمية لا تحتاج إليها، فيرجى اختيار «لا يوجد ما يُظلَّل».
    - إذا كان النص غير مفهوم لك، أو تعذّر قوله بأسلوب رسمي، فيرجى ذكر ذلك بدلًا من التخمين.

    مثال على الترجمة إلى العربية: *{"\u2066"}Can you come in?{"\u2069"}* > هل بإمكان **حضرتكم** الدخول؟
preset-cocoa-translate-and-tag-translation-prompt = ترجمتك بأسلوب رسمي
preset-cocoa-translate-and-tag-marks-prompt = ما الكلمات التي تدل على درجة الرسمية؟
preset-cocoa-translate-and-tag-marks-label-f = تدل على درجة الرسمية
