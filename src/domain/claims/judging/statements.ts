// Sentences that say something no word list knows: most of their words never occur in the source.
import type { Facts } from '../facts.ts';
import type { Mention } from '../mention.ts';
import { type Scan, stemOf } from '../tokens/tokens.ts';

const plain = new Set(
  'a an the and or but of to in on at by for from with without as is are be was it its this that these those your you we our so can will not no all any more most also into up out over which when while if than then has have had do does get make use one each every they them their what who how very just only both such per about after before between during through under again easily simply perfect great'.split(
    ' ',
  ),
);
const leastWords = 3;
const newShare = 0.6;

/** Sentences with at least three words that mean something, 60% of them new, and no claim of another kind in them. */
export function findStatements(
  facts: Facts,
  scan: Scan,
  mentions: readonly Mention[],
): { start: number; end: number }[] {
  const claimed = new Set(mentions.map(({ sentence }) => sentence));
  const found: { start: number; end: number }[] = [];
  let from = 0;
  const { tokens } = scan;
  while (from < tokens.length) {
    const sentence = tokens[from]?.sentence;
    let next = from;
    let words = 0;
    let fresh = 0;
    for (; next < tokens.length && tokens[next]?.sentence === sentence; next += 1) {
      const token = tokens[next];
      if (token?.type !== 'word' || plain.has(token.key)) continue;
      words += 1;
      if (!facts.words.has(stemOf(token.key))) fresh += 1;
    }
    const isNew = words >= leastWords && fresh >= words * newShare;
    if (isNew && sentence !== undefined && !claimed.has(sentence)) {
      found.push({ start: tokens[from]?.start ?? 0, end: tokens[next - 1]?.end ?? 0 });
    }
    from = next;
  }
  return found;
}

/** Sentences that say something and in which no claim stands: nobody looked whether they are true. Questions state nothing. */
export function findNotChecked(
  { source, tokens }: Scan,
  claims: readonly { start: number; end: number }[],
): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  let next = 0;
  let claim = 0;
  while (next < tokens.length) {
    const from = next;
    let words = 0;
    for (; next < tokens.length && tokens[next]?.sentence === tokens[from]?.sentence; next += 1) {
      const token = tokens[next];
      if (token?.type === 'word' && !plain.has(token.key)) words += 1;
    }
    const span = { start: tokens[from]?.start ?? 0, end: tokens[next - 1]?.end ?? 0 };
    while ((claims[claim]?.end ?? Number.POSITIVE_INFINITY) <= span.start) claim += 1;
    const isRead = (claims[claim]?.start ?? Number.POSITIVE_INFINITY) < span.end;
    if (!isRead && words >= leastWords && source.charAt(span.end - 1) !== '?') found.push(span);
  }
  return found;
}
