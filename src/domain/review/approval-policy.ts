// A standing policy: what may be approved without a look. Nothing is, unless somebody said so; what is open is never taken by any policy.
import { isInCategory, packName } from '#domain/benchmarks/select-rules.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { type Part, type PartContent, pickParts } from '#domain/parts/parts.ts';
import { type BrokenRules, isApprovable, type PartCheck } from './part-check.ts';

export type ApprovalPolicy = {
  id: number;
  /** Null for all of them. */
  retailer: string | null;
  category: string | null;
  parts: readonly Part[];
  /** Parts that equal their source, or have no text in source and draft. */
  takesUnchanged: boolean;
  /** Parts that differ from their source and are clean. */
  takesClean: boolean;
  /** Of these only where at most so many words differ; null for any number. */
  mostWords: number | null;
  /** Percent of the products that are left to a person all the same. */
  share: number;
  isOn: boolean;
};

type PolicyProduct = Pick<Product, 'retailer' | 'category' | 'subcategory'>;

const covers = ({ retailer, category }: ApprovalPolicy, product: PolicyProduct): boolean =>
  (retailer === null || packName(retailer) === packName(product.retailer)) &&
  (category === null || isInCategory(category, product));

/** A retailer narrows more than a category does; of two alike the later one holds. */
const narrowness = ({ retailer, category, id }: ApprovalPolicy): [number, number] => [
  (retailer === null ? 0 : 2) + (category === null ? 0 : 1),
  id,
];

/** The narrowest policy for a part of a product; null where none covers it, or the one that does is switched off. */
export function policyFor(
  policies: readonly ApprovalPolicy[],
  product: PolicyProduct,
  part: Part,
): ApprovalPolicy | null {
  const [narrowest] = policies
    .filter((policy) => policy.parts.includes(part) && covers(policy, product))
    .toSorted((a, b) => {
      const [[a1, a2], [b1, b2]] = [narrowness(a), narrowness(b)];
      return b1 - a1 || b2 - a2;
    });
  return narrowest?.isOn ? narrowest : null;
}

const wordsOf = (value: string | readonly string[]): string[] =>
  [value].flat().flatMap((text) => text.split(/\s+/u).filter((word) => word !== ''));

/** How many words only one of two texts has, each as often as it has it more than the other. */
export function countChangedWords(before: string | readonly string[], after: string | readonly string[]): number {
  const balance = new Map<string, number>();
  for (const word of wordsOf(before)) balance.set(word, (balance.get(word) ?? 0) + 1);
  for (const word of wordsOf(after)) balance.set(word, (balance.get(word) ?? 0) - 1);
  return [...balance.values()].reduce((sum, count) => sum + Math.abs(count), 0);
}

/**
 * Whether a product is among those a person looks at even if the policy would approve it: the same answer for the same content, spread evenly over
 * all. A multiplicative hash (Knuth) of id and version; `share` in percent.
 */
export function isAlwaysLookedAt(productId: number, version: number, share: number): boolean {
  const mixed = Math.imul(Math.imul(productId, 0x9e37_79b1) ^ Math.imul(version, 0x85eb_ca77), 0xc2b2_ae3d);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32 < share / 100;
}

type ApprovalRequest = {
  product: PolicyProduct & Partial<PartContent>;
  productId: number;
  version: number;
  /** The text of the part as it would be approved. */
  value: string | readonly string[];
};

/** The policy that approves a part, or null: what is open, or breaks a must rule, is taken by none. */
export function findPolicy(
  policies: readonly ApprovalPolicy[],
  check: PartCheck,
  facts: BrokenRules,
  { product, productId, version, value }: ApprovalRequest,
): ApprovalPolicy | null {
  if (!isApprovable(check, facts)) return null;
  const policy = policyFor(policies, product, check.part);
  if (!policy || isAlwaysLookedAt(productId, version, policy.share)) return null;
  if (check.value !== 'changed') return policy.takesUnchanged ? policy : null;
  if (!policy.takesClean) return null;
  const { mostWords } = policy;
  return mostWords === null || countChangedWords(pickParts(product)[check.part], value) <= mostWords ? policy : null;
}
