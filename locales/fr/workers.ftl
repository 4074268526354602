### The workers of a study: the list, one worker's page, location checks to decide, and the funnel.

## Qualification steps and their states, in tables and on cards

workers-gate-location = Vérification du pays
workers-gate-test = Test de qualification
workers-gate-pilot = Phase pilote
workers-gate-review = Relecture en langue maternelle
workers-gate-known = Items gold
workers-passed = réussi
workers-failed = échec
workers-waiting = en attente
workers-not-yet = pas encore

## The list

workers-lead = Les participants de cette étude, avec leur qualification et leurs envois. Les noms sont masqués.
workers-none = Les participants apparaissent ici quand ils ont rejoint l'étude par un lien d'invitation.
workers-consent = Consentement
workers-submitted = Envoyés
workers-counted = Comptés
workers-rejected = Refusés
workers-median-seconds = Temps médian par HIT (s)
workers-withdrawn = a quitté l'étude
workers-more = Plus de participants

## Location checks that a manager has to decide

workers-disagreements = Vérifications du pays en attente d'une décision
workers-disagreements-lead = Le pays que ces participants ont déclaré diffère de celui de leur connexion.
workers-waiting-since = En attente depuis le :
workers-first-answer = Première réponse
workers-declared-country = Pays déclaré
workers-proxy-country = Pays dans l'en-tête du proxy
workers-address-country = Pays de l'adresse réseau
workers-unknown-country = inconnu

## One worker

worker-title = Participant { $pseudonym }
worker-lead = { $language } · Envoyés : { $submitted } · Comptés : { $counted } · Refusés : { $rejected }
worker-all = Tous les participants
worker-qualification = Qualification
worker-qualification-lead = Vous pouvez revenir sur une décision. La décision précédente reste enregistrée, et le participant lit votre raison.
worker-decide = Prendre une décision
worker-reason = Raison (le participant la lit)
worker-pass = Accepter
worker-fail = Refuser
worker-left-removed = Ce participant a quitté l'étude le { $date } et a fait retirer ses réponses des résultats.
worker-left-kept = Ce participant a quitté l'étude le { $date }. Ses réponses sont conservées dans les résultats.
worker-erased = Ses données personnelles ont été effacées le { $date }.

## Excluding a worker from the statistics

worker-statistics = Statistiques
worker-statistics-lead = Tout le travail est conservé et payé, même s'il est exclu des statistiques.
worker-included = Toutes les statistiques prennent en compte les réponses de ce participant.
worker-excluded = Les réponses de ce participant sont exclues de toutes les statistiques depuis le { $date }. Chaque rapport indique combien de réponses sont exclues.
worker-exclude = Exclure des statistiques
worker-exclude-reason = Raison de l'exclusion
worker-exclude-hint = Au moins dix caractères. Les membres de l'étude et les lecteurs du rapport la voient ; le participant ne la voit pas.
worker-include = Réintégrer

## The decisions about a worker

worker-decisions = Décisions
worker-decisions-caption = Décisions, les plus récentes d'abord
worker-no-decisions = Des décisions apparaissent ici quand le participant a répondu à la question sur son pays.
worker-step = Étape
worker-decision = Décision
worker-decided-by = Décision de
worker-rule = Règle
worker-message = Message au participant
worker-superseded = remplacée
worker-by-rule = règle automatique

## The funnel

funnel-title = Entonnoir de qualification
funnel-lead = Le nombre de participants qui restent après chaque étape. Une étape ne compte que les participants qui ont réussi toutes les précédentes.
funnel-none = Les nombres apparaissent ici quand le premier participant a rejoint l'étude par un lien d'invitation.
funnel-caption = Participants restants après chaque étape
funnel-joined = Arrivés
funnel-consented = Consentement donné
funnel-location = Vérification du pays (QC1)
funnel-test = Test de qualification (QC2)
funnel-pilot = Phase pilote
funnel-review = Relecture en langue maternelle (QC3)
funnel-all-languages = Toutes les langues
funnel-waiting = ({ $waiting } en attente)
funnel-failed = ({ $failed } en échec)
funnel-waiting-and-failed = ({ $waiting } en attente, { $failed } en échec)

## The quality of the workers' work

# Title of a page and a tab, and a heading on the page of a worker
quality-title = Qualité du travail
quality-lead = Accord avec les autres, items gold, rythme, items passés et rémunération de chaque participant.
quality-none = Les participants apparaissent ici quand ils ont envoyé quelque chose.
# Button: shows the workers for the selected task and language
quality-show = Afficher les participants
quality-caption = Participants et qualité de leur travail
quality-answers = Réponses
# Column heads
quality-gold = Items gold réussis (%)
quality-seconds = Secondes par HIT
quality-skipped = Items passés (%)
# Argument: $ratio (a worker's time relative to the median of all workers)
quality-pace = { $ratio } × la médiane
# Arguments: $part, $n
quality-of = { $part } sur { $n }
# Column head: cells such as “2 of 15” count the questions in which a worker agrees with nobody
quality-alone = N'est d'accord avec personne (questions)
# The state of a worker whom nothing keeps from working
quality-active = actif
# Arguments: $step (a qualification step), $state (such as “waiting”)
quality-step = { $step } : { $state }
# Link to the form that excludes a worker from statistics
quality-exclude = Exclure
quality-exclude-one = Exclure { $worker } des statistiques
quality-excluded-since = depuis le { $date }
# Argument: $seconds
quality-median = La médiane de tous les participants est de { $seconds } secondes par HIT.
quality-method = La corrélation est celle de Spearman, avec la moyenne des autres : la moyenne sur toutes les questions qui ont au moins 10 items communs, pondérée par ces items. Les réponses identiques portent sur toutes les paires formées avec la réponse d'un autre participant au même item. Le rythme est la médiane du temps actif par HIT ; il est comparé à la médiane de tous les participants pour la même tâche et la même langue. Un item est passé si l'une de ses questions a un motif au lieu d'une réponse. La rémunération par heure est ce qui est approuvé ou attend une décision, rapporté au temps actif.
quality-look = À examiner
quality-look-lead = Examinez le travail avant de décider : aucun envoi n'est refusé et aucun participant n'est exclu automatiquement.
quality-look-none = Aucun travail n'est à examiner.
quality-look-method = Un participant figure ici si le hasard explique l'un de ces résultats dans moins d'un cas sur 1 000 : moins d'items gold réussis que les autres (au moins 4 vus), aucun accord avec les autres à une question, ou toujours la même réponse à une question (au moins 10 items communs dans ces deux derniers cas). Il y figure aussi si son temps médian par HIT est inférieur au tiers de la médiane de tous les participants (au moins 5 HIT), ou si ses textes ont les mêmes mots que ceux d'un autre participant pour au moins 3 sources et au moins la moitié des sources communes aux deux. Les textes de moins de 4 mots, les textes non modifiés et les textes que beaucoup de participants ont écrits ne comptent pas. La même réponse ne compte que si, pour au moins un cinquième des items, moins de la moitié des autres l'ont donnée. Les textes des tâches où l'on ne fait que modifier un texte ne sont pas comparés.
quality-look-watched-method = Si l'étude compte la frappe, un participant figure ici si, dans au moins 3 de ses textes d'au moins 20 caractères et au moins un cinquième d'entre eux, au moins la moitié a été copiée ailleurs, puis collée, ou au moins 9 pauses sur 10 entre les lettres étaient aussi longues que la précédente. Ce qui est collé depuis la page ou le texte lui-même ne compte pas. Si l'étude compare les appareils, les participants ayant le même appareil figurent ici, ainsi que ceux du même réseau si celui-ci compte 5 participants au plus.
quality-looked = Examinés
quality-looked-mark = Marquer { $worker } comme examiné
quality-looked-means = Le participant disparaît de cette liste jusqu'à ce qu'un autre élément inhabituel apparaisse. Les participants ne voient pas votre note.
quality-looked-note = Ce que vous avez constaté (facultatif)
quality-looked-by = { $name } a examiné ce travail le { $date }.
quality-looked-on = Quelqu'un a examiné ce travail le { $date }.
quality-looked-again = Retirer la marque de { $worker }
quality-looked-all = Tout le travail présentant quelque chose d'inhabituel a été examiné.
quality-by-task = Travail par tâche et par langue
quality-by-question = Accord avec les autres par question
