### Why an automatic metric has no value, or what it is computed without.

metric-lacks-models = المفقود: { $list }. يرجى اختيار النماذج في إعدادات الدراسة.
metric-lacks-outside = المفقود: { $list }. لا يمكن للدراسات حساب هذا المقياس؛ يرجى استخدام سطر الأوامر.
metric-lacks-references = لا توجد لأي مصدر صياغة أخرى يمكن المقارنة بها، أو لم تُحسب أي درجات بعد.
metric-lacks-scores = لم تُحسب أي درجات بعد.
metric-computed-without = محسوب من دون: { $list }.

## What a metric needs; the names are in the list of the messages above

metric-needs-language-model = نموذج لغوي
metric-needs-style-model = نموذج أسلوب
metric-needs-naturalness-model = نموذج طبيعية النص
metric-needs-vectors = متجهات كلمات
# IDF: inverse document frequency
metric-needs-word-weights = أوزان الكلمات (IDF)
metric-needs-encoder = مرمِّز عصبي
metric-needs-neural-style = نموذج أسلوب عصبي
metric-needs-neural-language = نموذج لغوي عصبي
metric-needs-rating-model = نموذج تقييم
metric-needs-stemmer = أداة تجذيع (stemmer) لهذه اللغة
metric-needs-synonyms = مرادفات WordNet
