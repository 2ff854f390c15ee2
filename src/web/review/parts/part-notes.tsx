// What is said beside a part's text: where it comes from, the decision, and changes of the source since.

import { CircleCheck, CircleX, GitCompareArrows, UserCheck } from 'lucide-react';
import { isSampleDraft, sampleLabel } from '#domain/history/sample-draft.ts';
import { describeTextProposal } from '#domain/history/text-proposal.ts';
import { isEmptyValue, type Part, partTable, type Status } from '#domain/parts/parts.ts';
import type { PartRecord, SourceChange } from '#domain/review/content.ts';
import {
  approvedAlready,
  describeFirstApproval,
  type FirstApproval,
  needsOneNow,
  type SecondPersonNeed,
  stillNeedsTwo,
} from '#domain/review/second-person.ts';
import { approveAction } from '#domain/runs/actions/approve.action.ts';
import { rejectAction } from '#domain/runs/actions/reject.action.ts';
import { rollBackAction } from '#domain/runs/actions/roll-back.action.ts';
import { nameAnswerer } from '#domain/session/name-answerer.ts';
import { useMay } from '#web/client/use-may.ts';
import { Button } from '#web/kit/button.tsx';
import { Compare } from '#web/kit/compare/compare.tsx';
import { Fold } from '#web/kit/fold.tsx';
import { formatDate, formatTime } from '#web/kit/format.ts';
import type { TextValue } from './edits.reducer.ts';

/** One line on where the present text comes from. */
export function describeOrigin({ origin, writtenBy, wordedBy, draft, proposal }: PartRecord): string {
  switch (origin) {
    case 'built-in':
      return 'Written by the built-in writer';
    case 'model':
      return isSampleDraft(draft) ? sampleLabel : `Written by ${draft?.engine ?? 'a language model'}`;
    case 'person':
      return writtenBy ? `Edited by ${nameAnswerer(writtenBy.fullName, wordedBy)}` : 'Edited by a person';
    case 'restored':
      return writtenBy ? `Restored from history by ${writtenBy.fullName}` : 'Restored from history';
    case 'fixed':
      return writtenBy ? `Fixed by ${writtenBy.fullName} to pass a rule` : 'Fixed to pass a rule';
    case 'proposed':
      return describeTextProposal(proposal ?? { token: null }, writtenBy ?? null);
    case 'source':
      return 'Same as the source';
  }
}

type ApprovalNoteProps = { part: Part; status: Status; value: TextValue; record: PartRecord; onSayWhy: () => void };

/** Who decided and when, and of a rejection why: the approval notes. */
export function ApprovalNote({ part, status, value, record, onSayWhy }: ApprovalNoteProps) {
  const mayReject = useMay(rejectAction);
  if (status === 'pending' || !record.decidedAt) return null;
  const at = new Date(record.decidedAt);
  const isApproved = status === 'approved';
  const Icon = isApproved ? CircleCheck : CircleX;
  const approved = isEmptyValue(value)
    ? 'Left empty'
    : record.origin === 'source'
      ? 'Approved without changes'
      : 'Approved';
  return (
    <p className="flex items-start gap-2 text-[0.8125rem] text-ink-soft">
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${isApproved ? 'text-ok' : 'text-bad'}`} />
      <span>
        {isApproved ? approved : 'Rejected'}
        {record.decidedBy && (
          <>
            {record.policyId === undefined ? ' by ' : ' by a policy of '}
            <span className="font-medium text-ink">{nameAnswerer(record.decidedBy.fullName, record.answeredBy)}</span>
          </>
        )}
        {isApproved && record.firstApproval && (
          <>
            {', first by '}
            <span className="font-medium text-ink">{record.firstApproval.by.fullName}</span>
          </>
        )}
        {' on '}
        <time dateTime={record.decidedAt}>
          {formatDate(at)} · {formatTime(at)}
        </time>
        {record.reason && (
          <>
            {': '}
            <span className="text-ink wrap-anywhere">{record.reason}</span>
          </>
        )}
      </span>
      {mayReject && status === 'rejected' && (
        <Button
          variant="ghost"
          size="sm"
          onClick={onSayWhy}
          className="-my-1 h-7 shrink-0 px-1.5 touch:-my-2.5 touch:h-10"
        >
          {record.reason ? 'Change the reason' : 'Add a reason'}
          <span className="sr-only"> for {partTable[part].label}</span>
        </Button>
      )}
    </p>
  );
}

type FirstApprovalNoteProps = {
  part: Part;
  status: Status;
  first: FirstApproval | undefined;
  /** Null until it is known. */
  need: SecondPersonNeed | null;
  myId: number;
  onTakeBack: () => void;
};

/** Of two people who have to approve, the first has, and can take that back. Where one is enough now, it says so. */
export function FirstApprovalNote({ part, status, first, need, myId, onTakeBack }: FirstApprovalNoteProps) {
  const mayApprove = useMay(approveAction);
  if (status !== 'pending' || !first) return null;
  const isMine = first.by.id === myId;
  return (
    <p className="flex items-start gap-2 text-[0.8125rem] text-warn-ink">
      <UserCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {need !== null && !stillNeedsTwo(first, need)
          ? needsOneNow(first)
          : isMine
            ? approvedAlready
            : describeFirstApproval(first)}
      </span>
      {isMine && mayApprove && (
        <Button
          variant="ghost"
          size="sm"
          onClick={onTakeBack}
          className="-my-1 h-7 shrink-0 px-1.5 touch:-my-2.5 touch:h-10"
        >
          Take back
          <span className="sr-only"> the approval of {partTable[part].label}</span>
        </Button>
      )}
    </p>
  );
}

type SourceNoticeProps = {
  part: Part;
  status: Status;
  changes: readonly SourceChange[];
  onReviewAgain: () => void;
};

/** Characters of both texts above which a change is folded to its first lines. */
const longChange = 500;

/** The part was approved by facts that have changed since: what changed, also where that sent it back. */
export function SourceNotice({ part, status, changes, onReviewAgain }: SourceNoticeProps) {
  const mayRollBack = useMay(rollBackAction);
  if (changes.length === 0) return null;
  return (
    <section
      aria-label={`Source of ${partTable[part].label}`}
      className="flex gap-2.5 rounded-lg bg-warn-soft px-3.5 py-2.5 text-[0.8125rem] text-warn-ink"
    >
      <GitCompareArrows aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0">
        <h3 className="font-medium">
          {status === 'pending' ? 'The source changed after an earlier approval' : 'The source changed after approval'}
        </h3>
        <dl className="mt-1 space-y-1">
          {changes.map((change) => (
            <div key={change.field}>
              <dt className="font-medium text-xs">
                <span className="inline-block first-letter:uppercase">{change.field}</span>,{' '}
                {formatDate(new Date(change.changedAt))}
              </dt>
              <dd className="mt-0.5 rounded-md bg-surface px-2 py-0.5 text-ink">
                <Fold isLong={change.before.length + change.after.length > longChange}>
                  <Compare
                    before={change.before}
                    after={change.after}
                    mode="diff"
                    beforeLabel="Before"
                    afterLabel="Now"
                  />
                </Fold>
              </dd>
            </div>
          ))}
        </dl>
        {status === 'approved' && mayRollBack && (
          <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
            <Button size="sm" onClick={onReviewAgain}>
              Review again<span className="sr-only"> {partTable[part].label}</span>
            </Button>
            <span className="text-xs">Sets the part to Pending, so you can approve or reject it.</span>
          </div>
        )}
      </div>
    </section>
  );
}
