// The field of a part being edited, its claims marked while one types.
import { type ReactNode, useMemo } from 'react';
import type { PlacedClaim } from '#domain/claims/checked-claim.ts';
import type { TextPart } from '#domain/parts/parts.ts';
import { partTable } from '#domain/parts/parts.ts';
import type { VoiceCheck } from '#domain/voice/check-voice.ts';
import { cn } from '#web/kit/cn.ts';
import { Field } from '#web/kit/form/field.tsx';
import { ListEditor } from '#web/kit/form/list-editor.tsx';
import { formatNumber } from '#web/kit/format.ts';
import type { TooLong } from '../check/find-too-long.ts';
import type { LiveClaims } from '../check/use-live-claims.ts';
import { MarkedArea } from '../claims/marked-area.tsx';
import { countWords, type TextValue } from './edits.reducer.ts';

/** The specified title counter counts up to this; it informs, it does not limit. */
const titleLength = 200;

type PartFieldProps = {
  part: TextPart;
  value: TextValue;
  /** Its claims, as far as they are checked. */
  live: LiveClaims;
  voice: VoiceCheck | null;
  /** By which rule it is too long, if any. */
  tooLong: TooLong | null;
  onType: (value: TextValue) => void;
  onSave: () => void;
};

export function PartField({ part, value, live, voice, tooLong, onType, onSave }: PartFieldProps) {
  const label = partTable[part].label;
  if (Array.isArray(value)) {
    return (
      <ListEditor
        legend={label}
        noun="Bullet"
        addLabel="Add Bullet Point"
        emptyText="No bullets yet."
        items={value}
        blank=""
        isBlank={(text) => text === ''}
        onChange={onType}
      >
        {(text, index, change) => (
          <LineField
            label={`Bullet ${index + 1}`}
            value={text}
            live={live}
            item={index}
            voice={voice}
            onValueChange={change}
          />
        )}
      </ListEditor>
    );
  }
  if (part === 'title') {
    return (
      <LineField
        label={label}
        hint={<Counter count={`${formatNumber(value.length)}/${titleLength}`} tooLong={tooLong} />}
        value={value}
        live={live}
        item={0}
        voice={voice}
        onValueChange={onType}
        onEnter={onSave}
      />
    );
  }
  return (
    <DescriptionField
      label={label}
      hint={<Counter count={`${formatNumber(countWords(value))} words`} tooLong={tooLong} />}
      value={value}
      live={live}
      voice={voice}
      onValueChange={onType}
    />
  );
}

const tones = { bad: 'text-bad-ink', warn: 'text-warn-ink' } as const;

/** How long a text is. Where a rule finds it too long, it says so: the figure itself limits nothing. */
function Counter({ count, tooLong }: { count: string; tooLong: TooLong | null }) {
  return (
    <span className={cn('flex flex-wrap gap-x-2', tooLong && tones[tooLong.tone])}>
      <span className={cn('tabular-nums', tooLong && 'font-medium')}>{count}</span>
      {tooLong && <span>{tooLong.text}</span>}
    </span>
  );
}

const none: readonly PlacedClaim[] = [];

/** The claims of one item, and the text they stand in. */
function ofItem({ value, claims }: LiveClaims, item: number): { markedText: string; claims: readonly PlacedClaim[] } {
  if (typeof value === 'string') return { markedText: value, claims: claims ?? none };
  const own = (claims ?? none).filter((claim) => claim.item === item);
  return { markedText: value[item] ?? '', claims: own.map(({ item: _, ...claim }) => claim) };
}

type OneFieldProps = {
  label: string;
  value: string;
  live: LiveClaims;
  voice: VoiceCheck | null;
  onValueChange: (value: string) => void;
};

/** One line of text, drawn over as many as it needs. */
function LineField({
  label,
  hint,
  value,
  live,
  item,
  voice,
  onValueChange,
  onEnter,
}: OneFieldProps & { hint?: ReactNode; item: number; onEnter?: () => void }) {
  const { markedText, claims } = useMemo(() => ofItem(live, item), [live, item]);
  return (
    <Field label={label} hideLabel hint={hint}>
      {(control) => (
        <MarkedArea
          {...control}
          rows={1}
          value={value}
          // A pasted line break would look like two items and be one.
          onValueChange={(text) => onValueChange(text.replace(/\s*\n\s*/g, ' '))}
          onKeyDown={(event) => {
            if (!onEnter || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            if (event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            onEnter();
          }}
          markedText={markedText}
          claims={claims}
          voice={voice}
          className="field-sizing-content min-h-8.5 resize-none! py-1.5 touch:min-h-10"
        />
      )}
    </Field>
  );
}

function DescriptionField({ label, hint, value, live, voice, onValueChange }: OneFieldProps & { hint: ReactNode }) {
  const { markedText, claims } = useMemo(() => ofItem(live, 0), [live]);
  return (
    <Field label={label} hideLabel hint={hint}>
      {(control) => (
        <MarkedArea
          {...control}
          rows={10}
          value={value}
          onValueChange={onValueChange}
          markedText={markedText}
          claims={claims}
          voice={voice}
          className="field-sizing-content max-h-[70dvh] min-h-40"
        />
      )}
    </Field>
  );
}
