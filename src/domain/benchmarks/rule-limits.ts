// The limits a writer keeps, read from the benchmark rules in effect: who changes a rule changes what is written.
import type { Bounds } from '#domain/benchmarks/finding.ts';
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { type ChannelLimits, channelLimits } from '#domain/channels/channel-limits.ts';

type LimitQuery = {
  attribute: BenchmarkRule['attribute'];
  type: 'length' | 'count' | 'item-length';
  isIdeal?: boolean;
};

/** The narrowest bounds of the rules of one kind; a rule in words bounds no characters, and the other way round. */
export function boundsOf(
  rules: readonly BenchmarkRule[],
  { attribute, type, isIdeal = false }: LimitQuery,
  unit: 'text' | 'words' = 'text',
): Bounds {
  const bounds: Bounds = {};
  for (const rule of rules) {
    if (rule.attribute !== attribute || rule.benchmarkType !== type || rule.rule.isIdeal !== isIdeal) continue;
    const isInWords = 'unit' in rule.rule && rule.rule.unit === 'words';
    if (isInWords !== (unit === 'words')) continue;
    const { min, max } = rule.rule;
    if (min !== undefined) bounds.min = Math.max(bounds.min ?? 0, min);
    if (max !== undefined) bounds.max = Math.min(bounds.max ?? Number.POSITIVE_INFINITY, max);
  }
  return bounds;
}

/** Limits for a product by the rules in effect for it; where none of them sets a figure, the channel's own on that day. */
export function limitsOf(
  product: Pick<SourceProduct, 'retailer' | 'category'>,
  inEffect: readonly BenchmarkRule[],
  on: Date,
): ChannelLimits {
  const own = channelLimits(product.retailer, product.category, on);
  const max = boundsOf(inEffect, { attribute: 'title', type: 'length' }).max ?? own.title.max;
  const aim = boundsOf(inEffect, { attribute: 'title', type: 'length', isIdeal: true }).max ?? own.title.aim;
  const count = boundsOf(inEffect, { attribute: 'bullets', type: 'count' });
  const most = Math.max(1, count.max ?? own.bullets.max);
  return {
    channel: own.channel,
    title: { max, aim: Math.min(aim, max) },
    bullets: {
      min: Math.min(count.min ?? own.bullets.min, most),
      max: most,
      maxChars: boundsOf(inEffect, { attribute: 'bullets', type: 'item-length' }).max ?? own.bullets.maxChars,
      totalChars: boundsOf(inEffect, { attribute: 'bullets', type: 'length' }).max ?? own.bullets.totalChars,
    },
    description: {
      maxChars: boundsOf(inEffect, { attribute: 'description', type: 'length' }).max ?? own.description.maxChars,
      minWords:
        boundsOf(inEffect, { attribute: 'description', type: 'length' }, 'words').min ?? own.description.minWords,
      html: own.description.html,
    },
    images: { max: boundsOf(inEffect, { attribute: 'images', type: 'count' }).max ?? own.images.max },
  };
}
