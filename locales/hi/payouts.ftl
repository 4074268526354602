### Payouts of a study: approved amounts that are sent together, their files, and what became of them. Bank details of workers.

## Payouts on the page "Payments"

payments-payouts = पेआउट
payments-payouts-lead = पेआउट में सभी मंज़ूर रकमें एक साथ आती हैं। पेआउट की फ़ाइलों से उनका भुगतान करें, फिर पुष्टि करें कि पैसे पहुँच गए।
payments-own-unpaid = मंज़ूर रकम में से { $amount } आपकी अपनी है और इसमें शामिल नहीं है।
payments-pay-out = { $amount } का पेआउट करें
# $amount is an amount of money with its currency.
# Arguments: $amount
payments-payout-warning = { $amount } को भेजा गया दर्ज किया जाएगा और वे फ़ाइलें बनेंगी जिनसे आप भुगतान करते हैं। सर्वर खुद सिर्फ़ Prolific या CloudResearch Connect के जुड़े हुए अकाउंट से पैसे भेजता है: वहाँ वह सबमिशन मंज़ूर करता है और बाकी रकम बोनस के रूप में देता है।
payments-confirm-payout = पेआउट करें
payments-nothing-to-pay = किसी मंज़ूर रकम का भुगतान बाकी नहीं है।
payments-paid-entries = { $n ->
    [one] लेजर की { $n } एंट्री का भुगतान हो गया है।
   *[other] लेजर की { $n } एंट्री का भुगतान हो गया है।
}
# Column head: number of ledger entries in a payout
payments-entries = लेजर की एंट्री
payments-amount = रकम
# Column head: who made the payout
pay-outs-by = किसने किया

## The page of a payout

# Arguments: $at
pay-outs-title = { $at } का पेआउट
pay-outs-lead = नीचे दी गई फ़ाइलों से भुगतान करें, फिर जो पैसे पहुँच गए उनकी पुष्टि करें। जो पैसे वापस आए, वे अगले पेआउट में जाते हैं।
pay-outs-confirm = भुगतान की पुष्टि करें
pay-outs-confirm-sepa = बैंक ट्रांसफ़र की पुष्टि करें
pay-outs-confirm-paypal = PayPal भुगतान की पुष्टि करें
pay-outs-confirm-at = { $provider } पर किए गए भुगतान की पुष्टि करें
# Arguments: $amount
pay-outs-confirm-means = { $amount } का भुगतान हुआ दर्ज किया जाएगा और वर्कर को यह बताया जाएगा। इसे वापस नहीं लिया जा सकता।
pay-outs-held-means = इनमें से कुछ रकमों के बारे में पता नहीं है कि वे भेजी गईं या नहीं। उनकी पुष्टि करने या उन्हें वापस आया दर्ज करने से पहले खाता देख लें। वे अपने-आप दोबारा नहीं भेजी जातीं।
pay-outs-files = फ़ाइलें
pay-outs-files-lead = हर वर्कर भुगतान की सिर्फ़ एक फ़ाइल में होता है: IBAN हो तो बैंक की फ़ाइल में, नहीं तो PayPal की फ़ाइल में। इनमें वही है जो भेजा गया है और जिसकी पुष्टि नहीं हुई है। हर फ़ाइल सिर्फ़ एक बार अपलोड करें। हर डाउनलोड ऑडिट लॉग में दर्ज होता है।
pay-outs-files-plain-lead = सूची में वर्कर कोड नाम से दिखते हैं, और अगर वे किसी सर्विस से आए हैं, तो वहाँ की ID से भी। बैंक ट्रांसफ़र या PayPal से भुगतान करने के लिए स्टडी में बैंक की जानकारी माँगना चालू करें (सेटिंग)।
pay-outs-list = सूची (CSV)
pay-outs-sepa = बैंक ट्रांसफ़र (SEPA, pain.001 XML)
pay-outs-paypal = PayPal के भुगतान (CSV)
pay-outs-accounts = खाते, हाथ से भुगतान के लिए (CSV)
# $workers is a list of pseudonyms.
# Arguments: $workers
pay-outs-without-account = खाता नहीं दिया, इसलिए किसी फ़ाइल में नहीं हैं: { $workers }।
pay-outs-next-payout = अगले पेआउट में डालें
pay-outs-next-payout-means = उनकी रकमें फिर से मंज़ूर मानी जाएँगी। पहले इन वर्कर से उनकी जानकारी माँगें: पेआउट में वही जानकारी होती है जो उसे बनाते समय मौजूद हो।
# Stored in the audit log as the reason
pay-outs-next-payout-why = किसी भुगतान फ़ाइल में नहीं।
pay-outs-unlisted = { $provider } की सूची में नहीं हैं
pay-outs-unlisted-prolific = यह पेआउट बनाते समय Prolific की सूची में इन वर्कर का कोई सबमिशन नहीं था, इसलिए वहाँ इन्हें कुछ नहीं भेजा गया: { $workers }। इन्हें Prolific पर ढूँढें। अगर इन्होंने वहाँ सबमिट कर दिया है, तो हर एक के लिए “{ $later }” चुनें: अगले पेआउट में इनका भुगतान वहीं होगा। अगर आप किसी को वहाँ खुद भुगतान करते हैं, तो “{ $paid }” चुनें।
pay-outs-unlisted-connect = यह पेआउट बनाते समय Connect की सूची में इन वर्कर का कोई असाइनमेंट नहीं था, इसलिए वहाँ इन्हें कुछ नहीं भेजा गया: { $workers }। इन्हें Connect पर ढूँढें। अगर इन्होंने वहाँ सबमिट कर दिया है, तो हर एक के लिए “{ $later }” चुनें: अगले पेआउट में इनका भुगतान वहीं होगा। अगर आप किसी को वहाँ खुद भुगतान करते हैं, तो “{ $paid }” चुनें।
# Instead of a link to the bank file
pay-outs-payer-first = बैंक की फ़ाइल के लिए कृपया भुगतान करने वाला खाता लिखें।
pay-outs-payer = भुगतान करने वाला खाता, बैंक की फ़ाइल के लिए
pay-outs-bic = बैंक का BIC
pay-outs-bic-hint = आठ या ग्यारह अक्षर और अंक। ज़्यादातर बैंकों को इसकी ज़रूरत नहीं होती।
pay-outs-save-payer = खाता सेव करें
pay-outs-payer-saved = खाता सेव हो गया है।
pay-outs-workers = इस पेआउट के वर्कर
# Column head: the ID of the worker at a provider such as Prolific
pay-outs-known-as = सर्विस पर ID
pay-outs-was-paid = भुगतान हो गया
pay-outs-came-back = वापस आ गया
pay-outs-came-back-means = यह रकम फिर से मंज़ूर मानी जाएगी और अगले पेआउट में शामिल होगी।
pay-outs-came-back-why = वापस क्यों आया
# Button: no bonus was paid; the amount goes into the next payout
pay-outs-move = अगले पेआउट में डालें
pay-outs-move-why = ऐसा करने की वजह
pay-outs-returned = { $n ->
    [one] लेजर की { $n } एंट्री फिर से मंज़ूर हो गई है।
   *[other] लेजर की { $n } एंट्री फिर से मंज़ूर हो गई हैं।
}
pay-outs-all = सभी पेआउट

## Payments through Prolific, on the page of a payout

pay-outs-through-prolific = Prolific के ज़रिए
pay-outs-through-prolific-lead = Prolific से आए वर्कर का भुगतान वहीं होता है: उनका सबमिशन मंज़ूर किया जाता है, और मेहनताने के अलावा जो रकम बनती है, वह बोनस के रूप में भेजी जाती है। यह बैकग्राउंड में होता है, और हर बोनस एक ही बार भेजा जाता है।
# Arguments: $paid, $all, numbers of workers
pay-outs-through-prolific-paid = भुगतान हुआ: { $all } में से { $paid }
pay-outs-retry = Prolific पर फिर कोशिश करें
pay-outs-retry-means = इस पेआउट में Prolific ने जो कुछ ठुकराया, वह सब फिर से भेजा जाता है।
# $n is a number of workers
pay-outs-retried = { $n ->
    [one] { $n } वर्कर का भुगतान फिर से भेजा जा रहा है।
   *[other] { $n } वर्कर के भुगतान फिर से भेजे जा रहे हैं।
}
# Arguments: $amount
pay-outs-reward-there = Prolific पर मेहनताना: { $amount }
# Arguments: $amount
pay-outs-bonus-there = Prolific पर बोनस: { $amount }
pay-outs-waits-there = Prolific का इंतज़ार
pay-outs-is-being-sent = भेजा जा रहा है
pay-outs-is-accepted = Prolific ने स्वीकार किया
pay-outs-may-be-paid = शायद भुगतान हो गया
pay-outs-not-paid = भुगतान नहीं हुआ
pay-outs-was-rejected = Prolific पर सबमिशन नामंज़ूर किया गया।
pay-outs-other-sum = Prolific ने मेहनताने से अलग रकम दी। बाकी रकम वहाँ हाथ से दें, फिर “भुगतान हो गया” चुनें।
pay-outs-other-currency = Prolific अकाउंट की मुद्रा अलग है। हाथ से भुगतान करें, फिर “भुगतान हो गया” चुनें।
pay-outs-was-refused = Prolific ने भुगतान ठुकरा दिया। क्या वर्कस्पेस में काफ़ी पैसे हैं?
pay-outs-unknown-there = Prolific इस सबमिशन को नहीं जानता।
pay-outs-disagrees = Prolific ने कोई और रकम समझी, इसलिए कोई भुगतान नहीं हुआ।
pay-outs-was-erased = इस वर्कर का निजी डेटा मिटा दिया गया है।
pay-outs-several-there = इस वर्कर ने Prolific पर कई सबमिशन किए हैं। उन्हें वहाँ मंज़ूर करें, बाकी रकम हाथ से दें, फिर “भुगतान हो गया” चुनें।
pay-outs-was-disconnected = स्टडी का Prolific से कनेक्शन हटा दिया गया है।

## Bank or PayPal details of a worker, on the page "Pay"

payee-title = आपके पैसे कहाँ भेजे जाते हैं
payee-lead = यह स्टडी बैंक ट्रांसफ़र या PayPal से भुगतान करती है। इसके मैनेजर को यह जानकारी सिर्फ़ भुगतान की फ़ाइलों में दिखती है। आप इसे कभी भी बदल या मिटा सकते हैं; जो भुगतान भेजा जा चुका है, वह पुरानी जानकारी के हिसाब से होगा।
payee-name = खाताधारक का नाम
payee-iban = IBAN
payee-iban-hint = यूरो भुगतान क्षेत्र (SEPA) के खातों के लिए। स्पेस से कोई फ़र्क नहीं पड़ता।
payee-paypal = PayPal का ईमेल पता
payee-paypal-hint = दोनों में से एक काफ़ी है। दोनों दें, तो यूरो में भुगतान करने वाली स्टडी बैंक खाते में पैसे भेजती है, बाकी स्टडी PayPal से।
payee-save = जानकारी सेव करें
payee-saved = आपकी जानकारी सेव हो गई है।
