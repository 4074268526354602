"""Marked stretches of text, from the definitions: sets of positions, and sections compared one by one."""

from itertools import combinations

from answer import Undefined, statistic


def sets(data):
    """For each text the set of (position, label) of each annotator."""
    texts = {}
    for item, rater, length, marks in data["rows"]:
        own = texts.setdefault(item, {}).setdefault(rater, set())
        own.update((place, label) for start, end, label in marks for place in range(start, min(end, length)))
    return texts


def f1_of(pairs):
    pairs = list(pairs)
    if not pairs:
        raise Undefined("no text was read by two")
    total = sum(len(a) + len(b) for a, b in pairs)
    return 2 * sum(len(a & b) for a, b in pairs) / total if total else None


@statistic("F1 of spans")
def f1(data):
    return f1_of(pair for read in sets(data).values() for pair in combinations(read.values(), 2))


@statistic("F1 of spans, by pair")
def f1_by_pair(data):
    pairs = {}
    for read in sets(data).values():
        for a, b in combinations(sorted(read), 2):
            pairs.setdefault(f"{a}-{b}", []).append((read[a], read[b]))
    if not pairs:
        raise Undefined("no text was read by two")
    return {name: f1_of(both) for name, both in pairs.items()}


def sections(units, length):
    """The units of an annotator and the gaps between them, as (begin, end, is a unit)."""
    joined = []
    for start, end in sorted(units):
        if joined and start < joined[-1][1]:
            joined[-1][1] = max(joined[-1][1], end)
        else:
            joined.append([start, end])
    found, last = [], 0
    for start, end in joined:
        found += [(last, start, False)] if start > last else []
        found += [(start, end, True)]
        last = end
    return found + ([(last, length, False)] if length > last else [])


def squared(one, other):
    """Krippendorff's difference of two sections."""
    (begin, end, is_unit), (other_begin, other_end, other_is_unit) = one, other
    if is_unit and other_is_unit:
        overlap = begin < other_end and other_begin < end
        return (begin - other_begin) ** 2 + (end - other_end) ** 2 if overlap else 0
    if is_unit and other_begin <= begin and end <= other_end:
        return (end - begin) ** 2
    if other_is_unit and begin <= other_begin and other_end <= end:
        return (other_end - other_begin) ** 2
    return 0


@statistic("Krippendorff's unitizing alpha")
def unitizing_alpha(data):
    items, raters = {}, set()
    for item, rater, length, _ in data["rows"]:
        items[item] = length
        raters.add(rater)
    m = len(raters)
    if not data["rows"]:
        raise Undefined("nothing was read")
    if m < 2:
        raise Undefined("one annotator")
    if len(data["rows"]) < len(items) * m:
        raise Undefined("somebody did not read a text")
    offset, total = {}, 0
    for item in sorted(items):
        offset[item], total = total, total + items[item]
    labels = {}
    for item, rater, _, marks in data["rows"]:
        for start, end, label in marks:
            of_label = labels.setdefault(label, {rater: [] for rater in raters})
            of_label[rater].append((offset[item] + start, offset[item] + end))
    observed = expected = 0
    for by_rater in labels.values():
        cut = [sections(units, total) for units in by_rater.values()]
        for first, second in combinations(cut, 2):
            observed += 2 * sum(squared(a, b) for a in first for b in second) / (m * (m - 1) * total**2)
        units = [end - begin for own in cut for begin, end, is_unit in own if is_unit]
        gaps = [end - begin for own in cut for begin, end, is_unit in own if not is_unit]
        summed = sum(
            (len(units) - 1) / 3 * (2 * l**3 - 3 * l**2 + l) + l**2 * sum(gap - l + 1 for gap in gaps if gap >= l)
            for l in units
        )
        places = m * total * (m * total - 1) - sum(l * (l - 1) for l in units)
        expected += 2 / total * summed / places
    if not expected:
        raise Undefined("chance has nothing to disagree about")
    return {"value": 1 - observed / expected, "observed": observed, "expected": expected}


@statistic("spans in tokens")
def tokens(data):
    if not data["rows"]:
        return ""
    _, _, length, marks = data["rows"][0]
    shown = []
    for start, end, label in marks:
        touched = [k for k, token in enumerate(range(0, length, 4)) if {*range(token, min(token + 3, length))} & {*range(start, end)}]
        shown += [f"{touched[0]}-{touched[-1] + 1}{label}"] if touched else []
    return " ".join(shown)
