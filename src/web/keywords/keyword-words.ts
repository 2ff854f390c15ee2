// How screens name lists, states and places of keywords.
import { CircleCheck, CircleDashed, CircleSlash, type LucideIcon } from 'lucide-react';
import type { CoverageCount, CoverageFigures, KeywordState, VolumeShare } from '#domain/keywords/coverage.ts';
import type { KeywordScope } from '#domain/keywords/default-keywords.ts';
import type { AppliedKeywords } from '#domain/keywords/keyword.ts';
import { partTable, type TextPart } from '#domain/parts/parts.ts';
import { formatNumber } from '#web/kit/format.ts';

export const scopeWords: Record<KeywordScope, string> = { category: 'Category', product: 'Product' };

export const stateWords: Record<KeywordState, { label: string; hint: string; icon: LucideIcon; ink: string }> = {
  placed: { label: 'Placed', hint: 'used in a text', icon: CircleCheck, ink: 'text-ok' },
  open: {
    label: 'Could be placed',
    hint: 'supported by a fact, not used yet',
    icon: CircleDashed,
    ink: 'text-warn-ink',
  },
  unsupported: { label: 'No supporting fact', hint: 'not used in drafts', icon: CircleSlash, ink: 'text-ink-faint' },
};

export const countKeywords = (count: number): string =>
  `${formatNumber(count)} ${count === 1 ? 'keyword' : 'keywords'}`;

export const nameScope = (scope: KeywordScope, name: string): string =>
  scope === 'category' ? `the category ${name}` : name;

/** Whose keywords a product's are. */
export function describeFrom(from: AppliedKeywords['from'], category: string | null): string {
  if (from === 'product') return 'Keywords of this product only.';
  if (from === 'category') return `Keywords of the category ${category}.`;
  return 'The four default keywords, because neither this product nor its category has its own keywords.';
}

/** `Title and description`. */
export function describePlaces(places: readonly TextPart[]): string {
  const names = places.map((part, at) => (at === 0 ? partTable[part].shortLabel : partTable[part].word));
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

const percent = (part: number, whole: number) => Math.round((part / whole) * 100);

/** What the placed keywords reach of the searches a month, and what they could. */
export function describeVolume({ total, placed, possible }: VolumeShare): string {
  const now = `${percent(placed, total)}% of ${formatNumber(total)} searches per month`;
  return possible > placed ? `${now}; ${percent(possible, total)}% possible with the facts` : now;
}

/** `3 of 8 placed`. */
export const describePlaced = ({ placed, open, unsupported }: CoverageFigures): string =>
  `${placed} of ${placed + open + unsupported} placed`;

const decimals = (value: number) => formatNumber(Math.round(value * 10) / 10);

/** How a category stands: `On average, a product uses 3.2 of 12 keywords. Its facts support 1.5 more.` */
export function describeAverage({ products, counts }: CoverageCount): string {
  const all = counts.reduce((sum, { placed }) => sum + placed, 0) / products;
  const more = counts.reduce((sum, { open }) => sum + open, 0) / products;
  const placed = `On average, a product uses ${decimals(all)} of ${countKeywords(counts.length)}`;
  return more > 0 ? `${placed}. Its facts support ${decimals(more)} more.` : `${placed}.`;
}
