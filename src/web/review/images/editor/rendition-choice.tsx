// Which file goes out for an image: the original, or one of the renditions made of it.
import { ShieldCheck } from 'lucide-react';
import { countNoun } from '#web/kit/count-noun.ts';
import { radioKeys } from '#web/kit/form/radio-keys.ts';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { sizeOf } from '../image-words.ts';
import { renditionName } from './editor-words.ts';
import type { Renditions } from './use-renditions.ts';

/** `chosen`: the hash of the rendition that goes out; null for the original. */
type RenditionChoiceProps = { of: Renditions; chosen: string | null };

export function RenditionChoice({ of, chosen }: RenditionChoiceProps) {
  const { renditions, isMaking, none, choose, verdictOf } = of;
  const { file } = of.original;
  const choices = [null, ...renditions];
  const current = choices.find((each) => (each?.hash ?? null) === chosen) ?? null;
  return (
    <div className="border-line border-t px-4 py-2.5">
      <div
        role="radiogroup"
        aria-label="File to export"
        onKeyDown={radioKeys(choices, current, choose)}
        className="grid grid-cols-2 gap-2 sm:grid-cols-[repeat(auto-fit,minmax(7rem,1fr))]"
      >
        {choices.map((rendition) => {
          const isChosen = rendition === current;
          const fixes = rendition ? (verdictOf(rendition)?.fixes.length ?? 0) : 0;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a radio input could not hold several lines
            <button
              key={rendition?.hash ?? 'original'}
              type="button"
              role="radio"
              aria-checked={isChosen}
              tabIndex={isChosen ? 0 : -1}
              onClick={() => choose(rendition)}
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-2 rounded-lg border border-line-strong px-2.5 py-1 text-left text-xs transition-colors duration-150 hover:bg-hover aria-checked:border-accent aria-checked:bg-accent-soft"
            >
              <span className="min-w-0">
                <span className="block truncate font-medium text-[0.8125rem]">
                  {rendition ? renditionName(rendition) : 'Original'}
                </span>
                <span className="block text-ink-soft tabular-nums">
                  {rendition ? sizeOf(rendition) : file ? sizeOf(file.measures) : 'Not measured'}
                </span>
              </span>
              {fixes > 0 && (
                <span className="inline-flex items-center gap-1 font-medium text-ok-ink">
                  <ShieldCheck aria-hidden className="size-3.5" />
                  {fixesWords(fixes)}
                </span>
              )}
            </button>
          );
        })}
        {isMaking && <Skeleton className="min-h-12 rounded-lg" />}
      </div>
      {/* Where only another photo helps, the rules say so. */}
      {none && none.photo === null && <p className="mt-1.5 text-ink-soft text-xs">{none.reason}</p>}
    </div>
  );
}

/** `Fixes 3 rules` */
const fixesWords = (count: number): string => `Fixes ${countNoun(count, 'rule')}`;
