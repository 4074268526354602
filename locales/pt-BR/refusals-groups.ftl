### Refusals about groups of participants at Prolific, and about places per language.

prolific-group-is-gone = Este grupo não existe mais no Prolific. Crie-o de novo.
prolific-refuses-group-members = O Prolific não permite ver ou alterar este grupo. Verifique se a sua conta pode alterar grupos deste espaço de trabalho.
prolific-group-unreachable = O Prolific não respondeu sobre este grupo. O Concord tentará de novo em alguns minutos.
# $reason is what Prolific says, in English
prolific-refuses-group = O Prolific recusa este grupo: { $reason }
prolific-may-have-group = O Prolific não respondeu, então pode existir lá um grupo vazio com este nome. Tente de novo e exclua o grupo vazio no Prolific.
prolific-group-is-on = Outra pessoa acabou de criar este grupo. Recarregue a página e exclua no Prolific o segundo grupo, que está vazio.
# $most is a number
prolific-group-ids = Informe no máximo { $most } IDs de grupos. Cada um tem 24 dígitos e letras de a até f.
# $group is an ID
prolific-group-in-both = Você escolheu o grupo { $group } tanto para as pessoas que podem participar quanto para as que não podem. Escolha só uma das opções.
# $group is an ID
prolific-has-no-group = O Prolific não conhece o grupo { $group }, ou sua conta não pode vê-lo. Confira o ID.
prolific-groups-are-empty = Os grupos que você escolheu ainda não têm membros, então ninguém poderia participar. Espere até que tenham ou escolha outros grupos.
# $language is the name of a language
entrance-language-is-full = Todas as vagas para { $language } estão ocupadas.
# $places is a number
places-beyond-languages = O link de acesso tem só { $places } vagas em todos os seus idiomas juntos. Primeiro, adicione vagas por idioma nas configurações dele.
places-per-language-need-choice = Só um link em que os participantes escolhem o idioma tem vagas por idioma.
