//! The statistics of the report: what each is called, how it is computed, when to read it.

use serde::Serialize;

/// The statistics of the report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Statistic {
    /// The share of pairs of ratings of one item that are the same.
    PercentAgreement,
    /// F1 of the places marked, over pairs of people.
    SpanF1,
    /// Fleiss' kappa.
    Fleiss,
    /// Krippendorff's alpha at the nominal level: for answers without an order.
    KrippendorffNominal,
    /// Krippendorff's alpha at the ordinal level: the level of the scales asked here.
    KrippendorffOrdinal,
    /// Krippendorff's alpha at the interval level, for comparison with papers that report it.
    KrippendorffInterval,
    /// Gwet's AC1.
    GwetAc1,
    /// Gwet's AC2 with ordinal weights.
    GwetAc2,
    /// Krippendorff's alpha for unitizing: on where stretches begin and end.
    KrippendorffUnitizing,
    /// The Brennan-Prediger coefficient.
    BrennanPrediger,
    /// Conger's kappa.
    Conger,
    /// Cohen's kappa, mean over pairs of people.
    CohenUnweighted,
    /// Quadratically weighted kappa of Cohen, mean over pairs of people.
    CohenQuadratic,
    /// ICC(1).
    Icc1,
    /// ICC(A,1) by restricted maximum likelihood.
    IccA1,
    /// ICC(C,1) by restricted maximum likelihood.
    IccC1,
    /// Quadratically weighted kappa of simulated annotators.
    SimulatedKappaQuadratic,
    /// Linearly weighted kappa of simulated annotators.
    SimulatedKappaLinear,
    /// Pearson's correlation of simulated annotators.
    SimulatedPearson,
    /// Spearman's correlation of simulated annotators.
    SimulatedSpearman,
    /// Kendall's tau-b of simulated annotators over rankings.
    SimulatedKendall,
}

/// What the statistics of a group have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// Equal answers, nothing taken off.
    Observed,
    /// Agreement beyond what chance gives.
    Corrected,
    /// Shares of the variance.
    Variance,
    /// One person against the mean of the others.
    Simulated,
}

/// What is said of a statistic.
struct About {
    key: &'static str,
    name: &'static str,
    family: Family,
    formula: &'static str,
    when: &'static str,
}

impl Family {
    /// All, in the order of the report.
    pub const ALL: [Self; 4] = [Self::Observed, Self::Corrected, Self::Variance, Self::Simulated];

    /// Its heading.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Observed => "As observed",
            Self::Corrected => "Corrected for chance",
            Self::Variance => "Shares of variance",
            Self::Simulated => "Simulated annotators",
        }
    }

    /// How its numbers are read.
    pub const fn reading(self) -> &'static str {
        match self {
            Self::Observed => {
                "A share from 0 to 1 that everybody understands and that cannot be compared: with two points chance alone gives half, with seven far less."
            }
            Self::Corrected => {
                "1 is complete agreement, 0 what chance would give, below 0 less than that. They differ in what they call chance and in how much a small disagreement counts; they agree closely when all points of the scale are used. Where two outputs are compared, chance cannot tell them apart: it gives half, or less where ties are allowed, for any number of systems."
            }
            Self::Variance => {
                "The share of the variance of single judgements that lies between the texts, from 0 to 1. For numbers whose steps are taken as equal. The rest is people and noise."
            }
            Self::Simulated => {
                "How well one person stands for the others: the measure that papers on formality print. It is higher than agreement between two people, as the mean of several is steadier than one. The spread over draws is not an interval: it leaves out that other texts or people would give other values."
            }
        }
    }
}

impl Statistic {
    /// All, in the order of the report.
    pub const ALL: [Self; 21] = [
        Self::PercentAgreement,
        Self::SpanF1,
        Self::Fleiss,
        Self::KrippendorffNominal,
        Self::KrippendorffOrdinal,
        Self::KrippendorffInterval,
        Self::KrippendorffUnitizing,
        Self::GwetAc1,
        Self::GwetAc2,
        Self::BrennanPrediger,
        Self::Conger,
        Self::CohenUnweighted,
        Self::CohenQuadratic,
        Self::Icc1,
        Self::IccA1,
        Self::IccC1,
        Self::SimulatedKappaQuadratic,
        Self::SimulatedKappaLinear,
        Self::SimulatedPearson,
        Self::SimulatedSpearman,
        Self::SimulatedKendall,
    ];

    /// Its key in files.
    pub const fn key(self) -> &'static str {
        self.about().key
    }

    /// Its name as papers write it.
    pub const fn name(self) -> &'static str {
        self.about().name
    }

    /// Its name without what its family has in common.
    pub fn short(self) -> &'static str {
        self.name().trim_end_matches(", simulated annotators")
    }

    /// The group it stands in.
    pub const fn family(self) -> Family {
        self.about().family
    }

    /// The formula and where it comes from, for the reader who asks.
    pub const fn formula(self) -> &'static str {
        self.about().formula
    }

    /// When to report it, and what to beware of.
    pub const fn when(self) -> &'static str {
        self.about().when
    }

    const fn about(self) -> About {
        use Family::{Corrected, Observed, Simulated, Variance};
        match self {
            Self::PercentAgreement => About {
                key: "percent_agreement",
                name: "Percent agreement",
                family: Observed,
                formula: "For each item the share of its pairs of ratings that are equal; then the mean over items. Not corrected for chance.",
                when: "Always, beside another: it shows what the corrected values are made of. Never alone.",
            },
            Self::SpanF1 => About {
                key: "span_f1",
                name: "F1 of marks",
                family: Observed,
                formula: "2 Σ |A ∩ B| / Σ (|A| + |B|) over all texts and all pairs of people of a text; A and B the code points they marked, with their labels. Hripcsak and Rothschild 2005. Not corrected for chance.",
                when: "For marked stretches, with any holes in the table: half means that half of what one marks the other marks too. Long stretches weigh more.",
            },
            Self::KrippendorffUnitizing => About {
                key: "krippendorff_unitizing",
                name: "Krippendorff's α, unitizing",
                family: Corrected,
                formula: "1 − Σ Do / Σ De over labels: the squared distances of beginnings and ends of stretches, and of stretches that the other leaves out, over those of stretches placed anywhere. Krippendorff 1995.",
                when: "For marked stretches, where all people have read all texts. Beside F1: it counts how far edges lie apart, and chance.",
            },
            Self::Fleiss => About {
                key: "fleiss",
                name: "Fleiss' κ",
                family: Corrected,
                formula: "(P − Pe) / (1 − Pe): P the percent agreement, Pe the agreement that the overall frequencies of the points give by chance; every disagreement weighs the same. Fleiss 1971; with unequal numbers of raters each text weighs the same in both, as in Gwet 2014.",
                when: "For answers without an order (edit types, yes and no) by many people. On a scale it is too strict: 2 against 3 counts as much as 1 against 5. It falls when nearly all answers are the same, however well people agree.",
            },
            Self::KrippendorffNominal => About {
                key: "krippendorff_nominal",
                name: "Krippendorff's α, nominal",
                family: Corrected,
                formula: "1 − Do / De: observed over expected disagreement, where any two different answers lie equally far apart. Krippendorff 2011; missing answers are no obstacle.",
                when: "For labels and preferences, by any number of people, with any holes in the table. With equal numbers of people it is Fleiss' κ but for a correction for few texts.",
            },
            Self::KrippendorffOrdinal => About {
                key: "krippendorff_ordinal",
                name: "Krippendorff's α, ordinal",
                family: Corrected,
                formula: "1 − Do / De: observed over expected disagreement, where two points lie as far apart as there are ratings between them. Krippendorff 2011; missing ratings are no obstacle.",
                when: "The first choice for scales judged by a crowd: any number of people, any holes in the table, and the order of the points counts.",
            },
            Self::KrippendorffInterval => About {
                key: "krippendorff_interval",
                name: "Krippendorff's α, interval",
                family: Corrected,
                formula: "1 − Do / De with squared differences of the numbers, which takes the steps of the scale as equal. Krippendorff 2011.",
                when: "When means of the scale are reported too, for means take its steps as equal; and to compare with papers that print it.",
            },
            Self::GwetAc1 => About {
                key: "gwet_ac1",
                name: "Gwet's AC1",
                family: Corrected,
                formula: "(P − Pe) / (1 − Pe) with Pe = Σ π(1 − π) / (q − 1) over the q points of the scale. Gwet 2008; the interval is from resampled items.",
                when: "Beside κ when nearly all answers are the same, where κ falls though people agree. It can stay high where people merely avoid a rare answer: give both.",
            },
            Self::GwetAc2 => About {
                key: "gwet_ac2",
                name: "Gwet's AC2, ordinal",
                family: Corrected,
                formula: "AC1 with weights for partial agreement: 1 minus the pairs of points between two answers over all pairs of points. Gwet 2014.",
                when: "As AC1, for scales.",
            },
            Self::BrennanPrediger => About {
                key: "brennan_prediger",
                name: "Brennan-Prediger",
                family: Corrected,
                formula: "(P − 1/q) / (1 − 1/q): chance picks each of the q points as often. Brennan and Prediger 1981.",
                when: "When a definition of chance is wanted that does not depend on the answers given. It counts points that nobody used.",
            },
            Self::Conger => About {
                key: "conger",
                name: "Conger's κ",
                family: Corrected,
                formula: "As Fleiss' κ, with the chance that each person's own frequencies give: Cohen's κ for more than two people. Conger 1980; with holes in the table as in Gwet 2014.",
                when: "When few people judged nearly everything and their habits differ. With a changing crowd, Fleiss' κ or α.",
            },
            Self::CohenUnweighted => About {
                key: "cohen_unweighted",
                name: "Cohen's κ, mean of pairs",
                family: Corrected,
                formula: "κ of every two people on the texts both judged, every difference counting the same; the mean over the pairs of people, weighted by the texts they share; chance from all that each of the two judged. Cohen 1960; Light 1971.",
                when: "For labels by two or three people who judged the same texts. In a crowd it rests on how well each person's habits are known: read α.",
            },
            Self::CohenQuadratic => About {
                key: "cohen_quadratic",
                name: "Cohen's κ, quadratic, mean of pairs",
                family: Corrected,
                formula: "Weighted κ (squared distances) of every two people on the texts both judged; the mean over the pairs of people, weighted by the texts they share; chance from all that each of the two judged. Cohen 1968; Light 1971.",
                when: "When two or three people judged the same texts. In a crowd it rests on how well each person's habits are known: read α.",
            },
            Self::Icc1 => About {
                key: "icc1",
                name: "ICC(1)",
                family: Variance,
                formula: "(B − W) / (B + (k − 1) W) from a one-way analysis of variance: the share of the variance that lies between the items when each item has raters of its own. Shrout and Fleiss 1979; the interval is from the F distribution.",
                when: "When every text was judged by whoever came: the usual crowd. Strictness of single people counts as noise.",
            },
            Self::IccA1 => About {
                key: "icc_a1",
                name: "ICC(A,1), by REML",
                family: Variance,
                formula: "σ²(items) / (σ²(items) + σ²(people) + σ²(rest)), the components by restricted maximum likelihood, so that holes in the table are no obstacle. McGraw and Wong 1996.",
                when: "When the same people judged many texts and their strictness is to count as disagreement.",
            },
            Self::IccC1 => About {
                key: "icc_c1",
                name: "ICC(C,1), by REML",
                family: Variance,
                formula: "σ²(items) / (σ²(items) + σ²(rest)): what ICC(A,1) would be if every person were equally strict. McGraw and Wong 1996.",
                when: "When only the order of the texts matters. Much above ICC(A,1), it says that people differ in strictness more than in judgement.",
            },
            Self::SimulatedKappaQuadratic | Self::SimulatedKappaLinear => About {
                key: match self {
                    Self::SimulatedKappaQuadratic => "simulated_kappa_quadratic",
                    _ => "simulated_kappa_linear",
                },
                name: match self {
                    Self::SimulatedKappaQuadratic => "Cohen's κ, quadratic, simulated annotators",
                    _ => "Cohen's κ, linear, simulated annotators",
                },
                family: Simulated,
                formula: "For every item one judgement at random is annotator 1 and the mean of the others, rounded to the scale (halves to the even point), annotator 2; weighted kappa between the two; median over the draws, with their spread. The interval is a bootstrap over texts and people. Pavlick and Tetreault 2016.",
                when: "To compare with papers that collected several crowd judgements a text. Say which weights and how the mean was rounded: both are in the method.",
            },
            Self::SimulatedPearson => About {
                key: "simulated_pearson",
                name: "Pearson's r, simulated annotators",
                family: Simulated,
                formula: "For every item one judgement at random against the mean of the others; product-moment correlation over items; median over the draws, with their spread. The interval is a bootstrap over texts and people. Pavlick and Tetreault 2016.",
                when: "To compare with papers that print it. It does not see when one of the two is always stricter.",
            },
            Self::SimulatedSpearman => About {
                key: "simulated_spearman",
                name: "Spearman's ρ, simulated annotators",
                family: Simulated,
                formula: "For every item one judgement at random against the mean of the others; rank correlation over items; median over the draws, with their spread. The interval is a bootstrap over texts and people. Pavlick and Tetreault 2016.",
                when: "As Pearson's r, when only the order of the texts matters.",
            },
            Self::SimulatedKendall => About {
                key: "simulated_kendall",
                name: "Kendall's τ, simulated annotators",
                family: Simulated,
                formula: "For every item one ranking at random against the mean ranks of the others, aligned by output; τ-b, which counts ties; mean over items; median over the draws, with their spread. The interval is a bootstrap over texts and people. Pavlick and Tetreault 2016; Kendall 1970.",
                when: "For rankings of outputs.",
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Statistic;

    #[test]
    fn the_key_in_files_is_the_key_in_json() {
        for statistic in Statistic::ALL {
            assert_eq!(serde_json::to_value(statistic).expect("JSON"), statistic.key());
        }
    }
}
