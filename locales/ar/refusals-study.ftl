### Refusals of a study's settings and state, of its batches, and of restoring it from an export.

only-administrators-create = لا يمكن إنشاء الدراسات إلا لمسؤول. يرجى الطلب من أحد المسؤولين إنشاء دراسة ومنحك دور الباحث فيها.
study-languages = يرجى اختيار من 1 إلى { $most } لغة (fr أو pt-BR أو zh-Hant مثلًا).
language-is-in-use = لا يمكن إزالة اللغة { $language } لأن في الدراسة نصوصًا أو مشاركين بها.
# Arguments: $language, $list
not-a-study-language = لا تشمل الدراسة اللغة { $language }، بل { $list } فقط. يرجى إضافتها أولًا في إعدادات الدراسة.
currency-is-fixed = لا يمكن تغيير العملة بعد أن كُسبت أجور.
consent-form-changed = تغيّر نموذج الموافقة بعد فتحه. يرجى قراءته من جديد.
not-a-currency = هذا ليس رمز عملة. يرجى استخدام رمز من معيار ISO 4217 (EUR أو USD أو BRL مثلًا).
approval-hours = يرجى إدخال عدد ساعات من 0 (الاعتماد اليدوي فقط) إلى 8,760 (سنة واحدة).
retention-days = يرجى إدخال عدد أيام من 0 (عدم المحو إطلاقًا) إلى { $most } (عشر سنوات).
study-needs-task = يرجى نشر مهمة واحدة على الأقل قبل إطلاق الدراسة.
study-state-changed = غيّر شخص آخر حالة الدراسة للتو. يرجى إعادة تحميل الصفحة.
study-was-changed-meanwhile = تغيّرت الدراسة بعد عرض التغييرات. يرجى مراجعتها مرة أخرى. لم يُغيَّر شيء.
study-is-in-state = الدراسة في هذه الحالة بالفعل. يرجى إعادة تحميل الصفحة.
study-has-no-step = يمكن إطلاق المسودة، وإغلاق الدراسة الجارية، وإعادة إطلاق الدراسة المغلقة. لا يمكن إجراء أي تغيير آخر في الحالة.
# Arguments: $short, $language, $most
abbreviation-is-odd = يجب أن يكون «{ $short }» ({ $language }) كلمة واحدة مع صيغتها الكاملة. يمكن أن يتكون كل منهما من 1 إلى { $most } حرف.
abbreviations-unreadable = تعذّرت قراءة القائمة ({"\u2068"}{ $details }{"\u2069"}). يرجى كتابة اختصار واحد في كل سطر، مثل: إلخ = إلى آخره.
choose-task = يرجى اختيار مهمة.
task-is-not-published = لم تُنشر هذه المهمة بعد. يرجى نشرها ثم إنشاء الدفعة.
study-just-changed = غيّر شخص آخر هذه الدراسة للتو. يرجى إنشاء الدفعة من جديد.
# Arguments: $n, $most
batch-too-large = سيكون عدد وحدات HIT في هذه الدفعة { $n }. الحد الأقصى { $most }. يرجى اختيار عيّنة أصغر.
batch-of-too-many-items = ينتج عن هذه الأنظمة أكثر من { $most } عنصر. يرجى اختيار أنظمة أقل.
batch-needs-two-systems = تقارن هذه المهمة بين مخرجات أنظمة مختلفة. يرجى اختيار نظامين على الأقل.
batch-needs-system = يرجى اختيار الأنظمة التي سيقيّم المشاركون مخرجاتها.
batch-is-empty = لا توجد نصوص باللغة { $language } لهذه المهمة. يرجى أولًا استيراد المصادر، والمخرجات أيضًا إذا كانت المهمة تعرض مخرجات.
sample-out-of-range = عدد المصادر التي يمكن السحب منها: { $n }. يرجى إدخال عدد صحيح من 1 إلى { $n }.
batch-is-being-made = ما زال إنشاء هذه الدفعة جاريًا. يرجى المحاولة من جديد بعد دقيقة.
batch-was-abandoned = لم يتقدم إنشاء الدفعة مدة دقيقة، ولذلك أُوقف وبقيت الدفعة غير مكتملة. يرجى إنشاؤها من جديد.
batch-is-stopped = هذه الدفعة متوقفة بالفعل. يرجى إعادة تحميل الصفحة.
batch-is-open = هذه الدفعة مفتوحة بالفعل. يرجى إعادة تحميل الصفحة.
not-a-design = هذا ليس تصميم دراسة ({"\u2068"}{ $details }{"\u2069"}).
not-a-manifest = هذا ليس بيان محتويات تصدير ({"\u2068"}{ $details }{"\u2069"}).
not-a-list-of-known = هذه ليست قائمة عناصر ذهبية ({"\u2068"}{ $details }{"\u2069"}).
# Arguments: $file, $reason
restore-refused = { $file }: { $reason } لم يُستورد شيء.
restore-parquet = لا يمكن استيراد تصدير بصيغة Parquet. يرجى تصدير الدراسة بصيغة CSV أو JSON Lines ثم استيراد تلك الملفات.
# Arguments: $file, $details
file-unreadable = تعذّرت قراءة { $file } ({"\u2068"}{ $details }{"\u2069"}). لم يُستورد شيء.
# Arguments: $file, $manifest
file-was-changed = الملف { $file } ليس هو الملف الذي صُدِّر: تختلف قيمة تجزئته عن القيمة الواردة في { $manifest } للملف نفسه. إذا كان تغيير الملف مقصودًا، فيرجى حذف { $manifest } قبل المتابعة.
file-is-there-twice = الملفان {"\u2068"}{ $one }{"\u2069"} و{"\u2068"}{ $other }{"\u2069"} موجودان معًا. يرجى حذف أحدهما.
# Arguments: $file, $rows
rows-refused = لم يُستورد شيء، لأن في { $file } صفوفًا لا يمكن استخدامها:{ $rows }
systems-columns = يلزم في ملف الأنظمة العمودان «system» و«kind».
no-such-task = لا توجد المهمة { $task }.
# Arguments: $task, $reason
of-task = المهمة { $task }: { $reason }
