// What is said of the use of an attribute, and of a change of it.
import type { AttributeUse } from '#domain/attributes/attribute-uses.ts';
import type { CatalogueAttribute } from '#domain/attributes/attributes.contract.ts';
import { formatNumber } from '#web/kit/format.ts';

export const useWords: Readonly<Record<AttributeUse, string>> = {
  title: 'In titles',
  told: 'In text',
  hidden: 'Hidden',
};

/** What each use does, for anyone who chooses one. */
export const useHints: Readonly<Record<AttributeUse, string>> = {
  title: 'used in bullets and descriptions, and in titles if there is room',
  told: 'used in bullets and descriptions',
  hidden: 'left out of all drafts and never sent to a language model',
};

type Counted = Pick<CatalogueAttribute, 'products' | 'drafts' | 'titleDrafts'>;

/** How many products have a draft the change is about: whether an attribute stands in titles is a matter of titles alone. */
function countTouched({ drafts, titleDrafts }: Counted, before: AttributeUse, after: AttributeUse): number {
  if (before === after) return 0;
  return before === 'hidden' || after === 'hidden' ? drafts : titleDrafts;
}

/** One sentence on the drafts that were written before the change. Nothing writes them again by itself. */
export function describeTouched(counted: Counted, before: AttributeUse, after: AttributeUse): string {
  const count = countTouched(counted, before, after);
  if (count === 0) return 'This does not affect drafts that wait for review.';
  const isTitle = before !== 'hidden' && after !== 'hidden';
  const drafts = `${isTitle ? 'Titles' : 'Drafts'} of ${formatNumber(count)} ${count === 1 ? 'product' : 'products'}`;
  return `${drafts} that wait for review do not change until you generate them again.`;
}

/** `“Material” is hidden`, `“Material” is hidden by default` */
export function describeUse(name: string, use: AttributeUse, isChosen: boolean): string {
  const now = { title: 'is used in titles and text', told: 'is used in text', hidden: 'is hidden' }[use];
  return `“${name}” ${now}${isChosen ? '' : ' by default'}`;
}
