### One study at Prolific that spreads its participants over several entry links, on the page "Recruit on Prolific".

spread-title = Más enlaces de acceso
spread-hint = Introduzca plazas aquí si quiere que Prolific reparta a los participantes entre varios enlaces (Taskflow). No todos los espacios de trabajo lo permiten.
spread-same = Todos los enlaces tienen la misma remuneración y los mismos códigos de finalización.
spread-languages = Prolific no tiene en cuenta los idiomas al elegir el enlace, así que alguien puede recibir un enlace en un idioma que no habla. Un estudio para cada idioma lo evita.
# $label is the name of an entry link
spread-places-by = Plazas por el enlace «{ $label }»
# Arguments: $label, the name of an entry link, and $language
spread-places-by-in = Plazas por el enlace «{ $label }» ({ $language })
spread-own-hint = Cuántos participantes llegan por este enlace.
spread-only-language = Solo personas cuya lengua materna es la de uno de los enlaces
spread-links = Enlaces de acceso
spread-lead = Prolific reparte a los participantes entre estos enlaces.
# Column head: the name of an entry link
spread-link = Enlace de acceso
# Column head: how many participants Prolific has sent to the link
spread-allocated = Enviados por Prolific
# $links is a list of names of entry links
spread-not = Prolific envía a todos los participantes de este estudio a una única dirección. Estos enlaces de acceso indican el estudio: { $links }
# $links is a list of names of entry links
spread-gone = Estos enlaces de acceso también indican el estudio, que se quitará de ellos también: { $links }
spread-extend-hint = Los números solo pueden aumentar. Prolific reserva de su saldo el costo de las plazas nuevas.
