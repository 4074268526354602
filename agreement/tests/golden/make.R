# Writes golden_r.json: the values of R packages that Debian has, on the data of golden.json.
#
# apt-get install --no-install-recommends r-base-core r-cran-jsonlite r-cran-psych r-cran-psy r-cran-vcd r-cran-lme4
# Rscript make.R > golden_r.json

suppressPackageStartupMessages({
  library(jsonlite)
  library(psych)
  library(vcd)
  library(lme4)
})

golden <- fromJSON("golden.json")

wide <- function(rows) {
  items <- unique(rows[, 1])
  raters <- sort(unique(rows[, 2]))
  table <- matrix(NA, length(items), length(raters))
  table[cbind(match(rows[, 1], items), match(rows[, 2], raters))] <- rows[, 3]
  table
}

two_raters <- function() {
  x <- golden$two_raters$x
  y <- golden$two_raters$y
  counts <- table(factor(x, 0:3), factor(y, 0:3))
  linear <- Kappa(counts, weights = "Equal-Spacing")
  quadratic <- Kappa(counts, weights = "Fleiss-Cohen")
  both <- cohen.kappa(cbind(x, y))
  list(
    kappa = unname(linear$Unweighted),
    linear = unname(linear$Weighted),
    quadratic = unname(quadratic$Weighted),
    psych = c(both$kappa, both$weighted.kappa)
  )
}

complete <- function() {
  table <- wide(golden$complete$rows)
  forms <- ICC(table, lmer = FALSE)$results
  friedman <- friedman.test(t(table))
  list(
    icc = unname(as.matrix(forms[, c("ICC", "F", "df1", "df2", "p", "lower bound", "upper bound")])),
    # Kendall's W is Friedman's statistic over m(n - 1), raters in rows.
    kendall_w = unname(friedman$statistic) / (ncol(table) * (nrow(table) - 1)),
    kendall_p = friedman$p.value
  )
}

mixed <- function() {
  rows <- golden$mixed$rows
  frame <- data.frame(item = factor(rows[, 1]), rater = factor(rows[, 2]), value = rows[, 3])
  control <- lmerControl(optimizer = "bobyqa", optCtrl = list(rhoend = 1e-10))
  fit <- lmer(value ~ 1 + (1 | item) + (1 | rater), frame, REML = TRUE, control = control)
  parts <- as.data.frame(VarCorr(fit))
  variance <- setNames(parts$vcov, parts$grp)
  list(item = variance[["item"]], rater = variance[["rater"]], residual = variance[["Residual"]],
       mean = unname(fixef(fit)))
}

light <- function() {
  # The mean over pairs of raters who rated everything; levels in places as R's factors have them.
  table <- round(wide(golden$complete$rows))
  list(rows = table, kappa = psy::lkappa(table, type = "Cohen"))
}

series <- function() {
  cases <- golden$series[c("plain", "tied", "small")]
  lapply(cases, function(case) {
    x <- case$x
    y <- case$y
    plain <- function(test) c(unname(test$statistic), test$p.value)
    values <- suppressWarnings(list(
      pearson = c(cor.test(x, y)$p.value, cor.test(x, y)$conf.int),
      kendall = cor(x, y, method = "kendall"),
      spearman = cor(x, y, method = "spearman"),
      t = plain(t.test(x, y, paired = TRUE))
    ))
    # With ties R approximates where p is exact here.
    if (!anyDuplicated(abs(x - y))) values$wilcoxon <- wilcox.test(x, y, paired = TRUE)$p.value
    values
  })
}

tiny <- function() wilcox.test(golden$series$tiny$x, golden$series$tiny$y)$p.value

adjusted <- function() {
  p <- golden$series$adjusted$p
  list(holm = p.adjust(p, "holm"), benjamini_hochberg = p.adjust(p, "BH"))
}

packages <- c("psych", "vcd", "lme4", "psy")
cat(toJSON(
  list(
    versions = c(
      list(R = as.character(getRversion())),
      lapply(setNames(packages, packages), function(package) as.character(packageVersion(package)))
    ),
    two_raters = two_raters(),
    complete = complete(),
    mixed = mixed(),
    light = light(),
    series = series(),
    mann_whitney = tiny(),
    adjusted = adjusted()
  ),
  digits = NA, auto_unbox = TRUE
), "\n")
