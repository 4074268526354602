### The way in: terms, place, test; and why a task is closed.

read-before = يرجى قراءة ما يلي قبل البدء. يمكنك الانسحاب من الدراسة في أي وقت.
have-agreed = تمت موافقتك
agree = قرأت ما سبق وأوافق على المشاركة.
agree-and-go-on = موافقة ومتابعة
terms-unwritten = تشمل المشاركة كتابة نصوص قصيرة وتقييمها لأغراض البحث. تُحفظ إجاباتك باسم مستعار وقد تُنشر به. لا يُنشر اسمك ولا بريدك الإلكتروني.
consent-counts-typing = أثناء كتابة نص، تحصي الصفحة الحروف المكتوبة والحروف الملصقة وتقارن بين فترات التوقف بينها. يساعد ذلك على معرفة ما إذا كان النص من كتابة إنسان.
consent-compares-devices = تتحقق الدراسة مما إذا كان أكثر من مشارك يستخدم الجهاز نفسه أو الشبكة نفسها. لهذا الغرض يحتفظ متصفحك برقم عشوائي في ملف تعريف ارتباط (كوكي) لمدة أقصاها 180 يومًا. يُحفظ الرقم وعنوان شبكتك في صورة رموز لا تُقارن إلا داخل هذه الدراسة، إلى أن تُمحى بياناتك الشخصية.
where-are-you = في أي بلد أنت؟
please-choose = يرجى الاختيار
country-now = البلد الذي أنت فيه الآن
country-compared = تُقارَن إجابتك ببلد اتصالك إن كان معروفًا، وإذا اختلفا يتحقق شخص من ذلك.
answer = إرسال الإجابة
confirm-country = اخترت { $country }. هل أنت هناك الآن؟
confirm-country-means = قد لا تتيح لك هذه الإجابة المشاركة. يرجى التحقق منها قبل إرسالها.
confirm-country-yes = نعم، أنا هناك
confirm-country-change = اختيار بلد آخر
correct-country = اخترت البلد الخطأ
correct-country-means = يمكنك تصحيح إجابتك مرة واحدة. ينظر شخص بعد ذلك في الأمر.
correct-country-send = إرسال التصحيح
may-go-on = يمكنك المتابعة
person-will-look = سينظر شخص في هذا
not-open-to-you = هذه الدراسة غير متاحة لك
back-to-study = العودة إلى الدراسة
rule-all-countries = القاعدة: تقبل هذه الدراسة مشاركين من جميع البلدان.
rule-countries = القاعدة: تقبل هذه الدراسة مشاركين موجودين في أحد هذه البلدان: { $names }.
open-to-countries = يمكنك المشاركة إذا كنت في أحد هذه البلدان: { $names }.
to-consent = إلى نموذج الموافقة
to-country = إلى السؤال عن بلدك
to-test = إلى الاختبار
to-tasks = إلى مهامي
questions-to = للأسئلة يرجى مراسلة { $contact }.
passed = ناجح
not-passed = غير ناجح
test-result = نتيجة الاختبار
# Arguments: $points, $needed, $attempt
points-of = { $points } من 100 نقطة؛ المطلوب { $needed }. المحاولة { $attempt }.
no-attempt-left = لم تبقَ لك محاولات، ولذلك تبقى المهام التي تتطلب هذا الاختبار مغلقة أمامك. شكرًا على محاولتك.
test-of = اختبار: درجة الرسمية في { $language }
test-closed = الاختبار غير متاح لك الآن
latest-gave = نتيجة محاولتك الأخيرة: { $points } من 100 نقطة.
another-attempt = محاولة أخرى
still-left = المحاولات المتبقية: { $left }.
# Arguments: $n, $minutes, $tolerance, $needed, $attempts
test-about = { $n ->
    [zero] { $n } جملة
    [one] جملة واحدة
    [two] جملتان
    [few] { $n } جمل
    [many] { $n } جملة
   *[other] { $n } جملة
}، والمدة نحو { $minutes ->
    [zero] { $minutes } دقيقة
    [one] دقيقة واحدة
    [two] دقيقتين
    [few] { $minutes } دقائق
    [many] { $minutes } دقيقة
   *[other] { $minutes } دقيقة
}. تُعدّ الإجابة صحيحة إذا لم يتجاوز فرقها عن إجابة الخبراء { $tolerance ->
    [zero] { $tolerance } نقطة
    [one] نقطة واحدة
    [two] نقطتين
    [few] { $tolerance } نقاط
    [many] { $tolerance } نقطة
   *[other] { $tolerance } نقطة
}. للنجاح يلزم { $needed } من 100 نقطة. عدد المحاولات الإجمالي: { $attempts }.
test-in = اختبار التأهيل ({ $language })
test-about-texts = { $n ->
    [zero] { $n } نص
    [one] نص واحد
    [two] نصان
    [few] { $n } نصوص
    [many] { $n } نصًا
   *[other] { $n } نص
}، والمدة نحو { $minutes ->
    [zero] { $minutes } دقيقة
    [one] دقيقة واحدة
    [two] دقيقتين
    [few] { $minutes } دقائق
    [many] { $minutes } دقيقة
   *[other] { $minutes } دقيقة
}. للنجاح يلزم { $needed } من 100 نقطة. عدد المحاولات الإجمالي: { $attempts }.
hand-in = تسليم الاختبار

## The test itself, unless a study has instructions of its own

test-instructions =
    في هذا الاختبار ثماني جمل. المطلوب تحديد مدى رسمية كل منها، من **{"\u2066"}-3{"\u2069"}** (غير رسمي جدًا) إلى **3** (رسمي جدًا).

    لا يلزم العثور على القيمة الدقيقة. يكفي الاعتماد على حسّك اللغوي والحكم على الصياغة لا على الموضوع.
test-question = ما مدى رسمية هذه الجملة؟
test-point-minus-3 = غير رسمي جدًا
test-point-minus-2 = غير رسمي
test-point-minus-1 = غير رسمي إلى حدّ ما
test-point-0 = محايد
test-point-1 = رسمي إلى حدّ ما
test-point-2 = رسمي
test-point-3 = رسمي جدًا
agreed-on = تاريخ موافقتك: { $date }.
attempts-are-left = المحاولات المتبقية: { $left }.
