### The workers of a study: the list, one worker's page, location checks to decide, and the funnel.

## Qualification steps and their states, in tables and on cards

workers-gate-location = Standortprüfung
workers-gate-test = Qualifikationstest
workers-gate-pilot = Pilotphase
workers-gate-review = Muttersprachliche Prüfung
workers-gate-known = Gold-Items
workers-passed = bestanden
workers-failed = nicht bestanden
workers-waiting = wartet
workers-not-yet = noch nicht

## The list

workers-lead = Die Crowdworker dieser Studie mit ihrer Qualifikation und ihren Einreichungen. Namen sind verborgen.
workers-none = Crowdworker erscheinen hier, wenn sie über einen Einladungslink dazugekommen sind.
workers-consent = Einwilligung
workers-submitted = Eingereicht
workers-counted = Gezählt
workers-rejected = Abgelehnt
workers-median-seconds = Medianzeit pro HIT (s)
workers-withdrawn = Teilnahme beendet
workers-more = Weitere Crowdworker

## Location checks that a manager has to decide

workers-disagreements = Standortprüfungen, über die entschieden werden muss
workers-disagreements-lead = Das Land, das diese Crowdworker angegeben haben, unterscheidet sich vom Land ihrer Verbindung.
workers-waiting-since = Wartet seit:
workers-first-answer = Erste Antwort
workers-declared-country = Angegebenes Land
workers-proxy-country = Land im Proxy-Header
workers-address-country = Land der Netzwerkadresse
workers-unknown-country = unbekannt

## One worker

worker-title = Crowdworker { $pseudonym }
worker-lead = { $language } · Eingereicht: { $submitted } · Gezählt: { $counted } · Abgelehnt: { $rejected }
worker-all = Alle Crowdworker
worker-qualification = Qualifikation
worker-qualification-lead = Sie können eine Entscheidung aufheben. Die frühere Entscheidung bleibt dokumentiert, und die Person liest Ihren Grund.
worker-decide = Entscheidung treffen
worker-reason = Grund (die Person liest ihn)
worker-pass = Bestanden
worker-fail = Nicht bestanden
worker-left-removed = Diese Person hat ihre Teilnahme am { $date } beendet und ihre Antworten aus den Ergebnissen entfernen lassen.
worker-left-kept = Diese Person hat ihre Teilnahme am { $date } beendet. Ihre Antworten bleiben in den Ergebnissen.
worker-erased = Die personenbezogenen Daten wurden am { $date } gelöscht.

## Excluding a worker from the statistics

worker-statistics = Statistik
worker-statistics-lead = Alle Arbeit bleibt erhalten und wird bezahlt, auch wenn sie aus der Statistik ausgeschlossen ist.
worker-included = Alle Statistiken beziehen die Antworten dieser Person ein.
worker-excluded = Die Antworten dieser Person sind seit { $date } aus allen Statistiken ausgeschlossen. Jeder Bericht gibt an, wie viele Antworten ausgeschlossen sind.
worker-exclude = Aus der Statistik ausschließen
worker-exclude-reason = Grund für den Ausschluss
worker-exclude-hint = Mindestens zehn Zeichen. Mitglieder der Studie und alle, die den Bericht lesen, sehen ihn; die ausgeschlossene Person nicht.
worker-include = Wieder einbeziehen

## The decisions about a worker

worker-decisions = Entscheidungen
worker-decisions-caption = Entscheidungen, die neueste zuerst
worker-no-decisions = Entscheidungen erscheinen hier, wenn die Person die Frage nach ihrem Land beantwortet hat.
worker-step = Schritt
worker-decision = Entscheidung
worker-decided-by = Entschieden von
worker-rule = Regel
worker-message = Nachricht an die Person
worker-superseded = ersetzt
worker-by-rule = automatische Regel

## The funnel

funnel-title = Qualifikations-Funnel
funnel-lead = Die Anzahl der Crowdworker, die nach jedem Schritt übrig sind. Ein Schritt zählt nur Crowdworker, die alle früheren Schritte bestanden haben.
funnel-none = Zahlen erscheinen hier, wenn die ersten Crowdworker über einen Einladungslink dazugekommen sind.
funnel-caption = Verbleibende Crowdworker nach jedem Schritt
funnel-joined = Beigetreten
funnel-consented = Eingewilligt
funnel-location = Standortprüfung (QC1)
funnel-test = Qualifikationstest (QC2)
funnel-pilot = Pilotphase
funnel-review = Muttersprachliche Prüfung (QC3)
funnel-all-languages = Alle Sprachen
funnel-waiting = ({ $waiting } wartend)
funnel-failed = ({ $failed } nicht bestanden)
funnel-waiting-and-failed = ({ $waiting } wartend, { $failed } nicht bestanden)

## The quality of the workers' work

# Title of a page and a tab, and a heading on the page of a worker
quality-title = Qualität der Arbeit
quality-lead = Übereinstimmung mit den anderen, Gold-Items, Tempo, übersprungene Items und Bezahlung, für jede Person.
quality-none = Crowdworker erscheinen hier, wenn sie etwas eingereicht haben.
# Button: shows the workers for the selected task and language
quality-show = Crowdworker anzeigen
quality-caption = Crowdworker und die Qualität ihrer Arbeit
quality-answers = Antworten
# Column heads
quality-gold = Gold-Items richtig (%)
quality-seconds = Sekunden pro HIT
quality-skipped = Übersprungene Items (%)
# Argument: $ratio (a worker's time relative to the median of all workers)
quality-pace = { $ratio } × Median
# Arguments: $part, $n
quality-of = { $part } von { $n }
# Column head: cells such as “2 of 15” count the questions in which a worker agrees with nobody
quality-alone = Stimmt mit niemandem überein (Fragen)
# The state of a worker whom nothing keeps from working
quality-active = aktiv
# Arguments: $step (a qualification step), $state (such as “waiting”)
quality-step = { $step }: { $state }
# Link to the form that excludes a worker from statistics
quality-exclude = Ausschließen
quality-exclude-one = { $worker } aus der Statistik ausschließen
quality-excluded-since = seit { $date }
# Argument: $seconds
quality-median = Der Median aller Crowdworker liegt bei { $seconds } Sekunden pro HIT.
quality-method = Die Korrelation ist die Spearman-Korrelation mit dem Mittelwert der anderen, gemittelt über alle Fragen mit mindestens 10 gemeinsamen Items und gewichtet mit deren Anzahl. Gleiche Antworten beziehen sich auf alle Paare mit der Antwort einer anderen Person zum selben Item. Das Tempo ist der Median der aktiven Zeit pro HIT; es wird mit dem Median aller Crowdworker für dieselbe Aufgabe und Sprache verglichen. Ein Item gilt als übersprungen, wenn eine seiner Fragen statt einer Antwort eine Begründung hat. Die Bezahlung pro Stunde ist, was genehmigt ist oder auf eine Entscheidung wartet, für die aktive Zeit.
quality-look = Auffälligkeiten
quality-look-lead = Sehen Sie sich die Arbeit an, bevor Sie entscheiden: Automatisch wird keine Einreichung abgelehnt und niemand ausgeschlossen.
quality-look-none = Es gibt keine Auffälligkeiten.
quality-look-method = Aufgeführt sind Crowdworker, bei denen der Zufall eines davon in weniger als 1 von 1.000 Fällen erklären würde: weniger richtige Gold-Items als die anderen (mindestens 4 gesehen), bei einer Frage keine Übereinstimmung mit den anderen oder bei einer Frage immer dieselbe Antwort (in diesen beiden Fällen mindestens 10 gemeinsame Items). Aufgeführt sind sie auch, wenn ihre Medianzeit pro HIT unter einem Drittel des Medians aller Crowdworker liegt (mindestens 5 HITs) oder wenn ihre Texte dieselben Wörter haben wie die einer anderen Person, und zwar bei mindestens 3 Ausgangstexten und mindestens der Hälfte der Ausgangstexte, zu denen beide geschrieben haben. Texte mit weniger als 4 Wörtern, unveränderte Texte und Texte, die viele geschrieben haben, zählen nicht. Dieselbe Antwort zählt nur, wenn sie bei mindestens einem Fünftel der Items von weniger als der Hälfte der anderen kam. Texte aus Aufgaben, in denen ein Text nur bearbeitet wird, werden nicht verglichen.
quality-look-watched-method = Wenn die Studie das Tippen zählt, sind Crowdworker aufgeführt, bei denen mindestens die Hälfte eines Textes von anderswo eingefügt wurde oder mindestens 9 von 10 Pausen zwischen seinen Buchstaben so lang waren wie die davor, und zwar in mindestens 3 Texten und mindestens einem Fünftel ihrer Texte (nur Texte mit mindestens 20 Zeichen). Was von der Seite oder aus dem Text selbst eingefügt wird, zählt nicht. Wenn die Studie Geräte vergleicht, sind Crowdworker mit demselben Gerät aufgeführt, und solche im selben Netzwerk, wenn dort höchstens 5 Crowdworker sind.
quality-looked = Angesehen
quality-looked-mark = { $worker } als angesehen markieren
quality-looked-means = Die Person verschwindet aus dieser Liste, bis etwas anderes auffällt. Crowdworker sehen Ihre Notiz nicht.
quality-looked-note = Was Sie gefunden haben (optional)
quality-looked-by = { $name } hat diese Arbeit am { $date } angesehen.
quality-looked-on = Jemand hat diese Arbeit am { $date } angesehen.
quality-looked-again = Markierung bei { $worker } entfernen
quality-looked-all = Alle Auffälligkeiten wurden angesehen.
quality-by-task = Arbeit nach Aufgabe und Sprache
quality-by-question = Übereinstimmung mit den anderen nach Frage
