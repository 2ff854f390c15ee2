import { describe, expect, test } from 'vitest';
import { product } from '#domain/catalogue/test-product.ts';
import { pickParts } from '#domain/parts/parts.ts';
import { listFacts } from './brief/brief-facts.ts';
import { readableReply, readModelReply, readPartialReply, replySchema } from './model-reply.ts';

const lamp = {
  title: 'Desk Lamp CL-2040 by Clayfield, 9W, Black',
  description: 'An aluminum desk lamp with a 16-inch arm. The arm folds flat for storage.',
  bullets: ['3 color modes for work and rest', 'Touch switch on the base'],
};
const all = ['title', 'bullets', 'description'] as const;
const sentences = (...texts: string[]) => ({
  description: { paragraphs: [{ sentences: texts.map((text) => ({ text })) }] },
});

test.each<[string, unknown, object]>([
  ['nothing yet', undefined, {}],
  ['no object', 'Sure!', {}],
  ['a part without its text', { title: {} }, {}],
  ['an empty text', { title: { text: '' } }, {}],
  ['a text under way', { title: { text: 'Desk La' } }, { title: 'Desk La' }],
  [
    'bullets, the last of them empty',
    { bullets: { items: [{ text: 'Touch switch' }, { text: '' }] } },
    { bullets: ['Touch switch'] },
  ],
  ['markup', sentences('<p>An arm</p><script>x</script>'), { description: 'An arm' }],
  ['markup cut in the middle', { title: { text: 'Desk Lamp <img src=x onerr' } }, { title: 'Desk Lamp' }],
  ['two sentences of a paragraph', sentences('An arm.', 'It folds'), { description: 'An arm. It folds' }],
  ['a sign that opens no tag', { title: { text: 'Weighs < 2' } }, { title: 'Weighs < 2' }],
  ['a part nobody asked for', { images: { items: ['x'] }, status: 'approved' }, {}],
  ['another shape', { title: 'Desk Lamp', bullets: { items: [1] } }, {}],
  ['a text nobody could store', { title: { text: 'lamp '.repeat(4_000) } }, {}],
])('of an answer with %s as much is read as can be shown', (_name, value, texts) => {
  expect(readPartialReply(value, all)).toEqual(texts);
});

test('parts that were not asked for are not read', () => {
  expect(
    readPartialReply({ title: { text: 'Desk Lamp' }, bullets: { items: [{ text: 'Arm' }] } }, ['bullets']),
  ).toEqual({
    bullets: ['Arm'],
  });
});

describe('a whole answer', () => {
  const facts = listFacts({ product: product(lamp), dataSources: [] });
  const idOf = (text: string) => facts.find((fact) => fact.text.includes(text))?.id ?? '';
  const title = { text: 'Desk <b>Lamp</b>', facts: [idOf('CL-2040'), 'F99'] };
  const reply = {
    title,
    bullets: {
      items: [
        { text: 'Touch switch', facts: [idOf('Touch')] },
        { text: ' ', facts: [] },
      ],
    },
    description: {
      paragraphs: [
        {
          sentences: [
            { text: 'A desk lamp.', facts: [] },
            { text: 'Its arm folds.', facts: [` ${idOf('folds')}`] },
          ],
        },
        { sentences: [{ text: 'For work.', facts: [] }] },
      ],
    },
    unused: [
      { fact: idOf('work and rest'), why: 'said twice' },
      { fact: 'F99', why: 'not there' },
    ],
    ask: ['how long the cord is', ''],
  };
  const kept = pickParts({ title: 'Old title', bullets: ['Old bullet'], description: 'Old text.' });
  const context = { parts: all, facts, kept };

  test('becomes a draft of plain text, with the facts each statement names and those it left out', () => {
    const draft = readModelReply(reply, context);
    expect(draft?.title).toMatchObject({
      content: 'Desk Lamp',
      statements: [{ text: 'Desk Lamp', facts: [{ field: 'title', text: lamp.title }] }],
    });
    expect(draft?.bullets?.content).toEqual(['Touch switch']);
    expect(draft?.description).toMatchObject({
      content: 'A desk lamp. Its arm folds.\n\nFor work.',
      statements: [{}, { facts: [{ field: 'description', text: 'The arm folds flat for storage.' }] }, { facts: [] }],
    });
    expect(draft?.title?.reasons).toEqual([
      { text: 'Left out “3 color modes for work and rest”: said twice.', because: 'facts', ref: null },
      { text: 'Not in the source, but shoppers may ask: how long the cord is.', because: 'facts', ref: null },
    ]);
  });

  test.each<[string, object, string]>([
    [
      'without a part',
      { ...reply, bullets: undefined },
      'The language model wrote no usable bullets: the bullets stay as they are.',
    ],
    [
      'with a part of another shape',
      { ...reply, bullets: ['Touch'] },
      'The language model wrote no usable bullets: the bullets stay as they are.',
    ],
    [
      'that has too few facts for a part',
      { ...reply, bullets: { items: [] } },
      'The language model found too few facts for bullets: the bullets stay as they are.',
    ],
    [
      'with an empty title',
      { ...reply, title: { text: '<br>', facts: [] } },
      'The language model wrote no usable title: the title stays as it is.',
    ],
    [
      'with a part nobody could store',
      { ...reply, title: { text: 'lamp '.repeat(4_000), facts: [] } },
      'The language model wrote more than fits into the title: the title stays as it is.',
    ],
  ])('%s is taken part by part', (_name, given, why) => {
    const draft = readModelReply(readableReply({ parts: all }).parse(given), context);
    const part = why.includes('title') ? 'title' : 'bullets';
    const other = part === 'title' ? 'bullets' : 'title';
    expect(draft?.[part]).toMatchObject({
      content: kept[part],
      isKept: true,
      reasons: expect.arrayContaining([expect.objectContaining({ text: why })]),
    });
    expect(draft?.[other]?.isKept).toBeUndefined();
    expect(draft?.description?.content).toBe('A desk lamp. Its arm folds.\n\nFor work.');
  });

  test.each([
    ['nothing in it', {}],
    ['nothing but an empty title', { title: { text: ' ', facts: [] } }],
    ['other shapes alone', { title: 'Lamp', bullets: 5, description: null }],
  ])('with %s is no draft', (_name, given) => {
    expect(readModelReply(readableReply({ parts: all }).parse(given), context)).toBeNull();
  });

  test('contests a finding only with words of the fact it names', () => {
    const failed = [{ id: 'S1', part: 'title', text: 'Desk Lamp' }] as const;
    const contest = (quote: string, fact = idOf('folds'), statement = 'S1') =>
      readModelReply({ title, contests: [{ statement, fact, quote }] }, { parts: ['title'], facts, failed, kept })
        ?.title?.contests;
    const own = { statement: 'Desk Lamp', field: 'description' };
    expect(contest('ARM folds  flat')).toEqual([{ ...own, quote: 'ARM folds flat' }]);
    expect(contest('arm folds twice')).toEqual([]);
    expect(contest('folds flat', 'F99')).toEqual([]);
    expect(contest('folds flat', idOf('folds'), 'S2')).toEqual([]);
    expect(contest(' ')).toEqual([]);
  });

  test('is asked for contests only where a draft failed, and read without what it leaves out', () => {
    const keysOf = ({ shape }: { shape: object }) => Object.keys(shape);
    expect(keysOf(replySchema({ parts: ['title'] }))).toEqual(['title', 'unused', 'ask']);
    expect(keysOf(replySchema({ parts: ['title'], failed: [] }))).toEqual(['title', 'unused', 'ask', 'contests']);
    const nothing = { unused: [], ask: [], contests: [] };
    expect(readableReply({ parts: ['title'] }).parse({ title, ask: 'no list', status: 'approved' })).toEqual({
      title,
      ...nothing,
    });
    expect(readableReply({ parts: ['title'] }).parse({ headline: title })).toEqual({ title: undefined, ...nothing });
  });
});
