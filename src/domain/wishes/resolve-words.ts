// What the words of a wish mean for a product: a field of it, spelled as there, or themselves.
import { attributeKey } from '#domain/attributes/attribute-key.ts';
import { type AttributeChoices, readAttributeName } from '#domain/attributes/attribute-use.ts';
import { usableAttributes } from '#domain/attributes/usable-attributes.ts';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { toOneLine } from '#domain/text/plain-text.ts';
import { joinSpaces } from '#domain/text/words.ts';
import type { Words } from './ask.ts';

export type Meant =
  | { kind: 'words'; text: string }
  /** A field by the name people know it under, with its values as the product has them. */
  | { kind: 'field'; name: string; values: string[]; label: string | null }
  /** A field the product has no value in. */
  | { kind: 'empty'; name: string }
  /** A field that may not appear in content. */
  | { kind: 'hidden'; name: string; values: string[] };

type OwnField = { names: RegExp; name: string; read: (product: SourceProduct) => string | null; isHidden?: true };

/** Fields every product has beside its attributes. A price or a code is never mentioned. */
const ownFields: readonly OwnField[] = [
  {
    names: /^(?:brand|brand ?name|name of the brand|maker|manufacturer|vendor|make)$/,
    name: 'brand',
    read: ({ brand }) => brand,
  },
  {
    names: /^(?:categor(?:y|ies)|product categor(?:y|ies)|category name)$/,
    name: 'category',
    read: ({ category }) => category,
  },
  {
    names:
      /^(?:subcategory|sub-category|(?:product|item|article) type|type of (?:product|item|article)|kind of product)$/,
    name: 'product type',
    read: ({ subcategory, category }) => subcategory ?? category,
  },
  { names: /^(?:product|item|article) (?:name|title)$/, name: 'title', read: ({ title }) => title },
  { names: /^(?:price|prices|cost|costs|pricing)$/, name: 'price', read: ({ price }) => price, isHidden: true },
  {
    names: /^(?:sku|skus|sku (?:code|number)|(?:article|item|stock) (?:number|code)|product code)$/,
    name: 'SKU',
    read: ({ sku }) => sku,
    isHidden: true,
  },
  { names: /^(?:retailer|marketplace|shop)$/, name: 'retailer', read: ({ retailer }) => retailer, isHidden: true },
];

/** `the colour name`, `item weight`: without the words that say only that it is a name of something. */
const bareName = (text: string): string =>
  joinSpaces(text.replace(/\b(?:names?|values?|fields?|attributes?)\b/g, ' ')).trim();

/** Looks a wish's words up among the fields of a product. In quotes they mean themselves. */
export function resolveWords(
  { text: typed, isQuoted }: Words,
  product: SourceProduct,
  choices: AttributeChoices,
): Meant {
  if (isQuoted) return { kind: 'words', text: typed };
  const text = typed
    .toLowerCase()
    .replace(/^(?:the )?(\p{L}+) of (?:the |this |its )?(product|item|article)$/u, (_, field, goods) =>
      field === 'name' || field === 'title' ? `${goods} name` : field,
    );
  const own = ownFields.find(({ names }) => names.test(text));
  if (own) {
    const value = toOneLine((own.read(product) ?? '').slice(0, 500));
    if (value !== '')
      return own.isHidden
        ? { kind: 'hidden', name: own.name, values: [value] }
        : { kind: 'field', name: own.name, values: [value], label: null };
  }
  const keys = [...new Set([text, bareName(text), bareName(text).replace(/s$/, '')])].filter((key) => key !== '');
  // `The slash in the size` is no name of a field.
  const isName = text.split(' ').length <= 3 && !/\b(?:in|of|the|with|for|on|from)\b/.test(text);
  const wanted = isName ? keys.map((key) => readAttributeName(key)) : [];
  const isMeant = (name: string) => {
    const { kind, key } = readAttributeName(name);
    return wanted.some((each) => each.key === key || (each.use !== 'hidden' && each.kind === kind));
  };
  const usable = usableAttributes(product.attributes, choices).filter(({ name }) => isMeant(name));
  const [first] = usable;
  if (first)
    return { kind: 'field', name: own?.name ?? text, values: usable.map(({ value }) => value), label: first.label };
  const hidden = product.attributes.filter(({ name, value }) => isMeant(attributeKey(name)) && value.trim() !== '');
  if (hidden.length > 0) return { kind: 'hidden', name: text, values: hidden.map(({ value }) => toOneLine(value)) };
  if (own) return { kind: 'empty', name: own.name };
  return wanted.some(({ use }) => use !== 'hidden') ? { kind: 'empty', name: text } : { kind: 'words', text: typed };
}

/** What to look for in a text: the values of a field, or the words themselves. */
export function wordingsOf(meant: Meant, { text }: Words): readonly string[] {
  if (meant.kind === 'words') return [meant.text];
  return meant.kind === 'empty' ? [text] : meant.values;
}

/** How a sentence calls what somebody speaks of. */
export const callOf = (meant: Meant, { text }: Words): string =>
  meant.kind === 'words' ? `“${text}”` : `the ${meant.name}`;
