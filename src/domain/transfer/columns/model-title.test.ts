import { expect, test } from 'vitest';
import type { Mapping } from '../transfer.contract.ts';
import { takeModelTitle } from './model-title.ts';
import { sampleColumns } from './sample-columns.ts';

const mapping: Mapping = { SKU: 'sku', Brand: 'brand', Qwx: 'attribute' };
const take = (given: string[], own = mapping) => {
  const rows = given.map((row, at): [string, string][] => {
    const [brand = '', value = ''] = row.split('|');
    return [
      ['SKU', `K-${at}`],
      ['Brand', brand],
      ['Qwx', value],
    ];
  });
  return takeModelTitle(own, sampleColumns(Object.keys(own), rows, 50), rows).Qwx;
};
const models = ['Ember|Kettlemaster', 'Ember|Kettlemaster', 'Ember|Brewmaster', 'Ember|Brewmaster', 'Polar|Icemaker'];

test.each<[string, string[], string]>([
  ['of models, each of one brand', [...models, 'Polar|Icemaker'], 'title'],
  ['whose values several brands have', [...models, 'Polar|Kettlemaster'], 'attribute'],
  ['of one brand alone', models.slice(0, 4), 'attribute'],
  ['with one value for each brand', ['Ember|Kettlemaster', 'Ember|Kettlemaster', 'Polar|Icemaker'], 'attribute'],
])('a column %s is the title or not', (_what, given, target) => {
  expect(take(given)).toBe(target);
});

test('nothing becomes the title where no column names the rows', () => {
  const given = [...models, 'Polar|Icemaker'];
  expect(take(given, { ...mapping, SKU: 'attribute' })).toBe('attribute');
});
