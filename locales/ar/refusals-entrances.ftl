### Refusals of entry links: what researchers set, and what people who follow one are told.

entrance-id = يرجى استخدام الرموز {"\u2066"}- _ . : @ + ~{"\u2069"} إضافة إلى الأحرف ({"\u2066"}a–z{"\u2069"}) والأرقام فقط، وعددها من 1 إلى { $most }.
entrance-parameter = يرجى إدخال اسم المعلمة التي تحدد هوية المشارك، من أحرف ({"\u2066"}a–z{"\u2069"}) أو أرقام أو شرطات أو شرطات سفلية أو نقاط، وعددها { $most } على الأكثر.
entrance-parameters-differ = يرجى استخدام اسم مختلف لكل معلمة. تستخدم هذه الصفحة بالفعل الاسمين «language» و«back».
entrance-address = يرجى إدخال عنوان يبدأ بـ {"\u2066"}https://{"\u2069"} ولا يزيد عدد أحرفه على { $most }. يمكن أن يتضمن {"\u2066"}{ "{" }code{ "}" }{"\u2069"} و {"\u2066"}{ "{" }person{ "}" }{"\u2069"} و {"\u2066"}{ "{" }session{ "}" }{"\u2069"} و {"\u2066"}{ "{" }study{ "}" }{"\u2069"}.
entrance-code = يتكون رمز الإتمام من أحرف ({"\u2066"}a–z{"\u2069"}) أو أرقام أو شرطات أو شرطات سفلية، وعددها { $most } على الأكثر.
# To somebody who opened an entry link of a provider such as Prolific without the data that the provider adds
entrance-needs-provider = لا يعمل هذا الرابط إلا من صفحة خدمة الاستقطاب. يرجى فتح الدراسة من هناك.
entrance-of-other-study = هذا الرابط لدراسة أخرى في خدمة الاستقطاب. يرجى فتح الدراسة من هناك مرة أخرى.
entrance-is-full = لم تعد في هذه الدراسة أماكن أو مهام متاحة في الوقت الحالي.
entrance-is-over = لم يعد مكانك في هذه الدراسة متاحًا.
return-code-unknown = لا نعرف رمز العودة هذا. يرجى التحقق من كل حرف فيه، أو البدء بصفة مشارك جديد.
not-finished-yet = لم تكتمل مشاركتك في هذه الدراسة بعد. تُظهر صفحتك الخطوة التالية.
taking-part-has-ended = انتهت مشاركتك في هذه الدراسة.
needs-account = لا يمكن لمن يشارك بلا حساب أن يكون له دور آخر. يرجى إنشاء حساب أولًا.
