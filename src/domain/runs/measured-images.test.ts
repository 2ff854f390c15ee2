import { expect, test } from 'vitest';
import { type MeasuredImages, planMeasured } from './measured-images.ts';

test.each<[string, MeasuredImages, string, string | null]>([
  ['all measured', { files: 3, problems: [], hasNews: true, isMoved: false }, 'done', null],
  [
    'measured before',
    { files: 3, problems: [], hasNews: false, isMoved: false },
    'unchanged',
    'Nothing changed since the images were last measured.',
  ],
  ['measured for another product', { files: 3, problems: [], hasNews: false, isMoved: true }, 'done', null],
  ['no images', { files: 0, problems: [], hasNews: false, isMoved: false }, 'unchanged', 'The product has no images.'],
  [
    'some without a file',
    { files: 1, problems: ['slow', 'not-found', 'not-found'], hasNews: true, isMoved: false },
    'done',
    'Too slow: 1 image. Not found: 2 images.',
  ],
  [
    'none with a file, as before',
    { files: 0, problems: ['not-found'], hasNews: false, isMoved: false },
    'unchanged',
    'Not found: 1 image.',
  ],
])('%s', (_name, measured, outcome, reason) => {
  expect(planMeasured(measured)).toMatchObject({ outcome, reason });
});
