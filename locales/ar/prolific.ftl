### The page of the Prolific account through which a study recruits.

nav-prolific = Prolific
prolific-lead = اربط هذه الدراسة بحساب Prolific الذي يستقطب المشاركين ويدفع لهم.
prolific-connect = الربط بـ Prolific
prolific-replace = استخدام حساب آخر
prolific-token-label = رمز API
prolific-token-hint = أنشئ رمزًا في إعدادات مساحة عملك في Prolific. يشفّره Concord ولا يعرضه مرة أخرى.
prolific-workspace-label = معرّف مساحة العمل
prolific-workspace-hint = 24 حرفًا ورقمًا، في عنوان مساحة عملك في Prolific.
prolific-account-title = حساب Prolific
prolific-account = مرتبطة باسم { $account } منذ { $date }.
prolific-in-workspace = مساحة العمل: { $workspace }
prolific-available = الرصيد المتاح
prolific-total = الرصيد الكلي
prolific-disconnect = إلغاء الربط
prolific-disconnect-means = يحذف Concord رمز API. لا يتغير شيء في Prolific. أبطل الرمز هناك إن لم تعد بحاجة إليه.
prolific-connected = تم ربط الدراسة بـ Prolific.
prolific-disconnected = أُلغي ربط الدراسة بـ Prolific.
