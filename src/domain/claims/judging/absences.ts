// What a text says is not needed or not there though the source has it: `no assembly` where assembly takes 40 minutes.
import type { Evidence } from '../evidence.ts';
import { type Facts, mostOfSort } from '../facts.ts';
import { rootOf, type Scan, stemOf, tokenAt } from '../tokens/tokens.ts';

/** What buyers are glad to do without, and sources tell of when it is so or not. */
const burdens = new Set(
  'assembly installation battery cord cable wiring subscription app electricity plug charging remote hub screw drilling adhesive glue sugar salt filter fee ironing bleach'.split(
    ' ',
  ),
);

/** Whether the source itself says that it is absent. */
function isAbsent({ pairs, facts }: Facts, stem: string): boolean {
  const root = rootOf(stem);
  const denials = ['no', 'without', 'not', 'non', 'never'].map((word) => `${rootOf(word)} ${root}`);
  if ([...denials, `${root} fre`, `${root} free`, `${root} not`, `${root} sold`].some((pair) => pairs.has(pair)))
    return true;
  return facts.some(({ isNegated, value }) => isNegated && value.type === 'key' && value.key.split(' ').includes(stem));
}

/** The places that deny what the source tells of, and where it does. */
export function findAbsences(facts: Facts, scan: Scan): { start: number; end: number; by: Evidence }[] {
  const found: { start: number; end: number; by: Evidence }[] = [];
  for (let at = 0; at < scan.tokens.length && found.length < mostOfSort; at += 1) {
    const first = tokenAt(scan, at);
    if (first.key !== 'no' && first.key !== 'without') continue;
    const word = tokenAt(scan, at + 1);
    const stem = stemOf(word.key);
    const by = burdens.has(stem) && word.clause === first.clause ? facts.words.get(stem) : undefined;
    const after = tokenAt(scan, at + 2);
    const isEnd =
      after.clause !== word.clause ||
      after.type !== 'word' ||
      /^(?:is|are|required|needed|necessary|to|and|or|at|when|so|means)$/.test(after.key);
    // An attribute's name alone, `Assembly required: no`, tells nothing by itself.
    if (by && by.text !== '' && isEnd && !isAbsent(facts, stem)) found.push({ start: first.start, end: word.end, by });
  }
  return found;
}
