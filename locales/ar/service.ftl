### Signing in at the sign-in service of an organisation, such as a university. $service is what the operator of the server calls it.

# Button on the page for signing in. Argument: $service
service-sign-in = تسجيل الدخول عبر {"\u2068"}{ $service }{"\u2069"}
# Between the button for the service and the fields for address and password
service-or-password = أو تسجيل الدخول بكلمة المرور
# Title of the page that asks for the password once. Argument: $service
service-connect-title = ربط حسابك بـ {"\u2068"}{ $service }{"\u2069"}
# Argument: $email
service-connect-lead = يوجد حساب بالبريد الإلكتروني {"\u2068"}{ $email }{"\u2069"} بالفعل. يرجى إدخال كلمة مروره مرة واحدة لربطه.
service-connect-button = ربط وتسجيل الدخول
# Hint at the field for a sign-in code
service-code-hint = فقط إذا كان هذا الحساب يستخدم رموز تسجيل الدخول
service-forgot = عند نسيان كلمة المرور، يرجى طلب كلمة مرور جديدة ثم تسجيل الدخول مرة أخرى. إذا لم يكن هذا الحساب من إنشائك، فيرجى إبلاغ القائمين على هذا الخادم.
# Section of the account's page. Argument: $service
service-account-title = تسجيل الدخول عبر {"\u2068"}{ $service }{"\u2069"}
# Argument: $date
service-connected-since = مرتبط منذ { $date }.
# Argument: $service
service-no-password = ليست لهذا الحساب كلمة مرور، ولذلك لا يمكن تغيير بريده الإلكتروني هنا. تسجيل دخولك يكون عبر {"\u2068"}{ $service }{"\u2069"}.
# Arguments: $service, $email
service-not-connected = لربط هذا الحساب، يرجى تسجيل الخروج ثم اختيار «تسجيل الدخول عبر {"\u2068"}{ $service }{"\u2069"}». ينجح ذلك إذا كان بريدك الإلكتروني هناك {"\u2068"}{ $email }{"\u2069"}.
service-disconnect = إلغاء ربط الحساب
service-disconnect-lead = بعد ذلك يكون تسجيل دخولك بكلمة المرور فقط، وتُلغى الأدوار الممنوحة لك من خلال مجموعة.
service-is-disconnected = لم يعد هذا الحساب مرتبطًا. يرجى تسجيل الدخول بكلمة المرور من الآن فصاعدًا.

## Roles for groups, on the page of the team

group-roles = أدوار المجموعات
# Argument: $service
group-roles-lead = يحصل أعضاء المجموعة على الدور عند تسجيل دخولهم التالي عبر {"\u2068"}{ $service }{"\u2069"}، ويفقدونه بعد خروجهم من المجموعة.
group-name = المجموعة
group-name-hint = اسم المجموعة كما هو تمامًا لدى خدمة تسجيل الدخول
# Column: how many members have the role because of the group
group-people = عدد الأشخاص
group-add-role = منح دور للمجموعة
# Next to the role of a member. Argument: $group
group-gives = من المجموعة {"\u2068"}{ $group }{"\u2069"}
