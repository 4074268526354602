### Words in figures: the names of axes and of the two series of a histogram.

# Name of an axis: texts by the number of characters that were changed
chart-axis-characters-changed = الأحرف المتغيّرة
# Names of an axis: what people said about the outputs of a system
chart-axis-mean-rating = التقييم (المتوسط)
chart-axis-share = نسبة الأحكام
chart-axis-mean-rank = المرتبة (المتوسط، 1 هي الأفضل)
chart-axis-win-rate = معدل الفوز (%)
# Name of an axis: coefficients of agreement
chart-axis-coefficient = المعامل
# Name of an axis: number of rewrites
chart-axis-rewrites = الصياغات
# Name of an axis: the style score of a text
chart-axis-style-score = درجة الأسلوب
# Name of an axis: share of the texts
chart-axis-share-of-texts = النسبة المئوية من النصوص
# Name of an axis: a pass over the training data
chart-axis-epoch = الحقبة
# Name of an axis: the loss function in training
chart-axis-loss = الخسارة

## Series of a histogram, named in its legend

chart-series-sources = المصادر
chart-series-rewrites = الصياغات
