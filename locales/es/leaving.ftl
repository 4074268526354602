### Leaving a study, and what becomes of a worker's data.

may-leave-answers-stay = Puede retirarse de este estudio en cualquier momento desde su página, sin dar ningún motivo. El trabajo que ya ha enviado se revisará igualmente y, si se aprueba, se pagará. Sus respuestas permanecen en el estudio con un seudónimo.
may-leave-and-choose = Puede retirarse de este estudio en cualquier momento desde su página, sin dar ningún motivo. El trabajo que ya ha enviado se revisará igualmente y, si se aprueba, se pagará. Al retirarse, usted elige si sus respuestas permanecen en los resultados con un seudónimo o se eliminan de ellos.
may-leave-and-choose-until-closing = Puede retirarse de este estudio en cualquier momento desde su página, sin dar ningún motivo. El trabajo que ya ha enviado se revisará igualmente y, si se aprueba, se pagará. Hasta que se cierre el estudio, puede pedir que sus respuestas se eliminen de los resultados; después permanecen con un seudónimo.
leave-study = Retirarme de este estudio
leave-lead = Lea esto antes de retirarse.
leave-no-more-tasks = No recibirá más tareas. Las tareas que haya empezado se darán a otras personas, y lo que escribió en ellas se eliminará.
leave-work-is-paid = El trabajo que ya ha enviado se revisará igualmente y, si se aprueba, se pagará.
leave-is-final = Esto no se puede deshacer. Si quiere volver, escriba a la persona de contacto del estudio.
leave-account-stays = Su cuenta se conserva. Para que también se borren su cuenta y sus datos personales, solicítelo en la página de su cuenta.
your-answers = Sus respuestas
keep-answers = Conservar mis respuestas
keep-answers-means = Permanecen en los resultados con un seudónimo, sin su nombre.
remove-answers = Eliminar mis respuestas de los resultados
remove-answers-means = No estarán en ninguna estadística ni en exportaciones posteriores. Los resultados ya publicados no cambian.
answers-stay = Sus respuestas permanecen en los resultados con un seudónimo. Ya no se pueden eliminar de este estudio.
confirm-leaving = Sí, quiero retirarme de este estudio
have-left-title = Se ha retirado de este estudio
left-and-kept = Se retiró el { $day }. Sus respuestas permanecen en los resultados con un seudónimo.
left-and-removed = Se retiró el { $day }. Sus respuestas se han eliminado de los resultados.
confirm-removing = Sí, eliminar mis respuestas de los resultados
my-data = Sus datos
my-data-lead = Descargue todo lo que este servidor guarda sobre usted.
my-data-file = Recibirá un solo archivo que otros programas pueden leer. También se abre con un editor de texto.
download-my-data = Descargar sus datos
