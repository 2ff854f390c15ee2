// Standing policies in words: where each one applies, what it approves, and what came of it.
import { partNames, partTable } from '#domain/parts/parts.ts';
import type { Policies, PolicyInput, PolicyPreview } from '#domain/review/approval-policy.contract.ts';
import { countNoun } from '#web/kit/count-noun.ts';
import { formatNumber } from '#web/kit/format.ts';

/** `Best Buy, Cables and Chargers` */
export function describeWhere({ retailer, category }: Pick<PolicyInput, 'retailer' | 'category'>): string {
  return [retailer, category].filter((name) => name !== null).join(', ') || 'Whole workspace';
}

/** `title, bullets` */
export function describeParts({ parts }: Pick<PolicyInput, 'parts'>): string {
  const named = partNames.filter((part) => parts.includes(part));
  return named.length === partNames.length ? 'all parts' : named.map((part) => partTable[part].word).join(', ');
}

/** Names a policy among others: `Whole workspace, all parts`. */
export function nameWhere(policy: Pick<PolicyInput, 'retailer' | 'category' | 'parts'>): string {
  return `${describeWhere(policy)}, ${describeParts(policy)}`;
}

/** `up to 6 words`; null where it approves no change, or one of any size. */
export function describeSmall({ takesClean, mostWords }: Pick<PolicyInput, 'takesClean' | 'mostWords'>): string | null {
  return takesClean && mostWords !== null ? `up to ${countNoun(mostWords, 'word')}` : null;
}

/** `Unchanged, clean up to 6 words. 5% always reviewed`: all of it in one line. */
export function describePolicy(policy: PolicyInput): string {
  const small = describeSmall(policy);
  const taken = [policy.takesUnchanged ? 'unchanged' : '', policy.takesClean ? `clean${small ? ` ${small}` : ''}` : ''];
  const list = taken.filter((name) => name !== '').join(', ');
  return `${list.charAt(0).toUpperCase()}${list.slice(1)}. ${policy.share}% always reviewed`;
}

/** `1,204 parts, 3 edited later (0.2%)` */
export function describeOutcome({ approved, escapes }: Pick<Policies, 'approved' | 'escapes'>): string {
  if (approved === 0) return 'no parts approved';
  if (escapes === 0) return `${countNoun(approved, 'part')}, none edited later`;
  const percent = (escapes / approved) * 100;
  const share = percent < 0.1 ? 'under 0.1' : String(Number(percent.toFixed(1)));
  return `${countNoun(approved, 'part')}, ${formatNumber(escapes)} edited later (${share}%)`;
}

/** `The first 200 of 412 products.`; null where the preview names them all. */
export function describeCut({ products, productIds }: PolicyPreview): string | null {
  if (products <= productIds.length) return null;
  return `The preview opens the first ${formatNumber(productIds.length)} of ${countNoun(products, 'product')}.`;
}
