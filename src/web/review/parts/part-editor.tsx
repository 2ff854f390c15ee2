// Edits one part in place. What is typed is kept with every keystroke, and nobody's newer text is overwritten unseen.
import { CloudOff, History, UserRoundPen } from 'lucide-react';
import { type Dispatch, type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { TextPart } from '#domain/parts/parts.ts';
import { partTable } from '#domain/parts/parts.ts';
import type { VoiceCheck } from '#domain/voice/check-voice.ts';
import { Button } from '#web/kit/button.tsx';
import { Compare } from '#web/kit/compare/compare.tsx';
import { formatDate, formatTime } from '#web/kit/format.ts';
import type { Claims } from '../claims/use-checker.ts';
import { reviewKeys } from '../commands/review.actions.ts';
import { nameChanger } from '../commands/use-review.ts';
import { KeyHint } from '../key-hint.tsx';
import { useLastChange, useMe } from '../review.queries.ts';
import { PartVoice, useVoiceMarks } from '../voice/part-voice.tsx';
import { type Edit, type EditEvent, isOvertaken, type TextValue } from './edits.reducer.ts';
import { PartField } from './part-field.tsx';

type PartEditorProps = {
  part: TextPart;
  edit: Edit;
  /** The text as it stands now, which somebody else may have changed since the edit began. */
  current: TextValue;
  productId: number;
  claims: Claims;
  voice: VoiceCheck | null;
  onEvent: Dispatch<EditEvent>;
  /** Saves over `base`, the text the edit began with where none is given. */
  onSave: (base?: TextValue) => void;
  onCancel: () => void;
};

export function PartEditor(props: PartEditorProps) {
  const { part, edit, current, productId, claims, voice, onEvent, onSave, onCancel } = props;
  const shown = useDeferredValue(edit.value);
  const marks = useVoiceMarks(voice, shown);
  const type = (value: TextValue) => onEvent({ type: 'typed', part, value, at: new Date().toISOString() });
  const overtaken = isOvertaken(edit, current);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // A restored draft must not take the focus from where the page was entered.
    if (edit.isRestored) return;
    const field = form.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, [edit.isRestored]);
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const isSave = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isSave && event.key !== 'Escape') return;
    event.preventDefault();
    // The screen listens for the same keys outside of fields.
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
      {overtaken ? (
        <OvertakenNotice
          part={part}
          edit={edit}
          current={current}
          productId={productId}
          isSaving={edit.isSaving}
          onSaveOver={() => {
            onEvent({ type: 'rebased', part, base: current });
            onSave(current);
          }}
        />
      ) : (
        <DraftNotice edit={edit} />
      )}
      <PartField part={part} value={edit.value} onType={type} onSave={() => onSave()} claims={claims} voice={voice} />
      <PartVoice part={part} value={shown} present={edit.value} marks={marks} check={voice} onMended={type} />
      {edit.failure && (
        <p role="alert" className="flex items-center gap-2 text-[0.8125rem] text-bad-ink">
          <CloudOff aria-hidden className="size-4 shrink-0" />
          {edit.failure}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2 touch:*:flex-1">
        <Button onClick={onCancel}>
          Cancel <KeyHint keys={reviewKeys.cancel} />
        </Button>
        <Button
          type="submit"
          variant="primary"
          busy={edit.isSaving}
          disabledReason={overtaken ? 'Look at the new version first, then save over it there.' : undefined}
        >
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

type OvertakenNoticeProps = {
  part: TextPart;
  edit: Edit;
  current: TextValue;
  productId: number;
  isSaving: boolean;
  onSaveOver: () => void;
};

/** Says who changed the text meanwhile, shows it against one's own, and lets the edit go on from it. */
function OvertakenNotice({ part, edit, current, productId, isSaving, onSaveOver }: OvertakenNoticeProps) {
  const [isShown, setShown] = useState(false);
  const { data: entry } = useLastChange(productId, part, current);
  const { data: me } = useMe();
  const who = nameChanger(entry?.changedBy, me);
  return (
    <div role="alert" className="rounded-lg bg-warn-soft px-3.5 py-3 text-[0.8125rem] text-warn-ink">
      <p className="flex items-start gap-2">
        <UserRoundPen aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span>
          <strong className="font-medium">
            {who} changed this text meanwhile{entry && ` at ${formatTime(new Date(entry.changeDate))}`}.
          </strong>{' '}
          Your text is kept in the field below and nothing was overwritten.
        </span>
      </p>
      {isShown && (
        <div className="mt-3 rounded-md border border-line bg-surface p-3.5 text-ink">
          <Compare before={current} after={edit.value} mode="sides" beforeLabel="New version" afterLabel="Your text" />
        </div>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => setShown(!isShown)} aria-expanded={isShown}>
          {isShown ? 'Hide the new version' : 'See the new version'}
        </Button>
        {isShown && (
          <Button size="sm" busy={isSaving} onClick={onSaveOver}>
            Save my text over it
          </Button>
        )}
      </div>
    </div>
  );
}
