// Variants as a list in one cell, the way shop systems write them in JSON: the first one's SKU and price are the product's.

import { isRecord, type LiteralRecord, literalText, readLiteral } from '../cells/read-literal.ts';
import { targetByName } from '../columns/target-by-name.ts';
import type { Field, Notes } from './field.ts';

const inCoins = 'The price is that of the first variant. Check it: some shop systems count in cents.';

/** The price of a variant: an amount, or what a record or list of prices says; empty without one. */
function priceOf(variant: LiteralRecord, column: string, notes: Notes): string {
  const plain = literalText(variant.price).trim();
  if (plain !== '') return plain;
  const [name, value] =
    Object.entries(variant).find(([key, each]) => targetByName(key) === 'price' && each !== null) ?? [];
  if (name === undefined || value === undefined) return '';
  const nested = typeof value === 'object' && value !== null;
  if (!nested) return literalText(value).trim();
  const cell = JSON.stringify(value);
  if (!/\d/.test(cell)) return '';
  notes.warn(`${column}.${name}`, cell, inCoins);
  return cell;
}

export function readVariants(fields: readonly Field[], notes: Notes): { sku: string; price: string } | null {
  for (const { column, cell } of fields) {
    const literal = cell.startsWith('[') ? readLiteral(cell) : undefined;
    const first = Array.isArray(literal) ? literal[0] : undefined;
    if (isRecord(first)) return { sku: literalText(first.sku).trim(), price: priceOf(first, column, notes) };
  }
  return null;
}
