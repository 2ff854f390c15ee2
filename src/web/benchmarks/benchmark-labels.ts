// How levels, measures, limits and sources of benchmark rules are written on the screen.
import type { Attribute, Bounds, Measure } from '#domain/benchmarks/finding.ts';
import { goodQuality } from '#domain/benchmarks/listing-figures.ts';
import { countOf } from '#domain/benchmarks/range.ts';
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import { workspaceSource } from '#domain/benchmarks/workspace-rule.ts';
import type { Standing } from '#domain/channels/channel-limits.data.ts';
import { forEachPart, partTable } from '#domain/parts/parts.ts';

export const attributeLabels: Readonly<Record<Attribute, string>> = {
  ...forEachPart((part) => partTable[part].shortLabel),
  facts: 'Product facts',
  substance: 'Substance',
};

/** Bands of Listing Quality: good from 80, fair from 60, poor below, as Walmart's Listing Quality has them. */
export function qualityBand(quality: number): { tone: 'ok' | 'warn' | 'bad'; word: string } {
  if (quality >= goodQuality) return { tone: 'ok', word: 'Good' };
  return quality >= 60 ? { tone: 'warn', word: 'Fair' } : { tone: 'bad', word: 'Poor' };
}

/** What was measured, such as `947 characters`, `found twice` or `80% in capitals`. */
export function writeMeasure({ value, unit }: Measure): string {
  if (unit === 'percent') return `${value}% in capitals`;
  if (unit !== 'times') return countOf(value, unit);
  if (value === 0) return 'none found';
  if (value <= 2) return value === 1 ? 'once' : 'twice';
  return `${value.toLocaleString('en')} times`;
}

/** The bounds in words: `1,000 to 2,000`, `at least 2`, `at most 75`, `none`. */
export function writeLimit({ min, max }: Bounds): string {
  const lower = min?.toLocaleString('en');
  const upper = max?.toLocaleString('en');
  if (lower !== undefined && upper !== undefined) return lower === upper ? lower : `${lower} to ${upper}`;
  if (lower !== undefined) return `at least ${lower}`;
  return max === 0 ? 'none' : `at most ${upper}`;
}

/** Whether a rule names an ideal rather than a requirement. */
export function isIdealRule(rule: BenchmarkRule): boolean {
  return 'isIdeal' in rule.rule && rule.rule.isIdeal;
}

const standingLabels: Readonly<Record<Standing, string>> = {
  official: 'Channel’s own page',
  'third-party': 'Third-party page',
  own: 'Copydesk’s advice',
  unverified: 'Unverified',
};
export function standingLabel(standing: Standing): string {
  return standingLabels[standing];
}

/** A source of ours: our advice, and what it follows. */
export function writeOwnSource(source: string): string {
  const rest = source.replace(/^Copydesk(?=$|[\s,:])/, '');
  return rest === source ? `${standingLabel('own')}, based on ${source}` : `${standingLabel('own')}${rest}`;
}

/** A source of the workspace itself, which may name where it comes from. */
export function writeWorkspaceSource(source: string): string {
  return source === workspaceSource ? 'Workspace rule' : `Workspace rule, based on ${source}`;
}
