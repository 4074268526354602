### The page of a study's batches: HITs that are created for a published task.

batches-lead = تنشئ الدفعة وحدات HIT لمهمة منشورة. تحدد البذرة المسجَّلة العيّنة والترتيب.
batches-none = لا توجد دفعات في هذه الدراسة بعد. تحتاج الدفعة إلى مهمة منشورة.

## The table of batches

# State of a batch: no more of its HITs are given to workers.
batches-stopped = متوقفة
# State of a batch: all its submissions have been collected.
batches-complete = مكتملة
# State of a batch: its HITs are given to workers.
batches-open = مفتوحة
# Label of a batch that grows while workers work: gold items
batches-of-gold = العناصر الذهبية
# Label of a batch that grows while another task produces texts. $n is the position of that task.
batches-of-task = نصوص المهمة { $n }، أولًا بأول
batches-stop = إيقاف الدفعة
batches-reopen = إعادة فتح الدفعة

## The form for a new batch

batches-new = دفعة جديدة
batches-new-lead = يمكن أولًا معاينة عدد وحدات HIT والتكلفة. لا يُنشأ شيء قبل التأكيد.
batches-publish-first = يرجى نشر مهمة أولًا. تستخدم الدفعة النسخة المنشورة من المهمة.
# A task to choose from; workers see only sources in it.
# Arguments: $title
batches-task-of-sources = { $title } (مصادر)
# A task to choose from; workers see outputs in it.
# Arguments: $title
batches-task-of-outputs = { $title } (مخرجات)
batches-systems = الأنظمة المطلوب الحكم عليها
batches-systems-hint = للمهام التي تعرض مخرجات فقط. يحتاج الترتيب والمقارنة إلى نظامين على الأقل.
batches-human = الصياغات البشرية
batches-no-outputs = لا توجد مخرجات بعد
batches-all-human = استخدام جميع الصياغات البشرية لكل مصدر
batches-all-human-hint = وإلا تختار البذرة صياغة واحدة لكل مصدر. المهام التي تقارن المخرجات أو ترتّبها تستخدم واحدة دائمًا.
batches-spread = الحكم على مخرَج واحد لكل مصدر، من كل نظام بالتناوب
batches-spread-hint = يتطلب مشاركين أقل. وإلا تحتاج الدفعة إلى عدد من المشاركين يساوي الأنظمة × الأحكام: يحصل المشارك على كل مصدر مرة واحدة في المهمة.
batches-sample = عدد المصادر
batches-sample-hint = يُترك فارغًا لاستخدام جميع المصادر. وإلا يُسحب هذا العدد عشوائيًا.
batches-label-hint = اسم يساعد فريقك على تمييز الدفعة.
batches-seed-hint = يُترك فارغًا لبذرة جديدة. البذرة نفسها مع الإعدادات نفسها تعطي الدفعة نفسها.
batches-preview = معاينة الدفعة

## The preview of a batch

# Under the number of submissions: how many are collected for each HIT.
batches-per-hit = { $n } لكل وحدة HIT
batches-least-workers = الحد الأدنى لعدد المشاركين
batches-least-workers-base = يحصل المشارك على كل مصدر مرة واحدة فقط في المهمة.
batches-most-cost = الحد الأقصى للتكلفة
batches-most-cost-base = إذا اعتُمدت جميع التسليمات
batches-left-out = { $n ->
    [zero] جميع المصادر مشمولة.
    [one] مصدر واحد غير مشمول، لأن الأنظمة المختارة ليست لها مخرجات كافية له.
    [two] مصدران غير مشمولين، لأن الأنظمة المختارة ليست لها مخرجات كافية لهما.
    [few] { $n } مصادر غير مشمولة، لأن الأنظمة المختارة ليست لها مخرجات كافية لها.
    [many] { $n } مصدرًا غير مشمول، لأن الأنظمة المختارة ليست لها مخرجات كافية لها.
   *[other] { $n } مصدر غير مشمول، لأن الأنظمة المختارة ليست لها مخرجات كافية لها.
}
batches-create = إنشاء { $n ->
    [zero] { $n } وحدة HIT
    [one] وحدة HIT واحدة
    [two] وحدتي HIT
    [few] { $n } وحدات HIT
    [many] { $n } وحدة HIT
   *[other] { $n } وحدة HIT
}

## After a form

batches-is-created = تم إنشاء الدفعة.
batches-is-stopped = الدفعة متوقفة. ما زال من الممكن تسليم وحدات HIT الجارية؛ وهي تُحتسب ويُدفع أجرها.
batches-is-open = الدفعة مفتوحة من جديد.

## The hourly rate that the reward of a planned batch means

batches-hourly = الأجر بالساعة
# Arguments: $time, $n
batches-hourly-measured = بحسب وسيط الوقت { $time } لكل وحدة HIT (عدد التسليمات في هذه المهمة: { $n })
# Arguments: $time, $n
batches-hourly-piloted = بحسب وسيط الوقت { $time } للعدد نفسه من النصوص التجريبية (عدد التسليمات التجريبية: { $n })
batches-hourly-expected = بحسب الوقت المتوقع { $time } لكل وحدة HIT كما تذكره المهمة
batches-hourly-unknown = لا توجد تسليمات بعد. يرجى إدخال الوقت المتوقع لكل وحدة HIT في المهمة لعرض الأجر بالساعة.
batches-hourly-low = الأجر بالساعة أقل من { $floor }، وهو الحد الأدنى الذي يسمح به Prolific. يرجى رفع الأجر أو تقصير وحدات HIT.
