"""What Python's libraries do for a task: `python theirs.py TASK N FOLDER MODEL DEVICE NUMBERS` prints the seconds of each run as JSON.

Reading texts and importing libraries are not measured, but for the task `start`, whose time is that of the whole process.
"""

import json
import subprocess
import sys
import time
from pathlib import Path

import torch

KINDS = {"fp32": torch.float32, "bf16": torch.bfloat16, "fp16": torch.float16}


def wait(device):
    if device.startswith("cuda"):
        torch.cuda.synchronize()


RUNS = 5


def timed(device, work):
    def run():
        wait(device)
        begun = time.perf_counter()
        work()
        wait(device)
        return time.perf_counter() - begun

    return [run() for _ in range(RUNS)]


def others(texts, n):
    """Other texts, as long as those that are measured, to begin with."""
    return texts[::-1][:n]


def embedder(model, device, kind):
    from sentence_transformers import SentenceTransformer

    return SentenceTransformer(model, device=device, model_kwargs={"torch_dtype": kind})


def start(texts, n, model, device, kind):
    embedder(model, device, kind).encode(["one text"])
    wait(device)
    return []


def embed(texts, n, model, device, kind):
    loaded = embedder(model, device, kind)
    size = 1024 if device.startswith("cuda") else 32
    loaded.encode(others(texts, min(n, 20_000)), batch_size=size)
    return timed(device, lambda: loaded.encode(texts[:n], batch_size=size))


def bertscore(texts, n, model, device, kind):
    import bert_score

    with open(Path(model) / "config.json", encoding="utf-8") as file:
        layers = json.load(file)["num_hidden_layers"]
    size = 1024 if device.startswith("cuda") else 64
    scorer = bert_score.BERTScorer(model_type=model, num_layers=layers, device=device, batch_size=size, use_fast_tokenizer=True)
    scorer._model = scorer._model.to(kind)
    scorer.score(others(texts, min(n, 4_000)), others(texts, min(n, 4_000)))
    return timed(device, lambda: scorer.score(texts[:n], texts[n : 2 * n]))


def perplexity(texts, n, model, device, kind):
    """As the library evaluate computes it, behind the token that begins a text, but for texts sorted by length and, on a GPU,
    larger batches: in the order of the texts most of the work is padding."""
    from transformers import GPT2LMHeadModel, PreTrainedTokenizerFast

    network = GPT2LMHeadModel.from_pretrained(model, dtype=kind).to(device).eval()
    words = PreTrainedTokenizerFast(tokenizer_file=f"{model}/tokenizer.json", pad_token="<|endoftext|>")
    size = 64 if device.startswith("cuda") else 16

    def batch(some):
        cut = words(some, padding=True, return_tensors="pt").to(device)
        first = torch.full((len(some), 1), network.config.bos_token_id, device=device)
        ids = torch.cat([first, cut["input_ids"]], 1)
        mask = torch.cat([torch.ones_like(first), cut["attention_mask"]], 1)
        logits = network(ids, attention_mask=mask).logits[:, :-1].float()
        losses = torch.nn.functional.cross_entropy(logits.transpose(1, 2), ids[:, 1:], reduction="none")
        return (losses * mask[:, 1:]).sum(1).tolist()

    def work(some):
        some = sorted(some, key=len, reverse=True)
        return [loss for at in range(0, len(some), size) for loss in batch(some[at : at + size])]

    with torch.no_grad():
        work(others(texts, min(n, 2_000)))
        return timed(device, lambda: work(texts[:n]))


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


def gpu_memory(device):
    ask = ["nvidia-smi", "--query-gpu=memory.used", "--format=csv,noheader,nounits", f"--id={device.partition(':')[2] or 0}"]
    return float(subprocess.run(ask, capture_output=True, text=True, check=True).stdout)


def peak_memory():
    """The most memory this process has had: unlike `getrusage`, without that of the process that started it."""
    lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM")) / 1024


def main():
    task, n, folder, model, device, numbers = sys.argv[1:]
    texts = (Path(folder) / "texts").read_text(encoding="utf-8").split("\n")
    texts = texts * (1 + 2 * int(n) // len(texts))
    seconds = globals()[task](texts, int(n), model, device, KINDS[numbers])
    # The end of the task `start`.
    print("done", flush=True)
    gpu = gpu_memory(device) if device.startswith("cuda") else 0
    print(json.dumps({"seconds": seconds, "megabytes": peak_memory(), "gpu_megabytes": gpu}))


main()
