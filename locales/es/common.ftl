### Words that many pages of researchers share: columns of tables, buttons, states.

done-title = Hecho
save = Guardar
delete = Eliminar
add = Añadir
edit = Editar
change = Cambiar
cancel = Cancelar
yes = Sí
no = No
none = Ninguno
all = Todos
optional = opcional
not-available = n/d
name = Nombre
label = Etiqueta
title = Título
description = Descripción
language-column = Idioma
languages = Idiomas
version = Versión
when = Fecha
created = Creado
author = Autor
note = Nota
reason = Motivo
error = Error
text = Texto
texts = Textos
source-text = Texto fuente
sources = Textos fuente
output = Salida
outputs = Salidas
system = Sistema
systems = Sistemas
worker = Participante
workers = Participantes
person = Persona
role = Rol
question = Pregunta
item = Ítem
items = Ítems
batch = Lote
batches = Lotes
hits = HIT
submission = Envío
submissions = Envíos
judgements = Juicios
rewrites = Reescrituras
seed = Semilla
study = Estudio
studies = Estudios
metric = Métrica
statistic = Estadístico
value = Valor
interval-95 = Intervalo del 95 %
method = Método
how-computed = ¿Cómo se calcula?
share = Proporción
count = Número
mean = Media
median = Mediana
total = Total
cost = Costo
reward = Remuneración
currency = Moneda
file = Archivo
download = Descargar
progress = Progreso
example = Ejemplo
preview = Vista previa
in-markdown = Markdown.

## The state of a study, of a version of a task

state-draft = borrador
state-live = activo
state-closed = cerrado

## The state of a version of a task

version-draft = borrador
# Workers get this version
version-live = activa
# A newer version has replaced it, or the study is closed
version-closed = cerrada
