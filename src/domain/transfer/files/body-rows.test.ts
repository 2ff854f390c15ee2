import { describe, expect, test } from 'vitest';
import { createBodyFilter, createLeftOutLog, describeBody } from './body-rows.ts';
import { digestRows } from './digest-rows.ts';

const split = (rows: readonly string[]) => rows.map((row) => row.split('|'));

/** Why each row is left out, and a dot for those that stay. */
function sort(...rows: string[]): string {
  const cells = split(rows);
  const body = describeBody(digestRows(cells), 4);
  if (!body) return 'no shape';
  const filter = createBodyFilter(body);
  return cells.map((row) => filter(row) ?? '.').join(' ');
}

const lamp = 'A-1|Lamp|A lamp|10';
const shade = 'A-2|Shade|A shade|20';
const cord = 'A-3|Cord|A cord|5';

describe('headings and notes', () => {
  test.each<[string, string[], string]>([
    ['in the first column', ['Lamps|||', lamp, shade], 'heading . .'],
    ['in any column', [lamp, '||Delivery in May|', shade], '. heading .'],
    ['behind the products', [lamp, shade, 'Prices without tax.'], '. . heading'],
    ['beside all columns', [lamp, shade, '||||note'], '. . heading'],
    ['before each product', ['Lamps|||', lamp, 'Shades|||', shade, 'Cords|||', cord], 'heading . heading . heading .'],
  ])('%s are left out', (_what, rows, expected) => {
    expect(sort(...rows)).toBe(expected);
  });

  test.each<[string, string[]]>([
    ['a code alone is a product without data', [lamp, 'A-9|||', shade]],
    ['a word written like a code', ['AB-X|Lamp|A lamp|10', 'CD-X|Shade|A shade|20', 'EF-X|||']],
    ['two cells', [lamp, 'Lamps|of oak||', shade]],
    ['an amount alone', [lamp, shade, '|||99']],
  ])('%s stays', (_what, rows) => {
    expect(sort(...rows)).toBe(rows.map(() => '.').join(' '));
  });

  test('where products leave much empty, a single cell may be one', () => {
    expect(sort('Mug|Cup|Clay|', 'Glass|||', 'Plate|Dish|Clay|', 'Bowl|||')).toBe('. . . .');
    expect(sort('A-1|10||', 'A-2|20||', 'A-3|||')).toBe('no shape');
    expect(sort(lamp, 'Mug|||', 'Cup|||', 'Bowl|||', 'Jar|||', 'Pot|||')).toBe('no shape');
  });
});

describe('totals', () => {
  test.each<[string, string[], string]>([
    ['of all rows', [lamp, shade, cord, 'Total|||35'], '. . . total'],
    ['of two rows, where it stands apart', [lamp, shade, '|||', 'Total|||30'], '. . . total'],
    ['without a word', [lamp, shade, cord, '|||35'], '. . . total'],
    ['with how many there are', ['A-1|Lamp|2|10', 'A-2|Shade|3|20', 'A-3|Cord|4|5', '||3|35'], '. . . total'],
    [
      'of sections and of all',
      [lamp, shade, cord, 'x|||35', cord, cord, cord, 'y|||15', 'z|||50'],
      '. . . total . . . total total',
    ],
    [
      'with what follows in the same cells',
      [lamp, shade, cord, 'Net|||35', 'Tax|||7', 'Sum|||42'],
      '. . . total total total',
    ],
    [
      'of amounts as they are written',
      ['A-1|a|b|1.299,50 €', 'A-2|c|d|0,50 €', 'A-3|e|f|1 €', 'S|||1.301,00 €'],
      '. . . total',
    ],
    [
      'of prices whose thousands are parted',
      ['A-1|a|b|1,200', 'A-2|c|d|800', 'A-3|e|f|1,150', 'S|||3,150'],
      '. . . total',
    ],
    ['of rows with an apostrophe', ["A-1|a|b|1'200", 'A-2|c|d|300', 'A-3|e|f|50', 'S|||1 550'], '. . . total'],
    [
      'of numbers of three digits behind a point',
      ['A-1|a|b|1.000.000', 'A-2|c|d|0.500', 'A-3|e|f|2', 'S|||1000002.5'],
      '. . . total',
    ],
  ])('%s are left out', (_what, rows, expected) => {
    expect(sort(...rows)).toBe(expected);
  });

  test.each<[string, string[]]>([
    ['another amount', [lamp, shade, cord, 'Total|||36']],
    ['the price of a set of the two before, and what has no code either', [lamp, shade, 'Set|||30', 'Gift card|||50']],
    ['a price that is the number of rows', [lamp, shade, cord, 'Sticker|||3']],
    ['a product that costs as much as all before', [lamp, shade, 'A-3|||30']],
    ['a number before a name', ['10|Lamp|A lamp|5', '20|Shade|A shade|9', '30|Cord||']],
    ['a full row', [lamp, shade, cord, 'Total|of|all|35']],
    ['a code and a name', ['OAK|Stool|a|20', 'PINE|Bench|b|30', 'ASH|Chair|c|40', 'TRIO|Set of all||90']],
    ['the price of the only row before', [lamp, 'Like it|||10', shade]],
  ])('%s stays', (_what, rows) => {
    expect(sort(...rows)).toBe(rows.map(() => '.').join(' '));
  });
});

test('what is left out is said once, with the first rows of each kind', () => {
  const log = createLeftOutLog();
  expect(log.take()).toEqual([]);
  for (const row of [3, 5, 8, 9, 12, 1_400]) log.note({ row, leftOut: 'heading' });
  log.note({ row: 2, leftOut: 'total', sheet: 'Lamps' });
  log.note({ row: 7, leftOut: 'names' });
  expect(log.take()).toEqual([
    {
      row: 3,
      column: null,
      value: null,
      reason:
        'Not imported, because they are not products: 6 headings or notes (rows 3, 5, 8, 9, 12, …); 1 row of totals (row 2 of “Lamps”); 1 repeated row of column names (row 7).',
    },
  ]);
});
