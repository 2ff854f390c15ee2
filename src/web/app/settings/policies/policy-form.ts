// The form of a standing policy: what stands in it, the policy it amounts to, and what is wrong with it.
import { type Part, partNames } from '#domain/parts/parts.ts';
import { type PolicyInput, type StoredPolicy, usualShare } from '#domain/review/approval-policy.contract.ts';

type PolicyForm = {
  /** Empty for all of them. */
  retailer: string;
  category: string;
  parts: Part[];
  takesUnchanged: boolean;
  takesClean: boolean;
  isSmallOnly: boolean;
  mostWords: number;
  share: number;
};

/** Where small changes are chosen, before another number is: as the design of the queue draws it. */
const usualWords = 6;

export function toPolicyForm(stored: StoredPolicy | null): PolicyForm {
  return {
    retailer: stored?.retailer ?? '',
    category: stored?.category ?? '',
    parts: stored?.parts ?? [...partNames],
    takesUnchanged: stored?.takesUnchanged ?? true,
    takesClean: stored?.takesClean ?? false,
    isSmallOnly: (stored?.mostWords ?? null) !== null,
    mostWords: stored?.mostWords ?? usualWords,
    share: stored?.share ?? usualShare,
  };
}

/** A policy that is off stays off. */
export function toPolicyInput(form: PolicyForm, stored: StoredPolicy | null): PolicyInput {
  const { retailer, category, parts, takesUnchanged, takesClean, isSmallOnly, mostWords, share } = form;
  return {
    retailer: retailer || null,
    category: category || null,
    parts,
    takesUnchanged,
    takesClean,
    mostWords: takesClean && isSmallOnly ? mostWords : null,
    share,
    isOn: stored?.isOn ?? true,
  };
}

/** One sentence a field. */
export function findPolicyErrors({ parts, takesUnchanged, takesClean }: PolicyForm): Record<string, string> {
  return {
    ...(parts.length === 0 ? { parts: 'Select at least one part.' } : {}),
    ...(takesUnchanged || takesClean ? {} : { takesUnchanged: 'Select unchanged parts, clean parts or both.' }),
  };
}
