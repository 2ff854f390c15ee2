// Mentions in a comment: stored as the person's id, `@{12}`, and typed and shown as their name.
import type { Person } from '#domain/session/person.ts';

const stored = /@\{(\d{1,9})\}/g;

/** The ids a stored text mentions, each once. */
export const mentionedIds = (text: string): number[] => [
  ...new Set([...text.matchAll(stored)].map(([, id]) => Number(id))),
];

/** A text as a comment that mentions nobody, whoever it came from. */
export const withoutMentions = (text: string): string => text.replaceAll('@{', '@ {');

/** A piece of a comment: text, or a person who is mentioned. */
export type CommentPiece = string | Person;

/** A stored text as it is shown. An id nobody has stays text. */
export function splitMentions(text: string, people: readonly Person[]): CommentPiece[] {
  const byId = new Map(people.map((person) => [person.id, person]));
  const pieces: CommentPiece[] = [];
  let from = 0;
  for (const match of text.matchAll(stored)) {
    const person = byId.get(Number(match[1]));
    if (!person) continue;
    if (match.index > from) pieces.push(text.slice(from, match.index));
    pieces.push(person);
    from = match.index + match[0].length;
  }
  if (from < text.length) pieces.push(text.slice(from));
  return pieces;
}

/** A stored text as somebody types it: `@Ann Lee`. */
export const nameMentions = (text: string, people: readonly Person[]): string =>
  splitMentions(text, people)
    .map((piece) => (typeof piece === 'string' ? piece : `@${piece.fullName}`))
    .join('');

/** Letters, digits and marks: what a name goes on with. */
const goesOn = /^[\p{L}\p{N}\p{M}]/u;

/**
 * A typed text as it is stored. `chosen` are the people picked from the list, in the order they were picked: of two with one name the first
 * mention is the first that was picked. A name nobody picked stays text.
 */
export function storeMentions(typed: string, chosen: readonly Person[]): string {
  const left = [...chosen];
  const byLength = [...chosen].sort((a, b) => b.fullName.length - a.fullName.length);
  let text = '';
  for (let at = 0; at < typed.length; ) {
    const found = byLength.find(
      ({ fullName }) => typed.startsWith(`@${fullName}`, at) && !goesOn.test(typed.slice(at + 1 + fullName.length)),
    );
    if (!found) {
      text += typed[at];
      at += 1;
      continue;
    }
    const place = left.findIndex(({ fullName }) => fullName === found.fullName);
    const person = left[place] ?? found;
    if (place >= 0 && left.filter(({ fullName }) => fullName === found.fullName).length > 1) left.splice(place, 1);
    text += `@{${person.id}}`;
    at += 1 + found.fullName.length;
  }
  return text;
}
