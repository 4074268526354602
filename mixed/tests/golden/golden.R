# Expected values of the linear and ordinal models in tests/golden. Rscript golden.R > expected.json
# R 4.2.2, lme4 1.1-31, lmerTest 3.1-3, emmeans 1.8.4, ordinal 2022.11-16, jsonlite.
suppressMessages({library(lme4); library(lmerTest); library(emmeans); library(ordinal); library(jsonlite)})
d <- read.csv("ratings.csv", stringsAsFactors = FALSE)
for (name in c("system", "item", "rater", "kind")) d[[name]] <- factor(d[[name]])
tight <- lmerControl(optimizer = "bobyqa", optCtrl = list(rhoend = 1e-9, maxfun = 1e5))
linear <- function(formula, reml) {
  fit <- lmer(formula, d, REML = reml, control = tight)
  s <- coef(summary(fit))
  v <- as.data.frame(VarCorr(fit))
  modes <- as.data.frame(ranef(fit, condVar = TRUE))
  raters <- modes[modes$grpvar == "rater", ]
  list(names = rownames(s), estimate = s[, "Estimate"], se = s[, "Std. Error"], df = s[, "df"], p = s[, "Pr(>|t|)"],
       variances = setNames(as.list(v$vcov), v$grp), log_likelihood = as.numeric(logLik(fit)), aic = AIC(fit),
       rater = list(level = as.character(raters$grp), mode = raters$condval, sd = raters$condsd), singular = isSingular(fit))
}
pairs_of <- function(fit, ...) {
  e <- emmeans(fit, "system", ...)
  m <- as.data.frame(e); p <- as.data.frame(pairs(e, adjust = "holm"))
  list(mean = m$emmean, mean_se = m$SE, contrast = as.character(p$contrast), difference = p$estimate, se = p$SE, df = p$df, holm = p$p.value)
}
crossed <- rating ~ system + (1 | item) + (1 | rater)
wide <- rating ~ system + kind + length + (1 | item) + (1 | rater)
nested <- rating ~ system + (1 | rater) + (1 | item) + (1 | item:system)
out <- list(reml = linear(crossed, TRUE), ml = linear(crossed, FALSE), covariates = linear(wide, TRUE),
            nested = linear(nested, TRUE), one = linear(rating ~ system + (1 | rater), TRUE),
            pairs = pairs_of(lmer(crossed, d, control = tight), lmer.df = "satterthwaite"),
            pairs_covariates = pairs_of(lmer(wide, d, control = tight), lmer.df = "satterthwaite"))
d$ordered <- ordered(d$category)
fit <- clmm(ordered ~ system + kind + length + (1 | item) + (1 | rater), data = d)
s <- coef(summary(fit))
out$clmm <- list(names = rownames(s), estimate = s[, 1], se = s[, 2], log_likelihood = as.numeric(logLik(fit)),
  variances = lapply(VarCorr(fit), function(v) v[1, 1]), rater = list(mode = ranef(fit)$rater[, 1], sd = sqrt(condVar(fit)$rater[, 1]), level = rownames(ranef(fit)$rater)))
out$clmm_pairs <- pairs_of(fit)
cat(toJSON(out, digits = 12, auto_unbox = TRUE, pretty = TRUE))
