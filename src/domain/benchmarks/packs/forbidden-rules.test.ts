// The rules on forbidden words: who bans what, where, and how severely.
import { expect, test } from 'vitest';
import { official, pages } from '#domain/channels/channel-pages.data.ts';
import { forbiddenRules } from './forbidden-rules.ts';

const rules = forbiddenRules();
const everywhere = ['title', 'description', 'bullets'];
const ours = 'general warn own';
const byLaw = 'general warn third-party';
const amazon = 'amazon block official';
const walmart = 'walmart block official';

test.each<[string, string, Record<string, string[]>]>([
  ['web-or-mail-address', 'A web or mail address', { [ours]: everywhere, [amazon]: everywhere, [walmart]: everywhere }],
  ['phone-number', 'A phone number', { [ours]: everywhere, [amazon]: everywhere }],
  [
    'price-shipping-or-a-promotion',
    'Price, shipping or a promotion',
    { [ours]: everywhere, [amazon]: everywhere, [walmart]: everywhere },
  ],
  [
    'guarantee-or-refund',
    'A guarantee or refund',
    { [ours]: everywhere, [amazon]: ['title', 'bullets'], 'amazon warn own': ['description'] },
  ],
  [
    'marketplace-number',
    'A marketplace number',
    { [ours]: everywhere, [amazon]: ['bullets'], 'amazon warn own': ['title', 'description'] },
  ],
  [
    'rating-or-ranking',
    'A rating or ranking',
    {
      [ours]: everywhere,
      'amazon warn official': ['title'],
      [amazon]: ['description', 'bullets'],
      [walmart]: everywhere,
    },
  ],
  ['availability', 'Availability', { [ours]: everywhere, [amazon]: everywhere, [walmart]: everywhere }],
  ['health-claim', 'A health claim', { [byLaw]: everywhere }],
  ['claim-against-germs-or-pests', 'A claim against germs or pests', { [byLaw]: everywhere, [amazon]: ['bullets'] }],
  ['text-about-the-shop', 'Text about the shop', { [ours]: everywhere }],
  ['praise', 'Praise', { [ours]: everywhere }],
  ['environmental-claim', 'An environmental claim', { [byLaw]: everywhere }],
])('%s is banned by whom, and where', (subject, label, bans) => {
  const own = rules.filter((rule) => rule.subject === subject);
  const found: Record<string, string[]> = {};
  for (const { retailer, severity, standing, attribute } of own) {
    const who = `${retailer} ${severity} ${standing}`;
    found[who] = [...(found[who] ?? []), attribute];
  }
  expect(found).toEqual(bans);
  for (const rule of own) {
    const place = rule.attribute === 'bullets' ? 'bullet points' : rule.attribute;
    expect(rule).toMatchObject({
      id: `${rule.retailer}.${rule.attribute}.${subject}`,
      label: `${label} in the ${place}`,
      category: '*',
      points: 4,
    });
  }
});

test('there is no other ban', () => {
  expect(new Set(rules.map(({ subject }) => subject)).size).toBe(12);
});

test.each([
  ['general.title.praise', { source: 'Copydesk', asOf: null }],
  ['amazon.title.guarantee-or-refund', official(pages.amazonTitles)],
  ['amazon.bullets.guarantee-or-refund', official(pages.amazonBullets)],
  [
    'amazon.description.guarantee-or-refund',
    { source: 'Copydesk, based on Amazon’s rules for bullet points', standing: 'own', asOf: null },
  ],
  ['amazon.title.rating-or-ranking', official(pages.amazonTitles)],
  ['amazon.bullets.rating-or-ranking', official(pages.amazonDetails)],
  ['walmart.bullets.availability', official(pages.walmartPolicy, '2025-07-15')],
  [
    'walmart.title.rating-or-ranking',
    official(
      'marketplacelearn.walmart.com/ca/guides/Item%20setup/Item%20content,%20imagery,%20and%20media/product-content-policy',
      '2025-07-15',
    ),
  ],
  ['general.bullets.health-claim', { source: 'FTC Health Products Compliance Guidance (ftc.gov)', asOf: '2022-12' }],
  [
    'general.title.claim-against-germs-or-pests',
    { source: 'EPA on treated articles, 40 CFR 152.25(a)', asOf: '2026-11-23' },
  ],
  [
    'general.title.environmental-claim',
    { source: 'FTC Green Guides, 16 CFR 260; EU directive 2024/825 from 2026-09-27', asOf: '2026-11-23' },
  ],
])('%s is banned on the word of %j', (id, word) => {
  expect(rules.find((rule) => rule.id === id)).toMatchObject(word);
});

test('the writer’s own pattern is looked for, and only where it minds the case does the rule', () => {
  const ruleOf = (id: string) => rules.find((rule) => rule.id === id)?.rule;
  expect(ruleOf('general.title.marketplace-number')).toStrictEqual({
    what: 'a marketplace number',
    phrases: [],
    patterns: ['(?<![\\p{L}\\p{N}])B0(?=[A-Z\\d]*\\d)[A-Z\\d]{8}(?![\\p{L}\\p{N}])'],
    isCaseSensitive: true,
  });
  expect(ruleOf('amazon.title.availability')).toStrictEqual({
    what: 'words about availability',
    phrases: [],
    patterns: [expect.stringContaining('coming soon|')],
  });
});
