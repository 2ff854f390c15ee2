import { expect, test } from 'vitest';
import { dropFootnotes, dropLoneBrackets } from './loose-signs.ts';

test.each([
  ['Up to 10 times faster.* *A fast port is needed.', 'Up to 10 times faster.'],
  ['Works with all tablets.*.', 'Works with all tablets.'],
  ['A great value.* It also holds more.', 'A great value. It also holds more.'],
  ['A sheet of 42cm*25cm, 5 * 6 cm.', 'A sheet of 42cm*25cm, 5 * 6 cm.'],
  ['A Vario T* lens of 24 mm.', 'A Vario T* lens of 24 mm.'],
  ['Runs for 10 hours** on a charge.', 'Runs for 10 hours on a charge.'],
])('a footnote goes: “%s”', (text, mended) => {
  expect(dropFootnotes(text)).toBe(mended);
});

test.each([
  ['(Ten times faster than before.', 'Ten times faster than before.'],
  ['Faster than the old one.)', 'Faster than the old one.'],
  ['Fits a 10" pan (not included).', 'Fits a 10" pan (not included).'],
  ['a) a lid', 'a) a lid'],
  ['1) a lid', '1) a lid'],
  ['Anywhere,” they say', 'Anywhere,” they say'],
  ['Ready to go."', 'Ready to go.'],
  ['“Ready to go.”', '“Ready to go.”'],
  ['A screen of 5.5”', 'A screen of 5.5”'],
])('a lone bracket goes: “%s”', (text, mended) => {
  expect(dropLoneBrackets(text)).toBe(mended);
});
