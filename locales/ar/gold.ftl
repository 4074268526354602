### The page of a task's gold items: items with a known answer, attention checks and training items.

gold-title = العناصر الذهبية
gold-lead = تُظهر العناصر ذات الإجابة المعروفة مدى دقة أحكام المشاركين وما إذا كانوا يقرؤون النصوص.
gold-to-task = العودة إلى المهمة

## The rule

gold-off = لا تستخدم هذه المهمة عناصر ذهبية. يرجى تفعيلها في مصمم المهام ثم إضافة العناصر هنا.
gold-every = ينجز المشاركون عناصر التدريب أولًا. بعد ذلك تكون في المتوسط وحدة واحدة من كل { $every } من وحدات HIT عنصرًا ذهبيًا أو اختبار انتباه.
# Arguments: $least, $after
gold-rule-warn = من يجيب من المشاركين عن { $after } من العناصر أو أكثر، وتكون أقل من { $least }% من إجاباته كما هو متوقع، يصله تنبيه.
# Arguments: $least, $after
gold-rule-pause = من يجيب من المشاركين عن { $after } من العناصر أو أكثر، وتكون أقل من { $least }% من إجاباته كما هو متوقع، يُوقف مؤقتًا إلى أن يتخذ أحد المديرين قرارًا.
# Arguments: $least, $after
gold-rule-exclude = من يجيب من المشاركين عن { $after } من العناصر أو أكثر، وتكون أقل من { $least }% من إجاباته كما هو متوقع، لا يحصل على وحدات HIT أخرى في هذه الدراسة.

## Workers

gold-workers-lead = المشاركون أصحاب أدنى نسبة أولًا. لا تُحتسب عناصر التدريب. تُحفظ جميع التسليمات ويُدفع أجرها.
gold-workers-none = يظهر المشاركون هنا بعد إجابتهم عن عنصر ذهبي.
gold-workers-table = المشاركون وإجاباتهم عن العناصر الذهبية
# Column head: number of answers.
gold-answered = المجاب عنها
# Column head: number of answers that were as expected.
gold-as-expected = كما هو متوقع
# Column head: percentage of answers that were as expected.
gold-percent = كما هو متوقع (%)
# Column head: whether the worker still passes this qualification.
gold-qualification = التأهيل
# Column head: whether the worker's answers are included in statistics.
gold-statistics = الإحصاءات
# The worker's answers are included in statistics.
gold-included = مدرج
# The worker's answers are excluded from statistics.
gold-excluded = مستبعد

## Items

gold-none = لا توجد عناصر ذهبية في هذه المهمة.
# Column head: gold item, attention check or training item.
gold-type = النوع
gold-expected = الإجابة المتوقعة
gold-kind-gold = عنصر ذهبي
gold-kind-attention = اختبار انتباه
gold-kind-training = عنصر تدريب
gold-retire = إيقاف العنصر
gold-retired = أُوقف بتاريخ { $date }

## The form that adds items

gold-add = إضافة عناصر ذهبية
# Label of a field for pasted rows and columns
gold-table = الجدول
gold-table-hint = يُلصق هنا سطر عناوين ثم سطر لكل عنصر، مع الفصل بالفاصلة اللاتينية (,) أو الفاصلة المنقوطة اللاتينية (;) أو علامة الجدولة.
gold-columns = الأعمدة: { $list }.
gold-columns-title = أعمدة الجدول
gold-columns-required = العمود «id» (معرّف المصدر) والإجابة المتوقعة عن سؤال واحد على الأقل مطلوبان.
gold-columns-systems = في المهام التي تعرض مخرجات، يلزم أيضًا العمود «systems»: أسماء الأنظمة مفصولة بالعلامة | بينها.
gold-columns-language = يلزم العمود «language» إذا كانت لمصادر بعدة لغات المعرّفات نفسها.
gold-columns-kind = القيم الممكنة للعمود «kind» هي gold أو attention أو training فقط. إذا كان فارغًا، فالعنصر عنصر ذهبي.
gold-columns-answer = إذا كان السلّم أو شريط الانزلاق يقيّم عدة مخرجات، يُذكر كل نظام مع قيمته، مثل {"\u2066"}A=2|B=-1{"\u2069"} في خلية واحدة.
gold-columns-tolerance = العمود «tolerance» هو أكبر فرق مقبول: بالنقاط للسلالم وأشرطة الانزلاق، وبالنسبة المئوية للمقاطع.
gold-columns-explanation = يظهر محتوى العمود «explanation» للمشارك بعد عنصر التدريب.
gold-stay-out = لا تُستخدم مصادر العناصر الذهبية في الدفعات التي تُنشأ من الآن فصاعدًا.
gold-n-added = { $n ->
    [zero] لم يُضَف أي عنصر.
    [one] أُضيف عنصر واحد.
    [two] أُضيف عنصران.
    [few] أُضيفت { $n } عناصر.
    [many] أُضيف { $n } عنصرًا.
   *[other] أُضيف { $n } عنصر.
}
