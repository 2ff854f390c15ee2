import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { familyBlock, findFamilies, variantNames } from './find-families.ts';
import { mostMembers } from './most-members.ts';

const of = (titles: readonly string[], rest: Partial<Parameters<typeof familyBlock>[0]> = {}) =>
  titles.map((title, at) => ({
    id: at + 1,
    ...familyBlock({ title, brand: 'Nordhus', category: 'Home', subcategory: 'Lamps', ...rest }),
  }));

/** The families of products of one brand and category, as their titles. */
function familiesOf(...titles: string[]): string[][] {
  const blocks = Map.groupBy(of(titles), ({ block }) => block);
  return [...blocks].flatMap(([block, members]) =>
    block === undefined
      ? []
      : findFamilies(members.map(({ id, slots = [] }) => ({ id, slots }))).map((ids) =>
          ids.map((id) => titles[id - 1] ?? ''),
        ),
  );
}

describe('products of one brand and category are variants where their titles differ in one place by', () => {
  it.each([
    ['a color', ['Nordhus Desk Lamp, Black', 'Nordhus Desk Lamp, White', 'Nordhus desk lamp - Navy Blue']],
    ['an amount', ['Storage Box 12 L with Lid', 'Storage Box 40 L with Lid']],
    ['a size', ['Linen Apron, Size S', 'Linen Apron, Size XL']],
    ['a model', ['Cordless Drill BX140 18 V', 'Cordless Drill BX200 18 V']],
    ['a size and a color that stand together', ['Rug 80 x 150 cm, Grey', 'Rug 160 x 230 cm, Beige']],
    ['one color and two', ['Mug - Black', 'Mug - Black/White']],
  ])('%s', (_, titles) => {
    expect(familiesOf(...titles)).toEqual([titles]);
  });
});

it.each([
  ['other words', ['Steel Kettle 1.7 L', 'Glass Kettle 1.7 L', 'Steel Toaster 1.7 L']],
  ['two places', ['Box 12 L for Shelf, Black', 'Box 40 L for Shelf, White']],
  ['nothing', ['Gift Card', 'Gift Card']],
  ['nothing but case', ['Mug - Black', 'MUG – BLACK']],
  ['something no title says', ['Mug, Black', 'Mug, Black', 'Mug, White']],
  ['titles of nothing but what varies', ['12 L', '40 L']],
])('differ by %s: no variants', (_, titles) => {
  expect(familiesOf(...titles)).toEqual([]);
});

it('compares within one brand, category and subcategory', () => {
  const titles = ['Mug, Black', 'Mug, White'];
  const block = (rest: Parameters<typeof of>[1]) => of(titles, rest).map(({ block: text }) => text);
  expect(new Set(block({})).size).toBe(1);
  for (const rest of [{ brand: 'Fjell' }, { brand: null }, { category: 'Office' }, { subcategory: null }])
    expect(block(rest)[0], JSON.stringify(rest)).not.toBe(block({})[0]);
});

it('puts a product that differs from two groups into the larger one', () => {
  expect(
    familiesOf(
      'Box 12 L for Shelf, Black',
      'Box 12 L for Shelf, White',
      'Box 12 L for Shelf, Red',
      'Box 40 L for Shelf, Red',
    ),
  ).toEqual([['Box 12 L for Shelf, Black', 'Box 12 L for Shelf, White', 'Box 12 L for Shelf, Red']]);
});

it('takes more products than a list can name for no family', () => {
  const many = Array.from({ length: mostMembers + 1 }, (_, at) => ({ id: at + 1, slots: [`${at} L`] }));
  expect(findFamilies(many)).toEqual([]);
  expect(findFamilies(many.slice(1))).toHaveLength(1);
});

it('names each variant by what differs, as its title writes it', () => {
  expect(
    variantNames([
      { id: 1, slots: ['12 L', 'Navy Blue'] },
      { id: 2, slots: ['12 l', 'Black'] },
    ]),
  ).toEqual(['Navy Blue', 'Black']);
});

it('finds the same families in whatever order, each product in one at most and with the lowest id first', () => {
  const member = fc.record({
    slots: fc.tuple(fc.constantFrom('1 L', '2 L', '3 L', '4 L'), fc.constantFrom('red', 'blue', 'gray')),
  });
  fc.assert(
    fc.property(fc.array(member, { maxLength: 12 }), fc.infiniteStream(fc.nat()), (members, draw) => {
      const all = members.map(({ slots }, at) => ({ id: at + 1, slots }));
      const shuffled = all.toSorted(() => ((draw.next().value ?? 0) % 2 === 0 ? 1 : -1));
      const families = findFamilies(all);
      expect(findFamilies(shuffled)).toEqual(families);
      expect(new Set(families.flat()).size).toBe(families.flat().length);
      for (const ids of families) {
        expect(ids.length).toBeGreaterThan(1);
        expect(ids).toEqual(ids.toSorted((a, b) => a - b));
        const slots = ids.map((id) => all[id - 1]?.slots ?? ['', '']);
        expect([0, 1].map((slot) => new Set(slots.map((each) => each[slot])).size).toSorted((a, b) => a - b)).toEqual([
          1,
          ids.length,
        ]);
      }
    }),
  );
});
