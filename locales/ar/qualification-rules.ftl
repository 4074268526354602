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
gates-countries-hint = رموز من حرفين مفصولة بالفاصلة اللاتينية، مثل {"\u2066"}FR, CA{"\u2069"} في الحقل. يُترك فارغًا للسماح بجميع البلدان.
gates-save-location = حفظ التحقق من الموقع
gates-location-saved = تم حفظ التحقق من الموقع للغة { $language }.

## Qualification test

gates-test = اختبار التأهيل (QC2)
gates-test-lead = يقيّم المشاركون جملًا من {"\u2066"}-3{"\u2069"} (غير رسمي جدًا) إلى 3 (رسمي جدًا). لا تظهر لهم الإجابات الصحيحة أبدًا.
gates-sentences = الجمل
gates-sentences-hint = جملة واحدة في كل سطر: الإجابة الصحيحة | الجملة | شرح للزملاء. مثال: 2 | نرجو التكرم بالرد | صيغة رسمية
gates-tolerance = التفاوت المسموح به (بالنقاط عن الإجابة الصحيحة)
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
