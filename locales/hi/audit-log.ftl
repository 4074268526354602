### The audit log of a study: who did what, with the state before and after.

audit-title = ऑडिट लॉग
audit-lead = इस स्टडी के सभी बदलाव: किसने क्या बदला, पहले और बाद की स्थिति के साथ।
audit-empty = अभी कोई एंट्री नहीं है।
# A link to older entries
audit-earlier = पुरानी एंट्री

## The table of entries

# Column head: the person or the automatic rule that acted
audit-actor = किसने किया
# Column head: what was done
audit-action = कार्रवाई
# Column head: the object of the action, by its identifier
audit-object = ऑब्जेक्ट
# Column head: the state before and after
audit-change = बदलाव
audit-details = ब्योरा
# A field of what was changed, its value before and after
# Arguments: $field, $before, $after
audit-field-changed = { $field }: { $before } → { $after }
# Arguments: $before, $after
audit-value-changed = { $before } → { $after }
# A field of what was made, and its value
# Arguments: $field, $value
audit-field-set = { $field }: { $value }
audit-show = एंट्री दिखाएँ
audit-no-match = कोई एंट्री इस फ़िल्टर से मेल नहीं खाती।
audit-day = दिन (UTC)
audit-worker-hint = वर्कर का नंबर, जैसे W017
audit-object-study = यह स्टडी
# The state before something was created, or after it was removed
audit-nothing = कुछ नहीं
# In the column of the actor: no person acted
audit-rule = ऑटोमैटिक नियम
# In the column of the object: a person, who is not named
audit-object-person = व्यक्ति
# In the column of the object
audit-object-link = इनवाइट लिंक
audit-repeated = { $n ->
    [one] { $action } ({ $n } बार)
   *[other] { $action } ({ $n } बार)
}

## The actions: what happened

audit-approve-assignment = सबमिशन मंज़ूर किया गया
audit-reject-assignment = सबमिशन नामंज़ूर किया गया
audit-submit-assignment = HIT सबमिट किया गया
audit-give-back-assignment = HIT लौटाया गया
audit-expire-assignment = HIT का समय खत्म हुआ
# A worker sent a question or a problem report
audit-raise-assignment = वर्कर का मैसेज आया
audit-reply-assignment = मैसेज का जवाब दिया गया
audit-close-thread = बातचीत बंद की गई
audit-open-thread = बातचीत फिर से खोली गई
audit-pay-out-payment = पेआउट किया गया
audit-confirm-payment = पेआउट के भुगतान की पुष्टि की गई
audit-retry-payment = ठुकराए गए भुगतान फिर से भेजे गए
# Money that did not arrive
audit-return-payment = भुगतान वापस आया
audit-return-payment-to-one = एक वर्कर का भुगतान वापस आया
audit-download-payment = पेआउट की फ़ाइल डाउनलोड की गई
audit-edit-payer = भुगतान करने वाला खाता बदला गया
# The bank or PayPal details of the person themselves
audit-edit-payee = अपनी बैंक या PayPal जानकारी बदली गई
audit-remove-payee = अपनी बैंक या PayPal जानकारी हटाई गई
audit-compute-bonuses = बोनस की गणना की गई
audit-approve-bonuses = बोनस मंज़ूर किए गए
audit-change-bonus = बोनस बदला गया
audit-give-bonus = बोनस दिया गया
audit-invite-role = इनवाइट लिंक बनाया गया
audit-withdraw-join-link = इनवाइट लिंक रद्द किया गया
audit-join-worker = वर्कर जुड़ा
audit-join-researcher = रिसर्चर जुड़ा
audit-join-reviewer = रिव्यूअर जुड़ा
audit-join-manager = मैनेजर जुड़ा
audit-add-member = टीम में सदस्य जोड़ा गया
audit-remove-member = टीम से सदस्य हटाया गया
audit-add-group-role = ग्रुप को भूमिका दी गई
audit-remove-group-role = ग्रुप से भूमिका वापस ली गई
audit-consent-worker = सहमति दी गई
audit-withdraw-worker = वर्कर ने स्टडी छोड़ी
audit-leave-out-worker = वर्कर को आँकड़ों से बाहर किया गया
audit-look-worker = वर्कर के काम पर “देखा हुआ” का निशान लगाया गया
audit-look-again-worker = वर्कर के काम से “देखा हुआ” का निशान हटाया गया
audit-take-in-worker = वर्कर को आँकड़ों में फिर से शामिल किया गया
audit-erase-worker = निजी डेटा मिटाया गया
audit-qualify-worker = क्वालिफ़िकेशन का फ़ैसला किया गया
audit-take-back-worker = नेटिव स्पीकर रिव्यू का फ़ैसला वापस लिया गया
# A worker could not take a qualification step, for example because no attempt was left
audit-refuse-gate = क्वालिफ़िकेशन की कोशिश रोकी गई
# A worker could not take a HIT of a task
audit-refuse-task = वर्कर को HIT नहीं दिया गया
audit-set-gate = क्वालिफ़िकेशन का नियम तय किया गया
audit-remove-gate = क्वालिफ़िकेशन का नियम हटाया गया
audit-add-known-task = गोल्ड आइटम जोड़े गए
audit-retire-known-task = गोल्ड आइटम रिटायर किया गया
audit-add-task = टास्क जोड़ा गया
audit-copy-task = टास्क कॉपी किया गया
audit-edit-task = टास्क एडिट किया गया
audit-publish-task = टास्क पब्लिश किया गया
audit-redraft-task = टास्क का नया ड्राफ़्ट बनाया गया
audit-add-entrance = एंट्री लिंक बनाया गया
audit-edit-entrance = एंट्री लिंक बदला गया
audit-download-entrance = एंट्री लिंक के प्रतिभागी डाउनलोड किए गए
audit-read-results-entrance = Mechanical Turk के नतीजों का मिलान किया गया
audit-add-invitees = एंट्री लिंक में लोग जोड़े गए
audit-remove-invitee = एंट्री लिंक से व्यक्ति हटाया गया
audit-mail-invitees = इनवाइट या रिमाइंडर भेजे गए
audit-erase-invitees = बुलाए गए लोगों का डेटा मिटाया गया
audit-download-invitees = निजी लिंक डाउनलोड किए गए
audit-connect-prolific = स्टडी Prolific से जोड़ी गई
audit-disconnect-prolific = स्टडी का Prolific से कनेक्शन हटाया गया
audit-approve-prolific = Prolific पर सबमिशन मंज़ूर किया गया
audit-reject-prolific = Prolific पर सबमिशन नामंज़ूर किया गया
audit-ask-return-prolific = Prolific पर सबमिशन लौटाने को कहा गया
audit-create-posting = Prolific पर स्टडी बनाई गई
audit-publish-posting = Prolific पर स्टडी पब्लिश की गई
audit-pause-posting = Prolific पर स्टडी रोकी गई
audit-start-posting = Prolific पर स्टडी फिर से शुरू की गई
audit-stop-posting = Prolific पर स्टडी खत्म की गई
audit-delete-posting = Prolific पर ड्राफ़्ट मिटाया गया
audit-extend-posting = Prolific पर जगहें जोड़ी गईं
audit-create-group = Prolific पर प्रतिभागी ग्रुप बनाया गया
audit-turn-on-group = प्रतिभागी ग्रुप का अपडेट फिर से शुरू किया गया
audit-turn-off-group = प्रतिभागी ग्रुप का अपडेट बंद किया गया
audit-add-picture = तस्वीर अपलोड की गई
audit-remove-picture = तस्वीर मिटाई गई
audit-make-batch = बैच बनाया गया
audit-stop-batch = बैच रोका गया
audit-open-batch = बैच फिर से खोला गया
audit-grade-answer = पायलट रीराइट का रिव्यू किया गया
audit-adjudicate-item = आइटम का एडजुडिकेशन किया गया
# A rewrite was removed, kept or corrected
audit-decide-output = रीराइट की पोस्ट-प्रोसेसिंग की गई
# The word no longer counts as a spelling mistake
audit-know-word = शब्द, मान्य शब्दों में जोड़ा गया
audit-run-system = बिल्ट-इन सिस्टम चलाया गया
audit-import-sources = सोर्स इंपोर्ट किए गए
audit-import-outputs = आउटपुट इंपोर्ट किए गए
audit-create-study = स्टडी बनाई गई
audit-import-study = स्टडी इंपोर्ट की गई
audit-edit-study = स्टडी की सेटिंग एडिट की गईं
audit-move-study = स्टडी की स्थिति बदली गई
audit-export-study = डेटा एक्सपोर्ट किया गया
audit-score-job = छूटे हुए स्कोर का अनुरोध किया गया
audit-retry-job = जॉब फिर से चलाया गया
audit-cancel-job = जॉब रद्द किया गया
audit-train-training = ट्रेनिंग शुरू की गई
audit-name-model-training = ट्रेन किया गया मॉडल सेटिंग में जोड़ा गया
audit-question-country = भेजने से पहले देश की पुष्टि माँगी गई
audit-edit-source = सोर्स एडिट किया गया
audit-edit-output = आउटपुट एडिट किया गया
audit-withdraw-source = सोर्स वापस लिया गया
audit-withdraw-output = आउटपुट वापस लिया गया
audit-restore-source = सोर्स बहाल किया गया
audit-restore-output = आउटपुट बहाल किया गया
