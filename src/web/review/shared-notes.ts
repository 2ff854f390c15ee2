// Notes of the writer that stand on several parts are said once for all of them.
import { type Part, partNames } from '#domain/review/content.ts';

/** Notes that more than one part carries, each once, in the order of the parts. */
export function sharedNotes(notes: Readonly<Record<Part, readonly string[]>>): string[] {
  const counts = new Map<string, number>();
  for (const part of partNames) {
    for (const note of new Set(notes[part])) counts.set(note, (counts.get(note) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > 1).map(([note]) => note);
}
