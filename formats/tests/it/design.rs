//! What each format can carry.

use formats::model::Kind;

/// What a format can carry.
#[derive(Clone, Copy)]
pub struct Design {
    /// The format.
    pub format: &'static str,
    /// The name of the file.
    pub file: &'static str,
    /// The name of an item.
    pub id: fn(usize) -> String,
    /// Fields of items.
    pub item: &'static [&'static str],
    /// Questions.
    pub questions: &'static [(&'static str, Kind)],
    /// Fields of answers, and what spans can be.
    pub answer: &'static [&'static str],
    /// Whether it holds this text.
    pub text: fn(&str) -> bool,
    /// Whether it holds an option of this name, or a number of this text.
    pub option: fn(&str) -> bool,
    /// Whether it tells a free text from an option.
    pub free: fn(&str) -> bool,
    /// Whether it holds a span of these words.
    pub span: fn(&str) -> bool,
}

pub fn any(_: &str) -> bool {
    true
}

fn no_space_at_ends(words: &str) -> bool {
    !words.is_empty() && words.trim() == words
}

fn no_break_at_ends(words: &str) -> bool {
    !words.is_empty() && !words.starts_with('\n') && !words.ends_with('\n')
}

fn plain(option: &str) -> bool {
    !option.contains(['|', '\n']) && option != "-3"
}

fn broken(text: &str) -> bool {
    text.contains('\n')
}

fn unbroken(text: &str) -> bool {
    !text.contains(['\t', '\n', '\r'])
}

fn plain_id(n: usize) -> String {
    format!("s{n}, \"ש\"")
}

fn pair_id(n: usize) -> String {
    format!("d{}|sys{}", n / 2, n % 2)
}

const ALL: Design = Design {
    format: "records",
    file: "x.jsonl",
    id: plain_id,
    item: &["text", "source", "system", "language", "outputs", "metadata"],
    questions: &[
        ("number", Kind::Number),
        ("choice", Kind::Choice),
        ("choices", Kind::Choices),
        ("ranking", Kind::Ranking),
        ("text", Kind::Text),
        ("spans", Kind::Spans),
        ("pair", Kind::Choice),
    ],
    answer: &[
        "at",
        "seconds",
        "system",
        "language",
        "note",
        "rejected",
        "attention",
        "pair",
        "category",
        "omission",
        "source",
        "none",
        "one",
        "no item",
        "ties",
    ],
    text: any,
    option: any,
    free: any,
    span: any,
};
const LONG: Design = Design {
    format: "long",
    file: "x.csv",
    item: &[],
    answer: &[
        "at", "seconds", "system", "language", "note", "pair", "category", "omission", "source", "none", "one",
        "no item", "ties",
    ],
    ..ALL
};

/// One design for each way of writing a format.
pub const DESIGNS: &[Design] = &[
    ALL,
    LONG,
    Design { file: "x.tsv", ..LONG },
    Design { file: "x.jsonl", ..LONG },
    Design { file: "x.parquet", ..LONG },
    Design {
        format: "pairs",
        file: "x.csv",
        item: &[],
        questions: &[("pair", Kind::Choice)],
        answer: &["pair", "at", "seconds", "language", "note"],
        ..ALL
    },
    Design {
        format: "rankings",
        file: "x.jsonl",
        item: &[],
        questions: &[("ranking", Kind::Ranking)],
        answer: &["ties", "at", "seconds", "language", "note"],
        ..ALL
    },
    Design {
        format: "wide",
        file: "x.csv",
        item: &["text", "source"],
        questions: &[
            ("number", Kind::Number),
            ("choice", Kind::Choice),
            ("choices", Kind::Choices),
            ("ranking", Kind::Ranking),
            ("text", Kind::Text),
            ("spans", Kind::Spans),
        ],
        answer: &["category", "omission", "source", "one", "ties"],
        option: plain,
        free: broken,
        ..ALL
    },
    Design {
        format: "mturk",
        file: "x.csv",
        item: &["text", "source", "system", "language", "metadata"],
        questions: &[
            ("number", Kind::Number),
            ("choice", Kind::Choice),
            ("choices", Kind::Choices),
            ("text", Kind::Text),
        ],
        answer: &["at", "seconds", "rejected"],
        option: plain,
        free: broken,
        ..ALL
    },
    Design {
        format: "label-studio",
        file: "x.json",
        questions: &[
            ("number", Kind::Number),
            ("choice", Kind::Choice),
            ("choices", Kind::Choices),
            ("ranking", Kind::Ranking),
            ("text", Kind::Text),
            ("spans", Kind::Spans),
            ("pair", Kind::Choice),
        ],
        answer: &["at", "seconds", "system", "language", "note", "pair", "category", "one"],
        span: |words| !words.is_empty(),
        ..ALL
    },
    Design {
        format: "crowd-kit",
        file: "x.csv",
        item: &[],
        questions: &[("label", Kind::Choice)],
        answer: &[],
        option: plain,
        ..ALL
    },
    Design {
        format: "mqm",
        file: "x.tsv",
        id: pair_id,
        item: &["text", "source", "system"],
        questions: &[("error", Kind::Spans)],
        answer: &["category", "omission", "source", "of system", "none"],
        text: unbroken,
        ..ALL
    },
    Design {
        format: "appraise",
        file: "x.csv",
        id: pair_id,
        item: &["text", "source", "system"],
        questions: &[("score", Kind::Number), ("error", Kind::Spans)],
        answer: &["category", "omission", "of system", "none", "every", "must at"],
        span: no_space_at_ends,
        ..ALL
    },
    Design {
        format: "mt-bench",
        file: "x.jsonl",
        id: |n| format!("q{}/{}", n / 2, n % 2 + 1),
        item: &["text", "two outputs"],
        questions: &[("winner", Kind::Choice)],
        answer: &["pair", "at"],
        ..ALL
    },
    Design {
        format: "argilla",
        file: "x.jsonl",
        item: &["text", "source", "system", "language", "metadata"],
        questions: &[
            ("choice", Kind::Choice),
            ("choices", Kind::Choices),
            ("ranking", Kind::Ranking),
            ("text", Kind::Text),
            ("spans", Kind::Spans),
        ],
        answer: &["one", "ties", "none"],
        option: |option| !option.contains('\n'),
        free: broken,
        ..ALL
    },
    Design {
        format: "potato",
        file: "x.jsonl",
        questions: &[
            ("number", Kind::Number),
            ("choice", Kind::Choice),
            ("choices", Kind::Choices),
            ("text", Kind::Text),
            ("spans", Kind::Spans),
        ],
        answer: &["one"],
        span: no_space_at_ends,
        ..ALL
    },
    Design {
        format: "doccano",
        file: "x",
        item: &["text", "source", "system", "language", "metadata"],
        questions: &[("class", Kind::Choices), ("comment", Kind::Text)],
        answer: &[],
        option: |option| !option.contains('\n'),
        ..ALL
    },
    Design {
        format: "doccano",
        file: "x",
        item: &["text", "source", "system", "language", "metadata"],
        questions: &[("spans", Kind::Spans), ("comment", Kind::Text)],
        answer: &[],
        ..ALL
    },
    Design {
        format: "prodigy",
        file: "x.jsonl",
        item: &["text", "source", "system", "language", "metadata"],
        questions: &[
            ("choice", Kind::Choice),
            ("choices", Kind::Choices),
            ("text", Kind::Text),
            ("spans", Kind::Spans),
        ],
        answer: &["at", "one", "none"],
        ..ALL
    },
    Design {
        format: "pearmut",
        file: "x.jsonl",
        id: pair_id,
        item: &["text", "source", "system"],
        questions: &[
            ("score", Kind::Number),
            ("Formality", Kind::Number),
            ("error", Kind::Spans),
            ("comment", Kind::Text),
        ],
        answer: &["category", "omission", "of system", "none", "at", "seconds"],
        span: no_break_at_ends,
        ..ALL
    },
    Design {
        format: "factgenie",
        file: "x.jsonl",
        id: |n| format!("data/test/{n}/sysA"),
        item: &["text", "setup"],
        questions: &[("number", Kind::Number), ("choice", Kind::Choice), ("text", Kind::Text), ("spans", Kind::Spans)],
        answer: &["at", "seconds", "none"],
        span: |words| !words.is_empty(),
        ..ALL
    },
];
