//! `concord train`: from a table to a model, also with a process that was killed on the way.

#[cfg(not(feature = "torch"))]
#[test]
fn without_the_feature_it_says_how_to_build_with_it() {
    let folder = super::text::folder(&[]);
    let ran = super::text::run(folder.path(), "train textcnn --data @d.csv --out @m");
    ran.is_refused("`cargo xtask libtorch` says how to build it with the feature `torch`");
    let folder = super::text::folder(&[("h", "a\n")]);
    let ran = super::text::run(folder.path(), "score --hyp @h --ref @h --metric bertscore --model @m");
    ran.is_refused("bertscore needs a neural model");
    super::text::run(folder.path(), "embed --model @m @h").is_refused("embed needs a neural model");
    super::text::run(folder.path(), "work --data @d --device cuda").is_refused("--device cuda needs a neural model");
    let ran = super::text::run(folder.path(), "work --data @d --deterministic");
    ran.is_refused("--deterministic needs a neural model");
}

#[cfg(feature = "torch")]
mod with_torch {
    use std::fs;
    use std::path::Path;
    use std::process::{Command, Stdio};
    use std::thread::sleep;
    use std::time::Duration;

    use scoring::torch::device::{self, Choice};
    use scoring::torch::{encoder::Encoder, parameters};
    use serde_json::json;

    use super::super::text::{Ran, folder, run};

    /// Two styles, told by how they end.
    fn styles() -> String {
        let row = |at: usize| {
            let (end, label) = if at.is_multiple_of(2) { (".", "formal") } else { ("!!", "informal") };
            let (who, what) = (["We", "They", "I"][at % 3], ["see", "know", "like", "want"][at % 4]);
            format!("{who} {what} it{end},{label}\n")
        };
        "text,label\n".to_owned() + &(0..120).map(row).collect::<String>()
    }

    fn sentences() -> String {
        (0..150).map(|at| format!("{} b c d {}\n", ["a", "b"][at % 2], "e ".repeat(at % 5))).collect()
    }

    /// The numbers of a column of CSV with a header.
    fn column(csv: &str, number: usize) -> Vec<f64> {
        let cell = |line: &str| line.split(',').nth(number).and_then(|cell| cell.parse().ok()).expect("a number");
        csv.lines().skip(1).map(cell).collect()
    }

    /// Trains once in one go, and once in a process that is killed after its first checkpoints and taken up again.
    fn killed_and_resumed(folder: &Path, line: &str) -> Ran {
        let whole = run(folder, &format!("{line} --out @whole --format json"));
        let line = format!("{line} --every 1 --out @killed");
        let words = line.split_whitespace().map(|word| match word.strip_prefix('@') {
            Some(name) => folder.join(name).into_os_string(),
            None => word.into(),
        });
        let mut child = Command::new(env!("CARGO_BIN_EXE_concord"))
            .args(words)
            .env("OMP_NUM_THREADS", "1")
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        // As soon as there is a checkpoint.
        for _ in 0..6000 {
            if folder.join("killed/optimizer.safetensors").exists() {
                break;
            }
            sleep(Duration::from_millis(10));
        }
        child.kill().expect("it is killed");
        let _ = child.wait().expect("it has ended");
        run(folder, &line).is_refused("holds a training already");
        let resumed = run(folder, &format!("{line} --resume --format json"));
        assert_eq!(resumed.json(), whole.json());
        for file in ["model.safetensors", "optimizer.safetensors", "config.json"] {
            let read = |name: &str| fs::read(folder.join(name).join(file)).expect("it is there");
            assert!(read("whole") == read("killed"), "{file} differs");
        }
        whole
    }

    #[test]
    fn a_classifier_learns_and_goes_on_after_it_was_killed() {
        let folder = folder(&[("d.csv", &styles()), ("e.csv", "text,label\na,x\n")]);
        let line = "train textcnn --data @d.csv --style formal --embedding 16 --epochs 8 --batch 8 --device cpu";
        let trained = killed_and_resumed(folder.path(), line).json();
        assert_eq!(
            (&trained["texts"], &trained["held_out"], &trained["classes"]),
            (&json!(108), &json!(12), &json!(2))
        );
        assert!(trained["accuracy"].as_f64() > Some(0.9), "{trained}");
        let n_losses = trained["losses"].as_array().map(|losses| losses.len() as u64);
        assert_eq!(n_losses, trained["epochs"].as_u64());
        fs::write(folder.path().join("h"), "We see it.\nThey know it!!\n").expect("it is written");
        let score = "score --hyp @h --metric style-neural,accuracy-neural --model @whole --device cpu";
        let by_text = run(folder.path(), &format!("{score} --level segment --format csv")).printed;
        let styles: Vec<f64> = column(&by_text, 1);
        assert!(styles[0] > 0.5 && styles[1] < 0.5, "{by_text}");
        let all = run(folder.path(), &format!("{score} --format json")).json();
        assert_eq!(all["metrics"]["accuracy-neural"]["score"], json!(0.5));
        assert!(
            all["metrics"]["style-neural"]["signature"].as_str().is_some_and(|name| name.starts_with("model:whole@"))
        );
        let other = format!("{line} --every 1 --out @killed --resume --seed 2");
        run(folder.path(), &other).is_refused("with other");
        run(folder.path(), "train textcnn --data @e.csv --out @m").is_refused("at least two classes");
        run(folder.path(), "train textcnn --data @d.csv --style polite --out @m").is_refused("the label polite");
        run(folder.path(), "train lm --data @d.csv --device gpu --out @m").is_misused("cuda:N");
    }

    #[test]
    fn a_language_model_learns_and_goes_on_after_it_was_killed() {
        let folder = folder(&[("d", &sentences()), ("e", "")]);
        let line =
            "train lm --data @d --embedding 8 --hidden 16 --epochs 5 --batch 8 --learning-rate 0.02 --device cpu";
        let trained = killed_and_resumed(folder.path(), line).json();
        // Who knows the sentences hesitates at their first word and at how many e come: 1.6 on average.
        assert!(trained["perplexity"].as_f64().is_some_and(|found| found > 1.0 && found < 4.0), "{trained}");
        fs::write(folder.path().join("h"), "a b c d e\ne e d a a\n").expect("it is written");
        let score = "score --hyp @h --metric ppl-neural --model @whole --device cpu";
        let by_text = run(folder.path(), &format!("{score} --level segment --format csv")).printed;
        let perplexities = column(&by_text, 1);
        assert!(perplexities[0] * 2.0 < perplexities[1], "{by_text}");
        let all = run(folder.path(), &format!("{score} --format json")).json();
        // Both texts have as many words, so the perplexity of both is the geometric mean.
        let (of_both, mean) =
            (all["metrics"]["ppl-neural"]["score"].as_f64(), (perplexities[0] * perplexities[1]).sqrt());
        assert!(of_both.is_some_and(|found| (found / mean - 1.0).abs() < 1e-5), "{all} is not {mean}");
        let signature = all["metrics"]["ppl-neural"]["signature"].as_str();
        assert!(signature.is_some_and(|signature| signature.contains("|mean:corpus|unit:word|")), "{all}");
        run(folder.path(), "score --hyp @h --metric style-neural --model @whole").is_refused("is of a recurrent");
        run(folder.path(), "score --hyp @h --metric style-neural").is_refused("name the folder of a model");
        run(folder.path(), "train lm --data @e --out @m").is_refused("the file is empty");
    }

    #[test]
    fn with_the_flag_two_runs_are_equal_and_say_so() {
        let folder = folder(&[("d", &sentences()), ("h", "a b c d e\ne e d a a\n")]);
        let path = folder.path();
        let train =
            "train lm --data @d --embedding 8 --hidden 16 --epochs 2 --device cpu --deterministic --format json";
        let (one, two) = (run(path, &format!("{train} --out @one")), run(path, &format!("{train} --out @two")));
        assert_eq!(one.json(), two.json());
        assert!(one.said.contains("computing the same each time"), "{}", one.said);
        for file in ["model.safetensors", "optimizer.safetensors", "config.json"] {
            let read = |name: &str| fs::read(path.join(name).join(file)).expect("it is there");
            assert!(read("one") == read("two"), "{file} differs");
        }
        encoder(&path.join("tiny"));
        for line in [
            "score --hyp @h --metric ppl-neural --model @one --level segment --device cpu --deterministic",
            "score --hyp @h --src @h --metric sim-neural --model @tiny --device cpu --deterministic --precision bf16",
            "embed --model @tiny --device cpu --deterministic @h",
        ] {
            let (one, two) = (run(path, line), run(path, line));
            assert_eq!((one.code, &one.printed), (Some(0), &two.printed), "{line}: {}", one.said);
            assert!(one.said.contains("computing the same each time"), "{}", one.said);
        }
        let worked = run(path, "work --data @study --once --device cpu --deterministic");
        assert!(worked.code == Some(0) && worked.said.contains("computing the same each time"), "{worked:?}");
    }

    /// A small encoder of the family of BERT, in a folder.
    fn encoder(folder: &Path) {
        let words = ["[PAD]", "[UNK]", "sir", "regards", "lol", "gonna", "the", "film"];
        let vocabulary: serde_json::Map<_, _> =
            words.iter().zip(0..).map(|(word, id)| ((*word).to_owned(), json!(id))).collect();
        let config = json!({
            "model_type": "bert", "hidden_size": 8, "num_hidden_layers": 1, "num_attention_heads": 2,
            "intermediate_size": 16, "vocab_size": 8, "max_position_embeddings": 12, "type_vocab_size": 2,
            "layer_norm_eps": 1e-12, "hidden_act": "gelu", "hidden_dropout_prob": 0.1,
        });
        let tokenizer = json!({
            "version": "1.0", "added_tokens": [], "pre_tokenizer": { "type": "Whitespace" },
            "model": { "type": "WordLevel", "vocab": vocabulary, "unk_token": "[UNK]" },
        });
        fs::create_dir(folder).expect("a folder is made");
        fs::write(folder.join("config.json"), config.to_string()).expect("it is written");
        fs::write(folder.join("tokenizer.json"), tokenizer.to_string()).expect("it is written");
        let cpu = device::device(Choice::Cpu).expect("it is always there").device;
        // The same weights in each run: with others, six epochs can be too few to learn from.
        device::deterministic(cpu, 1).expect("a CPU needs no setting");
        let new = Encoder::new(serde_json::from_value(config).expect("a configuration"), cpu).expect("memory");
        parameters::write(new.parameters(), &folder.join("model.safetensors")).expect("it is written");
    }

    #[test]
    fn a_regression_learns_from_people_and_goes_on_after_it_was_killed() {
        let row = |at: usize| {
            let (first, second) = (["sir", "lol"][at % 2], ["regards", "gonna", "the"][at % 3]);
            let rating = [2, -2][at % 2] + [1, -1, 0][at % 3];
            format!("{first} the film {second} {},{rating},W{}\n", "film ".repeat(at % 7), at % 9)
        };
        let table = "text,rating,worker\n".to_owned() + &(0..126).map(row).collect::<String>();
        let folder = folder(&[("d.csv", &table), ("e.csv", "text,rating\na,good\n")]);
        encoder(&folder.path().join("tiny"));
        let line = "train regression --data @d.csv --encoder @tiny --learning-rate 0.005 --epochs 6 --device cpu";
        let trained = killed_and_resumed(folder.path(), line).json();
        assert!(trained["spearman"].as_f64() > Some(0.8), "{trained}");
        // The kept epoch is the closest one, and its correlation stands beside it.
        let curve = |name: &str| serde_json::from_value::<Vec<f64>>(trained[name].clone()).expect("numbers");
        let (errors, correlations) = (curve("measures"), curve("correlations"));
        let best = errors.iter().position(|error| Some(*error) == trained["rmse"].as_f64()).expect("it is of an epoch");
        assert!(errors.iter().all(|error| *error >= errors[best]), "{trained}");
        assert_eq!(Some(correlations[best]), trained["spearman"].as_f64());
        assert_eq!(Some(best as u64 + 1), trained["best_epoch"].as_u64());
        assert!(folder.path().join("whole/encoder/model.safetensors").is_file());
        fs::write(folder.path().join("h"), "sir regards the film\nlol gonna the film\n").expect("it is written");
        let score = "score --hyp @h --src @h --ref @h --level segment --format csv --device cpu";
        let ratings = column(&run(folder.path(), &format!("{score} --metric rating --model @whole")).printed, 1);
        assert!(ratings[0] > ratings[1], "{ratings:?}");
        let alike = format!("{score} --metric bertscore,sim-neural,wmd-neural --layer 1 --model @whole/encoder");
        let alike = run(folder.path(), &alike);
        for (metric, same) in [(1, 1.0), (2, 1.0), (3, 0.0)] {
            let values = column(&alike.printed, metric);
            assert!(
                values.iter().all(|value| (value - same).abs() < 1e-3),
                "{metric}: {}{}",
                alike.printed,
                alike.said
            );
        }
        let vectors = run(folder.path(), "embed --model @whole/encoder --device cpu @h").printed;
        let widths = vectors.lines().map(|line| serde_json::from_str::<Vec<f64>>(line).expect("numbers").len());
        assert_eq!(widths.collect::<Vec<_>>(), [8, 8]);
        run(folder.path(), "score --hyp @h --src @h --metric sim-neural --device cuda:99 --model @whole/encoder")
            .is_refused("cuda:99 cannot be used");
        run(folder.path(), "score --hyp @h --ref @h --metric bertscore --device cpu --model @whole/encoder")
            .is_refused("name one from 1 to 1");
        run(folder.path(), "train regression --data @e.csv --encoder @tiny --out @m")
            .is_refused("line 2: `rating` is no number");
        run(folder.path(), "train regression --data @d.csv --encoder @whole --out @m").is_refused("config.json");
        let half = run(folder.path(), &format!("{line} --precision bf16 --out @half --format json")).json();
        assert!(half["spearman"].as_f64() > Some(0.8), "{half}");
        run(folder.path(), &format!("{line} --resume --out @half")).is_refused("its precision differs");
        run(folder.path(), &format!("{line} --precision fp16 --out @m")).is_refused("choose bf16");
    }
}
