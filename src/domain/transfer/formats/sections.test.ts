// Price lists in sections: their headings come with the products, and columns without a name are read too.
import { expect, test } from 'vitest';
import { createTableScanner } from '../files/scan-table.ts';
import { recognizeDelimited } from './recognize-table.ts';

/** The records of a table of text, each as its columns and cells; `null` for a row that is left out. */
function read(...lines: string[]): (Record<string, string> | null)[] {
  const text = `${lines.join('\n')}\n`;
  const { layout } = recognizeDelimited(text, true);
  const scanner = createTableScanner(layout.dialect, layout.shape, { body: layout.body });
  return [...scanner.push(text), ...scanner.end()].map(({ fields, leftOut }) =>
    leftOut === undefined ? Object.fromEntries(fields) : null,
  );
}
const names = 'Artikelnr;Bezeichnung;Beschreibung;Preis';
const lamp = 'L-10;Stehlampe;Lampe aus Eiche;49,00';
const shade = 'L-11;Schirm;Schirm aus Leinen;19,00';
const mug = 'T-20;Becher;Becher aus Ton;9,00';
const plate = 'T-21;Teller;Teller aus Ton;12,00';

test('the headings of several sections come with the products below them', () => {
  expect(read(names, 'Lampen;;;', lamp, shade, 'Geschirr;;;', mug, plate).map((row) => row?.Section)).toEqual([
    undefined,
    'Lampen',
    'Lampen',
    undefined,
    'Geschirr',
    'Geschirr',
  ]);
});

test('a note among the products begins no section, nor does a single heading', () => {
  const note = 'Alle Preise verstehen sich in Euro.;;;';
  expect(read(names, 'Lampen;;;', lamp, note, shade, 'Geschirr;;;', mug, plate)[3]?.Section).toBe('Lampen');
  expect(read(names, 'Preisliste;;;', lamp, shade, mug, plate).filter((row) => row && 'Section' in row)).toEqual([]);
});

test('where the names of the columns come again below each heading, the one above the first counts too', () => {
  const rows = read(
    ';Lampen;;',
    names,
    lamp,
    shade,
    ';Geschirr;;',
    names,
    mug,
    plate,
    ';Boden;;',
    names,
    'B-1;Matte;Matte aus Kork;5,00',
  );
  expect(rows.flatMap((row) => row?.Section ?? [])).toEqual(['Lampen', 'Lampen', 'Geschirr', 'Geschirr', 'Boden']);
});

test('the section has a name of its own', () => {
  const own = 'Artikelnr;Section;Beschreibung;Preis';
  const [, row] = read(
    own,
    'Lampen;;;',
    'L-10;A;Lampe aus Eiche;49,00',
    'L-11;B;Schirm;19,00',
    'Geschirr;;;',
    'T-1;C;Ton;9,00',
  );
  expect(row).toMatchObject({ Section: 'A', 'Section (2)': 'Lampen' });
});

test('a first row of known names is the header, whatever else it names and however few rows are below', () => {
  const facts = Array.from({ length: 40 }, (_, at) => `Fact ${'abcdefghij'[at % 10]}${'klmn'[at % 4]}${at}`);
  const header = ['SKU', 'Title', 'Description', 'Price', 'Brand', ...facts].join(';');
  const row = (sku: string) => [sku, 'Becher', 'Becher aus Ton', '9,00', 'Nordhus', ...facts].join(';');
  expect(read(header, row('T-1'), row('T-2'))[0]).toMatchObject({ SKU: 'T-1', Title: 'Becher' });
});

test('columns without a name are read where most rows have them, and refused where few do', () => {
  const short = 'Artikelnr;Bezeichnung;Preis';
  const wide = [1, 2, 3, 4].map((at) => `W-${at}0;Wort ${at};1,00;neu;${at}`);
  expect(read(short, ...wide)[0]).toEqual({
    Artikelnr: 'W-10',
    Bezeichnung: 'Wort 1',
    Preis: '1,00',
    'Column 4': 'neu',
    'Column 5': '1',
  });
  const narrow = [5, 6, 7, 8, 9].map((at) => `W-${at}0;Wort ${at};1,00`);
  expect(Object.keys(read(short, ...narrow, 'W-99;Wort;1,00;neu')[0] ?? {})).toEqual(short.split(';'));
});
