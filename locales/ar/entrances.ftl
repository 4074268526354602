### Entry links: the page of a participant who follows one, how taking part ends, and the pages where researchers make links.

## To participants
entrance-invited = يمكنك المشاركة في هذه الدراسة.
# $hits is the number of tasks that a participant does
entrance-tasks = { $hits ->
    [zero] لا تشمل المشاركة أي مهام.
    [one] تشمل المشاركة مهمة واحدة.
    [two] تشمل المشاركة مهمتين.
    [few] تشمل المشاركة { $hits } مهام.
    [many] تشمل المشاركة { $hits } مهمة.
   *[other] تشمل المشاركة { $hits } مهمة.
}
entrance-start = بدء
entrance-continue = متابعة
entrance-welcome-back = سبق أن بدأت هذه الدراسة. يمكنك المتابعة من حيث توقفت.
# To somebody who is signed in with another account in this browser
entrance-signs-out = تم تسجيل دخولك باسم { $name }. يؤدي البدء هنا إلى تسجيل خروج { $name } من هذا المتصفح.
entrance-come-back = هل سبقت لك زيارة هذه الصفحة؟
entrance-return-code = رمز العودة
entrance-return-code-hint = يتكون الرمز من 16 حرفًا أو رقمًا. وقد ظهر لك عند البدء.
entrance-return = المتابعة بهذا الرمز
# Title of the page that shows the return code once
entrance-new-return-code = يرجى تدوين رمز العودة الخاص بك
entrance-return-code-label = يتيح لك هذا الرمز المتابعة لاحقًا، ومن جهاز آخر أيضًا
entrance-return-code-advice = يرجى تدوينه أو نسخه الآن. في حال فقدانه لا يمكن إلا البدء من جديد.
entrance-decline = لا أوافق
entrance-decline-means = يعني ذلك انسحابك من الدراسة. لا يُحفظ سوى رفضك، وكذلك معرّفك لدى خدمة الاستقطاب إن كنت قد جئت منها.
# Progress of a participant. Arguments: $done, $all
entrance-progress = المهام المكتملة: { $done } من { $all }
entrance-nothing-left = لم تبقَ لك مهام في هذه الدراسة.
entrance-finish = إنهاء الدراسة

## How taking part ended
ending-finished = اكتملت مشاركتك في هذه الدراسة. شكرًا لك!
ending-no-consent = لن تشارك في هذه الدراسة.
ending-screened-out = أحد شروط هذه الدراسة لا ينطبق عليك، ولذلك لا يمكنك المتابعة.
ending-failed-checks = كان عدد الإجابات الخاطئة في عناصر التحقق من الجودة كبيرًا، ولذلك لا يمكنك المتابعة.
ending-timed-out = كان مكانك محجوزًا لمدة محدودة، ولم يعد متاحًا.
ending-full = لم تعد في هذه الدراسة أماكن أو مهام متاحة في الوقت الحالي.
# On the last page of a participant
ending-code = رمز الإتمام
ending-enter-code = يرجى إدخال هذا الرمز في الصفحة التي جئت منها.
ending-return = المتابعة إلى الخطوة الأخيرة
# $provider is a recruitment service such as Prolific
ending-return-to = العودة إلى { $provider }
ending-close-page = يمكنك إغلاق هذه الصفحة.

## To researchers
nav-entrances = روابط الدخول
entrances-lead = يشارك بهذه الروابط من ليس لديهم حساب هنا، من خدمات مثل Prolific أو من أي مكان.
entrances-none = لا توجد روابط دخول بعد.
entrances-add = إنشاء رابط دخول
entrances-anonymous-lead = يمكن لكل من لديه الرابط المشاركة من دون حساب. يحصل كل مشارك على رمز للعودة به.
entrances-provider = الخدمة
entrances-provider-other = خدمة أخرى
entrances-anonymous = مجهول الهوية
entrances-label = الاسم
entrances-label-hint = لا يراه إلا فريقك، مثل «Prolific، الفرنسية».
entrances-places = الأماكن
entrances-places-hint = عدد الأشخاص الذين يمكنهم المشاركة. يُترك فارغًا لعدم وضع حد.
entrances-submissions = عدد وحدات HIT لكل مشارك
entrances-submissions-hint = تكتمل المشاركة بعد هذا العدد. يُترك فارغًا لجميع الوحدات المتاحة.
entrances-hold = مدة حجز المكان (بالدقائق)
entrances-hold-hint = بعد هذه المدة من دون نشاط يصبح المكان متاحًا لشخص آخر.
entrances-provider-study = معرّف الدراسة لدى الخدمة
entrances-provider-study-hint = لا تُقبل إلا روابط هذه الدراسة. يُترك فارغًا لقبول روابط أي دراسة.
entrances-signed = قبول الروابط الموقّعة من Prolific فقط
entrances-signed-hint = عندئذ لا يمكن لأحد المشاركة بمعرّف مشارك مختلَق. يجب أن يفعّل Prolific الروابط الآمنة لمساحة عملك؛ ومن دونها لا يمكن لأحد المشاركة.
entrances-parameters = معلمات الرابط
entrances-parameters-lead = الأسماء التي تضيف بها الخدمة معرّفاتها إلى الرابط.
entrances-parameter-person = معرّف المشارك
entrances-parameter-session = معرّف التسليم
entrances-parameter-study = معرّف الدراسة
entrances-address = عنوان العودة
entrances-address-hint = الوجهة التي ينتقل إليها المشاركون في النهاية. تُملأ تلقائيًا {"\u2066"}{ "{" }code{ "}" }{"\u2069"} و {"\u2066"}{ "{" }person{ "}" }{"\u2069"} و {"\u2066"}{ "{" }session{ "}" }{"\u2069"} و {"\u2066"}{ "{" }study{ "}" }{"\u2069"}.
entrances-codes = رموز الإتمام
entrances-codes-lead-anonymous = يرى المشاركون هذا الرمز في النهاية.
entrances-codes-lead = يرجى إدخال الرموز نفسها لدى الخدمة، ثم اختيار ما يحدث للتسليم هناك عند كل رمز.
entrances-own-codes = منح كل من يكمل الدراسة رمزًا خاصًا به
entrances-create = إنشاء الرابط
entrances-save = حفظ التغييرات
entrances-saved = تم حفظ رابط الدخول.
entrances-link = الرابط
entrances-back = العودة إلى رابط الدخول
entrances-link-lead-anonymous = يرجى إرسال هذا الرابط إلى من تريد دعوتهم.
entrances-link-lead = يرجى نسخ هذا الرابط إلى الخدمة كما هو.
entrances-taken = الأماكن المشغولة
# Arguments: $taken, $places
entrances-taken-of = { $taken } من { $places }
entrances-came = الواصلون
entrances-working = قيد العمل
entrances-finished = مكتمل
entrances-screened-out = غير مستوفٍ للشروط
entrances-open = مفتوح
entrances-closed = مغلق أمام مشاركين جدد
entrances-close = الإغلاق أمام مشاركين جدد
entrances-close-hint = يمكن لمن بدؤوا أن يتابعوا.
entrances-settings = إعدادات الرابط
entrances-participants = المشاركون
entrances-arrived = وقت الوصول
entrances-nobody = لم يستخدم أحد هذا الرابط بعد.
entrances-download = تنزيل قائمة المشاركين (CSV)
entrances-download-lead = يتضمن الملف معرّفات الخدمة والرموز. يُسجَّل كل تنزيل في سجل التدقيق.
entrances-active = آخر نشاط
entrances-submitted = التسليمات
entrances-state = الحالة
entrances-state-working = قيد العمل
entrances-state-away = أُخلي المكان
ending-name-finished = مكتمل
ending-name-no-consent = لا موافقة، أو انسحاب
ending-name-screened-out = غير مستوفٍ للشروط
ending-name-failed-checks = لم يجتز التحقق من الجودة
ending-name-timed-out = انتهت المهلة
ending-name-full = لا مكان أو مهمة متاحة
entrances-more = مشاركون آخرون

## People whom researchers invite by a link of their own
entrances-panel = أشخاص تدعوهم
entrances-panel-lead = تُدخل قائمة بأشخاص، ويحصل كل منهم على رابط خاص به يرسله هذا الخادم أو ترسله بنفسك.
invitees-title = المدعوون
invitees-lead = لكل شخص رابط خاص به، ويمكنه استخدامه مرة أخرى للمتابعة من أي جهاز.
invitees-listed = في القائمة
invitees-add = إضافة أشخاص
invitees-field = الأشخاص، شخص واحد في كل سطر
invitees-hint = لكل شخص: البريد الإلكتروني، أو الاسم أو المعرّف، أو كلاهما، مع رمز إحدى لغات الدراسة إن كانت لغته معروفة، مفصولة بفواصل (مثل: {"\u2066"}ana@example.org, P17, it{"\u2069"}). لا يرى المشاركون الآخرون الأسماء والمعرّفات.
invitees-add-button = إضافة إلى القائمة
invitees-added = { $n ->
    [zero] لم يُضَف أحد.
    [one] أُضيف شخص واحد.
    [two] أُضيف شخصان.
    [few] أُضيف { $n } أشخاص.
    [many] أُضيف { $n } شخصًا.
   *[other] أُضيف { $n } شخص.
}
invitees-known = { $n ->
    [zero] لم يكن أحد في القائمة من قبل.
    [one] كان شخص واحد في القائمة من قبل.
    [two] كان شخصان في القائمة من قبل.
    [few] كان { $n } أشخاص في القائمة من قبل.
    [many] كان { $n } شخصًا في القائمة من قبل.
   *[other] كان { $n } شخص في القائمة من قبل.
}
# $n is how many people get an e-mail
invitees-invite = إرسال الدعوات ({ $n })
# $n is how many people get an e-mail
invitees-remind = إرسال التذكيرات ({ $n })
# Argument: the number of e-mails to one person
invitees-mail-hint = تُرسل التذكيرات إلى من مضى على دعوتهم يوم على الأقل ولم يكملوا الدراسة. الحد الأقصى لعدد الدعوات والتذكيرات معًا إلى كل شخص هو { $most }.
invitees-left-out = { $n ->
    [zero] لا يُستثنى أحد من الرسائل الآن: {"\u2068"}{ $languages }{"\u2069"}.
    [one] لن يتلقى شخص واحد رسالة الآن، لأن جميع الأماكن بلغته مشغولة: {"\u2068"}{ $languages }{"\u2069"}.
    [two] لن يتلقى شخصان رسالة الآن، لأن جميع الأماكن بلغتهما مشغولة: {"\u2068"}{ $languages }{"\u2069"}.
    [few] لن يتلقى { $n } أشخاص رسالة الآن، لأن جميع الأماكن بلغاتهم مشغولة: {"\u2068"}{ $languages }{"\u2069"}.
    [many] لن يتلقى { $n } شخصًا رسالة الآن، لأن جميع الأماكن بلغاتهم مشغولة: {"\u2068"}{ $languages }{"\u2069"}.
   *[other] لن يتلقى { $n } شخص رسالة الآن، لأن جميع الأماكن بلغاتهم مشغولة: {"\u2068"}{ $languages }{"\u2069"}.
}
invitees-sent = { $n ->
    [zero] لا يوجد حاليًا من يمكن إرسال رسالة إليه.
    [one] ستُرسل رسالة واحدة.
    [two] ستُرسل رسالتان.
    [few] ستُرسل { $n } رسائل.
    [many] ستُرسل { $n } رسالة.
   *[other] ستُرسل { $n } رسالة.
}
invitees-download = تنزيل الروابط (CSV)
invitees-download-lead = كل من لديه رابط يشارك بصفة الشخص الذي أُنشئ الرابط له، لذلك يرجى عدم إرساله إلا إلى هذا الشخص. يُسجَّل كل تنزيل في سجل التدقيق.
invitees-none = لا يوجد أحد في القائمة بعد.
invitees-name = الاسم أو المعرّف
invitees-more = أشخاص آخرون
invitees-new = لم تُرسل الدعوة
invitees-invited = أُرسلت الدعوة
invitees-failed = تعذّر تسليم الرسالة
invitees-stopped = لا يرغب في تلقي رسائل
invitees-remove = إزالة
# To those who do not see the table
invitees-remove-one = إزالة {"\u2068"}{ $name }{"\u2069"}
invitees-removed = تمت إزالة «{"\u2068"}{ $name }{"\u2069"}» من القائمة.
