// What keeps a fix from being proposed, and what is said of one that is.
import { describe, expect, test } from 'vitest';
import { product } from '#domain/catalogue/test-product.ts';
import type { CheckText } from '#domain/claims/part-claims.ts';
import { pickParts } from '#domain/parts/parts.ts';
import { noAims } from './aims.ts';
import { canFix } from './can-fix.ts';
import { evaluate } from './evaluate.ts';
import { isFixed, noSafeFix } from './fixes/fix.ts';
import { fixOf } from './fixes/rule-fixes.ts';
import { on, propose, ruleOf } from './kinds/test-fix.ts';
import { builtInRules } from './packs.ts';
import { proposeFix } from './propose-fix.ts';
import type { BenchmarkRule } from './rule.ts';

const brandFirst = ruleOf('title', { benchmarkType: 'structure', rule: { shape: 'brand-first' } });
const lamp = { title: 'Desk Lamp by Orvik, 40 cm', brand: 'Orvik' };
const longest = (max: number, severity: 'warn' | 'advise' = 'warn') =>
  ruleOf(
    'title',
    { benchmarkType: 'length', rule: { unit: 'characters', max, isIdeal: false } },
    { id: 'length', subject: 'length', severity, label: 'Length' },
  );

test('a proposal holds the new value, what was done and what it brings', () => {
  expect(propose(brandFirst, lamp)).toEqual({
    ok: true,
    part: 'title',
    value: 'Orvik Desk Lamp, 40 cm',
    does: 'Puts the brand at the front of the title, spelled as in the Brand field, and removes a second mention of it.',
    points: 4,
    costs: [],
  });
});

describe('nothing is proposed', () => {
  test('where the rule passes, or is not for the product', () => {
    const passes = { ok: false, because: 'passes', says: 'The rule passes or does not apply to this product' };
    expect(propose(brandFirst, { ...lamp, title: 'Orvik Desk Lamp' })).toEqual(passes);
    expect(propose({ ...brandFirst, retailer: 'amazon' }, lamp)).toEqual(passes);
    const narrower = { ...brandFirst, id: 'narrower', category: 'lamps' };
    expect(propose(brandFirst, { ...lamp, category: 'Lamps' }, [narrower])).toEqual(passes);
  });

  test('for a rule without a fix', () => {
    const header = ruleOf('bullets', { benchmarkType: 'structure', rule: { shape: 'header' } });
    expect(propose(header, { bullets: ['Oak legs'] })).toEqual({
      ok: false,
      because: 'no-fix',
      says: 'This rule has no automatic fix',
    });
  });

  test('where the text would be too long', () => {
    const { title } = lamp;
    const plain = { title: 'Desk Lamp, 40 cm', brand: 'Orvik' };
    expect(propose(brandFirst, plain, [longest(20)])).toEqual({
      ok: false,
      because: 'too-long',
      says: 'The title would be longer than 20 characters',
    });
    expect(propose(brandFirst, plain, [longest(22)])).toMatchObject({ ok: true });
    // It was too long before, and would be longer still.
    expect(propose(brandFirst, plain, [longest(10)])).toMatchObject({ because: 'too-long' });
    expect(propose(brandFirst, { ...lamp, title }, [longest(10)])).toMatchObject({ ok: true });
  });

  test('where there would be too many bullet points', () => {
    const present = ruleOf('bullets', { benchmarkType: 'required', rule: {} });
    const most = ruleOf(
      'bullets',
      { benchmarkType: 'count', rule: { max: 2, isIdeal: false } },
      { id: 'most', subject: 'most' },
    );
    const attributes = ['Color: Black', 'Material: Oak', 'Finish: Matte'].map((fact) => {
      const [name = '', value = ''] = fact.split(': ');
      return { name, value };
    });
    expect(propose(present, { title: 'Desk Lamp', attributes }, [most])).toMatchObject({
      because: 'too-long',
      says: 'The result would have more than 2 bullet points',
    });
  });

  test('where another rule that counts would break; one that gives advice is named', () => {
    const capitals = (severity: 'block' | 'warn' | 'advise') =>
      ruleOf(
        'title',
        { benchmarkType: 'forbidden', rule: { what: 'x', phrases: ['orvik desk'], patterns: [] } },
        { id: 'c', subject: 'c', label: 'No such words', severity },
      );
    for (const severity of ['block', 'warn'] as const)
      expect(propose(brandFirst, lamp, [capitals(severity)])).toEqual({
        ok: false,
        because: 'breaks-rule',
        says: 'Another rule would break: No such words',
      });
    expect(propose(brandFirst, lamp, [capitals('advise')])).toMatchObject({
      ok: true,
      points: 0,
      costs: ['No such words'],
    });
  });

  test('where a claim would be open that was not', () => {
    const source = product(lamp);
    const asked = {
      content: pickParts(source),
      product: source,
      rule: brandFirst,
      rules: [brandFirst],
      on,
      aims: noAims,
    };
    const claim = { text: 'Orvik', start: 0, end: 5, kind: 'model' as const };
    const check =
      (before: string[], after: string[], verdict: 'unsupported' | 'supported' = 'unsupported'): CheckText =>
      (text) =>
        (text === lamp.title ? before : after).map((each) => ({ ...claim, verdict, text: each, evidence: [] }));
    const because = (checkText: CheckText) => {
      const proposal = proposeFix({ ...asked, checkText });
      return proposal.ok ? null : proposal.because;
    };
    expect(because(check([], ['Orvik']))).toBe('opens-claim');
    expect(because(check(['Orvik'], ['ORVIK']))).toBeNull();
    expect(because(check(['Orvik'], ['Orvik', 'Orvik']))).toBe('opens-claim');
    expect(because(check(['Orvik'], ['Orvik'], 'supported'))).toBeNull();
    expect(because(check(['Orvik'], []))).toBeNull();
    const hint: CheckText = (text) =>
      text === lamp.title ? [] : [{ ...claim, kind: 'statement', verdict: 'unsupported', evidence: [] }];
    expect(because(hint)).toBeNull();
  });
});

test('an attribute the workspace hides is not added', () => {
  const rule = ruleOf('bullets', { benchmarkType: 'required', rule: { fact: 'Material' } });
  const source = product({ bullets: ['Soft'], attributes: [{ name: 'Material', value: 'Cotton' }] });
  const asked = { content: pickParts(source), product: source, rule, rules: [rule], on, aims: noAims };
  expect(proposeFix(asked)).toMatchObject({ ok: true, value: ['Soft', 'Material: Cotton'] });
  expect(proposeFix({ ...asked, choices: new Map([['material', 'hidden']]) })).toMatchObject({ because: 'no-fact' });
});

test('the content is fixed, not the source', () => {
  const source = product({ ...lamp, title: 'Orvik Desk Lamp' });
  const content = { ...pickParts(source), title: 'Lamp, 40 cm' };
  const proposal = proposeFix({ content, product: source, rule: brandFirst, rules: [brandFirst], on, aims: noAims });
  expect(proposal).toMatchObject({ value: 'Orvik Lamp, 40 cm' });
});

test('blank bullet points are not kept', () => {
  const rule = ruleOf('bullets', { benchmarkType: 'structure', rule: { shape: 'unique' } });
  expect(propose(rule, { bullets: ['Oak', ' ', 'Oak', 'Felt'] })).toMatchObject({ value: ['Oak', 'Felt'] });
});

/** Rules that come with Copydesk by whether they have a fix, as far as kinds and parts distinguish them. */
const kindsOf = (rules: readonly BenchmarkRule[]) =>
  [...new Set(rules.map(({ benchmarkType, attribute }) => `${benchmarkType} ${attribute}`))].sort();

test('which of the rules that come with Copydesk have a fix', () => {
  expect(kindsOf(builtInRules.filter((rule) => canFix(rule) !== null))).toEqual([
    'case bullets',
    'case description',
    'case title',
    'count bullets',
    'forbidden bullets',
    'forbidden description',
    'forbidden title',
    'html bullets',
    'html description',
    'html title',
    'length title',
    'repetition title',
    'required bullets',
    'required title',
    'sign-count title',
    'structure bullets',
    'structure description',
    'structure title',
    'substance description',
    'substance substance',
    'substance title',
  ]);
});

test('every rule that plans a fix has one', () => {
  for (const rule of builtInRules) if (canFix(rule)) expect(fixOf(rule.benchmarkType), rule.id).not.toBeNull();
});

test('every sentence on a fix is one, and names no rule', () => {
  for (const rule of builtInRules) {
    const plan = canFix(rule);
    if (plan) expect(plan.does, rule.id).toMatch(/^[A-Z][^\n]{10,240}\.?$/);
  }
});

test('what has no safe fix is no fix', () => {
  expect(isFixed(noSafeFix)).toBe(false);
  expect(isFixed({ items: [] })).toBe(true);
});

test('a fixed listing is checked as promised', () => {
  const source = product({ ...lamp, description: 'It folds flat and tilts. Free shipping on all orders.' });
  const content = pickParts(source);
  const before = evaluate(content, source, builtInRules, on, noAims);
  for (const { rule, hasPassed } of before.results) {
    if (hasPassed) continue;
    const proposal = proposeFix({ content, product: source, rule, rules: builtInRules, on, aims: noAims });
    if (!proposal.ok) continue;
    const after = evaluate({ ...content, [proposal.part]: proposal.value }, source, builtInRules, on, noAims);
    expect(after.quality - before.quality, rule.id).toBe(proposal.points);
    expect(after.results.find((result) => result.rule.id === rule.id)?.hasPassed ?? true, rule.id).toBe(true);
  }
});
