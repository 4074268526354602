//! Two datasets with fits of R's ordinal, where the reference folder is.

use std::path::{Path, PathBuf};

use mixed::{Fit, Formula, Link, Options, Quadrature, Scale, ordinal};
use serde_json::Value;

use super::{close, table};

fn reference() -> Option<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/reference/evaluation/clmm");
    if folder.is_dir() {
        return Some(folder);
    }
    testing::skipped(format!("no reference fits at {}", folder.display()));
    None
}

fn fit(folder: &Path, data: &str, formula: &str, scale: &Scale) -> Fit {
    let table = table(&folder.join(format!("{data}.csv")), &["rating", "sureness"]);
    ordinal(&formula.parse::<Formula>().expect("a value"), &table, scale, &Options::default()).expect("a value")
}

fn check(fit: &Fit, theirs: &Value, what: &str) {
    for one in fit.thresholds.iter().chain(&fit.coefficients) {
        let value = |key: &str| theirs["coefficients"][&one.name][key].as_f64().expect("a value");
        let what = format!("{what} {}", one.name);
        // The reference and an independent fit differ by up to 6e-5.
        close(&[one.estimate], &[value("estimate")], 1e-4, &what);
        close(&[one.se / value("se")], &[1.0], 1e-3, &what);
        close(&[one.p], &[value("p")], 5e-4, &what);
    }
    for group in &fit.groups {
        close(&[group.variance], &[theirs["variance"][&group.name].as_f64().expect("a value")], 1e-4, what);
    }
    close(&[fit.log_likelihood], &[theirs["log_likelihood"].as_f64().expect("a value")], 1e-6, what);
    close(&[fit.aic], &[theirs["aic"].as_f64().expect("a value")], 1e-6, what);
    assert!(fit.convergence.converged && fit.convergence.largest_gradient < 1e-3, "{what}: {:?}", fit.convergence);
}

#[test]
fn ordinal_models_are_those_of_the_reference() {
    let Some(folder) = reference() else { return };
    let text = std::fs::read_to_string(folder.join("expected.json")).expect("a value");
    let expected: Value = serde_json::from_str(&text).expect("a value");
    let plain = Scale::default();
    let probit = Scale { link: Link::Probit, ..Scale::default() };
    let nodes = Scale { quadrature: Quadrature::Nodes(10), ..Scale::default() };
    for (data, name, formula, scale) in [
        ("wine", "clm", "rating ~ temp + contact", &plain),
        ("wine", "clm_probit", "rating ~ temp + contact", &probit),
        ("wine", "laplace", "rating ~ temp + contact + (1|judge)", &plain),
        ("wine", "laplace_probit", "rating ~ temp + contact + (1|judge)", &probit),
        ("wine", "ghq10", "rating ~ temp + contact + (1|judge)", &nodes),
        ("wine", "crossed", "rating ~ temp + contact + (1|judge) + (1|bottle)", &plain),
        ("soup", "clm", "sureness ~ prod", &plain),
        ("soup", "laplace", "sureness ~ prod + (1|resp)", &plain),
        ("soup", "ghq10", "sureness ~ prod + (1|resp)", &nodes),
        ("soup", "crossed", "sureness ~ prod + (1|resp) + (1|prodid)", &plain),
    ] {
        let fit = fit(&folder, data, formula, scale);
        check(&fit, &expected[data][name], &format!("{data} {name}"));
        assert_eq!(fit.convergence.is_singular, (data, name) == ("wine", "crossed"), "{data} {name}");
    }
    let with = fit(&folder, "wine", "rating ~ temp + contact + (1|judge)", &plain);
    let without = fit(&folder, "wine", "rating ~ contact + (1|judge)", &plain);
    let statistic = 2.0 * (with.log_likelihood - without.log_likelihood);
    close(
        &[statistic],
        &[expected["wine"]["likelihood_ratio_temp"]["statistic"].as_f64().expect("a value")],
        1e-5,
        "ratio",
    );
}

#[test]
fn one_node_is_laplaces_approximation() {
    let Some(folder) = reference() else { return };
    let one = Scale { quadrature: Quadrature::Nodes(1), ..Scale::default() };
    let formula = "rating ~ temp + contact + (1|judge)";
    let (a, b) = (fit(&folder, "wine", formula, &one), fit(&folder, "wine", formula, &Scale::default()));
    close(&[a.log_likelihood], &[b.log_likelihood], 1e-10, "log-likelihood");
    close(&[a.groups[0].variance, a.coefficients[0].se], &[b.groups[0].variance, b.coefficients[0].se], 1e-4, "fit");
}
