// What was measured of an image, and of the rendition that goes out in its place.
import type { ReactNode } from 'react';
import type { ImageFile } from '#domain/images/image-file.ts';
import { fileWords, percent, sizeOf } from '../image-words.ts';

type FileFactsProps = { original: ImageFile | null; rendition: ImageFile | null };

export function FileFacts({ original, rendition }: FileFactsProps) {
  const measured = original ?? rendition;
  if (!measured) return null;
  const fact = (label: string, read: (file: ImageFile) => string) => (
    <Fact label={label}>
      {original && rendition && read(original) !== read(rendition) ? (
        <>
          {read(original)} → <span className="font-medium text-ink">{read(rendition)}</span>
        </>
      ) : (
        <span className="font-medium text-ink">{read(rendition ?? measured)}</span>
      )}
    </Fact>
  );
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-2 border-line border-t px-4 py-2.5 text-xs">
      {fact('Size', ({ measures }) => sizeOf(measures))}
      {fact('White ground', ({ measures }) => percent(measures.whiteBorder))}
      {fact('Fill', ({ measures: { fill } }) => (fill === null ? 'Unknown' : percent(fill)))}
      {fact('Sharpness', ({ measures: { sharpness } }) =>
        sharpness === null ? 'Unknown' : `${Math.round(sharpness)}`,
      )}
      {fact('File', fileWords)}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="text-ink-soft tabular-nums">{children}</dd>
    </div>
  );
}
