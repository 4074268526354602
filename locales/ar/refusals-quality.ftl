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
