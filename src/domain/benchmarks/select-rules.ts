// Which rules hold for a product on a day: the narrowest of each subject.
import { findChannel, isMedia } from '#domain/channels/channel-limits.ts';
import type { RuleProduct } from './finding.ts';
import { anyCategory, type BenchmarkRule, generalRetailer } from './rule.ts';
import { isWorkspaceRule } from './workspace-rule.ts';

const mediaCategory = 'media';

/** Whether a rule of a category is for a product: one step of its category path bears that name. */
export function isInCategory(category: string, product: Pick<RuleProduct, 'category' | 'subcategory'>): boolean {
  if (category === anyCategory) return true;
  if (category === mediaCategory) return isMedia(product.category);
  const wanted = category.trim().toLowerCase();
  const steps = [product.category, product.subcategory].flatMap((name) => {
    const path = (name ?? '').toLowerCase();
    return [path, ...path.split(/[>/|]/)];
  });
  return steps.some((step) => step.trim() === wanted);
}

/** The name a retailer's rules go by: its channel where Copydesk knows it, else its name as such; `general` without one. */
export function packName(retailer: string | null): string {
  const channel = findChannel(retailer);
  if (channel !== generalRetailer) return channel;
  return (retailer ?? '').trim().replace(/\s+/g, ' ').toLowerCase() || generalRetailer;
}

/** A rule of the retailer goes before a general one, then one of the category, then the later one, then the workspace's own. */
function isNarrower(rule: BenchmarkRule, than: BenchmarkRule): boolean {
  const rank = (given: BenchmarkRule) =>
    [
      given.retailer === generalRetailer ? 0 : 1,
      given.category === anyCategory ? 0 : 1,
      given.from ?? '',
      isWorkspaceRule(given) ? 1 : 0,
    ] as const;
  const [a, b] = [rank(rule), rank(than)];
  for (const index of [0, 1, 2, 3] as const) {
    const [mine, other] = [a[index], b[index]];
    if (mine !== other) return mine > other;
  }
  return false;
}

let lastDay = { time: Number.NaN, day: '' };
/** The day of a time: listings are checked by the thousand at one time. */
function dayOf(on: Date): string {
  if (on.getTime() !== lastDay.time) lastDay = { time: on.getTime(), day: on.toISOString().slice(0, 10) };
  return lastDay.day;
}

const remembered = new WeakMap<readonly BenchmarkRule[], Map<string, readonly BenchmarkRule[]>>();
const mostRemembered = 2_000;

/** Rules in effect for a product on a day (UTC), in the order they were given. Remembered per retailer, category and day. */
export function selectRules(
  rules: readonly BenchmarkRule[],
  product: Pick<RuleProduct, 'retailer' | 'category' | 'subcategory'>,
  on: Date,
): readonly BenchmarkRule[] {
  const pack = packName(product.retailer);
  const day = dayOf(on);
  const known = remembered.get(rules) ?? new Map<string, readonly BenchmarkRule[]>();
  remembered.set(rules, known);
  const key = JSON.stringify([pack, product.category, product.subcategory, day]);
  const cached = known.get(key);
  if (cached) return cached;

  const bySubject = new Map<string, BenchmarkRule>();
  for (const rule of rules) {
    if (rule.retailer !== generalRetailer && rule.retailer !== pack) continue;
    if ((rule.from ?? day) > day || day > (rule.until ?? day) || !isInCategory(rule.category, product)) continue;
    const subject = `${rule.attribute}.${rule.subject}`;
    const present = bySubject.get(subject);
    if (!present || isNarrower(rule, present)) bySubject.set(subject, rule);
  }
  const chosen = new Set(bySubject.values());
  const selected = rules.filter((rule) => chosen.has(rule));
  if (known.size >= mostRemembered) known.clear();
  known.set(key, selected);
  return selected;
}
