# The ratings of benches/fit.rs, fitted by lme4 and ordinal: Rscript fit.R FILE
suppressMessages({library(lme4); library(ordinal)})
d <- read.csv(commandArgs(TRUE)[1], stringsAsFactors = TRUE)
d$ordered <- ordered(d$category)
print(system.time(fit <- lmer(rating ~ system + (1 | item) + (1 | rater), d)))
print(logLik(fit), digits = 12)
print(system.time(fit <- clmm(ordered ~ system + (1 | item) + (1 | rater), data = d)))
print(logLik(fit), digits = 12)
