### The lists of sources and outputs: search, state, what uses a text.
texts-search = كلمات في النص أو في معرّفه
# Button: shows the texts that match the filter
texts-show = عرض النصوص
# State of a text: in no HIT and no gold item
texts-state-unused = غير مستخدم
# State of a text: in a HIT or a gold item
texts-state-used = قيد الاستخدام
# State of a text: handed out no more, and left out of statistics
texts-state-withdrawn = مسحوب
# How many HITs show a text
# Arguments: $n
texts-n-hits = { $n ->
    [zero] لا وحدات HIT
    [one] وحدة HIT واحدة
    [two] وحدتا HIT
    [few] { $n } وحدات HIT
    [many] { $n } وحدة HIT
   *[other] { $n } وحدة HIT
}
# How many submissions have an answer about a text
# Arguments: $n
texts-n-submissions = { $n ->
    [zero] لا تسليمات
    [one] تسليم واحد
    [two] تسليمان
    [few] { $n } تسليمات
    [many] { $n } تسليمًا
   *[other] { $n } تسليم
}
# Heading: the columns of the imported file that are kept next to a text
# Arguments: $n
texts-other-columns = { $n ->
    [zero] لا أعمدة أخرى
    [one] عمود آخر
    [two] عمودان آخران
    [few] { $n } أعمدة أخرى
    [many] { $n } عمودًا آخر
   *[other] { $n } عمود آخر
}
# Heading of the list of outputs
texts-of-outputs = نصوص المخرجات
texts-next = الصفحة التالية
# Link: a page searches so many texts at most; this searches those that follow
texts-search-further = البحث في نصوص أخرى
texts-no-match = لا يطابق أي نص عامل التصفية هذا.
# Arguments: $n
texts-none-so-far = لا يطابق أي من النصوص التي بُحث فيها حتى الآن ({ $n }). توجد نصوص أخرى.

## Corrections and withdrawals

texts-edit = تعديل النص
texts-save = حفظ النص
# Under the field of a source's text. COPY and RULE-BASED are names of systems.
texts-edit-hint = تُنشأ مخرجات COPY و RULE-BASED من جديد، ولا تتغير المخرجات الأخرى.
# Button and heading: takes a text out of use
texts-withdraw = سحب النص
texts-withdraw-lead = لا يحصل المشاركون على هذا النص بعد الآن، وتستبعد الإحصاءات الإجابات عنه. تبقى الإجابات محفوظة ومدفوعة الأجر.
texts-withdraw-hint = عشرة أحرف على الأقل. يقرؤه أعضاء الدراسة ولا يقرؤه المشاركون.
# Button: takes a withdrawal back
texts-restore = استعادة النص
# Arguments: $date
texts-withdrawn-since = سُحب بتاريخ { $date }
# Arguments: $date
texts-withdrawn-with-source = سُحب مع مصدره بتاريخ { $date }
texts-was-edited = تم تغيير النص.
texts-was-withdrawn = تم سحب النص.
texts-was-restored = عاد النص إلى الاستخدام.
