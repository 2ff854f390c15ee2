// Facts of the source that a part lacks, bullet points that are missing or too few, and what a thing is.
import { describe, expect, test } from 'vitest';
import { noAims } from '../aims.ts';
import { canFix } from '../can-fix.ts';
import { evaluate } from '../evaluate.ts';
import { fixedTo, on, propose, ruleOf } from './test-fix.ts';

const attributes = [
  { name: 'Material', value: 'cotton' },
  { name: 'Color', value: 'Moss Green' },
  { name: 'Size', value: 's, m' },
  { name: 'Sleeve', value: 'long' },
];
const names = (attribute: 'title' | 'bullets' | 'description', fact: string) =>
  ruleOf(attribute, { benchmarkType: 'required', rule: { fact } });

test.each([
  ['a title', names('title', 'Color'), { title: 'Arc Tee' }, 'Arc Tee, Moss Green'],
  [
    'bullet points',
    names('bullets', 'Material'),
    { bullets: ['Soft and light'] },
    ['Soft and light', 'Material: Cotton'],
  ],
  [
    'a description',
    names('description', 'Material'),
    { description: 'Soft and light.' },
    'Soft and light.\n\nMaterial: Cotton',
  ],
])('a fact is added to %s', (_title, rule, given, fixed) => {
  expect(fixedTo(rule, { ...given, attributes })).toEqual(fixed);
});

test.each([
  [
    'Pattern',
    [{ name: 'Pattern', value: 'Plaid, Striped, Dotted, Plain' }],
    'The Pattern is hidden, or a text contradicts it',
  ],
  [
    'supplier note',
    [{ name: 'supplier note', value: 'late' }],
    'The supplier note is hidden, or a text contradicts it',
  ],
  ['Material', [{ name: 'Material', value: 'Steel' }], 'The Material is hidden, or a text contradicts it'],
])('the fact %s is not added', (fact, given, says) => {
  const proposal = propose(names('bullets', fact), { bullets: ['Made of oak'], attributes: given });
  expect(proposal).toMatchObject({ ok: false, because: 'no-fact', says });
});

test.each([
  ['a list of several', 'Size', 's, m', 'The Size does not fit in a title'],
  ['a long one', 'Color', 'Moss green with a hint of deep blue', 'The Color does not fit in a title'],
])('%s does not belong in a title', (_title, fact, value, says) => {
  const given = { title: 'Arc Tee', attributes: [{ name: fact, value }] };
  expect(propose(names('title', fact), given)).toMatchObject({ because: 'no-fact', says });
});

describe('missing bullet points', () => {
  const present = ruleOf('bullets', { benchmarkType: 'required', rule: {} });
  const count = ruleOf('bullets', { benchmarkType: 'count', rule: { min: 3, isIdeal: false } });

  test('are written from the facts, each with its name', () => {
    expect(fixedTo(present, { title: 'Arc Tee', attributes })).toEqual([
      'Material: Cotton',
      'Color: Moss Green',
      'Size: S, M',
      'Sleeve: Long',
    ]);
  });

  test.each([
    ['a list of everything somebody ticked', { name: 'Pattern', value: 'Plaid, Striped, Dotted, Plain' }],
    ['a word of machines', { name: 'Finish', value: 'high-gloss-lacquer' }],
    ['a list of machines', { name: 'Finish', value: 'matte; gloss' }],
    ['a value twice', { name: 'Finish', value: 'Matte, Matte' }],
    ['what it is not', { name: 'Waterproof', value: 'No' }],
    ['nothing', { name: 'Closure', value: 'Zip, None' }],
    ['a size that is none', { name: 'Size', value: 'Blue' }],
    ['a size that is a count', { name: 'Size', value: '25pcs' }],
    ['a color that is none', { name: 'Color', value: 'Vegetable Cutter Deluxe' }],
    ['what the texts say otherwise', { name: 'Color', value: 'Red' }],
  ])('leave out %s', (_title, odd) => {
    const given = { title: 'Arc Tee in Black', attributes: [attributes[0], attributes[3], odd] } as never;
    expect(fixedTo(present, given)).toBe('no-fact');
  });

  test('say a value that two attributes share once', () => {
    const given = { title: 'Arc Tee', attributes: [...attributes, { name: 'Lining material', value: 'cotton' }] };
    expect(fixedTo(present, given)).toEqual(['Material: Cotton', 'Color: Moss Green', 'Size: S, M', 'Sleeve: Long']);
  });

  test('are added to those that are too few, of what no text says', () => {
    const bullets = ['Soft cotton', 'Black'];
    const given = {
      bullets,
      attributes: [
        { name: 'Material', value: 'Cotton' },
        { name: 'Sleeve', value: 'Long' },
      ],
    };
    expect(fixedTo(count, given)).toEqual([...bullets, 'Sleeve: Long']);
    expect(fixedTo(count, { ...given, bullets: ['Soft cotton'] })).toBe('no-fact');
  });

  test('hold nothing another rule forbids, and are as long as it asks', () => {
    const length = ruleOf(
      'bullets',
      { benchmarkType: 'item-length', rule: { unit: 'characters', min: 12, isIdeal: false } },
      { id: 'l', subject: 'l' },
    );
    const words = ruleOf(
      'bullets',
      { benchmarkType: 'forbidden', rule: { what: 'cotton', phrases: ['cotton'], patterns: [] } },
      { id: 'w', subject: 'w' },
    );
    const more = [
      ...attributes,
      { name: 'Neckline', value: 'Boat neck' },
      { name: 'Care instructions', value: 'Wash cold' },
    ];
    const proposal = propose(present, { title: 'Arc Tee', attributes: more }, [length, words]);
    expect(proposal).toMatchObject({
      value: ['Color: Moss Green', 'Sleeve: Long', 'Neckline: Boat neck', 'Care Instructions: Wash cold'],
    });
  });
});

test('facts no text mentions are added until the rule on facts passes', () => {
  const rule = ruleOf('substance', { benchmarkType: 'substance', rule: { measure: 'facts' } });
  const given = {
    title: 'Arc Tee 2 with 3 pockets, 40 cm long, 7 buttons, 5 panels, 9 loops',
    attributes: [
      ...attributes.slice(0, 3),
      { name: 'Sleeve', value: 'Long' },
      { name: 'Neckline', value: 'Boat neck' },
    ],
  };
  const proposal = propose(rule, given);
  expect(proposal).toMatchObject({ ok: true, part: 'bullets' });
  if (proposal.ok)
    expect(
      evaluate(
        { ...given, bullets: proposal.value as string[] },
        { retailer: null, category: null, subcategory: null, brand: null, price: null, ...given },
        [rule],
        on,
        noAims,
      ).results[0]?.hasPassed,
    ).toBe(true);
  expect(fixedTo(rule, { title: 'Arc Tee', attributes })).toBe('no-fact');
});

describe('a title that does not say what the thing is', () => {
  const rule = ruleOf('substance', { benchmarkType: 'substance', rule: { measure: 'noun' } });

  test.each([
    ['Zephyr 300', 'Home > Desk Lamps', null, 'Zephyr 300 Desk Lamp'],
    ['Zephyr 300, Black', 'desk lamps', null, 'Zephyr 300 Desk Lamp, Black'],
    ['Orvik - Zephyr 300 - Black', 'Desk Lamps', 'Orvik', 'Orvik - Zephyr 300 Desk Lamp - Black'],
    ['Zephyr 300', 'DESK LAMPS', null, 'Zephyr 300 Desk Lamp'],
    ['ZEPHYR 300', 'DESK LAMPS', null, 'ZEPHYR 300 DESK LAMP'],
  ])('%s is called by its category %s', (title, category, brand, fixed) => {
    expect(fixedTo(rule, { title, category, brand })).toBe(fixed);
  });

  test.each([
    ['a group of goods', 'Zephyr 300', 'Clothing', 'no-fact'],
    ['all that is worn for something', 'Zephyr 300', 'SNOWWEAR', 'no-fact'],
    ['a shelf', 'Zephyr 300', 'All Lamps', 'no-fact'],
    ['several kinds', 'Zephyr 300', 'Lamps & Shades', 'no-fact'],
    ['what a long name may say', 'Zephyr of the far north', 'Lamps', 'no-fix'],
    ['one of the things in a set', 'Zephyr Set', 'Lamps', 'no-fix'],
    ['what the title has several of', 'Zephyr Squares', 'Lamps', 'no-fix'],
    ['one of the things in the title', 'Zephyr / Orvik', 'Lamps', 'no-fix'],
    ['what a word of the name ends in', 'Zephyrlamp', 'Chairs', 'no-fix'],
    ['what a word of the name begins with', 'Tabletop 300', 'Tables', 'no-fix'],
  ])('nothing is added of a category that names %s', (_title, title, category, because) => {
    expect(fixedTo(rule, { title, category })).toBe(because);
  });
});

test('says what it does, and does nothing for product data', () => {
  const does = (rule: Parameters<typeof canFix>[0]) => canFix(rule)?.does ?? null;
  expect(does(names('title', 'Color'))).toBe('Adds the Color to the end of the title.');
  expect(does(names('bullets', 'Color'))).toBe('Adds the Color on a separate line.');
  expect(does(ruleOf('bullets', { benchmarkType: 'required', rule: {} }))).toBe(
    'Writes a bullet point for each source fact, such as “Material: Cotton”.',
  );
  expect(does(ruleOf('description', { benchmarkType: 'required', rule: {} }))).toBeNull();
  expect(does(ruleOf('facts', { benchmarkType: 'required', rule: { fact: 'Color' } }))).toBeNull();
  expect(does(names('title', 'price'))).toBeNull();
  expect(
    does(ruleOf('facts', { benchmarkType: 'fact-value', rule: { facts: ['Color'], form: 'any', max: 9 } })),
  ).toBeNull();
  expect(does(ruleOf('images', { benchmarkType: 'image-file', rule: { isHttps: true } }))).toBeNull();
  expect(does(ruleOf('images', { benchmarkType: 'count', rule: { min: 3, isIdeal: true } }))).toBeNull();
  expect(does(ruleOf('bullets', { benchmarkType: 'count', rule: { max: 3, isIdeal: true } }))).toBeNull();
  expect(
    does(ruleOf('bullets', { benchmarkType: 'item-length', rule: { unit: 'characters', max: 9, isIdeal: false } })),
  ).toBeNull();
  expect(does(ruleOf('substance', { benchmarkType: 'substance', rule: { measure: 'sense' } }))).toBeNull();
});

test('a fact is said once, and not in the words of another language', () => {
  const attributes = [
    { name: 'Color', value: 'KHAKI' },
    { name: 'Farbe', value: 'Grün' },
    { name: 'Colour', value: 'Olive' },
    { name: 'Size', value: 'M' },
    { name: 'Material', value: 'Lycra' },
    { name: 'Stoff', value: 'Lycra' },
  ];
  const rule = ruleOf('bullets', { benchmarkType: 'required', rule: {} });
  const description = 'A light wrap for the beach that dries fast and folds small in your bag.';
  expect(fixedTo(rule, { title: 'Evelyn Pareo', description, attributes })).toEqual([
    'Color: KHAKI',
    'Size: M',
    'Material: Lycra',
  ]);
});

test('a title does not get a color it says in other signs', () => {
  const rule = ruleOf('title', {
    benchmarkType: 'length',
    rule: { unit: 'characters', min: 40, max: 80, isIdeal: true },
  });
  const title = 'Sara Bottom, Chocolate Brown';
  const attributes = [{ name: 'Color', value: 'Chocolate-brown' }];
  expect(fixedTo(rule, { title, attributes })).toBe('no-fact');
  expect(fixedTo(rule, { title: 'Sara Bikini Bottom for Summer', attributes })).toBe(
    'Sara Bikini Bottom for Summer, Chocolate-brown',
  );
});

test('one color is not added to a listing of several', () => {
  const rule = names('bullets', 'Color');
  const given = { title: 'Arc Pens in Black, Blue and Red', bullets: ['Soft grip'] };
  expect(fixedTo(rule, { ...given, attributes: [{ name: 'Color', value: 'Red' }] })).toBe('no-fact');
  const all = 'Black, Blue, Red';
  expect(fixedTo(rule, { ...given, attributes: [{ name: 'Color', value: all }] })).toEqual([
    'Soft grip',
    `Color: ${all}`,
  ]);
});
