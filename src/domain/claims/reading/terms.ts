// Claims that a word list knows: materials, features, certificates, superlatives, guarantees, health, eco and pesticide claims.

import { stemOf } from '#domain/text/word-forms.ts';
import type { ClaimKind } from '../kinds.ts';
import { isDenied, type Mention, mentionOf, type Read } from '../mention.ts';
import { type Lexicon, lookUp, readRows } from '../tokens/lexicon.ts';
import { readNumeral } from '../tokens/numerals.ts';
import { type Scan, tokenAt } from '../tokens/tokens.ts';
import { standsAlone } from './colours.ts';
import { isDisclaimed } from './health-effects.ts';
import { materialRows } from './material-words.ts';
import data from './terms.json' with { type: 'json' };

const endings = ['', 'e', 'en', 'em', 'er', 'es'];
const bend = (spelling: string) =>
  spelling.endsWith('*') ? endings.map((ending) => spelling.slice(0, -1) + ending) : [spelling];
const readPhrases = (phrases: readonly string[]) =>
  readRows([{ phrases: phrases.map((phrase) => phrase.split('=').flatMap(bend).join('=')) }]);
const certificates = readPhrases(data.certificates);
/** Whether a certificate of the list begins at a place and holds the other one. */
export const knowsCertificate = (scan: Scan, at: number, place: number): boolean =>
  (lookUp(certificates, scan, at)?.next ?? -1) > place;
const materials = readRows(materialRows);
/** Whether a word names a material, or begins the name of one. */
export const opensMaterial = (key: string): boolean => materials.has(key);
const lists: readonly (readonly [ClaimKind, Lexicon])[] = [
  ['certificate', certificates],
  ['pesticide', readPhrases(data.pesticides)],
  ['health', readPhrases(data.health)],
  ['eco', readPhrases(data.eco)],
  ['guarantee', readPhrases(data.guarantees)],
  ['superlative', readPhrases(data.superlatives)],
  ['material', materials],
  ['feature', readPhrases(data.features)],
  ['feature', readPhrases(data.parts)],
  ['ingredient', readPhrases(data.substances)],
];

/** The lists by the first words of their phrases: most words are in none. */
const listsOf = new Map<string, (readonly [ClaimKind, Lexicon])[]>();
for (const row of lists) for (const first of row[1].keys()) listsOf.set(first, [...(listsOf.get(first) ?? []), row]);

const notSuperlatives: ReadonlySet<string> = new Set(data.notSuperlatives);

export function readTerm(scan: Scan, at: number): Read | null {
  let best: { kind: ClaimKind; found: NonNullable<ReturnType<typeof lookUp>>; list: Lexicon } | null = null;
  for (const [kind, list] of listsOf.get(tokenAt(scan, at).key) ?? []) {
    const found = lookUp(list, scan, at);
    if (found && (!best || found.next > best.found.next)) best = { kind, found, list };
  }
  if (!best) return readSuperlative(scan, at);
  const { kind, list, found } = best;
  const { entry, next } = found;
  if (kind === 'superlative' && isName(scan, at, next)) return null;
  if (kind === 'certificate' && !isCertificate(scan, at, next, entry.words.length)) return null;
  const isMaterial = kind === 'material';
  const isAlone = isMaterial && standsAlone(scan, at, next, (place) => lookUp(list, scan, place)?.next ?? -1);
  const mention = mentionOf(scan, at, next, kind, { type: 'term', term: entry.key, parents: entry.parents });
  // `does not convert HDMI` denies no HDMI.
  const isNegated =
    isDenied(scan, at, next, kind === 'feature' ? 1 : 3) || (kind === 'health' && isDisclaimed(scan, at));
  // `without the plastic-bottle habit` denies a habit.
  if (isMaterial && isNegated && tokenAt(scan, next).key === '-' && !isFree(scan, next + 1)) return null;
  const isShare = tokenAt(scan, at - 1).key === '%';
  const marks = {
    isAlone,
    isWeak: entry.isWeak && !isAlone && !isShare,
    isLoose: kind === 'superlative' && isComparing(entry.key) && isOfThing(scan, at, mention),
  };
  return { mention: { ...mention, ...marks, isNegated }, next };
}

const isFree = (scan: Scan, at: number) => tokenAt(scan, at).key === 'free' || !tokenAt(scan, at).isGlued;
const isComparing = (key: string) => /^(?:best|finest|greatest|most \w+|\w+est)$/.test(key);
const places = new Set('even on in at to into through during against across over under but despite until'.split(' '));

const giving =
  /^(?:gives?|makes?|guarantees?|delivers?|gets?|offers?|enjoy|provides?|produces?|creates?|ensures?|promises?|brings?|pours?|serves?|brews?|has|have|is|are|you|choose|feel|experience)$/;
const openings = new Set('for of from with by behind between around beyond than like'.split(' '));
/** `the brightest beam on the market`: said of a rank, of any thing. */
const ranks = new Set(
  'market class world ever available category price planet industry earth kind range today'.split(' '),
);

/** `even on the longest day`, `the busiest port`: of a thing, not stated of the product as by `is the longest`. */
function isOfThing(scan: Scan, at: number, { after }: Mention): boolean {
  const before = tokenAt(scan, at - 1).key;
  const opening = /^(?:the|a|an)$/.test(before) ? tokenAt(scan, at - 2).key : before;
  for (let place = at + 1; place < at + 8 && tokenAt(scan, place).clause === tokenAt(scan, at).clause; place += 1)
    if (ranks.has(tokenAt(scan, place).key)) return false;
  return (
    after.length > 0 && (places.has(opening) || openings.has(opening) || (before === 'the' && !giving.test(opening)))
  );
}

/** `Best Buy`, `Best of the Beatles` and names of products praise nothing. */
const isName = (scan: Scan, at: number, next: number): boolean =>
  tokenAt(scan, at).key === 'best' && /^(?:buy|western|of)$/.test(tokenAt(scan, next).key);

const certifying = new Set(
  'certified certification certifications listed approved compliant rated verified registered accredited standard standards compliance mark label'.split(
    ' ',
  ),
);

/** Short names such as `UL` or `CE` are certificates only in capitals, and plain words never without a word that says so. */
function isCertificate(scan: Scan, at: number, next: number, words: number): boolean {
  if (words > 1) return true;
  const raw = scan.source.slice(tokenAt(scan, at).start, tokenAt(scan, next - 1).end);
  const after = tokenAt(scan, tokenAt(scan, next).key === '-' ? next + 1 : next);
  return certifying.has(after.key) || (raw.length > 1 && raw === raw.toUpperCase() && tokenAt(scan, next).key !== '-');
}

/** `fastest`, `most durable` beyond the list: words of the superlative's shape. */
function readSuperlative(scan: Scan, at: number): Read | null {
  const token = tokenAt(scan, at);
  if (token.type !== 'word' || !token.key.endsWith('est') || token.key.length < 6 || token.key.length > 16) return null;
  if (notSuperlatives.has(token.key)) return null;
  const value = { type: 'term', term: token.key, parents: [] } as const;
  const mention = mentionOf(scan, at, at + 1, 'superlative', value);
  return { mention: { ...mention, isLoose: isOfThing(scan, at, mention) }, next: at + 1 };
}

const issuing = new Set(
  'certified certification certifications approved accredited verified compliant listed'.split(' '),
);
const notIssuers = new Set(
  'is are it the a an and or fully be has been also with officially factory not for in'.split(' '),
);

/** `GreenCheck Certified`, `certified by the Blue Foundation`: any issuer, listed or not. */
export function readCertificate(scan: Scan, at: number): Read | null {
  const token = tokenAt(scan, at);
  if (!issuing.has(token.key)) return null;
  const names: string[] = [];
  const isBy = token.key === 'certified' && /^(?:by|to|as)$/.test(tokenAt(scan, at + 1).key);
  let from = at;
  let next = at + 1;
  // `certified to OEKO-TEX Standard 100`: the list knows it whole.
  if (isBy && lookUp(certificates, scan, at + 2)) return null;
  if (isBy) {
    for (next = at + 2; names.length < 3; next += 1) {
      const word = tokenAt(scan, next);
      if (word.clause !== token.clause || word.type === 'sign') break;
      if (notIssuers.has(word.key) && names.length > 0) break;
      if (!notIssuers.has(word.key)) names.push(stemOf(word.key));
    }
  } else {
    while (from > 0 && names.length < 3) {
      const word = tokenAt(scan, from - 1);
      if (word.clause !== token.clause || (word.type === 'sign' && word.key !== '-')) break;
      if (notIssuers.has(word.key) || (word.type === 'word' && readNumeral(scan, from - 1))) break;
      if (word.type === 'word' && !/\p{Lu}/u.test(scan.source.charAt(word.start))) break;
      // Numbers and codes before it are claims of their own.
      if (word.type === 'word' && scan.chunkEnds.get(from - 1) === from) names.unshift(stemOf(word.key));
      from -= 1;
    }
  }
  if (names.length === 0) return null;
  const value = { type: 'names', words: names, isSure: true } as const;
  return {
    mention: { ...mentionOf(scan, from, next, 'certificate', value), isNegated: isDenied(scan, from, next) },
    next,
  };
}
