// Marks where a text breaks the voice: a double line, with what is drawn inside of it (a claim, for instance) left as it is.
import type { ReactNode } from 'react';
import type { VoiceMark } from '#domain/voice/voice-marks.ts';
import type { Annotate } from '#web/kit/compare/compare.tsx';

/** The same where it is read and where it is typed. */
export const voiceLine =
  'rounded-[3px] underline decoration-[color-mix(in_oklab,var(--warn),var(--warn-ink)_35%)] decoration-double decoration-1 underline-offset-3 bg-warn-soft/60';

type VoicePiece = { text: string; start: number; mark: VoiceMark | null };

/** Cuts a piece of text, which begins at `from` in its item, at the edges of the marks; they come in order and apart from each other. */
export function cutAtVoice(text: string, from: number, marks: readonly VoiceMark[], item = 0): VoicePiece[] {
  const pieces: VoicePiece[] = [];
  const until = from + text.length;
  let at = from;
  const put = (end: number, mark: VoiceMark | null) => {
    if (end > at) pieces.push({ text: text.slice(at - from, end - from), start: at, mark });
    at = Math.max(at, end);
  };
  for (const mark of marks) {
    if ((mark.item ?? 0) !== item || mark.end <= at) continue;
    if (mark.start >= until) break;
    put(mark.start, null);
    put(Math.min(mark.end, until), mark);
  }
  put(until, null);
  return pieces;
}

/** Draws a piece of text with its marks; `inner` draws what stands between their edges. */
export function annotateVoice(marks: readonly VoiceMark[], inner?: Annotate): Annotate {
  const draw = (text: string, place: { item: number; start: number }): ReactNode => (inner ? inner(text, place) : text);
  return (text, { item, start: from }) =>
    cutAtVoice(text, from, marks, item).map(({ text: piece, start, mark }) =>
      mark ? (
        <mark key={start} data-voice={mark.kind} title={mark.message} className={`${voiceLine} text-inherit`}>
          {draw(piece, { item, start })}
        </mark>
      ) : (
        <span key={start}>{draw(piece, { item, start })}</span>
      ),
    );
}
