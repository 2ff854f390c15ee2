import { expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { type ProductFilter, productFilterShape } from '#domain/catalogue/catalogue.contract.ts';
import { listSearchShape } from '#web/client/list-search.ts';
import { parseSearch, stringifySearch } from '#web/client/search-params.ts';
import { answerList, filterChips } from './query-helper.links.ts';

test.each<[ProductFilter, string[]]>([
  [{}, []],
  [{ status: 'pending', brand: 'Bloom' }, ['Brand: Bloom', 'Status: Pending']],
  [{ issue: 'title', band: 'red' }, ['Issues: Title pending', 'Content Score: 40 or less']],
  [{ issue: 'none', band: 'green', search: 'mug' }, ['Search: mug', 'Issues: None', 'Content Score: above 70']],
  [{ partStatus: 'images-rejected' }, ['Images: Rejected']],
])('the filter %o is shown as %j', (filter, chips) => {
  expect(filterChips(filter).map(({ name, value }) => `${name}: ${value}`)).toEqual(chips);
});

const full: Required<ProductFilter> = {
  search: '50% off & "more"',
  category: 'Home & Garden',
  subcategory: 'Vases/Pots',
  brand: '2024',
  retailer: 'Amazon',
  status: 'rejected',
  band: 'yellow',
  issue: 'images',
  partStatus: 'title-rejected',
  level: 'borderline',
  qualityMin: '40',
  qualityMax: '79',
};

it('opens every key of the filter as a list: what the address carries is read back as the same filter', () => {
  expect(Object.keys(full).sort(), 'every key of the filter is tried').toEqual(Object.keys(productFilterShape).sort());
  const { to, search } = answerList({ text: '', filter: full, sort: 'issues', order: 'desc' });
  expect(to).toBe('/products');
  const read = z.parse(z.object(listSearchShape), parseSearch(stringifySearch(search)));
  expect(read).toEqual({ ...full, sort: 'issues', order: 'desc' });
});
