import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type ProductFilter, productFilterShape } from '#domain/catalogue/catalogue.contract.ts';
import { listSearchShape } from '#web/client/list-search.ts';
import { parseSearch, stringifySearch } from '#web/client/search-params.ts';
import { answerList } from './query-helper.links.ts';

const full: Required<ProductFilter> = {
  search: '50% off & "more"',
  category: 'Home & Garden',
  subcategory: 'Vases/Pots',
  brand: ['2024', 'true'],
  retailer: 'Amazon',
  status: ['rejected', 'pending'],
  band: 'yellow',
  issue: 'images',
  partStatus: ['title-rejected', 'images-approved'],
  waitReason: 'open-claim',
  level: 'borderline',
  qualityMin: '40',
  qualityMax: '79',
  import: ['7', '8'],
};

it('opens every key of the filter as a list: what the address carries is read back as the same filter', () => {
  expect(Object.keys(full).sort(), 'every key of the filter is tried').toEqual(Object.keys(productFilterShape).sort());
  const list = answerList({ filter: full, sort: 'issues', order: 'desc' });
  expect(list?.to).toBe('/products');
  const read = z.parse(z.object(listSearchShape), parseSearch(stringifySearch(list?.search ?? {})));
  expect(read).toEqual({ ...full, sort: 'issues', order: 'desc' });
});

it('opens nothing where no list can be filtered like that', () => {
  expect(answerList({ filter: null })).toBeNull();
});
