### Refusals about one study at Prolific that spreads its participants over several entry links.

prolific-has-no-such-link = O Prolific não pode enviar participantes deste estudo a este link de acesso.
prolific-link-twice = Este link de acesso foi indicado duas vezes.
# $label is the name of an entry link
prolific-needs-open-link = Ninguém pode entrar pelo link de acesso “{ $label }”. Abra-o primeiro.
prolific-sends-astray = O Prolific enviaria participantes para um endereço que não é um link de acesso deste estudo: { $address }
prolific-links-share-codes = Outros links de acesso compartilham o estudo no Prolific e precisam dos mesmos códigos de conclusão. Deixe os códigos como estão.
