### Names and meanings of automatic metrics. Names such as BLEU are the same in every language and are no messages.

# In lists: a metric and what it means or lacks. Arguments: $metric, $text
metric-line = { $metric }: { $text }

## Names

metric-title-style = الأسلوب
metric-title-accuracy = دقة الأسلوب
# STI: style transfer intensity
metric-title-intensity = الشدة (STI)
metric-title-log-probability = لوغاريتم الاحتمال
metric-title-perplexity = قيمة perplexity
metric-title-naturalness = الطبيعية
# WMD: Word Mover's Distance
metric-title-wmd-masked = مسافة WMD مع الحجب
metric-title-average = متوسط المتجهات
metric-title-greedy = المطابقة الجشعة
metric-title-extrema = القيم القصوى للمتجهات
metric-title-bertscore-precision = الدقة (precision) في BERTScore
metric-title-bertscore-recall = الاستدعاء (recall) في BERTScore
# By neural models
metric-title-sim-neural = مقياس Sim العصبي
metric-title-wmd-neural = مسافة WMD العصبية
metric-title-style-neural = الأسلوب، بنموذج عصبي
metric-title-accuracy-neural = دقة الأسلوب، بنموذج عصبي
metric-title-log-probability-neural = لوغاريتم الاحتمال، بنموذج عصبي
metric-title-perplexity-neural = قيمة perplexity، بنموذج عصبي
metric-title-rating = التقييم المتوقع
metric-title-characters = الأحرف المتغيّرة
metric-title-characters-share = نسبة الأحرف المتغيّرة
metric-title-tokens = الوحدات المتغيّرة (tokens)
metric-title-tokens-share = نسبة الوحدات المتغيّرة (tokens)
metric-title-diversity = التنوع (self-BLEU)
metric-title-words = الكلمات
metric-title-edit-types = أنواع التعديل

## Meanings of the metrics that models compute; they follow the name and a colon

metric-means-style = متوسط احتمال الأسلوب المستهدف
metric-means-accuracy = نسبة المخرجات التي يبلغ فيها احتمال الأسلوب المستهدف {"\u2066"}1/2{"\u2069"} أو أكثر
metric-means-intensity = مدى انتقال الأسلوب من أسلوب المصدر نحو الأسلوب المستهدف، من {"\u2066"}−1{"\u2069"} إلى 1
metric-means-log-probability = اللوغاريتم العشري للاحتمال لكل كلمة، متوسطًا على المخرجات
metric-means-perplexity = قيمة perplexity لجميع المخرجات معًا؛ القيمة الأدنى تعني لغة أكثر شيوعًا
metric-means-naturalness = متوسط احتمال أن يكون النص من كتابة إنسان
metric-means-wmd = مسافة Word Mover's Distance بين متجهات الكلمات؛ القيمة الأدنى تعني تقاربًا أكبر
metric-means-wmd-masked = مسافة Word Mover's Distance مع حجب كلمات الأسلوب في النصين؛ القيمة الأدنى تعني تقاربًا أكبر
metric-means-sim = جيب تمام متوسطات متجهات الكلمات، مرجّحة بمعامل IDF
metric-means-average = جيب تمام متوسطات متجهات الكلمات
metric-means-greedy = متوسط جيب التمام بين كل كلمة وأشبه الكلمات بها في النص الآخر
metric-means-extrema = جيب تمام متجهات القيم القصوى
metric-means-bertscore = مدى تطابق الوحدات (tokens) وفق متجهاتها السياقية، F1، وغالبًا من 0.3 إلى 1
metric-means-bertscore-precision = مدى وجود وحدات (tokens) المخرَج في النص المرجعي
metric-means-bertscore-recall = مدى وجود وحدات (tokens) النص المرجعي في المخرَج
metric-means-sim-neural = جيب تمام متجهي النصين، من {"\u2066"}−1{"\u2069"} إلى 1
metric-means-wmd-neural = مسافة Word Mover's Distance بين المتجهات السياقية، من 0 إلى 2؛ القيمة الأدنى تعني تقاربًا أكبر
metric-means-style-neural = متوسط احتمال الأسلوب المستهدف وفق مصنّف عصبي
metric-means-accuracy-neural = نسبة المخرجات التي يبلغ فيها احتمال الأسلوب المستهدف {"\u2066"}1/2{"\u2069"} أو أكثر وفق مصنّف عصبي
metric-means-log-probability-neural = اللوغاريتم العشري للاحتمال لكل كلمة، أو لكل وحدة (token) مع GPT-2، متوسطًا على المخرجات
metric-means-perplexity-neural = قيمة perplexity لجميع المخرجات معًا، لكل كلمة، أو لكل وحدة (token) مع GPT-2؛ القيمة الأدنى تعني لغة أكثر شيوعًا
metric-means-rating = المتوسط المتوقع للتقييمات التي قد يعطيها الناس
