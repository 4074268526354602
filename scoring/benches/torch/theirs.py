"""What Python's libraries do for a task: `python theirs.py TASK N FOLDER MODEL DEVICE NUMBERS` prints seconds as JSON.

Reading texts and importing libraries are not measured, but for the task `start`.
"""

import json
import resource
import sys
import time
from pathlib import Path

BEGUN = time.perf_counter()

import torch  # noqa: E402

KINDS = {"fp32": torch.float32, "bf16": torch.bfloat16, "fp16": torch.float16}


def wait(device):
    if device == "cuda":
        torch.cuda.synchronize()


def timed(device, work):
    wait(device)
    begun = time.perf_counter()
    work()
    wait(device)
    return time.perf_counter() - begun


def embedder(model, device, kind):
    from sentence_transformers import SentenceTransformer

    return SentenceTransformer(model, device=device, model_kwargs={"torch_dtype": kind})


def start(texts, n, model, device, kind):
    embedder(model, device, kind).encode(["one text"])
    wait(device)
    return time.perf_counter() - BEGUN


def embed(texts, n, model, device, kind):
    loaded = embedder(model, device, kind)
    size = 1024 if device == "cuda" else 32
    loaded.encode(texts[: min(n, 500)], batch_size=size)
    return timed(device, lambda: loaded.encode(texts[:n], batch_size=size))


def bertscore(texts, n, model, device, kind):
    import bert_score

    with open(Path(model) / "config.json", encoding="utf-8") as file:
        layers = json.load(file)["num_hidden_layers"]
    size = 1024 if device == "cuda" else 64
    scorer = bert_score.BERTScorer(model_type=model, num_layers=layers, device=device, batch_size=size)
    scorer._model = scorer._model.to(kind)
    scorer.score(texts[: min(n, 200)], texts[: min(n, 200)])
    return timed(device, lambda: scorer.score(texts[:n], texts[n : 2 * n]))


def perplexity(texts, n, model, device, kind):
    """As the library evaluate computes it: batches of 16 in the order of the texts, behind the token that begins a text."""
    from transformers import GPT2LMHeadModel, PreTrainedTokenizerFast

    network = GPT2LMHeadModel.from_pretrained(model, dtype=kind).to(device).eval()
    words = PreTrainedTokenizerFast(tokenizer_file=f"{model}/tokenizer.json", pad_token="<|endoftext|>")

    def batch(some):
        cut = words(some, padding=True, return_tensors="pt").to(device)
        first = torch.full((len(some), 1), network.config.bos_token_id, device=device)
        ids = torch.cat([first, cut["input_ids"]], 1)
        mask = torch.cat([torch.ones_like(first), cut["attention_mask"]], 1)
        logits = network(ids, attention_mask=mask).logits[:, :-1].float()
        losses = torch.nn.functional.cross_entropy(logits.transpose(1, 2), ids[:, 1:], reduction="none")
        return (losses * mask[:, 1:]).sum(1).tolist()

    def work(n):
        return [loss for at in range(0, n, 16) for loss in batch(texts[at : min(at + 16, n)])]

    with torch.no_grad():
        work(min(n, 32))
        return timed(device, lambda: work(n))


class TextCnn(torch.nn.Module):
    def __init__(self, words):
        super().__init__()
        self.vectors = torch.nn.Embedding(words, 300, padding_idx=0)
        self.filters = torch.nn.ModuleList(torch.nn.Conv1d(300, 128, k) for k in (3, 4, 5))
        self.dropout = torch.nn.Dropout(0.5)
        self.out = torch.nn.Linear(384, 2)

    def forward(self, ids):
        x = self.vectors(ids).transpose(1, 2)
        features = [torch.relu(f(x)).amax(2) for f in self.filters]
        return self.out(self.dropout(torch.cat(features, 1)))


def textcnn(texts, n, model, device, kind):
    words = {}
    ids = [[words.setdefault(word, len(words) + 1) for word in text.split()] for text in texts[:20_000]]
    network = TextCnn(len(words) + 1).to(device)
    optimizer = torch.optim.AdamW(network.parameters(), lr=1e-3, weight_decay=0.01)

    def step(at):
        batch = [ids[(at * 64 + k) % len(ids)] for k in range(64)]
        longest = max(5, max(map(len, batch)))
        x = torch.tensor([row + [0] * (longest - len(row)) for row in batch]).to(device)
        y = torch.arange(64, device=device) % 2
        loss = torch.nn.functional.cross_entropy(network(x), y)
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 5.0)
        optimizer.step()

    for at in range(5):
        step(at)
    return timed(device, lambda: [step(at) for at in range(n)])


def main():
    task, n, folder, model, device, numbers = sys.argv[1:]
    texts = (Path(folder) / "texts").read_text(encoding="utf-8").split("\n")
    texts = texts * (1 + 2 * int(n) // len(texts))
    seconds = globals()[task](texts, int(n), model, device, KINDS[numbers])
    megabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(json.dumps({"seconds": seconds, "megabytes": megabytes}))


main()
