### Refusals about versions of a task: publishing over a live version, and choosing which versions statistics are about.

versions-unreadable = Indique cada versión con la posición de la tarea, un punto y el número de la versión; sepárelas con comas, por ejemplo 2.1,3.4.
version-numbers-unreadable = Indique las versiones con sus números, separados por comas, por ejemplo 2,3.
# Arguments: $task, $version
no-such-version = La tarea { $task } no tiene ninguna versión publicada { $version }. Elija otra versión.
versions-are-not-pooled = Estas versiones difieren en algo más que la redacción, por lo que sus respuestas se analizan por separado. Elija una de ellas.
no-version-to-correct = Ninguna versión de esta tarea está activa, así que no hay redacción que corregir. Publique el borrador como versión nueva.
not-only-wording = «{ $field }» no es redacción y cambió. Deshaga ese cambio para corregir solo la redacción, o publique el borrador como versión nueva.
