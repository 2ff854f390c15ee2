import { expect, it } from 'vitest';
import type { Rendition } from '#domain/images/image-detail.ts';
import { unwrap } from '#domain/result.ts';
import type { ReviewedContent } from './content.ts';
import { decideImage } from './decide-image.ts';
import { detailsOf, imageEntries, shownUrls } from './image-entries.ts';
import { findReplaced, putBack } from './put-back.ts';
import { decidePart, replacePart, startFromSource } from './review.ts';

const source = { title: 'Mug', images: ['/front.jpg', '/back.jpg', '/copy.jpg'] };
const start = startFromSource(source);
const by = { id: 1, fullName: 'Ann Lee', avatarUrl: null };
const decision = { by, at: '2026-11-27T10:00:00.000Z', source };
const rendition: Rendition = {
  hash: 'a'.repeat(64),
  channel: 'amazon',
  width: 1_000,
  height: 1_000,
  bytes: 90_000,
  format: 'jpeg',
  steps: ['crop', 'pad', 'encode'],
};
const details = [
  { url: '/back.jpg', alt: 'Mug, back' },
  { url: '/front.jpg', rendition },
  { url: '/copy.jpg', leftOut: 'Shows the same as image 1.' },
];

const propose = (content: ReviewedContent) =>
  replacePart(content, 'images', [], { origin: 'built-in', by, images: details });

it('puts what is shown first, the hero at the head, and what is left out behind', () => {
  const entries = imageEntries([{ url: '/copy.jpg', leftOut: 'A copy.' }, { url: '/back.jpg' }, { url: '/front.jpg' }]);
  expect(entries.map(({ url, type, order }) => [url, type, order])).toEqual([
    ['/back.jpg', 'hero', 0],
    ['/front.jpg', 'secondary', 1],
    ['/copy.jpg', 'secondary', 2],
  ]);
  expect(shownUrls(entries)).toEqual(['/back.jpg', '/front.jpg']);
});

it('has no hero where all images are left out', () => {
  expect(imageEntries([{ url: '/a.jpg', leftOut: 'Broken.' }])).toMatchObject([{ type: 'secondary', order: 0 }]);
});

it('stores alt text, rendition and what is left out, and history shows both states', () => {
  const { content, history } = propose(start);
  expect(content.parts.images).toMatchObject({ value: ['/back.jpg', '/front.jpg'], status: 'pending' });
  expect(detailsOf(content.imagesWithStatus)).toEqual(details);
  expect(history).toMatchObject([
    {
      action: 'generated',
      previousContent: source.images,
      newContent: ['/back.jpg', '/front.jpg'],
      details: { images: { before: source.images.map((url) => ({ url })), after: details } },
    },
  ]);
});

it('takes a change of an alt text alone for a change', () => {
  const { content } = propose(start);
  const alt = details.map((detail) => (detail.url === '/back.jpg' ? { ...detail, alt: 'Mug from behind' } : detail));
  const edited = replacePart(content, 'images', [], { origin: 'person', by, images: alt });
  expect(edited.history).toHaveLength(1);
  expect(replacePart(edited.content, 'images', [], { origin: 'person', by, images: alt }).history).toEqual([]);
});

it('keeps what is said of an image when a list of addresses replaces the order', () => {
  const { content } = replacePart(propose(start).content, 'images', ['/front.jpg', '/back.jpg', '/new.jpg'], {
    origin: 'person',
    by,
  });
  expect(detailsOf(content.imagesWithStatus)).toEqual([
    { url: '/front.jpg', rendition },
    { url: '/back.jpg', alt: 'Mug, back' },
    { url: '/new.jpg' },
  ]);
});

it('leaves an image out where that is approved', () => {
  const { content } = propose(start);
  const approved = unwrap(decideImage(content, { url: '/copy.jpg', type: 'secondary' }, 'approved', decision));
  expect(approved.content.imagesWithStatus[2]).toMatchObject({ status: 'approved', leftOut: expect.any(String) });
  const all = unwrap(decidePart(content, 'images', 'approved', decision));
  expect(all.content.parts.images).toMatchObject({ value: ['/back.jpg', '/front.jpg'], status: 'approved' });
});

it('shows an image again where leaving it out is rejected, and keeps the other decisions', () => {
  const { content } = propose(start);
  const hero = unwrap(decideImage(content, { url: '/back.jpg', type: 'hero' }, 'approved', decision)).content;
  const { content: kept, history } = unwrap(
    decideImage(hero, { url: '/copy.jpg', type: 'secondary' }, 'rejected', decision),
  );
  expect(kept.parts.images).toMatchObject({ value: ['/back.jpg', '/front.jpg', '/copy.jpg'], status: 'pending' });
  expect(kept.imagesWithStatus.map(({ url, status }) => [url, status])).toEqual([
    ['/back.jpg', 'approved'],
    ['/front.jpg', 'pending'],
    ['/copy.jpg', 'approved'],
  ]);
  expect(kept.imagesWithStatus[2]).not.toHaveProperty('leftOut');
  expect(history).toMatchObject([{ contentType: 'images', action: 'edited', status: 'pending' }]);
});

it('puts order, alt texts, renditions and what was left out back', () => {
  const before = propose(start).content;
  const after = replacePart(before, 'images', ['/front.jpg'], { origin: 'person', by }).content;
  const replaced = findReplaced(before, start, after);
  if (!replaced) throw new Error('Nothing was replaced');
  const { change } = putBack(after, replaced, decision);
  expect(change.content).toEqual(before);
  expect(change.history).toMatchObject([{ action: 'restored', details: { isUndo: true, images: { after: details } } }]);
});
