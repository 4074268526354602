//! Training the language model.

use tch::{Device, Kind, Tensor};

use super::{AT_A_TIME, Built, CHUNK, KIND, Model, Shapes, corpus};
use crate::torch::{
    Error,
    parameters::Parameters,
    random::Chance,
    rows::batches,
    train::{self, Config, Fingerprint, Learner, Loss, Measured, Options, Place, Subject, Watch},
    vocabulary::{self, Vocabulary},
};

/// The training task of a language model.
#[derive(Debug)]
pub struct Task<'a> {
    /// The sentences it learns from.
    pub training: &'a [String],
    /// The sentences for evaluation; without any, the last epoch is the best.
    pub held_out: &'a [String],
    /// Its sizes.
    pub shapes: Shapes,
    /// The options of its vocabulary.
    pub words: vocabulary::Options,
}

/// Trains a language model into a folder; its measure is the mean log10-probability of a held-out word.
///
/// # Errors
/// The data contains no word; otherwise as [`train::train`].
pub fn train(
    task: Task<'_>,
    options: &Options,
    place: Place<'_>,
    device: Device,
    watch: Watch<'_>,
) -> Result<(Model, Config), Error> {
    let words = vocabulary::Options { sentences: true, ..task.words };
    let vocabulary = Vocabulary::of(task.training, words);
    if vocabulary.is_empty() {
        return Err(Error::Invalid(format!("no word is there {} times: there is nothing to learn", words.fewest)));
    }
    let model = Model::build(task.shapes, vocabulary, Parameters::seeded(device, options.seed))?;
    let learner = Sentences::new(model, task.training, task.held_out);
    place.begin(|folder| learner.model.vocabulary.write(folder))?;
    let config = train::train(&learner, options, place, watch)?;
    Ok((learner.model, config))
}

/// A language model with its sentences.
#[derive(Debug)]
pub(super) struct Sentences<'a> {
    pub(super) model: Model,
    subject: Subject,
    rows: Vec<Vec<i64>>,
    /// The text of which each row is, or a piece.
    texts: Vec<&'a str>,
    held_rows: Vec<Vec<i64>>,
}

impl<'a> Sentences<'a> {
    pub(super) fn new(model: Model, training: &'a [String], held_out: &[String]) -> Self {
        let mut data = Fingerprint::default();
        for (name, texts) in [("training", training), ("held out", held_out)] {
            data = texts.iter().fold(data.with(name).with((texts.len() as u64).to_le_bytes()), Fingerprint::with);
        }
        // Each piece of a long text begins with the last word of the previous piece.
        let pieces = |text: &String| -> Vec<Vec<i64>> {
            let ids = model.vocabulary.ids(text);
            let starts = (0..ids.len() - 1).step_by(CHUNK);
            starts.map(|start| ids[start..ids.len().min(start + CHUNK + 1)].to_vec()).collect()
        };
        let of = |text: &'a String| pieces(text).into_iter().map(move |row| (row, text.as_str()));
        let (rows, texts): (Vec<Vec<i64>>, Vec<&str>) = training.iter().flat_map(of).unzip();
        let held_rows = held_out.iter().map(|text| model.vocabulary.ids(text)).collect();
        let Model { shapes, vocabulary, weights } = &model;
        let built = Built { shapes: shapes.clone(), words: vocabulary.options(), n_words: vocabulary.len() };
        // cuDNN wants the weights of a layer side by side.
        let subject = Subject::new((KIND, &built), weights, data, rows.len()).kept();
        Self { model, subject, rows, texts, held_rows }
    }
}

impl Learner for Sentences<'_> {
    fn subject(&self) -> &Subject {
        &self.subject
    }

    fn n_terms(&self, examples: &[usize]) -> usize {
        examples.iter().map(|at| self.rows[*at].len() - 1).sum()
    }

    fn text(&self, example: usize) -> &str {
        self.texts[example]
    }

    /// −1/n Σ ln p over the n words of the sentences.
    fn loss(&self, examples: &[usize], chance: &mut Chance) -> Result<Loss, Error> {
        let rows: Vec<Vec<i64>> = examples.iter().map(|at| self.rows[*at].clone()).collect();
        let n_tokens = self.n_terms(examples);
        let mut sums = Vec::new();
        for batch in batches(&rows, 4 * AT_A_TIME) {
            let texts: Vec<&[i64]> = batch.iter().map(|at| rows[*at].as_slice()).collect();
            let longest = texts.iter().map(|text| text.len() - 1).max().unwrap_or(0);
            let logs = self.model.logs(&texts, 0..longest, &mut Vec::new(), Some(&mut *chance))?;
            sums.push(logs.f_sum(None::<Kind>)?);
        }
        let mean = Tensor::f_stack(&sums, 0)?.f_sum(None::<Kind>)?.f_div_scalar(-(n_tokens as f64))?;
        Ok(Loss { mean, n_tokens })
    }

    fn measure(&self) -> Result<Option<Measured>, Error> {
        if self.held_rows.is_empty() {
            return Ok(None);
        }
        Ok(Some(corpus(&self.model.of_rows(&self.held_rows, |_| {})?).log10_per_word().into()))
    }
}
