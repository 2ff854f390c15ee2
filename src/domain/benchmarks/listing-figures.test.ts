import { expect, it, test } from 'vitest';
import { product } from '#domain/catalogue/test-product.ts';
import { type Level, worstLevel } from '#domain/channels/levels.ts';
import { noAims } from './aims.ts';
import { evaluate } from './evaluate.ts';
import { judgeListing } from './listing-figures.ts';
import { builtInRules } from './packs.ts';

test.each<[Level[], Level]>([
  [[], 'compliant'],
  [['compliant', 'compliant'], 'compliant'],
  [['compliant', 'borderline', 'compliant'], 'borderline'],
  [['non-compliant', 'borderline', 'compliant'], 'non-compliant'],
])('the worst of %j is %s', (levels, worst) => {
  expect(worstLevel(levels)).toBe(worst);
});

it('judges the content where there is some, and the source where there is none', () => {
  const on = new Date('2026-11-21T10:00:00Z');
  const source = product({
    title: 'Clayfield Stoneware Mug, 350 ml',
    images: ['https://shop.example/1.jpg'],
    brand: 'Clayfield',
  });
  const content = { title: 'BUY NOW!!!', description: '', bullets: [], images: [] };
  const bySource = judgeListing(source, null, builtInRules, on, noAims);
  expect(bySource.listingQuality).toBe(evaluate(source, source, builtInRules, on, noAims).quality);
  const byContent = judgeListing(source, content, builtInRules, on, noAims);
  expect(byContent).toEqual({
    listingQuality: evaluate(content, source, builtInRules, on, noAims).quality,
    complianceLevel: 'non-compliant',
  });
  expect(byContent.listingQuality).toBeLessThan(bySource.listingQuality);
});
