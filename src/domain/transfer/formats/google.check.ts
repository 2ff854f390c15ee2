// What Google Merchant refuses of a feed, read from the row as it is written. Its product data specification (answer 7052112 of its help)
// names the fields every product needs; lengths are of the pages of the fields.

import { isWebAddress } from '#domain/text/image-address.ts';
import { currencyCode } from '../cells/currency-codes.ts';
import { readAddresses } from '../cells/read-list.ts';
import { readLiteral } from '../cells/read-literal.ts';
import { isMoney } from '../cells/write-money.ts';
import type { SourceRow } from '../record.ts';
import type { ExportProblem } from '../rows/format.ts';
import { openRepeats } from './shop.check.ts';

/** Written with spaces or underscores. */
const availabilities = /^(?:in[ _]stock|out[ _]of[ _]stock|preorder|backorder)$/i;
const mostTitle = 150;
const mostAddress = 2_000;

const refused = (reason: string): ExportProblem => ({ kind: 'refused', reason });

/** The text of a field, or of the content of its structured form. */
function textOf(row: SourceRow, field: 'title' | 'description'): string {
  const structured = readLiteral(row[`structured_${field}`] ?? '');
  const content = structured && !Array.isArray(structured) ? structured.content : undefined;
  const texts = [row[field], row[`rss:${field}`], typeof content === 'string' ? content : ''];
  return texts.map((text) => text?.trim()).find((text) => text) ?? '';
}

function checkAddress(name: string, address: string): ExportProblem[] {
  if (address === '') return [refused(`No ${name}`)];
  if (!isWebAddress(address)) return [refused(`The ${name} is not a full web address`)];
  return address.length > mostAddress ? [refused(`The ${name} is longer than ${mostAddress} characters`)] : [];
}

function checkPrice(price: string): ExportProblem[] {
  if (price === '') return [refused('No price')];
  if (isMoney(price)) return [];
  if (!/^[^\d-]*\d(?:[\d\s.,'’]*\d)?[^\d]*$/.test(price)) return [refused('The price is not an amount')];
  const hasCode = price.split(/[\d\s.,]+/).some((word) => currencyCode(word) !== null);
  return [refused(hasCode ? 'The price is not in the form 12.50 EUR' : 'The price has no currency code')];
}

function checkAvailability(availability: string): ExportProblem[] {
  if (availability === '') return [refused('No availability')];
  return availabilities.test(availability) ? [] : [refused('The availability is not a value that Google accepts')];
}

function checkRow(row: SourceRow): ExportProblem[] {
  const cell = (...names: string[]) => names.map((name) => row[name]?.trim()).find((text) => text) ?? '';
  const title = textOf(row, 'title');
  const images = cell('image_link', 'imgurl');
  return [
    ...(cell('id') === '' ? [refused('No id')] : []),
    ...(title === '' ? [refused('No title')] : []),
    ...(title.length > mostTitle ? [refused(`The title is longer than ${mostTitle} characters`)] : []),
    ...(textOf(row, 'description') === '' ? [refused('No description')] : []),
    ...checkAddress('link to the product’s page', cell('link', 'rss:link')),
    ...checkAddress('image', images),
    ...(readAddresses(cell('additional_image_link')).every(isWebAddress)
      ? []
      : [{ kind: 'misread', reason: 'An additional image is not a full web address' } as const]),
    ...checkAvailability(cell('availability')),
    ...checkPrice(cell('price')),
  ];
}

/** Opens the check of one feed, which is shown the rows of its products one after another. */
export function openGoogleCheck(): (row: SourceRow) => ExportProblem[] {
  const findRepeats = openRepeats('refused', [{ column: 'id', word: 'id' }]);
  return (row) => [...checkRow(row), ...findRepeats([row])];
}
