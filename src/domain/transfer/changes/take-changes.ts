// What an import takes of the changes a file brings: not over a person's edits, nor out of empty cells, unless it is set to.
import type { HandEdits } from '#domain/catalogue/hand-edits.ts';
import { type FieldChange, fieldKey } from '#domain/review/source-changes.ts';
import type { EmptyCells } from '../empty-cells.ts';

/** Separates changes that are taken from those that would overwrite what a person edited, and those that only come from empty cells. */
export function createTaker(handEdited: readonly string[], handEdits: HandEdits, emptyCells: EmptyCells) {
  const mine = new Set(handEdited);
  let blanks = 0;
  const changes: FieldChange[] = [];
  const kept: FieldChange[] = [];
  const overwritten: FieldChange[] = [];
  /** Counts a field that would be emptied, and answers whether it may be. What a person's edit keeps anyway does not count. */
  const takesBlank = (key: string): boolean => {
    if (!mine.has(key) || handEdits === 'file') blanks += 1;
    return emptyCells === 'empty';
  };
  const take = (change: FieldChange, isBlank = false): boolean => {
    if (isBlank && !takesBlank(fieldKey(change))) return false;
    const isMine = mine.has(fieldKey(change));
    if (isMine && handEdits === 'keep') {
      kept.push(change);
      return false;
    }
    if (isMine) overwritten.push(change);
    mine.delete(fieldKey(change));
    changes.push(change);
    return true;
  };
  /** The file says what we have: from now on that is the file's, too. */
  const agree = (key: string) => mine.delete(key);
  /** What follows from a change that was made, whoever edited it. */
  const follow = (change: FieldChange) => void changes.push(change);
  return {
    take,
    takesBlank,
    agree,
    follow,
    done: () => ({ changes, kept, overwritten, blanks, handEdited: [...mine] }),
  };
}
export type Taker = ReturnType<typeof createTaker>;
