// Which profile a file is offered, by its columns and by the products that came with its first rows before.

import type { ImportFormat } from '../transfer.contract.ts';
import { columnsInCommon, hasOwnNames, leastInCommon } from './recognition.ts';

type Candidate = { id: number; format: string; columns: readonly string[] };
/** Folded columns; how many of the first products were read, and how many of them imports of each profile brought. */
type File = {
  format: ImportFormat;
  columns: readonly string[];
  first: number;
  brought: ReadonlyMap<number, number>;
  /** Its format has columns of its own, which the files of many shops have. */
  isOfShops: boolean;
};

/** `isSame`: it has exactly the columns of the profile, so that it is used without being asked for. */
export type Suggestion = { profileId: number; isSame: boolean };

/** As few of the first products tell a file of a supplier from another with the same SKUs by chance. */
const leastBrought = 0.1;

/**
 * The profile whose files look most like this one, or null. A file is used by itself only where its columns are exactly those of one profile and
 * some of its products came by it; a layout of many shops is offered for its products alone.
 */
export function suggestProfile(file: File, profiles: readonly Candidate[]): Suggestion | null {
  // Then only its products say whose file it is.
  const isShared = file.isOfShops || !hasOwnNames(file.columns);
  const found = profiles
    .map((profile) => {
      const inCommon = columnsInCommon(profile.columns, file.columns);
      const share = file.first === 0 ? 0 : (file.brought.get(profile.id) ?? 0) / file.first;
      const isKnown = share >= leastBrought;
      const isLike = inCommon >= leastInCommon && (isKnown || !isShared);
      return { profile, inCommon, share, isKnown, isLike };
    })
    .filter(({ isLike }) => isLike)
    .toSorted((a, b) => b.inCommon - a.inCommon || b.share - a.share);
  const [best, next] = found;
  if (!best) return null;
  const isOnly = next === undefined || next.inCommon < best.inCommon || next.share < best.share;
  const isSame = best.inCommon === 1 && best.profile.format === file.format;
  // Of two that fit alike, nobody knows which.
  return isOnly || isSame ? { profileId: best.profile.id, isSame: isSame && isOnly && best.isKnown } : null;
}
