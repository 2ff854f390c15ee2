// One image under review: the picture with what is wrong with it, what is known of it, and its decision.

import { RefreshCw, Sparkles, Star } from 'lucide-react';
import type { ImageFault } from '#domain/benchmarks/find-image-faults.ts';
import type { Status } from '#domain/parts/parts.ts';
import type { ImageEntry } from '#domain/review/content.ts';
import type { SecondPersonNeed } from '#domain/review/second-person.ts';
import { measureImagesAction } from '#domain/runs/actions/measure-images.action.ts';
import { Badge, StatusBadge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { cn } from '#web/kit/cn.ts';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import { pictureElementId } from '../commands/sight.ts';
import { ImageActions, type Mine } from './image-actions.tsx';
import { nameOf, notesOf, percent, sizeOf } from './image-words.ts';
import { LookLine } from './look-line.tsx';
import type { Picture } from './picture.ts';
import { ShownPicture } from './shown-picture.tsx';

type ImageCardProps = {
  image: ImageEntry;
  picture: Picture;
  faults: readonly ImageFault[];
  /** The keys act on it. */
  isCurrent: boolean;
  /** Another image than that of the source. */
  isNewHero: boolean;
  mine: Mine;
  /** Which approvals of the product need a second person; null until it is known. */
  need: SecondPersonNeed | null;
  busyReason: string | undefined;
  onChoose: () => void;
  onDecide: (to: Status) => void;
  onEdit: () => void;
  /** Loads and measures it again; null while that is under way. */
  onRetry: (() => void) | null;
};

export function ImageCard(props: ImageCardProps) {
  const { image, picture, isCurrent, mine, busyReason, onChoose, onDecide, onEdit } = props;
  const isHero = image.type === 'hero';
  return (
    <li
      id={pictureElementId(image.order)}
      tabIndex={-1}
      aria-current={isCurrent || undefined}
      aria-label={nameOf(image)}
      onFocusCapture={onChoose}
      onPointerDown={onChoose}
      className={cn(
        'scroll-mt-28 scroll-mb-20 overflow-hidden rounded-lg border border-line focus-visible:outline-offset-0',
        isCurrent && 'border-accent ring-1 ring-accent',
      )}
    >
      <div className={cn(!isHero && 'flex')}>
        <div className={cn('relative', !isHero && 'w-32.5 shrink-0 border-line border-r')}>
          <ShownPicture
            picture={picture}
            alt={nameOf(image)}
            isSmall={!isHero}
            isFramed={false}
            className={cn(
              'w-full rounded-none',
              isHero ? 'aspect-[284/268]' : 'h-full min-h-32.5',
              image.leftOut !== undefined && 'opacity-50',
            )}
          />
          <OnPicture {...props} />
        </div>
        <ImageText {...props} />
      </div>
      <ImageActions
        name={nameOf(image)}
        status={image.status}
        mine={mine}
        busyReason={busyReason}
        onDecide={onDecide}
        onEdit={onEdit}
      />
    </li>
  );
}

/** What stands on the picture: its place above, and at its foot what is wrong with it. */
function OnPicture({ image, picture, faults, need, isNewHero }: ImageCardProps) {
  const notes = notesOf(image, picture, faults, need);
  return (
    <>
      <div className="absolute inset-x-2 top-2 flex items-start justify-between gap-1">
        <span className="inline-flex h-5.5 items-center gap-1 rounded-md border border-line bg-surface px-1.5 font-medium text-2xs shadow-card">
          {isNewHero && <Star aria-hidden className="size-3" />}
          {image.leftOut !== undefined ? 'Left out' : isNewHero ? 'New hero' : image.order + 1}
        </span>
        {image.type === 'hero' && <StatusBadge status={image.status} />}
      </div>
      <div className="absolute inset-x-2 bottom-2 flex flex-wrap gap-1">
        {image.rendition && (
          <Badge tone="accent" className="shadow-card">
            <Sparkles aria-hidden />
            Rendition
          </Badge>
        )}
        {notes.map(({ text, title, tone }) => (
          <Badge key={text} tone={tone} title={title} className="shadow-card">
            <span className="truncate">{text}</span>
          </Badge>
        ))}
      </div>
    </>
  );
}

/** Beside the picture of a secondary image, below that of the hero. */
function ImageText({ image, picture: { file, cause }, onRetry }: ImageCardProps) {
  const isHero = image.type === 'hero';
  return (
    <div className={cn('min-w-0 flex-1 space-y-1 px-2.5 py-2 text-xs', isHero && 'border-line border-t')}>
      {!isHero && <StatusBadge status={image.status} />}
      {file ? (
        <p className="text-ink-soft tabular-nums">
          <span className="font-medium text-ink">{sizeOf(file.measures)}</span>
          {file.measures.fill !== null && <> · fill {percent(file.measures.fill)}</>}
        </p>
      ) : (
        <p className="text-ink-soft">{cause ? 'Not checked' : 'Not measured yet'}</p>
      )}
      {/* In a small picture it has no room beside what stands there. */}
      {!isHero && cause && <p className="text-ink-soft">{cause.text}</p>}
      {image.leftOut === undefined ? (
        <p className={cn('wrap-anywhere line-clamp-3', image.alt === undefined && 'text-ink-soft')}>
          {image.alt === undefined ? 'No alt text' : `Alt: ${image.alt}`}
        </p>
      ) : (
        <p className="wrap-anywhere line-clamp-3">{image.leftOut}</p>
      )}
      <LookLine image={image} />
      {cause?.canRetry && (
        <Allowed to={measureImagesAction}>
          <Button size="sm" busy={onRetry === null} onClick={() => onRetry?.()}>
            {onRetry !== null && <RefreshCw aria-hidden />}
            Try again
            <span className="sr-only"> {nameOf(image)}</span>
          </Button>
        </Allowed>
      )}
    </div>
  );
}
