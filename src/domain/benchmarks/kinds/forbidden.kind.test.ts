import { expect, test } from 'vitest';
import { type ForbiddenRule, forbiddenKind } from './forbidden.kind.ts';
import { target } from './test-target.ts';

const rule: ForbiddenRule = {
  what: 'banned words',
  phrases: ['cure', 'best seller', '#1', 'persian', '100% safe', 'a+b'],
  patterns: ['(?<!\\d)\\d{3}-\\d{4}'],
};

test.each([
  ['A nail manicure set', []],
  ['Will cure it', ['cure']],
  ['CURE. Cure, cure!', ['CURE']],
  ['A best seller', ['best seller']],
  ['A Best-Seller', ['Best-Seller']],
  ['best  seller', ['best  seller']],
  ['bestseller', []],
  ['The #1 mug', ['#1']],
  ['The #10 mug', []],
  ['Persians', []],
  ['obscure secure cured', []],
  ['cureé', []],
  ['100% safe', ['100% safe']],
  ['a+b and aab', ['a+b']],
  ['Call 555-1234', ['555-1234']],
  ['', []],
])('%j holds %j', (text, found) => {
  expect(forbiddenKind.check(target('title', [text]), rule)).toMatchObject({ found, share: found.length > 0 ? 1 : 0 });
});

test('the brand may stand without its sign', () => {
  const named = target('title', ['The Cure manicure set'], { brand: 'The Cure™' });
  expect(forbiddenKind.check(named, rule)?.found).toEqual([]);
});

test('what belongs to the brand is not held against the text, elsewhere it is', () => {
  const shown = (text: string) => forbiddenKind.check(target('title', [text], { brand: 'The Cure' }), rule)?.found;
  expect(shown('The Cure mug')).toEqual([]);
  expect(shown('The Cure mug, the best cure')).toEqual(['cure']);
});

test('says where to fix it, and shows at most five', () => {
  expect(forbiddenKind.check(target('bullets', ['Best seller', 'cure']), rule)).toMatchObject({
    message: 'Bullet points must not contain banned words',
    fix: 'Remove "Best seller" and "cure".',
    measured: { value: 2, unit: 'times' },
  });
  const many: ForbiddenRule = { what: 'digits', phrases: [], patterns: ['\\d'] };
  expect(forbiddenKind.check(target('title', ['0123456789']), many)?.found).toHaveLength(5);
});

test('patterns may mind the case', () => {
  const codes: ForbiddenRule = { what: 'codes', phrases: [], patterns: ['B0[A-Z]+'], isCaseSensitive: true };
  expect(forbiddenKind.check(target('title', ['b0abc']), codes)?.verdict).toBe('passed');
  expect(forbiddenKind.check(target('title', ['B0ABC']), codes)?.verdict).toBe('failed');
  const names: ForbiddenRule = { what: 'names', phrases: ['Alexa'], patterns: [], isCaseSensitive: true };
  expect(forbiddenKind.check(target('title', ['alexa, Alexa']), names)?.found).toEqual(['Alexa']);
});

test.each([
  ['begins before it', 'free cure', 'A free cure mug', ['free cure']],
  ['ends behind it', 'cure all', 'A cure all mug', ['cure all']],
  ['is it', 'cure', 'A cure mug of Cure', []],
  ['lies within it', 'cur', 'A cur mug of Cure', ['cur']],
])('a phrase that %s is held against the text or not: %s in %j', (_name, phrase, text, found) => {
  const phrases: ForbiddenRule = { what: 'banned words', phrases: [phrase], patterns: [] };
  expect(forbiddenKind.check(target('title', [text], { brand: 'Cure' }), phrases)?.found).toEqual(found);
});

test.each([
  ['The Cure, cure, The Cure', 'The Cure', 1],
  ['cure The Cure The Cure cure', ' THE CURE® ', 2],
  ['The Cure', null, 1],
  ['The Cure', ' ', 1],
  ['The Cure', '™', 1],
])('%j by the brand %j holds the word %i times', (text, brand, value) => {
  expect(forbiddenKind.check(target('title', [text], { brand }), rule)?.measured).toEqual({ value, unit: 'times' });
});

test('a text free of it passes with what was counted, and without any nothing is checked', () => {
  expect(forbiddenKind.check(target('bullets', ['A mug', 'A lid']), rule)).toEqual({
    verdict: 'passed',
    share: 0,
    message: 'Bullet points are free of banned words',
    fix: null,
    measured: { value: 0, unit: 'times' },
    limit: { max: 0 },
    found: [],
  });
  expect(forbiddenKind.check(target('bullets', []), rule)).toBeNull();
});

test('a word is shown once as it first stands, without the space around it, and a long one shortened', () => {
  const loose: ForbiddenRule = { what: 'words', phrases: [], patterns: ['\\s*cure\\s*', 'x{9,}'] };
  expect(forbiddenKind.check(target('title', [`A CURE, a cure ${'x'.repeat(60)} ${'x'.repeat(61)}`]), loose)).toEqual({
    verdict: 'failed',
    share: 1,
    message: 'Title must not contain words',
    fix: `Remove "CURE", "${'x'.repeat(60)}", and "${'x'.repeat(58)}…".`,
    measured: { value: 4, unit: 'times' },
    limit: { max: 0 },
    found: ['CURE', 'x'.repeat(60), `${'x'.repeat(58)}…`],
  });
});

test('a pattern that also matches nothing finds nothing there', () => {
  const loose: ForbiddenRule = { what: 'hashes', phrases: [], patterns: ['#*'] };
  expect(forbiddenKind.check(target('title', ['A mug']), loose)?.measured).toEqual({ value: 0, unit: 'times' });
  expect(forbiddenKind.check(target('title', ['A ## mug']), loose)?.found).toEqual(['##']);
});

test('a rule checks the same text the same again, and each text of a list from its start', () => {
  const check = () => forbiddenKind.check(target('bullets', ['Will it cure', 'cure', 'cure it']), rule);
  expect(check()?.measured?.value).toBe(3);
  expect(check()).toEqual(check());
});

test('a rule without patterns is taken for one of phrases alone', () => {
  expect(forbiddenKind.given.parse({ what: ' words we avoid ', phrases: [' cheap '] })).toEqual({
    what: 'words we avoid',
    phrases: ['cheap'],
    patterns: [],
  });
});
