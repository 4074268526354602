designer-steps = خطوات مصمم المهام
designer-step-content = المحتوى
designer-step-questions = الأسئلة
designer-step-instructions = التعليمات واللغات
designer-step-quality = الجودة
designer-step-pay = الأجر
designer-step-check = المراجعة والنشر
designer-lead-content = ما يعرضه كل عنصر ومن أين تأتي نصوصه.
designer-lead-questions = ما يجيب عنه المشاركون في كل عنصر.
designer-lead-instructions = كل ما يقرؤه المشاركون، لغة بعد لغة.
designer-lead-quality = من يمكنه العمل، وعدد مرات تقييم كل عنصر، والعناصر الذهبية.
designer-lead-pay = مقدار العمل في كل وحدة HIT وأجره.
designer-lead-check = ما ينقص قبل أن يتمكن المشاركون من البدء.
designer-n-problems = { $n } للمراجعة
designer-ready = جميع النصوص كاملة ومؤكدة. يمكنك نشر المهمة.
designer-live = هذه النسخة منشورة. تصبح التغييرات المحفوظة مسودة يمكنك نشرها من جديد.
designer-next = التالي: { $step }
designer-back = السابق: { $step }
designer-only-open = إظهار النصوص الناقصة أو التي تحتاج إلى مراجعة فقط
designer-preview = ما يراه المشاركون
designer-preview-show = إظهار المعاينة
designer-preview-save = حفظ المسودة وإظهار المعاينة
designer-preview-language = لغة المعاينة
designer-scratch = البدء من الصفر
designer-presets = أو البدء من قالب
designer-markdown = Markdown: ‏**غامق**، *مائل*، ## عنوان، - قائمة، [رابط](https://…).
designer-formatting = التنسيق
designer-bold = غامق
designer-italic = مائل
designer-heading = عنوان
designer-list = قائمة
designer-link = رابط
# Button next to a list of pictures: shows the chosen picture in the text
designer-picture = صورة
# Below the field; the next text follows as a link to the page “Pictures”
designer-picture-hint = صورة: ![وصف](name.png).
# A link, and the name of a list of pictures
designer-pictures = صور هذه الدراسة
