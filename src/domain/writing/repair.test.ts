import { describe, expect, test } from 'vitest';
import { builtInRules } from '#domain/benchmarks/packs.ts';
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import { product } from '#domain/catalogue/test-product.ts';
import { extractFacts } from '#domain/claims/facts.ts';
import { checkDraft } from './draft-checks.ts';
import { repairDraft } from './repair.ts';
import { textsOf } from './test-product.ts';
import type { Draft } from './writer.ts';

const on = new Date('2026-11-21T12:00:00Z');
const lamp = product({
  title: 'Clayfield Desk Lamp, 9W, Black',
  description: 'An aluminum desk lamp with a 16-inch arm. The arm folds flat for storage.',
  bullets: ['3 color modes', 'Folds flat'],
  brand: 'Clayfield',
  retailer: 'Amazon',
  attributes: [{ name: 'Material', value: 'Aluminum' }],
});

function repair(texts: { title?: string; bullets?: string[]; description?: string }, rules = builtInRules): Draft {
  const { title, bullets, description } = texts;
  const draft: Draft = {
    ...(title === undefined ? {} : { title: { content: title, reasons: [] } }),
    ...(bullets === undefined ? {} : { bullets: { content: bullets, reasons: [] } }),
    ...(description === undefined ? {} : { description: { content: description, reasons: [] } }),
  };
  const checked = checkDraft(draft, { product: lamp, facts: extractFacts(lamp), rules, on });
  const findings = Object.values(checked).flatMap((check) => check.findings);
  return repairDraft(draft, findings, lamp);
}

describe('titles', () => {
  test.each([
    ['Clayfield Desk Lamp, 12W, Black', 'Clayfield Desk Lamp, Black'],
    ['Clayfield Desk Lamp, Black, 9W, 5 color modes', 'Clayfield Desk Lamp, Black, 9W'],
    ['Clayfield 12W Desk Lamp, Black', 'Clayfield Desk Lamp, Black'],
    ['Clayfield Desk Lamp, Black, best seller', 'Clayfield Desk Lamp, Black'],
    [
      'Clayfield Aluminum Desk Lamp with Arm, Black, 9W, 3 color modes, folds flat for storage',
      'Clayfield Aluminum Desk Lamp with Arm, Black, 9W, 3 color modes',
    ],
  ])('%j becomes %j', (title, mended) => {
    expect(repair({ title }).title?.content).toBe(mended);
  });

  test('a name that would lose too much stays', () => {
    expect(repair({ title: 'Red Lamp' }).title?.content).toBe('Red Lamp');
  });
});

describe('bullets', () => {
  test.each([
    [
      ['Arm: Folds flat; 26-inch arm; aluminum', 'Light: 3 color modes', 'Stays flat'],
      ['Arm: Folds flat; aluminum', 'Light: 3 color modes', 'Stays flat'],
    ],
    [
      ['Folds flat', 'Has 5 color modes', '3 color modes', 'Aluminum arm for storage'],
      ['Folds flat', '3 color modes', 'Aluminum arm for storage'],
    ],
    [
      ['Folds flat and stays', 'Aluminum arm', '3 color modes', 'A lamp', 'An arm of aluminum', 'Arm folds flat'],
      ['Folds flat and stays', 'Aluminum arm', '3 color modes', 'A lamp', 'An arm of aluminum'],
    ],
  ])('%j become %j', (bullets, mended) => {
    expect(repair({ bullets }).bullets?.content).toEqual(mended);
  });

  test('a header that claims goes with its bullet', () => {
    const bullets = ['12W: The arm folds flat', 'Folds flat for storage', '3 color modes of light'];
    expect(repair({ bullets }).bullets?.content).toEqual(['Folds flat for storage', '3 color modes of light']);
  });
});

describe('descriptions', () => {
  test.each([
    [
      'An aluminum lamp. It has a 26-inch arm. The arm folds flat.',
      'An aluminum lamp. The arm folds flat.',
      'Took out "It has a 26-inch arm.". The source says "16-inch", not "26-inch".',
    ],
    [
      'An aluminum lamp for the desk. Free shipping today. The arm folds flat.',
      'An aluminum lamp for the desk. The arm folds flat.',
      'Took out "Free shipping today.". Price, shipping or a promotion in the description: Description must not contain price, shipping or a promotion. Take out "Free shipping".',
    ],
    [
      'An aluminum lamp. The arm folds flat.\n\nIt is waterproof. The arm is 16 inches long.',
      'An aluminum lamp. The arm folds flat.\n\nThe arm is 16 inches long.',
      'Took out "It is waterproof.". The source does not say "waterproof".',
    ],
  ])('%j becomes %j', (description, mended, reason) => {
    const repaired = repair({ description }).description;
    expect(repaired?.content).toBe(mended);
    expect(textsOf({ reasons: repaired?.reasons ?? [] })).toEqual([reason]);
  });

  test('one of which less than half would be left stays as it is, and so does one that would start with its closing facts', () => {
    const gutted = 'It is waterproof and 26 inches long, which is long. An aluminum lamp.';
    expect(repair({ description: gutted }).description).toEqual({ content: gutted, reasons: [] });
    const beheaded = 'It is waterproof.\n\nMaterial: Aluminum. The arm folds flat for storage.';
    expect(repair({ description: beheaded }).description).toEqual({ content: beheaded, reasons: [] });
  });
});

test('what a channel refuses whole may lose more, but not everything', () => {
  const most = 'Free shipping on this lamp today and every day of the year, worldwide. An aluminum lamp for the desk.';
  expect(repair({ description: most }).description?.content).toBe('An aluminum lamp for the desk.');
  const all = 'Free shipping on this lamp today.';
  expect(repair({ description: all }).description?.content).toBe(all);
});

test('what leaving out cannot mend stays as it is', () => {
  expect(repair({ bullets: ['3 color modes'] }).bullets).toEqual({ content: ['3 color modes'], reasons: [] });
});

test('parts without findings are not written again', () => {
  const draft = repair({
    title: 'Clayfield Desk Lamp, Black',
    description: 'A lamp. Free shipping today. It folds flat.',
  });
  expect(Object.keys(draft)).toEqual(['description']);
});

test('a part that is too long loses its end, piece by piece', () => {
  const short = builtInRules.map(
    (rule): BenchmarkRule =>
      rule.benchmarkType === 'length' && rule.attribute === 'description' && !rule.rule.isIdeal
        ? { ...rule, rule: { unit: 'characters', max: 60, isIdeal: false } }
        : rule,
  );
  const description = 'An aluminum desk lamp. The arm folds flat for storage. It has 3 color modes.';
  const repaired = repair({ description }, short).description;
  expect(repaired?.content).toBe('An aluminum desk lamp. The arm folds flat for storage.');
  expect(repaired?.reasons).toMatchObject([{ because: 'rule', ref: 'description.length' }]);
});

test('of two facts in a bullet the first goes with its header', () => {
  expect(repair({ bullets: ['Weight: 12 kg; material: aluminum', 'Folds flat for storage'] }).bullets?.content).toEqual(
    ['Material: aluminum', 'Folds flat for storage'],
  );
});
