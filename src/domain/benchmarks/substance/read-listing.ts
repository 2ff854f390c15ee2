// What measures of substance read of a listing: its words, the facts its product states, and which of them the text mentions.
import { attributeKey } from '#domain/attributes/attribute-key.ts';
import { type UsableAttribute, usableAttributes } from '#domain/attributes/usable-attributes.ts';
import { forEachTextPart, type TextPart, textParts } from '#domain/parts/parts.ts';
import { contentWords } from '#domain/text/words.ts';
import type { Aims } from '../aims.ts';
import type { RuleProduct } from '../rule-product.ts';
import { isAboutAnother } from './against-source.ts';
import { isForeign } from './language.ts';
import { plain } from './plain.ts';
import { SaidFacts } from './said-facts.ts';
import { findSenseless } from './sense.ts';
import { readSentences, type Sentence } from './sentences.ts';
import { readSource, type SourceWords, type Statement, wordingOf } from './source-words.ts';
import { stemOf, stemsOf } from './stems.ts';

type OfTexts<Value> = Readonly<Record<TextPart, Value>>;
export type ListingFact = UsableAttribute & { words: readonly string[]; isMentioned: boolean };

function textsOf(value: string | readonly string[]): readonly string[] {
  const texts = typeof value === 'string' ? [plain(value)] : value.map(plain);
  return texts.every((text) => text !== '') ? texts : texts.filter((text) => text !== '');
}

const isFigure = (word: string): boolean => {
  const code = word.charCodeAt(0);
  return code >= 0x30 && code <= 0x39;
};
const withUnit = /^([\d.,/-]+)\p{L}/u;
/** Of the words of a value, as many have to stand in the text; all of its figures have to. */
const enough = 0.5;

type Stated = { fact: UsableAttribute; words: readonly string[] };
const stated = new WeakMap<readonly object[], readonly Stated[]>();

/** What usable attributes state. Kept with them: while a text is typed, its product stays the same. */
function statedBy(attributes: RuleProduct['attributes']): readonly Stated[] {
  const known = stated.get(attributes);
  if (known) return known;
  const read = usableAttributes(attributes)
    .filter(({ value }) => value !== 'No')
    .map((fact) => ({ fact, words: contentWords(fact.value === 'Yes' ? attributeKey(fact.name) : fact.value) }));
  stated.set(attributes, read);
  return read;
}

function isMentioned(said: readonly string[], stems: ReadonlySet<string>): boolean {
  let [words, held] = [0, 0];
  for (const word of said) {
    if (isFigure(word)) {
      if (!stems.has(stemOf(word)) && !stems.has(withUnit.exec(word)?.[1] ?? '')) return false;
    } else {
      words += 1;
      if (stems.has(stemOf(word)) || (word.includes('-') && word.split('-').every((piece) => stems.has(stemOf(piece)))))
        held += 1;
    }
  }
  return held >= words * enough;
}

/** Of attributes only so many are read, and of each only so much. */
const mostRead = 200;
const longestRead = 160;

/** A listing as it is read for its substance. What costs something is read when a measure first asks for it. */
export class ListingReading {
  /** The texts of each part without markup: one of a title or a description, one a bullet point. */
  readonly texts: OfTexts<readonly string[]>;
  readonly sentences: OfTexts<readonly Sentence[]>;
  /** Their words that carry meaning. */
  readonly words: OfTexts<readonly string[]>;
  readonly product: RuleProduct;
  readonly aims: Aims;
  #facts: readonly ListingFact[] | undefined;
  #unmentioned: readonly ListingFact[] | undefined;
  #senseless: OfTexts<boolean> | undefined;
  #isForeign: boolean | undefined;
  #unmentionedStatements: readonly Statement[] | undefined;
  readonly #said: SaidFacts;
  readonly #ofSource = new Map<TextPart, boolean>();
  readonly #given: Partial<OfTexts<string | readonly string[]>>;

  /** A text that is missing says nothing. */
  constructor(content: Partial<OfTexts<string | readonly string[]>>, product: RuleProduct, aims: Aims) {
    this.product = product;
    this.#given = content;
    this.aims = aims;
    this.texts = forEachTextPart((part) => textsOf(content[part] ?? []));
    this.sentences = forEachTextPart((part) => readSentences(this.texts[part]));
    this.words = forEachTextPart((part) => wordsOf(this.sentences[part]));
    this.#said = new SaidFacts(textParts.flatMap((part) => this.texts[part]));
  }

  /** What the product's usable attributes state; what it lacks cannot be mentioned. */
  get facts(): readonly ListingFact[] {
    this.#facts ??= this.#readFacts();
    return this.#facts;
  }

  /** Facts no part mentions. */
  get unmentioned(): readonly ListingFact[] {
    this.#unmentioned ??= this.facts.filter((fact) => !fact.isMentioned);
    return this.#unmentioned;
  }

  /** The texts of the source, as words; null where they are not known. */
  get source(): SourceWords | null {
    return readSource(this.product);
  }

  /** Whether a part stands in the source word for word: nothing of it is held against the source. */
  isOfSource(part: TextPart): boolean {
    const before = this.#ofSource.get(part);
    if (before !== undefined) return before;
    const is = this.#standsInSource(part);
    this.#ofSource.set(part, is);
    return is;
  }

  #standsInSource(part: TextPart): boolean {
    const of: Partial<OfTexts<string | readonly string[] | undefined>> = this.product;
    if (of[part] !== undefined && this.#given[part] === of[part]) return true;
    const { wordings } = this.source ?? {};
    const sentences = this.sentences[part];
    return wordings !== undefined && sentences.length > 0 && sentences.every((each) => wordings.has(wordingOf(each)));
  }

  /** What the source's texts state and no part mentions. */
  get unmentionedStatements(): readonly Statement[] {
    this.#unmentionedStatements ??= this.#readUnmentioned();
    return this.#unmentionedStatements;
  }

  #readUnmentioned(): readonly Statement[] {
    const { source } = this;
    if (source === null || (this.isOfSource('description') && this.isOfSource('bullets'))) return [];
    const stems = stemsOf(...textParts.map((part) => this.words[part]));
    return source.statements.filter(({ words }) => !isMentioned(words, stems));
  }

  /** Figures the texts give in words, beside those of the facts mentioned, each once: a figure alone states nothing. */
  get ownFigures(): ReadonlySet<string> {
    const mentioned = new Set(this.facts.flatMap(({ words, isMentioned }) => (isMentioned ? words.map(stemOf) : [])));
    const figures = textParts.flatMap((part) =>
      this.sentences[part].flatMap(({ words }) => {
        const own = words.filter(isFigure);
        return own.length * 4 <= words.length * 3 ? own.map(stemOf) : [];
      }),
    );
    return new Set(figures.filter((figure) => !mentioned.has(figure)));
  }

  /** Facts that may stand in a title and do not stand in this one. */
  get unmentionedInTitle(): readonly ListingFact[] {
    const stems = stemsOf(this.words.title);
    const said = new SaidFacts(this.texts.title);
    return this.facts.filter(
      (fact) => fact.use === 'title' && !(fact.isMentioned && this.#says(fact, fact.words, stems, said)),
    );
  }

  /** Parts whose text says nothing of the product. */
  get senseless(): OfTexts<boolean> {
    this.#senseless ??= this.#findOff();
    return this.#senseless;
  }

  /** Whether it is written in another language than English. */
  get isForeign(): boolean {
    this.#isForeign ??= isForeign(
      textParts.flatMap((part) => this.texts[part]),
      this.product,
    );
    return this.#isForeign;
  }

  #readFacts(): readonly ListingFact[] {
    const facts = statedBy(this.product.attributes);
    if (facts.length === 0) return [];
    const stems = stemsOf(...textParts.map((part) => this.words[part]));
    return facts.map(({ fact, words }) => ({
      ...fact,
      words,
      isMentioned: this.#says(fact, words, stems, this.#said),
    }));
  }

  #says(fact: UsableAttribute, words: readonly string[], stems: ReadonlySet<string>, said: SaidFacts): boolean {
    const isWritten = isMentioned(words, stems);
    if (fact.value === 'Yes') return isWritten && said.polarityOf(attributeKey(fact.name)) !== 'no';
    if (isWritten) return true;
    const rest = said.withoutSaid(fact);
    return rest !== fact.value && isMentioned(contentWords(rest), stems);
  }

  #findOff(): OfTexts<boolean> {
    const off = findSenseless(
      this.texts,
      this.words,
      () => this.#readKnown(),
      () => this.isForeign,
    );
    const { source } = this;
    return forEachTextPart((part) => {
      if (source === null || this.isOfSource(part)) return source === null && off[part];
      const written = { texts: this.texts[part], words: this.words[part], sentences: this.sentences[part] };
      return off[part] || isAboutAnother(part, written, source);
    });
  }

  #readKnown(): ReadonlySet<string> {
    const { category, subcategory, brand, attributes } = this.product;
    const texts = [category ?? '', subcategory ?? '', brand ?? ''];
    for (const { name, value } of attributes.slice(0, mostRead)) texts.push(name, value.slice(0, longestRead));
    return stemsOf(...texts.map(contentWords));
  }
}

function wordsOf(sentences: readonly Sentence[]): readonly string[] {
  const [only] = sentences;
  return sentences.length === 1 && only ? only.words : sentences.flatMap(({ words }) => words);
}
