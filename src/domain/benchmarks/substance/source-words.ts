// What the source of a product says, as words: what a text about the product is held against. Read once for each product.
import { toldAttributes } from '#domain/attributes/told-attributes.ts';
import { shopTalk } from '#domain/channels/banned.data.ts';
import { contentWords } from '#domain/text/words.ts';
import type { JudgedProduct } from '../judged-product.ts';
import { emptyWords } from './empty-words.data.ts';
import { languageOf } from './language.ts';
import { plain } from './plain.ts';
import { readSentences, type Sentence } from './sentences.ts';
import { stemOf, stemsOf } from './stems.ts';

/** Something the source's texts state: a sentence or a point of a list, without words that state nothing. */
export type Statement = { text: string; words: readonly string[] };

export type SourceWords = {
  texts: readonly string[];
  sentences: readonly Sentence[];
  /** Sentences by their words. */
  wordings: ReadonlySet<string>;
  statements: readonly Statement[];
  /** Of all it says: its texts, its fields and its attributes. */
  stems: ReadonlySet<string>;
  /** Stems that stand next to each other. */
  pairs: ReadonlySet<string>;
  /** Of its texts: the row of small words. */
  language: number | null;
};

/** Of attributes only so many are read, and of each only so much. */
const mostRead = 200;
const longestRead = 160;

export const wordingOf = ({ words }: Sentence): string => words.join(' ');

/** The stems of a text's sentences, two at a time. */
export function pairsOf(sentences: readonly Sentence[]): string[] {
  const pairs: string[] = [];
  for (const { words } of sentences)
    for (let at = 1; at < words.length; at += 1)
      pairs.push(`${stemOf(words[at - 1] ?? '')} ${stemOf(words[at] ?? '')}`);
  return pairs;
}

/** Fewer words state nothing by themselves, unless one is a figure. */
const leastWords = 2;

function statementsOf(sentences: readonly Sentence[]): Statement[] {
  const seen = new Set<string>();
  return sentences.flatMap((sentence) => {
    const words = sentence.words.filter((word) => !emptyWords.has(word));
    const wording = words.join(' ');
    if (words.length < leastWords || seen.has(wording)) return [];
    seen.add(wording);
    if (shopTalk.some(({ pattern }) => pattern.test(sentence.text))) return [];
    return [{ text: sentence.text, words }];
  });
}

const known = new WeakMap<JudgedProduct, SourceWords | null>();

/** Null where the texts of the source are not known or empty. */
export function readSource(product: JudgedProduct): SourceWords | null {
  const before = known.get(product);
  if (before !== undefined) return before;
  const { title = '', description = '', bullets = [], category, subcategory, brand, attributes } = product;
  const body = [...bullets, description].map(plain).filter((text) => text !== '');
  const read = title === '' && body.length === 0 ? null : readTexts();
  known.set(product, read);
  return read;

  function readTexts(): SourceWords {
    const sentences = readSentences(body);
    const named = readSentences([plain(title)]);
    const told = toldAttributes(attributes).map(({ value }) => value.slice(0, longestRead));
    const fields = [category ?? '', subcategory ?? '', brand ?? ''];
    for (const { name, value } of attributes.slice(0, mostRead)) fields.push(name, value.slice(0, longestRead));
    return {
      texts: [plain(title), ...body],
      sentences: [...named, ...sentences],
      wordings: new Set([...named, ...sentences].map(wordingOf)),
      statements: statementsOf(sentences),
      stems: stemsOf(...[...named, ...sentences].map(({ words }) => words), ...fields.map(contentWords)),
      pairs: new Set([...pairsOf(named), ...pairsOf(sentences), ...pairsOf(readSentences(told))]),
      language: languageOf(body),
    };
  }
}
