### Refusals about one study at Prolific that spreads its participants over several entry links.

prolific-has-no-such-link = Prolific ne peut pas envoyer de participants de cette étude vers ce lien d'accès.
prolific-link-twice = Ce lien d'accès est indiqué deux fois.
# $label is the name of an entry link
prolific-needs-open-link = Personne ne peut entrer par le lien d'accès « { $label } ». Ouvrez-le d'abord.
prolific-sends-astray = Prolific enverrait des participants à une adresse qui n'est pas un lien d'accès de cette étude : { $address }
prolific-links-share-codes = D'autres liens d'accès partagent l'étude chez Prolific et ont besoin des mêmes codes de fin. Laissez les codes tels quels.
