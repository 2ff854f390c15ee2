import { describe, expect, test } from 'vitest';
import { isFullSuite } from '#testing/full-suite.ts';
import { expectSteadyGrowth } from '#testing/growth.ts';
import { checkRule } from '../check-rule.ts';
import { builtInRules } from '../packs.ts';
import { forbiddenKind } from './forbidden.kind.ts';
import { compilePhrases, phraseProblem } from './phrase.ts';
import { target } from './test-target.ts';

const find = (phrase: string, text: string) =>
  forbiddenKind.check(target('description', [text]), { what: 'x', phrases: [phrase], patterns: [] })?.found;

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
  ['a b', 'a b, a–b, a - b, ab', ['a b', 'a–b', 'a - b']],
  ['–a‑b—', 'a b', ['a b']],
  ['free*ship', 'free*ship freeship freexship', ['free*ship']],
  ['[a]{2}|b^$?\\\\/', 'aa b [a]{2}|b^$?\\\\/', ['[a]{2}|b^$?\\\\/']],
])('%s in %j finds %j', (phrase, text, found) => {
  if (found === undefined) expect(phraseProblem(phrase)).not.toBeNull();
  else expect(find(phrase, text)).toEqual(found);
});

test.each([
  ['anti*', null],
  ['free shipping*', null],
  ['!!', null],
  ['', '“” contains nothing to search for.'],
  [' - ', '“ - ” contains nothing to search for.'],
  ['a*b', 'In “a*b”, use * only once per word, at its start or end.'],
  ['*a*', 'In “*a*”, use * only once per word, at its start or end.'],
  ['free *', 'In “free *”, use * only once per word, at its start or end.'],
])('what is wrong with %j: %s', (phrase, problem) => {
  expect(phraseProblem(phrase)).toBe(problem);
});

test('a star that stands alone in a rule of old is a sign like others', () => {
  expect(find('*', '5 * 3')).toEqual(['*']);
});

test('a phrase of gaps alone is looked for nowhere', () => {
  expect(compilePhrases([' - ', '–'])).toBeNull();
  expect(compilePhrases([])).toBeNull();
});

const size = 100_000;
const evilTexts: Record<string, (size: number) => string> = {
  'one letter': (length) => 'a'.repeat(length),
  'one letter and a sign': (length) => `${'a'.repeat(length)}!`,
  spaces: (length) => `x${' '.repeat(length)}y`,
  'letters and spaces': (length) => 'a '.repeat(length / 2),
  hyphens: (length) => 'a-'.repeat(length / 2),
  tags: (length) => '<a '.repeat(length / 3),
  'open brackets': (length) => '<'.repeat(length),
  ampersands: (length) => '&a'.repeat(length / 2),
  digits: (length) => '1'.repeat(length),
  'digits with gaps': (length) => '1-'.repeat(length / 2),
  'a mail without an end': (length) => `${'a.'.repeat(length / 2)}@`,
  'free and more': (length) => 'free '.repeat(length / 5),
  capitals: (length) => 'AB-'.repeat(length / 3),
  colons: (length) => 'a:'.repeat(length / 2),
};

describe.each(Object.entries(evilTexts))('a text of %s', (_name, text) => {
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
  ])('is searched for %s in proportion to its length', (phrase) => {
    expectSteadyGrowth(text, size, (long) => find(phrase, long));
  });

  test.each(['title', 'description'] as const)(
    'is checked in proportion to its length as a %s by every rule that came with Copydesk',
    (attribute) => {
      const rules = builtInRules.filter((rule) => rule.attribute === attribute);
      const checked = (length: number) => target(attribute, [text(length)]);
      // A rule out of proportion outgrows all others; the full suite says which it is.
      const groups = isFullSuite ? rules.map((rule) => [rule]) : [rules];
      for (const group of groups)
        expectSteadyGrowth(checked, size, (long) => {
          for (const rule of group) checkRule(long, rule);
        });
    },
  );
});

test('200 phrases are looked for in proportion to the text, also where the brand stands everywhere', () => {
  const phrases = Array.from({ length: 200 }, (_, index) => `word${index}* *end${index}`);
  const forbidden = { what: 'x', phrases: [...phrases, 'cure'], patterns: [] };
  const praise = (length: number) => target('description', ['cure word1 '.repeat(length / 11)], { brand: 'cure' });
  expectSteadyGrowth(praise, size, (long) => forbiddenKind.check(long, forbidden));
});
