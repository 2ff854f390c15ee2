import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type ProductFilter, productFilterShape } from '#domain/catalogue/catalogue.contract.ts';
import { listSearchShape } from '#web/shared/lists/list-search.ts';
import { parseSearch, stringifySearch } from '#web/shared/screen/search-params.ts';
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
  lens: ['open-claim', 'must-rule'],
  rule: 'amazon.title.length',
  imagesMeasured: 'no',
  sourceChanged: 'true',
  secondPerson: 'anyone',
  decided: 'open',
  level: 'borderline',
  qualityMin: '40',
  qualityMax: '79',
  import: ['7', '8'],
  missingFrom: '9',
  supplier: '4',
  run: ['3', '4'],
  runChanged: 'true',
  assigned: ['nobody', '3'],
  family: '5',
  among: '3,9,12',
};

it('opens every key of the filter as a list: what the address carries is read back as the same filter', () => {
  expect(Object.keys(full).sort(), 'every key of the filter is tried').toEqual(Object.keys(productFilterShape).sort());
  const list = answerList({
    interpretation: { filter: full, sort: 'issues', order: 'desc' },
    total: 2,
    productIds: [],
  });
  expect(list?.to).toBe('/products');
  const read = z.parse(z.object(listSearchShape), parseSearch(stringifySearch(list?.search ?? {})));
  expect(read).toEqual({ ...full, sort: 'issues', order: 'desc' });
});

it('opens the products themselves where no list can be filtered like that, and says whether those are all', () => {
  const interpretation = { filter: null, sort: 'date' as const, order: 'desc' as const };
  const search = { among: '9,3', sort: 'date', order: 'desc' };
  expect(answerList({ interpretation, total: 2, productIds: [9, 3] })).toEqual({
    to: '/products',
    search,
    isWhole: true,
  });
  expect(answerList({ interpretation, total: 300, productIds: [9, 3] })).toMatchObject({ search, isWhole: false });
});

it('opens nothing where there is nothing, or nothing was understood', () => {
  expect(answerList({ interpretation: { filter: null }, total: 5, productIds: [] })).toBeNull();
  expect(answerList({ interpretation: { filter: {} }, total: 0, productIds: [] })).toBeNull();
  expect(answerList({ interpretation: null, total: 0, productIds: [] })).toBeNull();
});
