import { expect, test } from 'vitest';
import { findSubject, saysMore } from './subject.ts';

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
])('%s', (text, subject, verb) => {
  const found = findSubject(text);
  expect(found && [found.subject, found.verb]).toEqual(subject === null ? null : [subject, verb]);
});

test.each([
  ['Features a clip and supports the arm', true],
  ['Features a clip and a strap', false],
])('%s says more than one thing: %s', (text, isMore) => {
  expect(saysMore(text)).toBe(isMore);
});
