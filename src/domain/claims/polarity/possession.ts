// What says that a product has a thing: `comes with`, `features`, `its`, a sentence that opens with it.
import { type Scan, tokenAt } from '../tokens/tokens.ts';

/** Verbs and adjectives that say a product has what follows, of any kind. */
const having = new Set(
  'includes include included includ features boasts supplied bundled integrated onboard accompanying matching'.split(
    ' ',
  ),
);
const giving = new Set('comes ships arrives equipped fitted complete bundled supplied paired'.split(' '));

/** Adjectives that say whom or what it is for, before `for`. */
const fitting = new Set('suitable safe approved recommended rated intended'.split(' '));

/** Where the phrase begins that this place says the product has; -1 where it says no such thing. */
export function openingAt(scan: Scan, at: number): number {
  const { key } = tokenAt(scan, at);
  if (giving.has(key) && tokenAt(scan, at + 1).key === 'with') return at + 2;
  if (
    (key === 'powered' && tokenAt(scan, at + 1).key === 'by') ||
    (key === 'runs' && tokenAt(scan, at + 1).key === 'on')
  )
    return at + 2;
  if (key === 'built' && tokenAt(scan, at + 1).key === '-' && tokenAt(scan, at + 2).key === 'in') return at + 3;
  if (fitting.has(key) && tokenAt(scan, at + 1).key === 'for') return at + 2;
  if (!having.has(key)) return -1;
  // `batteries are included in the price`: what is included comes before it.
  const before = tokenAt(scan, at - 1).key;
  if (key === 'included' || key === 'supplied' || key === 'bundled')
    return /^(?:the|its|an|a)$/.test(before) ? at + 1 : -1;
  // `the features of`, `all features`: a noun.
  return key === 'features' && /^(?:the|its|these|all|of|with|more|many|other|and|smart|safety)$/.test(before)
    ? -1
    : at + 1;
}

/** `with a`, `its`, `has a`, a sentence that opens with `The`: what says of a part that the product has it. */
export function isGiven(scan: Scan, from: number, at: number): boolean {
  const opener = tokenAt(scan, from - 1);
  const before = tokenAt(scan, from - 2);
  if (/^(?:with|has|its|features|includes)$/.test(opener.key)) return true;
  if (
    /^(?:a|an|the|two|three|four|five|six)$/.test(opener.key) &&
    /^(?:with|has|features|includes|via|using|by)$/.test(before.key)
  )
    return true;
  // `tamper with it, and a piercing alarm sounds`
  if (/^an?$/.test(opener.key) && before.clause !== opener.clause && at > from) return true;
  if (opener.key !== 'the') return false;
  // `into the charging dock`, not `on the kitchen shelf`
  const isPlaced = /^(?:into|onto|in|on|inside|from)$/.test(before.key) && at > from;
  return isPlaced || before.sentence !== opener.sentence;
}
