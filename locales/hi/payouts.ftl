### Payouts of a study: approved amounts that are sent together, their files, and what became of them. Bank details of workers.

## Payouts on the page "Payments"

payments-payouts = पेआउट
payments-payouts-lead = पेआउट में सभी मंज़ूर रकमें एक साथ आती हैं। पेआउट की फ़ाइलों से उनका भुगतान करें, फिर पुष्टि करें कि पैसे पहुँच गए।
payments-own-unpaid = मंज़ूर रकम में से { $amount } आपकी अपनी है और इसमें शामिल नहीं है।
payments-pay-out = { $amount } का पेआउट करें
# $amount is an amount of money with its currency.
# Arguments: $amount
payments-payout-warning = { $amount } को भेजा गया दर्ज किया जाएगा और वे फ़ाइलें बनेंगी जिनसे आप भुगतान करते हैं। सर्वर खुद पैसे नहीं भेजता।
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
# Arguments: $amount
pay-outs-confirm-means = { $amount } का भुगतान हुआ दर्ज किया जाएगा और वर्कर को यह बताया जाएगा। इसे वापस नहीं लिया जा सकता।
pay-outs-held-means = इनमें से कुछ रकमों के बारे में पता नहीं है कि वे भेजी गईं या नहीं। उनकी पुष्टि करने या उन्हें वापस आया दर्ज करने से पहले खाता देख लें। वे अपने-आप दोबारा नहीं भेजी जातीं।
pay-outs-files = फ़ाइलें
pay-outs-files-lead = बैंक और PayPal की फ़ाइलों में वे रकमें होती हैं जो भेजी गईं, पर जिनकी पुष्टि बाकी है। हर डाउनलोड ऑडिट लॉग में दर्ज होता है।
pay-outs-files-plain-lead = सूची में वर्कर कोड नाम से दिखते हैं, और अगर वे किसी सर्विस से आए हैं, तो वहाँ की ID से भी। बैंक ट्रांसफ़र या PayPal से भुगतान करने के लिए स्टडी में बैंक की जानकारी माँगना चालू करें (सेटिंग)।
pay-outs-list = सूची (CSV)
pay-outs-sepa = बैंक ट्रांसफ़र (SEPA, pain.001 XML)
pay-outs-paypal = PayPal के भुगतान (CSV)
# $workers is a list of pseudonyms.
# Arguments: $workers
pay-outs-without-iban = बैंक खाता नहीं दिया, इसलिए बैंक की फ़ाइल में नहीं हैं: { $workers }।
# Arguments: $workers
pay-outs-without-paypal = PayPal पता नहीं दिया, इसलिए PayPal की फ़ाइल में नहीं हैं: { $workers }।
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
# Column head above buttons
pay-outs-actions = क्या हुआ
pay-outs-was-paid = भुगतान हो गया
pay-outs-came-back = वापस आ गया
pay-outs-came-back-means = यह रकम फिर से मंज़ूर मानी जाएगी और अगले पेआउट में शामिल होगी।
pay-outs-came-back-why = वापस क्यों आया
pay-outs-returned = { $n ->
    [one] लेजर की { $n } एंट्री फिर से मंज़ूर हो गई है।
   *[other] लेजर की { $n } एंट्री फिर से मंज़ूर हो गई हैं।
}
pay-outs-all = सभी पेआउट

## Bank or PayPal details of a worker, on the page "Pay"

payee-title = आपके पैसे कहाँ भेजे जाते हैं
payee-lead = आप जिस स्टडी में काम करते हैं, वह बैंक ट्रांसफ़र या PayPal से भुगतान करती है। उसके मैनेजर को यह जानकारी सिर्फ़ उन फ़ाइलों में दिखती है जिनसे वे भुगतान करते हैं। आप इसे कभी भी बदल या मिटा सकते हैं।
payee-name = खाताधारक का नाम
payee-iban = IBAN
payee-iban-hint = यूरो भुगतान क्षेत्र (SEPA) के खातों के लिए। स्पेस से कोई फ़र्क नहीं पड़ता।
payee-paypal = PayPal का ईमेल पता
payee-paypal-hint = IBAN, PayPal पता या दोनों भरें।
payee-save = जानकारी सेव करें
payee-saved = आपकी जानकारी सेव हो गई है।
