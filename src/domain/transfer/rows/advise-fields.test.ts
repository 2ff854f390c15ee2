import { expect, test } from 'vitest';
import { judgeColumn } from '../columns/judge-column.ts';
import { suggestColumns } from '../columns/suggest-columns.ts';
import { adviseFields } from './advise-fields.ts';

type Columns = Record<string, string[]>;
const whole: Columns = {
  SKU: ['M-1'],
  Title: ['Stoneware mug'],
  Description: ['A mug.'],
  Price: ['9.90'],
  Image: ['https://a.example/1.jpg'],
};
const without = (name: string, more: Columns): Columns => ({
  ...Object.fromEntries(Object.entries(whole).filter(([each]) => each !== name)),
  ...more,
});
const advise = (given: Columns) => {
  const columns = Object.entries(given).map(([name, samples]) => ({ name, samples }));
  return adviseFields(columns.map(judgeColumn), suggestColumns(columns)).map(
    ({ column, reason }) => `${column}: ${reason}`,
  );
};

test('nothing is said of a file that has everything', () => {
  expect(advise(whole)).toEqual([]);
});

test.each<[string, Columns, string]>([
  [
    'Price',
    { 'Cost price': ['4.10'] },
    'Cost price: No column is set as the price. “Cost price” is what the shop itself pays.',
  ],
  [
    'Price',
    { Zzz: ['4.10', '12,95'] },
    'Zzz: No column is set as the price. If “Zzz” contains the price, choose that field for the column.',
  ],
  [
    'Image',
    { Image: ['front view'] },
    'Image: No column is set as the images. If “Image” contains the images, choose that field for the column.',
  ],
  [
    'Image',
    { Shot: ['https://a.example/s?id=7'] },
    'Shot: No column is set as the images. If “Shot” contains the images, choose that field for the column.',
  ],
  [
    'Description',
    { Seo: [`Clay, glazed. ${'It is fired twice. '.repeat(9)}`] },
    'Seo: No column is set as the description, so the products have no text. If “Seo” contains the description, choose that field for the column.',
  ],
  ['Description', {}, 'null: No column is set as the description, so the products have no text.'],
])('without a %s, %j may be one', (name, more, reason) => {
  expect(advise(without(name, more))).toEqual([reason]);
});

test.each<[string, Columns]>([
  ['Price', { Weight: ['1.20', '0.90'] }],
  ['Price', { EAN: ['4006381333931'] }],
  ['Image', { 'Product URL': ['https://a.example/mug'] }],
])('without a %s, %j is none', (name, more) => {
  expect(advise(without(name, more))).toEqual([]);
});

test('a field found by a name that is half known is to be checked, unless somebody chose it', () => {
  const given = without('Price', { 'Zzz price': ['9.90'] });
  const columns = Object.entries(given).map(([name, samples]) => ({ name, samples }));
  const mapping = suggestColumns(columns);
  expect(mapping['Zzz price']).toBe('price');
  expect(adviseFields(columns.map(judgeColumn), mapping)).toMatchObject([
    {
      reason: '“Zzz price” is used as the price, but Copydesk does not know every word of its name. Check this choice.',
    },
  ]);
  expect(adviseFields(columns.map(judgeColumn), mapping, mapping)).toEqual([]);
});

test.each<[string, Columns, string]>([
  [
    'by its values alone',
    { Qwx: ['Stoneware mug', 'Glass teapot'] },
    'Qwx: No column has the name of a title. “Qwx” is used as the title, because its values look like names. Check this choice.',
  ],
  [
    'by half of its name',
    { 'Qwx name': ['Stoneware mug', 'Glass teapot'] },
    'Qwx name: “Qwx name” is used as the title, but Copydesk does not know every word of its name. Check this choice.',
  ],
])('a title that was taken %s is said', (_how, columns, said) => {
  expect(advise(without('Title', columns))).toEqual([said]);
});
