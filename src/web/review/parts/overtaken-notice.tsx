// Somebody changed or decided on a part while it is being edited: who, what is there now, and what saving would do to it.
import { UserRoundPen } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Status, TextPart } from '#domain/parts/parts.ts';
import type { PartRecord } from '#domain/review/content.ts';
import { useMe } from '#web/client/shared.queries.ts';
import { Button } from '#web/kit/button.tsx';
import { cn } from '#web/kit/cn.ts';
import { Compare } from '#web/kit/compare/compare.tsx';
import { formatTime } from '#web/kit/format.ts';
import { nameChanger } from '../commands/review-failures.ts';
import { useLastChange } from '../review.queries.ts';
import type { Edit, TextValue } from './edits.reducer.ts';

type OvertakenNoticeProps = {
  part: TextPart;
  edit: Edit;
  current: TextValue;
  status: Status;
  record: Pick<PartRecord, 'decidedBy' | 'answeredBy'>;
  /** The text itself is another one now. */
  isChanged: boolean;
  productId: number;
  onSaveOver: () => void;
  onKeepEditing: () => void;
};

export function OvertakenNotice(props: OvertakenNoticeProps) {
  const { part, edit, current, status, isChanged, productId, onSaveOver, onKeepEditing } = props;
  const [isShown, setShown] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!edit.isAsked) return;
    // The question, not its button: Enter, pressed to save, must not answer as well.
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [edit.isAsked]);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className={cn(
        'scroll-my-24 rounded-lg bg-warn-soft px-3.5 py-3 text-[0.8125rem] text-warn-ink',
        edit.isAsked && 'ring-2 ring-warn',
      )}
    >
      {edit.isAsked && <p className="mb-1 font-semibold">Not saved yet. Choose what to do:</p>}
      <p className="flex items-start gap-2">
        <UserRoundPen aria-hidden className="mt-0.5 size-4 shrink-0" />
        {isChanged ? <Changed part={part} current={current} productId={productId} /> : <Decided {...props} />}
      </p>
      {isShown && (
        <div className="mt-3 rounded-md border border-line bg-surface p-3.5 text-ink">
          <Compare
            before={current}
            after={edit.value}
            mode="sides"
            beforeLabel={status === 'pending' ? 'Their text' : `Their text, ${status}`}
            afterLabel="Your text"
          />
        </div>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => setShown(!isShown)} aria-expanded={isShown}>
          {isShown ? 'Hide their text' : 'Show their text'}
        </Button>
        <Button size="sm" onClick={onKeepEditing}>
          Keep editing
        </Button>
        {/* Nobody saves over a text they have not seen. */}
        {(isShown || !isChanged) && (
          <Button size="sm" busy={edit.isSaving} onClick={onSaveOver}>
            Save anyway
          </Button>
        )}
      </div>
    </div>
  );
}

function Decided({ status, record }: Pick<OvertakenNoticeProps, 'status' | 'record'>) {
  const { data: me } = useMe();
  return (
    <span>
      <strong className="font-medium">
        {nameChanger(record.decidedBy, me, record.answeredBy)} {status} this text while you were editing.
      </strong>{' '}
      Saving sends it back to pending.
    </span>
  );
}

type ChangedProps = Pick<OvertakenNoticeProps, 'part' | 'current' | 'productId'>;

function Changed({ part, current, productId }: ChangedProps) {
  const { data: entry } = useLastChange(productId, part, current);
  const { data: me } = useMe();
  return (
    <span>
      <strong className="font-medium">
        {nameChanger(entry?.changedBy, me, entry?.details?.answeredBy)} changed this text while you were editing
        {entry && ` at ${formatTime(new Date(entry.changeDate))}`}.
      </strong>{' '}
      Your text is still in the field below. Nothing was overwritten.
    </span>
  );
}
