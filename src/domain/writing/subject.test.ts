import { expect, test } from 'vitest';
import { findSubject, saysMore, startsAnew } from './subject.ts';

test.each([
  ['The slim, light lid helps keep heat in.', 'slim, light lid', 'helps'],
  ['A lamp cover and felt base offer shelter from dust.', 'lamp cover and felt base', 'offer'],
  ['The LED display shows the time left.', 'LED display', 'shows'],
  ['Stand options let you read in bed.', 'Stand options', 'let'],
  ['The hinge quietly closes and locks the door.', null, null],
  ['The fold-down arm quickly secures the bottle.', 'fold-down arm', 'quickly secures'],
  ['Push button controls make use simple.', 'Push button controls', 'make'],
  ['House your letters inside the drawer.', null, null],
  ['Achieve a safe and secure grip on any road.', null, null],
  ['Helps provide a steady hold.', null, null],
  ['This small kettle features a whistle.', null, null],
  ['The pockets of this bag hold pens and keys.', null, null],
  ['Two straps and complete kits.', null, null],
  ['The rubber-coated cloth surrounds provide a steady hold.', 'rubber-coated cloth surrounds', 'provide'],
])('%s', (text, subject, verb) => {
  const found = findSubject(text);
  expect(found && [found.subject, found.verb]).toEqual(subject === null ? null : [subject, verb]);
});

test.each([
  ['Features a clip and supports the arm', true],
  ['Features a clip and a strap', false],
  ['Features a wide cone and handles up to 600W of power', true],
])('%s says more than one thing: %s', (text, isMore) => {
  expect(saysMore(text)).toBe(isMore);
});

test.each([
  ['you turn the case, and inner lighting illuminates your cups', true],
  ['you turn the case and the lid', false],
  ['clear sound, and use the app to call from any room', true],
])('%s starts anew: %s', (text, isAnew) => {
  expect(startsAnew(text)).toBe(isAnew);
});
