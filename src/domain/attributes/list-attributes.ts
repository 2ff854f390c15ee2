// The attributes of a catalogue with what holds for each: which are listed, and in which order.
import { foldText } from '#domain/text/words.ts';
import { readAttributeName } from './attribute-use.ts';
import type { AttributeUse } from './attribute-uses.ts';
import type { CatalogueAttribute } from './attributes.contract.ts';
import type { AttributeCount } from './count-attributes.ts';

/** A choice as it is stored: with the name it was made for, which no product may carry any more. */
export type StoredChoice = { key: string; name: string; use: AttributeUse };

export type AttributeFilter = { search?: string | undefined; use?: AttributeUse | undefined };

/** One attribute by what was counted of it and what was chosen; both may be missing, and then its key is all that is known. */
export function describeAttribute(
  key: string,
  count: AttributeCount | undefined,
  choice: StoredChoice | undefined,
): CatalogueAttribute {
  const { name, products, drafts, titleDrafts, samples } = count ?? {
    name: choice?.name ?? key,
    products: 0,
    drafts: 0,
    titleDrafts: 0,
    samples: [],
  };
  const { label, use: defaultUse } = readAttributeName(name);
  return {
    key,
    label,
    name,
    products,
    drafts,
    titleDrafts,
    samples: [...samples],
    use: choice?.use ?? defaultUse,
    defaultUse,
    isChosen: choice !== undefined,
  };
}

const byProducts = (a: CatalogueAttribute, b: CatalogueAttribute) =>
  b.products - a.products || (a.key < b.key ? -1 : 1);

/** All attributes that pass the filter, most products first. A choice whose name no product carries is among them: else nobody could take it back. */
export function listAttributes(
  counts: readonly AttributeCount[],
  choices: readonly StoredChoice[],
  { search, use }: AttributeFilter,
): CatalogueAttribute[] {
  const countOf = new Map(counts.map((count) => [count.key, count]));
  const choiceOf = new Map(choices.map((choice) => [choice.key, choice]));
  const words = foldText(search ?? '');
  const holds = ({ key, name, label }: CatalogueAttribute) =>
    [key, name, label, readAttributeName(name).kind].some((text) => foldText(text).includes(words));
  return [...new Set([...countOf.keys(), ...choiceOf.keys()])]
    .map((key) => describeAttribute(key, countOf.get(key), choiceOf.get(key)))
    .filter((attribute) => (use === undefined || attribute.use === use) && (words === '' || holds(attribute)))
    .sort(byProducts);
}
