// Which file goes out for an image: the original, or one of the renditions made of it.
import type { Rendition } from '#domain/images/image-detail.ts';
import type { ImageFile } from '#domain/images/image-file.ts';
import { radioKeys } from '#web/kit/form/radio-keys.ts';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { sizeOf } from '../image-words.ts';
import { renditionName } from './editor-words.ts';

type RenditionsProps = {
  original: ImageFile | null;
  /** Those that can be chosen, each once. */
  renditions: readonly Rendition[];
  /** The hash of the chosen one; null for the original. */
  chosen: string | null;
  isMaking: boolean;
  onChoose: (rendition: Rendition | null) => void;
};

export function Renditions({ original, renditions, chosen, isMaking, onChoose }: RenditionsProps) {
  const choices = [null, ...renditions];
  const current = choices.find((each) => (each?.hash ?? null) === chosen) ?? null;
  return (
    <div
      role="radiogroup"
      aria-label="Which file goes out"
      onKeyDown={radioKeys(choices, current, onChoose)}
      className="grid grid-cols-2 gap-2 border-line border-t px-4 py-2.5 sm:grid-cols-[repeat(auto-fit,minmax(7rem,1fr))]"
    >
      {choices.map((rendition) => {
        const isChosen = rendition === current;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a radio input could not hold two lines
          <button
            key={rendition?.hash ?? 'original'}
            type="button"
            role="radio"
            aria-checked={isChosen}
            tabIndex={isChosen ? 0 : -1}
            onClick={() => onChoose(rendition)}
            className="min-h-12 rounded-lg border border-line-strong px-2.5 py-1 text-left text-xs transition-colors duration-150 hover:bg-hover aria-checked:border-accent aria-checked:bg-accent-soft"
          >
            <span className="block truncate font-medium text-[0.8125rem]">
              {rendition ? renditionName(rendition) : 'Original'}
            </span>
            <span className="block text-ink-soft tabular-nums">
              {rendition ? sizeOf(rendition) : original ? sizeOf(original.measures) : 'Not measured'}
            </span>
          </button>
        );
      })}
      {isMaking && <Skeleton className="min-h-12 rounded-lg" />}
    </div>
  );
}
