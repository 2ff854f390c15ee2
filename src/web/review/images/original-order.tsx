// The images as the source has them, each with the place it has now.
import type { ImageDetail } from '#domain/images/image-detail.ts';
import { findPlaces } from './image-changes.ts';
import type { KnownImages } from './images.queries.ts';
import { originalOf } from './picture.ts';
import { ShownPicture } from './shown-picture.tsx';

type OriginalOrderProps = {
  source: readonly string[];
  details: readonly ImageDetail[];
  known: KnownImages | undefined;
};

export function OriginalOrder({ source, details, known }: OriginalOrderProps) {
  if (source.length === 0) return null;
  return (
    <div className="flex gap-4 rounded-lg bg-sunken px-3.5 py-2.5 max-sm:flex-col max-sm:gap-2">
      <h3 className="shrink-0 font-medium text-ink-soft text-xs sm:w-14 sm:pt-4">Original order</h3>
      <ol aria-label="Original order" className="flex min-w-0 flex-wrap gap-x-4 gap-y-2">
        {findPlaces(source, details).map(({ url, from, to, words }) => (
          <li key={url} className="w-16 text-center text-2xs">
            <ShownPicture
              isSmall
              picture={originalOf(known, url, 160)}
              alt=""
              className={to === null ? 'mx-auto size-12.5 opacity-50' : 'mx-auto size-12.5'}
            />
            <p className="mt-1 font-medium tabular-nums">{to === null || to === from ? from : `${from} → ${to}`}</p>
            <p className="text-ink-soft">{words}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
