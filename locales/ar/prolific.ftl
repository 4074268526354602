### The page of the Prolific account through which a study recruits.

nav-prolific = Prolific
prolific-lead = ربط هذه الدراسة بحساب Prolific الذي يستقطب المشاركين ويدفع لهم.
prolific-connect = الربط بـ Prolific
prolific-replace = استخدام حساب آخر
prolific-token-label = رمز API
prolific-token-hint = يُنشأ الرمز في إعدادات مساحة عملك في Prolific. يشفّره Concord ولا يعرضه مرة أخرى.
prolific-workspace-label = معرّف مساحة العمل
prolific-workspace-hint = 24 حرفًا ورقمًا، في عنوان مساحة عملك في Prolific.
prolific-account-title = حساب Prolific
prolific-account = مرتبطة باسم { $account } منذ { $date }.
prolific-in-workspace = مساحة العمل: { $workspace }
prolific-told-at = يُبلغ Prolific هذا الخادم بالتغييرات فورًا. وصل آخر إشعار في { $time }.
prolific-told = يُبلغ Prolific هذا الخادم بالتغييرات فورًا. لم يصل أي إشعار بعد.
prolific-told-soon = تظهر التغييرات في Prolific هنا في غضون دقيقة. سيطلب Concord قريبًا من Prolific إبلاغ هذا الخادم بها فورًا.
prolific-told-elsewhere = تظهر التغييرات في Prolific هنا في غضون دقيقة. أما الإشعارات الفورية فتصل إلى خادم آخر، لأن لمساحة العمل عنوانًا واحدًا فقط لذلك.
prolific-not-told = تظهر التغييرات في Prolific هنا في غضون دقيقة. لم يتمكن Concord من الطلب من Prolific إبلاغ هذا الخادم بها فورًا.
prolific-told-needs-address = تظهر التغييرات في Prolific هنا في غضون دقيقة. لرؤيتها فورًا، يحتاج هذا الخادم إلى عنوان عام يبدأ بـ {"\u2066"}https://{"\u2069"} (الإعداد public_url).
prolific-available = الرصيد المتاح
prolific-total = الرصيد الكلي
prolific-disconnect = إلغاء الربط
prolific-disconnect-means = يحذف Concord رمز API وقائمة التسليمات. لا يتغير شيء في Prolific. يرجى إبطال الرمز هناك إذا لم تعد هناك حاجة إليه.
prolific-connected = تم ربط الدراسة بـ Prolific.
prolific-disconnected = أُلغي ربط الدراسة بـ Prolific.

prolific-submissions = التسليمات
prolific-asked = آخر استعلام من Prolific كان في { $date }. يستعلم Concord مرة كل دقيقة تقريبًا.
prolific-ask = الاستعلام من Prolific الآن
prolific-follows-none = لعرض التسليمات هنا، يرجى إدخال معرّف دراسة Prolific في إعدادات أحد روابط الدخول.
prolific-no-submissions = لا توجد تسليمات بعد.
prolific-differences = { $n ->
    [zero] لا يوجد مشاركون يحتاجون إلى انتباهك.
    [one] مشارك واحد يحتاج إلى انتباهك.
    [two] مشاركان يحتاجان إلى انتباهك.
    [few] { $n } مشاركين يحتاجون إلى انتباهك.
    [many] { $n } مشاركًا يحتاجون إلى انتباهك.
   *[other] { $n } مشارك يحتاجون إلى انتباهك.
}
prolific-first-rows = تُعرض الصفوف الأولى فقط من أصل { $all }. تعرض واجهة REST جميعها.
prolific-participant = معرّف المشارك
prolific-here = هذه الدراسة
prolific-finding = ما يجب فعله
prolific-code = الرمز: { $code }
prolific-hits = { $hits ->
    [zero] لم تُسلَّم أي وحدة HIT
    [one] سُلِّمت وحدة HIT واحدة
    [two] سُلِّمت وحدتا HIT
    [few] سُلِّمت { $hits } وحدات HIT
    [many] سُلِّمت { $hits } وحدة HIT
   *[other] سُلِّمت { $hits } وحدة HIT
}
prolific-in-progress = قيد العمل
prolific-no-submission = لا يوجد تسليم في Prolific
prolific-no-submission-advice = قد يكون المعرّف في الرابط مختلقًا، أو أن Prolific لا يعرض التسليم بعد. يرجى عدم الدفع قبل ظهوره.
prolific-not-finished = لم يكتمل هنا
prolific-not-finished-advice = سُلِّم في Prolific ولم يكتمل هنا. يرجى فحص العمل قبل اتخاذ القرار.
prolific-never-came = لم يأتِ إلى هنا قط
prolific-never-came-advice = سُلِّم في Prolific من دون البدء هنا. يرجى الطلب من المشارك إرجاع التسليم.
prolific-other-code = رمز مختلف
prolific-other-code-advice = الرمز في Prolific ليس الرمز الذي أعطته هذه الدراسة. يرجى فحص العمل قبل اتخاذ القرار.
prolific-not-handed-in = لم يُسلَّم
prolific-not-handed-in-advice = انتهى هنا ولم يُسلَّم في Prolific. لم يفتح المشارك الرابط في النهاية.
prolific-finished-anyway = أُرجع، ويوجد عمل هنا
prolific-finished-anyway-advice = أُرجع أو انتهت مهلته في Prolific، لكن وحدات HIT سُلِّمت هنا. عند اعتماد العمل، يُدفع أجره في عملية الصرف التالية بمكافأة في Prolific.
prolific-still-at-work = أُرجع، لكنه قيد العمل
prolific-still-at-work-advice = أُرجع أو انتهت مهلته في Prolific، وما زال قيد العمل هنا. عند اعتماد العمل، يُدفع أجره في عملية الصرف التالية بمكافأة في Prolific.
prolific-agree = جاهز للقرار
prolific-agree-advice = سُلِّم بالرمز الصحيح. يرجى اعتماد التسليم هنا، أو اتخاذ القرار بشأن العمل في «المدفوعات»: فعملية الصرف تعتمد التسليم أيضًا.
prolific-not-here = لم يصل بعد
prolific-unclear = لم يُجب Prolific بعد
prolific-decided = تقرر في Prolific
prolific-gave-up = أُرجع أو انتهت مهلته

prolific-approve-ready = { $n ->
    [zero] لا توجد تسليمات جاهزة للاعتماد
    [one] اعتماد تسليم واحد جاهز
    [two] اعتماد تسليمين جاهزين
    [few] اعتماد { $n } تسليمات جاهزة
    [many] اعتماد { $n } تسليمًا جاهزًا
   *[other] اعتماد { $n } تسليم جاهز
}
prolific-approve-ready-means = أنهى هؤلاء المشاركون العمل هنا وأدخلوا الرمز الصحيح. يدفع Prolific لكل منهم أجر الدراسة التي شارك فيها. لا يمكن التراجع عن ذلك.
prolific-approved-ready = { $n ->
    [zero] لا يعتمد Prolific أي تسليم.
    [one] يعتمد Prolific تسليمًا واحدًا.
    [two] يعتمد Prolific تسليمين.
    [few] يعتمد Prolific { $n } تسليمات.
    [many] يعتمد Prolific { $n } تسليمًا.
   *[other] يعتمد Prolific { $n } تسليم.
}
prolific-decide = اتخاذ قرار
prolific-submission-title = تسليم المشارك {"\u2068"}{ $participant }{"\u2069"}
prolific-submission-lead = ما يعرفه Prolific وهذه الدراسة عن المشارك، وما يمكنك أن تقرره في Prolific.
prolific-all-submissions = جميع التسليمات
prolific-nothing-to-decide = لا يمكن اتخاذ أي قرار بشأن هذا التسليم حاليًا.
prolific-done = نفّذ Prolific ذلك.
prolific-approve = اعتماد
prolific-approve-means = يدفع Prolific للمشارك أجر الدراسة التي شارك فيها. لا يمكن التراجع عن ذلك.
prolific-ask-return = طلب الإرجاع
prolific-ask-return-means = يطلب Prolific من المشارك إرجاع التسليم. لا يُدفع له أجر، لكن ذلك لا يُحسب عليه. ويمكنه أن يرفض الطلب.
prolific-return-reason = السبب
prolific-return-reason-hint = يقرأ المشارك هذا السبب. يلزم ما لا يقل عن 10 أحرف.
prolific-return-asked = طُلب الإرجاع في { $date }
prolific-reject = رفض
prolific-reject-means = لا يُدفع للمشارك أجر، ويقرأ رسالتك. لا يسمح Prolific بذلك إلا في حالات واضحة: مثل عدم وجود أي إجابات، أو عدم اجتياز اختبارَي انتباه في دراسة مدتها خمس دقائق أو أكثر. عند الشك، يرجى الطلب من المشارك إرجاع التسليم.
prolific-reject-finished = أنهى هذا المشارك العمل هنا وأدخل الرمز الصحيح. يلغي Prolific قرارات الرفض التي تخالف قواعده.
prolific-category = السبب
prolific-message = الرسالة
prolific-message-hint = يقرأ المشارك هذه الرسالة. يلزم ما لا يقل عن 100 حرف: مع ذكر الخطأ بدقة وبأسلوب مهذب.

prolific-failed-check = عدم اجتياز اختبارات الانتباه
prolific-failed-instructions = عدم اتباع التعليمات
prolific-low-effort = جهد قليل
prolific-too-quickly = سرعة زائدة
prolific-too-slowly = بطء زائد
prolific-no-data = لا توجد إجابات
prolific-no-code = لا يوجد رمز إتمام
prolific-bad-code = رمز إتمام خاطئ
prolific-malingering = ادعاء استيفاء الشروط
prolific-incomplete-longitudinal = جزء ناقص من دراسة أطول
prolific-unsupported-device = جهاز غير مناسب
prolific-unlisted = سبب آخر
