### The page of metric correlation with human ratings.

metrics-title = Correlación de las métricas con las valoraciones humanas
metrics-lead = En qué medida coincide cada métrica automática con las valoraciones humanas de las mismas salidas.
metrics-none = Las correlaciones aparecen aquí cuando hay salidas valoradas por personas y puntuadas con métricas.
metrics-rank-lead = El puesto 1 es el mejor: una métrica cuyos valores altos son buenos debería tener una correlación negativa.
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

## How is this computed?

metrics-method-scope = Las métricas que se calculan con todas las salidas de un sistema en conjunto, como la perplejidad, están en la página «Evaluación».
metrics-method-r = r es la correlación de Pearson entre una métrica y la valoración humana media; ρ es la de Spearman, sobre las salidas.
metrics-method-outputs = Salidas: se agrupan las salidas de todos los sistemas, como en Mir et al. (2019). El número tras ± es la cota usada en ese artículo, 1,96(1 − r²)/√n. El intervalo del 95 % es el de Fisher.
metrics-method-systems = Sistemas: r es la correlación de las medias de los sistemas, con el intervalo del 95 % de Fisher. Necesita al menos cuatro sistemas.
metrics-method-pooling = La agrupación mezcla dos cuestiones: si una métrica separa los sistemas buenos de los malos y si separa las salidas buenas de un sistema de las malas. Con menos de diez sistemas, el valor para los sistemas dice poco.
