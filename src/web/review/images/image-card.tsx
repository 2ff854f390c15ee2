// One image under review.
import { Check, Pencil, RotateCcw, X } from 'lucide-react';
import { contentTypeLabels } from '#domain/history/history.ts';
import type { Status } from '#domain/parts/parts.ts';
import type { ImageEntry } from '#domain/review/content.ts';
import { StatusBadge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { Tooltip } from '#web/kit/layers/tooltip.tsx';
import { Thumb } from '#web/kit/thumb.tsx';

type ImageCardProps = { image: ImageEntry; isGenerating: boolean; onDecide: (to: Status) => void };

export function ImageCard({ image, isGenerating, onDecide }: ImageCardProps) {
  const name =
    image.type === 'hero' ? contentTypeLabels.heroImage : `${contentTypeLabels.secondaryImage} ${image.order}`;
  const busyReason = isGenerating ? 'Wait until the new content is generated.' : undefined;
  const edit = (
    <Button size="icon-sm" aria-label={`Edit ${name}`} disabledReason="Unsupported content type for editing.">
      <Pencil aria-hidden />
    </Button>
  );
  return (
    <li tabIndex={-1} className="overflow-hidden rounded-lg border border-line focus-visible:outline-offset-1">
      <Thumb src={image.url} alt={name} fit="contain" className="aspect-[4/3] w-full rounded-none" />
      <div className="flex flex-wrap items-center justify-between gap-2 border-line border-t py-2 pr-2 pl-2.5">
        <StatusBadge status={image.status} />
        {/* The decided button goes away: the focus stays on the card, not on the top of the page. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only follows clicks on its buttons */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys arrive as clicks of the buttons */}
        <div
          className="flex gap-1"
          onClick={(event) => event.currentTarget.closest('li')?.focus({ preventScroll: true })}
        >
          {image.status === 'pending' ? (
            <>
              <Tooltip content="Reject">
                <Button
                  variant="danger"
                  size="icon-sm"
                  aria-label={`Reject ${name}`}
                  disabledReason={busyReason}
                  onClick={() => onDecide('rejected')}
                >
                  <X aria-hidden />
                </Button>
              </Tooltip>
              <Tooltip content="Approve">
                <Button
                  variant="approve"
                  size="icon-sm"
                  aria-label={`Approve ${name}`}
                  disabledReason={busyReason}
                  onClick={() => onDecide('approved')}
                >
                  <Check aria-hidden />
                </Button>
              </Tooltip>
            </>
          ) : (
            <Button size="sm" disabledReason={busyReason} onClick={() => onDecide('pending')}>
              <RotateCcw aria-hidden />
              Rollback
              <span className="sr-only"> {name}</span>
            </Button>
          )}
          {edit}
        </div>
      </div>
    </li>
  );
}
