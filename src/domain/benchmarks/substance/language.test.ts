// Listings in other languages than English: what cannot be read there is not checked.
import { expect, test } from 'vitest';
import { noAims } from '../aims.ts';
import { plainProduct } from '../kinds/test-target.ts';
import { nounMeasure } from './noun.measure.ts';
import { ListingReading } from './read-listing.ts';

const read = (title: string, description: string, facts: Record<string, string>) =>
  new ListingReading(
    { title, description },
    {
      ...plainProduct,
      category: null,
      attributes: Object.entries(facts).map(([name, value]) => ({ name, value })),
    },
    noAims,
  );
const english = { Color: 'Blue', Capacity: '28 L', Material: 'Polyester', Weight: '1 kg' };
const german = { Farbe: 'Blau', Volumen: '28 L', Material: 'Polyester', Gewicht: '1 kg' };

test.each([
  ['names of attributes', 'Trekkingrucksack Alpin', 'Leicht, wasserdicht, robust, bequem, langlebig', german],
  [
    'letters',
    'Sac à dos de randonnée',
    'Léger, imperméable, solide, confortable',
    { Poche: 'deux', Bretelles: 'rembourrées' },
  ],
  [
    'small words',
    'Trekkingrucksack Alpin',
    'Leicht und robust mit viel Platz',
    { Tragesystem: 'gepolstert', Fach: 'gross', Gurt: 'breit', Stoff: 'dicht' },
  ],
])('another language is recognized by its %s', (_name, title, description, facts) => {
  const reading = read(title, description, facts);
  expect(reading.isForeign).toBe(true);
  expect(reading.senseless.description).toBe(false);
  expect(nounMeasure.measure(reading, 'substance')).toBeNull();
});

test.each([
  ['English', 'Trail backpack', 'A light pack for long days in the hills', english],
  ['one French name in it', 'Lumière backpack', 'Light, sturdy', english],
  ['a word of another language in it', 'La Mer backpack', 'A light pack for long days on the road', english],
  ['nothing that tells', 'Wexil florn', 'Tarpo brill snode grundel', english],
  [
    'made-up Latin',
    'Wexil florn',
    'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua',
    english,
  ],
])('none by %s', (_name, title, description, facts) => {
  expect(read(title, description, facts).isForeign).toBe(false);
});

test('text of no words stays text of no words', () => {
  expect(read('Wexil florn', 'Tarpo brill snode grundel', english).senseless.description).toBe(true);
  expect(read('Rucksack für Bäder', 'Qwera zxcva asdfe tyuie', german).senseless.description).toBe(true);
});

test('English texts are English, whatever language the attributes are in', () => {
  const attributes = { Altersgruppe: 'Erwachsene', Größe: 'für alle', Farbe: 'Grün', Stoff: 'Lycra' };
  const text = 'Adjustable straps over the shoulders. Quick drying and fully lined. A matte finish for the beach.';
  expect(read('Sophie Top', text, attributes).isForeign).toBe(false);
  expect(read('Sophie Top', '', attributes).isForeign).toBe(true);
});
