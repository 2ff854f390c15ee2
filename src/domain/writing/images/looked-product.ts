// What of a product is compared with its pictures, and all that is sent of it along with them.
import { usableAttributes } from '#domain/attributes/usable-attributes.ts';
import { toOneLine } from '#domain/text/plain-text.ts';
import { foldText } from '#domain/text/words.ts';
import type { EngineRequest } from '../engine.ts';

/** `field` as evidence names it: `title`, `attributes.Color`. */
type LookedField = { field: string; text: string };

/** Title, brand, category and the attributes that may be used. */
export function lookedProduct({
  product,
  attributeChoices,
}: Pick<EngineRequest, 'product' | 'attributeChoices'>): LookedField[] {
  const line = (field: string, text: string | null) => {
    const plain = toOneLine(text ?? '');
    return plain === '' ? [] : [{ field, text: plain }];
  };
  return [
    ...line('title', product.title),
    ...line('brand', product.brand),
    ...line('category', product.category),
    ...usableAttributes(product.attributes, attributeChoices).flatMap(({ name, value }) =>
      line(`attributes.${name}`, value),
    ),
  ];
}

/** The first field that contains some words, in any case; null where none does. */
export function findField(fields: readonly LookedField[], words: string): LookedField | null {
  const wanted = foldText(words).trim();
  return wanted === '' ? null : (fields.find(({ text }) => foldText(text).includes(wanted)) ?? null);
}
