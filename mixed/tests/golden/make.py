# The ratings that golden.R reads: python3 make.py > ratings.csv (drawn from a fixed seed by our own generator).
import math
state = 20260101
def draw():
    global state
    state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
    return ((state >> 11) + 0.5) / 2**53
def normal():
    return math.sqrt(-2 * math.log(draw())) * math.cos(2 * math.pi * draw())
items = [0.7 * normal() for _ in range(40)]
raters = [0.5 * normal() for _ in range(12)]
systems = {"alpha": 0.0, "beta": 0.4, "gamma": 0.1, "delta": -0.3}
both = {(i, s): 0.3 * normal() for i in range(40) for s in systems}
print("item,rater,system,kind,length,rating,category")
for i, item in enumerate(items):
    kind, length = ["news", "chat", "law"][i % 3], round(20 + 15 * draw(), 1)
    for s, effect in systems.items():
        for r, rater in enumerate(raters):
            if draw() < 0.3:
                y = 3 + effect + item + rater + both[i, s] + 0.02 * length + 0.2 * (kind == "chat") + 0.6 * normal()
                print(f"i{i},r{r},{s},{kind},{length},{y:.3f},{min(6, max(1, round(y)))}")
