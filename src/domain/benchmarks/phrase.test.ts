import { describe, expect, test } from 'vitest';
import { checkRule } from './check-rule.ts';
import { checkForbidden } from './forbidden.kind.ts';
import { builtInRules } from './packs.ts';
import { compilePhrases, phraseProblem } from './phrase.ts';
import { target } from './test-target.ts';

const find = (phrase: string, text: string) =>
  checkForbidden(target('description', [text]), { what: 'x', phrases: [phrase], patterns: [] })?.found;

test.each([
  ['anti*', 'Antimicrobial and anti-slip, not quantities', ['Antimicrobial', 'anti']],
  ['*proof', 'Waterproof, dust-proof, proofs', ['Waterproof', 'proof']],
  ['free ship*', 'Free shipping, free-shipped, freeship', ['Free shipping', 'free-shipped']],
  ['*', 'a', undefined],
  ['***', '***', undefined],
  ['a.c', 'abc a.c', ['a.c']],
  ['(x+x+)+y', 'xxxxy (x+x+)+y', ['(x+x+)+y']],
  ['- cure -', 'a cure', ['cure']],
  ['5*', '5* hotel, 5 stars, 512', ['5', '512']],
])('%s in %j finds %j', (phrase, text, found) => {
  if (found === undefined) expect(phraseProblem(phrase)).not.toBeNull();
  else expect(find(phrase, text)).toEqual(found);
});

test.each([
  ['anti*', null],
  ['free shipping*', null],
  ['!!', null],
  ['', '“” holds nothing to look for.'],
  [' - ', '“ - ” holds nothing to look for.'],
  ['a*b', 'In “a*b” a * may stand once in a word, at its start or its end.'],
  ['*a*', 'In “*a*” a * may stand once in a word, at its start or its end.'],
  ['free *', 'In “free *” a * may stand once in a word, at its start or its end.'],
])('what is wrong with %j: %s', (phrase, problem) => {
  expect(phraseProblem(phrase)).toBe(problem);
});

test('a phrase of gaps alone is looked for nowhere', () => {
  expect(compilePhrases([' - ', '–'])).toBeNull();
  expect(compilePhrases([])).toBeNull();
});

const size = 100_000;
const evilTexts: Record<string, string> = {
  'one letter': 'a'.repeat(size),
  'one letter and a sign': `${'a'.repeat(size)}!`,
  spaces: `x${' '.repeat(size)}y`,
  'letters and spaces': 'a '.repeat(size / 2),
  hyphens: 'a-'.repeat(size / 2),
  tags: '<a '.repeat(size / 3),
  'open brackets': '<'.repeat(size),
  ampersands: '&a'.repeat(size / 2),
  digits: '1'.repeat(size),
  'digits with gaps': '1-'.repeat(size / 2),
  'a mail without an end': `${'a.'.repeat(size / 2)}@`,
  'free and more': 'free '.repeat(size / 5),
  capitals: 'AB-'.repeat(size / 3),
  colons: 'a:'.repeat(size / 2),
};
// Far above what any of them takes, far below what a runaway expression takes.
const soonMs = 3_000;

describe.each(Object.keys(evilTexts))('a text of %s', (name) => {
  const text = evilTexts[name] ?? '';

  test.each([
    'a*',
    '*a',
    '*a b',
    'a* a* a* a* a* b',
    '*a *a *a *a b',
    'a a a a a a a a b',
    '(a+)+$',
    '([a-zA-Z]+)*!',
    '(a|aa)+!',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
    '- - - a',
    '*1 1*',
  ])('is searched for %s at once', (phrase) => {
    const started = performance.now();
    find(phrase, text);
    expect(performance.now() - started).toBeLessThan(soonMs);
  });

  test('is judged by every rule that came with Copydesk at once', () => {
    for (const rule of builtInRules) {
      if (rule.attribute !== 'description' && rule.attribute !== 'title') continue;
      const started = performance.now();
      checkRule(target(rule.attribute, [text]), rule);
      expect([rule.id, performance.now() - started < soonMs]).toEqual([rule.id, true]);
    }
  });
});

test('200 phrases are looked for in 100,000 characters at once, also where the brand stands everywhere', () => {
  const phrases = Array.from({ length: 200 }, (_, index) => `word${index}* *end${index}`);
  const started = performance.now();
  checkForbidden(target('description', ['cure word1 '.repeat(size / 11)], { brand: 'cure' }), {
    what: 'x',
    phrases: [...phrases, 'cure'],
    patterns: [],
  });
  expect(performance.now() - started).toBeLessThan(soonMs);
});
