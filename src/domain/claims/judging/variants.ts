// The word after a name that makes it another device: `iPad mini` where the source has `iPad Air 2`.
import type { Evidence } from '../evidence.ts';
import type { Facts } from '../facts.ts';
import { variantWords } from '../polarity/scales.data.ts';
import { rootOf, type Scan, stemOf, tokenAt } from '../tokens/tokens.ts';

const variants: ReadonlySet<string> = new Set(variantWords);

/** Names with such a word that the source has with another one, or with none; `by` where it has another. */
export function findVariants(facts: Facts, scan: Scan): { start: number; end: number; by: Evidence | null }[] {
  return scan.tokens.flatMap((token, at) => {
    if (!variants.has(token.key) || facts.words.has(token.key)) return [];
    const before = tokenAt(scan, at - 1);
    const name = before.type === 'number' ? tokenAt(scan, at - 2) : before;
    const isName = name.type === 'word' && /\p{Lu}/u.test(scan.source.slice(name.start, name.end));
    const isOne = isName && name.clause === token.clause && facts.words.has(stemOf(name.key));
    // `Mini` in a line of capitals, or as an adjective before its noun at the sentence's begin, is no name's end.
    if (!isOne || facts.polarity.goods.size === 0) return [];
    const others = variantWords.map((word) => facts.pairs.get(`${rootOf(name.key)} ${rootOf(word)}`));
    const by = others.find((pair) => pair !== undefined) ?? null;
    const isCapital = /^\p{Lu}/u.test(scan.source.slice(token.start, token.end));
    return by || isCapital ? [{ start: name.start, end: token.end, by }] : [];
  });
}
