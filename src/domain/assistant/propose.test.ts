import { describe, expect, it, test } from 'vitest';
import { noAims } from '#domain/benchmarks/aims.ts';
import { builtInRules } from '#domain/benchmarks/packs.ts';
import { extractFacts } from '#domain/claims/facts.ts';
import { checkPart } from '#domain/claims/part-claims.ts';
import type { DraftReason, DraftRecord } from '#domain/history/draft-record.ts';
import { pickParts, type TextPart } from '#domain/parts/parts.ts';
import { testFacts } from './answers/test-facts.ts';
import type { Proposal } from './proposal.contract.ts';
import {
  boundToPresent,
  describeNoChange,
  describeNoLanguage,
  describeNotShorter,
  describeProposal,
  findOpenClaims,
  isNewText,
  readUnfollowed,
  sayProposal,
} from './propose.ts';

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
const wish = (words: string, part: TextPart = 'title') => ({ part, words });

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

  it('tells no rule of another part and no advice', () => {
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

test.each([
  ['Write a title under 60 characters', [], false],
  ['Write a friendlier title', ['Write a friendlier title'], false],
  ['Translate the title to German', ['Translate the title to German'], true],
  ['Write a title under 60 characters. Use a friendly tone.', ['Use a friendly tone'], false],
])('of the wish "%s" the built-in writer cannot follow %j', (words, clauses, wantsLanguage) => {
  expect(readUnfollowed(wish(words))).toEqual({ clauses, wantsLanguage });
});

test.each([
  ['Make the title shorter', 'x'.repeat(100), 80],
  ['Make the title shorter', 'x'.repeat(99), 79],
  ['Make the title shorter', 'x'.repeat(10), 20],
  ['Make the title longer', 'x'.repeat(100), null],
  ['Mention the warranty', 'x'.repeat(100), null],
  ['Make the bullets shorter', ['x'.repeat(100)], null],
])('"%s" is bound to less than the present text', (words, before, most) => {
  expect(boundToPresent(wish(words), before)).toEqual(
    most === null ? null : { prompt: expect.stringMatching(`shorter\\. Under ${most} characters$`), most },
  );
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
    expect(sayProposal(given, [], null)).toBe(said);
  });

  it('begins with what was not followed and how "shorter" was read', () => {
    const given = proposal('title', 'Cups', 'Mug');
    expect(sayProposal(given, ['Use a *warm* tone'], 20)).toBe(
      [
        '“Use a \\*warm\\* tone” needs a language model, and none is connected. I skipped this.',
        '',
        'I understood “shorter” as under 20 characters, 20% less than now.',
        '',
        usual,
      ].join('\n'),
    );
    expect(sayProposal(given, ['Rhyme', 'Sing'], null)).toBe(
      `“Rhyme” and “Sing” need a language model, and none is connected. I skipped this.\n\n${usual}`,
    );
  });
});

describe('where there is nothing to propose', () => {
  const hint =
    'Write what should be different, for example *mention* and a fact of the product, or use **Edit** on its card.';
  const reasons: DraftReason[] = [
    { text: 'Requested by your prompt: "mention steel".', because: 'prompt', ref: null },
    { text: '"Rhyme" needs a language model.', because: 'prompt', ref: null },
    { text: 'No fact says *steel*.', because: 'prompt', ref: null },
    { text: 'Cut to 80 characters.', because: 'rule', ref: 'title-length' },
  ];

  it.each([
    ['title', [], [], 'From these facts, the new title would be the same as now, so I propose nothing.'],
    ['bullets', [], [], 'From these facts, the new bullets would be the same as now, so I propose nothing.'],
    [
      'title',
      ['Rhyme'],
      [],
      '“Rhyme” needs a language model, and none is connected. Without it, the new title would be the same as now, so I propose nothing.',
    ],
    [
      'bullets',
      ['Rhyme', 'Sing'],
      [],
      '“Rhyme” and “Sing” need a language model, and none is connected. Without them, the new bullets would be the same as now, so I propose nothing.',
    ],
    [
      'title',
      [],
      reasons,
      'From these facts, the new title would be the same as now, so I propose nothing.\n\n- No fact says \\*steel\\*.',
    ],
  ] as const)('for %s it says why, with what the writer has to say on the prompt', (part, unfollowed, given, said) => {
    expect(describeNoChange({ part, value: '', draft: draft([...given]), judgements: [] }, unfollowed)).toBe(
      `${said}\n\n${hint}`,
    );
  });

  it('a text that cannot get shorter is told by its lengths', () => {
    expect(describeNotShorter('title', 'Mug', 'A')).toBe(
      'The shortest title I can write from the facts has 1 character. The current one has 3, so I propose nothing. You can shorten it with **Edit** on its card.',
    );
  });

  it('another language is not proposed in the present one', () => {
    expect(describeNoLanguage(['In German'])).toBe(
      '“In German” needs a language model, and none is connected. I propose nothing, because the text would stay in its current language.',
    );
  });
});
