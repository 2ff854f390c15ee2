// What was measured of an image, and of the rendition that goes out in its place; and whether it is what the rules ask for.
import { CircleCheck, type LucideIcon, OctagonX, TriangleAlert } from 'lucide-react';
import type { FileFact } from '#domain/benchmarks/kinds/shown-image.ts';
import type { ImageFile } from '#domain/images/image-file.ts';
import type { FactState, FileVerdict } from '#domain/writing/images/check-files.ts';
import { cn } from '#web/kit/cn.ts';
import { fileWords, percent, sizeOf } from '../image-words.ts';

type FileFactsProps = {
  original: ImageFile | null;
  rendition: ImageFile | null;
  /** Of the file that goes out. */
  states: FileVerdict['facts'];
};

const facts: readonly { fact: FileFact; label: string; read: (file: ImageFile) => string }[] = [
  { fact: 'size', label: 'Size', read: ({ measures }) => sizeOf(measures) },
  { fact: 'ground', label: 'White background', read: ({ measures }) => percent(measures.whiteBorder) },
  { fact: 'fill', label: 'Fill', read: ({ measures: { fill } }) => (fill === null ? 'Unknown' : percent(fill)) },
  {
    fact: 'sharpness',
    label: 'Sharpness',
    read: ({ measures: { sharpness } }) => (sharpness === null ? 'Unknown' : String(Math.round(sharpness))),
  },
  { fact: 'file', label: 'File', read: fileWords },
];

const looks: Readonly<Record<FactState, { word: string; tone: string; Icon: LucideIcon }>> = {
  kept: { word: 'Passes', tone: 'text-ok-ink', Icon: CircleCheck },
  advise: { word: 'Not as advised', tone: 'text-ink-soft', Icon: TriangleAlert },
  warn: { word: 'Not as recommended', tone: 'text-warn-ink', Icon: TriangleAlert },
  block: { word: 'Not as required', tone: 'text-bad-ink', Icon: OctagonX },
};

export function FileFacts({ original, rendition, states }: FileFactsProps) {
  const goesOut = rendition ?? original;
  if (!goesOut) return null;
  return (
    <dl
      aria-label="What was measured"
      className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-x-4 gap-y-2 border-line border-t px-4 py-2.5 text-xs"
    >
      {facts.map(({ fact, label, read }) => {
        const state = states[fact];
        return (
          <div key={fact} className={cn('min-w-0', fact === 'file' && 'col-span-2')}>
            <dt className="text-ink-soft">{label}</dt>
            <dd className="text-ink-soft tabular-nums">
              {original && rendition && read(original) !== read(rendition) && <>{read(original)} → </>}
              <span className={cn('font-medium text-ink', state && looks[state].tone)}>{read(goesOut)}</span>
              {/* Keeps its room, so that nothing below moves when it is known. */}
              <span className={cn('flex min-h-4 items-center gap-1', state && looks[state].tone)}>
                {state && <State {...looks[state]} />}
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function State({ word, Icon }: (typeof looks)[FactState]) {
  return (
    <>
      <Icon aria-hidden className="size-3.5 shrink-0" />
      {word}
    </>
  );
}
