import { expect, it, test } from 'vitest';
import { product } from '#domain/catalogue/test-product.ts';
import { type Level, worstLevel } from '#domain/channels/levels.ts';
import { noAims } from './aims.ts';
import { evaluate } from './evaluate.ts';
import { figuresOf } from './listing-figures.ts';
import { builtInRules } from './packs.ts';

test.each<[Level[], Level]>([
  [[], 'compliant'],
  [['compliant', 'compliant'], 'compliant'],
  [['compliant', 'borderline', 'compliant'], 'borderline'],
  [['non-compliant', 'borderline', 'compliant'], 'non-compliant'],
])('the worst of %j is %s', (levels, worst) => {
  expect(worstLevel(levels)).toBe(worst);
});

it('keeps the quality and the worst level of the parts', () => {
  const on = new Date('2026-11-21T10:00:00Z');
  const source = product({ title: 'Clayfield Stoneware Mug, 350 ml', brand: 'Clayfield' });
  const content = { title: 'BUY NOW!!!', description: '', bullets: [], images: [] };
  const checked = evaluate(content, source, builtInRules, on, noAims);
  expect(figuresOf(checked)).toEqual({ listingQuality: checked.quality, complianceLevel: 'non-compliant' });
});
