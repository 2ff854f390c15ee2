import { expect, test } from 'vitest';
import { render } from './bullet-drafts.ts';
import type { BulletDraft } from './bullet-headers.ts';
import { placeBullets } from './bullet-places.ts';

const fact = (header: string, detail: string): BulletDraft => ({ header, detail, isOwnHeader: true });
const point = (header: string | null, detail: string): BulletDraft => ({
  header,
  detail,
  isOwnHeader: header !== null,
});
const room = { wanted: 5, least: 3, shortest: 10 };
const place = (points: BulletDraft[], facts: BulletDraft[], wanted = 5) =>
  placeBullets(points, facts, { ...room, wanted });

const headed = ['Lid', 'Base', 'Spout', 'Handle', 'Grip', 'Core'].map((header) =>
  point(header, 'Keeps what is hot away from the hand that pours it, day after day'),
);

test('points are never joined: the first ones stay, the others are left to the description', () => {
  const { kept, lost } = place(headed, [], 4);
  expect(kept).toEqual(headed.slice(0, 4));
  expect(lost).toEqual(headed.slice(4));
});

test('what is in the box has a place among the points', () => {
  const box = point('What’s included', 'A jug, a lid and a long wooden spoon');
  const { kept, lost } = place([...headed, box], [], 4);
  expect(kept).toEqual([...headed.slice(0, 3), box]);
  expect(lost).toEqual(headed.slice(3));
});

test('two short facts that belong together share a bullet, and no third', () => {
  const { told } = place(
    [],
    [
      fact('Material', 'Wool'),
      fact('Pattern', 'Striped'),
      fact('Style', 'Long'),
      fact('Weight', '2 lbs'),
      fact('Dimensions', '2 x 3 in'),
    ],
    3,
  );
  expect(told.map(render)).toEqual([
    'Material: Wool; pattern: striped',
    'Style: Long',
    'Dimensions: 2 x 3 in; weight: 2 lbs',
  ]);
});

test.each([
  [fact('Colors', 'Red, green'), fact('Features', 'Two inner pockets')],
  [fact('Material', 'Wool; a lining of silk'), fact('Pattern', 'Striped')],
  [fact('Size', '5" inseam'), fact('Sizes', '32, 34')],
  [fact('Color', 'Red'), fact('Climate', 'Cool')],
])('facts that do not belong together stay apart', (first, second) => {
  expect(place([], [first, second], 1).untold).toEqual([second]);
});

test('the one that identifies the goods stands first', () => {
  expect(place([], [fact('Color', 'Red'), fact('Model', 'K2')], 1).told.map(render)).toEqual(['Model: K2; color: red']);
});
