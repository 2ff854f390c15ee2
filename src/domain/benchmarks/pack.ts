// Which pack of rules a product is checked by.
import { channelFigures } from '#domain/channels/channel-limits.data.ts';
import type { RuleProduct } from './finding.ts';
import { type BenchmarkRule, generalRetailer } from './rule.ts';
import { packName, selectRules } from './select-rules.ts';

/** The name of a pack as people write it. */
export function packLabel(retailer: string): string {
  return retailer === generalRetailer ? 'General' : (channelFigures[retailer]?.label ?? retailer);
}

/** The pack a product is checked by: its name, how many of its rules are whose, and where they were read. */
export type Pack = {
  /** A channel such as `amazon`, the name of a retailer the workspace has rules for, or `general`. */
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
  product: Pick<RuleProduct, 'retailer' | 'category' | 'subcategory'>,
  rules: readonly BenchmarkRule[],
  on: Date,
): Pack {
  const pack = packName(product.retailer);
  const inEffect = selectRules(rules, product, on);
  const own = inEffect.filter(({ retailer }) => retailer !== generalRetailer);
  const pages = own.filter(({ standing }) => standing === 'official' || standing === 'third-party');
  const isGeneral = own.length === 0;
  return {
    id: isGeneral ? generalRetailer : pack,
    name: isGeneral ? 'General' : (channelFigures[pack]?.label ?? product.retailer ?? pack),
    isGeneral,
    rules: inEffect.length,
    channelRules: own.length,
    unverifiedRules: own.filter(({ standing }) => standing === 'unverified').length,
    sources: [...new Set(pages.map(({ source }) => source))],
  };
}
