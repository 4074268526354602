### Refusals of models, of their training, and of background jobs.

training-kind = Wählen Sie ein Bewertungsmodell, ein neuronales Stilmodell oder ein neuronales Sprachmodell.
training-needs-task = Wählen Sie die Aufgabe, aus deren Bewertungen das Modell lernt.
training-needs-encoder-folder = Wählen Sie den Ordner eines Encoders als Ausgangspunkt. Wenn es keinen gibt, muss zuerst einer im Modellordner des Servers abgelegt werden.
training-takes-no-task = Nur ein Bewertungsmodell verwendet eine Aufgabe und einen Encoder. Lassen Sie beides leer.
training-is-under-way = Ein anderes Training mit dem Namen { $name } läuft gerade. Brechen Sie es zuerst ab, oder starten Sie ein Training mit einem anderen Namen.
training-failed = { $name } konnte nicht trainiert werden: { $details }.
training-was-cancelled = Das Training wurde abgebrochen.
encoder-was-changed = Der Encoder { $file } hat sich geändert, seit dieses Training angefordert wurde. Stellen Sie die alten Dateien wieder her und wiederholen Sie den Job, oder starten Sie ein neues Training.
no-ratings-yet = Es gibt noch keine Bewertungen von Texten in dieser Sprache. Sammeln Sie welche mit einer Aufgabe, die eine Skala oder einen Schieberegler verwendet.
ratings-of-one-worker = Alle Bewertungen stammen von einer Person. Das Modell braucht Bewertungen von mindestens zwei Texten durch mindestens zwei Crowdworker, weil es an Crowdworkern getestet wird, deren Bewertungen es nicht gesehen hat.
no-rewrites-yet = Es gibt noch keine Umformulierungen von Menschen in dieser Sprache. Sammeln Sie zuerst welche.
rewrites-of-one-source = Alle Umformulierungen gehören zu einem Ausgangstext. Das Modell braucht Umformulierungen von mindestens zwei Ausgangstexten, weil es an Umformulierungen getestet wird, die es nicht gesehen hat.
unknown-job = Diese Version von Concord kennt keine Jobs der Art „{ $kind }“. Aktualisieren Sie alle Server und Job-Worker, und versuchen Sie es dann noch einmal.
no-such-source = Die Studie hat keinen Ausgangstext { $source }.
models-folder-is-missing = Dieser Server hat keinen Modellordner. Seine Administration kann mit der Einstellung „models“ einen festlegen.
model-name = „{ $file }“ kann nicht der Name eines Modells sein. Verwenden Sie nur Buchstaben (a bis z), Ziffern, Punkte, Bindestriche und Unterstriche und höchstens 200 Zeichen.
model-needs-digest = Für { $file } ist der SHA-256-Hash mit 64 hexadezimalen Ziffern nötig.
model-name-is-taken = Im Modellordner gibt es { $name } schon, oder ein Training erstellt es gerade. Wählen Sie einen anderen Namen.
model-is-unusable = { $file } kann nicht verwendet werden: { $details }.
model-is-not-there = { $file } ist nicht im Modellordner dieses Servers. Legen Sie das Modell dort ab, oder wählen Sie in den Einstellungen ein anderes. Erwartet wird: { $kind }.
model-was-changed = { $file } hat sich geändert, seit die Studie es ausgewählt hat. Stellen Sie den alten Inhalt wieder her, oder speichern Sie die Einstellungen noch einmal, um den neuen zu verwenden.
model-is-not = { $file } kann nicht als Modell gelesen werden ({ $details }). Erwartet wird: { $kind }.
model-is-another-kind = { $file } ist ein Modell einer anderen Art. Erwartet wird: { $kind }.
kind-style = ein Stilmodell (concord style train)
kind-naturalness = ein Stilmodell, das Texte von Menschen und Texte von Systemen unterscheidet (concord style train)
kind-language = ein Sprachmodell in einer ARPA-Datei (concord lm train)
kind-dictionary = ein Hunspell-Wörterbuch (eine .dic-Datei mit ihrer .aff-Datei)
kind-vectors = Wortvektoren (GloVe, word2vec oder fastText)
kind-encoder = der Ordner eines Encoders der BERT-Familie (config.json, tokenizer.json und model.safetensors)
kind-neural-style = der Ordner eines neuronalen Stilmodells (concord train textcnn)
kind-neural-language = der Ordner eines neuronalen Sprachmodells (concord train lm oder eines der GPT-2-Familie mit config.json, tokenizer.json und model.safetensors)
kind-rating = der Ordner eines Bewertungsmodells (concord train regression)
is-being-scored = Für alle Texte dieser Studie werden schon Scores berechnet. Warten Sie, bis dieser Job fertig ist.
job-cannot-be-retried = Nur ein fehlgeschlagener oder abgebrochener Job kann wiederholt werden. Laden Sie die Seite neu.
job-has-ended = Dieser Job ist schon beendet und kann deshalb nicht abgebrochen werden. Laden Sie die Seite neu.
job-holder-vanished = Der Prozess, der daran gearbeitet hat, oder sein Rechner ist ausgefallen.
job-took-too-long = Er war nach { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} nicht fertig.
