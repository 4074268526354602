# Power of one plan by simulation with ordinal: Rscript power.R (R 4.2.2, ordinal 2022.11-16).
suppressMessages(library(ordinal)); set.seed(1)
items <- 40; per <- 2; pool <- 8; n <- 600; d <- 0.8
grid <- expand.grid(turn = 0:(per - 1), item = 0:(items - 1))
grid$rater <- (grid$item * per + grid$turn) %% pool
d1 <- rbind(cbind(grid, system = 0), cbind(grid, system = 1))
out <- t(sapply(1:n, function(k) {
  eta <- d * d1$system + rnorm(items, 0, 0.8)[d1$item + 1] + rnorm(pool, 0, 0.5)[d1$rater + 1] + rlogis(nrow(d1))
  d1$y <- cut(eta, c(-Inf, -1.5, 0, 1.2, Inf), ordered_result = TRUE)
  f <- suppressWarnings(clmm(y ~ system + (1 | item) + (1 | rater), transform(d1, y = droplevels(y), item = factor(item), rater = factor(rater))))
  coef(summary(f))["system", 1:4]
}))
cat(mean(out[, 4] < 0.05, na.rm = TRUE), colMeans(out), sd(out[, 1]), sum(is.na(out[, 4])), "\n")
