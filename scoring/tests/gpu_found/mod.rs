//! The GPU that was asked for, and what its tests share.

use scoring::torch::{
    Precision,
    batch::Budget,
    device::{Choice, device},
    embed::{Embedder, Embeddings},
    folder::Folder,
};
use tch::Device;

use crate::minilm;

/// The GPU that was asked for; `None`, and a word of it, where none was.
pub fn device_asked_for() -> Option<Device> {
    let Ok(asked) = std::env::var("CONCORD_GPU") else {
        testing::skipped("no GPU was asked for, see cargo xtask test --gpu");
        return None;
    };
    let choice: Choice = asked.parse().expect("CONCORD_GPU names a device");
    Some(device(choice).expect("the GPU that was asked for is there").device)
}

/// The GPU and MiniLM.
pub fn gpu() -> Option<(Device, Folder)> {
    let found = device_asked_for()?;
    Some((found, Folder::open(minilm::folder()?).expect("MiniLM is a model")))
}

/// 200 texts of up to 61 words in several scripts, few of one length, and 600 of five lengths.
pub fn texts() -> Vec<String> {
    let words = ["we", "would", "kindly", "gonna", "u", "appreciate", "it", "!!!", "résumé", "今日は"];
    let various =
        |n: usize| (0..=(n * 7 % 60)).map(|place| words[(n * 31 + place * 17) % words.len()]).collect::<Vec<_>>();
    // Each of them is one token of MiniLM.
    let tokens = ["we", "would", "kindly", "it", "appreciate", "the", "answer"];
    let alike = |n: usize| {
        let length = [3, 5, 6, 8, 12][n % 5];
        (0..length).map(|place| tokens[(n / 5 + place * (1 + n % 3)) % tokens.len()]).collect::<Vec<_>>()
    };
    let (various, alike) = ((0..200).map(various), (0..600).map(alike));
    various.chain(alike).map(|words| words.join(" ")).collect()
}

/// The vectors of the texts.
pub fn embedded(folder: &Folder, device: Device, precision: Precision, budget: Budget) -> Embeddings {
    let texts = texts();
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    let embedder = Embedder::open(folder, device, precision).expect("the model fits").with_budget(budget);
    embedder.embed(&texts, |_| {}).expect("the texts fit")
}
