// Takes pieces out of a written text, so that what stays still reads: segments of a title, sentences, clauses of a bullet.
import { splitSentences } from '#domain/text/sentences.ts';
import { capitalise } from '#domain/text/words.ts';
import type { InstructedPart } from './target.ts';
import { splitTitle } from './title-parts.ts';

/** A piece and what stands before it; a header never goes alone. */
export type Piece = { text: string; start: number; end: number; before: string; isHeader: boolean };

/** The pieces where they stand in the text, one after another. */
function place(text: string, parts: readonly string[], from: number): Piece[] {
  const pieces: Piece[] = [];
  let at = from;
  for (const part of parts) {
    const start = text.indexOf(part, at);
    if (part === '' || start < 0) continue;
    pieces.push({ text: part, start, end: start + part.length, before: text.slice(at, start), isHeader: false });
    at = start + part.length;
  }
  return pieces;
}

/** Splits a text of a part (one bullet, for bullets) into the pieces that can be taken out. */
export function splitPieces(part: InstructedPart, text: string): Piece[] {
  if (part === 'title') return place(text, splitTitle(text), 0);
  if (part === 'description') return place(text, text.split(/\n+/).flatMap(splitSentences), 0);
  const lead = /^[^:;.]{1,60}:\s+/.exec(text)?.[0] ?? '';
  const header: Piece[] =
    lead === '' ? [] : [{ text: lead.trimEnd(), start: 0, end: lead.length, before: '', isHeader: true }];
  const clauses = splitSentences(text.slice(lead.length)).flatMap((sentence) => sentence.split(/;\s+/));
  return [...header, ...place(text, clauses, lead.length)];
}

/** The text of the pieces that stay; empty when nothing but a header would. A paragraph break outlives the sentence after it. */
export function joinPieces(pieces: readonly Piece[], isKept: (piece: Piece) => boolean): string {
  if (!pieces.some((piece) => !piece.isHeader && isKept(piece))) return '';
  let joined = '';
  let gap = '';
  for (const piece of pieces) {
    if (piece.before.includes('\n') || gap === '') gap = piece.before;
    if (!isKept(piece)) continue;
    const isFirst = joined === '' || /[:.!?\n]\s*$/.test(joined + gap);
    joined += (joined === '' ? '' : gap || ' ') + (isFirst ? capitalise(piece.text) : piece.text);
    gap = '';
  }
  return joined;
}
