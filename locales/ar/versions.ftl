### Versions of a task: how a draft is published over a live version, and which versions statistics are about.

# Within a sentence
versions-one = النسخة { $number }
versions-pooled = النسخ { $numbers } (صُحِّحت الصياغة)
versions-heading = النسخ المعروضة
versions-separate = تُحلَّل إجابات النسخ المختلفة كلٌّ على حدة. أما النسخ التي لا تختلف إلا في الصياغة فتُجمع إجاباتها.
# Arguments: $task, $versions
versions-shown = { $task }: { $versions }
# Arguments: $versions, $answers
versions-other = عرض { $versions } ({ $answers })
versions-answers = الإجابات: { $n }
versions-compare = مقارنة النسخ
versions-preferred = {"\u2068"}{ $better }{"\u2069"} أفضل من {"\u2068"}{ $other }{"\u2069"} (النسبة)
versions-compare-end = إخفاء المقارنة
versions-side-by-side = نسخ «{ $task }» جنبًا إلى جنب
versions-publish-title = النشر فوق النسخة { $number }
versions-publish-lead = النسخة { $number } سارية. يحدد اختيارك ما يراه المشاركون الآن وكيف تُحلَّل الإجابات.
# Followed by two choices: versions-publish-wording and versions-publish-version
versions-publish-how = هذه المسودة هي
versions-publish-wording = تصحيح أخطاء كتابية فقط: تُصحَّح الصياغة
versions-publish-wording-hint = تعرض وحدات HIT المفتوحة النص المصحَّح، وتبقى الوحدات قيد العمل كما هي. تجمع الإحصاءات النسختين وتذكر ذلك.
versions-publish-version = نسخة جديدة
versions-publish-version-hint = تحتفظ وحدات HIT الحالية بالنسخة { $number }، وتستخدم الدفعات الجديدة هذه النسخة. الإحصاءات منفصلة، ويمكن مقارنة النسختين.
versions-publish-not-wording = لا يمكن اختيار «تصحيح أخطاء كتابية فقط» لأن ما تغيّر ليس صياغة فحسب: { $field }.
versions-publish-next = تم حفظ المسودة. يرجى اختيار طريقة نشرها أدناه.
versions-corrected = تم نشر الصياغة المصحَّحة. يراها المشاركون الذين يفتحون وحدة HIT من الآن فصاعدًا.
versions-as-reported = كما في التقرير
versions-corrects = تصحّح صياغة النسخة { $number }
