### The page of systems: lexical difference between their outputs, and plots of one measure against another.

systems-lead = مدى اختلاف مخرجات الأنظمة بعضها عن بعض، والعلاقة بين قياسين.
systems-none = تظهر الأنظمة هنا عندما تكون لها مخرجات: مستوردة، أو أنشأها نظام مدمج، أو كتبها مشاركون.

## Lexical difference (LeD)

systems-led-title = الاختلاف المعجمي
systems-led-caption = { $language }: نسبة الوحدات (tokens: الكلمات وعلامات الترقيم) غير المشتركة بين مخرجي نظامين للمصدر نفسه.
# Arguments: $a, $b
systems-furthest = أكبر اختلاف بين { $a } و { $b } من بين الأنظمة.
systems-led-table = مقياس LeD في { $language } مع عدد المصادر المشتركة
# In the cell of a system with itself
systems-itself = النظام نفسه
systems-no-common-source = غير متاح: لا يوجد مصدر مشترك

## Plots of one measure against another

systems-trade-off = المفاضلة بين القياسات
systems-trade-off-lead = كل نقطة نظام. يُظهر الرسم ما يكسبه النظام في قياس وما يخسره في آخر.
systems-horizontal = المحور الأفقي
systems-vertical = المحور الرأسي
# Button: draws the chosen plot
systems-draw = إنشاء الرسم
# Arguments: $language, $up, $across, $n
systems-plot-caption = { $language }: { $up } مقابل { $across }، { $n ->
    [zero] { $n } نظام
    [one] نظام واحد
    [two] نظامان
    [few] { $n } أنظمة
    [many] { $n } نظامًا
   *[other] { $n } نظام
}.
# Findings of a plot
# Arguments: $language, $system
systems-plot-one = { $language }: النظام { $system } هو الأعلى على المحورين.
# Arguments: $language, $first, $up, $second, $across
systems-plot-two = { $language }: النظام { $first } هو الأعلى في { $up }، والنظام { $second } في { $across }.
systems-not-measured = غير متاح: لم يُقَس
# Name of a measure: the mean of people's ratings on a question
systems-rated = { $question } (تقييمات بشرية)
# Name of a measure: the mean rank that people gave on a question
systems-ranked = { $question } (تقييمات بشرية، متوسط المرتبة)
