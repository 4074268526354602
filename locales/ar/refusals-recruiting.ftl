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
prolific-list-has-changed = تغيّرت القائمة في الأثناء. راجعها مرة أخرى، ثم اعتمد الإرسالات.
# $status is the state of a submission in Prolific’s own English words
prolific-state-does-not-fit = حالة الإرسال في Prolific هي «{"\u2068"}{ $status }{"\u2069"}». لا يمكن اتخاذ هذا القرار هناك.
prolific-may-have-done-it = لم يُجب Prolific، فلا يُعرف هل نفّذ ذلك أم لا. استعلم من Prolific مرة أخرى وراجع الإرسال قبل تكرار ذلك.
prolific-refuses = يرفض Prolific ذلك. ربما تغيّر الإرسال في الأثناء: استعلم من Prolific وراجع الإرسال مرة أخرى.
choose-category = يرجى اختيار سبب.
prolific-may-still-pay = قد يدفع Prolific هذه المكافأة لاحقًا، فقد يستغرق ذلك بعض الوقت. تحقق مرة أخرى بعد ساعة من الإرسال.
prolific-not-listed-yet = لم يعرض Prolific بعد قائمة إرسالات هذه الدراسة. انتظر دقيقة أو اسأل Prolific من صفحته، ثم أنشئ الدفعة.
prolific-is-not-connected = هذه الدراسة غير مرتبطة بـ Prolific. اربطها أولاً.
