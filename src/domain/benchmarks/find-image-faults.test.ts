import { expect, it } from 'vitest';
import { testFile } from '#domain/images/test-file.ts';
import { findImageFaults } from './find-image-faults.ts';
import { fail, pass, type Target } from './finding.ts';
import type { BenchmarkRule } from './rule.ts';

const product = { retailer: 'Amazon', category: null, subcategory: null, brand: null, price: null, attributes: [] };
const rule = (id: string, severity: BenchmarkRule['severity'] = 'warn') =>
  ({ id, label: `Rule ${id}`, severity }) as BenchmarkRule;
const listed = (width: number) => ({ file: testFile({ width }), problem: null, alt: null });
const pictures = { '/1.jpg': listed(640), '/2.jpg': listed(1_600), '/3.jpg': listed(640) };
const urls = Object.keys(pictures);

const widthOf = ({ product }: Target, url: string | undefined) =>
  product.pictures?.[url ?? '']?.file?.measures.width ?? Number.POSITIVE_INFINITY;
const checks: Record<string, (target: Target) => boolean> = {
  small: (target) => target.items.some((url) => widthOf(target, url) < 1_000),
  'small hero': (target) => widthOf(target, target.items[0]) < 1_000,
  few: ({ items }) => items.length < 5,
};
const find = (...rules: BenchmarkRule[]) =>
  findImageFaults(urls, pictures, product, rules, (target, { id }) =>
    checks[id]?.(target) ? fail('Too small', 'Use a larger one.') : pass('Fine'),
  );
const idsOf = (...rules: BenchmarkRule[]) =>
  Object.fromEntries(Object.entries(find(...rules)).map(([url, faults]) => [url, faults.map(({ ruleId }) => ruleId)]));

it('blames the images that break a rule by themselves', () => {
  expect(idsOf(rule('small'))).toEqual({ '/1.jpg': ['small'], '/3.jpg': ['small'] });
  expect(find(rule('small'))['/1.jpg']).toEqual([
    { ruleId: 'small', label: 'Rule small', severity: 'warn', message: 'Too small', fix: 'Use a larger one.' },
  ]);
});

it('blames only the hero for a rule on the hero', () => {
  expect(idsOf(rule('small hero'))).toEqual({ '/1.jpg': ['small hero'] });
});

it('blames no image for a rule on their number', () => {
  expect(idsOf(rule('few'))).toEqual({});
});

it('names what is required first', () => {
  expect(idsOf(rule('small', 'advise'), rule('small hero', 'block'))).toMatchObject({
    '/1.jpg': ['small hero', 'small'],
  });
});
