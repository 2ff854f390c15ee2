// The price as the source writes it, with the currency where another column names it.

import { isPlaceholder, tidyText } from '../reading/clean-text.ts';
import { literalText, readLiteral } from '../reading/read-literal.ts';
import type { Building } from './building.ts';
import { readVariants } from './read-variants.ts';

const amount = /^[^\d\n]{0,12}\d[\d\s.,'’]*(?:[^\d\n]{0,12})(?:(?:-|–|to)\s*[^\d\n]{0,6}\d[\d\s.,'’]*[^\d\n]{0,12})?$/;
const bareAmount = /^-?\d[\d\s.,'’]*$/;
const maxLength = 60;

function cellText(cell: string): string {
  const literal = readLiteral(cell);
  if (literal && !Array.isArray(literal)) {
    const value = literalText(literal.amount) || literalText(literal.value) || literalText(literal.price);
    const currency =
      literalText(literal.currency) || literalText(literal.currencyCode) || literalText(literal.currency_code);
    return currency === '' ? value : `${value} ${currency}`.trim();
  }
  if (literal) return literalText(literal[0]);
  return isPlaceholder(cell) ? '' : tidyText(cell).text;
}

/** Null when the file names none. A text that is no amount is kept with a warning, a long one left out. */
export function readPrice(building: Building): string | null {
  const { plan, group, fields } = building;
  const cells = [group.main, ...group.others].flatMap((record) =>
    record.fields.flatMap(([column, cell]) => (plan.targetOf(column, cell) === 'price' ? [{ column, cell }] : [])),
  );
  const variant = readVariants(building)?.price;
  if (variant) cells.push({ column: 'variants', cell: variant });
  for (const { column, cell } of cells) {
    const text = cellText(cell);
    if (text === '') continue;
    if (text.length > maxLength || text.includes('\n')) {
      building.warn(column, cell, 'This is not a price and was left out.');
      continue;
    }
    if (!amount.test(text)) building.warn(column, cell, 'The price is not an amount; it was kept as text.');
    const currency = tidyText(fields.get('currency')?.[0]?.cell ?? '').text;
    return bareAmount.test(text) && currency !== '' && currency.length <= 10 && !isPlaceholder(currency)
      ? `${text} ${currency}`
      : text;
  }
  return null;
}
