### Bonuses: computed by a rule, looked at and approved by a person, or given by hand.

bonuses-title = المكافآت
bonuses-page-lead = تحسب قاعدةٌ ما ينقص كل مشارك لبلوغ أجر محدد بالساعة. يمكنك مراجعة القائمة وتغيير ما تعرف عنه أكثر، ثم اعتمادها. بعد ذلك تدخل المكافآت في عملية الصرف التالية.

## The rule

bonuses-rule = القاعدة
bonuses-rule-lead = لا تُحسب إلا التسليمات المعتمدة. يُخصم ما كسبه المشاركون في هذه الدراسة، بما فيه المكافآت السابقة.
# A button: start from the target hourly rate in the settings of the study
bonuses-start-target = البدء من الأجر المستهدف بالساعة
# A button: start from the rule of the paper XFORMAL
bonuses-start-xformal = البدء من XFORMAL: مرة واحدة، إلى أكثر من 10 في الساعة
# Arguments: $currency
bonuses-target = الرفع إلى هذا الأجر بالساعة ({ $currency })
bonuses-target-hint = يحصل المشاركون الذين يكسبون أقل على الفرق.
bonuses-time = الوقت المحتسب
bonuses-time-hint = لا يُحتسب من التوقف أكثر من دقيقة واحدة.
bonuses-time-own = الوقت الفعلي للمشارك نفسه
bonuses-time-median = وسيط وقت جميع المشاركين، لكل وحدة HIT
bonuses-most-medians = أطول وقت لوحدة HIT، بمضاعفات الوسيط
bonuses-most-medians-hint = عند إدخال 3 يُحتسب وقت وحدة HIT حتى ثلاثة أضعاف وسيط مهمتها. يُترك فارغًا لعدم وضع حد.
# Arguments: $currency
bonuses-round-up-to = التقريب إلى الأعلى إلى مضاعفات ({ $currency })
# Arguments: $currency
bonuses-least = أصغر مكافأة ({ $currency })
bonuses-least-hint = لا تُدفع المكافآت الأصغر. يُترك فارغًا لدفعها كلها.
# Arguments: $currency
bonuses-most = أعلى مكافأة للمشارك ({ $currency })
bonuses-most-hint = يُترك فارغًا لعدم وضع حد.
bonuses-once = المشاركون الذين نالوا مكافأة في هذه الدراسة لا يحصلون على غيرها
bonuses-compute = احتساب المكافآت

## The bonuses that the rule has computed

bonuses-round = مكافآت بانتظار الاعتماد
bonuses-none-yet = تظهر المكافآت هنا بعد احتسابها. لا يوعد أحد بشيء قبل اعتمادك لها.
bonuses-nobody = بحسب هذه القاعدة لا يحصل أي مشارك على مكافأة: لا أحد ممن لهم تسليمات معتمدة يكسب أقل، أو سبق أن حصلوا على مكافأتهم.
bonuses-computed-at = وقت الاحتساب:
# Column head
bonuses-counted-time = الوقت المحتسب
# Column head: what the worker has earned in the study before this bonus
bonuses-earned = المكتسب سابقًا
# Column head: the bonus that the rule computes
bonuses-computed = بحسب القاعدة
bonuses-change = تغيير
# Arguments: $worker
bonuses-change-of = تغيير مكافأة { $worker }
bonuses-save-change = حفظ المكافأة
bonuses-reason = السبب
bonuses-reason-hint = يقرأ المشارك هذا السبب.
bonuses-approve = اعتماد المكافآت
# The amount has its currency.
# Arguments: $n, $amount
bonuses-approve-means = { $n ->
    [zero] لن يحصل أي مشارك على مكافأة.
    [one] سيحصل مشارك واحد على مكافأة: { $amount }. لا يمكن التراجع عن ذلك.
    [two] سيحصل مشاركان على مكافأة: المجموع { $amount }. لا يمكن التراجع عن ذلك.
    [few] سيحصل { $n } مشاركين على مكافأة: المجموع { $amount }. لا يمكن التراجع عن ذلك.
    [many] سيحصل { $n } مشاركًا على مكافأة: المجموع { $amount }. لا يمكن التراجع عن ذلك.
   *[other] سيحصل { $n } مشارك على مكافأة: المجموع { $amount }. لا يمكن التراجع عن ذلك.
}
bonuses-approved-n = { $n ->
    [zero] لم تُعتمد أي مكافأة.
    [one] اعتُمدت مكافأة مشارك واحد. تدخل في عملية الصرف التالية.
    [two] اعتُمدت مكافأتا مشاركَين. تدخلان في عملية الصرف التالية.
    [few] اعتُمدت مكافآت { $n } مشاركين. تدخل في عملية الصرف التالية.
    [many] اعتُمدت مكافآت { $n } مشاركًا. تدخل في عملية الصرف التالية.
   *[other] اعتُمدت مكافآت { $n } مشارك. تدخل في عملية الصرف التالية.
}
# Arguments: $amount
bonuses-own = تتضمن القائمة مكافأتك أنت وقدرها { $amount }. لا تشملها موافقتك، وعلى شخص آخر أن يحسبها من جديد.

## A bonus by hand

bonuses-by-hand = مكافأة يدوية
bonuses-by-hand-lead = تُعتمد فورًا وتدخل في عملية الصرف التالية.
bonuses-worker-hint = الاسم المستعار، مثل W017.
# Arguments: $currency
bonuses-amount = المكافأة ({ $currency })
bonuses-give = منح المكافأة
# Arguments: $amount, $worker
bonuses-given = يحصل { $worker } على مكافأة بمبلغ { $amount }.

## On the page of the worker

bonuses-yours = مكافآتك
bonuses-by-rule = لرفع أجرك بالساعة
