// The facts of a product: everything its fields and data sources state, with the place it is at, ready to be looked up.
import { readAttributeName } from '#domain/attributes/attribute-use.ts';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { once } from '#domain/once.ts';
import { rootOf, stemOf } from '#domain/text/word-forms.ts';
import type { Evidence } from './checked-claim.ts';
import { type Fact, FactIndex, mostOfSort } from './fact-index.ts';
import type { Mention } from './mention.ts';
import { isOfDeniedUse } from './polarity/denials.ts';
import { emptyPolarity, type Polarity, readSourcePolarity } from './polarity/source-polarity.ts';
import { learnSentence, type PlainSentences } from './polarity/turned-sentences.ts';
import { readAttribute } from './reading/attributes.ts';
import { findMentions } from './reading/find-mentions.ts';
import { findListed } from './reading/listed.ts';
import { sentenceKey, sentencesOf } from './tokens/sentences.ts';
import { scanText, type Token } from './tokens/tokens.ts';

export type Facts = {
  facts: readonly Fact[];
  index: FactIndex;
  /** Of them those of the title, for what other fields say against it. */
  ofTitle: FactIndex;
  /** What the attributes that shoppers may read state by themselves, read when it is asked for. */
  ofAttributes(): Facts;
  /** The same of what the source only compares with: `faster than USB 2.0`. */
  compared: FactIndex;
  /** Every word of the fields, singular, with the first place it is at. */
  words: ReadonlyMap<string, Evidence>;
  /** The same words without their endings. */
  roots: ReadonlySet<string>;
  /** Whole sentences, and attributes with their names, by `sentenceKey`. */
  sentences: ReadonlySet<string>;
  /** Whole sentences by what they say, whether or not they deny it. */
  plainSentences: PlainSentences;
  /** How many things are listed under a name, and where. */
  listed: ReadonlyMap<string, { count: number; evidence: Evidence }[]>;
  brand: ReadonlySet<string>;
  /** The text of a field, as far as it was read. */
  sourceOf(field: string): string;
  /** What the names of the goods end in, of the title and the last category, without what they come with. */
  heads: ReadonlySet<string>;
  /** What the source says of opposites, and what it denies. */
  polarity: Polarity;
};

/** Only this much of one field is read, as the writer does, and this much of all fields together. */
export const factReadLimit = 40_000;
const readInAll = 200_000;

type Field = { name: string; text: string; label: string };

/** What facts are read from: the SKU is none. */
export type FactProduct = Pick<
  SourceProduct,
  'title' | 'description' | 'bullets' | 'attributes' | 'category' | 'subcategory' | 'brand'
>;

function fieldsOf(product: FactProduct, dataSources: readonly string[]): Field[] {
  const plain = (name: string, text: string | null): Field[] => (text ? [{ name, text, label: '' }] : []);
  return [
    ...plain('title', product.title),
    ...plain('description', product.description),
    ...product.bullets.flatMap((bullet, index) => plain(`bullets.${index}`, bullet)),
    ...product.attributes.map(({ name, value }) => ({ name: `attributes.${name}`, text: value, label: name })),
    ...plain('category', product.category),
    ...plain('subcategory', product.subcategory),
    ...plain('brand', product.brand),
    ...dataSources.flatMap((text, index) => plain(`dataSources.${index}`, text)),
  ];
}

/** A product of which only the attributes are known that shoppers may read; others may be about the parcel. */
const attributesAlone = (product: FactProduct): FactProduct => ({
  ...{ title: '', description: '', bullets: [], category: null, subcategory: null, brand: product.brand },
  attributes: product.attributes.filter(({ name }) => readAttributeName(name).use !== 'hidden'),
});

const stemsOf = (text: string) =>
  scanText(text)
    .tokens.filter(({ type }) => type === 'word')
    .map(({ key }) => stemOf(key));

/** An attribute that names the make, `Brand: Modal`, and one that names the goods in one word, `Model name: Silk`, name no material or colour. */
function namesMake(field: string, label: readonly string[], { kind, isAlone }: Mention): boolean {
  if (kind !== 'material' && kind !== 'colour') return false;
  if (field === 'brand') return true;
  if (label.some((word) => word === 'brand' || word === 'manufacturer' || word === 'vendor' || word === 'designer'))
    return true;
  const isOfName = label.some(
    (word) => word === 'name' || word === 'model' || word === 'collection' || word === 'series',
  );
  return isAlone && isOfName && !label.some((word) => /^(?:color|material|fabric|finish)$/.test(word));
}

/** A brand such as Silk or Platinum is no colour or material where it is the brand. */
export function isBrandName(brand: ReadonlySet<string>, mention: Mention): boolean {
  const { kind, value, isAlone, start, before, after } = mention;
  if ((kind !== 'colour' && kind !== 'material') || value.type !== 'term' || brand.size === 0) return false;
  const words = value.term.split(' ');
  // `Sparkling Resin Delights`: a word of the name between others of it.
  const isWithin = brand.size > words.length && (brand.has(before[0] ?? '') || brand.has(after[0] ?? ''));
  if (isWithin && words.every((word) => brand.has(word))) return true;
  return (
    words.length === brand.size &&
    words.every((word) => brand.has(word)) &&
    (!isAlone || start === 0 || before[0] === 'brand')
  );
}

/** Whether a mention names a material or a colour. */
const isMaterialOrColour = ({ kind }: Mention): boolean => kind === 'material' || kind === 'colour';

/**
 * Reads a product's fields and any data sources given as texts once; `checkClaims` may then be asked about many texts. Pure and
 * deterministic, costs grow with the length of the texts.
 */
export function extractFacts(product: FactProduct, dataSources: readonly string[] = []): Facts {
  const facts: Fact[] = [];
  const index = new FactIndex();
  const compared = new FactIndex();
  const ofTitle = new FactIndex();
  const words = new Map<string, Evidence>();
  const roots = new Set<string>();
  const sentences = new Set<string>();
  const plainSentences: PlainSentences = new Map();
  const polarity = emptyPolarity();
  const listed = new Map<string, { count: number; evidence: Evidence }[]>();
  const named = product.attributes.find(({ name }) => /^brand(?: name)?$/i.test(name.trim()));
  const brand = new Set(stemsOf(product.brand ?? named?.value ?? ''));
  const sources = new Map<string, string>();
  const heads = new Set<string>();
  for (const name of [product.title, (product.subcategory ?? product.category ?? '').split('>').at(-1) ?? ''])
    for (const head of headsOf(name)) heads.add(head);
  let left = readInAll;
  for (const { name, text, label } of fieldsOf(product, dataSources)) {
    const scan = scanText(text.slice(0, Math.min(factReadLimit, left)));
    left -= scan.source.length;
    sources.set(name, scan.source);
    const stems = label === '' ? [] : stemsOf(label);
    const labelled = label === '' ? [] : readAttribute(scan, label, stems);
    const mentions = findMentions(scan).filter((mention) => !isBrandName(brand, mention));
    for (const { noun, count, start, end } of findListed(scan, stems)) {
      const evidence = { field: name, start, end, text: scan.source.slice(start, end) };
      const same = listed.get(noun);
      if (!same) listed.set(noun, [{ count, evidence }]);
      else if (same.length < mostOfSort) same.push({ count, evidence });
    }
    const denials = readSourcePolarity(polarity, name, scan, stems);
    for (const mention of [...labelled, ...mentions]) {
      if (namesMake(name, stems, mention) || (isMaterialOrColour(mention) && isOfDeniedUse(scan, denials, mention)))
        continue;
      const fact: Fact = { ...mention, field: name, text: scan.source.slice(mention.start, mention.end), label: stems };
      facts.push(fact);
      (fact.comparison === null ? index : compared).add(fact, scan.source);
      if (name === 'title') ofTitle.add(fact, scan.source);
    }
    if (label !== '') sentences.add(sentenceKey(scanText(`${label} ${scan.source}`).tokens));
    for (const sentence of sentencesOf(scan)) {
      const { tokens, start, end } = sentence;
      sentences.add(sentenceKey(tokens));
      if (label === '')
        learnSentence(plainSentences, sentence, { field: name, start, end, text: text.slice(start, end) });
    }
    for (const stem of stems) {
      if (words.has(stem)) continue;
      words.set(stem, { field: name, start: 0, end: 0, text: '' });
      roots.add(rootOf(stem));
    }
    for (const { type, key, start, end } of scan.tokens) {
      const stem = stemOf(key);
      if (type !== 'word' || words.has(stem)) continue;
      words.set(stem, { field: name, start, end, text: scan.source.slice(start, end) });
      roots.add(rootOf(key));
    }
  }
  return {
    facts,
    index,
    ofTitle,
    ofAttributes: once(() => ({ ...extractFacts(attributesAlone(product)), heads })),
    compared,
    words,
    roots,
    sentences,
    plainSentences,
    listed,
    brand,
    sourceOf: (field) => sources.get(field) ?? '',
    heads,
    polarity,
  };
}

/** What opens the end of a name: `Backpack with rain cover`, `Case for phones`. */
const appending = new Set(
  'with for and including includes plus w mit fur und avec pour et con para y s na a'.split(' '),
);

/** The last word of each name. */
function headsOf(name: string): Set<string> {
  const heads = new Set<string>();
  const { tokens } = scanText(name);
  let last: Token | null = null;
  let appended = -1;
  let before: Token | null = null;
  const close = () => {
    if (last) heads.add(stemOf(last.key));
    last = null;
  };
  for (const token of tokens) {
    if (last && last.clause !== token.clause) close();
    // `65 W` is no `w` for with.
    const isUnit = before?.type === 'number';
    before = token;
    if (token.clause === appended) continue;
    if (appending.has(token.key) && !isUnit) {
      close();
      appended = token.clause;
    } else if (token.type === 'word' && token.key.length > 2) {
      last = token;
    }
  }
  close();
  return heads;
}
