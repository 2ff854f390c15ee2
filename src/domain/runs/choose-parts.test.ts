import { expect, it } from 'vitest';
import { partNames } from '#domain/parts/parts.ts';
import { replacePart, startFromSource } from '#domain/review/review.ts';
import { withPart } from '#domain/review/test-content.ts';
import { chooseParts, describeSkipped } from './choose-parts.ts';

const fresh = startFromSource({ title: 'Mug', description: 'A mug.', bullets: ['Holds tea'], images: ['a.jpg'] });
const edited = replacePart(fresh, 'description', 'My own words.', { origin: 'person' }).content;
const content = withPart(withPart(edited, 'title', { status: 'approved' }), 'bullets', { status: 'rejected' });

it('all parts asked for are taken where nothing was generated', () => {
  expect(chooseParts(null, { parts: ['title', 'title', 'images'], take: [] })).toEqual({
    taken: ['title', 'images'],
    skipped: [],
  });
});

it('parts that a person decided or wrote are skipped, with the reason', () => {
  const { taken, skipped } = chooseParts(content, { parts: [...partNames], take: [] });
  expect(taken).toEqual(['images']);
  expect(describeSkipped(skipped)).toBe(
    'Already approved: Title. Already rejected: Bullets. Edited manually: Description.',
  );
});

it('parts skipped for one reason are named together, in the order they came', () => {
  const decided = withPart(content, 'images', { status: 'approved' });
  const { skipped } = chooseParts(decided, { parts: [...partNames], take: [] });
  expect(describeSkipped([...skipped].reverse())).toBe(
    'Already approved: Images, Title. Already rejected: Bullets. Edited manually: Description.',
  );
});

it('restored text counts as edited manually', () => {
  const restored = replacePart(fresh, 'title', 'An older one', { origin: 'restored' }).content;
  expect(chooseParts(restored, { parts: ['title'], take: [] }).skipped).toEqual([{ part: 'title', because: 'edited' }]);
});

it('what is to be taken is taken', () => {
  const { taken } = chooseParts(content, { parts: [...partNames], take: ['approved', 'edited'] });
  expect(taken).toEqual(partNames.filter((part) => part !== 'bullets'));
});

it('nothing skipped is nothing to describe', () => {
  expect(describeSkipped([])).toBeNull();
});
