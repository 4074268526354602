//! Endings of addresses that are also words, and the words that disambiguate them, by language.

/// Sites that exist under many endings, or under an ending that is a word in a language of their visitors.
pub(super) const SITES: [&str; 38] = [
    "airbnb",
    "aliexpress",
    "amazon",
    "americanas",
    "apple",
    "baidu",
    "bing",
    "blogspot",
    "booking",
    "ebay",
    "facebook",
    "flickr",
    "gmail",
    "globo",
    "google",
    "hotmail",
    "ikea",
    "imdb",
    "instagram",
    "linkedin",
    "microsoft",
    "msn",
    "myspace",
    "netflix",
    "outlook",
    "paypal",
    "pinterest",
    "reddit",
    "skype",
    "spotify",
    "tripadvisor",
    "tumblr",
    "twitter",
    "whatsapp",
    "wikipedia",
    "wordpress",
    "yahoo",
    "youtube",
];

/// Words after which an address is named.
pub(super) const SITE: [&str; 5] = ["link", "site", "sito", "url", "website"];

/// Endings of files that are endings of addresses too.
pub(super) const FILES: [&str; 6] = ["md", "mov", "py", "rs", "sh", "zip"];

/// Endings of more than two letters that addresses have without a path.
pub(super) const ENDINGS: [&str; 25] = [
    "aero", "agency", "app", "asia", "biz", "blog", "cat", "cloud", "com", "coop", "dev", "digital", "edu", "gov",
    "info", "int", "jobs", "mil", "mobi", "museum", "net", "org", "tech", "wiki", "xyz",
];

/// Words that end sentences and cannot be the name of a site, in any language: the text before a missing space.
const NO_NAMES: &str = "\
art av bb bem ben bene beh bjs bom boa bravo brava bref cf cmq cool cosi così dr ecc eh etc ex good great haha hehe hi \
hum jaja kk kkk kkkk lol mah mdr merci min mr mrs ms nao non nope nota obg oi ok okay oui pag prof ps rs rsrs sig \
sim sir soon sorry sr sra st tel thanks thx top uff va vabbe valeu voila vs well wow yeah yes yep";

/// The possible continuations of a word that is also an ending, if it begins a sentence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Role {
    /// With anything, a comma too.
    Any,
    /// With a verb: a pronoun.
    Subject,
    /// With a noun: a preposition or an article.
    Preposition,
}

/// The word lists of a language; words are separated by spaces.
#[derive(Debug)]
pub(super) struct Language {
    any: &'static str,
    subjects: &'static str,
    prepositions: &'static str,
    /// Verbs that have an address as their subject.
    verbs: &'static str,
    /// Words that can follow an address but cannot follow a pronoun or a preposition.
    joins: &'static str,
    /// Further words by which the language is recognised.
    others: &'static str,
}

const ENGLISH: Language = Language {
    any: "be do er hm id im is me mm no ps so us",
    subjects: "it",
    prepositions: "am as at by in my to",
    verbs: "are could did does had has have is says said was will would",
    joins: "and at because but every for from if in last on or that this today tomorrow when with yesterday",
    others: "a all he her his i its just not of our she that's the them there they too very we what who you your",
};

const FRENCH: Language = Language {
    any: "ai cc es eu li lu ma me ne ni ps se sa si st su va vu",
    subjects: "ca il je",
    prepositions: "au de et la pr",
    verbs: "a dit disent est était sera sont",
    joins: "avec car dans depuis demain et hier mais ou pour quand que qui sur",
    others: "c'est c'était ce ces cette des du elle elles en j'ai j'aime je le les mon mes nous on pas plus son ta ton tout \
             très tu un une vous ça",
};

const ITALIAN: Language = Language {
    any: "cc fa ke la li ma me ne no sa se si so va vi",
    subjects: "io",
    prepositions: "ai al il in su",
    verbs: "costa dice dicono era ha hanno sono è",
    joins: "che con da di domani e ed ieri ma o oggi oppure per perché quando",
    others: "c'è che ci come con da del della delle di e gli hai ho i l'ho lo mi mio molto nel non per più questo sei solo \
             sono sto sul troppo tu un una è",
};

const PORTUGUESE: Language = Language {
    any: "ai la li me mt ne se so to va ve vi",
    subjects: "eu vc",
    prepositions: "as com da de do in na no",
    verbs: "diz era foi são tem tá vai é está",
    joins: "amanhã de e em hoje mas na no não ontem ou para pq pra porque quando que se também tb",
    others: "a acho ah ao aqui bem boa certeza com de dele do e ela ele em essa esse eu foi fui isso mais meu minha muito na \
             no não o os ou pelo pra que sei só tá também tem tudo um uma você é às",
};

/// Whether the word cannot be the name of a site.
pub(super) fn is_no_name(name: &str) -> bool {
    has(NO_NAMES, name)
}

/// The languages with the most function words in a text; all languages if it has none.
pub(super) fn languages(words: &[&str]) -> Vec<&'static Language> {
    const ALL: [&Language; 4] = [&ENGLISH, &FRENCH, &ITALIAN, &PORTUGUESE];
    let counts = ALL.map(|language| words.iter().filter(|word| language.knows(word)).count());
    let most = counts.into_iter().max().unwrap_or_default();
    ALL.into_iter().zip(counts).filter(|(_, n)| *n == most).map(|(language, _)| language).collect()
}

impl Language {
    /// The role of an ending as a word.
    pub(super) fn role(&self, ending: &str) -> Option<Role> {
        let roles = [(self.any, Role::Any), (self.subjects, Role::Subject), (self.prepositions, Role::Preposition)];
        roles.into_iter().find(|(words, _)| has(words, ending)).map(|(_, role)| role)
    }

    /// Whether a word can follow an address but cannot follow a preposition or a pronoun.
    pub(super) fn joins(&self, word: &str) -> bool {
        has(self.joins, word)
    }

    /// Whether a word is a verb that can have an address as its subject.
    pub(super) fn is_verb(&self, word: &str) -> bool {
        has(self.verbs, word)
    }

    fn knows(&self, word: &str) -> bool {
        [self.any, self.subjects, self.prepositions, self.verbs, self.joins, self.others]
            .into_iter()
            .any(|words| has(words, word))
    }
}

/// Whether a list contains a word.
fn has(words: &str, word: &str) -> bool {
    words.split(' ').any(|each| each == word)
}
