// The instruction a draft was written with, line by line as its prompts read then, and what became of them since.
import { Link } from '@tanstack/react-router';
import { FileClock, Trash2 } from 'lucide-react';
import type { DraftRecord } from '#domain/history/draft-record.ts';
import type { TextPart } from '#domain/parts/parts.ts';
import { partTable } from '#domain/parts/parts.ts';
import type { DraftInstruction, DraftLine } from '#domain/prompts/draft-instruction.contract.ts';
import { describeOrigin } from '#domain/prompts/scopes.ts';
import { builtInName } from '#domain/writing/engine-names.ts';
import { Badge } from '#web/kit/badge.tsx';
import { cn } from '#web/kit/cn.ts';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { FollowerBadge } from './prompt-reading.tsx';
import { useDraftInstruction } from './prompts.queries.ts';

type DraftInstructionViewProps = { productId: number; part: TextPart; draft: DraftRecord };

export function DraftInstructionView({ productId, part, draft }: DraftInstructionViewProps) {
  const instruction = useDraftInstruction(productId, part, draft.inputHash);
  if (instruction.data) return <Found instruction={instruction.data} part={part} />;
  if (instruction.isError) {
    return <LoadFailure of={instruction} title="The instruction could not be loaded" className="py-4" />;
  }
  return (
    <Loading label="Loading the instruction" className="space-y-2 pt-1.5">
      <Skeleton className="h-4 w-3/4" />
      <Skeleton className="h-4 w-1/2" />
    </Loading>
  );
}

function Found({ instruction, part }: { instruction: DraftInstruction; part: TextPart }) {
  const { engine, lines, lost, isOwnKnown } = instruction;
  return (
    <section aria-label={`Instruction for this draft: ${partTable[part].label}`} className="pt-1.5">
      <ol className="space-y-2 touch:space-y-3.5">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity beyond their place, and no state
          <Line key={index} line={line} part={part} isBuiltIn={engine === builtInName} />
        ))}
      </ol>
      {lost.length > 0 && (
        <p className="mt-2 text-ink-soft text-xs">
          {lost.length === 1 ? 'One more prompt' : `${lost.length} more prompts`} guided this draft.{' '}
          {lost.length === 1 ? 'Its' : 'Their'} text at that time was not saved.
        </p>
      )}
      {!isOwnKnown && (
        <p className="mt-2 text-ink-soft text-xs">There is no record of whether this draft also had a custom prompt.</p>
      )}
    </section>
  );
}

const sinceWords = { off: 'Turned off since then', changed: 'Changed since then', deleted: 'Deleted since then' };

function Line({ line, part, isBuiltIn }: { line: DraftLine; part: TextPart; isBuiltIn: boolean }) {
  const { text, from, isFollowed, says, needsModel, isForPart, exceptions, overridden } = line;
  const origin = from
    ? `From the ${describeOrigin(from)}, version ${from.version}.`
    : 'From the custom prompt for this draft.';
  const notes = [
    origin,
    says === null ? null : `${says.charAt(0).toUpperCase()}${says.slice(1)}.`,
    overridden,
    ...exceptions,
  ].filter((note) => note !== null);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
      <div className="min-w-0 flex-1 basis-56">
        {overridden === null ? (
          <p className={cn('wrap-anywhere', isForPart ? 'text-ink' : 'text-ink-soft')}>{text}</p>
        ) : (
          <s className="text-ink-soft wrap-anywhere">{text}</s>
        )}
        <p className="mt-0.5 text-ink-soft text-xs wrap-anywhere">
          {notes.join(' ')}
          {from && from.since !== 'deleted' && (
            <>
              {' '}
              <Link
                to="/prompts"
                search={{ dialog: `edit-${from.promptId}` }}
                className="whitespace-nowrap underline decoration-line-strong underline-offset-2 hover:text-ink touch:inline-block touch:py-3"
              >
                {from.since === 'changed' ? 'Show current version' : 'Open prompt'}
                <span className="sr-only">: the {describeOrigin(from)}</span>
              </Link>
            </>
          )}
        </p>
      </div>
      <span className="flex flex-wrap gap-1.5">
        {from && from.since !== 'same' && (
          <Badge tone={from.since === 'off' ? 'outline' : 'warn'}>
            {from.since === 'changed' && <FileClock aria-hidden />}
            {from.since === 'deleted' && <Trash2 aria-hidden />}
            {sinceWords[from.since]}
          </Badge>
        )}
        {overridden !== null ? (
          <Badge tone="outline">Overridden</Badge>
        ) : isForPart ? (
          <VerdictBadge isFollowed={isFollowed} needsModel={isBuiltIn && needsModel} />
        ) : (
          <Badge tone="outline">Not for the {part}</Badge>
        )}
      </span>
    </li>
  );
}

/** What the check of the text found. */
function VerdictBadge({ isFollowed, needsModel }: { isFollowed: boolean | null; needsModel: boolean }) {
  if (isFollowed === null) return needsModel ? <FollowerBadge needsModel /> : <Badge tone="outline">Not checked</Badge>;
  return isFollowed ? <Badge tone="ok">Followed</Badge> : <Badge tone="warn">Not followed</Badge>;
}
