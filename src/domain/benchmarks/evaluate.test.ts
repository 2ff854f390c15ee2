import { describe, expect, test } from 'vitest';
import { type PartContent, partNames } from '#domain/parts/parts.ts';
import { type Aims, noAims } from './aims.ts';
import { budgets, evaluate } from './evaluate.ts';
import { plainProduct } from './kinds/test-target.ts';
import { ownRule } from './packs/general-rules.data.ts';
import { builtInRules } from './packs.ts';
import type { BenchmarkRule, Severity } from './rule.ts';

const on = new Date('2026-11-21T12:00:00Z');
const content = {
  title: 'Clayfield Stoneware Mug, 350 ml, Hand Glazed, Moss Green',
  description:
    'A mug for slow mornings, thrown on the wheel and fired at 1240 °C. It holds 350 ml, which is a large coffee or a bowl of soup for one. ' +
    'The glaze is moss green outside and white within, so tea shows its color. A wide handle has room for four fingers and stays cool. ' +
    'It stands 9 cm tall and 8 cm wide, weighs 380 g and has walls of 4 mm. The foot, 6 cm wide, is ground flat: it neither rocks nor scratches. Put it into the dishwasher or the microwave as often as you like. ' +
    'Each piece leaves the kiln a little different, which is how you tell yours from the others.',
  bullets: [
    'Holds 350 ml: a large coffee, or soup for one person',
    'Moss green glaze outside, white glaze inside the mug',
    'Room for four fingers in a handle that stays cool',
    'Made for the dishwasher and for the microwave oven',
  ],
  images: ['/1.jpg', '/2.jpg', '/3.jpg'],
};
const evaluateWith = (given: Partial<PartContent>, product = {}, rules = builtInRules, aims: Aims = noAims) =>
  evaluate({ ...content, ...given }, { ...plainProduct, ...product }, rules, on, aims);
const lostBy = ({ results }: ReturnType<typeof evaluate>) =>
  Object.fromEntries(results.filter(({ lost }) => lost > 0).map(({ rule, lost }) => [rule.id, lost]));

test('a listing that keeps every rule has a quality of 100 and the specified words', () => {
  const benchmark = evaluateWith({});
  expect(lostBy(benchmark)).toEqual({});
  expect(benchmark.quality).toBe(100);
  expect(Object.keys(benchmark.parts)).toEqual(partNames);
  expect(benchmark.parts).toMatchObject({
    title: { level: 'compliant', message: 'Title length is within ideal range' },
    description: { level: 'compliant', message: 'Description length is within ideal range' },
    bullets: { level: 'compliant', message: 'Bullet points count meets requirements' },
    images: { level: 'compliant', message: 'Product images count meets requirements' },
  });
});

test.each([
  ['title', { title: '' }, 'non-compliant', 'Title is missing', 17],
  ['title', { title: ' \u00a0 ' }, 'non-compliant', 'Title is missing', 17],
  ['title', { title: 'Clayfield Mug' }, 'borderline', 'Title is much shorter than ideal length', 5],
  // Its figures are gone with it: five points for the facts in it, next to those of the part.
  ['description', { description: '' }, 'non-compliant', 'Description is missing', 13 + 5],
  [
    'description',
    { description: 'x'.repeat(400) },
    'borderline',
    'Description is slightly shorter than ideal length',
    2 + 5,
  ],
  ['bullets', { bullets: [] }, 'borderline', 'Need more bullet points to meet requirements', 13],
  ['bullets', { bullets: ['', '  '] }, 'borderline', 'Need more bullet points to meet requirements', 13],
  ['images', { images: [] }, 'non-compliant', 'Need more product images to meet requirements', 17],
  ['images', { images: ['/1.jpg'] }, 'borderline', 'Product images count is well below ideal', 5],
  ['images', { images: ['/1.jpg', '/1.jpg'] }, 'borderline', 'Product images count is well below ideal', 5],
  ['images', { images: ['/1.jpg', '/2.jpg'] }, 'borderline', 'Product images count is below ideal', 2],
] as const)('%s of %j is %s: %s', (part, given, level, message, lost) => {
  const benchmark = evaluateWith(given as Partial<PartContent>);
  expect(benchmark.parts[part]).toEqual({ level, message });
  expect(benchmark.quality).toBe(100 - lost);
});

describe('severities', () => {
  const broken = (subject: string, severity: Severity, points = 2): BenchmarkRule =>
    ownRule(
      { attribute: 'title', subject, label: subject, severity, points },
      { benchmarkType: 'forbidden', rule: { what: subject, phrases: ['mug'], patterns: [] } },
    );
  test.each([
    [['advise'], 'compliant'],
    [['advise', 'warn'], 'borderline'],
    [['warn', 'block'], 'non-compliant'],
    [['block', 'advise'], 'non-compliant'],
  ] as const)('failed %j is %s, and the gravest speaks', (severities, level) => {
    const rules = severities.map((severity) => broken(severity, severity));
    const { parts, quality } = evaluateWith({}, {}, [...builtInRules, ...rules]);
    expect(parts.title.level).toBe(level);
    expect(quality).toBe(100 - 2 * severities.length);
    if (level !== 'compliant') {
      const gravest = level === 'borderline' ? 'warn' : 'block';
      expect(parts.title.message).toBe(`Title must not contain ${gravest}`);
    }
  });

  test('a part loses at most its budget, the gravest results first', () => {
    const rules = [broken('advice', 'advise', 20), broken('ban', 'block', 8), broken('doubt', 'warn', 7)];
    const benchmark = evaluateWith({}, {}, rules);
    expect(lostBy(benchmark)).toEqual({
      'general.title.ban': 8,
      'general.title.doubt': 7,
      'general.title.advice': 2,
    });
    expect(benchmark.quality).toBe(83);
  });

  test('a rule says it in its own words where it has some', () => {
    const rule: BenchmarkRule = { ...broken('ban', 'block'), messages: { failed: 'No mugs here' } };
    expect(evaluateWith({}, {}, [rule]).parts.title.message).toBe('No mugs here');
  });
});

test('without rules nothing is lost, and every part meets its requirements', () => {
  const { quality, parts } = evaluateWith({ title: '' }, {}, []);
  expect(quality).toBe(100);
  expect(parts.title).toEqual({ level: 'compliant', message: 'Title meets requirements' });
  expect(parts.images.message).toBe('Product images meet requirements');
});

test('missing facts of the product cost points and touch no part', () => {
  const benchmark = evaluateWith({}, { brand: null, category: null, price: null });
  expect(lostBy(benchmark)).toEqual({
    'general.facts.brand': 3,
    'general.facts.category': 2,
    'general.facts.price': 2,
  });
  expect(Object.values(benchmark.parts).map(({ level }) => level)).toEqual(partNames.map(() => 'compliant'));
});

test('the budgets add up to 100', () => {
  expect(Object.values(budgets).reduce((sum, points) => sum + points)).toBe(100);
});

test('what texts aim for costs points of substance and changes no level', () => {
  const plain = evaluateWith({});
  const aimed = evaluateWith({}, {}, builtInRules, { checkVoice: null, keywords: ['a keyword of another product'] });
  expect(plain.quality - aimed.quality).toBe(6);
  expect(aimed.parts).toEqual(plain.parts);
  expect(lostBy(aimed)).toMatchObject({ 'general.substance.keywords': 6 });
});

test('our own advice against a word is silent of a keyword the desk asks for, a channel is not', () => {
  const bullets = [...content.bullets.slice(0, 3), 'Superior clay, fired twice at a high temperature'];
  const found = (aims: Partial<Aims>, given: readonly BenchmarkRule[] = builtInRules) =>
    evaluateWith({ bullets }, {}, [...given], { ...noAims, ...aims }).results.find(
      ({ rule }) => rule.subject === 'praise' && rule.attribute === 'bullets',
    )?.hasPassed;
  expect(found({})).toBe(false);
  expect(found({ keywords: ['clay'] })).toBe(false);
  expect(found({ keywords: ['superior'] })).toBe(true);
  const official = builtInRules.map((rule) => ({ ...rule, standing: 'official' as const }));
  expect(found({ keywords: ['superior'] }, official)).toBe(false);
});
