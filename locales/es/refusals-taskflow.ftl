### Refusals about one study at Prolific that spreads its participants over several entry links.

prolific-has-no-such-link = Prolific no puede enviar a participantes de este estudio a este enlace de acceso.
prolific-link-twice = Este enlace de acceso aparece dos veces.
# $label is the name of an entry link
prolific-needs-open-link = Nadie puede entrar por el enlace de acceso «{ $label }». Ábralo primero.
prolific-sends-astray = Prolific enviaría a participantes a una dirección que no es un enlace de acceso de este estudio: { $address }
prolific-links-share-codes = Otros enlaces de acceso comparten el estudio de Prolific y necesitan los mismos códigos de finalización. Deje los códigos como están.
