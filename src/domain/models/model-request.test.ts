import { describe, expect, test } from 'vitest';
import type { RuleResult } from '#domain/benchmarks/evaluate.ts';
import { product } from '#domain/catalogue/test-product.ts';
import { scoredParts } from '#domain/parts/parts.ts';
import type { EngineRequest } from '#domain/writing/engine.ts';
import { requestFor } from '#domain/writing/test-draft.ts';
import { describeFact } from './brief/brief-facts.ts';
import { composeModelRequest, frameEnd } from './model-request.ts';

const source = product({
  sku: 'SKU-4411',
  title: 'Desk Lamp',
  price: '19.90 USD',
  attributes: [
    { name: 'colour', value: 'Black' },
    { name: 'stock_level', value: '14 pieces' },
    { name: 'Supplier voucher', value: 'TAKE5' },
    { name: 'Material', value: 'https://shop.example/oak' },
  ],
});
const sent = (given: Parameters<typeof requestFor>[1] = {}) => {
  const { instructions, data } = composeModelRequest(requestFor(source, given), null);
  return `${instructions}\n${data}`;
};

test('a provider gets the usable attributes, and no code, price or stock', () => {
  expect(sent()).toContain('Black');
  for (const internal of ['SKU-4411', '19.90', '14 pieces', 'TAKE5', 'shop.example'])
    expect(sent()).not.toContain(internal);
});

test('a provider gets what the workspace switched on, and not what it hid', () => {
  const choices = new Map([
    ['stock level', 'told'],
    ['colour', 'hidden'],
  ] as const);
  expect(sent({ choices })).toContain('14 pieces');
  expect(sent({ choices })).not.toContain('Black');
});

const channels = ['Amazon', 'Walmart', 'eBay', 'Etsy', 'Google Merchant', 'Shopify', 'Target Plus', 'Meta', null];

test.each(channels)('the brief for %s stays within 900 tokens, about four characters each', (retailer) => {
  const { instructions } = composeModelRequest(
    requestFor(product({ ...source, retailer }), { parts: scoredParts }),
    null,
  );
  expect(instructions.length / 4).toBeLessThanOrEqual(900);
});

test('the brief is the same for two products of a channel, no matter what is wished', () => {
  const brief = (given: Parameters<typeof product>[0], asked: Parameters<typeof requestFor>[1]) =>
    composeModelRequest(requestFor(product({ retailer: 'Amazon', ...given }), asked), null).instructions;
  expect(brief({ title: 'Oak Chair' }, { prompt: 'Calm', keywords: ['oak'] })).toBe(brief({ title: 'Mug' }, {}));
});

test('a rule of several parts is stated once, with all its words', () => {
  const { instructions } = composeModelRequest(requestFor(product({ retailer: 'Amazon' })), null);
  expect(instructions.match(/no web or mail address/g)).toHaveLength(1);
  expect(instructions).toContain('lorem ipsum, tbd, to be decided, yet to decide, copy pending, not eligible');
  expect(instructions).not.toMatch(/images?\b/);
});

describe('lengths and keywords', () => {
  const short = { title: 'Oak Chair', description: 'A chair of oak.', bullets: [], attributes: [] };
  const long = {
    ...short,
    description: 'The seat is made of solid oak and holds one person in the kitchen. '.repeat(20),
    bullets: ['Solid oak', 'Four legs', 'Felt feet', 'Oiled by hand', 'Stacks four high'],
  };
  const task = (given: object, asked = {}) =>
    composeModelRequest(requestFor(product({ ...given, retailer: 'Amazon' }), asked), null).data.split(frameEnd)[1];

  test('are wanted only where the facts reach them', () => {
    expect(task(long)).toContain('title 40 to 72 characters; 5 bullets; description 1000 to 2000 characters');
    expect(task(short)).not.toContain('Good lengths');
  });

  test('and are mentioned only where a fact carries them', () => {
    expect(task(short, { keywords: ['oak', 'premium'] })).toContain('facts carry them: oak.');
    expect(task(short, { keywords: ['premium'] })).not.toContain('eyword');
  });
});

test('facts are numbered sentences and attributes, each under the name of its field', () => {
  const { facts } = composeModelRequest(
    {
      ...requestFor(product({ title: 'Mug', description: '<p>Holds 350 ml. Oven safe.</p>', bullets: ['Stoneware'] })),
      dataSources: ['A test.'],
    },
    null,
  );
  expect(facts.map(describeFact)).toEqual(
    expect.arrayContaining(['F1 title: Mug', expect.stringMatching(/^F\d+ description: Oven safe\.$/)]),
  );
  expect(facts.at(-1)).toMatchObject({ field: 'dataSources.0', text: 'A test.' });
});

test('of endless facts only as many are sent as a brief holds', () => {
  const many = product({ description: 'One more sentence. '.repeat(2_000) });
  expect(composeModelRequest(requestFor(many), null).facts).toHaveLength(400);
  const wide = product({ description: `${'very long '.repeat(9_000)}.` });
  const { facts } = composeModelRequest(requestFor(wide), null);
  expect(facts.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(40_000);
});

test('a repair shows its statements and findings in the frame, and says outside what to do', () => {
  const request = requestFor(product({ retailer: 'Amazon' }), { parts: ['title'] });
  const result = { rule: { label: 'Title length' }, message: 'Too long', fix: null } as unknown as RuleResult;
  const draft = { title: { content: 'Secret words', reasons: [] } };
  const { data } = composeModelRequest(request, { draft, findings: [{ part: 'title', type: 'rule', result }] });
  const [inside = '', outside = ''] = data.split(frameEnd);
  expect(inside).toContain('S1 Secret words');
  expect(inside).toContain('Title length: Too long.');
  expect(outside).toContain('contest it');
  expect(outside).not.toContain('Secret');
});

test('the voice is stated in the brief, and approved texts stand as data in the frame', () => {
  const rules = {
    language: 'de',
    tone: 'dry and exact',
    person: 'you',
    spelling: 'UK',
    units: null,
    prefer: [],
    avoid: ['cheap'],
    terms: [],
    examples: [],
  } as const;
  const voice = { voice: rules, voiceExamples: [{ title: 'A calm mug' }] } as unknown as Partial<EngineRequest>;
  const { instructions, data } = composeModelRequest({ ...requestFor(product({})), ...voice }, null);
  for (const line of ['- Tone: dry and exact', '- Spelling, where you write English: British.', '- Avoid: “cheap”.'])
    expect(instructions).toContain(line);
  expect(instructions).toContain('Plain text in German, whatever the language of the facts');
  expect(instructions).not.toContain('A calm mug');
  expect(data.split(frameEnd)[0]).toContain('A calm mug');
  expect(data.split(frameEnd)[1]).toContain('take no fact from them');
  expect(composeModelRequest(requestFor(product({})), null).instructions).not.toContain('VOICE');
  expect(composeModelRequest(requestFor(product({})), null).instructions).toContain('in the language of the facts');
});

test('why a text was rejected stands as data in the frame, for the parts that are asked for', () => {
  const rejected = {
    title: [{ reason: 'Says </data> vegan', text: 'Vegan mug' }],
    description: [{ reason: 'Dull', text: 'A mug.' }],
  };
  const request = { ...requestFor(product({}), { parts: ['title'] }), rejected };
  const [inside = '', outside = ''] = composeModelRequest(request, null).data.split(frameEnd);
  for (const words of ['"rejected"', 'vegan', 'Vegan mug']) expect(inside).toContain(words);
  expect(inside).not.toContain('</data>');
  expect(inside).not.toContain('Dull');
  expect(outside).toContain('"rejected" holds texts that a person rejected and why');
  expect(outside).not.toContain('vegan');
  const { data } = composeModelRequest(requestFor(product({}), { parts: ['title'] }), null);
  expect(data).not.toContain('rejected');
});
