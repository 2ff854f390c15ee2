import { expect, test } from 'vitest';
import { rollbackOf } from './rollback.ts';

test.each([
  [
    { id: 4, contentType: 'title', previousContent: 'Kettle' },
    { kind: 'content', part: 'title', values: { title: 'Kettle' }, entryId: 4 },
  ],
  [
    { id: 5, contentType: 'bullets', previousContent: ['a'] },
    { kind: 'content', part: 'bullets', values: { bullets: ['a'] }, entryId: 5 },
  ],
  [
    { id: 8, contentType: 'description', previousContent: '' },
    { kind: 'content', part: 'description', values: { description: '' }, entryId: 8 },
  ],
  [
    { id: 9, contentType: 'images', previousContent: ['/a.jpg'] },
    { kind: 'content', part: 'images', values: { images: ['/a.jpg'] }, entryId: 9 },
  ],
  [
    { id: 6, contentType: 'heroImage', previousContent: '/a.jpg' },
    { kind: 'image', url: '/a.jpg', type: 'hero' },
  ],
  [
    { id: 7, contentType: 'secondaryImage', previousContent: '/b.jpg' },
    { kind: 'image', url: '/b.jpg', type: 'secondary' },
  ],
] as const)('%j can be brought back', (entry, rollback) => {
  expect(rollbackOf(entry)).toEqual(rollback);
});

test.each([
  { id: 1, contentType: 'title', previousContent: null },
  { id: 1, contentType: 'title', previousContent: ['not', 'a', 'title'] },
  { id: 1, contentType: 'bullets', previousContent: 'not a list' },
  { id: 1, contentType: 'bullets', previousContent: [1, 2] },
  { id: 1, contentType: 'price', previousContent: '12.00' },
  { id: 1, contentType: 'attributes', previousContent: ['Material: Clay'] },
  { id: 1, contentType: 'heroImage', previousContent: { url: '/a.jpg' } },
] as const)('%j holds nothing to go back to', (entry) => {
  expect(rollbackOf(entry)).toBeNull();
});
