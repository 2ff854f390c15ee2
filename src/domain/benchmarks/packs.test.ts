import { describe, expect, test } from 'vitest';
import { sentenceBans, wordBans } from '#domain/channels/banned.data.ts';
import { channelFigures } from '#domain/channels/channel-limits.data.ts';
import { channelLimits } from '#domain/channels/channel-limits.ts';
import { evaluate } from './evaluate.ts';
import { plainProduct } from './kinds/test-target.ts';
import { packOf } from './pack.ts';
import { claims } from './packs/forbidden-rules.ts';
import { builtInRules } from './packs.ts';
import { generalRetailer } from './rule.ts';
import { selectRules } from './select-rules.ts';

const days = ['2025-01-01', '2026-07-26', '2026-07-27', '2026-11-21', '2027-06-01'].map((day) => new Date(day));
const retailers = [...Object.values(channelFigures).map(({ label }) => label), 'Corner shop'];

test('every rule has an id of its own, a source and points', () => {
  expect(new Set(builtInRules.map(({ id }) => id)).size).toBe(builtInRules.length);
  for (const rule of builtInRules) {
    expect(rule.source).not.toBe('');
    expect(rule.points).toBeGreaterThan(0);
    if (rule.source.startsWith('Copydesk')) expect(['own', 'unverified']).toContain(rule.standing);
    if (rule.source === 'no page found') expect(rule.standing).toBe('unverified');
  }
});

describe.each(retailers)('the rules of %s', (retailer) => {
  test.each(['Kitchen', 'Books'])('are the limits the writer keeps, in %s on any day', (category) => {
    for (const on of days) {
      const limits = channelLimits(retailer, category, on);
      const rules = selectRules(builtInRules, { retailer, category, subcategory: null }, on);
      const boundsOf = (attribute: string, subject: string) => {
        const found = rules.find((rule) => rule.attribute === attribute && rule.subject === subject);
        return found && 'isIdeal' in found.rule ? found.rule : {};
      };
      expect(boundsOf('title', 'length')).toMatchObject({ max: limits.title.max });
      expect(boundsOf('title', 'ideal-length')).toMatchObject({ max: limits.title.aim });
      expect(boundsOf('description', 'length')).toMatchObject({ max: limits.description.maxChars });
      expect(boundsOf('bullets', 'count')).toMatchObject({ min: limits.bullets.min, max: limits.bullets.max });
      expect(boundsOf('bullets', 'item-length')).toMatchObject({ max: limits.bullets.maxChars });
      const most = boundsOf('images', 'most');
      expect('max' in most ? most.max : null).toBe(limits.images.max);
    }
  });
});

test.each([
  ['Amazon', 'amazon', 'Amazon', false],
  ['amazon.com', 'amazon', 'Amazon', false],
  ['Google', 'google_merchant', 'Google Merchant Center', false],
  ['Best Buy', generalRetailer, 'General', true],
  ['Corner shop', generalRetailer, 'General', true],
  [null, generalRetailer, 'General', true],
])('a product of %s has the pack %s', (retailer, id, name, isGeneral) => {
  const pack = packOf({ ...plainProduct, retailer }, builtInRules, new Date('2026-11-21'));
  expect(pack).toMatchObject({ id, name, isGeneral });
  expect(pack.channelRules === 0).toBe(isGeneral);
  expect(pack.rules).toBeGreaterThan(20);
  expect(pack.sources.filter((source) => /^(?:Copydesk|no page)/.test(source))).toEqual([]);
});

test('every ban of the writer is a rule in every text, and every claim on who bans it names a ban', () => {
  const reasons = [...sentenceBans, ...wordBans].map(({ reason }) => reason);
  expect(Object.keys(claims).filter((reason) => !reasons.includes(reason))).toEqual([]);
  for (const attribute of ['title', 'description', 'bullets'] as const) {
    const banned = builtInRules.flatMap((rule) =>
      rule.retailer === generalRetailer && rule.attribute === attribute && rule.benchmarkType === 'forbidden'
        ? [rule.rule.what]
        : [],
    );
    expect(banned).toHaveLength(reasons.length);
    for (const reason of reasons) expect(banned.some((what) => what.endsWith(reason))).toBe(true);
  }
});

test.each([
  ['Amazon', 'description', 'Free shipping on every mug', 'non-compliant'],
  ['eBay', 'description', 'Free shipping on every mug', 'borderline'],
  ['Walmart', 'title', 'Best seller mug', 'non-compliant'],
  ['Etsy', 'title', 'Clayfield $$$ Mug, Hand Glazed Stoneware, 350 ml', 'non-compliant'],
  ['Corner shop', 'title', 'Clayfield $$$ Mug, Hand Glazed Stoneware, 350 ml', 'compliant'],
  ['Corner shop', 'bullets', 'This antibacterial glaze kills 99.9% of germs', 'non-compliant'],
  ['Shopify', 'description', `<p>${'A mug for slow mornings. '.repeat(24)}</p>`, 'compliant'],
  ['Amazon', 'description', `One<br>two ${'A mug for slow mornings. '.repeat(48)}`, 'compliant'],
  ['Amazon', 'description', `<p>One</p> ${'A mug for slow mornings. '.repeat(48)}`, 'non-compliant'],
] as const)('on %s a %s of %j is %s', (retailer, part, text, level) => {
  const content = { title: '', description: '', bullets: [], images: [], [part]: part === 'bullets' ? [text] : text };
  const benchmark = evaluate(content, { ...plainProduct, retailer }, builtInRules, new Date('2026-11-21'));
  expect(benchmark.parts[part].level).toBe(level);
});
