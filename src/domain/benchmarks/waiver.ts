// A waiver: a person's decision that a rule does not hold back some products. A waived rule is still shown and costs its points as before.
import type { RuleProduct } from './finding.ts';
import { isInCategory, packName } from './select-rules.ts';
import type { Waived } from './waived.ts';

/** The days it holds, as rules write them: a waiver that ends changes what counts from the next day on, as a rule that ends does. */
export const daysOf = ({ until }: Pick<Waived, 'until'>): { until?: string } => (until === null ? {} : { until });

type WaivedProduct = Pick<RuleProduct, 'retailer' | 'brand' | 'category' | 'subcategory'>;

const fold = (name: string | null) => (name ?? '').trim().toLowerCase();

/** Whether a waiver covers a product. `id` is null of a product that is not stored yet. */
export function coversProduct(waiver: Waived, product: WaivedProduct, id: number | null): boolean {
  switch (waiver.scope) {
    case 'retailer':
      return packName(waiver.value) === packName(product.retailer);
    case 'brand':
      return fold(waiver.value) === fold(product.brand);
    case 'category':
      return isInCategory(waiver.value, product);
    case 'products':
      return id !== null && waiver.productIds.includes(id);
  }
}

/** The ids of the rules that are waived for a product on a day (UTC, as `2026-02-28`). */
export function waivedRules(
  waivers: readonly Waived[],
  product: WaivedProduct,
  id: number | null,
  day: string,
): ReadonlySet<string> {
  if (waivers.length === 0) return none;
  return new Set(
    waivers
      .filter((waiver) => (waiver.until ?? day) >= day && coversProduct(waiver, product, id))
      .flatMap(({ ruleIds }) => ruleIds),
  );
}

const none: ReadonlySet<string> = new Set();
