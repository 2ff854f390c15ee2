import { expect, test } from 'vitest';
import { readPartialReply } from './model-reply.ts';

const all = ['title', 'bullets', 'description'] as const;

test.each<[string, unknown, object]>([
  ['nothing yet', undefined, {}],
  ['no object', 'Sure!', {}],
  ['a part without its text', { title: {} }, {}],
  ['an empty text', { title: { text: '' } }, {}],
  ['a text under way', { title: { text: 'Desk La' } }, { title: 'Desk La' }],
  ['bullets, the last of them empty', { bullets: { items: ['Touch switch', ''] } }, { bullets: ['Touch switch'] }],
  ['markup', { description: { text: '<p>An arm</p><script>x</script>' } }, { description: 'An arm' }],
  ['markup cut in the middle', { title: { text: 'Desk Lamp <img src=x onerr' } }, { title: 'Desk Lamp' }],
  ['a sign that opens no tag', { title: { text: 'Weighs < 2' } }, { title: 'Weighs < 2' }],
  ['a part nobody asked for', { images: { items: ['x'] }, status: 'approved' }, {}],
  ['another shape', { title: 'Desk Lamp', bullets: { items: [1] } }, {}],
  ['a text nobody could store', { title: { text: 'lamp '.repeat(4_000) } }, {}],
])('of an answer with %s as much is read as can be shown', (_name, value, texts) => {
  expect(readPartialReply(value, all)).toEqual(texts);
});

test('parts that were not asked for are not read', () => {
  expect(readPartialReply({ title: { text: 'Desk Lamp' }, bullets: { items: ['Arm'] } }, ['bullets'])).toEqual({
    bullets: ['Arm'],
  });
});
