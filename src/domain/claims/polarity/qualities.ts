// Words of scales and whom or what they are said of: `soft` of the grip, `fixed` of the tray, `for adults` of all.

import { rootOf, stemOf } from '#domain/text/word-forms.ts';
import { isPart } from '../judging/parts.ts';
import { opensMaterial } from '../reading/terms.ts';
import { type Scan, tokenAt } from '../tokens/tokens.ts';
import { audienceRows, nounRows, scaleRows, sideRows } from './scales.ts';

/** `heads`: roots of what it is said of, the nearest first; `isWhole` where that is the product. */
export type Quality = {
  row: number;
  pole: number;
  heads: string[];
  isWhole: boolean;
  isDenied: boolean;
  from: number;
  next: number;
};

type Pole = { row: number; pole: number; words: string[] };
type Kind = 'scale' | 'side' | 'audience' | 'noun';
const kinds: Kind[] = [];
const poles = new Map<string, Pole[]>();
for (const [kind, rows] of [
  ['scale', scaleRows],
  ['side', sideRows],
  ['audience', audienceRows],
  ['noun', nounRows],
] as const)
  for (const text of rows) {
    const row = kinds.push(kind) - 1;
    for (const [pole, words] of text.split(' / ').entries())
      for (const phrase of words.split(' ')) {
        const parts = phrase.split('-');
        const first = parts[0] ?? '';
        poles.set(
          first,
          [...(poles.get(first) ?? []), { row, pole, words: parts }].sort((a, b) => b.words.length - a.words.length),
        );
      }
  }

export const kindOfRow = (row: number): Kind => kinds[row] ?? 'scale';

const ends = new Set(
  'and or with for that which who to from in on at by of is are was be has have had can so when while where if plus you your as but into onto through than about it its we they this these those will no not without'.split(
    ' ',
  ),
);
/** What describes and is no head itself, by its ending. */
const describing = /(?:.{3}ed|.{4}ic|.{3}al|ous|ful|.{3}able|.{2}ible|.{3}ive|ish|less|.{4}[ae]nt|ary|y)$/;
const denying = new Set(
  "no not non without never isn't aren't doesn't don't nor neither hardly than unlike instead".split(' '),
);

function matchWords(scan: Scan, at: number, words: readonly string[]): number {
  let place = at;
  for (const [index, word] of words.entries()) {
    if (index > 0 && tokenAt(scan, place).key === '-') place += 1;
    if (tokenAt(scan, place).key !== word || tokenAt(scan, place).clause !== tokenAt(scan, at).clause) return -1;
    place += 1;
  }
  return place;
}

function isDeniedAt(scan: Scan, at: number): boolean {
  const { clause } = tokenAt(scan, at);
  for (let place = at - 1; place >= at - 4 && tokenAt(scan, place).clause === clause; place -= 1)
    if (denying.has(tokenAt(scan, place).key)) return true;
  return false;
}

/** The first noun after a word, past what describes it and past `and` with another such word: `dry and sensitive skin`. */
function headsAfter(scan: Scan, at: number, clause = tokenAt(scan, at - 1).clause): string[] {
  const first = tokenAt(scan, at);
  // `soft, padded grip`
  if (first.key === ',' && describing.test(tokenAt(scan, at + 1).key))
    return headsAfter(scan, at + 1, tokenAt(scan, at + 1).clause);
  const heads: string[] = [];
  let isJoined = false;
  for (let place = at; place < at + 7 && heads.length < 2; place += 1) {
    const token = tokenAt(scan, place);
    if (token.clause !== clause) break;
    if (token.key === '-') continue;
    const isJoint = (token.key === 'and' || token.key === 'or') && heads.length === 0;
    if (isJoint) isJoined = true;
    if (isJoint) continue;
    if (token.type !== 'word' || ends.has(token.key)) break;
    // `water-based serum`
    if (tokenAt(scan, place + 1).key === '-' && tokenAt(scan, place + 1).isGlued) {
      place += 2;
      continue;
    }
    const isDescribing =
      !isPart(stemOf(token.key)) && (poles.has(token.key) || opensMaterial(token.key) || describing.test(token.key));
    const { key } = tokenAt(scan, place + 1);
    const isLast =
      tokenAt(scan, place + 1).clause !== clause || ends.has(key) || tokenAt(scan, place + 1).type !== 'word';
    if (!isDescribing || (isLast && !isJoined && key !== 'and' && key !== 'or')) heads.push(stemOf(token.key));
  }
  return heads;
}

/** `Women's socks`, `Mens jacket`: whose goods they are. */
function isOwning(scan: Scan, at: number): boolean {
  const { start, end, clause } = tokenAt(scan, at);
  const isNoun = tokenAt(scan, at + 1).type === 'word' && tokenAt(scan, at + 1).clause === clause;
  return isNoun && /(?:['’]s|s['’]|^wo?mens)$/i.test(scan.source.slice(start, end + 1).trimEnd());
}

/** All words of scales in a text. `goods`: roots that name the product; `label`: of an attribute, which says what its value is of. */
export function readQualities(
  scan: Scan,
  goods: ReadonlySet<string>,
  label: readonly string[] | null,
  isOfWhole: boolean,
): Quality[] {
  const found: Quality[] = [];
  for (let at = 0; at < scan.tokens.length; at += 1) {
    const token = tokenAt(scan, at);
    const here = token.type === 'word' ? poles.get(token.key) : undefined;
    if (!here) continue;
    for (const { row, pole, words } of here) {
      const next = matchWords(scan, at, words);
      if (next < 0) continue;
      const kind = kindOfRow(row);
      const after = headsAfter(scan, next);
      const heads = [...headsOf(after), ...(label?.map(rootOf) ?? [])];
      if (kind === 'audience' && label === null && !isOwning(scan, at)) continue;
      const isWhole = kind === 'audience' || kind === 'noun' || (label ? isOfWhole : isOfGoods(after, goods));
      found.push({ row, pole, heads, isWhole, isDenied: isDeniedAt(scan, at), from: at, next });
    }
  }
  return found;
}

/** What things have much or little of: `large capacity` is no large bottle. */
const measured = new Set(
  'capacity volume size length width height range distance speed power value quality performance pressure density resolution grade level amount number count rate'.split(
    ' ',
  ),
);

/** `removable crumb tray` is of the tray, `long sleeve dress` of the sleeves. */
function headsOf([first, second]: readonly string[]): string[] {
  if (first === undefined) return [];
  return second === undefined || isPart(first) || measured.has(first)
    ? [rootOf(first)]
    : [rootOf(first), rootOf(second)];
}

/** What any product is called. */
const general = new Set('blend product item model version device piece article edition'.split(' '));

/** `short dress` is of the goods, `long sleeve dress` of their sleeves. */
function isOfGoods([first = '', second]: readonly string[], goods: ReadonlySet<string>): boolean {
  if (second === undefined && general.has(first)) return true;
  if (second === undefined || !goods.has(rootOf(second))) return goods.has(rootOf(first));
  return !isPart(first) && !measured.has(first);
}
