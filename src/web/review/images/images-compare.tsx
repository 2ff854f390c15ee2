// The images part as a whole: the source's images beside the optimised order.
import type { ReactNode } from 'react';
import { Thumb } from '#web/kit/thumb.tsx';
import type { ViewMode } from '../review.search.ts';

type ImagesCompareProps = {
  before: readonly string[];
  after: readonly string[];
  isStarted: boolean;
  mode: ViewMode;
};

export function ImagesCompare({ before, after, isStarted, mode }: ImagesCompareProps) {
  if (!isStarted || mode === 'after') return <ImageRow images={after} />;
  return (
    <div className="grid gap-x-6 gap-y-4 md:grid-cols-2">
      <ImageColumn label="Original">
        <ImageRow images={before} gone={new Set(before.filter((url) => !after.includes(url)))} />
      </ImageColumn>
      <ImageColumn label="Optimized">
        <ImageRow images={after} />
      </ImageColumn>
    </div>
  );
}

function ImageColumn({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-1.5 font-medium text-ink-faint text-xs">{label}</h3>
      {children}
    </div>
  );
}

function ImageRow({ images, gone }: { images: readonly string[]; gone?: ReadonlySet<string> }) {
  if (images.length === 0) return <p className="text-ink-faint italic">No images</p>;
  return (
    <ol className="flex flex-wrap gap-2">
      {images.map((url, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same address can stand twice
        <li key={`${url}-${index}`} className="relative">
          <Thumb src={url} alt={index === 0 ? 'Hero image' : `Image ${index + 1}`} className="size-18" />
          <span className="absolute bottom-1 left-1 rounded bg-surface px-1 font-medium text-2xs text-ink-soft tabular-nums shadow-card">
            {index === 0 ? 'Hero' : index + 1}
          </span>
          {gone?.has(url) && <p className="mt-0.5 text-center text-2xs text-bad-ink">Removed</p>}
        </li>
      ))}
    </ol>
  );
}
