import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { parseSearch, stringifySearch } from '#web/shared/screen/search-params.ts';
import { askedBy, listSearchShape, pageSearch, pickFilter, pickListSearch } from './list-search.ts';

const schema = z.object({ ...listSearchShape, page: pageSearch });
const read = (address: string) => stringifySearch(schema.parse(parseSearch(address)));

test.each([
  ['', ''],
  ['?category=Kitchen&page=3', '?category=Kitchen&page=3'],
  ['?category=2024&brand=true', '?category=2024&brand=true'],
  ['?brand=A&brand=B%2C+C&brand=A', '?brand=A&brand=B%2C+C'],
  ['?brand=all&brand=', ''],
  ['?sort=price&order=up&status=lost&band=blue&issue=x', ''],
  ['?page=1', ''],
  ['?page=0', ''],
  ['?page=-2', ''],
  ['?page=2.5', ''],
  ['?page=1e99', ''],
  ['?page=abc', ''],
  [`?search=${'x'.repeat(501)}`, ''],
  ['?category=all&subcategory=all&brand=all&retailer=all&search=all', '?search=all'],
  ['?status=pending&status=rejected&band=red&band=green', '?status=pending&status=rejected&band=red&band=green'],
  [
    '?issue=title&issue=none&level=borderline&level=compliant',
    '?issue=title&issue=none&level=borderline&level=compliant',
  ],
  [
    '?partStatus=title-rejected&partStatus=title-approved&import=7&import=8',
    '?partStatus=title-rejected&partStatus=title-approved&import=7&import=8',
  ],
  ['?among=3%2C9%2C12', '?among=3%2C9%2C12'],
  ['?among=3%2C', ''],
  ['?lens=clean&lens=bored', '?lens=clean'],
  ['?rule=title.length&sourceChanged=true&decided=whole', '?rule=title.length&sourceChanged=true&decided=whole'],
  ['?imagesMeasured=no&lens=clean', '?lens=clean&imagesMeasured=no'],
  ['?imagesMeasured=maybe', ''],
  ['?sourceChanged=no&decided=half&run=7&runChanged=maybe', '?run=7'],
  ['?run=7&runChanged=false', '?run=7&runChanged=false'],
  ['?family=5&family=x&group=families', '?family=5&group=families'],
  ['?group=brands', ''],
  ['?status=pending&status=lost&status=pending', '?status=pending'],
  [`?brand=A&brand=${'x'.repeat(501)}`, '?brand=A'],
  [`?${Array.from({ length: 51 }, (_, index) => `brand=${index}`).join('&')}`, ''],
  ['?partStatus=title-rejected', '?partStatus=title-rejected'],
  ['?partStatus=title-lost', ''],
  ['?unknown=1&__proto__=x', ''],
])('the address %j is read as %j and never throws', (address, kept) => {
  expect(read(address)).toBe(kept);
});

test('a page may be given as a number by a link', () => {
  expect(schema.parse({ page: 4 }).page).toBe(4);
});

test('a link to a product takes filters, grouping and sort along, not the page', () => {
  const search = { ...schema.parse({ brand: 'Acme', group: 'families', sort: 'title', order: 'asc', page: '4' }) };
  expect(stringifySearch(pickListSearch(search))).toBe('?brand=Acme&group=families&sort=title&order=asc');
});

test('what a selection or an export is about says nothing of groups', () => {
  expect(pickFilter(askedBy(schema.parse({ brand: 'Acme', group: 'families', sort: 'title' }), null))).toEqual({
    brand: 'Acme',
  });
});

test('an address that says me asks for the products of who reads it', () => {
  const search = schema.parse({ assigned: ['me', 'nobody', '7', 'someone'] });
  expect(search.assigned).toEqual(['me', 'nobody', '7']);
  expect(askedBy(search, 3).assigned).toEqual(['3', 'nobody', '7']);
  expect(askedBy(search, 7).assigned, 'who is named as well').toEqual(['7', 'nobody']);
  expect(askedBy(search, null), 'where nobody signs in').not.toHaveProperty('assigned');
});
