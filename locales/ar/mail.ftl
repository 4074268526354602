### Texts of e-mails. Each message is a subject or a paragraph; an address follows where a colon ends it.

mail-confirm-subject = تأكيد البريد الإلكتروني
# Argument: the address of this server
mail-confirm-text = أدخل شخص ما، وهو أنت على الأرجح، هذا البريد الإلكتروني لحساب على { $site }. لتأكيد أنه بريدك، يرجى فتح هذه الصفحة:
mail-confirm-days = الرابط صالح لمدة 7 أيام.
mail-confirm-ignore = إذا لم تكن أنت من فعل ذلك، فيرجى تجاهل هذه الرسالة.
mail-reset-subject = اختيار كلمة مرور جديدة
# Argument: the address of this server
mail-reset-text = طلب شخص ما، وهو أنت على الأرجح، كلمة مرور جديدة لحسابك على { $site }. لاختيارها، يرجى فتح هذه الصفحة:
mail-reset-hour = يعمل الرابط مرة واحدة خلال ساعة واحدة.
mail-reset-ignore = إذا لم تكن أنت من فعل ذلك، فيرجى تجاهل هذه الرسالة. لم تتغيّر كلمة المرور.
# Argument: the title of the study
mail-pilot-subject = تمت مراجعة نصوصك التجريبية في «{ $study }»
# Argument: the title of the study
mail-pilot-passed = قرأ أحد المراجعين نصوصك التجريبية في «{ $study }» وقَبِلها. مهامك في هذه الصفحة:
# Argument: the title of the study
mail-pilot-failed = قرأ أحد المراجعين نصوصك التجريبية في «{ $study }» ولم يقبلها. الأسباب في هذه الصفحة:
# Argument: an amount with its currency
mail-paid-subject = دُفع لك { $amount }
# Arguments: $amount, $study
mail-paid-text = تم دفع { $amount } لك مقابل عملك في «{ $study }». جميع مدفوعاتك في هذه الصفحة:
mail-paid-participant = تم دفع { $amount } لك مقابل عملك في «{ $study }». هذه صفحتك في الدراسة:
# Argument: the title of the study
mail-invited-subject = دعوة: «{ $study }»
# Argument: the title of the study
mail-reminded-subject = تذكير: «{ $study }»
# Argument: the title of the study
mail-invited-text = هذه دعوة للمشاركة في الدراسة «{ $study }». تبيّن هذه الصفحة المطلوب منك وما يُقدَّم لك في المقابل:
# Argument: the title of the study
mail-reminded-text = سبق أن وصلتك دعوة للمشاركة في الدراسة «{ $study }»، ولم تكتمل مشاركتك بعد. يمكنك البدء أو المتابعة في هذه الصفحة:
mail-invited-link = هذا الرابط لك وحدك، لذلك يرجى عدم إعادة توجيهه إلى غيرك. يمكنك استخدامه مرة أخرى للمتابعة من أي جهاز.
# Argument: whom to ask
mail-invited-contact = للأسئلة عن الدراسة: { $contact }
mail-invited-stop = لإيقاف الرسائل المتعلقة بهذه الدراسة، يرجى فتح هذه الصفحة:
mail-unsubscribe = لإيقاف الرسائل المتعلقة بعملك، يرجى فتح هذه الصفحة:
