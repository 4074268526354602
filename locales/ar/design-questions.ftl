### The questions in the task designer's form.

design-questions = الأسئلة عن كل عنصر
design-question-add = إضافة سؤال
design-question-number = السؤال { $n }
# The text of a question; { $language } is its language.
design-question-in = السؤال ({ $language })
# The technical name of a question
design-question-key = المفتاح
design-question-key-hint = اسم السؤال في الإجابات وملفات التصدير. الرموز المسموح بها: a إلى z و 0 إلى 9 والشرطة السفلية _ فقط.
design-question-type = نوع السؤال
design-question-required = الإجابة إلزامية
design-question-skip = إتاحة خيار «لا يمكنني تقييم هذا» وطلب السبب
design-question-skip-hint = يمكن تخطي السؤال مع ذكر السبب. يُدفع الأجر، ولا تدخل هذه الإجابات في الإحصاءات.
design-question-remove = إزالة السؤال

## Question types: the name, then the name with the answer that it collects

design-type-text = نص
design-type-scale = سلّم
design-type-slider = شريط انزلاق
design-type-choice = اختيار
design-type-ranking = ترتيب
design-type-pairwise = مقارنة زوجية
design-type-spans = مقاطع
design-type-comment = تعليق
design-type-text-collects = نص: يكتب المشارك نصًا أو يعدّله
design-type-scale-collects = سلّم: نقطة واحدة من سلّم له تسميات
design-type-slider-collects = شريط انزلاق: رقم من نطاق
design-type-choice-collects = اختيار: إجابة واحدة أو عدة إجابات من قائمة
design-type-ranking-collects = ترتيب: مرتبة لكل مخرَج
design-type-pairwise-collects = مقارنة زوجية: الأفضل من مخرَجين
design-type-spans-collects = مقاطع: كلمات مظلَّلة لها تسميات
design-type-comment-collects = تعليق: ملاحظات اختيارية

## The settings of each type

design-prefill = النص الأولي في الحقل
design-prefill-empty = فارغ
design-prefill-hint = يعدّل المشاركون النص الأولي. عند وجود نص أولي يجب أن تكون الإجابة إلزامية.
design-the-source = المصدر
design-the-output = المخرَج المعروض
design-max-chars = الحد الأقصى للطول بالأحرف
design-spans-of = النص المطلوب تظليله
design-spans-of-answer = الإجابة عن سؤال النص السابق
design-scale-points = نقاط السلّم
design-scale-points-hint = نقطة واحدة في كل سطر، الأدنى أولًا: الرقم المحفوظ ثم التسمية.
design-scale-examples = أمثلة السلّم ({ $language })
design-scale-examples-hint = مثال واحد في كل سطر: رقم النقطة ثم نص، أو مصدر ومخرَج تفصل بينهما العلامة « | » مع مسافتين.
design-slider-min = الحد الأدنى
design-slider-max = الحد الأقصى
# The distance between two numbers of a slider
design-slider-step = الخطوة
design-slider-step-hint = المسافة بين رقمين، مثل 1 أو 0.5. ست منازل عشرية على الأكثر.
design-slider-anchors = النقاط المرجعية لشريط الانزلاق ({ $language })
design-slider-anchors-hint = نقطة مرجعية واحدة في كل سطر، الأدنى أولًا: رقم ثم التسمية. تلزم نقطة مرجعية عند كل طرف.
design-options = خيارات الإجابة أو تسميات المقاطع
design-options-hint = خيار واحد في كل سطر: المفتاح المحفوظ (a إلى z و 0 إلى 9 والشرطة السفلية _)، ثم النص الذي يقرؤه المشاركون.
design-options-many = السماح بعدة إجابات
design-options-other = السماح بإجابة بكلمات المشارك
# Two outputs may have the same rank or be equally good
design-ties = السماح بالتعادل
design-type-needs-outputs = يحتاج هذا النوع إلى مهمة تعرض «{"\u2068"}{ $shows }{"\u2069"}». يرجى اختيار ذلك في الخطوة الأولى.

## The condition under which a question is asked

# Label of a choice: always, or depending on the answer to an earlier question
design-condition = طرح هذا السؤال
design-condition-always = دائمًا
# { $key } is the key of an earlier question.
design-condition-depends = حسب «{ $key }»
design-condition-answers = لهذه الإجابات فقط
design-condition-none = يحتاج الشرط إلى سؤال سابق: سلّم أو اختيار أو شريط انزلاق لا تزيد أرقامه على 101.
# { $answers } lists each earlier question with its answers, such as “label: formal, informal”.
design-condition-hint = القيم المحفوظة مفصولة بالفاصلة اللاتينية (,) لا العربية. الإجابات الممكنة: { $answers }.
