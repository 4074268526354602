//! Training the regression.

use std::collections::{BTreeMap, BTreeSet};

use tch::Reduction;

use super::{Built, Encode, How, KIND, MEASURE, Regression, spearman};
use crate::{
    text,
    torch::{
        Error, Precision,
        encoder::as_size,
        host::sent,
        random::Chance,
        train::{self, Config, Fingerprint, Learner, Loss, Measured, Options, Place, Subject, Watch, split},
    },
};

/// A rater's rating of a text.
#[derive(Debug, Clone, PartialEq)]
pub struct Rated {
    /// The text.
    pub text: String,
    /// The rating.
    pub rating: f64,
    /// The rater.
    pub worker: String,
}

/// The training task of a regression.
#[derive(Debug)]
pub struct Task<'a, E> {
    /// The encoder whose weights are fine-tuned.
    pub encoder: E,
    /// The training data.
    pub training: &'a [Rated],
    /// The data for evaluation; if it is empty, the last epoch is the best.
    pub held_out: &'a [Rated],
    /// The training method.
    pub how: How,
}

/// Holds out raters who gave a share of the ratings, and trains on the other raters' ratings of other texts.
///
/// # Errors
/// No training data is left: the held-out raters rated every text.
pub fn hold_out(rated: &[Rated], share: f64, seed: u64) -> Result<(Vec<Rated>, Vec<Rated>), Error> {
    let workers: Vec<&str> = rated.iter().map(|each| each.worker.as_str()).collect();
    let split = split::by_group(&workers, share, seed);
    let held_out: Vec<Rated> = split.held_out.iter().map(|at| rated[*at].clone()).collect();
    let texts: BTreeSet<&str> = held_out.iter().map(|each| each.text.as_str()).collect();
    let others = split.training.iter().map(|at| &rated[*at]);
    let training: Vec<Rated> = others.filter(|each| !texts.contains(each.text.as_str())).cloned().collect();
    if training.is_empty() && !rated.is_empty() {
        return Err(Error::Invalid(
            "the people held out rated every text, so none is left to learn from: hold out fewer, or other texts"
                .to_owned(),
        ));
    }
    Ok((training, held_out))
}

/// Trains a regression into a folder; its measure is the negative root mean squared error on the held-out data, and
/// Spearman's ρ is reported with it.
///
/// # Errors
/// A rating is not a number; the precision is fp16; otherwise as [`train::train`].
pub fn train<E: Encode>(
    task: Task<'_, E>,
    options: &Options,
    place: Place<'_>,
    watch: Watch<'_>,
) -> Result<(Regression<E>, Config), Error> {
    if task.how.precision == Precision::Half {
        return Err(Error::Invalid(
            "fp16 cannot be trained in: gradients below 0.00000006 would be 0, and nothing here scales the loss; choose bf16, which has the range of fp32"
                .to_owned(),
        ));
    }
    if task.training.iter().chain(task.held_out).any(|each| !each.rating.is_finite()) {
        return Err(Error::Invalid("a rating is no number".to_owned()));
    }
    let n = task.training.len().max(1) as f64;
    let mean = task.training.iter().map(|each| each.rating).sum::<f64>() / n;
    let model = Regression::over(task.encoder, task.how, mean, options.seed)?;
    let learner = Ratings::new(model, task.training, task.held_out);
    let config = train::train(&learner, options, place, watch)?;
    Ok((learner.model, config))
}

/// A regression with its ratings.
#[derive(Debug)]
pub(super) struct Ratings<'a, E> {
    pub(super) model: Regression<E>,
    subject: Subject,
    training: &'a [Rated],
    /// The held-out texts, each with its mean rating.
    texts: Vec<(&'a str, f64)>,
}

impl<'a, E: Encode> Ratings<'a, E> {
    pub(super) fn new(model: Regression<E>, training: &'a [Rated], held_out: &'a [Rated]) -> Self {
        let mut sums: BTreeMap<&str, (f64, f64)> = BTreeMap::new();
        for Rated { text, rating, .. } in held_out {
            let (sum, n) = sums.entry(text).or_default();
            *sum += rating;
            *n += 1.0;
        }
        let texts = sums.into_iter().map(|(text, (sum, n))| (text, sum / n)).collect();
        let mut data = Fingerprint::default();
        for (name, rated) in [("training", training), ("held out", held_out)] {
            data = data.with(name).with((rated.len() as u64).to_le_bytes());
            for Rated { text, rating, worker } in rated {
                data = data.with(text).with(rating.to_le_bytes()).with(worker);
            }
        }
        let (encoder, width) = (model.encoder.about(), model.encoder.width());
        let built = Built { encoder, width, how: model.how, measure: MEASURE.to_owned() };
        let subject = Subject::new((KIND, &built), &model.weights, data, training.len());
        Self { model, subject, training, texts }
    }
}

impl<E: Encode> Learner for Ratings<'_, E> {
    fn subject(&self) -> &Subject {
        &self.subject
    }

    fn text(&self, example: usize) -> &str {
        &self.training[example].text
    }

    fn loss(&self, examples: &[usize], chance: &mut Chance) -> Result<Loss, Error> {
        let rated: Vec<&Rated> = examples.iter().map(|at| &self.training[*at]).collect();
        let texts: Vec<&str> = rated.iter().map(|each| each.text.as_str()).collect();
        let found = self.model.ratings(&texts, Some(chance))?;
        let ratings: Vec<f64> = rated.iter().map(|each| each.rating).collect();
        let ratings = sent(&ratings, &[as_size(ratings.len())], found.device())?.f_to_kind(found.kind())?;
        let mean = found.f_mse_loss(&ratings, Reduction::Mean)?;
        Ok(Loss { mean, n_tokens: texts.iter().map(|text| text::n_tokens(text)).sum() })
    }

    fn measure(&self) -> Result<Option<Measured>, Error> {
        if self.texts.is_empty() {
            return Ok(None);
        }
        let (texts, ratings): (Vec<&str>, Vec<f64>) = self.texts.iter().copied().unzip();
        let found = self.model.predict(&texts, |_| {})?;
        let squares: f64 = found.iter().zip(&ratings).map(|(found, rating)| (found - rating).powi(2)).sum();
        let rmse = (squares / ratings.len() as f64).sqrt();
        Ok(Some(Measured { value: -rmse, correlation: spearman(&found, &ratings) }))
    }
}
