// Where claims stand in a text that is drawn in pieces, or that is typed in since they were found.
import type { PlacedClaim } from '#domain/claims/checked-claim.ts';
import type { TextValue } from '../parts/edits.reducer.ts';

/** A run of text and the claim it belongs to, by its place in the list; null between claims. */
type ClaimPiece = { text: string; claim: number | null; isStart: boolean };

type IsDrawn = (claim: PlacedClaim) => boolean;
type Stretch = { start: number; end: number; index: number; isStart: boolean };

/** The drawn claims of an item in stretches: where some lie within others, the shortest is drawn, and the longer one around it. */
function layOut(claims: readonly PlacedClaim[], item: number, isDrawn: IsDrawn): Stretch[] {
  const own = claims.flatMap((claim, index) =>
    (claim.item ?? 0) === item && isDrawn(claim) ? [{ ...claim, index }] : [],
  );
  const edges = [...new Set(own.flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b);
  const waiting = own.toSorted((a, b) => a.start - b.start);
  const started = new Set<number>();
  const stretches: Stretch[] = [];
  let [open, next]: [typeof own, number] = [[], 0];
  for (const [at, start] of edges.entries()) {
    open = open.filter((claim) => claim.end > start);
    for (; (waiting[next]?.start ?? Number.POSITIVE_INFINITY) <= start; next += 1) {
      const claim = waiting[next];
      if (claim) open.push(claim);
    }
    const [inner] = open.toSorted((a, b) => a.end - a.start - (b.end - b.start));
    if (!inner) continue;
    const last = stretches.at(-1);
    const end = edges[at + 1] ?? inner.end;
    if (last?.index === inner.index && last.end === start) last.end = end;
    else stretches.push({ start, end, index: inner.index, isStart: !started.has(inner.index) });
    started.add(inner.index);
  }
  return stretches;
}

/** Cuts a piece of an item's text, which begins at `from` in it, at the edges of the claims that are drawn. */
export function cutAtClaims(
  text: string,
  from: number,
  claims: readonly PlacedClaim[],
  item = 0,
  isDrawn: IsDrawn = () => true,
): ClaimPiece[] {
  const pieces: ClaimPiece[] = [];
  const until = from + text.length;
  let at = from;
  const put = (end: number, claim: number | null, isStart: boolean) => {
    if (end > at) pieces.push({ text: text.slice(at - from, end - from), claim, isStart });
    at = Math.max(at, end);
  };
  for (const { start, end, index, isStart } of layOut(claims, item, isDrawn)) {
    if (end <= at) continue;
    if (start >= until) break;
    put(start, null, false);
    put(Math.min(end, until), index, isStart && at === start);
  }
  put(until, null, false);
  return pieces;
}

/** How many signs two texts begin and end alike with, the ends not reaching into the beginnings. */
function alike(before: string, after: string): { head: number; tail: number } {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return { head, tail };
}

function followInText(claims: readonly PlacedClaim[], before: string, after: string): PlacedClaim[] {
  if (before === after) return [...claims];
  const { head, tail } = alike(before, after);
  const shift = after.length - before.length;
  return claims.flatMap((claim) => {
    if (claim.end <= head) return [claim];
    if (claim.start >= before.length - tail) return [{ ...claim, start: claim.start + shift, end: claim.end + shift }];
    return [];
  });
}

/** Claims of a text as they stand after it was typed in: those next to the change move along, those it touched are gone. */
export function followClaims(claims: readonly PlacedClaim[], before: TextValue, after: TextValue): PlacedClaim[] {
  if (typeof before === 'string' || typeof after === 'string') {
    return typeof before === 'string' && typeof after === 'string' ? followInText(claims, before, after) : [];
  }
  const isSameList = before.length === after.length;
  return after.flatMap((text, item) => {
    const was = isSameList ? item : before.indexOf(text);
    const own = claims.filter((claim) => claim.item === was);
    return followInText(own, before[was] ?? '', text).map((claim) => ({ ...claim, item }));
  });
}
