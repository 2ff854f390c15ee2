import { expect, test } from 'vitest';
import { checkRule } from './check-rule.ts';
import { attributes, dropTradeMarks, fail, nouns, pass, quoteAll } from './finding.ts';
import { target } from './kinds/test-target.ts';
import { ownRule } from './packs/general-rules.data.ts';
import { type BenchmarkRule, inWords, statusOf } from './rule.ts';
import { isWorkspaceRule } from './workspace-rule.ts';

test.each([
  ['official', 'verified'],
  ['third-party', 'verified'],
  ['own', 'verified'],
  ['unverified', 'unverified'],
] as const)('a figure whose standing is %s is %s', (standing, status) => {
  expect(statusOf(standing)).toBe(status);
});

test.each([
  ['own.7', true],
  ['general.title.length', false],
  ['amazon.own.length', false],
  ['owner.title.length', false],
])('%s is a rule of the workspace: %s', (id, isOwn) => {
  expect(isWorkspaceRule({ id })).toBe(isOwn);
});

test('one message speaks for every way to break a rule, and for none to keep it', () => {
  expect(inWords('Too long')).toEqual({
    'slightly-below': 'Too long',
    below: 'Too long',
    'slightly-above': 'Too long',
    above: 'Too long',
    failed: 'Too long',
  });
});

test.each([
  ['title', 'Title', 'is', 'title', 'titles'],
  ['description', 'Description', 'is', 'description', 'descriptions'],
  ['bullets', 'Bullet points', 'are', 'bullet point', 'bullet points'],
  ['images', 'Product images', 'are', 'product image', 'product images'],
  ['facts', 'Product facts', 'are', 'fact', 'facts'],
  ['substance', 'Substance', 'is', 'text', 'texts'],
] as const)('messages speak of %s as %s, which %s of a %s or %s', (attribute, noun, verb, entry, entries) => {
  expect(nouns[attribute]).toEqual({ noun, verb, entry, entries });
  expect(attributes).toContain(attribute);
});

test('a finding is kept or broken whole, with what is given beside it', () => {
  const bare = { measured: null, limit: null, found: [] };
  expect(pass('Fine')).toEqual({ verdict: 'passed', share: 0, message: 'Fine', fix: null, ...bare });
  expect(fail('Bad', 'Mend it.')).toEqual({ verdict: 'failed', share: 1, message: 'Bad', fix: 'Mend it.', ...bare });
  expect(fail('Bad', 'Mend it.', { limit: { max: 1 }, found: ['x'] })).toMatchObject({
    limit: { max: 1 },
    found: ['x'],
  });
  expect(pass('Fine', { measured: { value: 1, unit: 'times' } }).measured).toEqual({ value: 1, unit: 'times' });
});

test.each([
  [[], ''],
  [['a'], '"a"'],
  [['a', 'b'], '"a" and "b"'],
  [['a', 'b', 'c'], '"a", "b", and "c"'],
])('%j are quoted as %s', (words, text) => {
  expect(quoteAll(words)).toBe(text);
});

test.each([
  ['Orvik™', 'Orvik'],
  ['O®rv©ik™™', 'Orvik'],
  ['Orvik (R)', 'Orvik (R)'],
])('%s is the brand %s', (brand, bare) => {
  expect(dropTradeMarks(brand)).toBe(bare);
});

test('the words of a rule replace those of its kind for the way it came out, and empty ones do not', () => {
  const rule: BenchmarkRule = ownRule(
    { attribute: 'title', subject: 'length', label: 'Title length', severity: 'warn', points: 5 },
    { benchmarkType: 'length', rule: { unit: 'characters', max: 3, isIdeal: false } },
  );
  const said = (title: string, messages: BenchmarkRule['messages']) =>
    checkRule(target('title', [title]), { ...rule, messages })?.message;
  const broken = 'Title is too long to meet requirements';
  expect(said('Oaks', undefined)).toBe(broken);
  expect(said('Oaks', { above: 'Cut it' })).toBe('Cut it');
  expect(said('Oaks', { below: 'Cut it' })).toBe(broken);
  expect(said('Oaks', { above: '' })).toBe(broken);
  expect(said('Oak', { passed: 'Well cut' })).toBe('Well cut');
});
