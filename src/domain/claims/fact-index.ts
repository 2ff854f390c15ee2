// The facts of a source by what they state and by what they are about, for judges to look up.
import type { ClaimKind } from './kinds.ts';
import type { Amount, Mention } from './mention.ts';

/** What a source states at one place. `label`: the singular words of its attribute's name. */
export type Fact = Mention & { field: string; text: string; label: readonly string[] };

/** Facts are looked up among at most this many of one sort: more would make long texts slow and say nothing. */
export const mostOfSort = 100;

class FactLists<Key> {
  readonly #lists = new Map<Key, Fact[]>();

  /** The facts under a key; an empty list where there are none. */
  get(key: Key): readonly Fact[] {
    return this.#lists.get(key) ?? [];
  }

  add(key: Key, fact: Fact): void {
    const list = this.#lists.get(key);
    if (!list) this.#lists.set(key, [fact]);
    else if (list.length < mostOfSort && list.at(-1) !== fact) list.push(fact);
  }
}

export class FactIndex {
  /** Without what is too vague to be a claim: it may support one, but contradicts none. */
  readonly byKind = new FactLists<ClaimKind>();
  readonly byQuantity = new FactLists<string>();
  /** Amounts by their number in any unit, and ages by their years. */
  readonly byNumber = new FactLists<number>();
  /** Numbers that are no amounts: as written, by the noun they count and by the word of a name before them. */
  readonly byCount = new FactLists<string>();
  readonly byNoun = new FactLists<string>();
  readonly byName = new FactLists<string>();
  readonly byPack = new FactLists<number>();
  /** Codes of models, also with the word before them, and by their first parts. */
  readonly byModel = new FactLists<string>();
  readonly #terms = new Map<ClaimKind, FactLists<string>>();

  /** The facts of a kind that state a term, or something that is one of its sort. */
  ofTerm(kind: ClaimKind, term: string): readonly Fact[] {
    return this.#terms.get(kind)?.get(term) ?? [];
  }

  ofAmount({ number, unit }: Amount): readonly Fact[] {
    return this.byNumber
      .get(number)
      .filter(
        ({ value }) => 'amounts' in value && value.amounts.some((each) => each.number === number && each.unit === unit),
      );
  }

  /** `source` is the text of the fact's field. */
  add(fact: Fact, source: string): void {
    const { kind, value, after, before } = fact;
    if (!fact.isWeak) this.byKind.add(kind, fact);
    switch (value.type) {
      case 'measure':
      case 'dimensions':
        this.byQuantity.add(value.quantity ?? 'px', fact);
        for (const { number, unit } of value.amounts) {
          this.byNumber.add(number, fact);
          // A bare ounce may be of a liquid.
          if (unit === 'oz') this.byQuantity.add('volume', fact);
        }
        return;
      case 'number':
        this.byCount.add(value.key, fact);
        if (after[0] && value.prev === '' && !fact.isWeak) this.byNoun.add(after[0], fact);
        if (value.prev) {
          this.byName.add(value.prev, fact);
          this.byModel.add(value.prev + value.key.replace(/\W/g, ''), fact);
        }
        return;
      case 'pack':
        this.byPack.add(value.number, fact);
        return;
      case 'age':
        for (const months of [value.from, value.to]) if (months !== null) this.byNumber.add(months / 12, fact);
        return;
      case 'model': {
        this.byModel.add(value.code, fact);
        if (before[0]) this.byModel.add(before[0] + value.code, fact);
        for (const code of firstPartsOf(source.slice(fact.start, fact.end))) this.byModel.add(code, fact);
        return;
      }
      case 'term': {
        const terms = this.#terms.get(kind) ?? new FactLists<string>();
        this.#terms.set(kind, terms);
        for (const term of [value.term, ...value.parents]) terms.add(term, fact);
      }
    }
  }
}

/** `NP-RF510` of `NP-RF510-A04US`. */
function firstPartsOf(model: string): string[] {
  const [first = '', ...parts] = model.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const codes: string[] = [];
  let joined = first;
  for (const part of parts) {
    if (joined.length >= 4 && /\d/.test(joined)) codes.push(joined);
    joined += part;
  }
  return codes;
}
