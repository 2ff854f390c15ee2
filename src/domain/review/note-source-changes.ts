// What a change of the source means to parts that were approved before it.
import type { HistoryDraft } from '#domain/history/history.contract.ts';
import { type Part, partNames } from '#domain/parts/parts.ts';
import { isListed } from '#domain/scope.ts';
import type { ImageEntry, PartState, ReviewedContent, SourceChange } from './content.ts';
import { type Change, entry, undecided, withoutOwnFirst, withPart } from './review.ts';
import { isOfImages } from './source-changes.ts';

/** What a change of the source means beside its marks: whether changed parts wait again, and which categories need a second person. */
export type SourceGuard = { sendsBack?: boolean; pairedCategories?: readonly string[] };

/** Whether two people approved a part, or each of the images that are approved; before images named both, the part did. */
export function isPaired(
  part: Part,
  { status, record }: Pick<PartState, 'status' | 'record'>,
  images: readonly ImageEntry[],
): boolean {
  const approved = images.filter((image) => image.status === 'approved');
  if (part !== 'images' || (status === 'approved' && approved.every(({ firstApproval }) => !firstApproval)))
    return record.firstApproval !== undefined;
  return approved.every(({ firstApproval }) => firstApproval !== undefined);
}

/** Images of which those that one person approved wait again. */
export const withoutUnpaired = (images: readonly ImageEntry[]): ImageEntry[] =>
  images.map((image) =>
    image.status === 'approved' && !image.firstApproval ? { ...image, status: 'pending' } : image,
  );

/**
 * Marks what changed in the source on every part that was approved before: the approver decided by the old fact. `sendsBack`: such a part
 * waits for a decision again, and history says why. So do parts that one person approved, where the product comes into a category that needs
 * two: a category that is changed there and back is no way around it.
 */
export function noteSourceChanges(
  content: ReviewedContent,
  changes: readonly SourceChange[],
  { sendsBack = false, pairedCategories = [] }: SourceGuard = {},
): Change {
  const into = changes.find(({ field }) => field === 'category')?.after;
  const needsTwo = into !== undefined && isListed(pairedCategories, into);
  let noted = content;
  const history: HistoryDraft[] = [];
  for (const part of partNames) {
    const isUnpaired = needsTwo && !isPaired(part, content.parts[part], content.imagesWithStatus);
    // Some images can be approved while others wait.
    if (content.parts[part].status !== 'approved' && !(isUnpaired && part === 'images')) continue;
    const relevant = changes.filter((change) => (part === 'images') === isOfImages(change));
    if (relevant.length === 0 && !isUnpaired) continue;
    const { record, value } = content.parts[part];
    const kept = record.sourceChanges.filter((old) => !relevant.some((change) => change.field === old.field));
    const merged = relevant.map((change) => {
      const before = record.sourceChanges.find((old) => old.field === change.field)?.before ?? change.before;
      return { ...change, before };
    });
    const sourceChanges = [...kept, ...merged.filter((change) => change.before !== change.after)];
    const marked = { ...record, sourceChanges };
    if (!isUnpaired && (!sendsBack || sourceChanges.length === 0)) {
      noted = withPart(noted, part, { record: marked });
      continue;
    }
    noted = withPart(noted, part, { status: 'pending', record: undecided(marked) });
    if (part === 'images')
      noted = {
        ...noted,
        imagesWithStatus: isUnpaired
          ? withoutUnpaired(noted.imagesWithStatus)
          : noted.imagesWithStatus.map((image) => ({ ...withoutOwnFirst(image), status: 'pending' })),
      };
    const reason = isUnpaired
      ? `Approvals of the category ${into} need a second person.`
      : `The source changed: ${sourceChanges.map(({ field }) => field).join(', ')}.`;
    history.push({ ...entry(part, 'rolled-back', value, value, 'pending'), details: { reason } });
  }
  return { content: noted, history };
}
