//! Self-BLEU: the similarity of the rewrites of a source.

use std::ops::AddAssign;

use serde::{Deserialize, Serialize};

use crate::{
    bleu::{Bleu, BleuStats},
    metric::{Metric, Scratch, Unaligned},
};

/// Self-BLEU of rewrites, with the data that it is based on.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SelfBleu {
    /// The mean over the sets, from 0 (nothing in common) to 100 (all rewrites equal).
    pub value: f64,
    /// BLEU of each set against the others.
    pub of_set: Vec<f64>,
    /// The number of sources with two rewrites or more.
    pub n_sources: usize,
    /// The settings of the BLEU underneath.
    pub signature: String,
}

/// Self-BLEU: the similarity of the rewrites of a source; a higher value means less diversity.
///
/// From 0 (no word in common) to 100 (the same sentence several times). It also grows with the number of rewrites per
/// source, so only sets of the same size should be compared.
///
/// The papers use the same name for the BLEU of a system's outputs against their sources; that is [`Metric::corpus`]
/// with the sources as references.
///
/// # Definition
/// The mean over k of BLEU of the k-th rewrites of all sources, each against the other rewrites of
/// its source.
/// # Arguments
/// The rewrites of each source. Sources with fewer than two are skipped; others may have different numbers.
/// # Errors
/// [`Unaligned::Empty`] if no source has two rewrites.
/// # Example
/// ```
/// use scoring::{bleu::Bleu, self_bleu::self_bleu};
/// let rewrites = [vec!["a b c d e", "a b c d e"], vec!["only one"]];
/// let answer = self_bleu(&rewrites, &Bleu::default()).unwrap();
/// assert!((answer.value - 100.0).abs() < 1e-9);
/// assert_eq!((answer.of_set.len(), answer.n_sources), (2, 1));
/// ```
/// # References
/// Y. Zhu et al., "Texygen", SIGIR 2018; E. Briakou et al., "XFORMAL", NAACL 2021, Table 5, which
/// divides by 100.
pub fn self_bleu<S: AsRef<str>>(rewrites: &[Vec<S>], bleu: &Bleu) -> Result<SelfBleu, Unaligned> {
    let mut scratch = Scratch::default();
    let mut sums: Vec<BleuStats> = Vec::new();
    let mut n_sources = 0;
    for of_source in rewrites.iter().filter(|of_source| of_source.len() > 1) {
        n_sources += 1;
        sums.resize(sums.len().max(of_source.len()), BleuStats::default());
        let of_source: Vec<&str> = of_source.iter().map(AsRef::as_ref).collect();
        for (sum, stats) in sums.iter_mut().zip(stats(bleu, &mut scratch, &of_source)) {
            sum.add_assign(&stats);
        }
    }
    if n_sources == 0 {
        return Err(Unaligned::Empty);
    }
    let of_set: Vec<f64> = sums.iter().map(|stats| bleu.value(stats)).collect();
    Ok(SelfBleu {
        value: of_set.iter().sum::<f64>() / of_set.len() as f64,
        signature: bleu.signature(of_set.len() - 1),
        of_set,
        n_sources,
    })
}

/// The statistics of each rewrite of a source against the others; empty with fewer than two rewrites.
pub(crate) fn stats(bleu: &Bleu, scratch: &mut Scratch, rewrites: &[&str]) -> Vec<BleuStats> {
    if rewrites.len() < 2 {
        return Vec::new();
    }
    let against_others = |k: usize| {
        let others = rewrites.iter().enumerate().filter(|(other, _)| *other != k);
        bleu.stats(scratch, rewrites[k], &others.map(|(_, text)| *text).collect::<Vec<_>>())
    };
    (0..rewrites.len()).map(against_others).collect()
}

/// The mean BLEU of sets, if it is defined.
pub(crate) fn value(bleu: &Bleu, sets: &[BleuStats]) -> Option<f64> {
    let sum: f64 = sets.iter().map(|stats| bleu.value(stats)).sum();
    (!sets.is_empty()).then(|| sum / sets.len() as f64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_rewrites_are_less_diverse_than_different_ones() {
        let of = |rewrites: [&str; 3]| self_bleu(&[rewrites.to_vec()], &Bleu::default()).unwrap().value;
        let alike = of(["we will leave now", "we will leave now", "we will leave soon"]);
        let different = of(["we will leave now", "it is time to go", "our departure is near"]);
        assert!(alike > different);
    }

    #[test]
    fn one_rewrite_of_each_source_has_no_diversity() {
        assert_eq!(self_bleu(&[vec!["a"], vec!["b"]], &Bleu::default()), Err(Unaligned::Empty));
    }
}
