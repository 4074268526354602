"""Writes gpt2.json (with gpt2/tokenizer.json): ln p of texts by small models of the GPT-2 family, as transformers computes them.

Run in this folder, with `pip install -r requirements-torch.txt`: python3 make_causal.py
The models' numbers are a formula, in 32 bits; what is computed with them is in 64, where that can be. Texts longer than a model reads go through the
sliding window of transformers' guide to perplexity, behind the token that begins a text.
"""

import json
import math
from pathlib import Path

import torch
from tokenizers import Tokenizer, decoders, models as cutters, pre_tokenizers, processors, trainers
from transformers import GPT2Config, GPT2LMHeadModel

TEXTS = [
    "He is going to be there.",
    "",
    "omg so cool!!!",
    "I would greatly appreciate your assistance in this matter, if it is at all possible.",
    "Fröhliche Weihnachten 🎄 to ALL of you…",
    "  white   space\n around  ",
    "The cat sat on the mat, and 今日は. " * 12,
    "?",
    "a" * 24,
    "words and more, " * 834,
]
# Two sentences in each of twelve languages.
LANGUAGES = Path("../../../audit/src/text/languages.tsv").read_text(encoding="utf-8").splitlines()
TEXTS += [line.split("\t")[1] for number, line in enumerate(LANGUAGES) if number % 8 >= 6]
SIZES = {"n_embd": 32, "n_layer": 2, "n_head": 4, "n_positions": 24, "bos_token_id": 0, "eos_token_id": 0}
MODELS = {
    "tied": {},
    "untied": {"tie_word_embeddings": False, "n_inner": 48, "activation_function": "relu", "layer_norm_epsilon": 1e-3},
    "by layer": {"scale_attn_by_inverse_layer_idx": True, "activation_function": "gelu", "reorder_and_upcast_attn": True},
    "unscaled": {"scale_attn_weights": False, "n_positions": 7},
}


def tokenizer():
    made = Tokenizer(cutters.BPE())
    made.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    made.decoder = decoders.ByteLevel()
    made.post_processor = processors.ByteLevel(trim_offsets=False)
    alphabet = pre_tokenizers.ByteLevel.alphabet()
    made.train_from_iterator(TEXTS[:6], trainers.BpeTrainer(
        vocab_size=330, special_tokens=["<|endoftext|>"], initial_alphabet=alphabet))
    return made


def formula(model):
    """Fills a model with numbers that depend on their name and place alone."""
    with torch.no_grad():
        for name, tensor in model.named_parameters():
            places = torch.arange(tensor.numel(), dtype=torch.float64)
            # The square, since the sine of what grows evenly makes matrices of rank 2.
            numbers = torch.sin(places * places * 0.37 + len(name)) * 0.3
            if ".ln_" in name and name.endswith("weight"):
                numbers = numbers + 1
            tensor.copy_(numbers.float().view_as(tensor))


def ln_p(model, ids, stride):
    """The sum of ln p of all ids but the first, by the loop of the guide."""
    width, total, before = model.config.n_positions, 0.0, 0
    for begin in range(0, len(ids), stride):
        end = min(begin + width, len(ids))
        n_scored = end - before
        window = torch.tensor([ids[begin:end]])
        with torch.no_grad():
            logs = model(window).logits[0, :-1].log_softmax(-1)
        told = logs.gather(1, window[0, 1:, None])[:, 0]
        total += told[-n_scored:].sum().item()
        before = end
        if end == len(ids):
            break
    return total


def main():
    cutter = tokenizer()
    cutter.save("gpt2/tokenizer.json")
    rows = [[SIZES["bos_token_id"], *cutter.encode(text).ids] for text in TEXTS]
    answer = {"texts": TEXTS, "n_tokens": [len(row) - 1 for row in rows], "models": {}}
    for name, options in MODELS.items():
        config = GPT2Config(vocab_size=cutter.get_vocab_size(), attn_implementation="eager", **SIZES | options)
        model = GPT2LMHeadModel(config).eval()
        formula(model)
        shapes = {name: list(tensor.shape) for name, tensor in model.named_parameters()}
        # Attention in 32 bits refuses more.
        model = model if config.reorder_and_upcast_attn else model.double()
        stride = config.n_positions // 2
        written = {key: value for key, value in config.to_dict().items() if key in {**SIZES, **options} or key in
                   ("model_type", "vocab_size", "n_inner", "activation_function", "layer_norm_epsilon")}
        answer["models"][name] = {"config": written, "shapes": shapes, "ln_p": [ln_p(model, row, stride) for row in rows]}
    assert all(math.isfinite(number) for model in answer["models"].values() for number in model["ln_p"])
    Path("gpt2.json").write_text(json.dumps(answer) + "\n", encoding="utf-8")


main()
