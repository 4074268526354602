### Refusals of roles and rights: members, invitation links, accounts, access tokens.

# To somebody who manages the team of the study
only-researchers = هذا الإجراء متاح لباحثي هذه الدراسة فقط. يمكنك منح نفسك دور «باحث» في «الفريق والدعوات».
# To somebody who manages the team of the study
only-reviewers = هذا الإجراء متاح لمراجعي هذه الدراسة فقط. يمكنك منح نفسك دور «مراجع» في «الفريق والدعوات».
role-does-not-allow = دورك في هذه الدراسة لا يسمح بهذا. يمكن لأحد مديري الدراسة منحك دورًا آخر.
own-work = هذا عملك أنت. يجب أن يبتّ فيه مدير أو باحث آخر في الدراسة.
last-administrator = هذا آخر مسؤول. يرجى أولًا منح صلاحيات المسؤول لشخص آخر.
confirm-person = هذا ليس البريد الإلكتروني للشخص ولا أحد أسمائه المستعارة. يرجى إدخال أحدها للتأكيد.
workers-join-by-link = ينضم المشاركون من خلال رابط دعوة يختارون عنده لغتهم ويوافقون على المشاركة. يرجى إنشاء رابط للمشاركين.
no-such-account = لا يوجد حساب بهذا البريد الإلكتروني. يرجى إرسال رابط دعوة إلى الشخص ليتمكن من إنشاء حساب.
has-role-already = لهذا الشخص هذا الدور في الدراسة بالفعل.
study-needs-manager = تحتاج الدراسة إلى مدير واحد على الأقل. يرجى أولًا جعل شخص آخر مديرًا.
no-administrator = لا يوجد مسؤول بعد. يمكن إنشاء مسؤول بالأمر: {"\u2066"}concord user add EMAIL --name NAME --admin{"\u2069"}
own-administrator-rights = لا يمكنك إزالة صلاحيات المسؤول من حسابك. يرجى طلب ذلك من مسؤول آخر.
own-account-suspended = لا يمكنك تعليق حسابك. يرجى طلب ذلك من مسؤول آخر.
no-account-with = لا يوجد حساب بالبريد الإلكتروني { $email }.
wrong-password = هذه ليست كلمة مرورك الحالية. يرجى إدخال كلمة المرور المستخدمة في تسجيل الدخول.
token-needs-name = يرجى إدخال اسم من 1 إلى { $most } حرف يوضح البرنامج الذي سيستخدم الرمز.
