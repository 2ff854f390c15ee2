// What a trial shows, in words: the whole of it in a few sentences, and its figures by name.
import { partTable, textParts } from '#domain/parts/parts.ts';
import type { TriedProduct } from '#domain/prompts/prompt-trial.contract.ts';
import { summariseTrial, type TrialMeans } from '#domain/prompts/trial-summary.ts';
import { formatNumber } from '#web/kit/format.ts';

export type FigureRow = {
  name: string;
  before: string;
  after: string;
  /** Above or below zero; null where both are the same as they are shown. */
  change: string | null;
  /** Whether the change is for the better; null where neither more nor less is. */
  isBetter: boolean | null;
};

function rowOf(
  name: string,
  [before, after]: readonly [number, number],
  { digits = 0, unit = '', wanted = 0 }: { digits?: number; unit?: string; wanted?: 1 | -1 | 0 },
): FigureRow {
  const [from, to] = [Number(before.toFixed(digits)), Number(after.toFixed(digits))];
  const change = Number((to - from).toFixed(digits));
  const write = (value: number) => `${digits > 0 ? value.toFixed(digits) : formatNumber(value)}${unit}`;
  return {
    name,
    before: write(from),
    after: write(to),
    change: change === 0 ? null : `${change > 0 ? '+' : '−'}${write(Math.abs(change))}`,
    isBetter: wanted === 0 || change === 0 ? null : Math.sign(change) === wanted,
  };
}

/** The means of all products that were tried. Shorter is not better by itself; more quality and fewer findings are. */
export function figureRows(before: TrialMeans, after: TrialMeans): FigureRow[] {
  return [
    ...textParts.map((part) =>
      rowOf(`${partTable[part].shortLabel}, characters`, [before.lengths[part], after.lengths[part]], {}),
    ),
    rowOf('Listing Quality', [before.quality, after.quality], { digits: 1, unit: '%', wanted: 1 }),
    rowOf('Open claims', [before.openClaims, after.openClaims], { digits: 1, wanted: -1 }),
    rowOf('Rules broken', [before.brokenRules, after.brokenRules], { digits: 1, wanted: -1 }),
  ];
}

/** What changes for one product, beside its Listing Quality: `Title 95 → 58 characters`. */
export function describeTried({ before, after, changes }: TriedProduct): string {
  if (changes.length === 0) return 'Nothing changes';
  const open = (of: TriedProduct['before']) => of.unsupported + of.contradicted;
  const counts = [
    ['open claims', open(before), open(after)],
    ['rules broken', before.brokenRules.length, after.brokenRules.length],
  ] as const;
  return [
    ...changes.map(
      ({ part }) =>
        `${partTable[part].shortLabel} ${formatNumber(before.lengths[part])} → ${formatNumber(after.lengths[part])} characters`,
    ),
    ...counts.flatMap(([what, from, to]) => (from === to ? [] : [`${what} ${from} → ${to}`])),
  ].join(' · ');
}

/** How much of it has been tried and what that shows, for all to hear. */
export function summarise(tried: readonly TriedProduct[], total: number): string {
  const { changed } = summariseTrial(tried);
  const of =
    tried.length < total
      ? `${tried.length} of ${formatNumber(total)} ${total === 1 ? 'product' : 'products'} tested`
      : `${total === 1 ? 'The only product' : `All ${formatNumber(total)} products`} tested`;
  if (changed === 0) return `${of}: the prompt changes nothing.`;
  const which = changed === tried.length ? (changed === 1 ? 'it' : 'all of them') : `${changed} of them`;
  return `${of}: ${which} would change.`;
}

type LineNote = { text: string; note: string };

/** Lines of the prompt that do not count everywhere: what needs a model, and what narrower prompts override on some products. */
export function noteLines(tried: readonly TriedProduct[], isBuiltIn: boolean): LineNote[] {
  const [first] = tried;
  return (first?.lines ?? []).flatMap(({ text, needsModel }, index) => {
    const lost = tried.filter(({ lines }) => lines[index]?.overridden).length;
    if (lost > 0)
      return [
        {
          text,
          note: `is overridden by another prompt on ${lost} of ${tried.length} ${tried.length === 1 ? 'product' : 'products'}`,
        },
      ];
    if (isBuiltIn && needsModel)
      return [{ text, note: 'needs a language model; the built-in writer does not follow it' }];
    const missed = tried.filter(({ lines }) => lines[index]?.isFollowed === false).length;
    return missed > 0
      ? [
          {
            text,
            note: `is not followed on ${missed} of ${tried.length} ${tried.length === 1 ? 'product' : 'products'}`,
          },
        ]
      : [];
  });
}
