// The field of a part being edited, its claims marked while one types.
import { type ReactNode, useMemo, useRef } from 'react';
import type { PlacedClaim } from '#domain/claims/checked-claim.ts';
import { countClaims } from '#domain/claims/claim-words.ts';
import type { TextPart } from '#domain/parts/parts.ts';
import { partTable } from '#domain/parts/parts.ts';
import type { VoiceCheck } from '#domain/voice/check-voice.ts';
import type { Source } from '#web/client/claims/claim-evidence.tsx';
import { Field } from '#web/kit/form/field.tsx';
import { ListEditor } from '#web/kit/form/list-editor.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { ClaimList } from '../claims/claim-list.tsx';
import { MarkedArea } from '../claims/marked-area.tsx';
import type { Claims } from '../claims/use-checker.ts';
import { type LiveClaims, useLiveClaims } from '../claims/use-live-claims.ts';
import { countWords, type TextValue } from './edits.reducer.ts';

/** The specified title counter counts up to this; it informs, it does not limit. */
const titleLength = 200;

type PartFieldProps = {
  part: TextPart;
  value: TextValue;
  claims: Claims;
  voice: VoiceCheck | null;
  onType: (value: TextValue) => void;
  onSave: () => void;
};

export function PartField({ part, value, claims, voice, onType, onSave }: PartFieldProps) {
  const label = partTable[part].label;
  const live = useLiveClaims(claims.checker, value);
  const counts = <LiveCounts live={live} />;
  if (Array.isArray(value)) {
    return (
      <div>
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
              source={claims.source}
              voice={voice}
              onValueChange={change}
            />
          )}
        </ListEditor>
        <p className="mt-2 text-ink-soft text-xs">{counts}</p>
      </div>
    );
  }
  if (part === 'title') {
    return (
      <LineField
        label={label}
        hint={<Hint live={counts}>{`${formatNumber(value.length)}/${titleLength}`}</Hint>}
        value={value}
        live={live}
        item={0}
        source={claims.source}
        voice={voice}
        onValueChange={onType}
        onEnter={onSave}
      />
    );
  }
  return (
    <DescriptionField
      label={label}
      hint={<Hint live={counts}>{`${formatNumber(countWords(value))} words`}</Hint>}
      value={value}
      live={live}
      source={claims.source}
      voice={voice}
      onValueChange={onType}
    />
  );
}

function Hint({ live, children }: { live: ReactNode; children: string }) {
  return (
    <span className="flex flex-wrap justify-between gap-x-4 tabular-nums">
      <span>{children}</span>
      {live}
    </span>
  );
}

/** Read out in the pauses: somebody who does not see the lines hears that a claim came or went. */
function LiveCounts({ live: { claims } }: { live: LiveClaims }) {
  return <span role="status">{claims && countClaims(claims)}</span>;
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
  source: Source;
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
  source,
  voice,
  onValueChange,
  onEnter,
}: OneFieldProps & { hint?: ReactNode; item: number; onEnter?: () => void }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { markedText, claims } = useMemo(() => ofItem(live, item), [live, item]);
  return (
    <>
      <Field label={label} hideLabel hint={hint}>
        {(control) => (
          <MarkedArea
            {...control}
            ref={field}
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
      <ClaimList claims={claims} source={source} field={field} />
    </>
  );
}

function DescriptionField({
  label,
  hint,
  value,
  live,
  source,
  voice,
  onValueChange,
}: OneFieldProps & { hint: ReactNode }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { markedText, claims } = useMemo(() => ofItem(live, 0), [live]);
  return (
    <>
      <Field label={label} hideLabel hint={hint}>
        {(control) => (
          <MarkedArea
            {...control}
            ref={field}
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
      <ClaimList claims={claims} source={source} field={field} />
    </>
  );
}
