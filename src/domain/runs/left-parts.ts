// What an action would skip of many products, and why.
import type { Part, Status } from '#domain/parts/parts.ts';
import { isLegalTransition } from '#domain/review/review.ts';
import type { SettableField } from './actions/set-field.action.ts';
import type { PartOrigins } from './choose-parts.ts';
import { type LeftReason, leftReasons } from './skip-reasons.ts';

/** A product, or so many that are alike: the parts or the field that an action would change, and the parts it would skip. */
export type Looked = {
  taken: readonly (Part | SettableField)[];
  left: readonly { part: Part; because: LeftReason }[];
  products?: number;
};

/** So many whole products, so many parts in all. */
type Left = { because: LeftReason; products: number; parts: number };

/** A product of which nothing is taken counts once, by the first reason in the order of `leftReasons`. */
export function countLeft(looked: readonly Looked[]): { taken: number; takenParts: number; left: Left[] } {
  const counts = new Map(leftReasons.map((because) => [because, { because, products: 0, parts: 0 }]));
  let taken = 0;
  let takenParts = 0;
  for (const { taken: parts, left, products = 1 } of looked) {
    for (const { because } of left) {
      const count = counts.get(because);
      if (count) count.parts += products;
    }
    takenParts += parts.length * products;
    if (parts.length > 0) taken += products;
    else {
      const why = leftReasons.find((reason) => left.some(({ because }) => because === reason));
      const count = why && counts.get(why);
      if (count) count.products += products;
    }
  }
  return { taken, takenParts, left: [...counts.values()].filter(({ parts, products }) => parts + products > 0) };
}

/** Decides by the status of the parts alone. Of a pending part there is nothing to roll back, and nothing to report. */
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
