import { describe, expect, test } from 'vitest';
import { product } from '#domain/catalogue/test-product.ts';
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
  const context = { parts: all, facts };

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

  test.each([
    ['without a part', { ...reply, bullets: undefined }],
    ['with an empty part', { ...reply, title: { text: '<br>', facts: [] } }],
    ['with a part nobody could store', { ...reply, title: { text: 'lamp '.repeat(4_000), facts: [] } }],
  ])('%s is no draft', (_name, given) => {
    expect(readModelReply(given as typeof reply, context)).toBeNull();
  });

  test('contests a finding only with words of the fact it names', () => {
    const failed = [{ id: 'S1', part: 'title', text: 'Desk Lamp' }] as const;
    const contest = (quote: string, fact = idOf('folds'), statement = 'S1') =>
      readModelReply({ title, contests: [{ statement, fact, quote }] }, { parts: ['title'], facts, failed })?.title
        ?.contests;
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
    expect(readableReply({ parts: ['title'] }).safeParse({ headline: title }).success).toBe(false);
  });
});
