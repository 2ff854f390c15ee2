// Edits one part in place. What is typed is kept with every keystroke, and nobody's newer text is overwritten unseen.

import { History } from 'lucide-react';
import { type Dispatch, type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { PlacedClaim } from '#domain/claims/checked-claim.ts';
import type { PartContent, Status, TextPart } from '#domain/parts/parts.ts';
import { partTable } from '#domain/parts/parts.ts';
import type { PartRecord } from '#domain/review/content.ts';
import type { VoiceCheck } from '#domain/voice/check-voice.ts';
import { Button } from '#web/kit/button.tsx';
import { FailureBox } from '#web/kit/failure-box.tsx';
import { formatDate, formatTime } from '#web/kit/format.ts';
import type { ListingBenchmark } from '../check/check-answers.ts';
import { checkTyped } from '../check/check-typed.ts';
import { findTooLong } from '../check/find-too-long.ts';
import type { Claims } from '../check/use-claims.ts';
import { useLiveClaims } from '../check/use-live-claims.ts';
import { reviewKeys } from '../commands/review-keys.ts';
import { KeyHint } from '../key-hint.tsx';
import { autoSection } from '../verdict/chips.ts';
import { FoundPanel } from '../verdict/found-panel.tsx';
import { type OpenSection, VerdictLine } from '../verdict/verdict-line.tsx';
import { PartVoice, useVoiceMarks } from '../voice/part-voice.tsx';
import { type Edit, type EditEvent, isDecidedMeanwhile, isOvertaken, type TextValue } from './edits.reducer.ts';
import { OvertakenNotice } from './overtaken-notice.tsx';
import { PartField } from './part-field.tsx';

type PartEditorProps = {
  part: TextPart;
  edit: Edit;
  /** The text as it is now, which somebody else may have changed since the edit started. */
  current: TextValue;
  /** The status as it is now, and who decided. */
  status: Status;
  record: Pick<PartRecord, 'decidedBy' | 'answeredBy'>;
  source: TextValue;
  productId: number;
  claims: Claims;
  voice: VoiceCheck | null;
  /** What the rules find of the listing as it is typed. */
  benchmark: ListingBenchmark | null;
  onEvent: Dispatch<EditEvent>;
  /** Saves; `isOver`: also over what somebody else did meanwhile. */
  onSave: (isOver?: boolean) => void;
  onCancel: () => void;
};

export function PartEditor(props: PartEditorProps) {
  const { part, edit, current, status, record, source, productId, claims, voice, benchmark } = props;
  const { onEvent, onSave, onCancel } = props;
  const shown = useDeferredValue(edit.value);
  const marks = useVoiceMarks(voice, shown);
  const live = useLiveClaims(claims.checker, edit.value);
  const verdict = useMemo(() => checkTyped({ part, live, benchmark, source }), [part, live, benchmark, source]);
  const [chosen, choose] = useState<OpenSection | null>();
  const open = chosen === undefined ? autoSection(verdict, true) : chosen;
  const type = (value: TextValue) => onEvent({ type: 'typed', part, value, at: new Date().toISOString() });
  const isChanged = isOvertaken(edit, current);
  const isDecided = isDecidedMeanwhile(edit, status);
  const form = useRef<HTMLFormElement>(null);
  const fields = () => form.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  useEffect(() => {
    // A restored draft must not take the focus from where the page was entered.
    if (edit.isRestored) return;
    const field = form.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, [edit.isRestored]);
  const select = ({ item = 0, start, end }: PlacedClaim) => {
    const field = fields()?.[item];
    field?.focus();
    field?.setSelectionRange(start, end);
  };
  const handleKey = (event: KeyboardEvent) => {
    // The keys of the screen rest in the whole editor, its buttons included; those with Ctrl or Cmd are no text.
    if (!event.ctrlKey && !event.metaKey) event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const isSave = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isSave && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (isSave) onSave();
    else onCancel();
  };
  return (
    <form
      ref={form}
      aria-label={`Edit ${partTable[part].label}`}
      onKeyDown={handleKey}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
      className="space-y-3"
    >
      {isChanged || isDecided ? (
        <OvertakenNotice
          part={part}
          edit={edit}
          current={current}
          status={status}
          record={record}
          isChanged={isChanged}
          productId={productId}
          onSaveOver={() => onSave(true)}
          onKeepEditing={() => {
            onEvent({ type: 'asked', part, isAsked: false });
            fields()?.[0]?.focus();
          }}
        />
      ) : (
        <DraftNotice edit={edit} />
      )}
      <PartField
        part={part}
        value={edit.value}
        onType={type}
        onSave={() => onSave()}
        live={live}
        voice={voice}
        tooLong={verdict.results && findTooLong(verdict.results, benchmark?.waived ?? [])}
      />
      <PartVoice part={part} value={shown} present={edit.value} marks={marks} check={voice} onFixed={type} />
      {/* Read out in the pauses: somebody who does not see the figures hears that a claim came or went. */}
      <div role="status">
        <VerdictLine
          part={part}
          verdict={verdict}
          failure={claims.failure}
          open={open}
          onOpen={choose}
          className="-mx-2 px-0"
        />
      </div>
      <FoundPanel
        part={part}
        value={edit.value as PartContent[TextPart]}
        verdict={verdict}
        open={open}
        source={claims.source}
        draft={undefined}
        voice={voice}
        onSelect={select}
        className="-mx-3"
      />
      {status === 'approved' && (
        <p className="text-[0.8125rem] text-ink-soft">
          This part is approved. Saving makes it pending again: exports do not include it until it is approved.
        </p>
      )}
      {edit.failure && <FailureBox {...edit.failure} />}
      <div className="flex flex-wrap justify-end gap-2 touch:*:flex-1">
        <Button onClick={onCancel}>
          Cancel <KeyHint keys={reviewKeys.cancel} />
        </Button>
        <Button type="submit" variant="primary" busy={edit.isSaving}>
          {edit.isSaving ? 'Saving...' : 'Save'}
          {!edit.isSaving && <KeyHint keys={reviewKeys.save} />}
        </Button>
      </div>
    </form>
  );
}

function DraftNotice({ edit }: { edit: Edit }) {
  if (!edit.isRestored || !edit.changedAt) return null;
  const at = new Date(edit.changedAt);
  return (
    <p className="flex items-center gap-2 rounded-lg bg-accent-soft px-3 py-2 text-[0.8125rem] text-accent-ink">
      <History aria-hidden className="size-4 shrink-0" />
      <span>
        Unsaved draft from{' '}
        <time dateTime={edit.changedAt}>
          {formatDate(at)} · {formatTime(at)}
        </time>
        . Save it, or cancel to discard it.
      </span>
    </p>
  );
}
