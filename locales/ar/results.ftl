### The page that says what a study has found: systems, agreement, progress, and what makes the results uncertain.

results-title = النتائج
results-lead = ما توصلت إليه الدراسة، ومدى الثقة به، وما يحتاج إلى اهتمام.
results-empty = تظهر النتائج هنا بعد تقييم النصوص.
results-older = تجري الآن معالجة إجابات جديدة. يرجى إعادة تحميل الصفحة بعد دقيقة.
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
results-print-hint = يحتوي الملف على كل ما في هذه الصفحة ويُقرأ من دون اتصال. للحصول على ملف PDF، يمكن طباعة هذه الصفحة أو الملف.
results-report-lead = ما الذي أظهرته هذه الدراسة، وما مدى التأكد منه، وكيف حُسب.
opening-title = النتائج الرئيسية
opening-question = {"\u2068"}{ $question }{"\u2069"}:
opening-clear = {"\u2068"}{ $question }{"\u2069"}: {"\u2068"}{ $finding }{"\u2069"}. الفارق عن {"\u2068"}{ $second }{"\u2069"}: { $difference } (فترة ثقة 95% { $interval }).
opening-open = {"\u2068"}{ $question }{"\u2069"}: لا يمكن تسمية فائز. الفارق بين {"\u2068"}{ $best }{"\u2069"} و{"\u2068"}{ $second }{"\u2069"} هو { $difference } (فترة ثقة 95% { $interval })، وقد يكون مصادفة.
opening-too-little = {"\u2068"}{ $question }{"\u2069"}: البيانات غير كافية لتسمية فائز.
opening-independent = النصوص المشتركة بين النظامين قليلة جدًا، لذا يُقارنان بوصفهما عينتين مستقلتين (اختبار t لـ Welch).
opening-unreliable = لا يتفق المقيّمون على هذا السؤال اتفاقًا يمكن الاعتماد عليه، لذا ينبغي التعامل مع هذه النتيجة بحذر.
opening-preferred = {"\u2068"}{ $question }{"\u2069"}: يفضّل المشاركون {"\u2068"}{ $best }{"\u2069"} على {"\u2068"}{ $other }{"\u2069"} ({ $share }% مقابل { $rest }% من الأحكام، {"\u2066"}{ $p }{"\u2069"}).
opening-not-preferred = {"\u2068"}{ $question }{"\u2069"}: لا تفضيل واضح بين {"\u2068"}{ $a }{"\u2069"} و{"\u2068"}{ $b }{"\u2069"} ({ $share }% مقابل { $rest }% من الأحكام).
opening-too-little-pair = {"\u2068"}{ $question }{"\u2069"}: البيانات غير كافية للمقارنة بين {"\u2068"}{ $a }{"\u2069"} و{"\u2068"}{ $b }{"\u2069"}.
opening-agreement = الاتفاق بين المقيّمين: {"\u2068"}{ $coefficient }{"\u2069"} = { $value } ({"\u2068"}{ $band }{"\u2069"}).
opening-agreement-plain = الاتفاق بين المقيّمين: {"\u2068"}{ $coefficient }{"\u2069"} = { $value }.
opening-no-agreement = لا يمكن بعدُ حساب الاتفاق بين المقيّمين.
opening-counts = العناصر: { $items }. المشاركون: { $workers }. الأحكام: { $judgements }.
opening-more = نتائج أخرى ({ $n })
results-excluded-workers = المشاركون المستبعدون من الإحصاءات
results-excluded-since = مستبعد منذ
results-no-reason = لم يُسجَّل سبب
results-agreement-detail = الاتفاق بالتفصيل
