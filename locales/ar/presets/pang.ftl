### Presets of Pang and Gimpel 2019.

## pang/ab-fluency

preset-pang-ab-fluency-title = مقارنة سلاسة صياغتين
preset-pang-ab-fluency-instructions =
    يرجى قراءة الأصل والصياغتين **A** و **B** هنا.

    - العبرة **بالسلاسة** وحدها: الصياغة الأسلس قراءة والأقل أخطاء هي الأفضل، أيًا كان ما تقوله.
    - إذا لم يكن هناك فرق، فيرجى اختيار ذلك. موضع كل صياغة عشوائي.
preset-pang-ab-fluency-fluency-prompt = أي الصياغتين أسلس قراءة؟

## pang/ab-semantics

preset-pang-ab-semantics-title = مقارنة معنى صياغتين
preset-pang-ab-semantics-instructions =
    يرجى قراءة الأصل والصياغتين **A** و **B** هنا.

    - العبرة **بالمعنى** وحده: الصياغة التي تنقل بدقة أكبر ما يقوله الأصل هي الأفضل، أيًا كان أسلوبها.
    - إذا لم يكن هناك فرق، فيرجى اختيار ذلك. موضع كل صياغة عشوائي.
preset-pang-ab-semantics-semantics-prompt = أي الصياغتين أقرب إلى معنى الأصل؟

## pang/ab-style

preset-pang-ab-style-title = مقارنة أسلوب صياغتين
preset-pang-ab-style-instructions =
    يرجى قراءة الأصل والصياغتين **A** و **B** هنا.

    - العبرة **بالأسلوب** وحده: الصياغة الأكثر رسمية هي الأفضل، حتى لو قالت شيئًا آخر أو لم تكن سلسة.
    - إذا لم يكن هناك فرق، فيرجى اختيار ذلك. موضع كل صياغة عشوائي.
preset-pang-ab-style-style-prompt = أي الصياغتين أكثر رسمية؟

## pang/fluency-1-4

preset-pang-fluency-1-4-title = تقييم السلاسة من 1 إلى 4
preset-pang-fluency-1-4-instructions =
    يرجى قراءة النص وتحديد مدى سلاسته، من **1** إلى **4**. قد يكون النص غير الرسمي سلسًا تمامًا.

    يرجى قراءة أمثلة كل نقطة قبل البدء.
preset-pang-fluency-1-4-fluency-prompt = ما مدى سلاسة هذا النص؟
preset-pang-fluency-1-4-fluency-point-1 = سيئ للغاية
preset-pang-fluency-1-4-fluency-point-1-example-1 = لطف كان جدًا جدًا جدًا.
preset-pang-fluency-1-4-fluency-point-1-example-2 = من دقيقة في كل في
preset-pang-fluency-1-4-fluency-point-1-example-3 = لكن الـ كانت نظيفة الـ.
preset-pang-fluency-1-4-fluency-point-1-example-4 = رنا اسأل اسأل اسأل
preset-pang-fluency-1-4-fluency-point-1-example-5 = موسيقى هو قبل الـ الـ.
preset-pang-fluency-1-4-fluency-point-2 = ضعيف ويحتاج إلى تحسين
preset-pang-fluency-1-4-fluency-point-2-example-1 = لم لطف أحد هذا يعاملني قبل.
preset-pang-fluency-1-4-fluency-point-2-example-2 = احنا كل دقيقة حبينا من
preset-pang-fluency-1-4-fluency-point-2-example-3 = غرفة صغيرة نظيفة لكن.
preset-pang-fluency-1-4-fluency-point-2-example-4 = اسألوا رنا عرف هي كل شي
preset-pang-fluency-1-4-fluency-point-2-example-5 = هو قبل الموسيقى غادر يبدأ.
preset-pang-fluency-1-4-fluency-point-3 = جيد
preset-pang-fluency-1-4-fluency-point-3-example-1 = لم يعاملني أحد بهذا لطيف من قبل.
preset-pang-fluency-1-4-fluency-point-3-example-2 = حبينا كل دقايق فيها
preset-pang-fluency-1-4-fluency-point-3-example-3 = كانت الغرفة صغيرة لكنه نظيفة.
preset-pang-fluency-1-4-fluency-point-3-example-4 = اسألوا عن رنا، بيعرف هي كل شي
preset-pang-fluency-1-4-fluency-point-3-example-5 = غادر قبل أن بدأت الموسيقى.
preset-pang-fluency-1-4-fluency-point-4 = جيد جدًا
preset-pang-fluency-1-4-fluency-point-4-example-1 = لم يعاملني أحد بهذا اللطف من قبل.
preset-pang-fluency-1-4-fluency-point-4-example-2 = حبينا كل دقيقة فيها
preset-pang-fluency-1-4-fluency-point-4-example-3 = كانت الغرفة صغيرة لكنها نظيفة.
preset-pang-fluency-1-4-fluency-point-4-example-4 = اسألوا عن رنا، بتعرف كل شي
preset-pang-fluency-1-4-fluency-point-4-example-5 = غادر قبل أن تبدأ الموسيقى.

## pang/preference

preset-pang-preference-title = اختيار الصياغة الأفضل
preset-pang-preference-instructions =
    يرجى قراءة الأصل والصياغتين **A** و **B** واختيار الأفضل إجمالًا: الصياغة الرسمية التي تحافظ على المعنى وتتسم بالسلاسة.

    يجب اختيار إحداهما، حتى لو كان الفرق صغيرًا. موضع كل صياغة عشوائي.
preset-pang-preference-preference-prompt = أي الصياغتين أفضل؟

## pang/similarity-1-4

preset-pang-similarity-1-4-title = تقييم مدى تشابه المعنيين من 1 إلى 4
preset-pang-similarity-1-4-instructions =
    يرجى مقارنة النصين وتحديد مدى تشابه **معنييهما**، من **1** إلى **4**. قد يختلف الأسلوب: وهذا مقصود.

    يرجى قراءة أمثلة كل نقطة قبل البدء.
preset-pang-similarity-1-4-similarity-prompt = ما مدى تشابه المعنيين؟
preset-pang-similarity-1-4-similarity-point-1 = سيئ للغاية
preset-pang-similarity-1-4-similarity-point-1-example-1-source = البيتزا هون بتجنن بس دايمًا زحمة
preset-pang-similarity-1-4-similarity-point-1-example-1-output = البيتزا هنا سيئة للغاية.
preset-pang-similarity-1-4-similarity-point-1-example-2-source = البيتزا هون بتجنن بس دايمًا زحمة
preset-pang-similarity-1-4-similarity-point-1-example-2-output = المتحف مغلق أيام الاثنين.
preset-pang-similarity-1-4-similarity-point-1-example-3-source = البيتزا هون بتجنن بس دايمًا زحمة
preset-pang-similarity-1-4-similarity-point-1-example-3-output = أودّ أن أشكركم.
preset-pang-similarity-1-4-similarity-point-1-example-4-source = البيتزا هون بتجنن بس دايمًا زحمة
preset-pang-similarity-1-4-similarity-point-1-example-4-output = الـ هو من الـ.
preset-pang-similarity-1-4-similarity-point-1-example-5-source = البيتزا هون بتجنن بس دايمًا زحمة
preset-pang-similarity-1-4-similarity-point-1-example-5-output = أين يمكن العثور على صيدلية؟
preset-pang-similarity-1-4-similarity-point-2 = ضعيف ويحتاج إلى تحسين
preset-pang-similarity-1-4-similarity-point-2-example-1-source = البيتزا هون بتجنن بس دايمًا زحمة
preset-pang-similarity-1-4-similarity-point-2-example-1-output = البيتزا هنا ممتازة.
preset-pang-similarity-1-4-similarity-point-2-example-2-source = البيتزا هون بتجنن بس دايمًا زحمة
preset-pang-similarity-1-4-similarity-point-2-example-2-output = المطعم مزدحم دائمًا.
preset-pang-similarity-1-4-similarity-point-2-example-3-source = البيتزا هون بتجنن بس دايمًا زحمة
preset-pang-similarity-1-4-similarity-point-2-example-3-output = البيتزا هنا مقبولة.
preset-pang-similarity-1-4-similarity-point-2-example-4-source = البيتزا هون بتجنن بس دايمًا زحمة
preset-pang-similarity-1-4-similarity-point-2-example-4-output = الطعام جيد، لكن الخدمة بطيئة.
preset-pang-similarity-1-4-similarity-point-2-example-5-source = البيتزا هون بتجنن بس دايمًا زحمة
preset-pang-similarity-1-4-similarity-point-2-example-5-output = لا ينبغي القدوم إلى هنا على عجل.
preset-pang-similarity-1-4-similarity-point-3 = جيد
preset-pang-similarity-1-4-similarity-point-3-example-1-source = البيتزا هون بتجنن بس دايمًا زحمة
preset-pang-similarity-1-4-similarity-point-3-example-1-output = البيتزا هنا ممتازة، لكن المكان مزدحم أحيانًا.
preset-pang-similarity-1-4-similarity-point-3-example-2-source = البيتزا هون بتجنن بس دايمًا زحمة
preset-pang-similarity-1-4-similarity-point-3-example-2-output = الطعام هنا ممتاز، لكن المكان مزدحم دائمًا.
preset-pang-similarity-1-4-similarity-point-3-example-3-source = البيتزا هون بتجنن بس دايمًا زحمة
preset-pang-similarity-1-4-similarity-point-3-example-3-output = البيتزا جيدة، لكن المطعم ممتلئ دائمًا.
preset-pang-similarity-1-4-similarity-point-3-example-4-source = البيتزا هون بتجنن بس دايمًا زحمة
preset-pang-similarity-1-4-similarity-point-3-example-4-output = البيتزا هنا ممتازة والمكان مزدحم دائمًا.
preset-pang-similarity-1-4-similarity-point-3-example-5-source = البيتزا هون بتجنن بس دايمًا زحمة
preset-pang-similarity-1-4-similarity-point-3-example-5-output = البيتزا لديهم ممتازة، غير أنه لا بد من الانتظار.
preset-pang-similarity-1-4-similarity-point-4 = جيد جدًا
preset-pang-similarity-1-4-similarity-point-4-example-1-source = البيتزا هون بتجنن بس دايمًا زحمة
preset-pang-similarity-1-4-similarity-point-4-example-1-output = البيتزا المقدَّمة هنا ممتازة، مع أن المطعم مزدحم دائمًا.
preset-pang-similarity-1-4-similarity-point-4-example-2-source = البيتزا هون بتجنن بس دايمًا زحمة
preset-pang-similarity-1-4-similarity-point-4-example-2-output = البيتزا هنا رائعة، لكن المكان لا يخلو من الزحام أبدًا.
preset-pang-similarity-1-4-similarity-point-4-example-3-source = البيتزا هون بتجنن بس دايمًا زحمة
preset-pang-similarity-1-4-similarity-point-4-example-3-output = تُقدَّم هنا بيتزا ممتازة، غير أن المكان ممتلئ باستمرار.
preset-pang-similarity-1-4-similarity-point-4-example-4-source = البيتزا هون بتجنن بس دايمًا زحمة
preset-pang-similarity-1-4-similarity-point-4-example-4-output = البيتزا متميزة؛ إلا أن المطعم ممتلئ دائمًا.
preset-pang-similarity-1-4-similarity-point-4-example-5-source = البيتزا هون بتجنن بس دايمًا زحمة
preset-pang-similarity-1-4-similarity-point-4-example-5-output = على الرغم من ازدحامه الدائم، يقدّم هذا المطعم بيتزا ممتازة.

## pang/style-binary

preset-pang-style-binary-title = رسمي أو غير رسمي: اختيار واحد
preset-pang-style-binary-instructions =
    يرجى قراءة النص واختيار أسلوبه. يجب اختيار أحد الأسلوبين، حتى عند التردد.

    - العبرة بطريقة القول لا بالموضوع.

    أمثلة:

    - **رسمي**: *نكون شاكرين لو وصلنا ردكم قبل يوم الجمعة.* · *لم تكن النتائج كما توقعنا.* · *تجدون الوثائق مرفقة.* · *من المؤسف أنه لم يتمكن من الحضور.* · *هل تسمحون بإغلاق الباب؟*
    - **غير رسمي**: *رد علي قبل الجمعة اوكي* · *مو هيك كنا متوقعين ابدا* · *بعتلك الاغراض بالبريد!!* · *يا خسارة ما قدر يجي :(* · *سكر الباب يا زلمة*
preset-pang-style-binary-style-prompt = ما أسلوب هذا النص؟
preset-pang-style-binary-style-option-formal = رسمي
preset-pang-style-binary-style-option-informal = غير رسمي
