import { expect, test } from 'vitest';
import { testFile } from '#domain/images/test-file.ts';
import { type AltTextRule, altTextKind } from './alt-text.kind.ts';
import { target } from './test-target.ts';

const urls = ['https://shop.example/mug-side%20view.jpg?v=1', '/b.jpg', '/c.jpg'];
const check = (alts: readonly (string | null)[], rule: AltTextRule, isFetched = true) => {
  const file = isFetched ? testFile() : null;
  const pictures = Object.fromEntries(alts.map((alt, at) => [urls[at] ?? '', { file, problem: null, alt }]));
  const of = target('images', urls, { pictures });
  return {
    finding: altTextKind.check(of, rule, 'Shopify requires'),
    unchecked: altTextKind.findUnchecked?.(of, rule),
  };
};
const three = ['A green mug', 'Its handle', 'Its foot'];

test.each<[(string | null)[], AltTextRule, string, number]>([
  [['A green mug', null, ' '], { isNeeded: true }, 'Image 2 has no alt text (2 images affected)', 2 / 3],
  [
    [...three.slice(0, 2), 'x'.repeat(1_001)],
    { max: 1_000 },
    'The alt text of image 3 has 1,001 characters; Shopify requires at most 1,000',
    1 / 3,
  ],
  [['mug side-view', 'a', 'b'], { isTelling: true }, 'The alt text of the hero is the name of its file', 1 / 3],
  [['Mug_Side_View.JPG', 'a', 'd'], { isTelling: true }, 'The alt text of the hero is the name of its file', 1 / 3],
  [['A mug', 'x', 'a  MUG'], { isTelling: true }, 'The alt text of image 3 is the same as that of the hero', 1 / 3],
  [['Mug, green mug, best mug', null, null], { isTelling: true }, 'The alt text of the hero repeats "mug"', 1 / 3],
])('%j by %j: %s', (alts, rule, message, share) => {
  expect(check(alts, rule).finding).toMatchObject({ message, share });
});

test.each<[AltTextRule]>([[{ isNeeded: true }], [{ max: 11 }], [{ isTelling: true }]])(
  'texts that say something pass by %j',
  (rule) => {
    expect(check(three, rule)).toMatchObject({ finding: { share: 0 }, unchecked: [] });
  },
);

test('an emoji is one character', () => {
  expect(check(['😀'.repeat(5)], { max: 5 }).finding).toBeNull();
  expect(check(['😀'.repeat(6)], { max: 5 }).finding?.share).toBe(1 / 3);
});

test('what nobody looked at lacks no text, yet a text it has is read', () => {
  expect(check(['A mug', null, null], { isNeeded: true }, false)).toEqual({ finding: null, unchecked: urls.slice(1) });
  expect(check(['A mug', 'x'.repeat(9), null], { max: 8 }, false).finding?.images).toEqual(['/b.jpg']);
});

test('nothing is said of texts where there are none, and of images that are not listed', () => {
  expect(check([null, null, null], { max: 5 })).toEqual({ finding: null, unchecked: [] });
  expect(check(['A mug', 'Its foot'], { isTelling: true })).toEqual({ finding: null, unchecked: ['/c.jpg'] });
});
