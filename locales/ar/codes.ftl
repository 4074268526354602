codes-title = رموز تسجيل الدخول
codes-lead = بعد كلمة المرور، يطلب Concord رمزًا من تطبيق على هاتفك. من يعرف كلمة المرور وحدها لا يستطيع تسجيل الدخول.
codes-impossible = لا يستطيع هذا الخادم حفظ أسرار رموز تسجيل الدخول. يرجى الطلب من القائمين عليه ضبط الإعداد secrets_key.
codes-set-up = إعداد رموز تسجيل الدخول
# Argument: $date
codes-on-since = رموز تسجيل الدخول مفعّلة منذ { $date }.
# Argument: $n
codes-recovery-left = رموز الاسترداد المتبقية: { $n }
codes-code = الرمز
# Hint at the field for the code
codes-code-hint = الأرقام الستة التي يعرضها التطبيق الآن، أو أحد رموز الاسترداد
codes-turn-off = إيقاف رموز تسجيل الدخول
codes-setup-lead = يُمسح رمز QR بتطبيق مصادقة على الهاتف، ثم يُدخل الرمز الذي يعرضه التطبيق.
# Text of a QR code
codes-scan = رمز QR يتضمن السر الوارد أدناه
# Label of a field with the secret, to copy
codes-type = السر، إذا تعذّر المسح
codes-first-code = الرمز من التطبيق
codes-turn-on = تفعيل رموز تسجيل الدخول
codes-recovery-title = رموز الاسترداد
codes-recovery-advice = عند فقدان الهاتف يتيح كل رمز من هذه الرموز تسجيل الدخول مرة واحدة. يرجى حفظها حيث يمكن العثور عليها دون الهاتف، على ورقة مثلًا.
codes-enter-title = إدخال رمز تسجيل الدخول
codes-enter-lead = يرجى فتح تطبيق المصادقة وإدخال الرمز الذي يعرضه لـ Concord.
# After the password
codes-lost = عند فقدان التطبيق ورموز الاسترداد معًا، يرجى التواصل مع القائمين على هذا الخادم.
codes-are-turned-off = رموز تسجيل الدخول متوقفة.
