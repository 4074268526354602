### The page of a hit: its head, its questions, its foot.

my-work = عملي
# Arguments: $place, $of
n-of = { $place } من { $of }
number = رقم { $n }
texts-answered = النصوص المجاب عنها
each = { $money } لكل تسليم
hourly = نحو { $money } في الساعة حتى الآن
reserved = محجوزة لمدة { $minutes } د
instructions = التعليمات
instructions-first = التعليمات: يرجى قراءتها أولًا
close = إغلاق
# Arguments: $place, $of
text-of = النص { $place } من { $of }
text-number = النص { $place }
output-with-changes = المخرَج مع إظهار التغييرات
by-a-person = نص كتبه شخص
examples = أمثلة
# Arguments: $question, $answers
only-if = فقط إذا كان جواب «{ $question }»: { $answers }.
cannot-judge = لا يمكنني تقييم هذا
why-not = لماذا؟ إذا ذكرت سببًا، فلن تُحتسب إجابتك أعلاه.
all-that-apply = يرجى اختيار كل ما ينطبق.
other = غير ذلك
no-difference = لا فرق
place-of-text = مرتبة النص { $n }
may-share = المرتبة 1 هي الأفضل. يمكن أن يشترك نصان في مرتبة واحدة.
may-not-share = المرتبة 1 هي الأفضل. لكل نص مرتبة خاصة به.
drag = يمكن سحب البطاقة، أو اختيارها ثم الضغط على رقم أو على السهمين لأعلى ولأسفل.
drag-to-share = يمكن سحب البطاقة، أو اختيارها ثم الضغط على رقم أو على السهمين لأعلى ولأسفل؛ وبإفلاتها فوق بطاقة أخرى تشترك معها في المرتبة.
move-up = نقل لأعلى
move-down = نقل لأسفل
# Arguments: $n, $most
characters = عدد الأحرف: { $n } من { $most } على الأكثر
characters-too-many = عدد الأحرف الزائدة: { $over } ({ $n } من { $most } على الأكثر)
show-changes = إظهار التغييرات
hide-changes = إخفاء التغييرات
labels = التسميات
remove = إزالة
write-marks = يرجى كتابة {"\u2066"}[{ $sign }]{"\u2069"} قبل الكلمات وكتابة {"\u2066"}[/{ $sign }]{"\u2069"} بعدها.
write-only-marks = يرجى كتابة {"\u2066"}[{ $sign }]{"\u2069"} قبل الكلمات وكتابة {"\u2066"}[/{ $sign }]{"\u2069"} بعدها، من دون تغيير أي شيء آخر.
select-words = يرجى تحديد الكلمات، أو وضع المؤشر داخل كلمة، ثم اختيار تسمية. اختيار التسمية نفسها مرة أخرى يزيلها.
select-own-words = بعد كتابة النص، يرجى تحديد الكلمات واختيار تسميتها.
nothing-to-highlight = لا يوجد ما يُظلَّل
written-before = مكتوب سابقًا
this-text = هذا النص
likeness = يشبه هذا النص بنسبة { $percent }%
still-here = ما زلت هنا
draft-saved = تم حفظ المسودة.
sign-in-and-go-on = تسجيل الدخول والمتابعة
save-draft = حفظ المسودة
back = السابق
next = التالي
submit = تسليم
keys = مفاتيح الاختصار
give-back = { $n ->
    [one] إرجاع هذا النص
    [two] إرجاع هذين النصين
   *[other] إرجاع هذه النصوص (العدد: { $n })
}
give-back-sure = { $n ->
    [one] سينتقل هذا النص إلى شخص آخر، ولن يُدفع لك أجره.
    [two] سينتقل هذان النصان إلى شخص آخر، ولن يُدفع لك أجرهما.
   *[other] ستنتقل هذه النصوص إلى شخص آخر، ولن يُدفع لك أجرها.
} سيُحذف ما كتبته هنا. لا يتأثر العمل الذي سلّمته، ويمكنك متابعة المهمة.
submit-this = تسليم هذا العمل؟
about-to-submit = ما سيتم تسليمه
not-yet = ليس بعد
key-range = من 0 إلى 9
key-digits = اختيار نقطة السلّم هذه أو الإجابة هذه؛ وفي الترتيب، وضع البطاقة المختارة في هذه المرتبة
key-sides = عند عرض نصين: اختيار الأول أو الثاني أو عدم اختيار أي منهما؛ والمفاتيح 1 و2 و0 تفعل الشيء نفسه
key-minus = علامة - ثم رقم
key-negative = اختيار نقطة سالبة
key-arrows = التنقل على السلّم؛ وفي الترتيب، نقل البطاقة المختارة
key-slider = تحريك شريط الانزلاق بمقدار خطوة أو عُشر أو إلى أحد طرفيه
key-enter = النص التالي؛ وفي النص الأخير، التسليم. داخل حقل نص: المفتاحان Ctrl + Enter معًا
key-before = النص السابق
key-instructions = التعليمات
key-list = هذه القائمة
time-was-up = انتهى الوقت المحجوز لك
place-may-go = { $n ->
    [one] قد ينتقل هذا النص الآن إلى شخص آخر.
    [two] قد ينتقل هذان النصان الآن إلى شخص آخر.
   *[other] قد تنتقل هذه النصوص الآن إلى شخص آخر.
} ما زال بإمكانك إكمال العمل وتسليمه: يُحفظ ما يتم تسليمه ويُدفع أجره مثل أي عمل آخر.
# The worker may no longer do this task, but has one hit open
task-has-closed = هذا آخر نص لك في هذه المهمة
task-has-closed-means = لم تعد المهمة متاحة لك. ما زال بإمكانك إكمال هذا النص وتسليمه، ويُدفع لك أجره مثل أي عمل آخر.
look-again = يرجى النظر في هذا مرة أخرى
submit-anyway = تسليم رغم ذلك
given-back = { $n ->
    [one] تم إرجاع هذا النص
    [two] تم إرجاع هذين النصين
   *[other] تم إرجاع هذه النصوص (العدد: { $n })
}
given-back-means = { $n ->
    [one] يمكن لشخص آخر إنجازه الآن. لا يُدفع لك أجره.
    [two] يمكن لشخص آخر إنجازهما الآن. لا يُدفع لك أجرهما.
   *[other] يمكن لشخص آخر إنجازها الآن. لا يُدفع لك أجرها.
}
submitted-late = تم التسليم كتسليم إضافي
submitted-late-means = { $n ->
    [one] انتهى الوقت المحجوز لك وسلّم شخص آخر هذا النص.
    [two] انتهى الوقت المحجوز لك وسلّم شخص آخر هذين النصين.
   *[other] انتهى الوقت المحجوز لك وسلّم شخص آخر هذه النصوص.
} عملك محفوظ ويُدفع أجره مثل أي عمل آخر، لكنه لا يدخل في النتائج.
submitted-thanks = تم التسليم. شكرًا لك.
submitted-and-earned = تم التسليم، {"\u2066"}+{ $reward }{"\u2069"}. شكرًا لك.
submitted-means = إجاباتك محفوظة وتُحتسب ضمن ما تكسبه. لم يعد من الممكن تغييرها.
stored-answers = إجاباتك المحفوظة
work-is-rejected = رُفض هذا العمل
next-one = المهمة التالية
as-expected = كما هو متوقع. كان هذا للتدريب؛ ويُدفع أجره كالبقية.
not-as-expected = ليس كما هو متوقع. كان هذا للتدريب؛ ويُدفع أجره كالبقية.
expected = المتوقع:
you-answered = إجابتك:
wrong-with-this = توجد مشكلة في هذا النص أو في المهمة
tell-the-study = إبلاغ القائمين على الدراسة
why-rejection-is-wrong = ما سبب اعتقادك بأن الرفض غير صحيح؟
they-answer-here = يظهر ردهم هنا وعلى صفحتك في الدراسة.
save-draft-before = يرجى حفظ المسودة أولًا.
send = إرسال
you = أنت
the-study = الدراسة
my-messages = رسائلك
the-text = النص
# Arguments: $low, $high
your-number = الرقم الذي تختاره، من {"\u2066"}{ $low }{"\u2069"} إلى {"\u2066"}{ $high }{"\u2069"}
no-number-yet = لم يُختر رقم بعد
clear-number = مسح
comment-optional = تعليق (اختياري)
