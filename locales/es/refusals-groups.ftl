### Refusals about groups of participants at Prolific, and about places per language.

prolific-group-is-gone = Este grupo ya no existe en Prolific. Créelo de nuevo.
prolific-refuses-group-members = Prolific no permite ver o cambiar este grupo. Compruebe si su cuenta puede cambiar grupos de este espacio de trabajo.
prolific-group-unreachable = Prolific no respondió sobre este grupo. Concord volverá a intentarlo en unos minutos.
# $reason is what Prolific says, in English
prolific-refuses-group = Prolific rechaza este grupo: { $reason }
prolific-may-have-group = Prolific no respondió, así que puede que allí exista un grupo vacío con este nombre. Inténtelo de nuevo y elimine el grupo vacío en Prolific.
prolific-group-is-on = Otra persona acaba de crear este grupo. Recargue la página y elimine en Prolific el segundo grupo, que está vacío.
# $most is a number
prolific-group-ids = Introduzca como máximo { $most } ID de grupos. Cada uno tiene 24 dígitos y letras de la a a la f.
# $group is an ID
prolific-group-in-both = Ha elegido el grupo { $group } tanto para las personas que pueden participar como para las que no. Elija una sola de las dos opciones.
# $group is an ID
prolific-has-no-group = Prolific no conoce el grupo { $group }, o su cuenta no puede verlo. Compruebe el ID.
prolific-groups-are-empty = Los grupos que ha elegido todavía no tienen miembros, así que no podría participar nadie. Espere a que los tengan o elija otros grupos.
# $language is the name of a language
entrance-language-is-full = Todas las plazas para { $language } están ocupadas.
# $places is a number
places-beyond-languages = El enlace de acceso solo tiene { $places } plazas en todos sus idiomas juntos. Añada primero plazas por idioma en su configuración.
places-per-language-need-choice = Solo un enlace en el que los participantes eligen su idioma tiene plazas por idioma.
