### The page on the progress of a study, and small texts that the pages of results share.

progress-lead = التسليمات المحتسبة والوتيرة وموعد الاكتمال المتوقع لكل مهمة في كل لغة.
progress-empty = لا توجد وحدات HIT بعد. يظهر التقدم هنا بعد إنشاء أول دفعة.

## The table of tasks and languages

progress-tasks-and-languages = التقدم حسب المهمة واللغة
# Column head: number of counted submissions
progress-counted = المحتسب
# Column head: number of submissions that are needed
progress-target = المستهدف
# Column head: number of HITs that workers are working on now
progress-in-progress = الجاري
# Column head: counted submissions per hour
progress-per-hour = في الساعة
# Column head: a date, or one of the next three texts
progress-completion = موعد الاكتمال المتوقع
progress-complete = مكتمل
progress-no-recent-work = لا توجد تسليمات حديثة
progress-pilot = بلا عدد مستهدف: للمشاركين الجدد
# Column head: the median working time for a HIT
progress-median-time = وسيط الوقت
# Column head: number of submissions that are paid but do not count
progress-extra = التسليمات الإضافية
# Column head: number of HITs whose reservation ran out
progress-expired = انتهت مهلتها
# Column head: number of HITs that workers gave back
progress-returned = المُرجَعة

## The section of a task in a language

# Column head: cells such as “2: 14” say that 14 HITs have 2 counted submissions
progress-coverage = وحدات HIT حسب التسليمات المحتسبة
progress-details = تفاصيل وحدات HIT
progress-details-caption = وحدات HIT لكل مهمة ولغة

## Rewrites that reports do not use, or use in a corrected version

progress-rewrites-removed = { $n ->
    [zero] لم تُزَل أي صياغة في المعالجة اللاحقة.
    [one] أُزيلت صياغة واحدة في المعالجة اللاحقة.
    [two] أُزيلت صياغتان في المعالجة اللاحقة.
    [few] أُزيلت { $n } صياغات في المعالجة اللاحقة.
    [many] أُزيلت { $n } صياغة في المعالجة اللاحقة.
   *[other] أُزيلت { $n } صياغة في المعالجة اللاحقة.
}
progress-rewrites-corrected = { $n ->
    [zero] لم تُصحَّح أي صياغة في المعالجة اللاحقة.
    [one] صُحّحت صياغة واحدة في المعالجة اللاحقة.
    [two] صُحّحت صياغتان في المعالجة اللاحقة.
    [few] صُحّحت { $n } صياغات في المعالجة اللاحقة.
    [many] صُحّحت { $n } صياغة في المعالجة اللاحقة.
   *[other] صُحّحت { $n } صياغة في المعالجة اللاحقة.
}
progress-rewrites-excluded = { $n ->
    [zero] لم تُستبعد أي صياغة بسبب استبعاد كاتبها من الإحصاءات.
    [one] استُبعدت صياغة واحدة لأن كاتبها مستبعد من الإحصاءات.
    [two] استُبعدت صياغتان بسبب استبعاد من كتبهما من الإحصاءات.
    [few] استُبعدت { $n } صياغات لأن كتّابها مستبعدون من الإحصاءات.
    [many] استُبعدت { $n } صياغة لأن كتّابها مستبعدون من الإحصاءات.
   *[other] استُبعدت { $n } صياغة لأن كتّابها مستبعدون من الإحصاءات.
}
