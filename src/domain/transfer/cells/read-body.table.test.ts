import { describe, expect, test } from 'vitest';
import { cleanBullet, readBody } from './read-body.ts';

const lines = (...parts: string[]) => parts.join('\n');

test.each([...'•●▪■◦‣⁃∙✓✔✅➤►▶◆♦'])('a line that begins with %s is a bullet', (sign) => {
  expect(readBody(lines('One.', `${sign}A`, `${sign}  B`, `C ${sign} D`))).toEqual({
    description: `One.\n\nC ${sign} D`,
    bullets: ['A', 'B'],
    cleaned: ['spaces', 'lists'],
    bits: 20,
  });
});

test.each<[string, string, string[]]>([
  ['- A', '- A', []],
  [lines('- A', '- B'), '', ['A', 'B']],
  [lines('* A', '– B'), '', ['A', 'B']],
  [lines('-A', '-B'), '-A\n-B', []],
  [lines('x', '- A', '- B', 'y', '- C'), 'x\n\ny\n- C', ['A', 'B']],
  [lines('- A', '', '- B'), '- A\n\n- B', []],
  [lines('- -', '- -'), '', []],
  [lines('• - A', '• • B'), '', ['A', 'B']],
  [lines('•', '• A'), '', ['A']],
  [lines('• N/A', '• A'), '', ['A']],
  [lines('One.', '• A', 'Two.', '• B', 'Three.'), 'One.\n\nTwo.\n\nThree.', ['A', 'B']],
  [lines('One.', '', '• A', '', 'Two.'), 'One.\n\nTwo.', ['A']],
  [lines('One.', '', '', '', 'Two.'), 'One.\n\nTwo.', []],
])('%j is read as %j with %j', (raw, description, bullets) => {
  const body = readBody(raw);
  expect([body.description, body.bullets]).toEqual([description, bullets]);
});

describe('headings', () => {
  test.each([
    ...['Feature', 'Features', 'Key features:', 'Main features', 'Top highlights', 'Product details', 'Item details'],
    ...[
      'Special features',
      'Additional details：',
      'Detail',
      'Specification',
      'Specifications :',
      'Spec',
      'Specs',
      'Highlight',
    ],
    ...['About this item', 'About the product', 'About the item', 'About this product', 'Características', 'Detalles'],
    ...[
      'Especificaciones',
      'Eigenschaften',
      'Merkmale',
      'Produktdetails',
      'Caractéristiques',
      'Vlastnosti',
      'Parametry',
    ],
    ...[
      'Specifikace',
      'Karakteristike',
      'Opis',
      'FEATURES',
      'Features & benefits',
      'Features and details',
      'Details + care',
    ],
    ...['Details & feature', 'Details&specification', 'Features and specs', 'Features and spec', 'Features & detail'],
  ])('%s only says that a list follows', (heading) => {
    expect(readBody(`<p>One.</p><p>${heading}</p><ul><li>A</li></ul>`)).toEqual({
      description: 'One.',
      bullets: ['A'],
      cleaned: ['html', 'boilerplate'],
      bits: 33,
    });
  });

  test.each([
    'My features',
    'Features of it',
    'Key',
    'About item',
    'Features &',
    'Features or details',
    'Keyfeatures',
    'Details.',
  ])('%s says more', (heading) => {
    expect(readBody(`<p>${heading}</p><ul><li>A</li></ul>`).description).toBe(heading);
  });

  test.each([
    ['without a list', '<p>Features</p><p>One.</p>', 'Features\n\nOne.'],
    ['before a text and a list', '<p>Features</p><p>One.</p><ul><li>A</li></ul>', 'Features\n\nOne.'],
    ['behind the list', '<ul><li>A</li></ul><p>Features</p>', ''],
  ])('a heading %s', (_where, raw, description) => {
    expect(readBody(raw).description).toBe(description);
  });

  test.each(['Description', 'Product description:', 'Item overview', 'Overview：', 'PRODUCT OVERVIEW'])(
    '%s opens a text and goes, alone it stays',
    (heading) => {
      expect(readBody(`<p>${heading}</p><p>One.</p>`).description).toBe('One.');
      expect(readBody(`<p>${heading}</p>`).description).toBe(heading);
      expect(readBody(`<p>One.</p><p>${heading}</p>`).description).toBe(`One.\n\n${heading}`);
    },
  );

  test.each(['My description', 'Description of it', 'Productdescription'])('%s stays', (heading) => {
    expect(readBody(`<p>${heading}</p><p>One.</p>`).description).toBe(`${heading}\n\nOne.`);
  });

  test('of several opening ones the last text stays', () => {
    expect(readBody('<p>Description</p><p>Overview</p>').description).toBe('Overview');
    expect(readBody('<p>Description</p><p>Overview</p><p>One.</p><p>Overview</p>').description).toBe(
      'One.\n\nOverview',
    );
  });
});

test.each<[string, string, string[]]>([
  ['', '', []],
  ['n/a', '', ['placeholders']],
  ['One &amp; two', 'One & two', ['entities']],
  ['<p>One &amp;amp; two</p>', 'One & two', ['html', 'entities']],
  ['<p>One &amp;#39; two</p>', "One ' two", ['html', 'entities']],
  ['<p>One &amp; two</p>', 'One & two', ['html']],
  ['AT&T', 'AT&T', []],
  ['<p> One </p>', 'One', ['html']],
  [' One ', 'One', ['spaces']],
  ['One.\u2028Two.', 'One.\nTwo.', ['line-breaks']],
  ['<li>One\u2028 two</li>', '', ['html', 'line-breaks']],
  ['• A', '', ['lists']],
])('%j is read as %j, cleaned of %j', (raw, description, cleaned) => {
  const body = readBody(raw);
  expect([body.description, body.cleaned]).toEqual([description, cleaned]);
});

test('a line break inside an item is a space', () => {
  expect(readBody('<li>One\u2028 two</li>').bullets).toEqual(['One two']);
});

test.each([
  ['• A', 'A', 0],
  [' - A', 'A', 4],
  ['A\nB', 'A B', 8],
  ['A • B', 'A • B', 0],
])('the bullet %j is %j', (raw, text, bits) => {
  expect(cleanBullet(raw)).toEqual({ text, bits });
});
