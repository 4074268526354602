//! Random texts: several scripts, accents in both spellings, emoji, numbers, marks, repeated and very long words.

use rand::seq::IndexedRandom as _;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::coverage::digest;
use crate::entry::{Named, Plan};

/// What the words of a text are drawn from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Script {
    /// Three words, so that n-grams repeat and tie.
    Tiny,
    /// Words of chat in French, Italian, Portuguese and English.
    Latin,
    /// Numbers, marks, entities, addresses and contractions.
    Marks,
    /// Accents in both spellings, capitals without a counterpart, joined letters.
    Accents,
    /// Chinese, Japanese and Korean.
    Cjk,
    /// Arabic and Hebrew.
    Arabic,
    /// Hindi, Thai, emoji.
    Other,
}

impl Script {
    /// All of them.
    pub const ALL: [Self; 7] =
        [Self::Tiny, Self::Latin, Self::Marks, Self::Accents, Self::Cjk, Self::Arabic, Self::Other];

    /// The words.
    fn words(self) -> &'static [&'static str] {
        match self {
            Self::Tiny => &["a", "b", "c"],
            Self::Latin => &[
                "cmq",
                "bjr",
                "vc",
                "c'est",
                "ciao",
                "ciaooo",
                "SALUT",
                "The",
                "the",
                "film",
                "films",
                "bello",
                "belle",
                "vraiment",
                "gotta",
                "soooo",
                "cool",
                "coool",
                "è",
                "já",
                "nn",
                "LOL",
                "TV",
                "VIII",
                "u",
                "b/c",
                "a+",
                "toujour",
                "toujours",
                "really",
                "realy",
                "BELLISSIMO",
                "I",
                "Paris",
                "PARIS",
                "walking",
                "walked",
            ],
            Self::Marks => &[
                "!",
                "?",
                "?!",
                "...",
                "…",
                ",",
                ".",
                "3.14",
                "1,000",
                "$5",
                "5€",
                "can't",
                "l'été",
                "(so)",
                "\"go.\"",
                "&quot;R&amp;B&quot;",
                "http://a.fr/b",
                "www.b.fr",
                "mail@b.fr",
                "x-y",
                "2-3",
                "--",
                "it's",
                "'s",
                "«oui»",
                "no.",
                "1999.",
                "a.b",
                "end,",
                "[x]",
                "{y}",
                "~",
                "$",
                "%",
                "¿sí?",
                "gonna",
                "cannot",
            ],
            Self::Accents => &[
                "été",
                "e\u{301}te\u{301}",
                "É",
                "E\u{301}",
                "ÀÀÀ",
                "ñ",
                "n\u{303}",
                "ǆ",
                "ﬁn",
                "fin",
                "ß",
                "SS",
                "İ",
                "I",
                "ı",
                "Σας",
                "ΣΑΣ",
                "ύ",
                "Ω",
                "ö\u{308}",
                "å",
                "a\u{30a}",
                "x\u{301}\u{301}",
            ],
            Self::Cjk => &[
                "我",
                "爱",
                "我爱",
                "真的",
                "，",
                "。",
                "！",
                "BLEU",
                "そうですか",
                "？",
                "くださいませ",
                "テスト",
                "한국어",
                "안녕",
                "안녕하세요",
                "𠀀",
                "哈哈哈",
                "2号",
            ],
            Self::Arabic => {
                &["مرحبا", "كيف", "حالك", "؟", "شكرا", "شُكْرًا", "٣٫١٤", "שלום", "עולם", "הבית", "،", "لا", "الـــله"]
            }
            Self::Other => &[
                "नमस्ते",
                "यह",
                "है",
                "है।",
                "क्या",
                "สวัสดี",
                "ครับ",
                "😂",
                "😂😂",
                "👩\u{200d}🚒",
                "👍🏽",
                "🇫🇷",
                "🇫🇷🇮🇹",
                "❤\u{fe0f}",
                "ok",
                "a\u{200b}b",
                "\u{feff}x",
                "½",
                "x²",
            ],
        }
    }
}

/// A text of so many words.
pub fn text(rng: &mut ChaCha8Rng, script: Script, n_words: usize) -> String {
    let mut text = String::new();
    for n in 0..n_words {
        if n > 0 {
            text.push_str(gap(rng, script));
        }
        text.push_str(&word(rng, script));
    }
    if script != Script::Tiny && rng.random_bool(0.3) {
        text.push_str(any(rng, &["!", ".", " ?", "!!!", "...", " "]));
    }
    text
}

/// A text of up to so many words.
pub fn short(rng: &mut ChaCha8Rng, script: Script, most: usize) -> String {
    let n_words = rng.random_range(0..=most);
    text(rng, script, n_words)
}

/// What stands between two words: one space, mostly.
fn gap(rng: &mut ChaCha8Rng, script: Script) -> &'static str {
    if script == Script::Tiny || rng.random_bool(0.85) {
        return " ";
    }
    any(rng, &["", "  ", "\t", "\u{a0}", ". ", ", ", "!! "])
}

fn word(rng: &mut ChaCha8Rng, script: Script) -> String {
    // A word of another script now and then.
    let script = if script != Script::Tiny && rng.random_bool(0.1) { any(rng, &Script::ALL) } else { script };
    let word = any(rng, script.words());
    match rng.random_range(0..40) {
        0 => word.to_uppercase(),
        1 => word.repeat(3),
        2 if script != Script::Tiny => "ab".repeat(70),
        _ => word.to_owned(),
    }
}

/// Any of some things, of which there is one at least.
pub fn any<T: Copy>(rng: &mut ChaCha8Rng, of: &[T]) -> T {
    *of.choose(rng).expect("there is one at least")
}

/// A text with a few words exchanged, left out, put in or moved, and the case of others changed.
pub fn edited(rng: &mut ChaCha8Rng, of: &str, script: Script) -> String {
    let mut words: Vec<String> = of.split(' ').map(str::to_owned).collect();
    for _ in 0..rng.random_range(0..4) {
        if words.is_empty() {
            words.push(word(rng, script));
        }
        let at = rng.random_range(0..words.len());
        match rng.random_range(0..7) {
            0 => words[at] = word(rng, script),
            1 => _ = words.remove(at),
            2 => words.insert(at, word(rng, script)),
            3 => words[at] = words[at].to_lowercase(),
            4 => words[at] = words[at].to_uppercase(),
            5 => words[at].push(any(rng, &['s', '!', '.', 'o'])),
            _ => {
                let word = words.remove(at);
                words.insert(rng.random_range(0..=words.len()), word);
            }
        }
    }
    words.join(" ")
}

/// Sizes and draws of a full run, and of the fast one that the tests record.
const FULL: (&[usize], u64) = (&[1, 2, 3, 5, 12, 40], 5);
const FAST: (&[usize], u64) = (&[1, 4], 1);

/// A design of every script and size.
pub fn drawn<D>(plan: &Plan, draw: fn(&mut ChaCha8Rng, usize, Script) -> D) -> Vec<Named<D>> {
    let (sizes, draws) = if plan.thorough { FULL } else { FAST };
    let mut all = Vec::new();
    for script in Script::ALL {
        for &n in sizes {
            for number in 1..=draws {
                let name = format!("{script:?}, n = {n}, draw {number}").to_lowercase();
                let mut rng = ChaCha8Rng::seed_from_u64(plan.seed ^ digest(&name));
                all.push(Named { design: draw(&mut rng, n, script), name });
            }
        }
    }
    all
}
