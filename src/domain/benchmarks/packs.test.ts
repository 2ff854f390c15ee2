import { describe, expect, test } from 'vitest';
import { sentenceBans, wordBans } from '#domain/channels/banned.data.ts';
import { channelFigures } from '#domain/channels/channel-limits.data.ts';
import { channelLimits } from '#domain/channels/channel-limits.ts';
import { defaultKeywords } from '#domain/keywords/default-keywords.ts';
import { noAims } from './aims.ts';
import { checkRule } from './check-rule.ts';
import { evaluate } from './evaluate.ts';
import { plainProduct } from './kinds/test-target.ts';
import { packOf } from './pack.ts';
import { claims } from './packs/forbidden-rules.ts';
import { builtInRules } from './packs.ts';
import { type BenchmarkRule, generalRetailer } from './rule.ts';
import { boundsOf } from './rule-limits.ts';
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
      const bounds = (
        attribute: BenchmarkRule['attribute'],
        type: 'length' | 'count' | 'item-length',
        isIdeal = false,
      ) => boundsOf(rules, { attribute, type, isIdeal });
      expect(bounds('title', 'length')).toMatchObject({ max: limits.title.max });
      expect(bounds('title', 'length', true)).toMatchObject({ max: limits.title.aim });
      expect(bounds('description', 'length')).toMatchObject({ max: limits.description.maxChars });
      expect(bounds('bullets', 'count')).toMatchObject({ min: limits.bullets.min, max: limits.bullets.max });
      expect(bounds('bullets', 'item-length')).toMatchObject({ max: limits.bullets.maxChars });
      expect(bounds('images', 'count').max ?? null).toBe(limits.images.max);
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

const readinessTests = ['general.title.present', 'general.description.present', 'general.images.present'];

test('only what a channel itself states blocks, and three tests of readiness that say they are ours', () => {
  const blocking = builtInRules.filter(({ severity }) => severity === 'block');
  const others = blocking.filter(({ standing }) => standing !== 'official');
  expect(others.map(({ id }) => id).sort()).toEqual(readinessTests.toSorted());
  for (const { standing, source } of others) {
    expect(standing).toBe('own');
    expect(source).toContain('readiness test of our own');
  }
  for (const { id, source, asOf } of blocking.filter(({ standing }) => standing === 'official'))
    expect([id, source.startsWith('Copydesk'), asOf]).toEqual([id, false, expect.stringMatching(/^20\d\d/)]);
});

test.each([
  ['Amazon', { title: 'x'.repeat(76) }, 'title', /rewrites or splits it/],
  ['Google', { description: 'x'.repeat(5_001) }, 'description', /cuts the rest off/],
  ['Walmart', { description: 'A mug.' }, 'description', /asks for 150 words/],
] as const)('on %s %j of what is not enforced says what happens', (retailer, given, part, words) => {
  const content = { title: '', description: '', bullets: [], images: [], ...given };
  const { results } = evaluate(content, { ...plainProduct, retailer }, builtInRules, new Date('2026-11-21'), noAims);
  const said = results.filter(({ rule, hasPassed }) => rule.attribute === part && !hasPassed);
  expect(said.some(({ message }) => words.test(message))).toBe(true);
});

test('small pictures warn at Google until January 2027 and block from the last of its days', () => {
  const images = ['https://shop.example/mug.jpg?width=400', 'https://shop.example/b.jpg', 'https://shop.example/c.jpg'];
  const levelOn = (day: string) =>
    evaluate({ images }, { ...plainProduct, retailer: 'Google' }, builtInRules, new Date(day), noAims).parts.images
      .level;
  expect([levelOn('2027-01-30'), levelOn('2027-01-31')]).toEqual(['borderline', 'non-compliant']);
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

/** Sentences that say nothing twice. */
const mornings =
  'A mug for slow mornings, thrown on the wheel by two potters and fired at 1240 °C. It holds 350 ml, which is a large coffee or a bowl of soup. ' +
  'The glaze is moss green outside and white within, so tea shows its color. A wide handle has room for four fingers and stays cool. ' +
  'Walls of 4 mm keep heat for about half an hour. The foot, ground flat, neither rocks nor scratches a table. ' +
  'Put it into the dishwasher, the microwave or a low oven whenever you like. Each piece leaves the kiln a little different in shade. ' +
  'Clay comes from one pit near the workshop, and the water from its own well. Boxes are folded from brown paper without tape. ' +
  'Stack six of them on a shelf 30 cm wide, or hang each from a hook by its handle. Scratched spoons leave gray marks that soda takes off. ' +
  'Anything from espresso to cocoa fits, and a saucer from the same series catches drips. Twelve colors follow the seasons of the hills around. ' +
  'Children under three should not carry it filled. Cracks from a fall show up as a dull sound when you tap the rim. ' +
  'In winter we mend chipped feet in our shed on the last Friday of every month, for nothing but a chat and perhaps some cake.';

test.each([
  ['Amazon', 'description', 'Free shipping on every mug', 'non-compliant'],
  ['eBay', 'description', 'Free shipping on every mug', 'borderline'],
  ['Walmart', 'title', 'Best seller mug', 'non-compliant'],
  ['Etsy', 'title', 'Clayfield $$$ Mug, Hand Glazed Stoneware, 350 ml', 'non-compliant'],
  ['Corner shop', 'title', 'Clayfield $$$ Mug, Hand Glazed Stoneware, 350 ml', 'compliant'],
  ['Corner shop', 'bullets', 'This antibacterial glaze kills 99.9% of germs', 'borderline'],
  ['Amazon', 'bullets', 'This antibacterial glaze kills 99.9% of germs', 'non-compliant'],
  ['Amazon', 'title', 'Clayfield Mug, Best Seller, Hand Glazed Stoneware, 350 ml', 'borderline'],
  ['Amazon', 'title', 'Clayfield First Aid Kit, FSA Eligible, 120 Pieces, Red Bag', 'non-compliant'],
  ['Amazon', 'description', 'It treats severe arthritis. '.repeat(50), 'non-compliant'],
  ['Amazon', 'description', 'The resin cures in two hours under a lamp. '.repeat(30), 'borderline'],
  ['Amazon', 'title', 'Clayfield Mug * Hand Glazed * Stoneware, 350 ml', 'borderline'],
  ['Amazon', 'title', 'Clayfield Rod #10 Hand Glazed Stoneware, ~350 ml', 'compliant'],
  ['Amazon', 'bullets', 'Clayfield™ stoneware ~ glazed by hand in small batches', 'non-compliant'],
  ['Etsy', 'title', 'Clayfield \\ Mug™, Hand Glazed Stoneware, Moss Green', 'compliant'],
  ['Etsy', 'title', 'Clayfield Mug ★ Hand Glazed Stoneware, Moss Green', 'non-compliant'],
  ['Etsy', 'title', 'Clayfield Mug, Hand Glazed Stoneware, ½ Liter, Green', 'non-compliant'],
  ['TikTok Shop', 'title', 'Clayfield Mug 😀 Hand Glazed Stoneware, Moss Green', 'non-compliant'],
  ['TikTok Shop', 'title', 'Clayfield Mug, so good!!!!!!!!!! Hand Glazed Stoneware', 'non-compliant'],
  ['eBay', 'description', 'A mug for slow mornings. '.repeat(200), 'borderline'],
  ['eBay', 'description', 'A mug for slow mornings. '.repeat(20_001), 'non-compliant'],
  ['Google', 'description', '<table><tr><td>A mug</td></tr></table> for slow mornings.', 'borderline'],
  ['Google', 'description', '<script>alert(1)</script> A mug for slow mornings.', 'non-compliant'],
  ['Walmart', 'description', `<ul><li>A mug</li></ul> ${'A mug for slow mornings. '.repeat(40)}`, 'borderline'],
  ['Walmart', 'bullets', 'x'.repeat(81), 'borderline'],
  ['OpenAI', 'title', 'N/A', 'borderline'],
  ['OpenAI', 'title', 'x'.repeat(151), 'borderline'],
  ['Meta', 'title', 'x'.repeat(201), 'non-compliant'],
  ['Shopify', 'description', `<p>${mornings}</p>`, 'compliant'],
  ['Amazon', 'description', `One<br>two ${mornings}`, 'compliant'],
  ['Amazon', 'description', `<p>One</p> ${'A mug for slow mornings. '.repeat(48)}`, 'non-compliant'],
] as const)('on %s a %s of %j is %s', (retailer, part, text, level) => {
  const content = { title: '', description: '', bullets: [], images: [], [part]: part === 'bullets' ? [text] : text };
  const benchmark = evaluate(content, { ...plainProduct, retailer }, builtInRules, new Date('2026-11-21'), noAims);
  expect(benchmark.parts[part].level).toBe(level);
});

test('no rule of our own holds a specified keyword against the text it was asked for', () => {
  const own = builtInRules.filter(({ benchmarkType, standing }) => benchmarkType === 'forbidden' && standing === 'own');
  const breaking = own.flatMap((rule) =>
    defaultKeywords
      .map((keyword) => `A desk lamp of ${keyword} glass for the desk`)
      .filter(
        (text) =>
          (checkRule({ attribute: rule.attribute, items: [text], product: plainProduct }, rule)?.share ?? 0) > 0,
      )
      .map((text) => `${rule.id}: ${text}`),
  );
  expect(own.length).toBeGreaterThan(10);
  expect(breaking).toEqual([]);
});
