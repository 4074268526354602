### The page that is shown while a report is being computed, and the notice above an older report.
computing-title = Calculando los resultados
computing-lead = Los resultados aparecerán aquí en cuanto estén listos. Puede salir de esta página; el cálculo continúa.
# Heading above the reports that are being computed
computing-now = Cálculo en curso
# In place of a progress bar
computing-starting = En espera de empezar
computing-automatic = Métricas automáticas
# Followed by a date and a time
computing-computed-at = Calculado:
computing-newer = Desde entonces ha llegado trabajo nuevo. Se están calculando los resultados actualizados.
computing-show-latest = Mostrar los resultados más recientes
