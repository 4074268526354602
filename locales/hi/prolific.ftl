### The page of the Prolific account through which a study recruits.

nav-prolific = Prolific
prolific-lead = इस स्टडी को उस Prolific खाते से जोड़ें जो प्रतिभागियों को चुनता और भुगतान करता है।
prolific-connect = Prolific से जोड़ें
prolific-replace = दूसरा खाता इस्तेमाल करें
prolific-token-label = API टोकन
prolific-token-hint = इसे अपने Prolific वर्कस्पेस की सेटिंग में बनाएँ। Concord इसे एन्क्रिप्ट करता है और दोबारा नहीं दिखाता।
prolific-workspace-label = वर्कस्पेस ID
prolific-workspace-hint = 24 अक्षर और अंक, जो Prolific पर आपके वर्कस्पेस के पते में हैं।
prolific-account-title = Prolific खाता
prolific-account = { $account } के रूप में { $date } से जुड़ा है।
prolific-in-workspace = वर्कस्पेस: { $workspace }
prolific-available = उपलब्ध राशि
prolific-total = कुल राशि
prolific-disconnect = कनेक्शन हटाएँ
prolific-disconnect-means = Concord API टोकन को भूल जाता है। Prolific पर कुछ नहीं बदलता। टोकन की ज़रूरत न हो तो उसे वहाँ रद्द करें।
prolific-connected = स्टडी Prolific से जुड़ गई है।
prolific-disconnected = स्टडी अब Prolific से जुड़ी नहीं है।
