### The page that is shown while a report is being computed, and the notice above an older report.
computing-title = Calculando os resultados
computing-lead = Os resultados aparecerão aqui assim que estiverem prontos. Você pode sair desta página; o cálculo continua.
# Heading above the reports that are being computed
computing-now = Em cálculo
# In place of a progress bar
computing-starting = Aguardando o início
computing-automatic = Métricas automáticas
# Followed by a date and a time
computing-computed-at = Calculado:
computing-newer = Desde então chegou trabalho novo. Os resultados atualizados estão sendo calculados.
computing-show-latest = Mostrar os resultados mais recentes
