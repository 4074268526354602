//! `concord score --metric ppl-neural` with a published language model.

mod with_torch {
    use std::collections::BTreeMap;
    use std::fs;
    use std::path::Path;

    use scoring::torch::device::{self, Choice};
    use scoring::torch::parameters::{Init, Parameters, write};
    use serde_json::json;

    use super::super::text::{folder, run};

    /// The tokens of the model; the first begins a text.
    const TOKENS: [&str; 5] = ["<|endoftext|>", "a", "b", "c", "d"];
    /// How often the model expects each, in tenths, whatever came before.
    const SHARES: [f64; 5] = [1.0, 4.0, 2.0, 2.0, 1.0];

    /// A model of the GPT-2 family without layers, which looks at nothing: its last norm gives 1 for every number, and each
    /// token's row of the head adds up to the logarithm of its share.
    fn model(folder: &Path) {
        let config = json!({
            "model_type": "gpt2", "n_embd": 2, "n_layer": 0, "n_head": 1, "n_positions": 4, "vocab_size": 5,
            "bos_token_id": 0, "tie_word_embeddings": false,
        });
        let vocabulary: serde_json::Map<_, _> =
            TOKENS.iter().zip(0..).map(|(token, id)| ((*token).to_owned(), json!(id))).collect();
        let tokenizer = json!({
            "version": "1.0", "added_tokens": [], "pre_tokenizer": { "type": "Whitespace" },
            "model": { "type": "WordLevel", "vocab": vocabulary, "unk_token": "d" },
        });
        fs::create_dir(folder).expect("a folder is made");
        fs::write(folder.join("config.json"), config.to_string()).expect("it is written");
        fs::write(folder.join("tokenizer.json"), tokenizer.to_string()).expect("it is written");
        let cpu = device::device(Choice::Cpu).expect("it is always there").device;
        let mut new = Parameters::new(cpu);
        let mut tensor = |name: &str, shape: &[i64], number| {
            (name.to_owned(), new.tensor(name, shape, Init::Constant(number)).expect("memory"))
        };
        let mut weights = BTreeMap::from([
            tensor("transformer.wte.weight", &[5, 2], 0.3),
            tensor("transformer.wpe.weight", &[4, 2], 0.1),
            tensor("transformer.ln_f.weight", &[2], 0.0),
            tensor("transformer.ln_f.bias", &[2], 1.0),
            tensor("lm_head.weight", &[5, 2], 0.0),
        ]);
        let head = weights.get_mut("lm_head.weight").expect("it was put there");
        for (id, share) in (0..).zip(SHARES) {
            let _ = head.select(0, id).fill_(share.ln() / 2.0);
        }
        write(&weights, &folder.join("model.safetensors")).expect("it is written");
    }

    #[test]
    fn perplexity_is_by_the_token_behind_the_beginning() {
        let folder = folder(&[("h", "a b c\n\nd a a a a a a a d\n"), ("e", "\n")]);
        model(&folder.path().join("tiny"));
        let score = "score --metric ppl-neural --model @tiny --device cpu";
        let by_text = run(folder.path(), &format!("{score} --hyp @h --level segment --format csv")).printed;
        let cells: Vec<&str> = by_text.lines().skip(1).map(|line| line.split_once(',').expect("two cells").1).collect();
        // By hand: 0.4, 0.2 and 0.2; nothing; seven times 0.4 and twice 0.1, which no window of 4 leaves out or takes twice.
        let of = |shares: &[f64]| (-shares.iter().map(|share| share.ln()).sum::<f64>() / shares.len() as f64).exp();
        let (first, third) = ([0.4, 0.2, 0.2], [0.1, 0.4, 0.4, 0.4, 0.4, 0.4, 0.4, 0.4, 0.1]);
        let near =
            |cell: &str, expected: f64| cell.parse::<f64>().is_ok_and(|found| (found / expected - 1.0).abs() < 1e-5);
        assert!(near(cells[0], of(&first)) && cells[1].is_empty() && near(cells[2], of(&third)), "{by_text}");
        let all = run(folder.path(), &format!("{score} --hyp @h --format json")).json();
        let perplexity = &all["metrics"]["ppl-neural"];
        assert!(near(&perplexity["score"].to_string(), of(&[&first[..], &third].concat())), "{all}");
        let signature = perplexity["signature"].as_str().expect("a signature");
        assert!(signature.starts_with("model:tiny@"), "{signature}");
        assert!(signature.contains("|unit:token|bos:0|eos:no|window:4|stride:2|numbers:fp32|"), "{signature}");
        let none = run(folder.path(), &format!("{score} --hyp @e --format json")).json();
        assert!(none["metrics"]["ppl-neural"]["score"].is_null(), "{none}");
    }

    #[test]
    fn a_folder_of_something_else_is_refused() {
        let folder = folder(&[("h", "a\n")]);
        model(&folder.path().join("tiny"));
        let refused = |line: &str, words: &str| run(folder.path(), &format!("score --hyp @h {line}")).is_refused(words);
        refused("--metric ppl-neural --model @h", "is no folder of a language model");
        fs::remove_file(folder.path().join("tiny/tokenizer.json")).expect("it was there");
        refused("--metric ppl-neural --model @tiny", "lacks tokenizer.json: download the model again");
        fs::write(folder.path().join("tiny/config.json"), r#"{"model_type": "llama"}"#).expect("it is written");
        let words =
            "is of the family llama: name one that `concord train lm` wrote, or download one of the GPT-2 family";
        refused("--metric ppl-neural --model @tiny", words);
    }
}
