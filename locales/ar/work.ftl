### A worker's own pages: what to do now, the way there, what is earned.

now = الآن
on-the-way = خطوات الوصول إلى المهام
earned = ما كسبته
all-tasks = جميع مهام هذه الدراسة
every-payment = كل التسليمات والمدفوعات
waiting-for-approval = بانتظار الاعتماد
approved = معتمد
paid = مدفوع
hour-came-to = أجرك بالساعة
about-money = نحو { $money }
not-open-earned = هذه الدراسة غير متاحة للعمل الآن. يبقى ما كسبته لك.
nothing-open-now = لا توجد مهام متاحة لك الآن ({ $language }). تظهر المهام الجديدة في صفحتك لهذه الدراسة فور إتاحتها.
test-stays-valid = يبقى نجاحك في الاختبار صالحًا حتى نهاية الدراسة، ولا حاجة إلى إعادته.
have-begun = مهمة بدأتها: { $title }.
draft-is-kept = ما كتبته فيها ما زال محفوظًا.
continue-it = متابعة
first-read = يرجى أولًا قراءة موضوع هذه الدراسة وما يحدث لبياناتك.
read-terms = قراءة نموذج الموافقة
say-country = يرجى تحديد البلد الذي أنت فيه: هذه الدراسة متاحة لبعض البلدان فقط. يستغرق ذلك أقل من دقيقة.
say-where-you-live = تحديد بلدك
short-test = اختبار قصير ({ $language }): تجيب عن أسئلة حول بضعة نصوص. وهو غير مدفوع الأجر.
test-without-work = لا توجد مهام تقييم متاحة حاليًا. عند النجاح في الاختبار لا حاجة إلى إعادته: تظهر المهام الجديدة في هذه الصفحة فور إتاحتها.
take-test = بدء الاختبار
start = بدء
n-texts = { $n ->
    [zero] { $n } نص
    [one] نص واحد
    [two] نصان
    [few] { $n } نصوص
    [many] { $n } نصًا
   *[other] { $n } نص
}
about-seconds = نحو { $n ->
    [zero] { $n } ثانية
    [one] ثانية واحدة
    [two] ثانيتين
    [few] { $n } ثوانٍ
    [many] { $n } ثانية
   *[other] { $n } ثانية
}
about-minutes = نحو { $n ->
    [zero] { $n } دقيقة
    [one] دقيقة واحدة
    [two] دقيقتين
    [few] { $n } دقائق
    [many] { $n } دقيقة
   *[other] { $n } دقيقة
}
about-an-hour = نحو { $money } في الساعة
# How many more times the worker can do this task now
n-available = متاح الآن: { $n }
# At least this many
many-available = متاح الآن: { $n } أو أكثر
tasks = المهام
# Arguments: $language, $name
you-are = { $language } · اسمك في هذه الدراسة { $name }
stored-and-counts = إجاباتك محفوظة، ويُدفع أجرها بعد اعتمادها.
questions-about = للأسئلة عن هذه الدراسة: { $contact }
tasks-appear = تظهر المهام هنا فور نشرها.
begun = بدأت
open = متاحة
closed = مغلقة
n-submitted = تم تسليم { $n }
terms = نموذج الموافقة
accepted = تم القبول
what-terms-say = موضوع الدراسة، والأجور، وما يحدث لبياناتك.
see-when-again = موعد المحاولة التالية
gate-location = بلدك
gate-test = اختبار التأهيل
gate-pilot = نصوص تجريبية
gate-review = ناطق أصلي باللغة يقرأ نصوصك التجريبية
gate-known = عناصر للتحقق من الجودة
about-location = الدراسة متاحة لبعض البلدان فقط. يستغرق ذلك أقل من دقيقة.
about-test = بضعة نصوص قصيرة، من دون أجر. مهام التقييم مخصصة لمن اجتاز هذا الاختبار.
about-pilot = بضع جمل لإعادة صياغتها، بأجر كالبقية، ليطّلع ناطق أصلي باللغة على أسلوب كتابتك.
about-review = سيظهر هنا رأي المراجع في نصوصك مع الأسباب.
# Arguments: $read, $n
pilot-read-so-far = تمت قراءة { $read } من { $n } حتى الآن.
# How long reviews of this study took until now
usual-wait-minutes = يستغرق ذلك عادةً نحو { $n ->
    [zero] { $n } دقيقة
    [one] دقيقة واحدة
    [two] دقيقتين
    [few] { $n } دقائق
    [many] { $n } دقيقة
   *[other] { $n } دقيقة
}.
usual-wait-hours = يستغرق ذلك عادةً نحو { $n ->
    [zero] { $n } ساعة
    [one] ساعة واحدة
    [two] ساعتين
    [few] { $n } ساعات
    [many] { $n } ساعة
   *[other] { $n } ساعة
}.
usual-wait-days = يستغرق ذلك عادةً نحو { $n ->
    [zero] { $n } يوم
    [one] يوم واحد
    [two] يومين
    [few] { $n } أيام
    [many] { $n } يومًا
   *[other] { $n } يوم
}.
decision-appears = يظهر القرار في هذه الصفحة.
pilot-passed = تم قبول نصوصك التجريبية
pilot-not-accepted = لم تُقبل نصوصك التجريبية
decision-about-trial = قراءة القرار بشأن نصوصك التجريبية
n-replies = { $n ->
    [zero] لا توجد ردود من الدراسة على رسائلك
    [one] ردّت الدراسة على رسالتك
    [two] ردّت الدراسة على رسالتين من رسائلك
    [few] ردّت الدراسة على { $n } رسائل من رسائلك
    [many] ردّت الدراسة على { $n } رسالة من رسائلك
   *[other] ردّت الدراسة على { $n } رسالة من رسائلك
}
about-known = بعض النصوص مخصصة للتحقق من الجودة: إجاباتها معروفة مسبقًا.
step-done = تم
confirmed = تم التأكيد
step-next = التالي
step-waiting = بالانتظار
step-closed = مغلق
step-later = لاحقًا
session = جلستك
session-ended = انتهت جلستك، ولذلك لم يُحفظ شيء. النموذج هنا كما ملأته: يرجى إرساله مرة أخرى.
in-no-study = ليست لك مشاركة في أي دراسة بعد. يرجى فتح رابط الدعوة الذي وصلك: تظهر الدراسة هنا بعد ذلك.
my-pay = أجوري
what-was-paid = ما سلّمته، وهل اعتُمد، وما دُفع.
submissions-appear = تظهر تسليماتك هنا مع حالتها وأجرها.
your-submissions = تسليماتك
when-submitted = وقت التسليم
task = المهمة
state = الحالة
pay = الأجر
time-worked = وقت العمل
is-approved = معتمد
is-rejected = مرفوض
is-contested = قُدِّم اعتراض
is-late = تسليم إضافي، سيُدفع أجره
is-waiting = بالانتظار
is-copied = تم النسخ
copy-table = نسخ الجدول
actions = الإجراءات
contest-this = الاعتراض على هذا
contest-and-replies = رسالتك والردود عليها
n-rejected = { $n ->
    [zero] لم يُرفض أي تسليم. عند رفض تسليم يمكن قراءة السبب والاعتراض عليه.
    [one] رُفض تسليم واحد. يمكنك قراءة السبب، والاعتراض عند عدم الموافقة عليه.
    [two] رُفض تسليمان. يمكنك قراءة الأسباب، والاعتراض عند عدم الموافقة عليها.
    [few] رُفضت { $n } تسليمات. يمكنك قراءة الأسباب، والاعتراض عند عدم الموافقة عليها.
    [many] رُفض { $n } تسليمًا. يمكنك قراءة الأسباب، والاعتراض عند عدم الموافقة عليها.
   *[other] رُفض { $n } تسليم. يمكنك قراءة الأسباب، والاعتراض عند عدم الموافقة عليها.
}
