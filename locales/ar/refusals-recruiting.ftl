### Refusals about recruiting through Prolific and CloudResearch Connect.

prolific-token = يرجى إدخال رمز API كما يعرضه Prolific، من دون مسافات.
prolific-workspace = يرجى إدخال معرّف مساحة العمل: 24 رقمًا وحرفًا من a إلى f.
prolific-refuses-token = لا يقبل Prolific رمز API هذا، أو لا يحق للرمز استخدام مساحة العمل هذه. يرجى إنشاء رمز جديد في Prolific وإدخاله هنا.
prolific-has-no-workspace = لا يعرف Prolific مساحة العمل هذه، أو لا يمكن لحسابك استخدامها. يرجى التحقق من المعرّف.
prolific-has-no-study = لا يعرف Prolific أحد معرّفات الدراسة في روابط الدخول. يرجى مقارنة «معرّف الدراسة لدى الخدمة» في إعداداتها بما في Prolific.
prolific-unreachable = تعذّر الوصول إلى Prolific. يرجى المحاولة مرة أخرى بعد بضع دقائق.
prolific-unreadable = أرسل Prolific ردًا لا يفهمه Concord. يرجى المحاولة مرة أخرى لاحقًا.
prolific-too-many-requests = تلقى Prolific طلبات كثيرة جدًا. يرجى المحاولة مرة أخرى بعد بضع دقائق.
prolific-wrong-key = شُفّر رمز API المحفوظ بمفتاح آخر. يرجى ربط الدراسة من جديد، أو استعادة إعداد الخادم secrets_key كما كان.
prolific-no-key = لا يستطيع هذا الخادم حفظ رموز API. يرجى الطلب من القائمين عليه ضبط الإعداد secrets_key.
prolific-is-being-asked = يجري الاستعلام من Prolific في هذه اللحظة. يرجى إعادة تحميل الصفحة بعد بضع ثوانٍ.
prolific-list-has-changed = تغيّرت القائمة في الأثناء. يرجى مراجعتها مرة أخرى، ثم اعتماد التسليمات.
# $status is the state of a submission in Prolific’s own English words
prolific-state-does-not-fit = حالة التسليم في Prolific هي «{"\u2068"}{ $status }{"\u2069"}». لا يمكن اتخاذ هذا القرار هناك.
prolific-may-have-done-it = لم يُجب Prolific، فلا يُعرف هل نفّذ ذلك أم لا. يرجى الاستعلام من Prolific مرة أخرى ومراجعة التسليم قبل تكرار ذلك.
prolific-refuses = يرفض Prolific ذلك. ربما تغيّر التسليم في الأثناء: يرجى الاستعلام من Prolific ومراجعة التسليم مرة أخرى.
choose-category = يرجى اختيار سبب.
prolific-may-still-pay = قد يدفع Prolific هذه المكافأة لاحقًا، فقد يستغرق ذلك بعض الوقت. يرجى التحقق مرة أخرى بعد ساعة من إرسالها.
prolific-not-listed-yet = لم يعرض Prolific بعد قائمة تسليمات هذه الدراسة. يرجى الانتظار دقيقة، أو الاستعلام من Prolific في صفحته هنا، ثم إجراء عملية الصرف.
prolific-is-not-connected = هذه الدراسة غير مرتبطة بـ Prolific. يرجى ربطها أولًا.
prolific-has-it-already = لرابط الدخول هذا دراسة في Prolific بالفعل. يرجى إعادة تحميل الصفحة.
prolific-needs-live-study = لا يمكن لأحد المشاركة حاليًا. يرجى أولًا إطلاق هذه الدراسة وفتح رابط الدخول أمام المشاركين.
# $status is the state of a study in Prolific’s own English words
prolific-study-has-moved = حالة الدراسة في Prolific هي «{"\u2068"}{ $status }{"\u2069"}». هذا غير ممكن هناك.
prolific-may-have-changed-study = لم يُجب Prolific، فلا يُعرف هل نفّذ ذلك أم لا. يرجى مراجعة الدراسة في Prolific قبل المحاولة مرة أخرى.
# $reason is what Prolific says, in English
prolific-refuses-study = يرفض Prolific ذلك: { $reason }
# $currency is a code such as GBP
prolific-pays-in = تدفع مساحة العمل في Prolific بعملة { $currency }. يرجى إدخال المبلغ بهذه العملة.
# $names is a list of countries or languages, in English
prolific-has-no-choice = لا يوجد في Prolific مرشّح لما يلي: { $names }. يرجى إزالة العلامة من المربع، وضبط مرشّح في Prolific قبل النشر.
# $low and $high are amounts of money
amount-from-to = يرجى إدخال مبلغ من { $low } إلى { $high }.
# $low and $high are numbers
number-from-to = يرجى إدخال عدد صحيح من {"\u2066"}{ $low }{"\u2069"} إلى {"\u2066"}{ $high }{"\u2069"}.
choose-device = يرجى اختيار جهاز واحد على الأقل.
prolific-has-no-project = ليس لمساحة العمل مشروع في Prolific. يرجى إنشاء مشروع هناك أولًا.
prolific-study-has-changed = الدراسة في Prolific ليست الدراسة التي عرضتها الصفحة، أو تغيّرت تكلفتها. يرجى مراجعتها مرة أخرى.
prolific-link-is-used = سبق أن دخل أشخاص عبر رابط الدخول هذا. يرجى إنشاء رابط آخر للدراسة الجديدة.
prolific-needs-address = لا يعرف هذا الخادم عنوانه. يرجى الطلب من القائمين عليه ضبط الإعداد public_url.
prolific-screening-below-reward = يرجى إدخال أجر لمن لا يستوفون الشروط يكون أكبر من صفر وأقل من أجر المشاركة.
entrance-has-changed = تغيّر رابط الدخول هذا في الأثناء. يرجى إعادة تحميل الصفحة وإدخال تغييراتك مرة أخرى.

# Recruiting through CloudResearch Connect
connect-key = يرجى إدخال مفتاح API كما يعرضه Connect، من دون مسافات.
connect-has-no-workspaces = لا توجد مساحات عمل في Connect. يرجى ترك هذا الحقل فارغًا.
connect-refuses-key = لا يقبل Connect مفتاح API هذا. يرجى التحقق منه، أو طلب مفتاح جديد من Connect وإدخاله هنا.
connect-has-no-project = لا يعرف Connect أحد معرّفات المشاريع في روابط الدخول. يرجى مقارنة «معرّف الدراسة لدى الخدمة» في إعداداتها بعنوان المشروع في Connect.
connect-unreachable = تعذّر الوصول إلى Connect. يرجى المحاولة مرة أخرى بعد بضع دقائق.
connect-unreadable = أرسل Connect ردًا لا يفهمه Concord. يرجى المحاولة مرة أخرى لاحقًا.
connect-too-many-requests = تلقى Connect طلبات كثيرة جدًا. يرجى المحاولة مرة أخرى بعد بضع دقائق.
connect-wrong-key = شُفّر مفتاح API المحفوظ بمفتاح سرّي آخر لهذا الخادم. يرجى ربط الدراسة من جديد، أو استعادة إعداد الخادم secrets_key كما كان.
connect-no-key = لا يستطيع هذا الخادم حفظ مفاتيح API. يرجى الطلب من القائمين عليه ضبط الإعداد secrets_key.
connect-is-being-asked = يجري الاستعلام من Connect في هذه اللحظة. يرجى إعادة تحميل الصفحة بعد بضع ثوانٍ.
# $status is the state of an assignment in Connect’s own English words
connect-state-does-not-fit = حالة الإسناد في Connect هي «{"\u2068"}{ $status }{"\u2069"}». لا يمكن اتخاذ هذا القرار هناك.
connect-may-have-done-it = لم يُجب Connect، فلا يُعرف هل نفّذ ذلك أم لا. يرجى الاستعلام من Connect مرة أخرى ومراجعة الإسناد قبل تكرار ذلك.
connect-refuses = يرفض Connect ذلك. ربما اتُّخذ قرار بشأن الإسناد في الأثناء: يرجى الاستعلام من Connect ومراجعة الإسناد مرة أخرى.
connect-may-still-pay = قد يدفع Connect هذه المكافأة لاحقًا، فقد يستغرق ذلك بعض الوقت. يرجى التحقق مرة أخرى بعد ساعة من إرسالها.
connect-not-listed-yet = لم يعرض Connect بعد قائمة إسنادات هذه الدراسة. يرجى الانتظار دقيقة، أو الاستعلام من Connect في صفحته هنا، ثم إجراء عملية الصرف.
connect-is-not-connected = هذه الدراسة غير مرتبطة بـ CloudResearch Connect بعد. يرجى أولًا إدخال مفتاح API في صفحة «Connect».
approval-has-no-message = لا ترسل هذه الخدمة رسالة مع الاعتماد. يرجى ترك الرسالة فارغة.
rejection-has-no-category = ليست لهذه الخدمة قائمة أسباب. يرجى عدم تحديد سبب، وكتابة رسالة.
