### Presets of Mir et al. 2019.

## mir/content-masked

preset-mir-content-masked-title = تقييم مقدار المحتوى الباقي من دون كلمات الأسلوب
preset-mir-content-masked-instructions =
    يرجى مقارنة النصين وتحديد مقدار ما يوجد من **محتوى** النص الأول في النص الثاني، من **1** إلى **5**.

    - لا يدخل الأسلوب في الاعتبار: قد يكون لنص رسمي ونص غير رسمي المحتوى نفسه.
    - كل ما أُضيف أو فُقد أو تغيّر يخفض التقييم.

    الكلمات التي تحمل الأسلوب مخفية في النصين: تحل العلامة **{"\u2066"}[…]{"\u2069"}** محل كل منها. العبرة بالكلمات الظاهرة، ولا داعي لتخمين الكلمات الأخرى.

    أمثلة للنص *كلب اختك {"\u2066"}[…]{"\u2069"} {"\u2066"}[…]{"\u2069"} {"\u2066"}[…]{"\u2069"} اشترته*:

    - *كلب أختك {"\u2066"}[…]{"\u2069"} {"\u2066"}[…]{"\u2069"}. أين اشترته؟*: **5**.
    - *كلب أختك {"\u2066"}[…]{"\u2069"} {"\u2066"}[…]{"\u2069"}.*: **3**، اختفى السؤال.
    - *{"\u2066"}[…]{"\u2069"} شراء قطة.*: **1**.
preset-mir-content-masked-content-prompt = ما مقدار المحتوى الباقي؟
preset-mir-content-masked-content-point-1 = لا شيء
preset-mir-content-masked-content-point-2 = القليل
preset-mir-content-masked-content-point-3 = نحو النصف
preset-mir-content-masked-content-point-4 = المعظم
preset-mir-content-masked-content-point-5 = الكل

## mir/content-unmasked

preset-mir-content-unmasked-title = تقييم مقدار المحتوى الباقي
preset-mir-content-unmasked-instructions =
    يرجى مقارنة النصين وتحديد مقدار ما يوجد من **محتوى** النص الأول في النص الثاني، من **1** إلى **5**.

    - لا يدخل الأسلوب في الاعتبار: قد يكون لنص رسمي ونص غير رسمي المحتوى نفسه.
    - كل ما أُضيف أو فُقد أو تغيّر يخفض التقييم.

    أمثلة للنص *كلب اختك كتييير مهضوم وين اشترته*:

    - *كلب أختك لطيف للغاية. أين اشترته؟*: **5**.
    - *كلب أختك لطيف للغاية.*: **3**، اختفى السؤال.
    - *أرغب في شراء قطة.*: **1**.
preset-mir-content-unmasked-content-prompt = ما مقدار المحتوى الباقي؟
preset-mir-content-unmasked-content-point-1 = لا شيء
preset-mir-content-unmasked-content-point-2 = القليل
preset-mir-content-unmasked-content-point-3 = نحو النصف
preset-mir-content-unmasked-content-point-4 = المعظم
preset-mir-content-unmasked-content-point-5 = الكل

## mir/intensity-absolute

preset-mir-intensity-absolute-title = تقييم مدى رسمية النص من 1 إلى 5
preset-mir-intensity-absolute-instructions =
    يرجى قراءة النص وتحديد مدى قوة الأسلوب **الرسمي** فيه، من **1** إلى **5**.

    - العبرة بطريقة القول: الكلمات والتراكيب والتهذيب والاختصارات وعلامات الترقيم.
    - لا يدخل الموضوع في الاعتبار، ولا كون النص ذا معنى أم لا.

    أمثلة:

    - *رح اتأخر ههههه*: **1**، لا شيء فيه رسمي.
    - *سأتأخر، آسف.*: **3**، لا هذا ولا ذاك.
    - *يؤسفني إبلاغكم بأنني سأتأخر عن الموعد.*: **5**، رسمي كله.
preset-mir-intensity-absolute-intensity-prompt = ما مدى رسمية هذا النص؟
preset-mir-intensity-absolute-intensity-point-1 = غير رسمي إطلاقًا
preset-mir-intensity-absolute-intensity-point-2 = رسمي قليلًا
preset-mir-intensity-absolute-intensity-point-3 = رسمي إلى حدّ ما
preset-mir-intensity-absolute-intensity-point-4 = رسمي إلى حدّ كبير
preset-mir-intensity-absolute-intensity-point-5 = رسمي تمامًا

## mir/intensity-relative

preset-mir-intensity-relative-title = تقييم مدى اختلاف أسلوبين
preset-mir-intensity-relative-instructions =
    يرجى قراءة النصين وتحديد مدى اختلاف **أسلوبيهما**، من **1** إلى **5**.

    - المقارنة في مدى رسميتهما أو عدمها، لا فيما يقولانه: قد يكون لنصين عن أمرين مختلفين أسلوب واحد.
    - لا يهم أي النصين هو الأكثر رسمية.

    أمثلة:

    - *رح اتأخر ههههه* مع *ما بقدر اجي عالتمانية ههه*: **1**، كلاهما دردشة.
    - *رح اتأخر ههههه* مع *سأتأخر، آسف.*: **3**.
    - *رح اتأخر ههههه* مع *يؤسفني إبلاغكم بأنني سأتأخر عن الموعد.*: **5**.
preset-mir-intensity-relative-difference-prompt = ما مدى اختلاف أسلوبي النصين؟
preset-mir-intensity-relative-difference-point-1 = متطابقان
preset-mir-intensity-relative-difference-point-2 = مختلفان قليلًا
preset-mir-intensity-relative-difference-point-3 = مختلفان إلى حدّ ما
preset-mir-intensity-relative-difference-point-4 = مختلفان جدًا
preset-mir-intensity-relative-difference-point-5 = مختلفان تمامًا

## mir/naturalness-absolute

preset-mir-naturalness-absolute-title = تقييم مدى طبيعية النص
preset-mir-naturalness-absolute-instructions =
    يرجى قراءة النص وتحديد مدى احتمال أن يكون قد كتبه شخص نشأ على هذه اللغة، من **1** إلى **5**.

    - العبرة بكيفية قراءة النص، لا بما يقوله ولا بمدى رسميته.
    - قد يخطئ الإنسان في الكتابة؛ وقد يكون النص الخالي من الأخطاء نصًا لا يكتبه أحد.

    أمثلة:

    - *كنا هناك امبارح والمكان كانت حلوة كتير*: **4**، فيه إهمال، لكن قد يكتب شخص هكذا.
    - *الكان مكان رائع من نحن ذاهب رائع.*: **1**، لا يكتب أحد هكذا.
preset-mir-naturalness-absolute-naturalness-prompt = ما مدى طبيعية هذا النص؟
preset-mir-naturalness-absolute-naturalness-point-1 = غير طبيعي إطلاقًا
preset-mir-naturalness-absolute-naturalness-point-2 = لا يكاد يكون طبيعيًا
preset-mir-naturalness-absolute-naturalness-point-3 = طبيعي إلى حدّ ما
preset-mir-naturalness-absolute-naturalness-point-4 = طبيعي إلى حدّ كبير
preset-mir-naturalness-absolute-naturalness-point-5 = طبيعي تمامًا

## mir/naturalness-relative

preset-mir-naturalness-relative-title = أي النصين أكثر طبيعية
preset-mir-naturalness-relative-instructions =
    يرجى قراءة النصين واختيار النص الذي يُرجَّح أكثر أن يكون قد كتبه ناطق أصلي باللغة.

    - العبرة بكيفية قراءة النص، لا بما يقوله ولا بمدى رسميته.
    - يجب اختيار أحد النصين، حتى لو كان الفرق صغيرًا. موضع كل نص عشوائي.
preset-mir-naturalness-relative-naturalness-prompt = أي النصين أكثر طبيعية؟
