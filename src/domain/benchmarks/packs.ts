// The built-in rule packs, and which of them a product is judged by.
import { channelFigures } from '#domain/writing/channel-limits.data.ts';
import { findChannel } from '#domain/writing/channel-limits.ts';
import { adviceRules } from './advice-rules.data.ts';
import { channelRules } from './channel-rules.ts';
import type { JudgedProduct } from './finding.ts';
import { forbiddenRules } from './forbidden-rules.ts';
import { generalRules } from './general-rules.data.ts';
import { type BenchmarkRule, generalRetailer } from './rule.ts';
import { selectRules } from './select-rules.ts';

/** Every rule Copydesk ships: the general pack and what each channel has beside or instead of it. */
export const builtInRules: readonly BenchmarkRule[] = [
  ...generalRules,
  ...channelRules(),
  ...adviceRules,
  ...forbiddenRules(),
];

/** The pack a product is judged by: its name, how many of its rules are whose, and where they were read. */
export type Pack = {
  /** A channel such as `amazon`, or `general`. */
  id: string;
  name: string;
  isGeneral: boolean;
  rules: number;
  /** Rules of the channel itself; the others are general ones. */
  channelRules: number;
  unverifiedRules: number;
  /** Pages the channel's rules were read on, each once. */
  sources: string[];
};

/** The pack of the product's retailer, or the general one where the retailer is unknown or has no rules of its own. */
export function packOf(
  product: Pick<JudgedProduct, 'retailer' | 'category' | 'subcategory'>,
  rules: readonly BenchmarkRule[],
  on: Date,
): Pack {
  const channel = findChannel(product.retailer);
  const inEffect = selectRules(rules, product, on);
  const own = inEffect.filter(({ retailer }) => retailer !== generalRetailer);
  const pages = own.filter(({ standing }) => standing === 'official' || standing === 'third-party');
  const isGeneral = own.length === 0;
  return {
    id: isGeneral ? generalRetailer : channel,
    name: (isGeneral ? undefined : channelFigures[channel]?.label) ?? 'General',
    isGeneral,
    rules: inEffect.length,
    channelRules: own.length,
    unverifiedRules: own.filter(({ standing }) => standing === 'unverified').length,
    sources: [...new Set(pages.map(({ source }) => source))],
  };
}
