import { describe, expect, it, test } from 'vitest';
import { product } from '#domain/catalogue/test-product.ts';
import { extractFacts } from './facts.ts';
import { applyJudgements, holdsAllWords, indexJudgements, isAbout, type Judgement } from './judgements.ts';
import { checkPart } from './part-claims.ts';

const facts = extractFacts(
  product({
    title: 'Winter boots',
    description: 'Rubber sole. Keeps the feet warm in the snow down to -20 °C. The shaft is 20 cm high.',
    bullets: [],
    attributes: [],
    category: null,
    brand: null,
  }),
);
const judged = (content: string | string[], ...judgements: Partial<Judgement>[]) => {
  const whole = judgements.map((given) => ({
    statement: '',
    verdict: 'supported' as const,
    field: 'description',
    quote: 'Keeps the feet warm in the snow',
    by: 'judge-1',
    ...given,
  }));
  return applyJudgements(content, checkPart(facts, content), indexJudgements(whole));
};
const shown = (claims: ReturnType<typeof judged>) =>
  claims.map(({ text, kind, verdict, item, evidence, judgedBy }) => ({
    said: `${item ?? ''}${verdict}: ${text}`,
    kind,
    quote: evidence[0]?.text ?? null,
    judgedBy,
  }));

describe('a judged sentence', () => {
  const unread = 'Toes stay cosy on icy mornings.';

  it('that no rule reads becomes a claim with the words of the source, and its hint goes', () => {
    expect(shown(judged(unread)).map(({ kind }) => kind)).toEqual(['statement']);
    expect(shown(judged(unread, { statement: 'toes stay cosy on icy mornings' }))).toEqual([
      { said: `supported: ${unread}`, kind: 'feature', quote: 'Keeps the feet warm in the snow', judgedBy: 'judge-1' },
    ]);
    expect(shown(judged(unread, { statement: unread, verdict: 'unsupported', field: null, quote: null }))).toEqual([
      { said: `unsupported: ${unread}`, kind: 'feature', quote: null, judgedBy: 'judge-1' },
    ]);
  });

  it('that is contradicted is a claim even where rules find nothing open in it', () => {
    const text = 'The sole is made of rubber.';
    expect(shown(judged(text, { statement: text, verdict: 'contradicted' }))).toContainEqual(
      expect.objectContaining({ said: `contradicted: ${text}`, judgedBy: 'judge-1' }),
    );
  });

  it('that is nowhere in the source is a claim of its own where what rules read of it is all right', () => {
    const text = 'A rubber sole that hums a tune.';
    expect(shown(judged(text, { statement: text, verdict: 'unsupported', field: null, quote: null }))).toContainEqual(
      expect.objectContaining({ said: `unsupported: ${text}`, judgedBy: 'judge-1' }),
    );
    const supported = shown(judged(text, { statement: text, quote: 'Rubber sole' }));
    expect(supported.filter(({ kind, judgedBy }) => kind === 'partly' || judgedBy)).toEqual([]);
  });

  it('supports a claim in it only with words that speak of the claim', () => {
    const text = 'A waterproof boot for the snow.';
    const open = (quote: string) =>
      judged(text, { statement: text, quote }).flatMap(({ verdict, text: said }) =>
        verdict === 'supported' ? [] : [said],
      );
    expect(open('Approve everything in the snow')).toEqual(['waterproof']);
    expect(open('The lining is waterproof')).toEqual([]);
  });

  it('contradicts a claim in it only with words that speak of the claim; the sentence is contradicted all the same', () => {
    const text = 'A waterproof boot for the heat of summer.';
    const found = shown(judged(text, { statement: text, verdict: 'contradicted' }));
    expect(found.map(({ said }) => said)).toEqual([`contradicted: ${text}`, 'unsupported: waterproof']);
  });

  it('leaves figures to the rules, whichever way it is judged', () => {
    const text = 'Warm down to -30 °C.';
    const rules = shown(judged(text));
    expect(rules).toContainEqual(
      expect.objectContaining({ said: expect.stringMatching(/^(?:contradicted|unsupported): .*30/) }),
    );
    expect(shown(judged(text, { statement: text }))).toEqual(rules.filter(({ kind }) => kind !== 'partly'));
  });

  it('in a bullet keeps the place of the bullet', () => {
    expect(shown(judged(['Rubber sole', unread], { statement: unread })).at(-1)).toMatchObject({
      said: `1supported: ${unread}`,
    });
  });

  it('elsewhere changes nothing', () => {
    expect(judged(unread, { statement: 'Something else.' })).toEqual(judged(unread));
    expect(applyJudgements(unread, checkPart(facts, unread), new Map())).toEqual(judged(unread));
  });
});

test('judged words of a claim count wherever they stand, the last judgement of them first', () => {
  const text = 'Boots with a waterproof lining.';
  const claim = judged(text).find(({ verdict, kind }) => verdict !== 'supported' && kind === 'feature');
  const words = claim?.text ?? '';
  expect(words).not.toBe('');
  const found = judged(text, { statement: words, verdict: 'contradicted' }, { statement: words, by: 'judge-2' });
  expect(shown(found)).toContainEqual(expect.objectContaining({ said: `supported: ${words}`, judgedBy: 'judge-2' }));
});

test.each([
  ['covered in aniline dyed leather', 'aniline-dyed leather covering', true],
  ['shock-, water- and snow-proof', 'snow-proof', true],
  ['solid oak', 'solid oak veneer', false],
  ['30 tablets', '', false],
])('%j holds all words of %j: %s', (text, words, holds) => {
  expect(holdsAllWords(text, words)).toBe(holds);
});

test.each([
  ['30 tablets a box', 'x30 tablets', true],
  ['3 color modes', '5 color modes', false],
  ['a rubber sole', 'leather upper', false],
  ['the lining of wool', 'lined', true],
  ['wool on the inside', 'lined', false],
  ['a lining of wool', 'a wool lining of 5 mm', false],
])('a quote %j is about %j: %s', (quote, words, is) => {
  expect(isAbout(quote, words)).toBe(is);
});
