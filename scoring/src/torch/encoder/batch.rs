//! Texts of a batch as rows of tokens.

use std::{borrow::Borrow, cell::OnceCell};

use tch::{Device, Kind, Tensor};

use super::as_size;
use crate::torch::{Error, host::sent, tokens::Tokens};

/// Texts of one length are a block of their own where a length has this many of them on average; else all are padded.
const PER_LENGTH: usize = 8;

/// A batch of texts on the device: the tokens of all texts one after the other, in blocks of texts of one length.
///
/// Blocks of texts that are equally long need no padding and no mask, which makes attention several times as fast on a
/// GPU. Where texts of one length are few, there is one block, padded at the end of each text.
#[derive(Debug)]
pub struct Batch {
    /// The numbers of the tokens, `[rows]`.
    pub(crate) ids: Tensor,
    /// The blocks, in the order of their texts.
    pub(crate) blocks: Vec<Block>,
}

/// Texts that are equally long, or have been made so.
#[derive(Debug)]
pub(crate) struct Block {
    /// The number of the first row.
    first: i64,
    /// The number of texts.
    pub(crate) n: i64,
    /// The number of tokens of each.
    pub(crate) length: i64,
    /// What is padding, where something is.
    pub(crate) padding: Option<Padding>,
}

/// Which tokens of a block are padding.
#[derive(Debug)]
pub(crate) struct Padding {
    /// Which tokens are of a text, `[n, length]`.
    pub(crate) seen: Tensor,
    /// The numbers of the rows that are of a text, within the block.
    pub(crate) rows: Tensor,
    /// What is added to the logits of attention.
    added: OnceCell<Tensor>,
}

impl Batch {
    /// The texts of a batch; those of equal length should stand together.
    pub(super) fn of<T: Borrow<Tokens>>(texts: &[T], padding: i32, device: Device) -> Result<Self, Error> {
        if texts.is_empty() {
            return Err(Error::Invalid("a batch needs a text".to_owned()));
        }
        let lengths: Vec<usize> = texts.iter().map(|text| text.borrow().ids.len()).collect();
        let runs: Vec<&[usize]> = lengths.chunk_by(|a, b| a == b).collect();
        let are_few = runs.len() > 1 && runs.len() * PER_LENGTH > texts.len();
        if !are_few && lengths.iter().all(|length| *length > 0) {
            let ids = texts.iter().flat_map(|text| &text.borrow().ids).copied().collect::<Vec<_>>();
            let mut first = 0;
            let block = |run: &[usize]| {
                let block = Block { first, n: as_size(run.len()), length: as_size(run[0]), padding: None };
                first += block.n * block.length;
                block
            };
            let blocks = runs.into_iter().map(block).collect();
            return Ok(Self { ids: sent(&ids, &[as_size(ids.len())], device)?, blocks });
        }
        let longest = lengths.iter().copied().max().unwrap_or(0).max(1);
        let mut ids = vec![padding; texts.len() * longest];
        let (mut seen, mut rows) = (vec![false; ids.len()], Vec::new());
        for (number, text) in texts.iter().enumerate() {
            let (tokens, place) = (&text.borrow().ids, number * longest);
            ids[place..place + tokens.len()].copy_from_slice(tokens);
            seen[place..place + tokens.len()].fill(true);
            rows.extend((place..place + tokens.len()).map(as_size));
        }
        let shape = [as_size(texts.len()), as_size(longest)];
        let seen = sent(&seen, &shape, device)?;
        let rows = sent(&rows, &[as_size(rows.len())], device)?;
        let block = Block {
            first: 0,
            n: shape[0],
            length: shape[1],
            padding: Some(Padding { seen, rows, added: OnceCell::new() }),
        };
        Ok(Self { ids: sent(&ids, &[shape[0] * shape[1]], device)?, blocks: vec![block] })
    }

    /// The rows that are no padding, text by text: from [rows, width] to [tokens, width].
    pub(crate) fn tokens(&self, rows: &Tensor) -> Result<Tensor, Error> {
        match self.blocks.as_slice() {
            [Block { padding: Some(padding), .. }] => Ok(rows.f_index_select(0, &padding.rows)?),
            _ => Ok(rows.shallow_clone()),
        }
    }
}

impl Padding {
    /// What hides padding from attention where it is added to the logits: 0, or −∞ at padding, `[n, 1, 1, length]`. It is
    /// computed once for all layers.
    pub(crate) fn added(&self, kind: Kind) -> Result<Tensor, Error> {
        if let Some(added) = self.added.get() {
            return Ok(added.f_to_kind(kind)?);
        }
        let none = Tensor::f_zeros(self.seen.size(), (kind, self.seen.device()))?;
        let added = none.f_masked_fill(&self.seen.f_logical_not()?, f64::NEG_INFINITY)?;
        let added = added.f_view([-1, 1, 1, self.seen.size()[1]])?;
        Ok(self.added.get_or_init(|| added).shallow_clone())
    }
}

impl Block {
    /// A block of texts that are equally long, the only one of its batch.
    pub(crate) const fn whole(n: i64, length: i64) -> Self {
        Self { first: 0, n, length, padding: None }
    }

    /// The block's part of [rows, width], as [n, length, width].
    pub(crate) fn of(&self, rows: &Tensor) -> Result<Tensor, Error> {
        let part = rows.f_narrow(0, self.first, self.n * self.length)?;
        Ok(part.f_view([self.n, self.length, -1])?)
    }
}

/// Applies `work` to each block of [rows, width], and puts the results one after the other along the first dimension.
pub(crate) fn by_block(
    blocks: &[Block],
    rows: &Tensor,
    work: impl Fn(&Block, Tensor) -> Result<Tensor, Error>,
) -> Result<Tensor, Error> {
    if let [one] = blocks {
        return work(one, one.of(rows)?);
    }
    let parts = blocks.iter().map(|block| work(block, block.of(rows)?));
    Ok(Tensor::f_cat(&parts.collect::<Result<Vec<_>, _>>()?, 0)?)
}

/// The mean of the vectors of each text of a block, `[n, width]`, in 32 bits.
pub(crate) fn mean(block: &Block, vectors: &Tensor) -> Result<Tensor, Error> {
    let Some(padding) = &block.padding else { return Ok(vectors.f_mean_dim(1, false, Kind::Float)?) };
    let seen = padding.seen.f_to_kind(Kind::Float)?.f_unsqueeze(-1)?;
    let sum = vectors.f_to_kind(Kind::Float)?.f_mul(&seen)?.f_sum_dim_intlist(1, false, Kind::Float)?;
    Ok(sum.f_div(&seen.f_sum_dim_intlist(1, false, Kind::Float)?.f_clamp_min(1e-9)?)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(lengths: &[usize]) -> Vec<Tokens> {
        let text = |n: &usize| Tokens { ids: vec![7; *n], is_special: vec![false; *n], is_cut: false };
        lengths.iter().map(text).collect()
    }

    #[test]
    fn texts_of_one_length_are_a_block_if_there_are_enough() {
        let batch = Batch::of(&tokens(&[&[5; 20][..], &[3; 9], &[1; 4]].concat()), 0, Device::Cpu).expect("memory");
        let sizes: Vec<(i64, i64)> = batch.blocks.iter().map(|block| (block.n, block.length)).collect();
        assert_eq!(sizes, [(20, 5), (9, 3), (4, 1)]);
        assert!(batch.blocks.iter().all(|block| block.padding.is_none()));
        let rows = Tensor::arange(20 * 5 + 9 * 3 + 4, (Kind::Float, Device::Cpu)).view([-1, 1]);
        let firsts = by_block(&batch.blocks, &rows, |_, part| Ok(part.f_select(1, 0)?)).expect("memory");
        assert_eq!(firsts.size(), [33, 1]);
        assert_eq!(firsts.int64_value(&[20, 0]), 100);
        assert_eq!(batch.tokens(&rows).expect("memory"), rows);
    }

    #[test]
    fn few_texts_are_padded() {
        let batch = Batch::of(&tokens(&[3, 1, 2]), 9, Device::Cpu).expect("memory");
        let ids: Vec<i64> = Vec::try_from(&batch.ids.to_kind(Kind::Int64)).expect("numbers");
        assert_eq!(ids, [7, 7, 7, 7, 9, 9, 7, 7, 9]);
        assert!(Batch::of::<Tokens>(&[], 9, Device::Cpu).is_err());
        let rows = Tensor::arange(9, (Kind::Float, Device::Cpu)).view([-1, 1]);
        let means = by_block(&batch.blocks, &rows, |block, part| mean(block, &part)).expect("memory");
        assert_eq!(Vec::<f64>::try_from(means.flatten(0, 1)).expect("numbers"), [1.0, 3.0, 6.5]);
        let tokens = batch.tokens(&rows).expect("memory");
        assert_eq!(Vec::<f64>::try_from(tokens.flatten(0, 1)).expect("numbers"), [0.0, 1.0, 2.0, 3.0, 6.0, 7.0]);
    }
}
