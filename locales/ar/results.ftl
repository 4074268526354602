### The page that says what a study has found: systems, agreement, progress, and what makes the results uncertain.

results-title = النتائج
results-lead = ما توصلت إليه الدراسة، ومدى الثقة به، وما يحتاج إلى اهتمام.
results-empty = تظهر النتائج هنا بعد تقييم النصوص.
results-systems = التقييم البشري للأنظمة
results-all-systems = جميع الأسئلة واللغات
results-all-agreement = الاتفاق على كل سؤال وكل خيار
results-collection = جمع البيانات
# Label of a number
results-open-tasks = المهام غير المكتملة (لكل لغة)
# $table is a task and its language.
# Arguments: $table
results-low-agreement = {"\u2068"}{ $table }{"\u2069"}: الاتفاق أقل من 0.67
results-low-agreement-on = { $n } من { $of } من قيم الاتفاق أقل من 0.67
# $worker is a pseudonym, $table a task and its language.
# Arguments: $worker, $table
results-agrees-with-nobody = لا يتفق {"\u2068"}{ $worker }{"\u2069"} مع أحد ({"\u2068"}{ $table }{"\u2069"})
results-agrees-with-nobody-on = {"\u2068"}{ $worker }{"\u2069"} لا يتفق مع أحد في { $n } من الأسئلة
# $table is a task and its language.
# Arguments: $table
results-few-data = {"\u2068"}{ $table }{"\u2069"}: البيانات قليلة، ولذلك فالفترات غير موثوقة
results-few-data-on = { $n } من { $of } من قيم الاتفاق تستند إلى بيانات قليلة، لذا فإن فتراتها غير موثوقة
results-no-warnings = لا توجد تحذيرات بشأن هذه النتائج.
results-more-warnings = تحذيرات أخرى: { $n }
results-report = التقرير الكامل
results-download-report = تنزيل في ملف HTML واحد
results-print-hint = يحتوي الملف على كل ما في هذه الصفحة ويُقرأ من دون اتصال. للحصول على ملف PDF اطبع هذه الصفحة أو الملف.
results-report-lead = ما الذي أظهرته هذه الدراسة، وما مدى التأكد منه، وكيف حُسب.
results-excluded-workers = المشاركون المستبعدون من الإحصاءات
results-excluded-since = مستبعد منذ
results-no-reason = لم يُسجَّل سبب
results-agreement-detail = الاتفاق بالتفصيل
