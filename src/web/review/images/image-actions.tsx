// The decisions on one image: a pending one is rejected, edited or approved; a decided one rolled back or edited.

import { Check, Pencil, RotateCcw, Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Status } from '#domain/parts/parts.ts';
import { patchContent, patchImage } from '#domain/review/review.contract.ts';
import { approvedAlready } from '#domain/review/second-person.ts';
import { useMay } from '#web/client/use-may.ts';
import { Button } from '#web/kit/button.tsx';

/** Whether the person approved an image as the first of two: by itself, or with all images. */
export type Mine = 'alone' | 'with-all' | null;

type ImageActionsProps = {
  /** Several images have the same buttons: read out, each names its own. */
  name: string;
  status: Status;
  mine: Mine;
  busyReason: string | undefined;
  onDecide: (to: Status) => void;
  onEdit: () => void;
};

export function ImageActions({ name, status, mine, busyReason, onDecide, onEdit }: ImageActionsProps) {
  const mayDecide = useMay(patchImage);
  const mayEdit = useMay(patchContent);
  if (!mayDecide && !mayEdit) return null;
  const action = (word: string, icon: ReactNode, run: () => void, className = '', reason?: string) => (
    <Button
      variant="ghost"
      size="sm"
      disabledReason={busyReason ?? reason}
      onClick={run}
      className={`flex-1 text-ink ${className}`}
    >
      {icon}
      {word}
      <span className="sr-only"> {name}</span>
    </Button>
  );
  const edit = mayEdit && action('Edit', <Pencil aria-hidden />, onEdit);
  return (
    // The decided button goes away: the focus stays on the card, not on the top of the page.
    // biome-ignore lint/a11y/noStaticElementInteractions: only follows clicks on its buttons
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys arrive as clicks of the buttons
    <div
      className="flex border-line border-t p-0.5"
      onClick={(event) => event.currentTarget.closest('li')?.focus({ preventScroll: true })}
    >
      {status === 'pending' ? (
        <>
          {mayDecide && action('Reject', <X aria-hidden />, () => onDecide('rejected'), 'text-bad-ink')}
          {edit}
          {mayDecide &&
            (mine === 'alone'
              ? action('Take back', <Undo2 aria-hidden />, () => onDecide('pending'))
              : action(
                  'Approve',
                  <Check aria-hidden />,
                  () => onDecide('approved'),
                  'text-ok-ink',
                  mine ? approvedAlready : undefined,
                ))}
        </>
      ) : (
        <>
          {mayDecide && action('Rollback', <RotateCcw aria-hidden />, () => onDecide('pending'))}
          {edit}
        </>
      )}
    </div>
  );
}
