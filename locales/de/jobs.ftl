### Background work of a study: jobs, the processes that run them, models and trainings of models.

jobs-title = Jobs
jobs-lead = Hintergrundarbeit, zum Beispiel das Berechnen von Scores für neue Outputs und das Training von Modellen. Sie läuft weiter, wenn Sie diese Seite verlassen.
jobs-empty = Es gibt keine Jobs. Jobs erscheinen hier, wenn Umformulierungen eingereicht oder Outputs importiert werden.
jobs-show = Jobs anzeigen
jobs-earlier = Ältere Jobs

## The table of jobs

jobs-job = Job
jobs-attempts = Versuche
jobs-ended = Beendet
jobs-next-attempt = Nächster Versuch:
jobs-retry = Job wiederholen
jobs-cancel = Job abbrechen

## The states of a job

jobs-state-queued = in der Warteschlange
jobs-state-running = läuft
jobs-state-cancelling = wird abgebrochen
jobs-state-done = fertig
jobs-state-failed = fehlgeschlagen
jobs-state-cancelled = abgebrochen

## The kinds of jobs

jobs-kind-score-texts = Scores für neue Outputs berechnen
jobs-kind-score-study = Scores für alle Outputs ohne Score berechnen
jobs-kind-score-neural = Scores mit neuronalen Modellen berechnen
jobs-kind-train = Modell trainieren
jobs-kind-feed = Texte an die nächste Aufgabe weitergeben
jobs-kind-store-export = Export in den Objektspeicher schreiben

## Scoring of all outputs without a score

jobs-missing = Fehlende Scores
jobs-missing-lead = Scores für neue Outputs werden automatisch berechnet. Verwenden Sie dies nach einem Update von Concord oder nach Änderungen an den Abkürzungen einer Sprache. Vorhandene Scores bleiben erhalten.
jobs-score-missing = Fehlende Scores berechnen

## Confirmations after a button

jobs-told-scoring = Die Scores für alle Outputs ohne Score werden berechnet. Sie können diese Seite verlassen.
jobs-told-queued = Der Job ist wieder in der Warteschlange.
jobs-told-cancelled = Der Job wurde abgebrochen. Seine bisherigen Ergebnisse bleiben erhalten.

## Job workers: processes of the server that run jobs

processes-title = Job-Worker
processes-lead = Prozesse dieses Servers, die die Jobs aller Studien ausführen. Wenn einer nicht mehr antwortet, übernimmt ein anderer seinen Job.
processes-n-running = { $n ->
    [one] { $n } Job-Worker läuft.
   *[other] { $n } Job-Worker laufen.
}
processes-none-neural = Es gibt keinen Job-Worker mit neuronalen Modellen.
processes-with-neural = Neuronale Modelle laufen auf: { $names }.
processes-none = Kein Job-Worker läuft
processes-none-for-neural = Kein Job-Worker mit neuronalen Modellen läuft
# The same for an administrator of the server
processes-start-administrator = Jobs warten, bis ein Job-Worker läuft. Starten Sie einen auf dem Server mit diesem Befehl:
processes-start = Jobs warten, bis ein Job-Worker läuft. Die Administration dieses Servers kann mit diesem Befehl einen starten:
processes-start-in-server = Mit dieser Einstellung führt auch der Befehl „concord serve“ Jobs aus:
# The same for an administrator of the server
processes-start-neural-administrator = Training und neuronale Scores warten auf einen Job-Worker, der mit neuronalen Modellen gebaut wurde. Starten Sie einen aus dem Quellordner, mit den Einstellungen des Servers für Datenbank, Datenordner und Modellordner:
processes-start-neural = Training und neuronale Scores warten auf einen Job-Worker, der mit neuronalen Modellen gebaut wurde. Die Administration dieses Servers kann einen aus dem Quellordner starten, mit den Einstellungen des Servers für Datenbank, Datenordner und Modellordner:
processes-job-worker = Job-Worker
processes-program = Programm
processes-neural-models = Neuronale Modelle
processes-started = Gestartet
processes-last-seen = Zuletzt aktiv

## Models of the study

models-title = Modelle
models-lead = Modelle, die Scores für die Texte dieser Studie berechnen, und Training neuer Modelle mit Bewertungen und Umformulierungen dieser Studie.
models-of-study = Modelle dieser Studie
models-of-study-lead = Ein Modell wird an seinem Inhalt erkannt. Eine Datei mit demselben Namen, aber anderem Inhalt wird abgelehnt.
models-empty = Diese Studie hat noch keine Modelle. Wählen Sie eines in den Einstellungen, oder trainieren Sie unten eines.
models-choose = Modelle in den Einstellungen wählen
models-kind = Art
models-model = Modell

## The kinds of models

models-kind-style = Stilmodell
models-kind-naturalness = Natürlichkeitsmodell
models-kind-language = Sprachmodell
models-kind-dictionary = Rechtschreibwörterbuch
models-kind-vectors = Wortvektoren
models-kind-encoder = Encoder
models-kind-neural-style = Neuronales Stilmodell
models-kind-neural-language = Neuronales Sprachmodell
models-kind-rating = Bewertungsmodell

## Signatures of scores

models-signatures = Metrik-Signaturen
models-signatures-lead = Eine Signatur gibt an, wie ein Score berechnet wurde. Vergleichen Sie nur Scores mit derselben Signatur.
models-signatures-empty = Signaturen erscheinen hier, wenn Scores für Outputs berechnet wurden.
models-signature = Signatur

## The form for training a model

models-train-title = Modell trainieren
models-train-lead = Etwa ein Zehntel der Daten wird zum Testen zurückgehalten. Ein Bewertungsmodell wird an Crowdworkern und Texten getestet, die es nicht gesehen hat, die anderen Arten an Ausgangstexten, die sie nicht gesehen haben.
models-train-rating = Bewertungsmodell: ein Encoder, der aus menschlichen Bewertungen lernt
models-train-neural-style = Neuronales Stilmodell: lernt, Ausgangstexte von menschlichen Umformulierungen zu unterscheiden
models-train-neural-language = Neuronales Sprachmodell: lernt aus menschlichen Umformulierungen
models-task = Aufgabe mit Bewertungen
models-task-hint = Ein Bewertungsmodell lernt aus den Bewertungen dieser Aufgabe. Die anderen Arten ignorieren sie.
models-encoder-hint = Ein Bewertungsmodell geht von diesem Encoder der BERT-Familie im Modellordner aus. Die anderen Arten ignorieren ihn.
models-name-hint = Der Name des neuen Ordners im Modellordner, zum Beispiel formality-1.
models-epochs = Epochen
models-epochs-hint = Die Anzahl der Durchläufe durch alle Trainingsbeispiele.
models-use-after-training = Modell nach dem Training verwenden
models-use-after-training-hint = Nach dem Training verwendet die Studie das Modell und berechnet damit Scores für ihre Texte.
models-train = Modell trainieren
models-told-queued = Das Training ist in der Warteschlange. Sie können diese Seite verlassen.

## Trainings

models-trainings = Trainings
models-trainings-lead = Das neueste Training steht oben. Auf der Seite „Jobs“ können Sie ein Training abbrechen oder wiederholen.
models-trainings-empty = Trainings erscheinen hier, wenn Sie unten eines gestartet haben.
models-trained = trainiert
models-waits-for-turn = Dieses Training wartet auf einen Job-Worker mit neuronalen Modellen, der zuerst seine früheren Jobs abschließt.
models-waits-for-worker = Dieses Training wartet auf einen Job-Worker mit neuronalen Modellen. Zurzeit läuft keiner. Im Abschnitt „Job-Worker“ steht, wie man einen startet.
models-examples = Trainingsbeispiele: { $n } (SHA-256 { $digest }). Zurückgehaltene Beispiele: { $tested }.
models-options = Epochen: { $epochs }. Seed: { $seed }.
models-starts-from = Encoder: { $encoder }.
models-download-ratings = Aktuelle Bewertungen herunterladen (CSV)

## The result of a training

models-result-rating = Spearmans ρ der gewählten Epoche auf zurückgehaltenen Bewertungen: { $value }.
models-result-accuracy = Accuracy auf zurückgehaltenen Ausgangstexten: { $value }.
models-result-perplexity = Perplexität auf zurückgehaltenen Umformulierungen: { $value }.

## The curves of a training: its caption, the columns of its table and the names of its axes

models-curves = Trainingsverlust und Validierung von { $name }
models-epoch = Epoche
models-loss = Verlust
models-rmse-held-out = Fehler (RMSE) auf zurückgehaltenen Bewertungen
models-accuracy-held-out = Accuracy auf zurückgehaltenen Ausgangstexten
models-perplexity-held-out = Perplexität auf zurückgehaltenen Umformulierungen
models-rmse = Fehler (RMSE)
models-accuracy = Accuracy
models-perplexity = Perplexität
