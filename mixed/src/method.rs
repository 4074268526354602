//! Which model, and how it is fitted.

use serde::Serialize;

/// What is maximised.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Criterion {
    /// The restricted likelihood: variances are not biased by the number of fixed effects.
    #[default]
    Reml,
    /// The likelihood, as comparisons of models with different fixed effects need.
    Ml,
}

/// The distribution function between the linear predictor and cumulative probabilities.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Link {
    /// Logistic: coefficients are log-odds, the same at every threshold (proportional odds).
    #[default]
    Logit,
    /// Normal: coefficients are standard deviations of a latent scale.
    Probit,
}

/// How the random effects are integrated out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Quadrature {
    /// Laplace's approximation, for any number of grouping factors.
    #[default]
    Laplace,
    /// Adaptive Gauss-Hermite quadrature with this many nodes, for exactly one grouping factor.
    Nodes(usize),
}

/// How a model was fitted.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Method {
    /// A linear mixed model.
    Gaussian(Criterion),
    /// A cumulative link mixed model.
    Ordinal(Link, Quadrature),
}
