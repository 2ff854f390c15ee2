import { describe, expect, test } from 'vitest';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { draftFor } from '../test-draft.ts';

type DraftOptions = Parameters<typeof draftFor>[1];
const titleOf = (fields: Partial<SourceProduct>, given?: DraftOptions) => draftFor(fields, given).title.content;
const color = (value: string) => ({ name: 'Color', value });

describe('a title', () => {
  test.each<[string, Partial<SourceProduct>, string]>([
    [
      'that follows the plan stays as it is',
      { title: 'Orvik Desk Lamp, Black', brand: 'Orvik' },
      'Orvik Desk Lamp, Black',
    ],
    [
      'that says its name twice in a row says it once',
      { title: 'Veltro Tool Belt Veltro Tool Belt Leather, Brown', brand: 'Veltro' },
      'Veltro Tool Belt Leather, Brown',
    ],
    [
      'without its brand begins with it',
      { title: 'Desk Lamp', brand: 'Orvik', description: 'By Orvik.' },
      'Orvik Desk Lamp',
    ],
    [
      'that names the maker last begins with it',
      { title: 'Desk Lamp by Orvik, Black', brand: 'Orvik' },
      'Orvik Desk Lamp, Black',
    ],
    [
      'that names the brand within its name keeps it there',
      { title: "Men's Orvik Boots", brand: 'Orvik' },
      "Men's Orvik Boots",
    ],
    ['takes no brand that no text speaks of', { title: 'Desk Lamp', brand: 'Orvik' }, 'Desk Lamp'],
    [
      'of many words takes no noun',
      { title: 'Zephyr All Weather Duo Set of Five', category: 'Umbrellas' },
      'Zephyr All Weather Duo Set of Five',
    ],
    [
      'takes no brand that is a place to buy at',
      { title: 'Desk Lamp', brand: 'Orvik Store', description: 'Order it at Orvik Store, or visit Orvik Store today.' },
      'Desk Lamp',
    ],
    [
      'says no size twice, however it is written',
      { title: 'Orvik 20x10 Shed', attributes: [{ name: 'Size', value: '20ft x 10ft' }] },
      'Orvik 20x10 Shed',
    ],
    [
      'takes no size with its tolerance',
      { title: 'Oak Board', attributes: [{ name: 'Size', value: '70 x 70 cm ± 2 cm' }] },
      'Oak Board',
    ],
    ['of several words takes no noun', { title: 'Grooming Set', category: 'Cosmetics' }, 'Grooming Set'],
    [
      'takes no brand whose first words it has',
      { title: 'Blue Diamond Grader', brand: 'Blue Diamond Attachments', description: 'By Blue Diamond Attachments.' },
      'Blue Diamond Grader',
    ],
    ['takes no brand that is none', { title: 'Desk Lamp', brand: 'Unbranded' }, 'Desk Lamp'],
    [
      'without a noun takes that of its category, in the singular',
      { title: 'Zephyr 300, Black', category: 'Lighting > Desk Lamps' },
      'Zephyr 300 Desk Lamp, Black',
    ],
    ['keeps the plural of a pair', { title: 'Zephyr 300', category: 'Audio > Headphones' }, 'Zephyr 300 Headphones'],
    [
      'takes no noun where it has one',
      { title: 'Zephyr Kettle', category: 'Kitchen > Appliances > Teapots' },
      'Zephyr Kettle',
    ],
    [
      'takes no noun from a category of several kinds',
      { title: 'Zephyr 300', category: 'Lamps & Lighting' },
      'Zephyr 300',
    ],
    [
      'takes no noun from a category that names no goods',
      { title: 'Zephyr 300', category: 'Summer Sale' },
      'Zephyr 300',
    ],
    [
      'takes the colour its attributes tell',
      { title: 'Oak Chair', attributes: [color('Walnut')] },
      'Oak Chair, Walnut',
    ],
    [
      'writes a colour as the title writes its words, and joins two in small letters',
      { title: 'Oak Chair', attributes: [color('yellow and grey')] },
      'Oak Chair, Yellow and Grey',
    ],
    ['takes no pattern for a colour', { title: 'Oak Chair', attributes: [color('geometric')] }, 'Oak Chair'],
    ['takes no handle of software', { title: 'Oak Chair', attributes: [color('navy_blue')] }, 'Oak Chair'],
    ['tells no colour twice', { title: 'Black Oak Chair', attributes: [color('Black')] }, 'Black Oak Chair'],
    ['takes none of several colours', { title: 'Oak Chair', attributes: [color('Black, White')] }, 'Oak Chair'],
    [
      'says what a bare count counts',
      { title: 'Wax Candle', attributes: [{ name: 'count', value: '6' }] },
      'Wax Candle, Pack of 6',
    ],
    [
      'counts nothing twice',
      { title: 'Zinc, 60 Tablets', attributes: [{ name: 'pack size', value: '60' }] },
      'Zinc, 60 Tablets',
    ],
    ['leaves a count of one out', { title: 'Wax Candle', attributes: [{ name: 'count', value: '1' }] }, 'Wax Candle'],
    ['loses its promotion', { title: 'NEW! Oak Chair - FREE SHIPPING', brand: null }, 'Oak Chair'],
    ['tells a segment once', { title: 'Oak Chair, Solid Wood, Oak Chair' }, 'Oak Chair, Solid Wood'],
    ['in capitals is calmed', { title: 'SOLID OAK CHAIR WITH ARMS' }, 'Solid Oak Chair with Arms'],
    [
      'keeps its model number and its figures',
      { title: 'Orvik LT-20 lamp, 1, 2 and 3 m' },
      'Orvik LT-20 lamp, 1, 2 and 3 m',
    ],
  ])('%s', (_title, fields, written) => {
    expect(titleOf(fields)).toBe(written);
  });

  test('that is too long loses whole segments from its end', () => {
    const title = 'Orvik Oak Chair with Arms, Hand Polished in the Old Way, Very Long Note on the Wood It Is Made Of';
    const written = draftFor({ title }).title;
    expect(written.content).toBe('Orvik Oak Chair with Arms, Hand Polished in the Old Way');
    expect(written.notes).toContain(
      'Left out "Very Long Note on the Wood It Is Made Of" to keep the title within 75 characters.',
    );
  });

  test('that is cut keeps both of two things joined, or neither', () => {
    const title = 'Orvik antenna adapter for most vehicles made before the year 2007 by Infiniti and Nissan motors';
    expect(titleOf({ title })).toBe('Orvik antenna adapter for most vehicles made before the year 2007');
  });

  test('of one long segment ends with a whole word that can end it', () => {
    const title = 'Orvik solid oak armchair hand polished in the old way with a cushion of wool for the cold evenings';
    expect(titleOf({ title })).toBe('Orvik solid oak armchair hand polished in the old way with a cushion');
  });

  test('in another language takes values under names of it, and no English words', () => {
    const attributes = [
      { name: 'Farbe', value: 'Blau' },
      { name: 'Inhalt', value: '2 l' },
      { name: 'Pack Size', value: '3' },
    ];
    expect(titleOf({ title: 'Kanne Alma', attributes }, { language: { code: 'de', isSure: true } })).toBe(
      'Kanne Alma, Blau',
    );
  });

  test('in another language is tidied, and nothing is added', () => {
    const fields = { title: 'Zephyr  300 !!', category: 'Lighting > Desk Lamps', attributes: [color('Negro')] };
    expect(titleOf(fields, { language: { code: 'es', isSure: true } })).toBe('Zephyr 300!');
  });

  test.each<[string, Partial<SourceProduct>, string]>([
    ['shorter', { title: 'Orvik Oak Chair, Hand Polished, With Arms' }, 'Orvik Oak Chair, Hand Polished'],
    ['shorter', { title: 'Orvik Stool', category: 'Mugs' }, 'Orvik Stool'],
    ['Keep the title under 20 characters', { title: 'Orvik Oak Chair, Hand Polished' }, 'Orvik Oak Chair'],
    ['at most 3 words', { title: 'Orvik Oak Chair, Hand Polished' }, 'Orvik Oak Chair'],
    ['start with hand polished', { title: 'Orvik Oak Chair, Hand Polished' }, 'Hand Polished Orvik Oak Chair'],
    [
      'mention hand rubbed',
      { title: 'Oak Chair', description: 'The varnish is hand rubbed.' },
      'Oak Chair, Hand Rubbed',
    ],
    ['avoid hand polished', { title: 'Orvik Oak Chair, Hand Polished' }, 'Orvik Oak Chair'],
    ['longer', { title: 'Oak Chair', attributes: [{ name: 'Style', value: 'Shaker' }] }, 'Oak Chair'],
    [
      'under 20 characters',
      { title: 'Orvik Kettle 0.9 L electric, Matt Black' },
      'Orvik Kettle 0.9 L electric, Matt Black',
    ],
  ])('follows the prompt "%s"', (prompt, fields, written) => {
    expect(titleOf(fields, { prompt })).toBe(written);
  });
});

test('a voice in another language is a language model’s work; the source’s is kept', () => {
  const notesOf = (language: 'en' | 'de', isSure = true) =>
    draftFor({ title: 'Desk Lamp' }, { voice: { language }, language: { code: 'en', isSure } }).title.notes.join(' ');
  expect(notesOf('de')).toContain('The voice asks for German, which needs a language model.');
  expect(notesOf('en', false)).toContain('The voice asks for English');
  expect(notesOf('en')).not.toContain('The voice asks');
});
