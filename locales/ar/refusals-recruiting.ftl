### Refusals about recruiting through Prolific.

prolific-token = أدخل رمز API كما يعرضه Prolific، دون مسافات.
prolific-workspace = أدخل معرّف مساحة العمل: 24 رقمًا وحرفًا من a إلى f.
prolific-refuses-token = لا يقبل Prolific رمز API هذا، أو لا يحق للرمز استخدام مساحة العمل هذه. أنشئ رمزًا جديدًا في Prolific وأدخله هنا.
prolific-has-no-workspace = لا يعرف Prolific مساحة العمل هذه، أو لا يمكن لحسابك استخدامها. تحقق من المعرّف.
prolific-has-no-study = لا يعرف Prolific أحد معرّفات الدراسة في روابط الدخول. قارن «معرّف الدراسة لدى الخدمة» في إعداداتها بما في Prolific.
prolific-unreachable = تعذر الوصول إلى Prolific. حاول مرة أخرى بعد بضع دقائق.
prolific-unreadable = أرسل Prolific ردًا لا يفهمه Concord. حاول مرة أخرى لاحقًا.
prolific-too-many-requests = تلقى Prolific طلبات كثيرة جدًا. حاول مرة أخرى بعد بضع دقائق.
prolific-wrong-key = شُفّر رمز API المحفوظ بمفتاح آخر. اربط الدراسة من جديد، أو أعد إعداد الخادم secrets_key كما كان.
prolific-no-key = لا يستطيع هذا الخادم حفظ رموز API. اطلب من القائمين عليه ضبط secrets_key.
prolific-is-being-asked = يجري الاستعلام من Prolific في هذه اللحظة. أعد تحميل الصفحة بعد بضع ثوانٍ.
