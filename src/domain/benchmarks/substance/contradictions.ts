// Where a text says otherwise than the source, without reading its claims: other figures of a unit, other colors and materials, and sentences of
// the source with a word turned round. The claim checker reads more, and costs five times what checking a listing does.

import { usableAttributes } from '#domain/attributes/usable-attributes.ts';
import { audienceRows, scaleRows, sideRows } from '#domain/claims/polarity/scales.ts';
import { unitRows } from '#domain/claims/tokens/units.data.ts';
import { forEachTextPart, type TextPart, textParts } from '#domain/parts/parts.ts';
import { foldText } from '#domain/text/words.ts';
import type { RuleProduct } from '../rule-product.ts';
import { quoteShort } from './define-measure.ts';
import type { ListingReading } from './read-listing.ts';
import type { Sentence } from './sentences.ts';
import type { SourceWords } from './source-words.ts';
import { stemOf } from './stems.ts';
import { valueFamilies } from './values.ts';

type Contradictions = {
  /** What could be held against the source. */
  checked: number;
  against: number;
  found: readonly string[];
};

const unitNames = new Map(
  unitRows.flatMap(([name, , , spellings]) => spellings.split('|').map((each) => [each, name])),
);
const amount = /(?<![\p{L}\d.,])(\d+(?:[.,]\d+)*)(?:\s*([x×]|-(?=\d)|(?:to|by)(?= \d)|[\p{L}]{1,12}|["'%°]))?/gu;
/** Words behind a figure that name no unit. */
const joints = new Set('and or by of in on for with the a an is are from at per up'.split(' '));
const chain = /^(?:x|×|-|to|by)$/;

/** The figures of texts by what stands behind them: a unit, or the word they count. Of `90 x 40 cm` both are lengths. */
function amountsOf(texts: readonly string[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const text of texts) {
    let open: string[] = [];
    const folded = foldText(text).replace(/(?<=\d)\s*[x×]\s*(?=\d)/g, ' x ');
    for (const [whole, digits = '', behind = ''] of folded.matchAll(amount)) {
      open.push(digits.replace(/,(?=\d{3}(?!\d))/g, '').replace(/(?<=\.\d*)0+$|\.0*$/g, ''));
      if (chain.test(behind)) continue;
      const isInch = behind === 'in' && !folded.includes(`${whole} the`);
      const unit = joints.has(behind) && !isInch ? '' : (unitNames.get(behind) ?? stemOf(behind.replace(/s$/, '')));
      const figures = found.get(unit) ?? new Set<string>();
      for (const figure of open) figures.add(figure);
      found.set(unit, figures);
      open = [];
    }
  }
  return found;
}

/** By word the rows and poles it stands in. */
const poles = new Map<string, { row: number; pole: number }[]>();
const turning = [...scaleRows, ...sideRows, ...audienceRows];
for (const [row, text] of turning.entries())
  for (const [pole, words] of text.split(' / ').entries())
    for (const word of words.split(' ')) poles.set(word, [...(poles.get(word) ?? []), { row, pole }]);
const denials = new Set(
  "no not non without never cannot isn't aren't doesn't don't won't can't nor neither".split(' '),
);

const rawWords = (text: string): readonly string[] =>
  foldText(text).match(/[\p{L}\p{N}]+(?:['.-][\p{L}\p{N}]+)*/gu) ?? [];

type Known = {
  amounts: Map<string, Set<string>>;
  families: ReadonlySet<string>[];
  byStem: Map<string, Sentence[]>;
  denied: ReadonlySet<string>;
  /** Its sentences as they stand. */
  sentences: ReadonlySet<string>;
};
const known = new WeakMap<SourceWords, Known>();

function readKnown(source: SourceWords, product: RuleProduct): Known {
  const before = known.get(source);
  if (before) return before;
  const texts = [...source.texts, ...usableAttributes(product.attributes).map(({ value }) => value)];
  const words = new Set(texts.flatMap(rawWords));
  const byStem = new Map<string, Sentence[]>();
  for (const sentence of source.sentences)
    for (const stem of new Set(sentence.words.map(stemOf))) byStem.set(stem, [...(byStem.get(stem) ?? []), sentence]);
  const read = {
    amounts: amountsOf(texts),
    families: valueFamilies.map((family) => new Set([...words].filter((word) => family.has(word)))),
    byStem,
    denied: new Set(texts.flatMap((text) => [...deniedIn(rawWords(text))])),
    sentences: new Set(source.sentences.map(({ text }) => text)),
  };
  known.set(source, read);
  return read;
}

/** Of two sentences that are one but for a word or two, at least this share is the same. */
const same = 0.65;
/** Fewer words are of no sentence in particular. */
const leastStems = 2;

/** The sentence of the source a sentence was made from. */
function originOf(sentence: Sentence, byStem: ReadonlyMap<string, Sentence[]>): Sentence | null {
  const stems = new Set(sentence.words.map(stemOf));
  if (stems.size < leastStems) return null;
  const shared = new Map<Sentence, number>();
  for (const stem of stems) for (const each of byStem.get(stem) ?? []) shared.set(each, (shared.get(each) ?? 0) + 1);
  let best: Sentence | null = null;
  let most = same;
  for (const [each, count] of shared) {
    const share = count / Math.max(stems.size, new Set(each.words.map(stemOf)).size);
    if (share >= most) [best, most] = [each, share];
  }
  return best;
}

/** The words a text denies: what `not`, `without`, `free from` stand before. */
function deniedIn(words: readonly string[]): Set<string> {
  const denied = new Set<string>();
  for (const [at, word] of words.entries()) {
    if (!denials.has(word) && !(word === 'free' && /^(?:from|of)$/.test(words[at + 1] ?? ''))) continue;
    const next = words.slice(at + 1, at + 4).find((each) => each.length > 3 && !denials.has(each));
    if (next !== undefined) denied.add(stemOf(next.replace(/s$/, '')));
  }
  return denied;
}

/** Whether a sentence says the opposite of its origin: it denies what that says, says what that denies, or has a word's opposite. */
function isTurned(sentence: Sentence, origin: Sentence, deniedAnywhere: ReadonlySet<string>): boolean {
  const [words, before] = [rawWords(sentence.text), rawWords(origin.text)];
  const [denied, deniedBefore] = [deniedIn(words), deniedIn(before)];
  const [stems, stemsBefore] = [sentence, origin].map((each) => new Set(each.words.map(stemOf)));
  if ([...denied].some((stem) => !deniedAnywhere.has(stem) && stemsBefore?.has(stem))) return true;
  if ([...deniedBefore].some((stem) => !denied.has(stem) && stems?.has(stem))) return true;
  const [is, was] = [new Set(words), new Set(before)];
  const gone = before.filter((word) => !is.has(word)).flatMap((word) => poles.get(word) ?? []);
  if (gone.length === 0) return false;
  return words.some(
    (word) =>
      !was.has(word) &&
      (poles.get(word) ?? []).some(({ row, pole }) => gone.some((each) => each.row === row && each.pole !== pole)),
  );
}

/** Values a text says and the source does not, as far as the source's own are missing in it: they took their place. */
function countReplaced(
  said: ReadonlySet<string>,
  given: ReadonlySet<string>,
  mentioned: ReadonlySet<string>,
): string[] {
  const unknown = [...said].filter((value) => !given.has(value));
  const missing = [...given].filter((value) => !mentioned.has(value)).length;
  return unknown.slice(0, missing);
}

/** What all texts of a listing say, read once for its parts. */
type Said = { amounts: Map<string, Set<string>>; words: ReadonlySet<string> };

function comparePart(reading: ListingReading, source: SourceWords, part: TextPart, all: Said): Contradictions {
  const { amounts, families: given, byStem, denied, sentences: verbatim } = readKnown(source, reading.product);
  const texts = reading.texts[part];
  const anywhere = new Set([...amounts.values()].flatMap((figures) => [...figures]));
  let checked = 0;
  const found: string[] = [];
  for (const [unit, figures] of amountsOf(texts)) {
    checked += figures.size;
    const of = amounts.get(unit);
    if (!of) continue;
    // A figure the source gives with another word is one of its own.
    const foreign = new Set([...figures].filter((figure) => of.has(figure) || !anywhere.has(figure)));
    const replaced = countReplaced(foreign, of, all.amounts.get(unit) ?? foreign);
    found.push(...replaced.map((figure) => `${figure} ${unit}`.trim()));
  }
  const words = new Set(texts.flatMap(rawWords));
  for (const [at, family] of valueFamilies.entries()) {
    const own = new Set([...words].filter((word) => family.has(word)));
    checked += own.size;
    found.push(...countReplaced(own, given[at] ?? own, all.words));
  }
  // What turns a sentence round is known in English alone.
  const isEnglish = source.language === null || source.language === 0;
  for (const sentence of isEnglish ? reading.sentences[part] : []) {
    if (verbatim.has(sentence.text)) continue;
    const origin = originOf(sentence, byStem);
    if (origin === null) continue;
    checked += 1;
    if (isTurned(sentence, origin, denied)) found.push(quoteShort(sentence.text));
  }
  return { checked, against: found.length, found };
}

function compare(reading: ListingReading): Compared {
  const none = { checked: 0, against: 0, found: [] };
  const { source } = reading;
  const changed = textParts.filter((part) => reading.words[part].length > 0 && !reading.isOfSource(part));
  if (source === null || changed.length === 0) return { ...forEachTextPart(() => none), substance: none };
  const texts = textParts.flatMap((part) => reading.texts[part]);
  const all = { amounts: amountsOf(texts), words: new Set(texts.flatMap(rawWords)) };
  const parts = forEachTextPart((part) => (changed.includes(part) ? comparePart(reading, source, part, all) : none));
  const sum = (key: 'checked' | 'against') => textParts.reduce((total, part) => total + parts[part][key], 0);
  const found = [...new Set(textParts.flatMap((part) => parts[part].found))];
  return { ...parts, substance: { checked: sum('checked'), against: sum('against'), found } };
}

type Compared = Readonly<Record<TextPart | 'substance', Contradictions>>;
const compared = new WeakMap<ListingReading, Compared>();

/** What of each part, and of all of them, says otherwise than the source. Read by several rules of one listing. */
export function contradictionsOf(reading: ListingReading): Compared {
  const before = compared.get(reading);
  if (before) return before;
  const made = compare(reading);
  compared.set(reading, made);
  return made;
}
