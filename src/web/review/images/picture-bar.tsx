// The bar at the foot while the keys act on one image: what is wrong with it, what comes then, and its decision.

import { Check, Pencil, RotateCcw, Star, Undo2, X } from 'lucide-react';
import type { ImageFault } from '#domain/benchmarks/find-image-faults.ts';
import type { ImageEntry } from '#domain/review/content.ts';
import { patchContent, patchImage } from '#domain/review/review.contract.ts';
import type { SecondPersonNeed } from '#domain/review/second-person.ts';
import { approvedAlready } from '#domain/review/second-person.ts';
import { useMay } from '#web/client/use-may.ts';
import { Button } from '#web/kit/button.tsx';
import { PartTile } from '#web/shared/parts/part-tile.tsx';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import { BarButton } from '../bar-button.tsx';
import { reviewKeys } from '../commands/review-keys.ts';
import type { PartCommands } from '../commands/use-part-commands.ts';
import { KeyHint } from '../key-hint.tsx';
import type { Mine } from './image-actions.tsx';
import { nameOf, notesOf } from './image-words.ts';

type PictureSituationProps = {
  image: ImageEntry;
  images: readonly ImageEntry[];
  faults: readonly ImageFault[];
  /** Which approvals of the product need a second person; null until it is known. */
  need: SecondPersonNeed | null;
  canUndo: boolean;
};

const tones = { bad: 'text-bad-ink', warn: 'text-warn-ink', neutral: 'text-ink-soft' } as const;

/** Which image it is, what is wrong with it, and which comes then. */
export function PictureSituation({ image, images, faults, need, canUndo }: PictureSituationProps) {
  const waiting = images.filter(({ status, url }) => status === 'pending' && url !== image.url);
  const next = waiting.find(({ order }) => order > image.order) ?? waiting[0];
  return (
    <div data-rows className="flex min-w-0 flex-1 items-center gap-2.5 max-sm:[grid-area:part]">
      <ul aria-hidden className="shrink-0 [&>li]:size-6.5 [&>li]:text-xs">
        <PartTile part="images" state={image.status} />
      </ul>
      <div className="min-w-0 flex-1 max-sm:flex max-sm:items-center max-sm:gap-2">
        <p className="flex min-w-0 flex-1 items-center gap-2">
          <span className="truncate font-semibold">{nameOf(image)}</span>
          {notesOf(image, { cause: null }, faults, need).map(({ text, title, tone }) => (
            <span key={text} title={title} className={`truncate font-medium text-xs max-sm:hidden ${tones[tone]}`}>
              {text}
            </span>
          ))}
        </p>
        <p className="flex min-w-0 items-center gap-1.5 truncate text-ink-soft text-xs sm:mt-0.5">
          <span className="truncate">{next ? `Next: ${nameOf(next)}` : 'Last image to review'}</span>
          <span className="inline-flex shrink-0 items-center gap-1 max-xl:hidden">
            <KeyHint keys={reviewKeys.next} />
            {canUndo && (
              <>
                · Undo <KeyHint keys={reviewKeys.undo} />
              </>
            )}
            · All shortcuts <KeyHint keys="?" />
          </span>
        </p>
      </div>
    </div>
  );
}

/** On a phone, where no key takes the last decision back. */
export function UndoButton({ onUndo }: { onUndo: () => void }) {
  return (
    <Button size="icon" aria-label="Undo my last change" onClick={onUndo} className="size-12 shrink-0 sm:hidden">
      <Undo2 aria-hidden />
    </Button>
  );
}

type PictureDecisionsProps = {
  image: ImageEntry;
  mine: Mine;
  busyReason: string | undefined;
  commands: PartCommands;
};

export function PictureDecisions({ image, mine, busyReason, commands }: PictureDecisionsProps) {
  const mayEdit = useMay(patchContent);
  const of = <span className="sr-only"> {nameOf(image)}</span>;
  const edit = (
    <Allowed to={patchContent}>
      <BarButton
        disabledReason={busyReason}
        onClick={() => commands.editImages(image.url)}
        className="max-sm:size-12 max-sm:flex-none max-sm:px-0"
      >
        <Pencil aria-hidden />
        <span className="max-sm:sr-only">Edit</span>
        {of}
        <KeyHint keys={reviewKeys.edit} />
      </BarButton>
    </Allowed>
  );
  if (image.status !== 'pending')
    return (
      <>
        {edit}
        <Allowed to={patchImage}>
          <BarButton disabledReason={busyReason} onClick={() => commands.decideImage(image, 'pending')}>
            <RotateCcw aria-hidden />
            Rollback
            {of}
          </BarButton>
        </Allowed>
      </>
    );
  return (
    <>
      {mayEdit && image.leftOut === undefined && (
        <BarButton
          variant="ghost"
          disabledReason={busyReason}
          onClick={() => commands.setHero(image)}
          className="max-sm:hidden"
        >
          <Star aria-hidden />
          {image.type === 'hero' ? 'Change hero' : 'Set as hero'}
          <KeyHint keys={reviewKeys.setHero} />
        </BarButton>
      )}
      <Allowed to={patchImage}>
        <BarButton variant="danger" disabledReason={busyReason} onClick={() => commands.decideImage(image, 'rejected')}>
          <X aria-hidden />
          Reject
          {of}
          <KeyHint keys={reviewKeys.reject} />
        </BarButton>
      </Allowed>
      {edit}
      <Allowed to={patchImage}>
        {mine === 'alone' ? (
          <BarButton
            disabledReason={busyReason}
            onClick={() => commands.decideImage(image, 'pending')}
            className="max-sm:flex-[1.3] xl:min-w-33"
          >
            <Undo2 aria-hidden />
            Take back
            <span className="sr-only"> the approval of {nameOf(image)}</span>
          </BarButton>
        ) : (
          <BarButton
            variant="decide"
            disabledReason={busyReason ?? (mine ? approvedAlready : undefined)}
            onClick={() => commands.decideImage(image, 'approved')}
            className="max-sm:flex-[1.3] xl:min-w-33"
          >
            <Check aria-hidden />
            Approve
            {of}
            <KeyHint keys={reviewKeys.approve} />
          </BarButton>
        )}
      </Allowed>
    </>
  );
}
