// What the source of a product says, as words: what a text about the product is held against. Read once for each product.
import { usableAttributes } from '#domain/attributes/usable-attributes.ts';
import { shopTalk } from '#domain/channels/banned.data.ts';
import { contentWords } from '#domain/text/words.ts';
import type { RuleProduct } from '../rule-product.ts';
import { emptyWords } from './empty-words.ts';
import { languageOf } from './language.ts';
import { plain } from './plain.ts';
import { readSentences, type Sentence } from './sentences.ts';
import { stemOf, stemsOf } from './stems.ts';

/** Something the source's texts state: a sentence or a point of a list, without words that state nothing. */
export type Statement = { text: string; words: readonly string[] };

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

/** Fewer words state nothing by themselves. */
const leastWords = 2;

function readStatements(sentences: readonly Sentence[], texts: readonly string[]): Statement[] {
  const seen = new Set<string>();
  // What the whole does not hold no sentence does.
  const whole = texts.join('\n');
  const bans = shopTalk.filter(({ pattern, sign }) => sign?.test(whole) !== false && pattern.test(whole));
  return sentences.flatMap(({ text, words: all }) => {
    const words = all.filter((word) => !emptyWords.has(word));
    const wording = words.join(' ');
    if (words.length < leastWords || seen.has(wording)) return [];
    seen.add(wording);
    return bans.some(({ pattern }) => pattern.test(text)) ? [] : [{ text, words }];
  });
}

/** The words of a source. Each kind is read when it is first asked for: of a text that is the source's own hardly any is. */
export class SourceWords {
  /** Its texts without markup, the title first. */
  readonly texts: readonly string[];
  readonly #product: RuleProduct;
  #sentences: readonly Sentence[] | undefined;
  #wordings: ReadonlySet<string> | undefined;
  #statements: readonly Statement[] | undefined;
  #stems: ReadonlySet<string> | undefined;
  #pairs: ReadonlySet<string> | undefined;
  #language: number | null | undefined;

  constructor(product: RuleProduct) {
    const { title = '', description = '', bullets = [] } = product;
    this.#product = product;
    this.texts = [title, ...bullets, description].map(plain);
  }

  get sentences(): readonly Sentence[] {
    this.#sentences ??= readSentences(this.texts);
    return this.#sentences;
  }

  /** Sentences by their words. */
  get wordings(): ReadonlySet<string> {
    this.#wordings ??= new Set(this.sentences.map(wordingOf));
    return this.#wordings;
  }

  /** What bullets and description state. */
  get statements(): readonly Statement[] {
    const body = this.texts.slice(1);
    this.#statements ??= readStatements(readSentences(body), body);
    return this.#statements;
  }

  /** Stems of all it says: its texts, its fields and its attributes. */
  get stems(): ReadonlySet<string> {
    this.#stems ??= this.#readStems();
    return this.#stems;
  }

  /** Stems that stand next to each other. */
  get pairs(): ReadonlySet<string> {
    this.#pairs ??= this.#readPairs();
    return this.#pairs;
  }

  /** Its row of small words; null where it has too few. */
  get language(): number | null {
    if (this.#language === undefined) this.#language = languageOf(this.texts.slice(1));
    return this.#language;
  }

  #readPairs(): ReadonlySet<string> {
    const values = usableAttributes(this.#product.attributes).map(({ value }) => value.slice(0, longestRead));
    return new Set([...pairsOf(this.sentences), ...pairsOf(readSentences(values))]);
  }

  #readStems(): ReadonlySet<string> {
    const { category, subcategory, brand, attributes } = this.#product;
    const fields = [category ?? '', subcategory ?? '', brand ?? ''];
    for (const { name, value } of attributes.slice(0, mostRead)) fields.push(name, value.slice(0, longestRead));
    return stemsOf(...this.sentences.map(({ words }) => words), ...fields.map(contentWords));
  }
}

const known = new WeakMap<RuleProduct, SourceWords | null>();

/** Null where the texts of the source are not known or empty. Kept with the product: while a text is typed, it stays the same. */
export function readSource(product: RuleProduct): SourceWords | null {
  const before = known.get(product);
  if (before !== undefined) return before;
  const { title = '', description = '', bullets = [] } = product;
  const read = [title, description, ...bullets].every((text) => text === '') ? null : new SourceWords(product);
  known.set(product, read);
  return read;
}
