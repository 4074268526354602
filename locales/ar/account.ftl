### The door: joining by a link, making an account, signing in.

invited-as-worker = هذه دعوة للانضمام إلى الدراسة بصفة مشارك. تشمل المشاركة كتابة نصوص قصيرة وتقييمها مقابل أجر.
invited-as-reviewer = هذه دعوة للانضمام إلى الدراسة بصفة مراجع. يقيّم المراجع، بصفته ناطقًا أصليًا باللغة، النصوص التجريبية التي يكتبها المشاركون.
invited-as-researcher = هذه دعوة للانضمام إلى الدراسة بصفة باحث. يرفع الباحث النصوص ويصمّم المهام.
invited-as-manager = هذه دعوة للانضمام إلى الدراسة بصفة مدير. يدعو المدير الأشخاص ويتابع التقدم ويدفع أجور المشاركين ويصدّر البيانات.
# Heading above the tasks of a study with their pay, on the page of an invitation link
what-is-paid = المهام والأجور
more-offers = { $n ->
    [zero] لا مهام أخرى
    [one] مهمة أخرى واحدة
    [two] مهمتان أخريان
    [few] { $n } مهام أخرى
    [many] { $n } مهمة أخرى
   *[other] { $n } مهمة أخرى
}
texts-are-in = لغة النصوص: { $language }
account-here = هل لديك حساب هنا؟
sign-in-and-return = تسجيل الدخول والعودة إلى هذه الصفحة.
your-name = اسمك
email-address = البريد الإلكتروني
email-hint = يُستخدم لتسجيل الدخول، ولا يراه المشاركون في الدراسة.
password = كلمة المرور
password-hint = 10 أحرف على الأقل؛ يُفضَّل اختيار بضع كلمات لا صلة بينها.
language-you-work-in = لغة العمل
language-hint = يرجى اختيار اللغة الأقوى لديك تحدثًا وكتابةً. لا يمكن تغييرها لاحقًا.
join-as = الانضمام باسم { $name }
make-account-and-join = إنشاء حساب والانضمام
back-at-text = ستعود بعد ذلك إلى نصك
kept-is-sent = سيتم إرسال الإجابات المحفوظة على هذا الجهاز فور تسجيل الدخول.
how-accounts-are-made = يلزم رابط دعوة لإنشاء حساب.
forgot-password-write = عند نسيان كلمة المرور، يمكن المراسلة على هذا العنوان:
forgot-password-ask = عند نسيان كلمة المرور، يمكن سؤال من أرسل رابط الدعوة إليك، ويمكنه طلب إعادة تعيينها.
main-menu = القائمة الرئيسية
skip-to-content = الانتقال إلى المحتوى
account-and-password = الحساب وكلمة المرور
documentation = التوثيق
sign-out = تسجيل الخروج
colours = الألوان
light = فاتح
dark = داكن
like-system = حسب إعدادات الجهاز

## The page of the own account

account-title = حسابك
account-language-lead = تظهر جميع الصفحات بهذه اللغة. أما نصوص المهام فتبقى بلغتها.
account-save-name = حفظ الاسم
account-new-address = البريد الإلكتروني
account-current-password = كلمة المرور الحالية
account-save-address = حفظ البريد الإلكتروني
account-password-lead = يؤدي تغيير كلمة المرور إلى تسجيل خروجك من جميع الأجهزة الأخرى.
account-new-password = كلمة المرور الجديدة
account-change-password = تغيير كلمة المرور
account-password-changed = تم تغيير كلمة المرور وتسجيل خروجك من جميع الأجهزة الأخرى.
account-name-changed = تم تغيير اسمك.
account-address-changed = تم تغيير بريدك الإلكتروني. يرجى استخدامه عند تسجيل الدخول في المرة القادمة.
account-devices = الأجهزة
account-devices-lead = في حال فقدان جهاز، أو تسجيل الدخول من جهاز لا يخصك، يرجى تسجيل الخروج من كل مكان.
account-sign-out-everywhere = تسجيل الخروج من كل مكان
account-revokes-tokens = يؤدي ذلك أيضًا إلى إبطال رموز API الخاصة بك.
account-consents = نماذج الموافقة التي قبلتها
account-erasure = محو بياناتك
account-erasure-lead = يمحو المسؤولون اسمك وبريدك الإلكتروني وحسابك. تبقى الإجابات من دون اسمك، ما لم تُطلب إزالتها.
account-ask-for-erasure = طلب المحو
# Argument: a date
account-erasure-asked = طلبت محو بياناتك بتاريخ { $date }. تُسوّى أولًا المدفوعات التي لم تُدفع بعد.
account-take-back-erasure = التراجع عن هذا الطلب
account-erasure-requested = تم إرسال طلبك إلى المسؤولين.
account-erasure-taken-back = تم التراجع عن طلبك.
account-tokens = رموز API
account-tokens-lead = يتيح الرمز لبرنامج أن يتصرف باسمك عبر REST API إلى أن تنتهي صلاحيته.
account-no-tokens = لا توجد لديك رموز.
account-token-for = الغرض من الرمز
account-token-days = مدة الصلاحية (بالأيام)
account-create-token = إنشاء رمز
account-new-token = رمزك الجديد
account-rest = مرجع REST API
account-purpose = الغرض
account-last-used = آخر استخدام
account-expires = انتهاء الصلاحية
account-revoke = إبطال

## E-mails: their links, and what people choose

forgot-password-link = هل نسيت كلمة المرور؟
forgot-password-title = نسيان كلمة المرور
forgot-password-lead = يرجى إدخال البريد الإلكتروني للحساب. ستصلك رسالة فيها رابط لاختيار كلمة مرور جديدة.
forgot-password-send = إرسال الرابط
# The same answer whether or not an account has the address
forgot-password-sent = إذا كان لهذا البريد الإلكتروني حساب، فستصل إليه رسالة فيها رابط. يعمل الرابط مرة واحدة خلال ساعة واحدة.
# Link on the page of a link that does not work any more
forgot-password-again = طلب رابط جديد
reset-password-title = اختيار كلمة مرور جديدة
# Argument: an e-mail address
reset-password-lead = لحساب البريد الإلكتروني { $email }. سيتم تسجيل خروجك من جميع الأجهزة الأخرى.
confirm-address-title = تأكيد البريد الإلكتروني
# Argument: an e-mail address
confirm-address-lead = يرجى تأكيد أن { $email } هو بريدك الإلكتروني.
confirm-address = تأكيد البريد
# Argument: a date
confirm-address-done = تم التأكيد في { $date }.
account-address-not-confirmed = لم يُؤكَّد هذا البريد بعد.
account-send-confirmation = إرسال رابط التأكيد
account-confirmation-sent = ستصل إلى بريدك رسالة فيها رابط.
account-mail = رسائل البريد الإلكتروني عن عملك
account-mail-lead = تصلك رسالة بالبريد الإلكتروني عند مراجعة نصوصك التجريبية وعند الدفع لك.
account-mail-is-off = هذه الرسائل متوقفة.
account-stop-mail = إيقاف هذه الرسائل
account-start-mail = استلام هذه الرسائل
# Argument: an e-mail address
unsubscribe-lead = إيقاف الرسائل المتعلقة بالنصوص التجريبية والمدفوعات إلى { $email }. ستظل الرسائل المتعلقة بكلمة المرور تُرسل.
unsubscribe-invited-title = الرسائل المتعلقة بدراسة
# Argument: the e-mail address
unsubscribe-invited-lead = إيقاف الرسائل المتعلقة بهذه الدراسة إلى { $email }.
unsubscribe-invited-done = لن تصلك بعد الآن رسائل عن هذه الدراسة.
unsubscribe-done = لن تصلك بعد الآن رسائل متعلقة بعملك. يمكن تشغيلها من جديد في حسابك.
