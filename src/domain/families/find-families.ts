// Families: products whose files say that they are variants of one, and products of one brand and category whose titles differ in one slot, each from
// every other.
import type { Product } from '#domain/catalogue/product.ts';
import { mostMembers } from './most-members.ts';
import { fold, titleSlots } from './title-slots.ts';

/** So many products of one block are compared: a title that more of them share says too little. */
export const largestBlock = 1_000;

type Titled = Pick<Product, 'title' | 'brand' | 'category' | 'subcategory'>;

/**
 * The block a product is compared in, as text that equals for products of one brand, one category and one title but for its slots, and what
 * stands in these. Null for a title without slots, and for one of nothing else.
 */
export function familyBlock(
  { title, brand, category, subcategory }: Titled,
  { pattern, slots } = titleSlots(title),
): { block: string; slots: string[] } | null {
  if (slots.length === 0 || !/\p{L}/u.test(pattern)) return null;
  return { block: JSON.stringify([brand, category, subcategory, pattern]), slots };
}

/** The supplier whose codes they are: those of two suppliers have nothing to do with each other. */
type Grouped = { supplierId: number | null };

/** The block of the products of one group as files state it, whatever their titles say; equal for one supplier's code alone. */
export const groupBlock = ({ supplierId }: Grouped, code: string): string =>
  JSON.stringify(['stated group', supplierId, code]);

/** A product of a block, with what stands in the slots of its title. */
export type BlockMember = { id: number; slots: readonly string[] };

type SlotGroup = { slot: number; members: readonly BlockMember[] };

/** Those of a block that differ in this slot alone, for each way the other slots are filled. */
const alikeBut = (members: readonly BlockMember[], slot: number): SlotGroup[] =>
  [...Map.groupBy(members, ({ slots }) => JSON.stringify(slots.toSpliced(slot, 1))).values()].map((group) => ({
    slot,
    members: group,
  }));

/** Those that nobody else is alike: where two say the same of the slot, they differ in something no title says. */
function toldApart({ slot, members }: SlotGroup): BlockMember[] {
  const named = Map.groupBy(members, ({ slots }) => slots[slot] ?? '');
  return members.filter(({ slots }) => named.get(slots[slot] ?? '')?.length === 1);
}

/**
 * The families of a block: each product is in one at most, the largest of those it could be in that is still open; the lowest id comes first. The
 * same members give the same families, in whatever order they are given.
 */
export function findFamilies(members: readonly BlockMember[]): number[][] {
  const sorted = members.map(({ id, slots }) => ({ id, slots: slots.map(fold) })).toSorted((a, b) => a.id - b.id);
  const groups = (sorted[0]?.slots ?? []).flatMap((_, slot) => alikeBut(sorted, slot));
  const taken = new Set<BlockMember>();
  return groups
    .toSorted((a, b) => b.members.length - a.members.length)
    .flatMap(({ slot, members: all }) => {
      const open = toldApart({ slot, members: all.filter((member) => !taken.has(member)) });
      if (open.length < 2 || open.length > mostMembers) return [];
      for (const member of open) taken.add(member);
      return [open.map(({ id }) => id)];
    });
}

/** The family of products whose files state one group: all of them, by id, unless it is one alone, or more than a list can name. */
export function groupFamily(ids: readonly number[]): number[] {
  return ids.length < 2 || ids.length > mostMembers ? [] : ids.toSorted((a, b) => a - b);
}

/** What each member of a family found by titles is told apart by: what stands in the slot that differs, in their order. */
export function variantNames(members: readonly BlockMember[]): string[] {
  const [first] = members;
  const slot = first?.slots.findIndex((_, at) => new Set(members.map(({ slots }) => fold(slots[at] ?? ''))).size > 1);
  return members.map(({ slots }) => slots[slot ?? 0] ?? '');
}
