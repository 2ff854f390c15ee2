// What an action would leave of many products, and why.
import type { Part, Status } from '#domain/parts/parts.ts';
import { isLegalTransition } from '#domain/review/review.ts';
import type { PartOrigins } from './choose-parts.ts';
import { type LeftReason, leftReasons, type SettableField } from './run-action.ts';

/** A product, or so many that are alike: the parts an action would take, or another field of it, and those it would leave. */
export type Looked = {
  taken: readonly (Part | SettableField)[];
  left: readonly { part: Part; because: LeftReason }[];
  products?: number;
};

/** So many products wholly, so many parts in all. */
export type Left = { because: LeftReason; products: number; parts: number };

/** A product of which nothing is taken counts once, by the reason that tells most of it. */
export function countLeft(looked: readonly Looked[]): { taken: number; left: Left[] } {
  const counts = new Map(leftReasons.map((because) => [because, { because, products: 0, parts: 0 }]));
  let taken = 0;
  for (const { taken: parts, left, products = 1 } of looked) {
    for (const { because } of left) {
      const count = counts.get(because);
      if (count) count.parts += products;
    }
    if (parts.length > 0) taken += products;
    else {
      const why = leftReasons.find((reason) => left.some(({ because }) => because === reason));
      const count = why && counts.get(why);
      if (count) count.products += products;
    }
  }
  return { taken, left: [...counts.values()].filter(({ parts, products }) => parts + products > 0) };
}

/** What decides of the parts by their status alone; what is pending already leaves nothing to roll back, and nothing to tell. */
export function lookByStatus(
  content: PartOrigins | null,
  asked: readonly Part[],
  to: Status,
): Omit<Looked, 'products'> {
  if (!content) return { taken: [], left: asked.map((part) => ({ part, because: 'never-written' })) };
  const taken = asked.filter((part) => isLegalTransition(content.parts[part].status, to));
  const rest = to === 'pending' ? [] : asked.filter((part) => !taken.includes(part));
  return { taken, left: rest.map((part) => ({ part, because: 'not-pending' })) };
}
