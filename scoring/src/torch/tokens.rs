//! Texts as the tokens of a model.

use std::{iter, path::Path, sync::mpsc::sync_channel, thread};

use rayon::prelude::*;
use tokenizers::{Tokenizer, TruncationDirection, TruncationParams, TruncationStrategy};

use super::{Error, folder::Folder};

/// Texts that are cut into tokens at once, at most.
const TOGETHER: usize = 16_384;
/// The same at the beginning, so that the device begins early.
const AT_FIRST: usize = 4_096;

/// A text's tokens.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Tokens {
    /// Their numbers in the model's vocabulary, those that begin and end a text included.
    pub ids: Vec<i32>,
    /// Whether each token is a special token, which represents no part of the text.
    pub is_special: Vec<bool>,
    /// Whether the text was truncated to the model's limit.
    pub is_cut: bool,
}

impl Tokens {
    /// Whether no token represents a part of the text.
    pub fn is_wordless(&self) -> bool {
        self.is_special.iter().all(|is_special| *is_special)
    }
}

/// The tokenizer of a model.
#[derive(Debug, Clone)]
pub struct Cutter {
    tokenizer: Tokenizer,
    n_tokens: usize,
    /// Whether tokens that begin and end a text are added.
    is_framed: bool,
}

impl Cutter {
    /// The tokenizer of a folder; the first `n_tokens` tokens of each text are kept, including those that begin and end
    /// it.
    ///
    /// The padding and limits in the file itself are ignored.
    ///
    /// # Errors
    /// `tokenizer.json` is not a valid tokenizer.
    pub fn open(folder: &Folder, n_tokens: usize) -> Result<Self, Error> {
        let path = folder.file("tokenizer.json");
        let mut tokenizer = read(&path)?;
        let truncation = TruncationParams {
            max_length: n_tokens,
            strategy: TruncationStrategy::LongestFirst,
            stride: 0,
            direction: TruncationDirection::Right,
        };
        let set = tokenizer.with_truncation(Some(truncation));
        set.map_err(|error| Error::Model(path.clone(), error.to_string()))?;
        Ok(Self { tokenizer, n_tokens, is_framed: true })
    }

    /// The tokenizer in a file `tokenizer.json`, which keeps all tokens of a text and adds none.
    ///
    /// # Errors
    /// The file is not a valid tokenizer.
    pub fn unframed(path: &Path) -> Result<Self, Error> {
        Ok(Self { tokenizer: read(path)?, n_tokens: usize::MAX, is_framed: false })
    }

    /// The tokens of each text, ignoring surrounding white space.
    ///
    /// # Errors
    /// A text contains an unknown word, and the vocabulary has no token for unknown words.
    pub fn cut(&self, texts: &[&str]) -> Result<Vec<Tokens>, Error> {
        self.cut_as_is(&texts.iter().map(|text| text.trim()).collect::<Vec<_>>())
    }

    /// The tokens of each text, with the white space around it.
    ///
    /// # Errors
    /// As [`Cutter::cut`].
    pub fn cut_as_is(&self, texts: &[&str]) -> Result<Vec<Tokens>, Error> {
        texts.par_iter().map(|text| self.tokens(text)).collect()
    }

    fn tokens(&self, text: &str) -> Result<Tokens, Error> {
        // Where each token is in the text is not needed.
        let encoding = self.tokenizer.encode_fast(text, self.is_framed);
        let encoding =
            encoding.map_err(|error| Error::Invalid(format!("a text cannot be cut into tokens: {error}")))?;
        Ok(Tokens {
            ids: encoding.get_ids().iter().map(|id| id.cast_signed()).collect(),
            is_special: encoding.get_special_tokens_mask().iter().map(|flag| *flag == 1).collect(),
            is_cut: !encoding.get_overflowing().is_empty(),
        })
    }

    /// Cuts texts into tokens by another thread, a few parts ahead of `each`, which gets part after part.
    ///
    /// # Errors
    /// As [`Cutter::cut`]; what `each` returns.
    pub(crate) fn in_parts(
        &self,
        texts: &[&str],
        mut each: impl FnMut(Vec<Tokens>) -> Result<(), Error>,
    ) -> Result<(), Error> {
        let (mut rest, mut most) = (texts, AT_FIRST);
        let parts = iter::from_fn(|| {
            let part = rest.split_off(..most.min(rest.len())).filter(|part| !part.is_empty())?;
            most = TOGETHER.min(2 * most);
            Some(self.cut_as_is(part))
        });
        ahead(2, parts, |tokens| each(tokens?))
    }

    /// The maximum number of tokens of a text that are kept.
    pub const fn n_tokens(&self) -> usize {
        self.n_tokens
    }
}

/// Has another thread prepare parts, which `each` gets one after the other up to its first error: `n` of them may wait, and
/// one more is being prepared.
pub(crate) fn ahead<T: Send>(
    n: usize,
    parts: impl Iterator<Item = T> + Send,
    each: impl FnMut(T) -> Result<(), Error>,
) -> Result<(), Error> {
    thread::scope(|scope| {
        let (send, receive) = sync_channel(n);
        // Nobody receives any more after an error.
        scope.spawn(move || parts.map(|part| send.send(part)).take_while(Result::is_ok).for_each(drop));
        receive.into_iter().try_for_each(each)
    })
}

/// A tokenizer without the padding and the limits of its file.
fn read(path: &Path) -> Result<Tokenizer, Error> {
    let wrong = |error: tokenizers::Error| Error::Model(path.to_owned(), error.to_string());
    let mut tokenizer = Tokenizer::from_file(path).map_err(wrong)?;
    tokenizer.with_padding(None).with_truncation(None).map_err(wrong)?;
    Ok(tokenizer)
}
