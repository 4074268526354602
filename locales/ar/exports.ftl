### Pages that hand out results: the tables of the papers, the data statement and the data export.

## Paper tables. The tables themselves are in English.

tables-title = جداول الأوراق العلمية
tables-lead = جداول وأشكال من أوراق منشورة، مملوءة ببيانات هذه الدراسة. توضح الخلايا الفارغة سبب فراغها.
# The system that all others are compared with
tables-baseline = نظام خط الأساس
tables-compare = مقارنة الأنظمة
tables-none = لا يمكن بعد ملء أي جدول من جداول هذه الأوراق من هذه الدراسة.
tables-others = جداول أخرى من هذه الأوراق ({ $n })
# Column heads of the list of tables, and whether the study fills a table
tables-table = الجدول
tables-contents = المحتوى
tables-filled = مملوء
tables-empty = لا بيانات
# Argument: $paper (a citation)
tables-of-paper = جداول { $paper }
# Links from one table to its neighbours and to the list
tables-before = السابق
tables-after = التالي
tables-all = كل الجداول

## Data statement. The statement itself is in English.

statement-title = بيان البيانات: { $title }
statement-lead = حقائق عن البيانات بقدر ما تسجله هذه الدراسة. يمكن طباعة هذه الصفحة من المتصفح.
# Below the statement: the name and version of the software
statement-created-with = أُنشئ باستخدام { $software }.

## Export

# Title of the page, a noun
export-title = تصدير البيانات
export-lead = جميع بيانات هذه الدراسة. يظهر المشاركون بأسمائهم المستعارة.
export-complete = التصدير الكامل
export-complete-lead = أرشيف واحد مع بيان محتويات: عدد الأسطر في كل ملف، وقيم تجزئة جميع الملفات، ونسخ المهام.
export-all-csv = تنزيل جميع الملفات (CSV)
export-all-jsonl = تنزيل جميع الملفات (JSON Lines)
export-all-parquet = تنزيل جميع الملفات (Parquet)
export-single = ملفات مفردة
# Column head: a description of the content of a file
export-content = المحتوى
# Column head: number of lines of a file
export-lines = الأسطر
export-files = الملفات
# Read aloud for a link with the text "CSV"
export-file-as-csv = الملف { $file } بصيغة CSV
# Read aloud for a link with the text "JSONL"
export-file-as-jsonl = الملف { $file } بصيغة JSONL
# Read aloud for a link with the text "Parquet"
export-file-as-parquet = الملف { $file } بصيغة Parquet

## Export: the content of each file

export-about-sources = المصادر مع الأعمدة التي استُوردت معها.
export-about-systems = الأنظمة التي أنتجت المخرجات: الكتّاب البشر وخطوط الأساس والأنظمة المستوردة.
export-about-outputs = جميع الصياغات ومخرجات الأنظمة، مع المصدر والكاتب والاستخدام في التقارير والتصحيحات.
export-about-tasks = كل نسخة من كل مهمة، مع تعريفها الكامل وقيمة تجزئته.
export-about-items = محتوى كل وحدة HIT: سطر لكل مخرَج، أو لكل مصدر إذا لم يُعرض مخرَج.
export-about-assignments = إسناد وحدات HIT إلى المشاركين، مع الأوقات ووقت العمل والنتيجة.
export-about-answers = سطر لكل قيمة: العنصر والمشارك والقيمة والسؤال والنسخة والنتيجة.
export-about-adjudications = القرارات بشأن العناصر التي يختلف عليها المشاركون: العنصر والقيمة والسؤال والملاحظة.
export-about-workers = المشاركون بأسمائهم المستعارة.
export-about-qualifications = كل قرار تأهيل مع قاعدته وأدلته.
export-about-reviews = أحكام الناطقين الأصليين على الصياغات التجريبية.
# Minor units: cents, for example
export-about-payments = دفتر المدفوعات، والمبالغ فيه بالوحدات الصغرى للعملة.
export-about-events = سجل التدقيق: من غيّر ماذا، مع الحالة قبل التغيير وبعده.

## Export: notes on the data. Names of columns and files stay in English.

export-notes = ملاحظات على البيانات
export-note-pseudonyms = أسماء المشاركين W001 و W002 وهكذا. ويُسمّى أعضاء الفريق بأدوارهم. لا تتضمن الملفات أسماء أو عناوين أو حسابات.
export-note-csv = في ملفات CSV، توضع فاصلة علوية في بداية كل نص كان برنامج الجداول سيقرؤه صيغةً حسابية. لا تتغير الأرقام مثل {"\u2066"}-3{"\u2069"} في هذه الملفات. أما في ملفات JSON Lines، فكل نص كما هو محفوظ تمامًا.
export-note-parquet = ملفات Parquet مخصصة لـ pandas وpolars وDuckDB وR. لأعمدتها أنواع بيانات: الأرقام والأوقات والقيمة true أو false والنصوص. كل نص كما هو محفوظ تمامًا. الإجابات الرقمية في العمود «value»، وجميع الإجابات الأخرى في العمود «value_text».
export-note-counted = الإجابات التي تدخل في الإحصاءات نتيجتها «counted» وقيمة «superseded» فيها false. يقرأ الأمر «concord agreement» الأعمدة «item» و«worker» و«value».
export-note-pairs = المخرجات التي قورنت جنبًا إلى جنب موجودة في الملف «items» مع «hit_item_id» نفسه. تسمّي الإجابة المخرَج الأفضل، أو تكون «tie».
export-note-used = المخرجات المستخدمة في التقارير قيمة «used» فيها true. أما المخرجات الأخرى فقد أُزيلت أو حلّ محلها نص مصحَّح. للنص المصحَّح سطر خاص به، ويحدد عموده «corrects» المخرَج الذي حلّ محله.
export-note-adjudicated = قرارات التحكيم موجودة في الملف «adjudications» بالعنصر والسؤال نفسيهما الواردين في الإجابات. وهي لا تغيّر الإجابات.

## Export to object storage

export-storage = التصدير إلى تخزين الكائنات
export-storage-lead = تكتب عملية في الخلفية جميع الملفات في تخزين الكائنات الخاص بهذا الخادم. يكتمل التصدير عندما تصبح حالته «مكتملة».
# Followed by an address such as s3://bucket/folder
export-storage-to = تُكتب ملفات التصدير لهذه الدراسة في:
export-storage-format = الصيغة
export-storage-start = بدء التصدير
# Column head: the address of a folder
export-storage-folder = المجلد
export-storage-told = التصدير في قائمة الانتظار. يمكنك مغادرة هذه الصفحة.
