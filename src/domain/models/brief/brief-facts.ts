// The facts of a product as a language model is given them: one sentence or attribute each, with an id by which an answer names it.
import { type AttributeChoices, noChoices } from '#domain/attributes/attribute-use.ts';
import { usableAttributes } from '#domain/attributes/usable-attributes.ts';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { readLimit, readLines, toOneLine, toPlainText } from '#domain/text/plain-text.ts';
import { splitSentences } from '#domain/text/sentences.ts';

/** `field` as evidence names it: `description`, `bullets.2`, `attributes.Material`, `dataSources.0`. `label` is what it is called in a brief. */
export type BriefFact = { id: string; field: string; label: string; text: string };

/** A brief holds so many at most, and so many characters of them; what comes first is kept. */
const mostFacts = 400;
const mostCharacters = readLimit;

/** What of a product states facts. */
export type FactProduct = Pick<
  SourceProduct,
  'title' | 'brand' | 'category' | 'subcategory' | 'attributes' | 'bullets' | 'description'
>;

type FactSources = {
  product: FactProduct;
  dataSources: readonly string[];
  attributeChoices?: AttributeChoices;
};

const sentencesOf = (text: string) => readLines(toPlainText(text)).flatMap(({ text: line }) => splitSentences(line));

function unnumbered({ product, dataSources, attributeChoices = noChoices }: FactSources): Omit<BriefFact, 'id'>[] {
  const line = (field: string, text: string | null) => {
    const plain = toOneLine(text ?? '');
    return plain === '' ? [] : [{ field, label: field, text: plain }];
  };
  const all = (field: string, label: string, text: string) =>
    sentencesOf(text).map((sentence) => ({ field, label, text: sentence }));
  return [
    ...line('title', product.title),
    ...line('brand', product.brand),
    ...line('category', product.category),
    ...line('subcategory', product.subcategory),
    // What may not be used is not sent: no stock, price or code, and no attribute whose name is not known.
    ...usableAttributes(product.attributes, attributeChoices).map(({ name, label, value }) => ({
      field: `attributes.${name}`,
      label,
      text: value,
    })),
    ...product.bullets.flatMap((bullet, index) => all(`bullets.${index}`, 'bullet', bullet)),
    ...all('description', 'description', product.description),
    ...dataSources.flatMap((text, index) => all(`dataSources.${index}`, 'data source', text)),
  ];
}

/** The facts in the order of a brief, numbered from `F1`. */
export function listFacts(given: FactSources): BriefFact[] {
  const facts: BriefFact[] = [];
  let left = mostCharacters;
  for (const fact of unnumbered(given).slice(0, mostFacts)) {
    const text = fact.text.slice(0, left);
    if (text === '') break;
    left -= text.length;
    facts.push({ id: `F${facts.length + 1}`, ...fact, text });
  }
  return facts;
}

/** Everything usable that the source states, one fact per line: where keywords are looked up. */
export const factTextOf = (given: FactSources): string =>
  listFacts(given)
    .map(({ text }) => text)
    .join('\n');

/** As it stands in a brief: `F12 Material: solid oak`. */
export const describeFact = ({ id, label, text }: BriefFact): string => `${id} ${label}: ${text}`;
