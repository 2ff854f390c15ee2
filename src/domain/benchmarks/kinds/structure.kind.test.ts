import { expect, test } from 'vitest';
import { imageFileKind } from './image-file.kind.ts';
import { signCountKind } from './sign-count.kind.ts';
import { type Shape, structureKind } from './structure.kind.ts';
import { target } from './test-target.ts';

test.each<[Shape, string[], number | null]>([
  ['header', ['Material: solid oak', 'Easy care: wipe clean'], 0],
  ['header', ['Material: solid oak', 'Wipe clean'], 0.5],
  ['header', ['Solid oak'], 1],
  ['header', ['4 mm blade: cuts bread', 'time 10:30'], 0.5],
  ['header', [], null],
  ['capital-start', ['Solid oak', '4 mm', 'Über'], 0],
  ['capital-start', ['solid oak', 'Oak'], 0.5],
  ['no-end-mark', ['Solid oak', 'Wipe clean.'], 0.5],
  ['unique', ['Solid oak', 'SOLID  oak'], 0.5],
  ['unique', ['Solid oak', 'Wipe clean'], 0],
  ['single-spaces', ['Solid oak, wiped clean\n\nNext'], 0],
  ['single-spaces', ['Solid  oak'], 1],
  ['single-spaces', ['Solid oak , oiled'], 1],
])('%s of %j loses %s', (shape, items, share) => {
  expect(structureKind.check(target('bullets', items), { shape })?.share ?? null).toBe(share);
});

test('a title begins with the brand, whatever its case, and nothing is asked without a brand', () => {
  const shown = (title: string, brand: string | null = 'Clayfield') =>
    structureKind.check(target('title', [title], { brand }), { shape: 'brand-first' });
  expect(shown('CLAYFIELD mug')).toMatchObject({ share: 0, message: 'Title is begun with the brand' });
  expect(shown('Mug by Clayfield')).toMatchObject({ share: 1, fix: 'Begin with the brand.' });
  expect(shown('Mug', null)).toBeNull();
  expect(shown('Clayfield mug', 'Clayfield™')).toMatchObject({ share: 0 });
});

test.each([
  ['50% wool: soft & warm', 0, []],
  ['50% wool, 50% silk', 2, ['%']],
  ['a & b & c & d: e: f', 3, ['&', ':']],
])('%j has one of the signs %s times', (text, times, found) => {
  const finding = signCountKind.check(target('title', [text]), { signs: '%:&+', max: 1 });
  if (found.length === 0) expect(finding?.share).toBe(0);
  else expect(finding).toMatchObject({ measured: { value: times }, found, share: 1 });
});

test.each([
  [['https://a.example/b.jpg?x=.webp', '/mug.JPEG#a'], true],
  [['https://a.example/b.webp'], false],
  [['https://a.example/image.php', 'https://a.example/b'], true],
  [['http://a.example/b.jpg'], false],
  [['/sample/b.jpg'], true],
])('images at %j pass: %s', (items, hasPassed) => {
  expect(imageFileKind.check(target('images', items), { types: ['jpg', 'jpeg'], isHttps: true })?.share === 0).toBe(
    hasPassed,
  );
});
