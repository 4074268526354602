### The page of the qualification rules of a study: location check, qualification test and native-speaker review.

gates-title = التأهيل
gates-lead = قواعد الخطوات التي تؤهّل المشاركين للمهام: التحقق من الموقع واختبار التأهيل والمرحلة التجريبية ومراجعة الناطقين الأصليين.

## Whether a step has a rule in this language

# Tag: the step has a rule
gates-set = مضبوط
gates-set-version = مضبوط، النسخة { $n }
gates-not-set = غير مضبوط بعد

## Location check

gates-location = التحقق من الموقع (QC1)
gates-location-lead = يصرّح المشاركون ببلدهم. إذا أظهر وسيط (proxy) موثوق أو ملف البلدان بلدًا مختلفًا، يتخذ أحد المديرين القرار.
gates-countries = البلدان المسموح بها
gates-countries-hint = أسماء بلدان أو رموز من حرفين تفصل بينها فواصل، مثل { $example }. يُترك الحقل فارغًا للسماح بجميع البلدان.
gates-add-country = إضافة بلد
gates-add-country-hint = يُضاف إلى البلدان أعلاه عند الحفظ.
gates-save-location = حفظ التحقق من الموقع
gates-location-saved = تم حفظ التحقق من الموقع للغة { $language }.

## Qualification test

gates-test = اختبار التأهيل (QC2)
gates-test-lead = يجيب المشاركون عن أسئلة حول نصوص تعرف إجاباتها. لا يرون الإجابات المتوقعة أبدًا.
gates-test-not-saved = لم يُحفظ بعد
gates-test-not-saved-hint = تغيّرت الأسئلة أدناه. يرجى تعديل الإجابات المتوقعة ثم حفظ الاختبار.
gates-start-from = البدء من
gates-questions-from = الأسئلة
gates-questions-from-hint = تحل محل الأسئلة أدناه. لا يُخزَّن شيء إلى أن يُحفظ الاختبار.
gates-take-questions = استخدام هذه الأسئلة
gates-questions-of = أسئلة المهمة «{ $title }»
gates-questions-formality = الرسمية من {"\u2066"}-3{"\u2069"} إلى 3
gates-questions-none = بلا أسئلة: كتابة أسئلة خاصة
gates-questions-hint = يجب الإجابة عن كل سؤال. لا يمكن أن يطلب الاختبار نصًا أو تعليقًا.
gates-tolerance-of = التسامح في «{ $question }»
gates-tolerance-scale = عدد النقاط التي قد تختلف بها الإجابة الصحيحة عن المتوقعة.
gates-tolerance-slider = وحدات شريط الانزلاق التي قد تختلف بها الإجابة الصحيحة عن المتوقعة.
gates-tolerance-spans = النسبة المئوية من الأحرف المظللة التي قد تختلف؛ 40 تعني تطابقًا لا يقل عن 60%.
gates-items = النصوص والإجابات المتوقعة
gates-items-hint = سطر عناوين ثم سطر لكل نص، مع الفصل بالفاصلة اللاتينية (,) أو الفاصلة المنقوطة اللاتينية (;) أو علامة الجدولة. الأعمدة: { $columns }
expected-title = كيفية كتابة الإجابات المتوقعة
expected-scale = سلّم أو شريط انزلاق: رقم مثل 2، أو نطاق مثل {"\u2066"}1..3{"\u2069"}.
expected-choice = اختيار: مفتاح الخيار. عند وجوب اختيار عدة خيارات معًا: {"\u2066"}spelling|case{"\u2069"}.
expected-pairwise = مقارنة زوجية: اسم المخرَج الأفضل، أو «tie». تُسمى مخرجات الاختبار A وB وهكذا.
expected-ranking = ترتيب: المخرَج الأفضل أولًا، مثل {"\u2066"}A > B > C{"\u2069"}.
expected-spans = مقاطع: النص مع تظليله، مثل {"\u2066"}[formal]Sie[/formal] kommen{"\u2069"}.
expected-several = عدة إجابات صحيحة: تُفصل بالفاصلة المنقوطة اللاتينية، مثل {"\u2066"}1; 2{"\u2069"}. للمقاطع إجابة واحدة فقط.
gates-pass-mark = درجة النجاح (من 100 نقطة)
gates-attempts = الحد الأقصى لعدد المحاولات
gates-wait = مدة الانتظار بين المحاولات (بالدقائق)
gates-instructions = التعليمات
gates-save-test = حفظ الاختبار
gates-test-saved = تم حفظ اختبار التأهيل للغة { $language }.

## Native-speaker review

gates-review = مراجعة الناطقين الأصليين (QC3)
gates-review-lead = بعد المرحلة التجريبية ينتظر المشارك إلى أن يقرأ مراجع النصوص ويتخذ قرارًا.
# Label of a number: the pilot HITs that a worker must submit before the review
gates-pilot-hits = وحدات HIT التجريبية قبل المراجعة
gates-save-review = حفظ قاعدة المراجعة
gates-review-saved = تم حفظ قاعدة المراجعة للغة { $language }.
