// A text field that marks claims while one types: the same text lies behind it, unseen but for the lines under its claims.
import { type ComponentProps, memo, type Ref, useMemo, useRef } from 'react';
import type { PlacedClaim } from '#domain/claims/checked-claim.ts';
import { toneOf } from '#domain/claims/claim-words.ts';
import type { VoiceCheck } from '#domain/voice/check-voice.ts';
import type { VoiceMark } from '#domain/voice/voice-marks.ts';
import { cn } from '#web/kit/cn.ts';
import { Textarea } from '#web/kit/form/field.tsx';
import { cutAtVoice, voiceLine } from '#web/shared/voice/voice-marks.tsx';
import { markLines } from './claim-marks.tsx';
import { cutAtClaims } from './claim-places.ts';

type MarkedAreaProps = Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'className'> & {
  value: string;
  onValueChange: (value: string) => void;
  /** Claims of `markedText`, the text as it was last drawn. */
  markedText: string;
  claims: readonly PlacedClaim[];
  /** Marks where `markedText` breaks the voice. */
  voice: VoiceCheck | null;
  className?: string;
  ref?: Ref<HTMLTextAreaElement>;
};

/** Both layers break their lines alike: same letters, edges, and the same room kept for a scroll bar. */
const sameMetrics = '[scrollbar-gutter:stable] whitespace-pre-wrap break-words';

export function MarkedArea(props: MarkedAreaProps) {
  const { value, onValueChange, markedText, claims, voice, className, ref, ...rest } = props;
  const layer = useRef<HTMLDivElement>(null);
  return (
    <div className="relative grid rounded-md bg-surface dark:bg-page">
      <div
        ref={layer}
        aria-hidden
        data-marks
        className={cn(
          'pointer-events-none absolute inset-0 select-none overflow-hidden rounded-md border border-transparent px-3 py-2 text-sm text-transparent leading-5.5 touch:text-base',
          sameMetrics,
          className,
          'min-h-0 max-h-none',
        )}
      >
        <MarkedLines text={markedText} claims={claims} voice={voice} />
      </div>
      <Textarea
        {...rest}
        ref={ref}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onScroll={(event) => {
          if (layer.current) layer.current.scrollTop = event.currentTarget.scrollTop;
        }}
        className={cn('relative block bg-transparent dark:bg-transparent', sameMetrics, className)}
      />
    </div>
  );
}

type Piece = { text: string; look: string };

/** Line by line, so that a key draws and lays out the line it changes, however long the text is. */
type MarkedLinesProps = { text: string; claims: readonly PlacedClaim[]; voice: VoiceCheck | null };

const MarkedLines = memo(function MarkedLines({ text, claims, voice }: MarkedLinesProps) {
  const lines = useMemo(() => cutIntoLines(text, claims, voice?.(text) ?? []), [text, claims, voice]);
  return lines.map((pieces, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line is wholly given by its pieces
    <MarkedLine key={at} pieces={pieces} />
  ));
});

/** What rules read only in part is counted, not drawn: free copy would be under lines from end to end. */
const isDrawn = (claim: PlacedClaim) => !['supported', 'partly'].includes(toneOf(claim));

function cutIntoLines(text: string, claims: readonly PlacedClaim[], marks: readonly VoiceMark[]): Piece[][] {
  const lines: Piece[][] = [[]];
  const put = (text: string, look: string) => {
    const [first = '', ...more] = text.split('\n');
    if (first !== '') lines.at(-1)?.push({ text: first, look });
    for (const line of more) lines.push(line === '' ? [] : [{ text: line, look }]);
  };
  let at = 0;
  for (const piece of cutAtClaims(text, 0, claims, 0, isDrawn)) {
    const claim = piece.claim === null ? undefined : claims[piece.claim];
    const look = claim ? markLines[toneOf(claim)] : '';
    // One line can be drawn under a place: a claim that is open goes before the voice.
    for (const { text: part, mark } of cutAtVoice(piece.text, at, marks))
      put(part, look === '' && mark ? voiceLine : look);
    at += piece.text.length;
  }
  return lines;
}

const areAlike = (a: readonly Piece[], b: readonly Piece[]) =>
  a.length === b.length && a.every((piece, at) => piece.text === b[at]?.text && piece.look === b[at]?.look);

const MarkedLine = memo(
  function MarkedLine({ pieces }: { pieces: readonly Piece[] }) {
    return (
      <div>
        {pieces.length === 0
          ? '\u200b'
          : pieces.map(({ text, look }, at) =>
              look === '' ? (
                text
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a line have no other name
                <span key={at} className={look}>
                  {text}
                </span>
              ),
            )}
      </div>
    );
  },
  (before, after) => areAlike(before.pieces, after.pieces),
);
