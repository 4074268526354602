"""Writes minilm.json, roberta.json (with roberta/) and languages.json: embeddings and BERTScore by sentence-transformers and bert-score.

Run in this folder, with `pip install -r requirements-torch.txt`: python3 make_torch.py MINILM
MINILM is the folder `model` of the package that ../minilm/pins.txt names. The second model is a small RoBERTa whose numbers are a
formula, so that its places, its pooling and its space before a text are compared without another download.
"""

import json
import math
import os
import sys
import tempfile
from pathlib import Path

import bert_score
import torch
from sentence_transformers import SentenceTransformer, models
from tokenizers import Tokenizer, decoders, models as cutters, pre_tokenizers, processors, trainers
from transformers import PreTrainedTokenizerFast, RobertaConfig, RobertaModel, RobertaTokenizerFast

TEXTS = [
    "He is going to be there.",
    "",
    "omg so cool!!!",
    "I would greatly appreciate your assistance in this matter, if it is at all possible.",
    "Fröhliche Weihnachten 🎄 to ALL of you…",
    "  white   space\n around  ",
    "words " * 2_000,
    "?",
]
PAIRS = [
    ("The cat sat on the mat.", ["A cat was sitting on the mat."]),
    ("I wld rly appreciate it.", ["I would really appreciate it.", "That would be kind of you."]),
    ("", ["nothing"]),
    ("what is up", ["How are you doing today?", "", "what's up"]),
    ("The the the.", ["The cat sat on the mat.", "Bring me the book, please."]),
    ("words " * 2_000, ["words and more words"]),
]
# Sentences of our own, eight in each of twelve languages.
LANGUAGES = Path("../../../audit/src/text/languages.tsv")
BASELINES = "LAYER,P,R,F\n" + "".join(f"{n},{0.1 + n / 20},{0.12 + n / 20},{0.11 + n / 20}\n" for n in range(7))


def rounded(tensor, digits=7):
    return [[round(float(x), digits) for x in row] for row in tensor]


def scores(folder, layer, pairs=PAIRS, **options):
    outputs, references = zip(*pairs)
    found = bert_score.score(list(outputs), [list(r) for r in references], model_type=folder, num_layers=layer,
                             device="cpu", lang="en", **options)
    return rounded(torch.stack(found, dim=1))


def all_scores(folder, layers):
    with tempfile.NamedTemporaryFile("w", suffix=".tsv") as file:
        file.write(BASELINES)
        file.flush()
        rescaled = {"rescale_with_baseline": True, "baseline_path": file.name}
        return {
            "pairs": PAIRS,
            "baselines": BASELINES,
            "plain": {str(layer): scores(folder, layer) for layer in layers},
            "idf": {str(layers[0]): scores(folder, layers[0], idf=True)},
            "rescaled": {str(layers[0]): scores(folder, layers[0], **rescaled)},
        }


def formula(model):
    """Fills a model with numbers that depend on their name and place alone."""
    with torch.no_grad():
        for name, tensor in model.named_parameters():
            places = torch.arange(tensor.numel(), dtype=torch.float64)
            numbers = torch.sin(places * 0.7 + len(name)) * 0.3
            if name.endswith("LayerNorm.weight"):
                numbers = numbers + 1
            tensor.copy_(numbers.float().view_as(tensor))


def roberta(folder):
    tokenizer = Tokenizer(cutters.BPE(unk_token="<unk>"))
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer.decoder = decoders.ByteLevel()
    special = ["<s>", "<pad>", "</s>", "<unk>", "<mask>"]
    alphabet = pre_tokenizers.ByteLevel.alphabet()
    trainer = trainers.BpeTrainer(vocab_size=330, special_tokens=special, initial_alphabet=alphabet)
    tokenizer.train_from_iterator(TEXTS[:5], trainer)
    tokenizer.post_processor = processors.RobertaProcessing(("</s>", 2), ("<s>", 0), add_prefix_space=False)
    config = RobertaConfig(vocab_size=tokenizer.get_vocab_size(), hidden_size=32, num_hidden_layers=2,
                           num_attention_heads=4, intermediate_size=64, max_position_embeddings=66, type_vocab_size=1,
                           pad_token_id=1, bos_token_id=0, eos_token_id=2, layer_norm_eps=1e-5)
    model = RobertaModel(config, add_pooling_layer=False).eval()
    formula(model)
    model.save_pretrained(folder)
    RobertaTokenizerFast(tokenizer_object=tokenizer, model_max_length=64).save_pretrained(folder)
    word = models.Transformer(str(folder), max_seq_length=40)
    pooling = models.Pooling(32, pooling_mode="cls")
    SentenceTransformer(modules=[word, pooling], device="cpu").save(str(folder))


def by_language():
    """The sentences of each language, in the order of the file."""
    found = {}
    for line in LANGUAGES.read_text(encoding="utf-8").splitlines():
        code, text = line.split("\t")
        found.setdefault(code, []).append(text)
    return found


def in_languages(folder, layer):
    """Two texts of each language embedded, and three pairs of each scored."""
    found = by_language().values()
    texts = [text for own in found for text in own[-2:]]
    pairs = [(own[i], [own[i + 1], own[i + 2]]) for own in found for i in [0, 3, 5]]
    embedded = SentenceTransformer(str(folder), device="cpu").encode(texts)
    return {"texts": texts, "embeddings": rounded(embedded, 5),
            "bert_score": {"pairs": pairs, "plain": {str(layer): scores(folder, layer, pairs)}}}


def main():
    minilm = sys.argv[1]
    languages = {"minilm": in_languages(minilm, 6)}
    embedded = SentenceTransformer(minilm, device="cpu").encode(TEXTS)
    answer = {"texts": TEXTS, "embeddings": rounded(embedded), "bert_score": all_scores(minilm, [5, 6])}
    Path("minilm.json").write_text(json.dumps(answer) + "\n", encoding="utf-8")
    with tempfile.TemporaryDirectory() as folder:
        roberta(folder)
        embedded = SentenceTransformer(folder, device="cpu").encode(TEXTS)
        model = RobertaModel.from_pretrained(folder, add_pooling_layer=False)
        languages["roberta"] = in_languages(folder, 2)
        shapes = {name: list(tensor.shape) for name, tensor in model.named_parameters()}
        answer = {"texts": TEXTS, "shapes": shapes, "embeddings": rounded(embedded), "bert_score": all_scores(folder, [1, 2])}
        Path("roberta.json").write_text(json.dumps(answer) + "\n", encoding="utf-8")
        for name in ["config.json", "tokenizer.json", "tokenizer_config.json", "modules.json", "sentence_bert_config.json",
                     "1_Pooling/config.json"]:
            target = Path("roberta") / name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text((Path(folder) / name).read_text(encoding="utf-8"), encoding="utf-8")
    Path("languages.json").write_text(json.dumps(languages, ensure_ascii=False) + "\n", encoding="utf-8")


main()
