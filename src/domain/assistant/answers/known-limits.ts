// The limits the assistant states: the workspace's own rules as they are now. The writer and the checks use the same ones.
import type { Bounds } from '#domain/benchmarks/finding.ts';
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import { boundsOf, limitsOf } from '#domain/benchmarks/rule-limits.ts';
import { packName, selectRules } from '#domain/benchmarks/select-rules.ts';
import { type ChannelLimits, findChannel } from '#domain/channels/channel-limits.ts';
import type { Part } from '#domain/parts/parts.ts';
import { forEachPart } from '#domain/parts/parts.ts';
import { channelName, type ProductFacts } from './product-facts.ts';

type LimitFacts = Pick<ProductFacts, 'product' | 'rules' | 'now'>;

export type KnownLimits = ChannelLimits & {
  /** What a rule asks at least, beyond what the channel's limits hold; null where none does. Characters, of images their number. */
  least: { title: number | null; bullet: number | null; description: number | null; images: number | null };
  /** Figures that no rule of the workspace sets, in words: those stated are the channel's own. */
  unruled: Readonly<Record<Part, readonly string[]>>;
};

/** The limits for the product, or for it on another channel. */
export function findLimits({ product, rules, now }: LimitFacts, retailer = product.retailer): KnownLimits {
  const asked = { retailer, category: product.category, subcategory: product.subcategory };
  const inEffect = selectRules(rules, asked, now);
  const bounds = (attribute: BenchmarkRule['attribute'], type: 'length' | 'count' | 'item-length') =>
    boundsOf(inEffect, { attribute, type });
  const [title, description] = [bounds('title', 'length'), bounds('description', 'length')];
  const [count, each, images] = [
    bounds('bullets', 'count'),
    bounds('bullets', 'item-length'),
    bounds('images', 'count'),
  ];
  const without = (said: readonly (readonly [string, Bounds])[]) =>
    said.filter(([, { max }]) => max === undefined).map(([figure]) => figure);
  return {
    ...limitsOf(asked, inEffect, now),
    least: {
      title: title.min ?? null,
      bullet: each.min ?? null,
      description: description.min ?? null,
      images: images.min ?? null,
    },
    unruled: {
      ...forEachPart(() => []),
      title: without([['length', title]]),
      bullets: without([
        ['number', count],
        ['length of each', each],
      ]),
      description: without([['length', description]]),
    },
  };
}

/** Whose limits they are, as `On … :` names them; null where neither Copydesk nor the workspace has any for this retailer. */
export function nameLimits({ product, rules }: Omit<LimitFacts, 'now'>, retailer = product.retailer): string | null {
  const channel = findChannel(retailer);
  if (channel !== 'general') return channelName(channel);
  const pack = packName(retailer);
  const isOwn = pack !== channel && rules.some((rule) => rule.retailer === pack);
  return isOwn ? (retailer ?? '').trim() : null;
}

/** Where the limits were found. */
export function foundLimits(now: Date): string {
  return `benchmark rules of this workspace as of ${now.toISOString().slice(0, 10)}`;
}
