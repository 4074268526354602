### The server's audit log: what happened to accounts and API tokens, outside of any study.

## Actions

server-log-add-person = अकाउंट बनाया गया
server-log-add-administrator = एडमिन अकाउंट बनाया गया
server-log-grant-rights = एडमिन अधिकार दिए गए
server-log-remove-rights = एडमिन अधिकार हटाए गए
# Whether they were granted or removed is no longer known
server-log-change-rights = एडमिन अधिकार बदले गए
server-log-suspend = अकाउंट सस्पेंड किया गया
server-log-restore = एक्सेस वापस दिया गया
# Which of the two is no longer known
server-log-suspend-or-restore = अकाउंट सस्पेंड किया गया या एक्सेस वापस दिया गया
server-log-change-password = पासवर्ड बदला गया
server-log-turn-on-codes = साइन-इन कोड चालू किए गए
server-log-turn-off-codes = साइन-इन कोड बंद किए गए
server-log-connect-service = अकाउंट साइन-इन सर्विस से जोड़ा गया
server-log-disconnect-service = अकाउंट का साइन-इन सर्विस से कनेक्शन हटाया गया
server-log-renew-recovery-codes = रिकवरी कोड फिर से बनाए गए
server-log-change-name = नाम बदला गया
server-log-change-address = ईमेल पता बदला गया
server-log-confirm-address = ईमेल पते की पुष्टि हुई
server-log-sign-out-everywhere = हर जगह से साइन आउट किया गया
server-log-ask-for-erasure = डेटा मिटाने का अनुरोध किया गया
server-log-take-back-erasure = डेटा मिटाने का अनुरोध वापस लिया गया
server-log-erase-person = निजी डेटा मिटाया गया
server-log-add-token = API टोकन बनाया गया
server-log-remove-token = API टोकन रद्द किया गया

## Objects, each followed by its identifier

server-log-account = अकाउंट
server-log-token = API टोकन
