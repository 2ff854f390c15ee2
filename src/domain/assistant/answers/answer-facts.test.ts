import { describe, expect, it, test } from 'vitest';
import { answerFacts, answerSummary, asksSubject, saysNothing } from './answer-facts.ts';
import { foldQuestion } from './read-intent.ts';
import { subjects } from './subjects.data.ts';
import { testFacts } from './test-facts.ts';

type ProductFields = NonNullable<Parameters<typeof testFacts>[0]>['productIs'];
const bare: ProductFields = { title: 'Pan', description: '', bullets: [], attributes: [] };
const ask = (question: string, productIs: ProductFields = {}) =>
  answerFacts({ topic: 'facts', part: null, text: foldQuestion(question) }, testFacts({ productIs }));

const head = ['This is what the source says:', ''];
const nothing = (about: string, attributes = '6 attributes') => ({
  lines: [
    `I find nothing about ${about} in this product’s data, so I cannot answer that. I searched its title, ${attributes}, bullets and description.`,
    '',
    'If you know the answer, add it with **Edit Product**. Then the writer can use it too. Ask *help* to see what I can look up.',
  ],
  found: [],
});
const notUnderstood = {
  lines: [
    'I did not understand that. I am the built-in assistant: I only look up what is saved about this product.',
    '',
    'Try *What material is it?*, *What is missing?* or *What should I do next?*, or ask *help*.',
  ],
  found: [],
};

describe('facts of the product', () => {
  it('that an attribute states', () => {
    expect(ask('How much does it weigh?')).toEqual({
      lines: [...head, '- **Weight:** 2.4 kg'],
      found: ['attribute “Weight” of the source'],
    });
    expect(ask('What is the diameter?')).toEqual({
      lines: [...head, '- **Diameter:** 26 cm'],
      found: ['attribute “Diameter” of the source'],
    });
  });

  it('that an attribute holds among its words, or a sentence does', () => {
    expect(ask('Is it dishwasher safe?')).toEqual({
      lines: [...head, '- **Care:** Wipe out, dry and oil; not dishwasher safe'],
      found: ['attribute “Care” of the source'],
    });
    expect(ask('Does it have rivets?')).toEqual({
      lines: [...head, '- Bullet 1 of the source: “Cast in one piece: no rivets”'],
      found: ['bullet 1 of the source'],
    });
    expect(ask('Is it seasoned?')).toEqual({
      lines: [
        ...head,
        '- **Material:** Cast iron, seasoned with flaxseed oil',
        '- Description of the source: “The skillet arrives seasoned with flaxseed oil.”',
      ],
      found: ['attribute “Material” of the source', 'description of the source'],
    });
  });

  it('that no attribute names, but a sentence may state', () => {
    expect(ask('How much does it weigh?', { attributes: [] })).toEqual({
      lines: [
        'No attribute is about the weight, but this may help:',
        '',
        '- Description of the source: “Two pouring lips make 2.4 kg of iron easy to move.”',
      ],
      found: ['description of the source'],
    });
    // If an attribute says it, such a sentence is not repeated.
    expect(ask('How much does it weigh?').lines).toHaveLength(3);
  });

  it('each once, though it is found in several ways', () => {
    const attributes = [
      { name: 'Weight', value: '2.4 kg' },
      { name: 'Weight', value: '2.4 kg' },
      { name: 'Weight', value: '5.3 lb' },
    ];
    expect(ask('What weight?', { attributes }).lines).toEqual([
      ...head,
      '- **Weight:** 2.4 kg',
      '- **Weight:** 5.3 lb',
    ]);
    expect(ask('any rivets', { ...bare, bullets: ['No rivets.', 'No rivets.'] })).toEqual({
      lines: [...head, '- Bullet 1 of the source: “No rivets.”'],
      found: ['bullet 1 of the source'],
    });
  });

  it('from every place that says otherwise than an attribute, each with where it stands', () => {
    const attributes = [{ name: 'Origin', value: 'China' }];
    const bullets = ['Made in Germany', 'Made in China by hand', 'Made in Germany'];
    expect(ask('Where is it made?', { ...bare, attributes, bullets })).toEqual({
      lines: [...head, '- **Origin:** China', '- Bullet 1 of the source: “Made in Germany”'],
      found: ['attribute “Origin” of the source', 'bullet 1 of the source'],
    });
    const screens = [
      { name: 'Screen Size', value: '27 inches' },
      { name: 'Display', value: '24 inches' },
      { name: 'Cable', value: '6 feet' },
    ];
    const title = 'Monitor of 25 inches';
    expect(ask('What is the screen size?', { ...bare, title, attributes: screens }).lines).toEqual([
      ...head,
      '- **Screen Size:** 27 inches',
      '- **Display:** 24 inches',
      '- Title of the source: “Monitor of 25 inches”',
    ]);
  });

  it('and not from one that says the same, or an amount of another thing', () => {
    const attributes = [{ name: 'Weight', value: '2.4 kg' }];
    const bullets = ['Weighs 2400 g', 'A lightweight pan', 'Handle of 20 cm'];
    expect(ask('What is the weight?', { ...bare, attributes, bullets }).lines).toEqual([
      ...head,
      '- **Weight:** 2.4 kg',
    ]);
  });

  it('at most eight attributes and three sentences of them', () => {
    const attributes = Array.from({ length: 9 }, (_, at) => ({ name: `Zip ${at}`, value: 'x' }));
    const bullets = Array.from({ length: 4 }, (_, at) => `A zip of kind ${at}`);
    const { lines, found } = ask('which zip', { ...bare, attributes, bullets });
    expect(lines).toEqual([
      ...head,
      ...attributes.slice(0, 8).map(({ name }) => `- **${name}:** x`),
      ...bullets.slice(0, 3).map((bullet, at) => `- Bullet ${at + 1} of the source: “${bullet}”`),
    ]);
    expect(found).toHaveLength(11);
  });

  it('in the words of the source, which are data', () => {
    const attributes = [{ name: `*Zip* ${'x'.repeat(80)}`, value: '<b>' }];
    const name = `\\*Zip\\* ${'x'.repeat(73)}…`;
    expect(ask('which zip', { ...bare, attributes })).toEqual({
      lines: [...head, `- **${name}:** \\<b\\>`],
      found: [`attribute “${name}” of the source`],
    });
  });

  it('by the whole name of an attribute, not a word of it', () => {
    const attributes = [
      { name: 'Handle Shape', value: 'Round' },
      { name: '***', value: 'Odd' },
    ];
    expect(ask('What handle shape?', { ...bare, attributes }).lines).toEqual([...head, '- **Handle Shape:** Round']);
    expect(ask('What handle colour?', { ...bare, attributes }).lines[0]).toBe(
      'I find no direct answer. This is what the source says about “handle”:',
    );
  });

  it('by sentences, no matter what markup is between them', () => {
    const description = '<p>It has a zip.</p><p>It is red. Wash it.</p>';
    expect(ask('any zip', { ...bare, description }).lines).toEqual([
      ...head,
      '- Description of the source: “It has a zip.”',
    ]);
    expect(ask('is it red', { ...bare, description }).lines).toEqual([
      ...head,
      '- Description of the source: “It is red.”',
    ]);
  });
});

test.each<[asked: string, word: string, isFound: boolean]>([
  ['zip', 'zip', true],
  ['zips', 'zip', true],
  ['zip', 'zipped', false],
  ['wash', 'washed', true],
  ['wash', 'washing', true],
  ['wash', 'washer', true],
  ['wash', 'washable', true],
  ['wash', 'washproof', true],
  ['light', 'lightly', true],
  ['shade', 'shaded', true],
  ['washed', 'wash', true],
  ['washing', 'wash', true],
  ['wash', 'washings', true],
  ['wash', 'washtub', false],
  ['wash', 'brainwash', false],
  ['washtub', 'wash', false],
  ['red', 'reder', false],
])('asked for %s, “%s” is found: %s', (asked, word, isFound) => {
  const { lines } = ask(`any ${asked} there`, { ...bare, attributes: [{ name: 'Kind', value: word }] });
  expect(lines.includes(`- **Kind:** ${word}`)).toBe(isFound);
});

describe('what has no direct answer', () => {
  it('is answered by its first longer word that the source has', () => {
    expect(ask('Can the skillet go into a campfire?')).toEqual({
      lines: [
        'I find no direct answer. This is what the source says about “skillet”:',
        '',
        '- Title of the source: “Ovenhart Cast Iron Skillet, 26 cm, Pre-Seasoned, Black”',
        '- Description of the source: “The skillet arrives seasoned with flaxseed oil.”',
      ],
      found: ['title of the source', 'description of the source'],
    });
    expect(ask('Is the flaxseed taste strong?')).toEqual({
      lines: [
        'I find no direct answer. This is what the source says about “flaxseed”:',
        '',
        '- **Material:** Cast iron, seasoned with flaxseed oil',
        '- Description of the source: “The skillet arrives seasoned with flaxseed oil.”',
      ],
      found: ['attribute “Material” of the source', 'description of the source'],
    });
  });

  it('with at most three attributes and three sentences', () => {
    const attributes = Array.from({ length: 4 }, (_, at) => ({ name: `Strap ${at}`, value: 'x' }));
    const bullets = Array.from({ length: 4 }, (_, at) => `A strap of kind ${at}`);
    const { lines } = ask('strap xylophone', { ...bare, attributes, bullets });
    expect(lines.slice(2)).toEqual([
      ...attributes.slice(0, 3).map(({ name }) => `- **${name}:** x`),
      ...bullets.slice(0, 3).map((bullet, at) => `- Bullet ${at + 1} of the source: “${bullet}”`),
    ]);
  });

  it('by no word of three letters, and by one of four', () => {
    const attributes = [{ name: 'Kind', value: 'zip zipp' }];
    expect(ask('zip xylophone', { ...bare, attributes })).toEqual(nothing('“zip xylophone”', '1 attribute'));
    expect(ask('zipp xylophone', { ...bare, attributes }).lines[0]).toBe(
      'I find no direct answer. This is what the source says about “zipp”:',
    );
  });
});

describe('what nothing states', () => {
  it('is said, with where it was looked for', () => {
    expect(ask('Does it have bluetooth?')).toEqual(nothing('the connections'));
    expect(ask('Is it waterproof?', bare)).toEqual(nothing('“waterproof”', '0 attributes'));
    expect(ask(`is it ${'x'.repeat(90)}`)).toEqual(nothing(`“${'x'.repeat(79)}…”`));
    expect(ask('is it *x* y zz')).toEqual(nothing('“zz”'));
  });

  it('and a question without a clear word is not understood', () => {
    expect(ask('??')).toEqual(notUnderstood);
    expect(ask('is it the one they would like?')).toEqual(notUnderstood);
  });
});

test('of a pasted book the first 300 sentences are looked through', () => {
  const description = (before: number) => `${'It is so. '.repeat(before)}It has a zip.`;
  const { title } = bare;
  // The title is the first of them.
  expect(ask('any zip', { ...bare, title, description: description(298) }).lines[2]).toBe(
    '- Description of the source: “It has a zip.”',
  );
  expect(ask('any zip', { ...bare, title, description: description(299) })).toEqual(nothing('“zip”', '0 attributes'));
});

describe('subjects', () => {
  it.each(subjects.flatMap(({ subject, names }) => names.split('|').map((name) => [name, subject])))(
    'an attribute “%s” states %s',
    (name, subject) => {
      const asked = subjects.find((each) => each.subject === subject)?.asked.split('|')[0] ?? '';
      expect(ask(`${asked} ?`, { ...bare, attributes: [{ name: name.toUpperCase(), value: 'Zed' }] }).lines).toEqual([
        ...head,
        `- **${name.toUpperCase()}:** Zed`,
      ]);
    },
  );

  it.each([
    ['It is 5kg in all', 'weight'],
    ['Of 5 kg', 'weight'],
    ['It takes 2l of water', 'capacity'],
  ])('a unit may stand behind its number: %s', (bullet, asked) => {
    expect(ask(asked, { ...bare, bullets: [bullet] }).lines.slice(1)).toEqual([
      '',
      `- Bullet 1 of the source: “${bullet}”`,
    ]);
  });

  it.each(['It is xkg in all', 'Of kgs and kg2'])('but is no part of a word: %s', (bullet) => {
    expect(ask('weight', { ...bare, bullets: [bullet] })).toEqual(nothing('the weight', '0 attributes'));
  });

  it.each<[text: string, asks: boolean, isEmpty: boolean]>([
    ['what is the weight', true, false],
    ['how heavy', true, false],
    ['weighty', false, false],
    ['and when was that', false, true],
    ['is it x', false, true],
    ['is it xy', false, false],
    ['', false, true],
  ])('%j asks for one: %s, and says nothing: %s', (text, asks, isEmpty) => {
    expect([asksSubject(text), saysNothing(text)]).toEqual([asks, isEmpty]);
  });
});

describe('all the source states', () => {
  it('its fields and attributes', () => {
    expect(answerSummary(testFacts())).toEqual({
      lines: [
        '**Ovenhart Cast Iron Skillet, 26 cm, Pre-Seasoned, Black**',
        '',
        '- **SKU:** OVH-SKL26-BLK',
        '- **Brand:** Ovenhart',
        '- **Category:** Kitchen › Cookware',
        '- **Price:** 44.90 USD',
        '- **Retailer:** Amazon',
        '- **Color:** Black',
        '- **Material:** Cast iron, seasoned with flaxseed oil',
        '- **Diameter:** 26 cm',
        '- **Weight:** 2.4 kg',
        '- **Care:** Wipe out, dry and oil; not dishwasher safe',
        '- **Warranty:** 10 years',
        '',
        'It has 3 bullets and 2 images, and a description.',
      ],
      found: ['fields and attributes of the source product'],
    });
  });

  it('without those it does not give', () => {
    const none = { brand: null, category: null, subcategory: null, price: null, retailer: null, attributes: [] };
    const productIs = { ...none, title: '*Pan*', sku: '[1]', bullets: ['a'], images: [], description: ' ' };
    expect(answerSummary(testFacts({ productIs })).lines).toEqual([
      '**\\*Pan\\***',
      '',
      '- **SKU:** \\[1\\]',
      '',
      'It has 1 bullet and 0 images, and no description.',
    ]);
    expect(answerSummary(testFacts({ productIs: { ...productIs, subcategory: 'Cookware' } })).lines[3]).toBe(
      '- **Category:** Cookware',
    );
  });

  it('twenty attributes, and how many there are more', () => {
    const attributes = (times: number) => Array.from({ length: times }, (_, at) => ({ name: `A${at}`, value: 'x' }));
    const lines = (times: number) => answerSummary(testFacts({ productIs: { attributes: attributes(times) } })).lines;
    expect(lines(20).slice(-3)).toEqual(['- **A19:** x', '', 'It has 3 bullets and 2 images, and a description.']);
    expect(lines(22).slice(-3)).toEqual([
      '- **A19:** x',
      '',
      'It has 3 bullets and 2 images, and a description. 2 more attributes are in View Full Details.',
    ]);
  });
});
