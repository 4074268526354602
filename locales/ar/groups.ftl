### Participant groups at Prolific, on the page "Prolific" of a study and on the page "Recruit on Prolific".

groups-title = مجموعات المشاركين
groups-lead = تضم المجموعة في Prolific كل من لهم النتيجة نفسها في هذه الدراسة. يمكن إتاحة دراسة لاحقة لهم وحدهم، أو إغلاقها أمامهم.
groups-hint = لا يُحسب إلا المشاركون الذين يعرضهم Prolific. يزيل Concord من المجموعة كل من سواهم، بمن فيهم من أُضيفوا في Prolific.
# Column head: how far a participant got in the study
groups-outcome = النتيجة
# Column head: how many participants have the result
groups-people = المشاركون
groups-group = المجموعة في Prolific
groups-came = بدؤوا الدراسة
groups-passed-test = اجتازوا اختبار التأهيل
groups-passed-review = اجتازوا المراجعة
groups-finished = أكملوا الدراسة
# Arguments: $study, the title of a study, and $outcome, such as “Finished”
groups-proposed = { $study }: { $outcome }
groups-name = الاسم في Prolific
groups-create = إنشاء المجموعة
groups-resume = استئناف التحديث
groups-turn-off = إيقاف التحديث
groups-turn-off-means = تبقى المجموعة في Prolific كما هي، ويبقى فيها حتى من تُمحى بياناتهم هنا لاحقًا. يمكنك حذفها هناك.
# $id is the ID of a group
groups-id = المعرّف: {"\u2068"}{ $id }{"\u2069"}
groups-soon = يضيف Concord المشاركين في غضون دقيقة.
# Arguments: $n, a number of members, and $time
groups-filled = { $n ->
    [zero] لا أعضاء، آخر مقارنة في { $time }.
    [one] عضو واحد، آخر مقارنة في { $time }.
    [two] عضوان، آخر مقارنة في { $time }.
    [few] { $n } أعضاء، آخر مقارنة في { $time }.
    [many] { $n } عضوًا، آخر مقارنة في { $time }.
   *[other] { $n } عضو، آخر مقارنة في { $time }.
}
groups-stopped = لم يعد Concord يحدّث هذه المجموعة.
groups-created = تم إنشاء المجموعة في Prolific. يضيف Concord المشاركين إليها في غضون دقيقة.
groups-resumed = تم استئناف تحديث المجموعة.
groups-turned-off = تم إيقاف تحديث المجموعة.
groups-after-disconnect = تبقى مجموعات المشاركين في Prolific كما هي، ويبقى فيها حتى من تُمحى بياناتهم هنا لاحقًا.

## Choosing groups for a new study at Prolific

groups-any = بلا قيود
groups-only = هؤلاء الأشخاص فقط
groups-not = ما عدا هؤلاء الأشخاص
# Arguments: $name, the name of a group, and $n, a number of members
groups-with-members = { $n ->
    [zero] {"\u2068"}{ $name }{"\u2069"} (لا أعضاء)
    [one] {"\u2068"}{ $name }{"\u2069"} (عضو واحد)
    [two] {"\u2068"}{ $name }{"\u2069"} (عضوان)
    [few] {"\u2068"}{ $name }{"\u2069"} ({ $n } أعضاء)
    [many] {"\u2068"}{ $name }{"\u2069"} ({ $n } عضوًا)
   *[other] {"\u2068"}{ $name }{"\u2069"} ({ $n } عضو)
}
groups-only-ids = أعضاء هذه المجموعات فقط
groups-not-ids = ما عدا أعضاء هذه المجموعات
groups-ids-hint = معرّفات مجموعات أخرى في مساحة عملك في Prolific، مفصولة بمسافات. عند إدخال عدة مجموعات، تكفي العضوية في واحدة منها.
