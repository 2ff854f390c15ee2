// Everything the built-in writer may choose from: the source's texts as plain, calm sentences, and the attributes it may use.
import { type AttributeChoices, isForeignName, readAttributeName } from '#domain/attributes/attribute-use.ts';
import { withClearSizes } from '#domain/attributes/clear-sizes.ts';
import { type UsableAttribute, usableAttributes } from '#domain/attributes/usable-attributes.ts';
import { spellUnits } from '#domain/benchmarks/fixes/spell-units.ts';
import { findDisputed } from '#domain/benchmarks/substance/said-facts.ts';
import type { OfCatalogue } from '#domain/catalogue/makers.ts';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { nounOfCategory } from '#domain/claims/noun.ts';
import { once } from '#domain/once.ts';
import { calmCapitals, calmSentence, isAllCaps, learnSpellings, type Spellings } from '#domain/text/casing.ts';
import { isPattern, isSlug } from '#domain/text/patterns.ts';
import { readLines, toOneLine, toPlainText } from '#domain/text/plain-text.ts';
import { type Spelling, spellText } from '#domain/text/spellings.ts';
import { readBrand } from './brand.ts';
import type { Language } from './language.ts';
import { type Block, isEmptyHeading, readBlocks } from './lines.ts';

export type Source = {
  title: string;
  brand: string | null;
  /** What the product is by its category, for a title that does not say. */
  noun: string | null;
  description: readonly Block[];
  bullets: readonly string[];
  attributes: readonly UsableAttribute[];
  /** Those of them that may be used under their names: in a language other than English only if their names are in it, too. */
  facts: readonly UsableAttribute[];
  /** Whether its own texts say otherwise than one of these facts: nobody has said yet which of them is right. Read when it is first asked. */
  isDisputed(fact: UsableAttribute): boolean;
  images: readonly string[];
  isEnglish: boolean;
};

/** Signs doubled for effect, and spaces before them. */
const tidySigns = (text: string) =>
  text
    .replace(/([!?])[!?]+/g, '$1')
    // The mark of a footnote that is not there: `8 GB*`; `5*` is a class.
    .replace(/(?<=[\p{L})])\*+(?=\s|$)/gu, '')
    .replace(/,{2,}/g, ',')
    .replace(/\s+(?=[,;!?](?:\s|$))/g, '')
    .trim();

/** What only parts a point from the next one of its list. */
const withoutSeparator = (point: string) => point.replace(/;+$/, '').trim();

/** Nothing but social tags: `#made #byhand`. `#DA5816` is a code. */
const isSocial = (text: string): boolean =>
  /^(?:#[\p{L}_][\p{L}\p{N}_]*[\s,.!]*)+$/u.test(text) &&
  !/#(?=[a-f\d]*\d)(?:[a-f\d]{3}){1,2}(?![\p{L}\p{N}])/iu.test(text);

/** Where most names are of another language, all of them are read as its. Without `Yes` and `No`, which the source may not say. */
function foreignFacts(attributes: readonly UsableAttribute[]): readonly UsableAttribute[] {
  const foreign = attributes.filter(({ name }) => isForeignName(name));
  if (foreign.length === 0 || foreign.length * 2 < attributes.length) return [];
  return attributes.filter(({ value }) => value !== 'Yes' && value !== 'No');
}

/** The labels are the writer's own words: it spells them as the voice does, and never what the source says. */
const spellLabels = (facts: readonly UsableAttribute[], spelling: Spelling | null) =>
  spelling === null ? facts : facts.map((fact) => ({ ...fact, label: spellText(fact.label, spelling) }));

/**
 * Reads a product. What no shopper reads is not in it any more: codes, internal fields, headings that say nothing. `spelling` is the
 * voice's, null where it has none.
 */
export function readSource(
  product: OfCatalogue<SourceProduct>,
  choices: AttributeChoices,
  language: Language,
  spelling: Spelling | null = null,
): Source {
  const given = [product.title, product.description, ...product.bullets];
  let learned: Spellings | undefined;
  /** Learned from the other texts, and only where one shouts. */
  const spellings = () => {
    learned ??= learnSpellings([...given, ...product.attributes.slice(0, 50).map(({ value }) => value)], product.brand);
    return learned;
  };
  const calm = (text: string) => {
    const isLoud = isAllCaps(text);
    const spelled = spellUnits(text, isLoud);
    return tidySigns(isLoud ? calmSentence(spelled, spellings(), true) : spelled);
  };
  const line = toOneLine(product.title);
  const spelled = spellUnits(line, isAllCaps(line));
  const title = tidySigns(isAllCaps(line) ? calmCapitals(spelled, spellings()) : spelled);
  const bullets = product.bullets
    .flatMap((bullet) => readLines(toPlainText(bullet)))
    .map(({ text }) => withoutSeparator(calm(text)))
    .filter((text) => text !== '' && !isEmptyHeading(text) && !isSocial(text));
  const description = readBlocks(product.description).map(({ kind, sentences, ...block }) => ({
    ...block,
    kind,
    sentences: sentences
      .map((sentence) => (kind === 'item' ? withoutSeparator(calm(sentence)) : calm(sentence)))
      .filter((sentence) => sentence !== '' && !isSocial(sentence)),
  }));
  const attributes = usableAttributes(product.attributes, choices);
  // What is printed on a thing is no color, and a handle of software no word.
  const readable = withClearSizes(attributes, product.attributes).filter(
    ({ kind, value }) => !isSlug(value) && !(kind === 'Color' && isPattern(value)),
  );
  const category = product.subcategory ?? product.category;
  const noun = nounOfCategory(category) ?? nounOfCategory(product.category);
  // Too little text to be sure: the names of the attributes are a further sign.
  const names = product.attributes.filter(
    ({ name }) => readAttributeName(name).use !== 'hidden' && !isForeignName(name),
  ).length;
  const mayBeEnglish = language.code === 'en' || (names > 0 && names * 2 >= product.attributes.length);
  const isEnglish = language.isSure ? language.code === 'en' : mayBeEnglish;
  const facts = isEnglish
    ? spellLabels(
        readable.filter(({ name }) => !isForeignName(name)),
        spelling,
      )
    : foreignFacts(readable);
  const disputed = once(() => {
    const sentences = description.flatMap((block) => block.sentences).join('\n');
    return findDisputed({ title, bullets, description: sentences }, product, facts);
  });
  return {
    title,
    brand: readBrand(product.brand, given.join('\n'), product.isMadeByBrand),
    noun: isEnglish ? noun : null,
    description,
    bullets,
    attributes,
    facts,
    isDisputed: (fact) => disputed().has(fact),
    images: product.images,
    isEnglish,
  };
}

/** Everything a source says in public, for asking whether it says a word. */
export const publicText = ({
  title,
  brand,
  bullets,
  description,
  attributes,
}: Omit<Source, 'noun' | 'images' | 'facts' | 'isDisputed' | 'isEnglish'>) =>
  [
    title,
    brand ?? '',
    ...bullets,
    ...description.flatMap(({ sentences }) => sentences),
    ...attributes.map(({ label, value }) => `${label}: ${value}`),
  ].join('\n');
