import { expect, it } from 'vitest';
import { partNames } from '#domain/parts/parts.ts';
import { replacePart, startFromSource } from '#domain/review/review.ts';
import { withPart } from '#domain/review/test-content.ts';
import { chooseParts, tellSkipped } from './choose-parts.ts';

const fresh = startFromSource({ title: 'Mug', description: 'A mug.', bullets: ['Holds tea'], images: ['a.jpg'] });
const edited = replacePart(fresh, 'description', 'By hand.', { origin: 'person' }).content;
const content = withPart(withPart(edited, 'title', { status: 'approved' }), 'bullets', { status: 'rejected' });

it('all parts asked for are taken where nothing was generated', () => {
  expect(chooseParts(null, { parts: ['title', 'title', 'images'], take: [] })).toEqual({
    taken: ['title', 'images'],
    skipped: [],
  });
});

it('what somebody decided on or wrote is passed over, and said', () => {
  const { taken, skipped } = chooseParts(content, { parts: [...partNames], take: [] });
  expect(taken).toEqual(['images']);
  expect(tellSkipped(skipped)).toBe('Approved before: Title. Rejected before: Bullets. Edited by hand: Description.');
});

it('the parts left for one reason are told together, whatever stands between them', () => {
  const decided = withPart(content, 'images', { status: 'approved' });
  const { skipped } = chooseParts(decided, { parts: [...partNames], take: [] });
  expect(tellSkipped([...skipped].reverse())).toBe(
    'Approved before: Images, Title. Rejected before: Bullets. Edited by hand: Description.',
  );
});

it('restored text counts as written by hand', () => {
  const restored = replacePart(fresh, 'title', 'An older one', { origin: 'restored' }).content;
  expect(chooseParts(restored, { parts: ['title'], take: [] }).skipped).toEqual([{ part: 'title', because: 'edited' }]);
});

it('what is to be taken is taken', () => {
  const { taken } = chooseParts(content, { parts: [...partNames], take: ['approved', 'edited'] });
  expect(taken).toEqual(partNames.filter((part) => part !== 'bullets'));
});

it('nothing passed over is nothing to tell', () => {
  expect(tellSkipped([])).toBeNull();
});
