// What an undo of a decision leaves: it takes back the act it was offered for, and nothing that somebody else did.
import { canonicalJson } from '#domain/canonical-json.ts';
import type { Part, Status } from '#domain/parts/parts.ts';
import { Problem } from '#domain/problem.ts';
import type { Person } from '#domain/session/person.ts';
import type { ImageEntry, PartRecord, ReviewedContent } from './content.ts';
import type { FirstApproval } from './second-person.ts';

/** The refusal of an undo after somebody else decided: it would take back their decision. */
export const refuseOvertaken = (what: string): Problem =>
  new Problem('STALE_VERSION', `Someone reviewed ${what} after you. Undo would overwrite their decision.`);

type First = Pick<FirstApproval, 'by' | 'at'>;
const isSame = (one: First | undefined, other: First | undefined): boolean =>
  one !== undefined && one.by.id === other?.by.id && one.at === other.at;

/**
 * An image after the decision on all images was taken back. `first` is the approval of all that was confirmed by it: an image that others had
 * approved before stays approved, and one that its person approved by itself waits by that.
 */
export function imageLeft(image: ImageEntry, first: First | undefined, by: Pick<Person, 'id'>): ImageEntry {
  const { firstApproval: own, ...rest } = image;
  const isOfOthers = first !== undefined && own !== undefined && own.by.id !== first.by.id && own.by.id !== by.id;
  if (image.status === 'approved' && isOfOthers) return image;
  const isOwn = first !== undefined && own?.by.id === first.by.id && !isSame(own, first);
  return { ...rest, status: 'pending', ...(isOwn ? { firstApproval: own } : {}) };
}

/**
 * What an undo of the approval of one image leaves: the first approval of all images where it waits for the others, or was made by the link of
 * a sign-off, as only one of all is; otherwise that of the image.
 */
export function firstsLeft(
  { firstApproval: own }: ImageEntry,
  isPartPending: boolean,
  { firstApproval: ofAll }: Pick<PartRecord, 'firstApproval'>,
): { ofImage?: ImageEntry['firstApproval']; ofAll?: FirstApproval } {
  const kept = isPartPending || ofAll?.answeredBy !== undefined ? ofAll : undefined;
  return { ...(kept ? { ofAll: kept } : {}), ...(own && !isSame(own, kept) ? { ofImage: own } : {}) };
}

/**
 * How a part is decided, and by whom first: an undo of a decision rests on it, as the status alone says nothing of a second person. Who confirmed
 * an image is not stored: where it was approved first at another time, somebody confirmed it again. An image that waits does so in the same way
 * whether it was approved first by itself or with all.
 */
export function decisionsOn({ parts, imagesWithStatus }: ReviewedContent, part: Part): string {
  const { status, record } = parts[part];
  const { decidedBy, firstApproval: first } = record;
  const firsts =
    part === 'images' && imagesWithStatus.length > 0
      ? imagesWithStatus.map(({ url, status: of, firstApproval: own }) => [
          ...[url, of],
          nameFirsts(of, of === 'pending' ? [own, first] : [own]),
        ])
      : nameFirsts(status, [first]);
  return canonicalJson([status, decidedBy?.id ?? null, firsts]);
}

/** Who approved first, and of what is approved when: an approval that waits can be asked for again by who undoes, which is the same one. */
function nameFirsts(status: Status, firsts: readonly (First | undefined)[]): (number | string)[] {
  const made = firsts.flatMap((first) => first ?? []);
  return status === 'approved' ? made.flatMap(({ by, at }) => [by.id, at]) : [...new Set(made.map(({ by }) => by.id))];
}
