// What a source says of each scale and what it denies, read once with its facts.

import { rootOf } from '#domain/text/word-forms.ts';
import type { Evidence } from '../checked-claim.ts';
import { type Scan, tokenAt } from '../tokens/tokens.ts';
import type { Denial } from './denial.ts';
import { placesOf, readDenials, sameThing } from './denials.ts';
import { type Quality, readQualities } from './qualities.ts';
import { wholeLabels } from './scales.ts';

/** How a text says that a thing is there. */
export type Said = 'has' | 'box' | 'need';
export type Cited<T> = T & { evidence: Evidence };
export type Polarity = {
  /** By the row of the scale. */
  qualities: Map<number, Cited<Quality>[]>;
  /** By the root of the last word that is denied. */
  denials: Map<string, Cited<Denial>[]>;
  /** Roots of things the source says the product has, holds or needs, and where; never of what it denies. */
  had: Map<string, { said: Said; evidence: Evidence }>;
  goods: Set<string>;
  /** The texts themselves, for what they say of a text's denials. */
  fields: { label: readonly string[]; scan: Scan; denials: readonly Denial[] }[];
};

const mostOfRow = 20;
const mostHad = 400;

export const emptyPolarity = (): Polarity => ({
  qualities: new Map(),
  denials: new Map(),
  had: new Map(),
  goods: new Set(),
  fields: [],
});

const givers = new Map<string, Said>([
  ...'with contains contain containing has have features uses offers added'
    .split(' ')
    .map((word) => [word, 'has'] as const),
  ...'includes include comes supplied ships'.split(' ').map((word) => [word, 'box'] as const),
  ...'requires require needs need'.split(' ').map((word) => [word, 'need'] as const),
]);
const givenAfter = new Map<string, Said>([
  ...'included supplied'.split(' ').map((word) => [word, 'box'] as const),
  ...'required needed necessary'.split(' ').map((word) => [word, 'need'] as const),
]);

const delivering = /^(?:delivered|shipped|sold|bundled|arrives?|packed)$/;

/** `In the box you find a nozzle, a diffuser and a bag`: a thing of a list. */
function isInBoxList(scan: Scan, from: number): boolean {
  const { sentence } = tokenAt(scan, from);
  for (let place = from - 1; place >= from - 20 && tokenAt(scan, place).sentence === sentence; place -= 1)
    if (tokenAt(scan, place).key === 'box' && /^(?:the|in)$/.test(tokenAt(scan, place - 1).key)) return true;
  return false;
}

/** In which way these tokens are said to be there, after `with` or `contains`, before `included` or `required`; null where they are not. */
export function readSaid(scan: Scan, from: number, next: number): Said | null {
  const { clause } = tokenAt(scan, from);
  for (let place = next; place < next + 3 && tokenAt(scan, place).clause === clause; place += 1) {
    const { key } = tokenAt(scan, place);
    const said = givenAfter.get(key);
    // `Mattress included: no`, as a table says it.
    const answer = tokenAt(scan, tokenAt(scan, place + 1).key === ':' ? place + 2 : place + 1);
    if (said) return /^(?:no|not|none|false)$/.test(answer.key) ? null : said;
    if (key !== 'is' && key !== 'are') break;
  }
  for (let place = from - 1; place >= from - 6 && tokenAt(scan, place).clause === clause; place -= 1) {
    const { key } = tokenAt(scan, place);
    const said = givers.get(key);
    // `comes with`
    const verb = tokenAt(scan, place - 1).key;
    if (said) return said === 'has' && (givers.get(verb) === 'box' || delivering.test(verb)) ? 'box' : said;
    if (/^(?:for|of|to|than|from|like|when|if|on|in|at|by)$/.test(key)) return null;
  }
  return isInBoxList(scan, from) ? 'box' : null;
}

function add<K, T>(map: Map<K, T[]>, key: K, value: T): void {
  const list = map.get(key);
  if (!list) map.set(key, [value]);
  else if (list.length < mostOfRow) list.push(value);
}

/** Reads one field; `label` are the words of an attribute's name. */
export function readSourcePolarity(
  polarity: Polarity,
  field: string,
  scan: Scan,
  label: readonly string[],
): readonly Denial[] {
  const { tokens } = scan;
  const evidenceOf = (from: number, next: number): Evidence => {
    const [start, end] = [tokenAt(scan, from).start, tokenAt(scan, next - 1).end];
    return { field, start, end, text: scan.source.slice(start, end) };
  };
  if (field === 'title' || field === 'category')
    for (const { type, key } of tokens) if (type === 'word' && key.length > 2) polarity.goods.add(rootOf(key));
  const isShort = tokens.length <= 12;
  const isOfWhole = label.length > 0 && isShort && label.every((word) => wholeLabels.has(word));
  const qualities = readQualities(scan, polarity.goods, label.length > 0 && isShort ? label : null, isOfWhole);
  for (const quality of qualities)
    add(polarity.qualities, quality.row, { ...quality, evidence: evidenceOf(quality.from, quality.next) });
  const denials = readDenials(scan);
  for (const denial of denials)
    add(polarity.denials, sameThing(denial.words.at(-1) ?? ''), {
      ...denial,
      evidence: evidenceOf(denial.from, denial.next),
    });
  polarity.fields.push({ label, scan, denials });
  const denied = placesOf(denials);
  const learn = (at: number) => {
    const { type, key } = tokenAt(scan, at);
    if (type !== 'word' || key.length < 3 || denied.has(at) || polarity.had.size >= mostHad) return;
    const said = readSaid(scan, at, at + 1);
    const root = said && sameThing(rootOf(key));
    if (root && !polarity.had.has(root)) polarity.had.set(root, { said, evidence: evidenceOf(at, at + 1) });
  };
  // `A poster of the motif is in the box.`
  const learnInBox = (at: number) => {
    const { clause } = tokenAt(scan, at);
    for (let place = at - 1; place >= at - 10 && tokenAt(scan, place).clause === clause; place -= 1) {
      const { type, key } = tokenAt(scan, place);
      const root = sameThing(rootOf(key));
      if (type === 'word' && key.length > 2 && !denied.has(place) && !polarity.had.has(root))
        polarity.had.set(root, { said: 'box', evidence: evidenceOf(place, place + 1) });
    }
  };
  // Only beside such a word is anything said to be there.
  for (const [at, { key }] of tokens.entries()) {
    if (givers.has(key)) for (let place = at + 1; place <= at + 4; place += 1) learn(place);
    if (key === 'box' && tokenAt(scan, at - 2).key === 'in') learnInBox(at - 2);
    if (givenAfter.has(key)) for (let place = at - 1; place >= at - 3; place -= 1) learn(place);
  }
  return denials;
}
