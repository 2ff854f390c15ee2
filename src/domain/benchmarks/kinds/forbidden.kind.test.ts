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

test('says where to mend it, and shows at most five', () => {
  expect(forbiddenKind.check(target('bullets', ['Best seller', 'cure']), rule)).toMatchObject({
    message: 'Bullet points must not contain banned words',
    fix: 'Take out "Best seller" and "cure".',
    measured: { value: 2, unit: 'times' },
  });
  const many: ForbiddenRule = { what: 'digits', phrases: [], patterns: ['\\d'] };
  expect(forbiddenKind.check(target('title', ['0123456789']), many)?.found).toHaveLength(5);
});

test('patterns may mind the case', () => {
  const codes: ForbiddenRule = { what: 'codes', phrases: [], patterns: ['B0[A-Z]+'], isCaseSensitive: true };
  expect(forbiddenKind.check(target('title', ['b0abc']), codes)?.verdict).toBe('passed');
  expect(forbiddenKind.check(target('title', ['B0ABC']), codes)?.verdict).toBe('failed');
});
