### Versions of a task: how a draft is published over a live version, and which versions statistics are about.

# Within a sentence
versions-one = versión { $number }
versions-pooled = versiones { $numbers } (redacción corregida)
versions-heading = Versiones mostradas
versions-separate = Las respuestas de versiones distintas se analizan por separado. Las versiones que solo difieren en la redacción se analizan juntas.
# Arguments: $task, $versions
versions-shown = { $task }: { $versions }
# Arguments: $versions, $answers
versions-other = Mostrar { $versions } ({ $answers })
versions-answers = respuestas: { $n }
versions-compare = Comparar versiones
versions-preferred = { $better } mejor que { $other } (proporción)
versions-compare-end = Ocultar la comparación
versions-side-by-side = Versiones de «{ $task }» en paralelo
versions-publish-title = Publicar sobre la versión { $number }
versions-publish-lead = La versión { $number } está activa. Su elección decide qué ven ahora los participantes y cómo se analizan las respuestas.
# Followed by two choices: versions-publish-wording and versions-publish-version
versions-publish-how = Este borrador es
versions-publish-wording = Solo erratas: se corrige la redacción
versions-publish-wording-hint = Los HIT abiertos muestran el texto corregido. Los HIT en curso no cambian. Las estadísticas reúnen ambas versiones y lo indican.
versions-publish-version = Una versión nueva
versions-publish-version-hint = Los HIT existentes conservan la versión { $number } y los lotes nuevos usan esta. Las estadísticas son separadas y las versiones se pueden comparar.
versions-publish-not-wording = «Solo erratas» no es posible, porque cambió algo que no es redacción: { $field }.
versions-publish-next = El borrador se ha guardado. Elija abajo cómo publicarlo.
versions-corrected = La redacción corregida se ha publicado. La ven los participantes que abran un HIT a partir de ahora.
versions-as-reported = Como en el informe
versions-corrects = corrige la redacción de la versión { $number }
