### hi

payments-payouts = पेआउट
payments-own-unpaid = मंज़ूर रकम में से { $amount } आपकी अपनी है और इसमें शामिल नहीं है।
payments-nothing-to-pay = किसी मंज़ूर रकम का भुगतान बाकी नहीं है।
payments-entries = लेजर की एंट्री
payments-amount = रकम
