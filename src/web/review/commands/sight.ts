// Where a part is on the screen: between what sticks to its top and the bar at its foot. Nobody decides on what they do not see.
import type { Part } from '#domain/parts/parts.ts';

export const partElementId = (part: Part) => `part-${part}`;
/** Of what opens below the line of a part's figures. */
export const foundId = (part: Part) => `found-${part}`;
/** Of the line itself. */
export const lineId = (part: Part) => `line-${part}`;
/** Of the card of an image, by its place among the images of the part. */
export const pictureElementId = (order: number) => `picture-${order}`;
export const barId = 'decision-bar';

type Span = { top: number; bottom: number };

/** What is not covered by the head and the bar. */
export function roomInSight(): Span {
  const head = document.getElementById('main')?.previousElementSibling?.getBoundingClientRect();
  const bar = document.getElementById(barId)?.getBoundingClientRect();
  return { top: Math.max(0, head?.bottom ?? 0), bottom: bar?.top ?? window.innerHeight };
}

/** Half a pixel of a border is nobody's reason to scroll. */
const tolerance = 1;
const isWithin = (span: Span, room: Span) => span.top >= room.top - tolerance && span.bottom <= room.bottom + tolerance;

/** A part that is taller than the room is in sight where its line of figures is: the end of its text. */
export function isSpanInSight(card: Span, line: Span | null, room: Span): boolean {
  const isTall = card.bottom - card.top > room.bottom - room.top;
  return isWithin(isTall && line ? line : card, room);
}

/** Space left above and below what is brought into sight, in pixels. */
const breath = 8;

/** How far to scroll so that a part is in sight; 0 where it is. */
export function scrollFor(card: Span, line: Span | null, room: Span): number {
  if (isSpanInSight(card, line, room)) return 0;
  const height = card.bottom - card.top;
  if (height > room.bottom - room.top) return (line ?? card).bottom - room.bottom + breath;
  const isBelow = card.bottom > room.bottom;
  const space = Math.min(breath, room.bottom - room.top - height);
  return isBelow ? card.bottom - room.bottom + space : card.top - room.top - space;
}

function spansOf(part: Part): { card: Span; line: Span | null } | null {
  const card = document.getElementById(partElementId(part))?.getBoundingClientRect();
  const line = document.getElementById(lineId(part))?.getBoundingClientRect();
  return card ? { card, line: line ?? null } : null;
}

/** A card that is not drawn yet is about to come where it is looked for. */
export function isPartInSight(part: Part): boolean {
  const spans = spansOf(part);
  return !spans || isSpanInSight(spans.card, spans.line, roomInSight());
}

export function bringIntoSight(part: Part): void {
  const spans = spansOf(part);
  if (spans) scroll(spans.card, spans.line);
}

function scroll(card: Span, line: Span | null): void {
  const by = scrollFor(card, line, roomInSight());
  if (by !== 0) window.scrollBy({ top: by, behavior: 'instant' });
}

/** Of a picture that is taller than the room its foot counts: there its decisions are. */
const footOf = (card: Element): Span => (card.lastElementChild ?? card).getBoundingClientRect();

/** Whether the card of an image is in sight. */
export function isPictureInSight(order: number): boolean {
  const card = document.getElementById(pictureElementId(order));
  return !card || isSpanInSight(card.getBoundingClientRect(), footOf(card), roomInSight());
}

export function bringPictureIntoSight(order: number): void {
  const card = document.getElementById(pictureElementId(order));
  if (card) scroll(card.getBoundingClientRect(), footOf(card));
}
