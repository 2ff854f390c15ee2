// Where claims stand in a text that is drawn in pieces, or that is typed in since they were found.
import type { PlacedClaim } from '#domain/claims/checked-claim.ts';
import type { TextValue } from '../parts/edits.reducer.ts';

/** A run of text and the claim it belongs to, by its place in the list; null between claims. */
export type ClaimPiece = { text: string; claim: number | null; isStart: boolean };

/** The claims of an item by their place, each with its index in the list. One that begins inside another is left out. */
function layOut(claims: readonly PlacedClaim[], item: number): { claim: PlacedClaim; index: number }[] {
  const own = claims.flatMap((claim, index) => ((claim.item ?? 0) === item ? [{ claim, index }] : []));
  const laid: { claim: PlacedClaim; index: number }[] = [];
  let end = 0;
  for (const each of own.toSorted((a, b) => a.claim.start - b.claim.start || b.claim.end - a.claim.end)) {
    if (each.claim.start < end) continue;
    laid.push(each);
    end = each.claim.end;
  }
  return laid;
}

/** Cuts a piece of an item's text, which begins at `from` in it, at the claims' edges. */
export function cutAtClaims(text: string, from: number, claims: readonly PlacedClaim[], item = 0): ClaimPiece[] {
  const pieces: ClaimPiece[] = [];
  const until = from + text.length;
  let at = from;
  const put = (end: number, claim: number | null, isStart: boolean) => {
    if (end > at) pieces.push({ text: text.slice(at - from, end - from), claim, isStart });
    at = Math.max(at, end);
  };
  for (const { claim, index } of layOut(claims, item)) {
    if (claim.end <= at) continue;
    if (claim.start >= until) break;
    put(claim.start, null, false);
    put(Math.min(claim.end, until), index, at === claim.start);
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
