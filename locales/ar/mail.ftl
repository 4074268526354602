### Texts of e-mails. Each message is a subject or a paragraph; an address follows where a colon ends it.

mail-confirm-subject = تأكيد البريد الإلكتروني
# Argument: the address of this server
mail-confirm-text = أُدخل هذا البريد الإلكتروني لحساب على { $site }، وربما كان ذلك منك. لتأكيد ملكية هذا البريد، يُرجى فتح هذه الصفحة:
mail-confirm-days = الرابط صالح لمدة 7 أيام.
mail-confirm-ignore = إذا لم يكن هذا منك، فيُرجى تجاهل هذه الرسالة.
mail-reset-subject = اختيار كلمة مرور جديدة
# Argument: the address of this server
mail-reset-text = طُلبت كلمة مرور جديدة لحسابك على { $site }، وربما كان ذلك منك. لاختيارها، يُرجى فتح هذه الصفحة:
mail-reset-hour = يعمل الرابط مرة واحدة خلال ساعة واحدة.
mail-reset-ignore = إذا لم يكن هذا منك، فيُرجى تجاهل هذه الرسالة. لم تتغيّر كلمة المرور.
# Argument: the title of the study
mail-pilot-subject = تمت قراءة نصوصك التجريبية في «{ $study }»
# Argument: the title of the study
mail-pilot-passed = قرأ أحد المراجعين نصوصك التجريبية في «{ $study }». النتيجة: ناجح. المهام في هذه الصفحة:
# Argument: the title of the study
mail-pilot-failed = قرأ أحد المراجعين نصوصك التجريبية في «{ $study }». النتيجة: لم تُقبل. الأسباب في هذه الصفحة:
# Argument: an amount with its currency
mail-paid-subject = دُفع لك { $amount }
# Arguments: $amount, $study
mail-paid-text = تم دفع { $amount } لك مقابل عملك في «{ $study }». جميع مدفوعاتك في هذه الصفحة:
mail-unsubscribe = لإيقاف الرسائل المتعلقة بعملك، يُرجى فتح هذه الصفحة:
