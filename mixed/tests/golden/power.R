# The power of ordinal plans by a simulation that shares nothing with ours: R's generator, and fits by ordinal::clmm.
# Rscript power.R PLAN N SEED > FILE, about half a second a study. R 4.2.2, ordinal 2022.11-16.
suppressMessages(library(ordinal))
plans <- list(
  same = list(items = 20, per_item = 3, raters = 10, pairing = "same", item_sd = 1, rater_sd = 0.8, difference = 1.2,
              thresholds = c(-1.5, 0, 1.2), link = "logit"),
  different = list(items = 20, per_item = 2, raters = 8, pairing = "different", item_sd = 0.7, rater_sd = 0.5, difference = 0.8,
                   thresholds = c(-0.8, 0, 0.8), link = "probit"))
arguments <- commandArgs(TRUE)
plan <- plans[[arguments[1]]]
n <- as.integer(arguments[2])
set.seed(as.integer(arguments[3]))

# Raters take turns with the items. The second system's outputs go to the same raters, or to those whose turn is next.
ratings <- expand.grid(turn = seq_len(plan$per_item) - 1, second = 0:1, item = seq_len(plan$items) - 1)
turn <- ratings$item + (if (plan$pairing == "same") 0 else ratings$second)
ratings$rater <- (turn * plan$per_item + ratings$turn) %% plan$raters
item <- ratings$item + 1
rater <- ratings$rater + 1
ratings$item <- factor(ratings$item)
ratings$rater <- factor(ratings$rater)

study <- function() {
  noise <- if (plan$link == "logit") rlogis(nrow(ratings)) else rnorm(nrow(ratings))
  latent <- plan$difference * ratings$second + rnorm(plan$items, sd = plan$item_sd)[item] +
    rnorm(plan$raters, sd = plan$rater_sd)[rater] + noise
  ratings$category <- factor(findInterval(latent, plan$thresholds), ordered = TRUE)
  fit <- suppressWarnings(clmm(category ~ second + (1 | item) + (1 | rater), data = ratings, link = plan$link))
  c(coef(summary(fit))["second", c("Estimate", "Std. Error")], sqrt(unlist(VarCorr(fit))))
}
studies <- t(sapply(seq_len(n), function(number) {
  if (number %% 250 == 0) message(number)
  tryCatch(study(), error = function(why) rep(NA_real_, 4))
}))
# Without a standard error, a difference is not significant.
p <- 2 * pnorm(-abs(studies[, 1] / studies[, 2]))
power <- mean(!is.na(p) & p < 0.05)
cat(sprintf('{"plan": "%s", "studies": %d, "seed": %s, "power": %.5f, "se": %.5f, "without_se": %d, "mean_estimate": %.4f, "mean_se": %.4f, "sd_of_estimates": %.4f}\n',
            arguments[1], n, arguments[3], power, sqrt(power * (1 - power) / n), sum(is.na(p)),
            mean(studies[, 1], na.rm = TRUE), mean(studies[, 2], na.rm = TRUE), sd(studies[, 1], na.rm = TRUE)))
