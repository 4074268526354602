//! Generated texts: words of a language nobody speaks, as frequent as Zipf's law has them.

use std::{fmt::Write as _, fs, io, path::Path};

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Words that have vectors, and their dimension.
pub const WORDS: usize = 20_000;
pub const DIMENSION: usize = 300;

/// References and outputs of two systems, line by line, with a vector for each word.
pub struct Texts {
    pub references: Vec<String>,
    pub hypotheses: Vec<String>,
    pub others: Vec<String>,
    pub vectors: String,
}

impl Texts {
    /// The same texts each time.
    pub fn generate(n: usize) -> Self {
        let mut random = ChaCha8Rng::seed_from_u64(11);
        let words: Vec<String> = (0..WORDS).map(word).collect();
        let mut references = Vec::with_capacity(n);
        let (mut hypotheses, mut others) = (Vec::with_capacity(n), Vec::with_capacity(n));
        for _ in 0..n {
            let length = random.random_range(8..30);
            let sentence: Vec<&str> = (0..length).map(|_| zipf(&words, &mut random)).collect();
            hypotheses.push(edited(&sentence, &words, 0.2, &mut random));
            others.push(edited(&sentence, &words, 0.25, &mut random));
            references.push(sentence.join(" ") + " .");
        }
        let mut vectors = String::new();
        for word in words.iter().map(String::as_str).chain(["."]) {
            vectors.push_str(word);
            for _ in 0..DIMENSION {
                write!(vectors, " {:.4}", random.random_range(-1.0..1.0_f64)).expect("a text takes any");
            }
            vectors.push('\n');
        }
        Self { references, hypotheses, others, vectors }
    }

    /// Writes them for Python.
    pub fn write(&self, folder: &Path) -> io::Result<()> {
        for (name, texts) in
            [("references", &self.references), ("hypotheses", &self.hypotheses), ("others", &self.others)]
        {
            fs::write(folder.join(name), texts.join("\n") + "\n")?;
        }
        fs::write(folder.join("vectors"), format!("{} {DIMENSION}\n{}", WORDS + 1, self.vectors))
    }
}

/// The word of a number: syllables of a consonant and a vowel, rarer words longer.
fn word(mut number: usize) -> String {
    const CONSONANTS: &[u8] = b"bdfgklmnprstvz";
    const VOWELS: &[u8] = b"aeiou";
    let mut word = String::new();
    loop {
        word.push(char::from(CONSONANTS[number % CONSONANTS.len()]));
        number /= CONSONANTS.len();
        word.push(char::from(VOWELS[number % VOWELS.len()]));
        number /= VOWELS.len();
        if number == 0 {
            return word;
        }
    }
}

/// A word, the k-th about as often as 1/k.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a rank below the number of words")]
fn zipf<'a>(words: &'a [String], random: &mut ChaCha8Rng) -> &'a str {
    let rank = (words.len() as f64).powf(random.random::<f64>()) as usize;
    &words[rank.min(words.len()) - 1]
}

/// A sentence with a share of its words exchanged, dropped, added or moved.
fn edited(sentence: &[&str], words: &[String], share: f64, random: &mut ChaCha8Rng) -> String {
    let mut edited = Vec::with_capacity(sentence.len() + 4);
    for word in sentence {
        if random.random::<f64>() >= share {
            edited.push(*word);
            continue;
        }
        match random.random_range(0..4) {
            0 => {}
            1 => edited.extend([zipf(words, random), word]),
            2 if edited.len() > 1 => edited.insert(random.random_range(0..edited.len()), word),
            _ => edited.push(zipf(words, random)),
        }
    }
    edited.join(" ") + if random.random() { " ." } else { "" }
}
