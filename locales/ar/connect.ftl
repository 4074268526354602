### The page of the CloudResearch Connect account through which a study recruits, and the files for a study without one.

# The name of the service, in the navigation
nav-connect = Connect
connect-lead = ربط هذه الدراسة بحساب CloudResearch Connect الذي يدفع للمشاركين.
connect-connect = الربط بـ CloudResearch
connect-key-label = مفتاح API
connect-key-hint = يُطلب المفتاح من CloudResearch. يشفّره Concord ولا يعرضه مرة أخرى.
connect-account-title = حساب CloudResearch Connect
# Arguments: $date
connect-account = مرتبطة منذ { $date }.
connect-seen-within = تظهر التغييرات في Connect هنا في غضون دقيقة.
connect-disconnect-means = يحذف Concord مفتاح API وقائمة الإسنادات. لا يتغير شيء في Connect.
connect-connected = تم ربط الدراسة بـ CloudResearch Connect.
connect-disconnected = أُلغي ربط الدراسة بـ CloudResearch Connect.

## What Connect and this server say about the participants
connect-submissions = الإسنادات
connect-asked = آخر استعلام من Connect كان في { $date }. يستعلم Concord مرة كل دقيقة تقريبًا.
connect-ask = الاستعلام من Connect الآن
connect-follows-none = لعرض الإسنادات هنا، يرجى إدخال معرّف المشروع في Connect في إعدادات أحد روابط الدخول.
connect-no-submissions = لا توجد إسنادات بعد.
connect-fourteen-days = يعتمد Connect ما لم يُتخذ قرار بشأنه خلال 14 يومًا. الاعتماد نهائي، أما الرفض فيمكن تحويله إلى اعتماد لاحقًا.

## What was found about a participant, each with what to do
connect-no-submission = لا يوجد إسناد في Connect
connect-no-submission-advice = قد يكون المعرّف في الرابط مختلقًا، أو أن Connect لا يعرض الإسناد بعد. يرجى عدم الدفع قبل ظهوره.
connect-not-finished-advice = سُلِّم في Connect ولم يكتمل هنا. يرجى فحص العمل قبل اتخاذ القرار؛ فبعد 14 يومًا يعتمده Connect.
connect-never-came-advice = سُلِّم في Connect من دون البدء هنا. يرجى مراسلة المشارك أو رفض الإسناد؛ فبعد 14 يومًا يعتمده Connect.
connect-other-code-advice = الرمز في Connect ليس الرمز الذي أعطته هذه الدراسة. يرجى فحص العمل قبل اتخاذ القرار.
connect-not-handed-in-advice = انتهى هنا ولا يعرضه Connect. لم يفتح المشارك الرابط في النهاية، أو أن المعرّف في الرابط مختلق.
connect-agree-advice = سُلِّم في Connect واكتمل هنا. يرجى اعتماد الإسناد هنا، أو اتخاذ القرار بشأن العمل في «المدفوعات»: فعملية الصرف تعتمد الإسناد أيضًا.
connect-unclear = لم يُجب Connect بعد
connect-decided = تقرر في Connect
connect-gave-up = تخلى عن مكانه

## Deciding about assignments
# $n is a number of assignments
connect-approve-ready = { $n ->
    [zero] لا توجد إسنادات جاهزة للاعتماد
    [one] اعتماد إسناد واحد جاهز
    [two] اعتماد إسنادين جاهزين
    [few] اعتماد { $n } إسنادات جاهزة
    [many] اعتماد { $n } إسنادًا جاهزًا
   *[other] اعتماد { $n } إسناد جاهز
}
connect-approve-ready-means = أنهى هؤلاء المشاركون العمل هنا وسلّموا في Connect. يدفع Connect لكل منهم أجر المشروع الذي شارك فيه. لا يمكن التراجع عن ذلك.
connect-approved-ready = { $n ->
    [zero] لا يعتمد Connect أي إسناد.
    [one] يعتمد Connect إسنادًا واحدًا.
    [two] يعتمد Connect إسنادين.
    [few] يعتمد Connect { $n } إسنادات.
    [many] يعتمد Connect { $n } إسنادًا.
   *[other] يعتمد Connect { $n } إسناد.
}
# $participant is an ID
connect-submission-title = إسناد المشارك {"\u2068"}{ $participant }{"\u2069"}
connect-submission-lead = ما يعرفه Connect وهذه الدراسة عن المشارك، وما يمكنك أن تقرره في Connect.
connect-all-submissions = جميع الإسنادات
connect-nothing-to-decide = لا يمكن اتخاذ أي قرار بشأن هذا الإسناد حاليًا.
connect-done = نفّذ Connect ذلك.
connect-approve-means = يدفع Connect للمشارك أجر المشروع. لا يمكن التراجع عن ذلك.
connect-thanks = الرسالة (اختيارية)
connect-thanks-hint = يقرأ المشارك هذه الرسالة.
connect-reject-means = لا يُدفع للمشارك أجر، ويقرأ رسالتك؛ ويعود المال إلى حسابك. ومع ذلك يمكنك اعتماد الإسناد لاحقًا.
connect-reject-finished = أنهى هذا المشارك العمل هنا وسلّم في Connect. يرجى عدم رفض العمل إلا إذا خالف القواعد التي قرأها المشارك.
connect-message-hint = يقرأ المشارك هذه الرسالة. يرجى ذكر الخطأ بدقة وبأسلوب مهذب.

## Payments through Connect, on the page of a payout
connect-pays = عبر Connect
connect-pays-lead = المشاركون القادمون من Connect يُدفع لهم هناك: يُعتمد إسناد كل منهم، وما يستحقه فوق أجره يُرسَل كمكافأة. يجري ذلك في الخلفية، ولا تُرسَل كل مكافأة إلا مرة واحدة.
connect-retry = إعادة المحاولة في Connect
connect-retry-means = يُعاد إرسال كل ما رفضه Connect في عملية الصرف هذه.
# Arguments: $amount
connect-reward-there = الأجر في Connect: {"\u2068"}{ $amount }{"\u2069"}
# Arguments: $amount
connect-bonus-there = مكافأة في Connect: {"\u2068"}{ $amount }{"\u2069"}
connect-waits-there = بانتظار Connect
connect-is-accepted = قبله Connect
connect-was-rejected = رُفض الإسناد في Connect.
connect-other-sum = دفع Connect مبلغًا غير أجر المشروع. يرجى دفع الباقي هناك يدويًا، ثم اختيار «دُفع».
connect-other-currency = يدفع Connect بالدولار الأمريكي، وتُحسب هذه الدراسة بعملة أخرى. يرجى الدفع يدويًا، ثم اختيار «دُفع».
connect-was-refused = يرفض Connect الدفع. هل الرصيد كافٍ في الحساب؟
connect-unknown-there = لا يعرف Connect هذا الإسناد.
connect-disagrees = فهم Connect مبلغًا آخر، ولذلك لم يُدفع شيء.
connect-several-there = سلّم هذا المشارك عدة إسنادات في Connect. يرجى اعتمادها هناك ودفع الباقي يدويًا، ثم اختيار «دُفع».
connect-was-disconnected = فُصلت الدراسة عن Connect.

## Without an API key: the file with decisions, on a page of the entry link
connect-decisions = قرارات لـ Connect
connect-decisions-lead = من دون مفتاح API: ملف يذكر لكل مشارك ما يجب فعله في Connect. لا يُرسل شيء إلى Connect.
connect-payment-label = أجر المشروع بعملة USD
connect-payment-hint = ما يدفعه Connect عن الإسناد المعتمد، مثل 1.80. يُحسب ضمن ما يستحقه المشارك.
connect-decisions-show = عرض القرارات
# Arguments: $approved, $rejected, $open, numbers of participants
connect-decisions-count = للاعتماد: { $approved }. للرفض: { $rejected }. القرار لك: { $open }.
# Arguments: $amount
connect-decisions-bonuses = المكافآت في الملف: { $amount }
connect-decisions-download = تنزيل القرارات (CSV)
connect-decisions-act = يرجى تنفيذ القرارات في Connect كما وردت في الملف، ودفع مكافآته هناك. بعد ذلك يرجى تأكيد عملية الصرف في «المدفوعات»، حتى لا تتكرر المكافأة نفسها في ملف لاحق.
connect-decisions-none = لم يأتِ أحد عبر هذا الرابط بعد.
connect-decisions-currency = يدفع Connect بالدولار الأمريكي. تُحسب هذه الدراسة بعملة أخرى، ولذلك لا توجد مكافآت في الملف.
# $workers is a list of pseudonyms.
# Arguments: $workers
connect-decisions-left-out = لا مكافأة لهؤلاء المشاركين في هذا الملف، لأن إسناداتهم لم يُتخذ قرار بشأنها بعد، أو لأنهم جاؤوا عبر أكثر من رابط، أو لأنه يُدفع لهم بطريقة أخرى: {"\u2068"}{ $workers }{"\u2069"}.
# Argument: $button
connect-decisions-careful = إذا ذُكر أحد هنا فلا تؤكّد الدفعة كلها، بل اختر «{ $button }» لكل شخص دفعت له.
connect-decision = القرار
connect-decision-approve = اعتماد
connect-decision-reject = رفض
connect-decision-open = القرار لك
connect-decision-in-progress = قيد العمل هنا.
connect-decision-undecided = ينتظر عمل هذا المشارك قرارك هنا. يرجى اتخاذ القرار أولًا، ثم العودة إلى هذه الصفحة.
connect-decision-not-finished = انتهى هنا من دون أن يكتمل. يرجى مراجعة قواعد المشروع قبل اتخاذ القرار.
connect-bonus = المكافأة

## Audit log
audit-connect-connect = ربط الدراسة بـ Connect
audit-disconnect-connect = إلغاء ربط الدراسة بـ Connect
audit-approve-connect = اعتماد إسناد في Connect
audit-reject-connect = رفض إسناد في Connect
audit-download-decisions = تنزيل القرارات لـ Connect
