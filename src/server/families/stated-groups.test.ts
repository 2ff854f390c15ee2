// Whatever the titles say: products of one stated group are one family, and those of two are in none together.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mostMembers } from '#domain/families/most-members.ts';
import { changedFamilies } from './compare-blocks.thread.ts';
import { blocksOf, type Titled } from './read-titles.thread.ts';

const product = fc.record({
  title: fc.constantFrom('Mug, Black', 'Mug, White', 'Mug, Red', 'Box 12 L with Lid', 'Box 40 L with Lid', 'Gift Card'),
  brand: fc.constantFrom('Nordhus', null),
  supplierId: fc.constantFrom(null, 1),
  group: fc.constantFrom(null, null, 'MUG', 'BOX', 'Mug, Black'),
});
type Drawn = Pick<Titled, 'title' | 'brand' | 'supplierId' | 'group'>;

/** The family of each product, as they are found without a database: a product with a SKU that is a group of none. */
function familyOf(drawn: readonly Drawn[]): Map<number, number | null> {
  const rest = { category: null, subcategory: null, shopId: null };
  const found = blocksOf(drawn.map((each, at) => ({ ...each, ...rest, id: at + 1, sku: `S-${at + 1}` })));
  const members = found.flatMap(({ id, block, slots, group }) =>
    block === null ? [] : [{ id, block, slots, familyId: null, isStated: group !== null }],
  );
  return new Map(changedFamilies(members).map(({ id, familyId }) => [id, familyId]));
}

const keyOf = ({ supplierId, group }: Drawn) => (group === null ? null : JSON.stringify([supplierId, group]));

it('makes one family of each group, whatever the titles, and mixes no two of them', () => {
  fc.assert(
    fc.property(fc.array(product, { maxLength: 14 }), (drawn) => {
      const families = familyOf(drawn);
      const groups = Map.groupBy(
        drawn.map((each, at) => ({ id: at + 1, key: keyOf(each) })),
        ({ key }) => key,
      );
      for (const [key, members] of groups) {
        const ids = members.map(({ id }) => id);
        const own = ids.map((id) => families.get(id) ?? null);
        if (key !== null) expect(own).toEqual(ids.map(() => (ids.length > 1 ? Math.min(...ids) : null)));
        // The others go by their titles, among themselves.
        else for (const family of own) expect(family === null || ids.includes(family)).toBe(true);
      }
    }),
  );
});

it('finds those whose group no file states as if there were no others', () => {
  fc.assert(
    fc.property(fc.array(product, { maxLength: 14 }), (drawn) => {
      const ids = drawn.flatMap(({ group }, at) => (group === null ? at + 1 : []));
      const alone = familyOf(drawn.filter(({ group }) => group === null));
      const families = familyOf(drawn);
      const expected = ids.map((_, at) => {
        const family = alone.get(at + 1);
        return family ? ids[family - 1] : undefined;
      });
      expect(ids.map((id) => families.get(id))).toEqual(expected);
    }),
  );
});

it('takes a group of more products than a list can name for no family', () => {
  const of = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ title: `T ${at}`, brand: null, supplierId: null, group: 'G' }));
  expect(familyOf(of(mostMembers)).size).toBe(mostMembers);
  expect(familyOf(of(mostMembers + 1)).size).toBe(0);
});
