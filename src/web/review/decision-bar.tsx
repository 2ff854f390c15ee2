// The decision on the part being read, always at the foot of the screen; after the last one, the way to the next product.

import { ArrowLeft, Check, CheckCheck, Pencil, RotateCcw, X } from 'lucide-react';
import { Fragment } from 'react';
import type { Part, Status } from '#domain/parts/parts.ts';
import { partTable } from '#domain/parts/parts.ts';
import { patchContent } from '#domain/review/review.contract.ts';
import { approvedAlready } from '#domain/review/second-person.ts';
import { approveAction } from '#domain/runs/actions/approve.action.ts';
import { rejectAction } from '#domain/runs/actions/reject.action.ts';
import { rollBackAction } from '#domain/runs/actions/roll-back.action.ts';
import { useMay } from '#web/client/use-may.ts';
import { Button } from '#web/kit/button.tsx';
import { cn } from '#web/kit/cn.ts';
import { BottomBar } from '#web/kit/layers/bottom-bar.tsx';
import { useMedia } from '#web/kit/use-media.ts';
import { PartTile } from '#web/shared/parts/part-tile.tsx';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import { AssistantButton } from './assistant-button.tsx';
import { BarButton } from './bar-button.tsx';
import { nextPendingPart } from './commands/review.reducer.ts';
import { reviewKeys } from './commands/review-keys.ts';
import { barId } from './commands/sight.ts';
import { noRest } from './commands/use-part-commands.ts';
import { EndBar } from './end-bar.tsx';
import { nameOf } from './images/image-words.ts';
import { PictureDecisions, PictureSituation, UndoButton } from './images/picture-bar.tsx';
import { KeyHint } from './key-hint.tsx';
import { approveWord } from './parts/part-actions.tsx';
import type { ProductReviewState } from './use-product-review.ts';
import { clearWord, openChips, uncheckedWords } from './verdict/chips.ts';
import type { Neighbours } from './walk.ts';

type DecisionBarProps = { state: ProductReviewState; neighbours: Neighbours; onNext: () => void };

export function DecisionBar({ state, neighbours, onNext }: DecisionBarProps) {
  const { current, isDone, undo } = state;
  const { part, picture, isEditing, isAsked } = current;
  const label = picture ? nameOf(picture) : partTable[part].label;
  const isPhone = useMedia('(max-width: 39.99rem)');
  const mayChange = useMay(patchContent);
  const isOver = isDone && !isEditing && !isAsked && !picture;
  // To those who only read it is the way to the assistant on a phone, and where nothing is left to review the way on.
  if (!mayChange && !isOver && !isPhone) return null;
  return (
    <BottomBar
      id={barId}
      label={isOver ? 'All parts are reviewed' : `Review ${label}`}
      className="max-sm:has-[[data-rows]]:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:[grid-template-areas:'part_rest'_'decide_decide']"
    >
      {isOver ? (
        <EndBar neighbours={neighbours} canUndo={undo.isOffered} onUndo={undo.run} onNext={onNext} />
      ) : (
        <>
          {picture ? (
            <PictureSituation
              image={picture}
              images={state.review.content.imagesWithStatus}
              faults={state.benchmark?.faults[picture.url] ?? []}
              need={state.claims.attestation === null ? null : state.claims.needsSecond}
              canUndo={undo.isOffered}
            />
          ) : (
            <Situation state={state} />
          )}
          <div className="flex items-center gap-2 max-sm:[grid-area:decide]">
            {picture && undo.isOffered ? (
              <UndoButton onUndo={undo.run} />
            ) : (
              <AssistantButton className="size-12 sm:hidden" />
            )}
            <Decisions state={state} />
          </div>
          {!picture && <ApproveRest state={state} />}
        </>
      )}
    </BottomBar>
  );
}

/** Which part it is, what is open on it, and what comes then. */
function Situation({ state: { current, review, verdicts, undo } }: Pick<DecisionBarProps, 'state'>) {
  const { part, status, isEditing, isAsked, isEmpty, isInSight } = current;
  const then = nextPendingPart(review.content, part);
  const isOpen = status === 'pending' && !isEditing;
  const isOutOfSight = isOpen && !isAsked && !isInSight;
  return (
    <div data-rows className="flex min-w-0 flex-1 items-center gap-2.5 max-sm:[grid-area:part]">
      <ul aria-hidden className="shrink-0 [&>li]:size-6.5 [&>li]:text-xs">
        <PartTile part={part} state={status} />
      </ul>
      <div className="min-w-0 flex-1">
        <p className="flex min-w-0 items-center gap-2 max-sm:flex-wrap max-sm:gap-x-1.5">
          <span className="truncate font-semibold max-sm:w-full">{partTable[part].label}</span>
          {isOpen && <OpenPoints verdict={verdicts[part]} isEmpty={isEmpty} />}
        </p>
        <p
          className={cn(
            'flex min-w-0 items-center gap-1.5 truncate text-ink-soft text-xs max-sm:hidden',
            !isOutOfSight && 'sm:mt-0.5',
          )}
        >
          {/* Why a press would not decide is read whole: in two lines where there is less room, before the keys. */}
          <span className={isOutOfSight ? 'whitespace-normal text-balance leading-3.5' : 'truncate'}>
            {isAsked
              ? 'Needs your answer'
              : isOutOfSight
                ? 'This part is not on screen. Press once to show it.'
                : then && then !== part
                  ? `Next: ${partTable[then].label}`
                  : 'Last part to review'}
          </span>
          <span
            className={cn('inline-flex shrink-0 items-center gap-1', isOutOfSight ? 'max-2xl:hidden' : 'max-xl:hidden')}
          >
            {!isAsked && then && then !== part && <KeyHint keys={reviewKeys.next} />}
            {undo.isOffered && (
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

const tones = { ok: 'text-ok-ink', warn: 'text-warn-ink', bad: 'text-bad-ink', quiet: 'text-ink-soft' } as const;

type OpenPointsProps = { verdict: ProductReviewState['verdicts'][Part]; isEmpty: boolean };

/** The same figures as in the line of the part. */
function OpenPoints({ verdict, isEmpty }: OpenPointsProps) {
  const chips = openChips(verdict);
  const word = isEmpty
    ? 'Empty'
    : verdict.check?.value === 'missing'
      ? 'Empty, but the source is not'
      : clearWord(verdict.check);
  const words = [word, isEmpty ? null : uncheckedWords(verdict)].filter((each) => each !== null).join(' · ');
  if (chips.length === 0 || isEmpty) return words && <span className="truncate text-ink-soft text-xs">{words}</span>;
  return (
    <span className="min-w-0 truncate font-medium text-xs tabular-nums">
      {chips.map(({ section, text, tone }, at) => (
        <Fragment key={section}>
          {at > 0 && <span className="text-ink-faint"> · </span>}
          <span className={tones[tone]}>{text}</span>
        </Fragment>
      ))}
    </span>
  );
}

/** Decides every part that needs no further look, in one go. Its place never moves. */
function ApproveRest({ state: { rest, commands, isDone, current } }: Pick<DecisionBarProps, 'state'>) {
  const mayApprove = useMay(approveAction);
  if (!mayApprove || isDone || current.isEditing) return null;
  return (
    <div className="flex items-center gap-2 max-sm:[grid-area:rest] sm:ml-1 sm:border-line sm:border-l sm:pl-3">
      <Button
        size="lg"
        variant="approve"
        disabledReason={rest.length === 0 ? noRest : undefined}
        onClick={commands.approveRest}
        className="max-sm:h-10 max-sm:px-3"
      >
        <CheckCheck aria-hidden />
        Approve the rest
        <span className="rounded-full bg-ok/20 px-1.5 text-xs leading-5 tabular-nums">
          <span className="sr-only">: </span>
          {rest.length}
          <span className="sr-only"> {rest.length === 1 ? 'part' : 'parts'}</span>
        </span>
        <KeyHint keys={reviewKeys.approveRest} />
      </Button>
    </div>
  );
}

function Decisions({ state: { current, commands, mineOf } }: Pick<DecisionBarProps, 'state'>) {
  const { part, picture, status, isEmpty, isEditing, isAsked, isSaving, isGenerating, isMyFirst } = current;
  const label = partTable[part].label;
  const of = <span className="sr-only"> {label}</span>;
  const busyReason = isGenerating ? 'Wait until the new content is generated.' : undefined;
  const decide = (to: Status) => () => commands.decide(part, to);
  if (picture)
    return <PictureDecisions image={picture} mine={mineOf(picture)} busyReason={busyReason} commands={commands} />;
  if (isEditing) {
    return (
      <>
        <BarButton onClick={() => commands.cancel(part)}>Cancel</BarButton>
        <BarButton variant="primary" busy={isSaving} onClick={() => commands.save(part)}>
          {isSaving ? 'Saving...' : 'Save'}
        </BarButton>
      </>
    );
  }
  if (isAsked) {
    // The question is answered at the part, beside its claims, and not by one more press at this place.
    return (
      <BarButton onClick={() => commands.goBack(part)}>
        <ArrowLeft aria-hidden />
        Back
        <span className="sr-only"> without approving {label}</span>
      </BarButton>
    );
  }
  if (status !== 'pending') {
    return (
      <>
        <EditButton part={part} busyReason={busyReason} onEdit={() => commands.edit(part)} />
        <Allowed to={rollBackAction}>
          <BarButton disabledReason={busyReason} onClick={decide('pending')}>
            <RotateCcw aria-hidden />
            Rollback
            {of}
          </BarButton>
        </Allowed>
      </>
    );
  }
  return (
    <>
      <Allowed to={rejectAction}>
        <BarButton variant="danger" disabledReason={busyReason} onClick={decide('rejected')}>
          <X aria-hidden />
          Reject
          {of}
          <KeyHint keys={reviewKeys.reject} />
        </BarButton>
      </Allowed>
      <EditButton part={part} busyReason={busyReason} onEdit={() => commands.edit(part)} />
      <Allowed to={approveAction}>
        <BarButton
          variant="decide"
          disabledReason={busyReason ?? (isMyFirst ? approvedAlready : undefined)}
          onClick={decide('approved')}
          className="max-sm:flex-[1.3] xl:min-w-33"
        >
          <Check aria-hidden />
          {approveWord(isEmpty)}
          {of}
          <KeyHint keys={reviewKeys.approve} />
        </BarButton>
      </Allowed>
    </>
  );
}

type EditButtonProps = { part: Part; busyReason: string | undefined; onEdit: () => void };

function EditButton({ part, busyReason, onEdit }: EditButtonProps) {
  return (
    <Allowed to={patchContent}>
      <Button size="lg" disabledReason={busyReason} onClick={onEdit} className="max-sm:size-12 max-sm:px-0">
        <Pencil aria-hidden />
        <span className="max-sm:sr-only">Edit</span>
        <span className="sr-only"> {partTable[part].label}</span>
        <KeyHint keys={reviewKeys.edit} />
      </Button>
    </Allowed>
  );
}
