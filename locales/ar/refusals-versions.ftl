### Refusals about versions of a task: publishing over a live version, and choosing which versions statistics are about.

versions-unreadable = يرجى كتابة النسخ هكذا: موضع المهمة ثم نقطة ثم النسخة، مفصولة بفواصل، مثل 2.1,3.4.
version-numbers-unreadable = يرجى كتابة أرقام النسخ مفصولة بفواصل، مثل 2,3.
# Arguments: $task, $version
no-such-version = ليس للمهمة { $task } نسخة منشورة برقم { $version }. يرجى اختيار نسخة أخرى.
versions-are-not-pooled = لا تختلف هذه النسخ في الصياغة وحدها، ولذلك تُحلَّل إجاباتها كلٌّ على حدة. يرجى اختيار إحداها.
no-version-to-correct = لا توجد نسخة سارية من هذه المهمة، فلا توجد صياغة لتصحيحها. يرجى نشر المسودة نسخةً جديدة.
not-only-wording = «{ $field }» ليس من الصياغة، وقد تغيّر. يرجى التراجع عن هذا التغيير لتصحيح الصياغة وحدها، أو نشر المسودة نسخةً جديدة.
