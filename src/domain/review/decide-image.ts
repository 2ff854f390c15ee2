// Decides on one image of a product; the status of the images part follows.
import type { ContentType } from '#domain/history/history.contract.ts';
import type { Status } from '#domain/parts/parts.ts';
import { Problem } from '#domain/problem.ts';
import { accept, type Result, refuse } from '#domain/result.ts';
import type { ImageEntry, ReviewedContent } from './content.ts';
import { imageHistoryOf, imagesStatusOf, showAgain, shownUrls } from './image-entries.ts';
import { claimsOfPictures } from './picture-claims.ts';
import {
  actionOf,
  asItIs,
  type Change,
  type Decision,
  decidedImage,
  decidedRecord,
  entry,
  illegal,
  isLegalTransition,
  namesFirst,
  withoutOwnFirst,
  withPart,
} from './review.ts';
import { type FirstApproval, firstOfImage, needsTwo, pairApproval, samePerson } from './second-person.ts';
import { firstsLeft, refuseOvertaken } from './take-back.ts';

/**
 * Approves, rejects or rolls back one image; the status of the images part follows. An image that is left out is decided too: an approval
 * leaves it out, a rejection shows it again, behind the others, and approved: that is what was decided of it; where an approval needs two
 * people, it waits. The first of two people takes their approval back by `pending`. A rejection that an undo brings back leaves the first
 * approval of all images.
 */
export function decideImage(
  content: ReviewedContent,
  image: Pick<ImageEntry, 'url' | 'type'>,
  to: Status,
  decision: Decision,
): Result<Change> {
  const found = content.imagesWithStatus.find((each) => each.url === image.url && each.type === image.type);
  if (!found) return refuse(new Problem('NOT_IN_CONTENT', 'This image does not belong to this product.'));
  const name = found.type === 'hero' ? 'Hero Image' : 'Secondary Image';
  const { record: known } = content.parts.images;
  if (to === 'pending' && found.status === 'pending' && found.firstApproval?.by.id === decision.by.id)
    return accept({ content: withImage(content, found, withoutOwnFirst(found)), history: [] });
  if (!isLegalTransition(found.status, to)) return illegal(name, found.status, to);
  if (to === 'pending' && decision.isUndo) return takeImageBack(content, found, name, decision);
  const { by, at, needsSecond = 'none' } = decision;
  const first = firstOfImage(found, known, by);
  const together = to === 'approved' ? pairApproval(needsSecond, [], first, by) : 'done';
  if (together === null) return refuse(samePerson(`approved the ${name} already`));
  if (together === 'request')
    return accept({ content: withImage(content, found, { ...found, firstApproval: { by, at } }), history: [] });
  if (found.leftOut !== undefined && to === 'rejected') return accept(keepImage(content, found, decision));
  const other = first && first.by.id !== by.id ? first : undefined;
  const decided = withImages(content, withImage(content, found, decidedImage(found, to, other, by)).imagesWithStatus, {
    decision,
    first: other,
  });
  // The first approval of all images waits on for the others, also where an undo brings a rejection back that was there before it.
  const isLeft = decided.parts.images.status === 'pending' && (to === 'approved' || decision.isUndo === true);
  if (isLeft && known.firstApproval) decided.parts.images.record.firstApproval = known.firstApproval;
  if (to === 'approved') decided.approvedBy = by.id;
  const type: ContentType = found.type === 'hero' ? 'heroImage' : 'secondaryImage';
  const drafted = entry(type, actionOf[to], found.url, found.url, to);
  const details = to === 'approved' ? { ...asItIs(known), ...namesFirst(other ? { firstApproval: other } : {}) } : {};
  return accept({ content: decided, history: [Object.keys(details).length > 0 ? { ...drafted, details } : drafted] });
}

/** Takes back what who acts decided of an image: where they confirmed an approval, the first one is left. */
function takeImageBack(content: ReviewedContent, found: ImageEntry, name: string, decision: Decision): Result<Change> {
  // Who approved it first did not approve it by this: somebody else confirmed it.
  if (found.firstApproval?.by.id === decision.by.id) return refuse(refuseOvertaken(name));
  const type: ContentType = found.type === 'hero' ? 'heroImage' : 'secondaryImage';
  const { status, record } = content.parts.images;
  const left = firstsLeft(found, status === 'pending', record);
  const image: ImageEntry = { ...withoutOwnFirst(found), status: 'pending' };
  const taken = withImages(
    content,
    withImage(content, found, left.ofImage ? { ...image, firstApproval: left.ofImage } : image).imagesWithStatus,
    { decision },
  );
  if (left.ofAll) taken.parts.images.record.firstApproval = left.ofAll;
  return accept({ content: taken, history: [entry(type, 'rolled-back', found.url, found.url, 'pending')] });
}

/** Shows an image again that was left out: approved, or where an approval needs two people waiting for both. */
function keepImage(content: ReviewedContent, found: ImageEntry, decision: Decision): Change {
  const isTwo = needsTwo(decision.needsSecond ?? 'none', []);
  const images = showAgain(content.imagesWithStatus, found, isTwo ? 'pending' : 'approved');
  const decided = withImages(content, images, { decision });
  if (!isTwo) decided.approvedBy = decision.by.id;
  const { value, status } = decided.parts.images;
  const drafted = entry('images', 'edited', content.parts.images.value, value, status);
  const details = imageHistoryOf(content.imagesWithStatus, images);
  return { content: decided, history: [{ ...drafted, details }] };
}

/** The content with other images, and the part as it follows from them. */
function withImages(
  content: ReviewedContent,
  images: ImageEntry[],
  { decision, first }: { decision: Decision; first?: FirstApproval | undefined },
): ReviewedContent {
  const { record: known } = content.parts.images;
  const status = imagesStatusOf(images);
  const record = decidedRecord(first ? { ...known, firstApproval: first } : known, status, {
    ...decision,
    openClaims: claimsOfPictures(images),
  });
  return { ...withPart(content, 'images', { value: shownUrls(images), status, record }), imagesWithStatus: images };
}

const withImage = (content: ReviewedContent, found: ImageEntry, changed: ImageEntry): ReviewedContent => ({
  ...content,
  imagesWithStatus: content.imagesWithStatus.map((each) => (each === found ? changed : each)),
});
