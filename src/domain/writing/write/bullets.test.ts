import { describe, expect, test } from 'vitest';
import { noChoices } from '#domain/attributes/attribute-use.ts';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { draftFor } from '../test-draft.ts';

const own = ['Solid oak, oiled by hand', 'Seat 46 cm high', 'Carries 150 kg'];
const attributes = [
  { name: 'material', value: 'Oak' },
  { name: 'Finish', value: 'Natural oil' },
  { name: 'Country of Origin', value: 'Portugal' },
  { name: 'stock_level', value: '14' },
];
const bulletsOf = (fields: Partial<SourceProduct>, given?: Parameters<typeof draftFor>[1]) =>
  draftFor({ title: 'Chair', ...fields }, given).bullets;

describe('bullets', () => {
  test('are the merchant’s own, one by one, and attributes no text mentions', () => {
    expect(bulletsOf({ bullets: own, attributes }).content).toEqual([
      ...own,
      'Finish: Natural oil',
      'Country of Origin: Portugal',
    ]);
  });

  test.each([
    ['Swivel head, 350 lumens', 'Lumens', '350 lm'],
    ['Only 3.5 oz', 'Weight', '100 g'],
    ['Battery and charger included', 'Battery Included', 'Yes'],
    ['Weighs only 1.2 kg', 'Weight', '112 g'],
    ['10,000 mAh capacity for two charges', 'Capacity', '20000 mAh'],
    ['With a 2-year warranty', 'Warranty', '5 years'],
    ['Battery is not included', 'Battery Included', 'Yes'],
  ])('beside %j do not say the same or another %s of %s', (bullet, name, value) => {
    const bullets = ['Solid oak', bullet];
    expect(bulletsOf({ bullets, attributes: [{ name, value }] }).content).toEqual(bullets);
  });

  test('say nothing that is a line of the description as well', () => {
    const given = [
      { name: 'Color', value: 'Off White' },
      { name: 'Material', value: 'Oak' },
      { name: 'Width', value: '40 cm' },
    ];
    const description = 'It stands in any room. Color Off-White.';
    expect(bulletsOf({ description, attributes: given }).content).toEqual(['Material: Oak', 'Width: 40 cm']);
  });

  test('give an amount of another part beside that of the whole', () => {
    const bullets = ['Solid oak', 'Weighs only 1.2 kg'];
    const given = [{ name: 'Battery Weight', value: '112 g' }];
    expect(bulletsOf({ bullets, attributes: given }).content).toEqual([...bullets, 'Battery Weight: 112 g']);
  });

  test('where the source has none state what the attributes say', () => {
    expect(bulletsOf({ attributes }).content).toEqual([
      'Material: Oak',
      'Finish: Natural oil',
      'Country of Origin: Portugal',
    ]);
  });

  test.each([
    { code: 'de', isSure: true },
    { code: 'de', isSure: false },
  ])('in another language use attributes whose names are of it: %j', (language) => {
    const fields = {
      title: 'Tischleuchte Alma',
      attributes: [
        { name: 'Höhe', value: '42 cm' },
        { name: 'Breite', value: '30 cm' },
        { name: 'Gewicht', value: '1,2 kg' },
        { name: 'Material', value: 'Buche' },
        { name: 'Leistung', value: '40 W' },
        { name: 'Dimmbar', value: 'true' },
      ],
    };
    expect(bulletsOf(fields, { language }).content).toEqual([
      'Höhe: 42 cm',
      'Breite: 30 cm',
      'Gewicht: 1,2 kg',
      'Material: Buche',
      'Leistung: 40 W',
    ]);
    expect(bulletsOf({ title: 'Tischleuchte Alma', attributes }, { language }).content).toEqual(
      language.isSure ? [] : ['Material: Oak', 'Finish: Natural oil', 'Country of Origin: Portugal'],
    );
  });

  test.each([
    ['US', ['Color: Slate Grey', 'Fiber content: Wool']],
    ['UK', ['Colour: Slate Grey', 'Fibre content: Wool']],
    [null, ['Colour: Slate Grey', 'Fiber content: Wool']],
  ] as const)('spell the names of attributes as the voice does, never their values: %s', (spelling, written) => {
    const named = [
      { name: 'Colour', value: 'Slate Grey' },
      { name: 'Fiber content', value: 'Wool' },
    ];
    const content = bulletsOf(
      { attributes: named },
      { voice: { spelling }, choices: new Map([['fiber content', 'told']]) },
    );
    expect(content.content).toEqual(written);
  });

  test('in another language leave out answers that would be English', () => {
    const answers = [
      { name: 'Höhe', value: '42 cm' },
      { name: 'Farbe', value: 'Blau' },
      { name: 'Dimmbar', value: 'true' },
    ];
    const language = { code: 'de', isSure: true };
    expect(bulletsOf({ title: 'Leuchte', attributes: answers }, { language }).content).toEqual([
      'Höhe: 42 cm',
      'Farbe: Blau',
    ]);
  });

  test('of one fact alone are none', () => {
    const { content, notes } = bulletsOf({ attributes: attributes.slice(0, 1) });
    expect(content).toEqual([]);
    expect(notes).toContain('Not enough facts for bullets: add a data source.');
  });

  test('cannot be drawn from a long text, which is no want of facts', () => {
    const notesOf = (description: string) => bulletsOf({ title: 'Chair', description }).notes.join(' ');
    const prose = Array.from({ length: 13 }, (_, at) => `Leg ${at} is made of ash from hill number ${at}.`).join(' ');
    expect(notesOf(prose)).toContain('The built-in writer cannot make bullets from continuous text.');
    expect(notesOf(prose)).not.toContain('Not enough facts');
    expect(notesOf('The seat is of oak.')).toContain('Not enough facts for bullets: add a data source.');
  });

  test('take over the list of a description that has text beside it', () => {
    const description =
      '<p>A chair for long evenings, built by two carpenters in a small workshop by the sea.</p><ul><li>Seat 46 cm high</li><li>Carries 150 kg</li></ul>';
    const draft = draftFor({ title: 'Chair', description });
    expect(draft.bullets.content).toEqual(['Seat 46 cm high', 'Carries 150 kg']);
    expect(draft.description.content).toBe(
      'A chair for long evenings, built by two carpenters in a small workshop by the sea.',
    );
  });

  test('leave the list in a description that is nothing else', () => {
    const description = '<ul><li>Seat 46 cm high</li><li>Carries 150 kg</li></ul>';
    const draft = draftFor({ title: 'Chair', description });
    expect(draft.bullets.content).toEqual([]);
    expect(draft.description.content).toBe('Seat 46 cm high\nCarries 150 kg');
  });

  test('take nothing from a description that is not written with them', () => {
    const description = 'A chair for long evenings, built by two carpenters in a small workshop.\n• Oak\n• Wool seat';
    expect(draftFor({ title: 'Chair', description }).bullets.content).toEqual(['Oak', 'Wool seat']);
  });

  test('lose talk of the shop, headings that say nothing, and repeats', () => {
    const bullets = ['Features:', ...own, 'Order now and save', 'seat 46 cm high!'];
    expect(bulletsOf({ bullets }).content).toEqual(own);
  });

  test('stay as they are where more than half would have to go', () => {
    const bullets = ['Free shipping on all orders', 'Oak'];
    const { content, notes } = bulletsOf({ bullets });
    expect(content).toEqual(bullets);
    expect(notes).toContain('Not changed: more than half of the text would have to be removed.');
  });

  test('beyond what the channel takes are listed below the description', () => {
    const bullets = ['Oak seat', 'Wool cover', 'Steel feet', 'Felt pads', 'Two drawers', 'Brass knobs'];
    const draft = draftFor({ title: 'Chair', bullets, description: 'A chair for long evenings.' });
    expect(draft.bullets.content).toEqual(bullets.slice(0, 5));
    expect(draft.description.content).toBe('A chair for long evenings.\n\nBrass knobs');
  });

  test('without full stops are a list of their own there, and whole sentences a paragraph', () => {
    const five = ['Oak seat', 'Wool cover', 'Steel feet', 'Felt pads', 'Two drawers'];
    const described = (rest: string[], description = 'A chair for long evenings.') =>
      draftFor({ title: 'Chair', bullets: [...five, ...rest], description }).description.content;
    expect(described(['Front legs: 40 cm', '3-year warranty'])).toBe(
      'A chair for long evenings.\n\nFront legs: 40 cm\n3-year warranty',
    );
    expect(described(['The knobs are brass.', 'The legs fold.'])).toBe(
      'A chair for long evenings.\n\nThe knobs are brass. The legs fold.',
    );
    // What the description already says is not repeated.
    expect(described(['A chair for long evenings.'])).toBe('A chair for long evenings.');
    expect(described(['Brass knobs'], 'A chair.\nIncludes:\n• Two screws\n• A key')).toBe(
      'A chair.\n\nIncludes:\nTwo screws\nA key\n\nBrass knobs',
    );
  });

  test('that are too long are listed below the description, whole', () => {
    const long = `The seat is ${'very '.repeat(60)}soft. It folds.`;
    const draft = draftFor(
      { title: 'Chair', bullets: ['Oak', long, 'Wool'], description: 'A chair.' },
      { retailer: null },
    );
    expect(draft.bullets.content).toEqual(['Oak', 'Wool']);
    expect(draft.description.content).toBe(`A chair.\n\n${long}`);
  });

  test('copy a list that the channel has no room for, and leave it whole in the description', () => {
    const list = ['Oak seat', 'Wool cover', 'Steel feet', 'Felt pads', 'Two drawers', 'Brass knobs'];
    const description = `A chair for long evenings, built by two carpenters in a small workshop.\n\n${list.join('\n')}`;
    const draft = draftFor({
      title: 'Chair',
      description: description.replaceAll('\n', '\n• ').replace('\n• \n', '\n\n'),
    });
    expect(draft.bullets.content).toEqual(list.slice(0, 5));
    expect(draft.description.content).toBe(description);
  });

  test('take no few words at the head of a list without marks, which may be its heading', () => {
    const description =
      'A chair for long evenings, built by two carpenters in a small workshop.\n\nParameters\nSeat 40 cm wide\nBack 60 cm high\nLegs of oak';
    const draft = draftFor({ title: 'Chair', description });
    expect(draft.bullets.content).toEqual(['Seat 40 cm wide', 'Back 60 cm high', 'Legs of oak']);
    expect(draft.description.content).toBe(description);
  });

  test('take a list from below a heading that says nothing, and none from below one that says what it is of', () => {
    const prose = 'A chair for long evenings, built by two carpenters in a small workshop.';
    const headed = (heading: string) =>
      draftFor({ title: 'Chair', description: `${prose}\n${heading}\n• Oak\n• Wool seat` });
    const moved = headed('Features:');
    expect(moved.bullets.content).toEqual(['Oak', 'Wool seat']);
    expect(moved.description.content).toBe(prose);
    for (const heading of ['In the box:', 'Includes:', 'Good to know:']) {
      const left = headed(heading);
      expect(left.bullets.content).toEqual([]);
      expect(left.description.content).toBe(`${prose}\n\n${heading}\nOak\nWool seat`);
    }
  });

  test.each<[string, string[]]>([
    ['2 bullets', own.slice(0, 2)],
    ['start with carries', ['Carries 150 kg', 'Solid oak, oiled by hand', 'Seat 46 cm high']],
    ['avoid oak', own],
    ['at most 30 characters each', own],
    ['under 16 characters', ['Solid oak', ...own.slice(1)]],
    ['mention the felt pads', [...own, 'The feet have felt pads.']],
  ])('follow the prompt "%s"', (prompt, written) => {
    const description = 'It stands still. The feet have felt pads.';
    expect(bulletsOf({ bullets: own, description }, { prompt }).content).toEqual(written);
  });

  test('use an attribute the workspace switched on, and none it hid', () => {
    const choices = new Map([...noChoices, ['stock level', 'told'], ['material', 'hidden']] as const);
    expect(bulletsOf({ attributes }, { choices }).content).toEqual([
      'Finish: Natural oil',
      'Country of Origin: Portugal',
      'Stock level: 14',
    ]);
  });

  test('in another language get no label beside them', () => {
    expect(
      bulletsOf({ bullets: ['Roble macizo'], attributes }, { language: { code: 'es', isSure: true } }).content,
    ).toEqual(['Roble macizo']);
  });
});
