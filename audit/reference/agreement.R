# Agreement by packages of R: designs come as lines of JSON, answers go out as lines of JSON, as in answer.py.

suppressPackageStartupMessages({
  library(BradleyTerry2)
  library(jsonlite)
  library(lme4)
  library(psych)
})
options(digits = 17, warn = -1)

undefined <- function(reason) list(undefined = reason)
number <- function(x) if (length(x) == 1 && is.finite(x)) x else undefined("it is not a number")

# Items in rows, raters in columns, missing cells NA.
wide <- function(rows) {
  rows <- matrix(rows, ncol = 3)
  table <- matrix(NA_real_, length(unique(rows[, 1])), length(unique(rows[, 2])))
  table[cbind(match(rows[, 1], unique(rows[, 1])), match(rows[, 2], unique(rows[, 2])))] <- rows[, 3]
  table
}

long <- function(table) {
  data.frame(item = factor(row(table)), rater = factor(col(table)), value = as.vector(table))
}

icc <- function(form) function(data) {
  table <- wide(data$rows)
  if (nrow(table) < 2 || ncol(table) < 2) return(list(value = undefined("too few items or raters")))
  means <- rowMeans(table)
  if (max(means) - min(means) < 1e-12) return(list(value = undefined("items do not differ")))
  if (form == 5) {
    # The variance of a mean of k raters, which ICC(2,k) divides by.
    sums <- anova(lm(value ~ item + rater, long(table)))[["Mean Sq"]]
    variance <- sums[1] + (sums[2] - sums[3]) / nrow(table)
    if (variance <= 0 || (sums[1] - sums[3]) / variance > 1) return(list(value = undefined("a variance is not positive")))
  }
  found <- suppressMessages(ICC(table, missing = FALSE, lmer = FALSE))$results[form, ]
  low <- found[["lower bound"]]
  high <- found[["upper bound"]]
  # Below -1/(k - 1) a bound of one rating has no counterpart for the mean of k.
  if (isTRUE(low > high)) low <- high <- NA
  list(value = number(found$ICC), low = number(low), high = number(high),
       f = number(found$F), df1 = number(found$df1), df2 = number(found$df2), p = number(found$p))
}

# The restricted deviance of lme4, and the intervals that its profile gives.
reml <- function(form) function(data) {
  rows <- matrix(data$rows, ncol = 3)
  frame <- data.frame(item = factor(rows[, 1]), rater = factor(rows[, 2]), value = rows[, 3])
  twice <- any(table(frame$item) > 1)
  effects <- if (nlevels(frame$item) > 1 && nlevels(frame$rater) > 1) qr(model.matrix(~ item + rater, frame))$rank else Inf
  if (!twice || nrow(frame) <= effects) return(list(value = undefined("nothing is left for the residual")))
  if (max(frame$value) - min(frame$value) < 1e-12) return(list(value = undefined("the values do not vary")))
  control <- lmerControl(check.nobs.vs.nlev = "ignore", check.nobs.vs.rankZ = "ignore", check.nobs.vs.nRE = "ignore",
                         check.nlev.gtr.1 = "ignore", check.nlev.gtreq.5 = "ignore")
  parts <- lFormula(value ~ 1 + (1 | item) + (1 | rater), frame, REML = TRUE, control = control)
  lme4_deviance <- do.call(mkLmerDevfun, parts)
  item_first <- names(parts$reTrms$cnms)[1] == "item"
  deviance <- function(item, rater) lme4_deviance(if (item_first) c(item, rater) else c(rater, item))
  # The least deviance over the root of the raters' variance ratio, for a root of the items' that may depend on it.
  # Roots are searched as place / (1 - place), and at zero, where the least deviance often is.
  over_raters <- function(item_of) {
    at <- function(place) { root <- place / (1 - place); deviance(item_of(root), root) }
    # There may be several least deviances: each stretch is searched, and each overlaps the next.
    begins <- seq(0, 0.9, 0.1)
    parts <- lapply(Map(c, begins, pmin(begins + 0.15, 0.9999)), function(range) {
      found <- optimize(at, range, tol = 1e-9)
      c(found$objective, found$minimum)
    })
    parts <- c(parts, list(c(at(0), 0)))
    parts[[which.min(sapply(parts, `[`, 1))]]
  }
  ratio <- if (form == "agreement") function(root) 1 + root^2 else function(root) 1
  profile <- function(value) over_raters(function(root) sqrt(value / (1 - value) * ratio(root)))[1]
  # The best of all, over both roots.
  best <- NULL
  for (start in list(c(1, 0.5), c(0.1, 0.1), c(3, 0.1), c(0.1, 2))) {
    found <- optim(start, function(t) deviance(abs(t[1]), abs(t[2])), control = list(reltol = 1e-15, maxit = 5000))
    found <- optim(found$par, function(t) deviance(abs(t[1]), abs(t[2])), control = list(reltol = 1e-15, maxit = 5000))
    if (is.null(best) || found$value < best$value) best <- found
  }
  roots <- abs(best$par)
  for (candidate in list(c(0, roots[2]), c(roots[1], 0), c(0, 0)))
    if (deviance(candidate[1], candidate[2]) <= best$value + 1e-9) { roots <- candidate; break }
  if (roots[1] > 1e3) return(list(value = list(skipped = "the residual variance is nearly zero")))
  value <- roots[1]^2 / (roots[1]^2 + ratio(if (form == "agreement") roots[2] else 0))
  limit <- min(best$value, deviance(roots[1], roots[2])) + qchisq(0.95, 1)
  beyond <- function(value) profile(value) - limit
  end <- function(outer) {
    if (beyond(outer) <= 0) return(outer)
    uniroot(beyond, sort(c(value, outer)), tol = 1e-9)$root
  }
  list(value = number(value), low = number(end(0)), high = number(end(1 - 1e-9)))
}

bradley_terry <- function(data) {
  rows <- matrix(data$rows, ncol = 3)
  rows <- rows[rows[, 3] != 2, , drop = FALSE]
  systems <- sort(unique(c(rows[, 1], rows[, 2])))
  k <- length(systems)
  winner <- match(ifelse(rows[, 3] == 0, rows[, 1], rows[, 2]), systems)
  loser <- match(ifelse(rows[, 3] == 0, rows[, 2], rows[, 1]), systems)
  reach <- diag(k) > 0
  reach[cbind(winner, loser)] <- TRUE
  for (step in seq_len(k)) reach <- (reach %*% reach) > 0
  if (!all(reach)) return(list(value = undefined("somebody always wins or loses against the rest")))
  name <- function(code) factor(systems[code], levels = systems)
  wins <- data.frame(first = name(pmin(winner, loser)), second = name(pmax(winner, loser)))
  fit <- BTm(cbind(winner < loser, winner > loser) * 1, first, second, data = wins, epsilon = 1e-12, maxit = 100)
  strengths <- c(0, coef(fit))
  as.list(setNames(strengths - mean(strengths), systems))
}

statistics <- list(
  "Bradley-Terry, two outcomes" = bradley_terry,
  "ICC(1)" = icc(1), "ICC(2)" = icc(2), "ICC(3)" = icc(3),
  "ICC(1,k)" = icc(4), "ICC(2,k)" = icc(5), "ICC(3,k)" = icc(6),
  "ICC(A,1) by REML" = reml("agreement"), "ICC(C,1) by REML" = reml("consistency")
)

input <- file("stdin", open = "r")
while (length(line <- readLines(input, n = 1)) > 0) {
  request <- fromJSON(line)
  reply <- tryCatch(
    list(id = request$id, answers = statistics[[request$statistic]](request$data)),
    error = function(error) list(id = request$id, error = conditionMessage(error))
  )
  cat(toJSON(reply, auto_unbox = TRUE, digits = NA), "\n", sep = "")
}
