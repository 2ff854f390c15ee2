// Variants as a list in one cell, the way shop systems write them in JSON: the first one's SKU and price are the product's.

import { isRecord, literalText, readLiteral } from '../cells/read-literal.ts';
import type { Field } from './field.ts';

export function readVariants(fields: readonly Field[]): { sku: string; price: string } | null {
  for (const { cell } of fields) {
    const literal = cell.startsWith('[') ? readLiteral(cell) : undefined;
    const first = Array.isArray(literal) ? literal[0] : undefined;
    if (isRecord(first)) {
      return { sku: literalText(first.sku).trim(), price: literalText(first.price).trim() };
    }
  }
  return null;
}
