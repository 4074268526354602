### Places per language of an entry link.

quotas-title = हर भाषा की जगहें
quotas-lead = उन लिंक के लिए जिन पर प्रतिभागी अपनी भाषा चुनते हैं। खाली छोड़ने पर कोई सीमा नहीं होती। 0 डालने पर उस भाषा में कोई हिस्सा नहीं ले सकता।
# Arguments: $languages, a list of names of languages
quotas-full = इन भाषाओं में कोई जगह नहीं बची है: { $languages }। अगर आप किसी और भाषा में काम नहीं करते, तो आप हिस्सा नहीं ले सकते।
# $language is the name of a language
quotas-taken = भरी हुई जगहें: { $language }
