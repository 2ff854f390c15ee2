// The mention that is being typed: what stands between an `@` and the caret.
import type { Person } from '#domain/session/person.ts';

/** Where the `@` is, and what was typed behind it. */
export type TypedMention = { at: number; query: string };

/** Behind a letter an `@` is part of an email address; a name has at most one space here, before somebody picks it. */
const mention = /(?:^|[\s([{"'“‘])@([^\s@]*(?: [^\s@]+)?)$/u;

/** Null where none is typed at the caret. */
export function findMention(text: string, caret: number): TypedMention | null {
  const found = mention.exec(text.slice(0, caret));
  return found?.[1] === undefined ? null : { at: caret - found[1].length - 1, query: found[1] };
}

const shownMembers = 8;

/** Those whose name, or a further word of it, starts with what was typed. */
export function matchPeople<P extends Person>(people: readonly P[], query: string): P[] {
  const wanted = query.toLocaleLowerCase();
  return people
    .filter(({ fullName }) => {
      const name = fullName.toLocaleLowerCase();
      return name.startsWith(wanted) || name.includes(` ${wanted}`);
    })
    .slice(0, shownMembers);
}
