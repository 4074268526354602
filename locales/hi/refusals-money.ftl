### Refusals about bonuses, budgets, payouts and accounts.

budget-is-used = इस स्टडी के पास अभी और काम के लिए बजट नहीं है। आपने जो सबमिट किया है, उसके पैसे फिर भी मिलेंगे।
# Arguments: $amount, $left
beyond-budget = इस स्टडी के बजट में { $left } बचे हैं, और { $amount } इससे ज़्यादा है। सेटिंग में बजट बढ़ाएँ, या कम दें।
bonuses-are-old = ये बोनस पुराने हो गए हैं: इस बीच किसी की कमाई हुई है, या किसी और ने नए बोनस की गणना की है। फिर से गणना करें।
no-bonus-to-approve = इस सूची के किसी वर्कर को बोनस नहीं मिलता।
# Arguments: $worker
no-such-worker = यहाँ { $worker } नाम का कोई वर्कर नहीं है। कोड नाम डालें, जैसे W017।
give-holder = कृपया खाताधारक का नाम डालें।
give-account-or-paypal = कृपया IBAN या PayPal पता डालें।
give-payer = कृपया पहले भुगतान करने वाला खाता डालें: पेआउट के पेज पर, “फ़ाइलें” के नीचे।
iban-format = यह IBAN नहीं है। IBAN दो अक्षरों और दो अंकों से शुरू होता है, जैसे DE89 3704 0044 0532 0130 00।
iban-check-digits = इस IBAN का कोई अंक गलत है। कृपया इसे अपने बैंक कार्ड या स्टेटमेंट से मिलाएँ।
# Arguments: $country
iban-country = इस देश ({ $country }) के खाता नंबर ऐसे नहीं होते। कृपया IBAN को अपने बैंक कार्ड या स्टेटमेंट से मिलाएँ।
# Arguments: $country
iban-not-sepa = इस देश ({ $country }) के खातों में SEPA ट्रांसफ़र से पैसे नहीं भेजे जा सकते। कृपया PayPal पता दें।
not-a-bic = BIC में आठ या ग्यारह अक्षर और अंक होते हैं, जैसे COBADEFFXXX।
nobody-for-this-file = इस फ़ाइल से इस पेआउट में किसी को भुगतान नहीं हो सकता: वर्कर ने ज़रूरी जानकारी नहीं दी है, या सबकी पुष्टि हो चुकी है।
# Arguments: $reason
file-cannot-be-written = फ़ाइल नहीं बनाई जा सकती। { $reason }
