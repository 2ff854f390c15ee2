import { expect, test } from 'vitest';
import { imageFileKind } from './image-file.kind.ts';
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

test('a title begins with the brand in any case, and nothing is asked without a brand', () => {
  const shown = (title: string, brand: string | null = 'Clayfield') =>
    structureKind.check(target('title', [title], { brand }), { shape: 'brand-first' });
  expect(shown('CLAYFIELD mug')).toMatchObject({ share: 0, message: 'Title starts with the brand' });
  expect(shown('Mug by Clayfield')).toMatchObject({ share: 1, fix: 'Start with the brand.' });
  expect(shown('Mug', null)).toBeNull();
  expect(shown('Clayfield mug', 'Clayfield™')).toMatchObject({ share: 0 });
});

test.each<[Shape, string[], object]>([
  [
    'capital-start',
    ['oak', 'ash', 'elm', 'fir', 'yew', 'box'],
    {
      message: 'All bullet points start with a lowercase letter',
      fix: 'Start with a capital letter.',
      found: ['No. 1', 'No. 2', 'No. 3', 'No. 4', 'No. 5'],
      share: 1,
    },
  ],
  [
    'no-end-mark',
    ['Oak', 'Ash;', 'Elm! '],
    {
      message: 'Some bullet points end with a punctuation mark',
      fix: 'Remove the mark at the end.',
      found: ['No. 2', 'No. 3'],
      share: 2 / 3,
    },
  ],
  [
    'unique',
    ['Oak', 'oak'],
    { message: 'Some bullet points appear twice', fix: 'Remove the repeated ones.', found: ['No. 2'] },
  ],
  ['header', ['Oak'], { message: 'All bullet points have no header', found: [] }],
  ['header', ['a Material: oak'], { share: 1 }],
  ['single-spaces', ['Oak  x', 'Ash'], { message: 'Some bullet points have extra spaces', found: ['No. 1'] }],
])('%s of %j is shown', (shape, items, finding) => {
  expect(structureKind.check(target('bullets', items), { shape })).toMatchObject({ verdict: 'failed', ...finding });
});

test.each<[Shape, string]>([
  ['header', 'Bullet points each have a header'],
  ['capital-start', 'Bullet points start with a capital letter'],
  ['no-end-mark', 'Bullet points have no punctuation mark at the end'],
  ['unique', 'Bullet points each appear once'],
  ['single-spaces', 'Bullet points have no extra spaces'],
])('%s kept says so', (shape, message) => {
  expect(structureKind.check(target('bullets', ['Wood: oak']), { shape })?.message).toBe(message);
});

test('a single text is spoken of alone, and no empty one begins with the brand', () => {
  expect(structureKind.check(target('title', ['oak']), { shape: 'capital-start' })).toMatchObject({
    message: 'Title starts with a lowercase letter',
    found: [],
  });
  expect(structureKind.check(target('title', [], { brand: 'Clayfield' }), { shape: 'brand-first' })).toBeNull();
  expect(structureKind.check(target('title', ['Mug'], { brand: ' ' }), { shape: 'brand-first' })).toBeNull();
});

test.each([
  [['https://a.example/b.jpg?x=.webp', '/mug.JPEG#a'], true],
  [['https://a.example/b.webp'], false],
  [['http://a.example/b.jpg'], false],
  [['/sample/b.jpg'], true],
])('images at %j pass: %s', (items, hasPassed) => {
  expect(imageFileKind.check(target('images', items), { types: ['jpg', 'jpeg'], isHttps: true })?.share === 0).toBe(
    hasPassed,
  );
});

test.each<[Shape, string, boolean]>([
  ['header', '  Material: oak', true],
  ['header', 'Material:oak', false],
  ['header', 'Material: ', false],
  ['header', '4 mm: oak', true],
  ['header', 'No: oak', true],
  ['header', 'N: oak', false],
  ['header', `${'N'.repeat(61)}: oak`, true],
  ['header', `${'N'.repeat(62)}: oak`, false],
  ['header', 'One: two: oak', true],
  ['capital-start', '  oak', false],
  ['capital-start', 'éclair', false],
  ['capital-start', '“oak”', true],
  ['capital-start', 'Oak oak', true],
  ['no-end-mark', 'Oak?', true],
  ['no-end-mark', 'Oak. Ash', true],
  ['no-end-mark', 'Oak:', true],
  ['no-end-mark', 'Oak.  ', false],
  ['single-spaces', '  Oak  ', true],
  ['single-spaces', 'Oak \t ash', false],
  ['single-spaces', 'Oak \n ash', true],
  ['single-spaces', 'Oak ; ash', false],
  ['single-spaces', 'Oak :', false],
  ['single-spaces', 'Oak !', false],
  ['single-spaces', 'Oak ? Ash', false],
  ['single-spaces', 'Oak ;-) ash', true],
  ['single-spaces', 'Oak .5', true],
  ['single-spaces', 'Oak, ash', true],
])('%s is kept by %j: %s', (shape, item, isKept) => {
  expect(structureKind.check(target('bullets', [item]), { shape })?.share === 0).toBe(isKept);
});

test.each<[Shape, string, string, string]>([
  [
    'header',
    'oak',
    'All bullet points have no header',
    'Start each with a header and a colon, such as “Material: solid oak”.',
  ],
  ['capital-start', 'oak', 'All bullet points start with a lowercase letter', 'Start with a capital letter.'],
  ['no-end-mark', 'Oak.', 'All bullet points end with a punctuation mark', 'Remove the mark at the end.'],
  [
    'single-spaces',
    'Oak  x',
    'All bullet points have extra spaces',
    'Use one space between words and none before a punctuation mark.',
  ],
  ['brand-first', 'Oak', 'All bullet points do not start with the brand', 'Start with the brand.'],
])('%s broken by %j says what to do', (shape, item, message, fix) => {
  expect(structureKind.check(target('bullets', [item]), { shape })).toEqual({
    verdict: 'failed',
    share: 1,
    message,
    fix,
    measured: null,
    limit: null,
    found: [],
  });
});

test('a product without a brand is checked by all other shapes', () => {
  expect(structureKind.check(target('title', ['oak'], { brand: null }), { shape: 'capital-start' })?.share).toBe(1);
  expect(structureKind.check(target('title', ['Oak'], { brand: ' ' }), { shape: 'capital-start' })?.share).toBe(0);
});
