import { expect, test } from 'vitest';
import { withBullets } from './keep-body.ts';
import { readBody } from './read-body.ts';

const bullets = ['Steep for 3 minutes', 'Water of 80 °C & less'];
const list = '<ul><li>Steep for 3 minutes</li><li>Water of 80 °C &amp; less</li></ul>';

test.each([
  [
    'behind a text without a list',
    '<h3>This tea</h3><p>Picked <b>by hand</b>.</p>',
    `<h3>This tea</h3><p>Picked <b>by hand</b>.</p>${list}`,
  ],
  [
    'in the place of its list',
    '<p>Picked <a href="/farm">here</a>.</p><ul class="x"><li>Old <ul><li>inner</li></ul></li></ul><table><tr><td>Water</td></tr></table>',
    `<p>Picked <a href="/farm">here</a>.</p>${list}<table><tr><td>Water</td></tr></table>`,
  ],
  [
    'in the place of the list that has texts',
    '<ul class="icons"><li><img src="a.png"></li></ul><p>Text.</p><ul><li>Old</li></ul>',
    `<ul class="icons"><li><img src="a.png"></li></ul><p>Text.</p>${list}`,
  ],
  ['in the place of several lists', '<ul><li>One</li></ul><p>Text.</p><ol><li>Two</li></ol>', `${list}<p>Text.</p>`],
])('bullets go %s', (_where, html, written) => {
  const { description } = readBody(html);
  expect(withBullets(html, description, bullets)).toBe(written);
  expect(readBody(written)).toMatchObject({ description, bullets });
});

test('nothing is kept where the text is another, or the lists are no lists', () => {
  expect(withBullets('<p>Picked by hand.</p>', 'Picked by machine.', bullets)).toBeNull();
  expect(withBullets('<p>Text.</p>• One<br>• Two', 'Text.', bullets)).toBeNull();
});

test('nothing is kept where a bullet would not come back', () => {
  expect(withBullets('<ul><li>null</li></ul>', '', ['null'])).toBeNull();
});

test('nothing is kept of a text no shop has', () => {
  expect(withBullets('<ul><li>x</li></ul>'.repeat(60), '', bullets)).toBeNull();
  expect(withBullets(`${'<div>'.repeat(20_000)}Text.`, 'Text.', bullets)).toBeNull();
});
