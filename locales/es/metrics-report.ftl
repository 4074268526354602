### The page of metric correlation with human ratings.

metrics-title = Correlación de las métricas con las valoraciones humanas
metrics-lead = En qué medida coincide cada métrica automática con las valoraciones humanas de las mismas salidas.
metrics-none = Las correlaciones aparecen aquí cuando hay salidas valoradas por personas y puntuadas con métricas.
metrics-rank-lead = El puesto 1 es el mejor: una métrica cuyos valores altos son buenos debería tener una correlación negativa.
metrics-lower-better = { $name } (más bajo es mejor)
metrics-higher-better = { $name } (más alto es mejor)
metrics-table = Correlación de las métricas con { $question } en { $language }

## Column heads: r is Pearson's correlation, ρ is Spearman's, n is the number of pairs

metrics-outputs-r = Salidas: r
metrics-outputs-rho = Salidas: ρ
metrics-outputs-n = Salidas: n
metrics-systems-r = Sistemas: r, intervalo del 95 %
metrics-systems-n = Sistemas: n

## In place of a value: why there is none

metrics-no-interval = n/d: se necesitan al menos cuatro salidas, y r debe estar entre −1 y 1
metrics-no-variance = n/d: uno de los dos no varía
metrics-few-outputs = { $n ->
    [one] n/d: hay { $n } salida y se necesitan al menos { $need }
   *[other] n/d: hay { $n } salidas y se necesitan al menos { $need }
}
metrics-too-few-systems = { $n ->
    [one] n/d: hay { $n } sistema y se necesitan al menos { $need }
   *[other] n/d: hay { $n } sistemas y se necesitan al menos { $need }
}
metrics-undefined = n/d: { $reason }
metrics-warning = { $n ->
    [one] Solo { $n } sistema: otro sistema más podría cambiar mucho este valor.
   *[other] Solo { $n } sistemas: otro sistema más podría cambiar mucho este valor.
}

## The heat maps: metrics by what people rated, one for each language

metrics-grid-table = Correlación de las métricas con las valoraciones humanas en { $language }
metrics-grid-strongest = { $language }: la correlación más fuerte es la de { $metric } con { $question } (r = { $r })
metrics-grid-few = { $language }: menos de 10 salidas, muy pocas para un resultado
metrics-grid-hint = Cada celda es la r de Pearson entre una métrica y la valoración humana media, sobre las salidas. Abra una celda para ver sus salidas.
metrics-grid-few-mark = Un signo de interrogación indica menos de 10 salidas: otra salida más podría cambiar mucho el valor.
metrics-few-texts = { $n ->
    [one] Solo { $n } salida: otra salida más podría cambiar mucho este valor.
   *[other] Solo { $n } salidas: otra salida más podría cambiar mucho este valor.
}

## The outputs behind one cell

metrics-rises-with-rating = { $metric } es más alta en las salidas con valoraciones más altas: { $question } ({ $language })
metrics-falls-with-rating = { $metric } es más baja en las salidas con valoraciones más altas: { $question } ({ $language })
metrics-rises-with-rank = { $metric } es más alta en las salidas con peor puesto: { $question } ({ $language })
metrics-falls-with-rank = { $metric } es más alta en las salidas con mejor puesto: { $question } ({ $language })
metrics-rises-with-share = { $metric } es más alta en las salidas para las que más personas eligieron { $question } ({ $language })
metrics-falls-with-share = { $metric } es más baja en las salidas para las que más personas eligieron { $question } ({ $language })
metrics-relation-none = { $metric } no muestra una relación clara con { $question } ({ $language })
metrics-relation-few = { $metric } y { $question } ({ $language }): estas salidas no permiten un resultado
metrics-points-facts = n = { $n }, r = { $r }, intervalo del 95 % { $interval }, ρ = { $rho }.
metrics-points-facts-alone = n = { $n }, r = { $r }, ρ = { $rho }.
metrics-points-hint = Cada marca es una salida. Una marca más grande representa varias salidas en el mismo lugar.
metrics-axis-range = { $name } ({ $low } a { $high })
metrics-axis-rating = Valoración humana media, { $question }
metrics-points-n = Valoraciones
metrics-points-table = { $metric } y valoración humana media de cada salida: { $question } en { $language }
metrics-points-first = Las { $most } salidas con las valoraciones más altas, de { $n }. El archivo CSV las contiene todas.
metrics-points-csv = Descargar estas salidas (CSV)

## Comparison of the metrics with the one that has the strongest correlation

metrics-best-title = Comparación de las métricas
metrics-best-lead = ¿Se correlaciona una métrica con las valoraciones menos que la más fuerte? El signo de la correlación no cuenta.
metrics-best-clear = { $metric } tiene la correlación más fuerte (r = { $r }); todas las demás métricas difieren significativamente de ella.
metrics-best-alike = { $n ->
    [one] { $metric } tiene la correlación más fuerte (r = { $r }); { $n } métrica más no difiere significativamente de ella.
   *[other] { $metric } tiene la correlación más fuerte (r = { $r }); otras { $n } métricas no difieren significativamente de ella.
}
metrics-best-alone = { $metric } tiene la correlación más fuerte (r = { $r }); no hay otra métrica con la que compararla.
metrics-best-few = Ninguna métrica puede considerarse la más fuerte: cada una carece de correlación o tiene menos de 10 salidas.
metrics-best-column = Comparada con { $metric }
metrics-best-column-none = Comparación
metrics-best-is = correlación más fuerte
metrics-best-differs = difiere ({ $p })
metrics-best-no-difference = sin diferencia significativa ({ $p })
metrics-best-not-compared = no comparada: menos de 10 salidas
metrics-no-interval-few = ninguno: menos de 10 salidas
metrics-same-values = no comparada: sus valores suben a la par que los de la métrica más fuerte

## How is this computed?

metrics-method-scope = Las métricas que se calculan con todas las salidas de un sistema en conjunto, como la perplejidad, están en la página «Evaluación».
metrics-method-r = r es la correlación de Pearson entre una métrica y la valoración humana media; ρ es la de Spearman, sobre las salidas.
metrics-method-outputs = Salidas: se agrupan las salidas de todos los sistemas, como en Mir et al. (2019). El número tras ± es la cota usada en ese artículo, 1,96(1 − r²)/√n. El intervalo del 95 % es el de Fisher.
metrics-method-systems = Sistemas: r es la correlación de las medias de los sistemas, con el intervalo del 95 % de Fisher. Necesita al menos cuatro sistemas.
metrics-method-pooling = La agrupación mezcla dos cuestiones: si una métrica separa los sistemas buenos de los malos y si separa las salidas buenas de un sistema de las malas. Con menos de diez sistemas, el valor para los sistemas dice poco.
metrics-method-difference = Diferencias: prueba de Williams para dos correlaciones con las mismas valoraciones (Williams 1959, Steiger 1980), sobre las salidas que puntúan ambas métricas. Antes se cambia el signo de una métrica con correlación negativa. La corrección de Holm abarca todas las comparaciones de una tabla; una diferencia con p < 0,05 es significativa.
metrics-method-few = Con menos de 10 salidas no hay intervalo ni prueba; con menos de 10 sistemas no hay intervalo. Los archivos contienen todos los números.
