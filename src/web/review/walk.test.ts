import { expect, test } from 'vitest';
import { forgetNext, type Neighbour, noteNeighbours, noteStep, stopIn, type Walk } from './walk.ts';

const [a, b, c, z] = ['A', 'B', 'C', 'Z'].map((title, index) => ({ id: index + 1, title })) as [
  { id: number; title: string },
  { id: number; title: string },
  { id: number; title: string },
  { id: number; title: string },
];
const none: Walk = new Map();
const sides = (previous: Neighbour, next: Neighbour) => ({ previous, next });

test('what the server says first is kept, even if the list changes later', () => {
  const walk = noteNeighbours(none, a.id, sides(null, b));
  expect(stopIn(noteNeighbours(walk, a.id, sides(c, null)), a.id)).toEqual(sides(null, b));
});

test('before the server has said it only the way back is known', () => {
  expect(stopIn(none, a.id)).toEqual({});
  expect(stopIn(noteStep(none, a, b, 'next'), b.id)).toEqual({ previous: a });
});

test('back leads where one came from, although that product has left the list', () => {
  const stepped = noteStep(noteNeighbours(none, a.id, sides(z, b)), a, b, 'next');
  expect(stopIn(noteNeighbours(stepped, b.id, sides(z, c)), b.id)).toEqual(sides(a, c));
});

test('the same holds for a walk backwards', () => {
  const stepped = noteStep(noteNeighbours(none, b.id, sides(a, c)), b, a, 'previous');
  expect(stopIn(noteNeighbours(stepped, a.id, sides(null, c)), a.id)).toEqual(sides(null, b));
});

test('a product that moved behind this one does not lead the way on back to itself', () => {
  const stepped = noteStep(noteNeighbours(none, a.id, sides(null, b)), a, b, 'next');
  expect(stopIn(noteNeighbours(stepped, b.id, sides(null, a)), b.id)).toEqual(sides(a, null));
});

test('places count on from the first one given, although the list has become shorter meanwhile', () => {
  const first = noteNeighbours(none, a.id, { ...sides(z, b), place: { position: 3, total: 43 } });
  const stepped = noteStep(first, a, b, 'next');
  const next = noteNeighbours(stepped, b.id, { ...sides(z, c), place: { position: 3, total: 42 } });
  expect(stopIn(next, b.id).place).toEqual({ position: 4, total: 43 });
});

test('a step beyond what the list counted has the place the server gives', () => {
  const last = noteNeighbours(none, a.id, { ...sides(z, b), place: { position: 43, total: 43 } });
  const told44 = { ...sides(a, null), place: { position: 44, total: 44 } };
  expect(stopIn(noteNeighbours(noteStep(last, a, b, 'next'), b.id, told44), b.id).place).toEqual(told44.place);
});

test('a next product that somebody else came to is forgotten, and the one named then takes its place', () => {
  const [one, two, three] = [1, 2, 3].map((id) => ({ id, title: `Product ${id}` })) as [Named, Named, Named];
  const place = { position: 2, total: 9 };
  const before = noteNeighbours(new Map(), 7, { previous: one, next: two, place });
  const walk = forgetNext(before, 7);
  expect(stopIn(walk, 7)).toEqual({ previous: one, place });
  expect(stopIn(noteNeighbours(walk, 7, { previous: null, next: three }), 7)).toEqual({
    previous: one,
    next: three,
    place,
  });
  expect(forgetNext(walk, 8)).toBe(walk);
});

type Named = { id: number; title: string };
