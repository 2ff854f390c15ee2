import { describe, expect, it, test } from 'vitest';
import { noAims } from '#domain/benchmarks/aims.ts';
import { builtInRules } from '#domain/benchmarks/packs.ts';
import { verdictWords } from '#domain/claims/claim-words.ts';
import { extractFacts } from '#domain/claims/facts.ts';
import { checkPart } from '#domain/claims/part-claims.ts';
import type { DraftReason, DraftRecord } from '#domain/history/draft-record.ts';
import { pickParts, type TextPart } from '#domain/parts/parts.ts';
import { testFacts } from './answers/test-facts.ts';
import type { Proposal } from './proposal.contract.ts';
import { describeProposal, findOpenClaims, isNewText, sayNothingNew, sayProposal } from './propose.ts';

const { product, now: on } = testFacts();
const facts = extractFacts(product);
const check = (content: string | readonly string[]) => checkPart(facts, content);
const draft = (reasons: DraftReason[] = []): DraftRecord => ({
  engine: 'built-in',
  reasons,
  checks: { supported: 0, unsupported: 0, contradicted: 0, brokenRules: [] },
  isRepaired: false,
  prompts: [],
  inputHash: '',
});

describe('a proposal', () => {
  const basis = { product, present: pickParts(product), rules: builtInRules, aims: noAims, check, on };

  it('stands beside the present text, with what it breaks and what it does to quality and level', () => {
    const value = 'BEST CHEAP PAN!!! '.repeat(20).trim();
    const proposal = describeProposal({ part: 'title', value, draft: draft(), judgements: [] }, basis);
    expect(proposal).toMatchObject({ part: 'title', before: product.title, after: value, draft: draft() });
    expect(proposal.quality.after).toBeLessThan(proposal.quality.before);
    expect([proposal.level.before, proposal.level.after]).toEqual(['compliant', 'non-compliant']);
    expect(proposal.brokenRules.map(({ label }) => label)).toContain('Title length limit');
    for (const { message, source } of proposal.brokenRules) expect([message, source]).not.toContain('');
  });

  it('includes no rule of another part and no advice', () => {
    const { brokenRules, openClaims } = describeProposal(
      { part: 'title', value: product.title, draft: draft(), judgements: [] },
      basis,
    );
    expect(brokenRules).toEqual([]);
    expect(openClaims).toEqual([]);
  });

  it('leaves no claim open that its writer proved by words of the source', () => {
    const value = `${product.title}, Waterproof`;
    const proof = { statement: 'Waterproof', verdict: 'supported', field: 'title', quote: 'water', by: 'm' } as const;
    const open = (judgements: (typeof proof)[]) =>
      describeProposal({ part: 'title', value, draft: draft(), judgements }, basis).openClaims.map(({ text }) => text);
    expect(open([])).toEqual(['Waterproof']);
    expect(open([proof])).toEqual([]);
  });
});

test('the claims a text makes against the facts are open, each with what the facts say', () => {
  expect(findOpenClaims('title', check('Cast iron skillet with a diameter of 30 cm'))).toMatchObject([
    { part: 'title', text: '30 cm', verdict: 'contradicted', explanation: expect.stringContaining('26 cm') },
  ]);
  expect(findOpenClaims('bullets', check(['Cast iron', 'Waterproof'])).map(({ text }) => text)).toEqual(['Waterproof']);
});

test('a fact the title speaks against is explained as its card does, with both places', () => {
  const hooks = {
    title: 'Wall Hooks, 20 pieces',
    description: '',
    bullets: [],
    attributes: [{ name: 'Pieces', value: '10 pieces' }],
  };
  const { product: odd } = testFacts({ productIs: hooks });
  expect(findOpenClaims('description', checkPart(extractFacts(odd), 'A set of 10 pieces.'))).toEqual([
    {
      part: 'description',
      text: 'set of 10',
      verdict: 'unsupported',
      isConflict: true,
      explanation: `${verdictWords.conflict}: Attribute Pieces says "10 pieces", Source title says "20 pieces".`,
    },
  ]);
});

test('to a provider the open claims quote no attribute that is hidden', () => {
  const bare = testFacts({ productIs: { title: 'Skillet', description: '', bullets: [] } });
  const own = extractFacts(bare.product);
  const quoted = (use: 'told' | 'hidden') =>
    findOpenClaims('title', checkPart(own, 'Skillet with a diameter of 30 cm'), new Map([['diameter', use]])).map(
      ({ text, verdict, explanation }) => [text, verdict, explanation.includes('26 cm')],
    );
  expect([quoted('told'), quoted('hidden')]).toEqual([
    [['30 cm', 'contradicted', true]],
    [['30 cm', 'contradicted', false]],
  ]);
});

test.each([
  ['Mug', 'Mug', false],
  ['Mug', 'Cup', true],
  [['a', 'b'], ['a', 'b'], false],
  [['a', 'b'], ['b', 'a'], true],
])('from %j to %j something changes: %s', (before, after, isNew) => {
  expect(isNewText(before, after)).toBe(isNew);
});

describe('what is said of a proposal', () => {
  const proposal = (part: TextPart, before: string | string[], after: string | string[]) =>
    ({ part, before, after }) as Omit<Proposal, 'id'>;
  const usual = 'Here is a new title: 3 characters instead of 4 characters. Nothing is saved until you use it.';

  it.each([
    [proposal('title', 'Cups', 'Mug'), usual],
    [proposal('title', '', 'Mug'), 'Here is a new title: 3 characters. Nothing is saved until you use it.'],
    [
      proposal('bullets', ['a'], ['a', 'b']),
      'Here are new bullets: 2 bullets instead of 1 bullet. Nothing is saved until you use them.',
    ],
  ])('names sizes and what it takes to store it', (given, said) => {
    expect(sayProposal(given, null)).toBe(said);
  });

  it('begins with what of the wish it misses', () => {
    expect(sayProposal(proposal('title', 'Cups', 'Mug'), '“Use *oak*”: the text does not mention “oak”.')).toBe(
      `“Use \\*oak\\*”: the text does not mention “oak”.\n\n${usual}`,
    );
  });
});

test('where there is nothing to propose it says why, and what to write instead', () => {
  expect(sayNothingNew('title', 'The title already follows this.')).toBe(
    'The title already follows this.\n\nWrite what should be different, for example *mention* and a fact of the product, or use **Edit** on the card of the title.',
  );
});
