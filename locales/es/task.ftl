### The page of a hit: its head, its questions, its foot.

my-work = Mi trabajo
n-of = { $place } de { $of }
number = N.º { $n }
texts-answered = Textos respondidos
each = { $money } por envío
hourly = aprox. { $money }/h hasta ahora
reserved = reservada durante { $minutes } min
instructions = Instrucciones
instructions-first = Instrucciones: léalas primero
close = Cerrar
text-of = Texto { $place } de { $of }
text-number = Texto { $place }
output-with-changes = Salida, con los cambios resaltados
by-a-person = Escrito por una persona
examples = Ejemplos
only-if = Solo si la respuesta a «{ $question }» es: { $answers }.
cannot-judge = No puedo valorar esto
why-not = ¿Por qué? Si da un motivo, su respuesta anterior no cuenta.
all-that-apply = Elija todas las que correspondan.
other = Otro
no-difference = Sin diferencia
place-of-text = Puesto del texto { $n }
may-share = 1 es el mejor. Dos textos pueden compartir un puesto.
may-not-share = 1 es el mejor. Cada texto tiene su propio puesto.
drag = Arrastre una tarjeta, o elíjala y pulse un dígito o las flechas arriba y abajo.
drag-to-share = Arrastre una tarjeta, o elíjala y pulse un dígito o las flechas arriba y abajo; suéltela sobre otra para que compartan el puesto.
move-up = Subir
move-down = Bajar
characters = { $n } caracteres, { $most } como máximo
characters-too-many = { $over ->
    [one] Sobra { $over } carácter
   *[other] Sobran { $over } caracteres
} ({ $n }, { $most } como máximo)
show-changes = Mostrar los cambios
hide-changes = Ocultar los cambios
labels = Etiquetas
remove = Quitar
write-marks = Escriba [{ $sign }] antes de las palabras y [/{ $sign }] después de ellas.
write-only-marks = Escriba [{ $sign }] antes de las palabras y [/{ $sign }] después de ellas, y no cambie nada más.
select-words = Seleccione palabras, o ponga el cursor en una palabra, y elija una etiqueta. Elija otra vez la misma etiqueta para quitarla.
select-own-words = Cuando haya escrito el texto, seleccione palabras y elija su etiqueta.
nothing-to-highlight = No hay nada que resaltar
written-before = Escrito antes
this-text = Este texto
likeness = { $percent } % de parecido con este texto
still-here = Sigo aquí
draft-saved = Borrador guardado.
sign-in-and-go-on = Iniciar sesión y continuar
save-draft = Guardar borrador
back = Atrás
next = Siguiente
submit = Enviar
keys = Teclas
give-back = { $n ->
    [one] Devolver este texto
   *[other] Devolver estos { $n } textos
}
give-back-sure = { $n ->
    [one] Este texto pasará a otra persona y usted no recibirá el pago por él.
   *[other] Estos textos pasarán a otra persona y usted no recibirá el pago por ellos.
} Lo que ha escrito aquí se borrará. El trabajo que ya ha enviado no cambia, y puede seguir con la tarea.
submit-this = ¿Enviar esto?
about-to-submit = Lo que está a punto de enviar
not-yet = Todavía no
key-range = 0 a 9
key-digits = elegir ese punto de la escala o esa respuesta; en una clasificación, poner la tarjeta elegida en ese puesto
key-sides = de dos textos, elegir el primero, el segundo o ninguno; 1, 2 y 0 hacen lo mismo
key-minus = - y un dígito
key-negative = elegir un punto negativo
key-arrows = moverse por la escala; en una clasificación, mover la tarjeta elegida
key-slider = mover el control deslizante un paso, una décima parte o hasta sus extremos
key-enter = texto siguiente; en el último, enviar. En un campo de texto: Ctrl + Enter
key-before = texto anterior
key-instructions = instrucciones
key-list = esta lista
time-was-up = Se acabó su tiempo reservado
place-may-go = { $n ->
    [one] Ahora otra persona puede recibir este texto.
   *[other] Ahora otra persona puede recibir estos textos.
} Aún puede terminar y enviar: lo que envíe se conserva y se paga como cualquier otro trabajo.
task-has-closed = Este es su último texto de esta tarea
task-has-closed-means = La tarea se ha cerrado para usted. Aún puede terminar y enviar este texto, y se paga como cualquier otro trabajo.
look-again = Revise esto otra vez
submit-anyway = Enviar de todos modos
given-back = { $n ->
    [one] Ha devuelto este texto
   *[other] Ha devuelto estos { $n } textos
}
given-back-means = { $n ->
    [one] Ahora puede hacerlo otra persona. Usted no recibe el pago por él.
   *[other] Ahora puede hacerlos otra persona. Usted no recibe el pago por ellos.
}
submitted-late = Registrado como envío adicional
submitted-late-means = { $n ->
    [one] Su tiempo reservado se había acabado y otra persona ya ha enviado este texto.
   *[other] Su tiempo reservado se había acabado y otra persona ya ha enviado estos textos.
} Su trabajo se conserva y se paga como cualquier otro trabajo, pero no forma parte de los resultados.
submitted-thanks = Enviado. Gracias.
submitted-and-earned = Enviado, +{ $reward }. Gracias.
submitted-means = Sus respuestas están guardadas. Se pagan después de la aprobación. Ya no se pueden cambiar.
stored-answers = Sus respuestas guardadas
work-is-rejected = Este trabajo se ha rechazado
next-one = Siguiente
as-expected = Como se esperaba. Esto era para practicar; se paga como lo demás.
not-as-expected = No es lo que se esperaba. Esto era para practicar; se paga como lo demás.
expected = Se esperaba:
you-answered = Su respuesta:
wrong-with-this = Hay un problema con este texto o con la tarea
tell-the-study = Escriba al equipo del estudio
why-rejection-is-wrong = ¿Por qué cree que el rechazo es incorrecto?
they-answer-here = Le responderán aquí y en su página del estudio.
save-draft-before = Guarde antes su borrador.
send = Enviar
you = Usted
the-study = El estudio
my-messages = Sus mensajes
the-text = El texto
your-number = Su número, de { $low } a { $high }
no-number-yet = Aún sin número
clear-number = Borrar
comment-optional = Comentario (opcional)
