// The images of a part on a phone: one large picture, and below it all of them as thumbnails. A swipe or a tap moves; neither decides.

import { Check, ChevronDown, Columns2, Copy, Star, TriangleAlert, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { ImageFault, ImageFaults } from '#domain/benchmarks/find-image-faults.ts';
import type { ImageEntry } from '#domain/review/content.ts';
import type { SecondPersonNeed } from '#domain/review/second-person.ts';
import { measureImagesAction } from '#domain/runs/actions/measure-images.action.ts';
import { Badge, StatusBadge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { cn } from '#web/kit/cn.ts';
import { countNoun } from '#web/kit/count-noun.ts';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import { pictureElementId } from '../commands/sight.ts';
import type { PartCommands } from '../commands/use-part-commands.ts';
import type { ImageChange } from './image-changes.ts';
import { nameOf, notesOf, sizeOf } from './image-words.ts';
import type { KnownImages } from './images.queries.ts';
import { LookLine } from './look-line.tsx';
import { originalOf, pictureOf } from './picture.ts';
import { ShownPicture } from './shown-picture.tsx';

type PhonePicturesProps = {
  images: readonly ImageEntry[];
  known: KnownImages | undefined;
  /** The address of the image the keys and the bar act on; null for the part as a whole. */
  current: string | null;
  changes: readonly ImageChange[];
  faults: ImageFaults;
  /** Which approvals of the product need a second person; null until it is known. */
  need: SecondPersonNeed | null;
  commands: PartCommands;
  /** Loads and measures again; null while that is under way. */
  onRetry: (() => void) | null;
};

/** So far a finger goes, in pixels, before it is a swipe. */
const swipeFrom = 45;

export function PhonePictures(props: PhonePicturesProps) {
  const { images, current, commands } = props;
  const touched = useRef<{ x: number; y: number } | null>(null);
  const shown = images.find(({ url }) => url === current) ?? images[0];
  if (!shown) return null;
  const decided = images.filter(({ status }) => status !== 'pending').length;
  const stepBy = (by: 1 | -1) => {
    const next = images[shown.order + by];
    if (next) commands.goToPicture(next.url);
  };
  return (
    <div className="space-y-3">
      <ul
        aria-label="Picture"
        onTouchStart={({ touches }) => {
          const touch = touches[0];
          touched.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
        }}
        onTouchEnd={({ changedTouches }) => {
          const touch = changedTouches[0];
          const from = touched.current;
          touched.current = null;
          if (!from || !touch) return;
          const [x, y] = [touch.clientX - from.x, touch.clientY - from.y];
          if (Math.abs(x) >= swipeFrom && Math.abs(x) > 2 * Math.abs(y)) stepBy(x < 0 ? 1 : -1);
        }}
      >
        <LargePicture key={shown.url} {...props} image={shown} />
      </ul>
      <Thumbnails {...props} shown={shown} />
      <p className="text-center text-ink-soft text-xs">
        Swipe for the next picture. {decided} of {images.length} decided.
      </p>
    </div>
  );
}

type LargePictureProps = PhonePicturesProps & { image: ImageEntry };

function LargePicture({ image, known, current, changes, faults, need, commands, onRetry }: LargePictureProps) {
  const [isOriginal, setOriginal] = useState(false);
  const picture = isOriginal ? originalOf(known, image.url, 1_200) : pictureOf(known, image, 1_200);
  const own = changes.filter(({ before, after }) => (after ?? before)?.url === image.url);
  const notes = notesOf(image, picture, faults[image.url] ?? [], need);
  const choose = () => commands.choosePicture(image.url);
  return (
    <li
      id={pictureElementId(image.order)}
      tabIndex={-1}
      aria-label={nameOf(image)}
      aria-current={current === image.url || undefined}
      onFocusCapture={choose}
      onPointerDown={choose}
      className={cn(
        'scroll-mt-17 overflow-hidden rounded-lg border border-line',
        current === image.url && 'border-accent ring-1 ring-accent',
      )}
    >
      <div className="relative">
        <ShownPicture picture={picture} alt={nameOf(image)} isFramed={false} className="h-86 w-full rounded-none" />
        <span className="absolute top-2 left-2 inline-flex h-7 items-center gap-1 rounded-md border border-line bg-surface px-2 font-medium text-xs shadow-card">
          {image.type === 'hero' && <Star aria-hidden className="size-3.5" />}
          {nameOf(image)}
        </span>
        {image.rendition && (
          <Button
            size="sm"
            aria-pressed={isOriginal}
            onClick={() => setOriginal(!isOriginal)}
            className="absolute top-2 right-2"
          >
            <Columns2 aria-hidden />
            Original
          </Button>
        )}
        <div className="absolute inset-x-2 bottom-2 flex flex-wrap gap-1">
          <StatusBadge status={image.status} className="shadow-card" />
          {notes.map(({ text, title, tone }) => (
            <Badge key={text} tone={tone} title={title} className="shadow-card">
              <span className="truncate">{text}</span>
            </Badge>
          ))}
        </div>
      </div>
      <div className="divide-y divide-line border-line border-t text-[0.8125rem]">
        {own.map(({ id, title, text }) => (
          <div key={id} className="px-3.5 py-2">
            <p className="font-medium">{title}</p>
            <p className="text-ink-soft text-xs">{text}</p>
          </div>
        ))}
        <p className="flex min-h-11 items-center justify-between gap-3 px-3.5 py-2">
          <span className="wrap-anywhere min-w-0">{image.alt ? `Alt: ${image.alt}` : 'No alt text'}</span>
          {picture.file && (
            <span className="shrink-0 text-ink-soft text-xs tabular-nums">{sizeOf(picture.file.measures)}</span>
          )}
        </p>
        <LookLine image={image} className="px-3.5 py-2" />
        <Faults faults={faults[image.url] ?? []} />
        {picture.cause?.canRetry && (
          <div className="px-3.5 py-2">
            <Allowed to={measureImagesAction}>
              <Button size="sm" busy={onRetry === null} onClick={() => onRetry?.()}>
                Try again
              </Button>
            </Allowed>
          </div>
        )}
      </div>
    </li>
  );
}

/** The rules it breaks, in one row that opens. */
function Faults({ faults }: { faults: readonly ImageFault[] }) {
  if (faults.length === 0) return null;
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-3.5 text-warn-ink">
        <TriangleAlert aria-hidden className="size-4" />
        <span className="flex-1">{countNoun(faults.length, 'rule')} open</span>
        <ChevronDown aria-hidden className="size-4 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <ul className="space-y-1.5 px-3.5 pb-2.5 text-xs">
        {faults.map(({ ruleId, label, message }) => (
          <li key={ruleId}>
            <span className="font-medium">{label}.</span> {message}.
          </li>
        ))}
      </ul>
    </details>
  );
}

function Thumbnails({ images, known, faults, commands, shown }: PhonePicturesProps & { shown: ImageEntry }) {
  return (
    <ol aria-label="All pictures" className="flex gap-2 overflow-x-auto p-0.5">
      {images.map((image) => (
        <li key={image.url} className="shrink-0">
          <button
            type="button"
            aria-current={image === shown || undefined}
            onClick={() => commands.goToPicture(image.url)}
            className="relative block rounded-lg aria-[current]:ring-2 aria-[current]:ring-accent"
          >
            <ShownPicture
              isSmall
              picture={pictureOf(known, image, 160)}
              alt=""
              className={cn('size-16.5', image.leftOut !== undefined && 'opacity-50')}
            />
            <span className="absolute top-1 left-1 rounded bg-surface px-1 font-medium text-2xs shadow-card">
              {image.leftOut === undefined ? image.order + 1 : '–'}
            </span>
            <span className="sr-only">
              {nameOf(image)}, {image.leftOut === undefined ? '' : 'left out, '}
              {image.status}
            </span>
            <StateSign image={image} hasFaults={(faults[image.url] ?? []).length > 0} />
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Its state in a corner: decided, left out, or with something wrong. */
function StateSign({ image: { status, leftOut }, hasFaults }: { image: ImageEntry; hasFaults: boolean }) {
  const sign = (look: string, icon: ReactNode) => (
    <span className={`absolute right-1 bottom-1 grid size-5 place-items-center rounded-full [&_svg]:size-3.5 ${look}`}>
      {icon}
    </span>
  );
  if (status === 'approved') return sign('bg-ok-strong text-on-ok', <Check aria-hidden />);
  if (status === 'rejected') return sign('bg-bad-soft text-bad-ink', <X aria-hidden />);
  if (leftOut !== undefined) return sign('bg-sunken text-ink-soft', <Copy aria-hidden />);
  return hasFaults && sign('bg-warn-soft text-warn-ink', <TriangleAlert aria-hidden />);
}
