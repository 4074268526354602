designer-steps = Pasos del diseñador de tareas
designer-step-content = Contenido
designer-step-questions = Preguntas
designer-step-instructions = Instrucciones e idiomas
designer-step-quality = Calidad
designer-step-pay = Pago
designer-step-check = Revisar y publicar
designer-lead-content = Qué muestra cada ítem y de dónde vienen sus textos.
designer-lead-questions = Qué responden los participantes sobre cada ítem.
designer-lead-instructions = Todo lo que leen los participantes, un idioma cada vez.
designer-lead-quality = Quién puede trabajar, cuántas veces se valora cada ítem y los ítems gold.
designer-lead-pay = Cuánto trabajo contiene un HIT y cuánto se paga.
designer-lead-check = Qué falta todavía para que los participantes puedan empezar.
designer-n-problems = { $n } por revisar
designer-ready = Todos los textos están completos y confirmados. Puede publicar la tarea.
designer-live = Esta versión está publicada. Los cambios que guarde forman un borrador, que puede publicar de nuevo.
designer-next = Siguiente: { $step }
designer-back = Anterior: { $step }
designer-only-open = Mostrar solo los textos que faltan o hay que revisar
designer-preview = Lo que ven los participantes
designer-preview-show = Mostrar la vista previa
designer-preview-save = Guardar borrador y mostrar la vista previa
designer-preview-language = Idioma de la vista previa
designer-scratch = Empezar desde cero
designer-presets = O empezar con una plantilla
designer-markdown = Markdown: **negrita**, *cursiva*, ## título, - lista, [enlace](https://…).
designer-formatting = Formato
designer-bold = Negrita
designer-italic = Cursiva
designer-heading = Título
designer-list = Lista
designer-link = Enlace
# Button next to a list of pictures: shows the chosen picture in the text
designer-picture = Imagen
# Below the field; the next text follows as a link to the page “Pictures”
designer-picture-hint = Imagen: ![descripción](nombre.png).
# A link, and the name of a list of pictures
designer-pictures = Imágenes de este estudio
