### The page where a person decides about items on which workers disagree.

adjudication-title = التحكيم
adjudication-lead = العناصر التي يختلف عليها المشاركون. تُحفظ القرارات منفصلة، ولا تغيّر الإجابات ولا الاتفاق.

## Which items are shown

adjudication-all-tasks = جميع المهام
adjudication-all-questions = جميع الأسئلة
adjudication-all-languages = جميع اللغات
# Label of a number: the least difference between the highest and the lowest answer
adjudication-points = الحد الأدنى للفرق (بالنقاط)
# Label of a choice: undecided, decided or all items
adjudication-decision = القرار
adjudication-undecided = لم يُبتّ فيها
adjudication-decided = بُتّ فيها
adjudication-both = الكل
adjudication-show = عرض العناصر

## The questions with disagreements

adjudication-disagreements = الاختلافات
adjudication-questions = الأسئلة التي فيها اختلافات
# Column head and label of a progress bar: how many items are decided
adjudication-decided-count = بُتّ فيها
adjudication-rule-scale = { $points ->
    [zero] في السلّم، يُعدّ المشاركون مختلفين أيًا كان الفرق بين أدنى إجابة وأعلاها.
    [one] في السلّم، يُعدّ المشاركون مختلفين إذا كان الفرق بين أدنى إجابة وأعلاها نقطة واحدة على الأقل.
    [two] في السلّم، يُعدّ المشاركون مختلفين إذا كان الفرق بين أدنى إجابة وأعلاها نقطتين على الأقل.
    [few] في السلّم، يُعدّ المشاركون مختلفين إذا كان الفرق بين أدنى إجابة وأعلاها { $points } نقاط على الأقل.
    [many] في السلّم، يُعدّ المشاركون مختلفين إذا كان الفرق بين أدنى إجابة وأعلاها { $points } نقطة على الأقل.
   *[other] في السلّم، يُعدّ المشاركون مختلفين إذا كان الفرق بين أدنى إجابة وأعلاها { $points } نقطة على الأقل.
}
adjudication-rule-slider = في شريط الانزلاق، تعادل النقطة الواحدة عُشر النطاق.
adjudication-rule-other = في الأسئلة الأخرى، يُعدّ المشاركون مختلفين إذا لم يختر أكثر من نصفهم الإجابة نفسها.
adjudication-rule-rankings = لا تدخل الترتيبات في ذلك، لأنها ليست ذات قيمة واحدة.
adjudication-empty = تظهر العناصر هنا عندما يبلغ الفرق بين المشاركين { $points ->
    [zero] { $points } نقطة
    [one] نقطة واحدة
    [two] نقطتين
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
} على الأقل في سلّم، أو عندما لا تنال أي إجابة عن سؤال آخر أغلبية.

## The items

adjudication-none = لا توجد اختلافات ضمن هذا الاختيار.
# Arguments: $decided, $n
adjudication-progress = بُتّ في { $decided } من { $n }.
adjudication-no-more = لا توجد عناصر أخرى لعرضها.
adjudication-next-page = الصفحة التالية
# Caption of a table. The question is given by its key, such as “formality”.
adjudication-answers = الإجابات عن { $question }
adjudication-answer = الإجابة
adjudication-comments = التعليقات
# Arguments: $person, $time
adjudication-by = صاحب القرار { $person }، { $time }
adjudication-note-hint = سبب قرارك. يدخل ضمن التصدير.
adjudication-decide = حفظ القرار
adjudication-decide-again = تغيير القرار
adjudication-saved = تم حفظ القرار. لم تتغير الإجابات.

## An answer in words

# A or B, the name of one of two outputs
adjudication-is-better = الأفضل { $side }
adjudication-other-is-better = نص آخر أفضل
# What a worker wrote instead of choosing an answer
adjudication-own-words = «{ $words }»
adjudication-skipped = لا يمكن التقييم: { $reason }
