### Why a number about the quality of a worker's work is missing, in the table of workers and its files.

quality-lacks-removed = أُزيلت إجابات هذا المشارك من النتائج بطلبه.
quality-lacks-excluded = مستبعد من الإحصاءات.
# Arguments: $least (shared items that are needed), $n (the most that there are)
quality-lacks-shared = أقل من { $least } عناصر مشتركة: { $n }.
quality-lacks-order = هذه الإجابات لا ترتيب لها أو هي نفسها دائمًا.
quality-lacks-pairs = لم يجب أحد غيره عن العناصر نفسها.
quality-lacks-gold = لم يرَ أي عنصر ذهبي.
quality-lacks-time = لم يُسجَّل أي وقت.
quality-lacks-answers = لا إجابات.
quality-lacks-minute = أقل من دقيقة عمل.

# Arguments: $percent (of the median of all workers), $n (HITs)
quality-looks-fast = سريع: وسيط الوقت لكل وحدة HIT هو { $percent }% من وسيط جميع المشاركين (وحدات HIT: { $n }).
# Arguments: $right, $n (gold items seen), $percent (of the gold items of the other workers)
quality-looks-wrong = العناصر الذهبية الصحيحة: { $right } من { $n }، ونسبة الصحيح لدى الآخرين { $percent }%.
# Arguments: $n, $all
quality-looks-alone = لا يتفق مع أحد (الأسئلة: { $n } من { $all }).
# Arguments: $n, $all
quality-looks-constant = الإجابة نفسها دائمًا، خلافًا للآخرين (الأسئلة: { $n } من { $all }).
# Arguments: $worker (a pseudonym), $n, $all (texts that both wrote about the same sources)
quality-looks-copied = النصوص نفسها لدى {"\u2068"}{ $worker }{"\u2069"} في { $n } من أصل { $all } من المصادر المشتركة.
quality-looks-device = الجهاز نفسه لدى {"\u2068"}{ $workers }{"\u2069"}.
quality-looks-network = عنوان الشبكة نفسه لدى {"\u2068"}{ $workers }{"\u2069"}.
quality-looks-pasted = لُصق نصف النص على الأقل من مكان آخر (النصوص: { $n } من { $all }).
quality-looks-even = كُتبت الحروف على فترات متساوية كما تكتب البرامج (النصوص: { $n } من { $all }).
