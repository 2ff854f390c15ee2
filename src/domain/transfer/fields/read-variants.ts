// Variants as a list in one cell, the way shop systems write them in JSON and XML: the first one's SKU and price are the product's.

import { plainName } from '../cells/column-names.ts';
import { isRecord, type LiteralRecord, literalText, readLiteral } from '../cells/read-literal.ts';
import { targetByName } from '../columns/target-by-name.ts';
import { findPrices } from './build-price.ts';
import type { Field } from './field.ts';

/** `doubtful`: a price that may count the smallest coins. */
type FirstVariant = { sku: string; price: string; doubtful: { column: string; value: string } | null };

/** What a variant is sold for, as records name it. */
const priceName = /^(?:prices?|pricing|price set|calculated price|sale price|regular price)$/;
/** Nested amounts without decimals are coins in one system and whole units in the next. */
const isCertain = (price: string) => /\d[.,]\d/.test(price);

function readNestedPrice(column: string, variant: LiteralRecord): Omit<FirstVariant, 'sku'> {
  for (const [name, value] of Object.entries(variant)) {
    if (!priceName.test(plainName(name)) || typeof value !== 'object') continue;
    const [first] = findPrices(value, '', '').filter(({ text }) => /\d/.test(text));
    if (first && isCertain(first.text)) return { price: first.text, doubtful: null };
    if (first) return { price: '', doubtful: { column: `${column}.${name}`, value: first.text } };
  }
  return { price: '', doubtful: null };
}

/** The text under the plain name, else under another that means it. */
function ownText(variant: LiteralRecord, target: 'sku' | 'price'): string {
  const named = Object.entries(variant).filter(([name]) => targetByName(name) === target);
  return (
    [variant[target], ...named.map(([, value]) => value)]
      .map((value) => literalText(value).trim())
      .find((text) => text !== '') ?? ''
  );
}

export function readVariants(fields: readonly Field[]): FirstVariant | null {
  for (const { column, cell } of fields) {
    const literal = cell.startsWith('[') ? readLiteral(cell) : undefined;
    const first = Array.isArray(literal) ? literal[0] : undefined;
    if (isRecord(first)) {
      const sku = ownText(first, 'sku');
      const price = ownText(first, 'price');
      return price === '' ? { sku, ...readNestedPrice(column, first) } : { sku, price, doubtful: null };
    }
  }
  return null;
}
