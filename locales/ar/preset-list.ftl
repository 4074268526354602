### The presets from which a task can start, as the page of tasks lists them. “Anchors” are the labels of the points of a scale: the text says where they come from.

# Heading of the presets that follow no paper
preset-group-general = عام

## XFORMAL (Briakou et al. 2021)

preset-about-xformal-rewrite = يعيد المشاركون صياغة كل مصدر بأسلوب آخر.
preset-about-xformal-formality = مدى رسمية النص، من {"\u2066"}−3{"\u2069"} إلى 3. النقاط المرجعية: {"\u2066"}Lahiri (2015){"\u2069"}، كما في XFORMAL.
preset-about-xformal-fluency = مدى سلاسة النص، من 1 إلى 5. النقاط المرجعية: {"\u2066"}Heilman et al. (2014){"\u2069"}، كما في XFORMAL؛ وقد وُضّح معنى {"\u2066"}Other (1){"\u2069"}.
preset-about-xformal-meaning = هل للمصدر وصياغته المعنى نفسه، من 1 إلى 6. النقاط المرجعية: {"\u2066"}Agirre et al. (2016){"\u2069"}، كما في XFORMAL.
preset-about-xformal-ranking = ترتيب عدة صياغات لمصدر واحد، تُعرض مع المصدر ومع صياغة بشرية.
preset-about-xformal-quality = هل الصياغة ممتازة أو مقبولة أو ضعيفة. النقاط المرجعية: الملحق H في XFORMAL.
preset-about-xformal-edit-types = ما الذي تغيّر في الصياغة: ثلاثة عشر نوعًا من التعديل، وحقل لغيرها.

## Mir et al. 2019

preset-about-mir-intensity-absolute = مدى رسمية النص، من 1 إلى 5. النقاط المرجعية من وضعنا، فلا توجد في الورقة.
preset-about-mir-intensity-relative = مدى اختلاف أسلوبين، من 1 إلى 5. النقطتان المرجعيتان 1 و5 من الورقة، وسائر النقاط من وضعنا.
preset-about-mir-content-unmasked = مقدار المحتوى الباقي، من 1 إلى 5. النقاط المرجعية من وضعنا، فلا توجد في الورقة.
preset-about-mir-content-masked = السؤال نفسه مع حجب كلمات الأسلوب في النصين. النقاط المرجعية من وضعنا، فلا توجد في الورقة.
preset-about-mir-naturalness-absolute = مدى طبيعية النص، من 1 إلى 5. النقاط المرجعية من وضعنا، فلا توجد في الورقة.
# COPY is the name of a built-in system, whose outputs are the sources
preset-about-mir-naturalness-relative = أي النصين أكثر طبيعية، وعلى المشاركين اختيار أحدهما. مخرجات النظام COPY هي النصوص الأصلية.

## Pang and Gimpel 2019

preset-about-pang-style-binary = هل النص رسمي أو غير رسمي، وعلى المشاركين اختيار أحدهما.
preset-about-pang-similarity = مدى تشابه معنيين، من 1 إلى 4، مع أمثلة. النقاط المرجعية من الورقة، والنقطة 2 مختصرة.
preset-about-pang-fluency = مدى سلاسة النص، من 1 إلى 4، مع أمثلة. النقاط المرجعية من الورقة، والنقطة 2 مختصرة.
preset-about-pang-ab-style = أي الصياغتين أفضل أسلوبًا، أو لا هذه ولا تلك.
preset-about-pang-ab-semantics = أي الصياغتين أحفظ للمعنى، أو لا هذه ولا تلك.
preset-about-pang-ab-fluency = أي الصياغتين أكثر سلاسة، أو لا هذه ولا تلك.
preset-about-pang-preference = أي الصياغتين أفضل إجمالًا، وعلى المشاركين اختيار إحداهما.

## CoCoA-MT (Nadejde et al. 2022)

preset-about-cocoa-translate-and-tag = الترجمة من الصفر بأسلوب رسمي، وتظليل الكلمات التي تدل على درجة الرسمية.
preset-about-cocoa-second-level = تحويل ترجمة رسمية إلى ترجمة غير رسمية، وتظليل الكلمات التي تدل على درجة الرسمية.
preset-about-cocoa-gender-variant = تعديل ترجمة لتناسب الجنس الآخر.
preset-about-cocoa-tag = تظليل الكلمات التي تدل على درجة الرسمية في النص.
preset-about-cocoa-formality-label = هل النص رسمي أو غير رسمي أو محايد أو غير ذلك.
preset-about-cocoa-quality = مدى جودة الترجمة، من 1 إلى 6. النقطتان المرجعيتان 1 و6 من الورقة، وسائر النقاط من وضعنا.
preset-about-cocoa-matches-level = هل للنص درجة الرسمية المطلوبة، نعم أو لا.

## General

preset-about-pilot = بضع صياغات يراجعها ناطق أصلي باللغة قبل أن يتمكن المشارك من المتابعة.
preset-about-comparison = أي الصياغتين أفضل أسلوبًا ومعنى وسلاسة، كلٌّ على حدة، أو لا هذه ولا تلك.
preset-about-blank = نص مصدر واحد وسؤال بإجابتين. وتكتب أنت كل ما عدا ذلك.
preset-from-scratch = من الصفر
