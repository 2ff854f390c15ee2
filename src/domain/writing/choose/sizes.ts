// Sizes and counts in a text: what no talk of a sale takes with it.
import { unitRows } from '#domain/claims/tokens/units.data.ts';
import { escapeSigns } from '#domain/text/words.ts';

const sized: ReadonlySet<string> = new Set(['length', 'area', 'volume', 'mass', 'data', 'power', 'voltage', 'charge']);
/** Without `in`, which is mostly another word: `only 3 in stock`. */
const units = unitRows
  .filter(([, quantity]) => sized.has(quantity))
  .flatMap(([, , , spellings]) => spellings.split('|'))
  .filter((spelling) => spelling !== 'in')
  .toSorted((a, b) => b.length - a.length)
  .map(escapeSigns)
  .join('|');
const size = new RegExp(
  `(?<![\\p{L}\\p{N}.,$€£₹¥])\\d+(?:[.,/]\\d+)*[\\s-]?(?:${units}|pcs|pieces|-?pack|count)(?![\\p{L}\\p{N}])`,
  'giu',
);

/** The sizes of a text as they are compared: `50 ml` and `50ml` are one. */
export const sizesOf = (text: string): string[] =>
  (text.match(size) ?? []).map((found) => found.toLowerCase().replace(/[\s-]/g, ''));
