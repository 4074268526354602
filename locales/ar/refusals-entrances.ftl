### Refusals of entry links: what researchers set, and what people who follow one are told.

entrance-id = يرجى استخدام الرموز {"\u2066"}- _ . : @ + ~{"\u2069"} إضافة إلى الأحرف ({"\u2066"}a–z{"\u2069"}) والأرقام فقط، وعددها من 1 إلى { $most }.
entrance-parameter = يرجى إدخال اسم المعلمة التي تحدد هوية المشارك، من أحرف ({"\u2066"}a–z{"\u2069"}) أو أرقام أو شرطات أو شرطات سفلية أو نقاط، وعددها { $most } على الأكثر.
entrance-parameters-differ = يرجى استخدام اسم مختلف لكل معلمة. تستخدم هذه الصفحة بالفعل الاسمين «language» و«back».
entrance-address = يرجى إدخال عنوان يبدأ بـ {"\u2066"}https://{"\u2069"} ولا يزيد عدد أحرفه على { $most }. يمكن أن يتضمن {"\u2066"}{ "{" }code{ "}" }{"\u2069"} و {"\u2066"}{ "{" }person{ "}" }{"\u2069"} و {"\u2066"}{ "{" }session{ "}" }{"\u2069"} و {"\u2066"}{ "{" }study{ "}" }{"\u2069"}.
entrance-code = يتكون رمز الإتمام من أحرف ({"\u2066"}a–z{"\u2069"}) أو أرقام أو شرطات أو شرطات سفلية، وعددها { $most } على الأكثر.
# To somebody who opened an entry link of a provider such as Prolific without the data that the provider adds
entrance-needs-provider = لا يعمل هذا الرابط إلا من صفحة خدمة الاستقطاب. يرجى فتح الدراسة من هناك.
entrance-of-other-study = هذا الرابط لدراسة أخرى في خدمة الاستقطاب. يرجى فتح الدراسة من هناك مرة أخرى.
signed-link-is-forged = لم تُنشئ خدمة الاستقطاب هذا الرابط. يرجى فتح الدراسة من هناك.
signed-link-has-expired = هذا الرابط قديم جدًا. يرجى فتح الدراسة مرة أخرى من صفحة خدمة الاستقطاب.
signed-link-is-not-valid-yet = ساعة هذا الخادم تختلف عن ساعة خدمة الاستقطاب، لذلك لا يمكن التحقق من الرابط. يرجى المحاولة مرة أخرى بعد بضع دقائق.
signed-link-is-of-somebody-else = أُنشئ هذا الرابط لمشارك آخر أو لدراسة أخرى. يرجى فتح الدراسة مرة أخرى من صفحة خدمة الاستقطاب.
signed-link-cannot-be-checked = لا يمكن الوصول إلى خدمة الاستقطاب، لذلك لا يمكن التحقق من الرابط. يرجى المحاولة مرة أخرى بعد دقيقة.
signed-link-was-used = استُخدم هذا الرابط من قبل. يرجى فتح الدراسة مرة أخرى من صفحة خدمة الاستقطاب.
entrance-is-full = لم تعد في هذه الدراسة أماكن أو مهام متاحة في الوقت الحالي.
entrance-is-over = لم يعد مكانك في هذه الدراسة متاحًا.
# To somebody who opened a personal link that is cut off, or who was taken off the list
invitation-unknown = هذا الرابط غير مكتمل أو لم يعد صالحًا. يرجى فتح الرابط الوارد في دعوتك مرة أخرى.
invitees-missing = يرجى إدخال شخص واحد على الأقل، وكل شخص في سطر مستقل.
# Arguments: $n, $most
invitees-too-many = الحد الأقصى لعدد الأشخاص في القائمة هو { $most }، وسيصبح عددهم مع هذه الإضافة { $n }.
# Arguments: $line, $given
invitee-address = السطر { $line }: «{"\u2068"}{ $given }{"\u2069"}» ليس عنوان بريد إلكتروني.
# Arguments: $line, $most
invitee-name-length = السطر { $line }: يجب ألا يزيد عدد أحرف الاسم أو المعرّف على { $most }.
# Argument: the number of a line
invitee-two-addresses = السطر { $line }: فيه عنوانا بريد إلكتروني. يرجى إدخال كل شخص في سطر مستقل.
# Arguments: $line, $first, $second, $languages
invitee-two-names = السطر { $line }: فُهم كل من «{"\u2068"}{ $first }{"\u2069"}» و«{"\u2068"}{ $second }{"\u2069"}» على أنه اسم أو معرّف. يرجى الإبقاء على واحد منهما فقط، أو تحديد اللغة بأحد هذه الرموز: { $languages }.
# Arguments: $line, $given, $earlier
invitee-twice = السطر { $line }: «{"\u2068"}{ $given }{"\u2069"}» موجود أيضًا في السطر { $earlier }.
# Arguments: $line, $given
invitee-listed = السطر { $line }: «{"\u2068"}{ $given }{"\u2069"}» موجود في القائمة من قبل باسم آخر أو بعنوان آخر.
# Arguments: $line, $given, $label
invitee-elsewhere = السطر { $line }: «{"\u2068"}{ $given }{"\u2069"}» موجود في قائمة رابط دخول آخر: «{"\u2068"}{ $label }{"\u2069"}».
invitee-has-come = بدأ هذا الشخص بالفعل، ولذلك يبقى في القائمة.
invitees-not-live = يمكن إرسال الدعوات عندما تكون الدراسة جارية ويكون هذا الرابط مفتوحًا.
sends-no-mail = لا يرسل هذا الخادم رسائل بريد إلكتروني. يرجى تنزيل الروابط وإرسالها بنفسك.
return-code-unknown = لا نعرف رمز العودة هذا. يرجى التحقق من كل حرف فيه، أو البدء بصفة مشارك جديد.
not-finished-yet = لم تكتمل مشاركتك في هذه الدراسة بعد. تُظهر صفحتك الخطوة التالية.
taking-part-has-ended = انتهت مشاركتك في هذه الدراسة.
needs-account = لا يمكن لمن يشارك بلا حساب أن يكون له دور آخر. يرجى إنشاء حساب أولًا.
# A file with the results of a batch of Mechanical Turk
results-too-large = حجم الملف أكبر من { $most } MiB. يرجى تنزيل نتائج عدد أقل من وحدات HIT في كل مرة.
# The reason is in English
results-unusable = لا يمكن قراءة هذا الملف كنتائج من Mechanical Turk. {"\u2068"}{ $why }{"\u2069"}
