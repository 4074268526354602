codes-title = رموز تسجيل الدخول
codes-lead = عند تفعيل رموز تسجيل الدخول، يُطلب منك بعد كلمة المرور رمز من تطبيق على هاتفك. ولا تكفي كلمة المرور وحدها لتسجيل الدخول.
codes-impossible = هذا الخادم غير مُعدّ لرموز تسجيل الدخول. يرجى الطلب من القائمين عليه ضبط الإعداد secrets_key.
codes-set-up = إعداد رموز تسجيل الدخول
# Argument: $date
codes-on-since = رموز تسجيل الدخول مفعّلة منذ { $date }.
# Argument: $n
codes-recovery-left = رموز الاسترداد المتبقية: { $n }
codes-code = الرمز
# Hint at the field for the code
codes-code-hint = الأرقام الستة التي يعرضها التطبيق الآن، أو أحد رموز الاسترداد
codes-turn-off = إيقاف رموز تسجيل الدخول
codes-new-recovery = إنشاء رموز استرداد جديدة
codes-setup-lead = يرجى مسح رمز QR ضوئيًا بتطبيق مصادقة على الهاتف، ثم إدخال الرمز الذي يعرضه التطبيق.
# Text of a QR code
codes-scan = رمز QR يتضمن مفتاح الإعداد الوارد أدناه
# Label of a field with the secret, to copy
codes-type = مفتاح الإعداد، إذا تعذّر مسح رمز QR ضوئيًا
codes-first-code = الرمز من التطبيق
codes-turn-on = تفعيل رموز تسجيل الدخول
codes-recovery-title = رموز الاسترداد
codes-recovery-advice = عند فقدان الهاتف، يتيح لك كل رمز من هذه الرموز تسجيل الدخول مرة واحدة. يرجى الاحتفاظ بها حيث يمكنك العثور عليها من دون الهاتف، على ورقة مثلًا.
codes-enter-title = إدخال رمز تسجيل الدخول
codes-enter-lead = يرجى فتح تطبيق المصادقة وإدخال الرمز الذي يعرضه لـ Concord.
codes-sign-in-again = تسجيل الدخول مرة أخرى بكلمة المرور
# After the password
codes-lost = عند فقدان التطبيق ورموز الاسترداد معًا، يرجى طلب المساعدة من القائمين على هذا الخادم.
codes-are-turned-off = رموز تسجيل الدخول متوقفة.
