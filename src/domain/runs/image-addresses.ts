// Text replaced in the addresses of a product's images, and restored. What belongs to an image goes with it; what was decided only where the
// file at both addresses is known to be the same one: any other is a picture that nobody looked at. Values in, values out.
import { isSameValue } from '#domain/canonical-json.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { HistoryDraft } from '#domain/history/history.contract.ts';
import type { ImageEntry, ReviewedContent } from '#domain/review/content.ts';
import { imageHistoryOf, shownUrls } from '#domain/review/image-entries.ts';
import { findReplaced, putBack } from '#domain/review/put-back.ts';
import { type Decision, entry, undecided, withoutOwnFirst, withPart } from '#domain/review/review.ts';
import { findSourceChanges, sourceHistory } from '#domain/review/source-changes.ts';
import { groupDigits } from '#domain/text/group-digits.ts';
import { isWebAddress } from '#domain/text/image-address.ts';
import { textLimits } from '#domain/text/text-limits.ts';
import { sourceOf } from '#domain/writing/hash-request.ts';
import type { AddressOptions } from './actions/replace-image-address.action.ts';
import { type ItemPlan, planRefusal, planUnchanged } from './item-plan.ts';
import type { Readdressed, ReplacedAddresses } from './source-edit.ts';

type Read = { product: Product; content: ReviewedContent | null; isHandEdited: boolean };
/** Whether the files that were measured at two addresses are one and the same. */
export type IsSameFile = (from: string, to: string) => boolean;

const why = {
  invalid: 'An image URL would not be valid, so it was not changed.',
  doubled: 'Two images would have the same URL, so one was not changed.',
  moved: 'Some images were changed again since then.',
  touched: 'Decisions on images were not restored, as the images or their review changed since then.',
  waits: 'Reviewed images need review again, as their files are not known to be the same.',
} as const;
type Why = keyof typeof why;

type Found = { addresses: Readdressed[]; left: Set<Why> };

const isValid = (url: string) => url.length <= textLimits.url && isWebAddress(url);

/** What a list of addresses would have in place of which. */
function readdress(urls: readonly string[], newOf: (url: string) => string): Found {
  const taken = new Set(urls);
  const left = new Set<Why>();
  const addresses = [...new Set(urls)].flatMap((from): Readdressed[] => {
    const to = newOf(from);
    if (to === from) return [];
    if (!isValid(to) || taken.has(to)) {
      left.add(isValid(to) ? 'doubled' : 'invalid');
      return [];
    }
    taken.add(to);
    return [{ from, to }];
  });
  return { addresses, left };
}

const listedUrls = (content: ReviewedContent | null): string[] =>
  (content?.imagesWithStatus ?? []).map(({ url }) => url);

const say = (reasons: Iterable<Why>): string | null => [...new Set(reasons)].map((each) => why[each]).join(' ') || null;

const newAddress = (url: string, { find, replace }: AddressOptions) => url.replaceAll(find, () => replace);

/** What a question says of the addresses that would change, and of the products whose images need review again: of a sample about how many. */
export function describeAddresses(urls: number, waiting: number, isSample: boolean): string {
  const changed = `${isSample ? 'About ' : ''}${groupDigits(urls)} image ${urls === 1 ? 'URL' : 'URLs'} will change.`;
  if (waiting === 0) return changed;
  const products = `${isSample ? 'about ' : ''}${groupDigits(waiting)} ${waiting === 1 ? 'product' : 'products'}`;
  return `${changed} Reviewed images of ${products} will need review again, as their files are not known to be the same.`;
}

/** The addresses of the images under review that would change, with what they would be. */
export const changedAddresses = (content: ReviewedContent | null, options: AddressOptions): Readdressed[] =>
  readdress(listedUrls(content), (url) => newAddress(url, options)).addresses;

/** All places of the text in all addresses of the source and of the content; an address that cannot change stays. */
export function planAddresses(read: Read, options: AddressOptions, isSameFile: IsSameFile): ItemPlan {
  const newOf = (url: string) => newAddress(url, options);
  const source = readdress(read.product.images, newOf);
  const content = readdress(listedUrls(read.content), newOf);
  const left = [...source.left, ...content.left];
  if (source.addresses.length + content.addresses.length === 0) {
    const reason = say(left);
    return reason === null ? planUnchanged('No match.') : planRefusal(reason);
  }
  const addresses = { source: source.addresses, content: content.addresses };
  return planEdit(read, addresses, { left, isHandEdited: true, ...moveIn(read, addresses.content, isSameFile) });
}

/**
 * Restores the addresses that still are as the run set them, and where nobody touched the images since, what was decided of them. `decision`: who
 * undoes, and which approvals need two people.
 */
export function planAddressesBack(
  read: Read,
  { addresses, wasHandEdited, decided }: ReplacedAddresses,
  { isSameFile, decision }: { isSameFile: IsSameFile; decision: Decision },
): ItemPlan {
  const back = (urls: readonly string[], replaced: readonly Readdressed[]) => {
    const before = new Map(replaced.map(({ from, to }) => [to, from]));
    return readdress(urls, (url) => before.get(url) ?? url).addresses;
  };
  const source = back(read.product.images, addresses.source);
  const content = back(listedUrls(read.content), addresses.content);
  const count = source.length + content.length;
  if (count === 0) return planRefusal('The images were changed again since then.');
  const isAll = count === addresses.source.length + addresses.content.length;
  const restored = decided && read.content ? decisionsBack(read.content, decided, decision) : null;
  const isTouched = decided !== undefined && restored === null;
  return planEdit(
    read,
    { source, content },
    {
      left: [...(isAll ? [] : ['moved' as const]), ...(isTouched ? ['touched' as const] : [])],
      isHandEdited: wasHandEdited,
      ...(restored ?? moveIn(read, content, isSameFile)),
    },
  );
}

/** The images as they were before the run; null where somebody touched them since. */
function decisionsBack(
  content: ReviewedContent,
  { part, imagesAfter }: NonNullable<ReplacedAddresses['decided']>,
  decision: Decision,
): Moved | null {
  if (!isSameValue(content.imagesWithStatus, imagesAfter)) return null;
  const { change, parts, refusal } = putBack(content, part, decision, ['images']);
  return parts.length > 0 ? { moved: change.content, moves: change.history, decided: null, refusal } : null;
}

/**
 * The content with other addresses, its history, and for the undo what was decided; null where only the source changes. `refusal` says of an
 * undo which approvals could not come back.
 */
type Moved = {
  moved: ReviewedContent | null;
  moves: HistoryDraft[];
  decided: ReplacedAddresses['decided'] | null;
  refusal?: string | null;
};

function moveIn({ content }: Pick<Read, 'content'>, addresses: readonly Readdressed[], isSameFile: IsSameFile): Moved {
  if (!content || addresses.length === 0) return { moved: null, moves: [], decided: null };
  const moved = withAddresses(content, addresses);
  const { value: previousContent, status } = content.parts.images;
  const { value: newContent } = moved.parts.images;
  const details = imageHistoryOf(content.imagesWithStatus, moved.imagesWithStatus);
  const move: HistoryDraft = { ...entry('images', 'edited', previousContent, newContent, status), details };
  const others = new Set(addresses.flatMap(({ from, to }) => (isSameFile(from, to) ? [] : [to])));
  const undone = withoutDecisions(moved, others);
  if (!undone) return { moved, moves: [move], decided: null };
  const part = findReplaced(content, content, undone);
  const back: HistoryDraft = {
    ...entry('images', 'rolled-back', newContent, newContent, 'pending'),
    details: { reason: why.waits },
  };
  const isDecided = content.imagesWithStatus.some(({ status: was }, at) => was !== undone.imagesWithStatus[at]?.status);
  return {
    moved: undone,
    moves: isDecided ? [move, back] : [move],
    decided: part && { part, imagesAfter: undone.imagesWithStatus },
  };
}

/** The images without what was decided of those at some addresses, by one person or the first of two; null where that is nothing. */
function withoutDecisions(content: ReviewedContent, urls: ReadonlySet<string>): ReviewedContent | null {
  const { images } = content.parts;
  const isDecided = ({ url, status, firstApproval }: ImageEntry) =>
    urls.has(url) && (status !== 'pending' || firstApproval !== undefined);
  const isAsked = urls.size > 0 && images.record.firstApproval !== undefined;
  if (!isAsked && !content.imagesWithStatus.some(isDecided)) return null;
  const imagesWithStatus = content.imagesWithStatus.map((image) =>
    isDecided(image) ? { ...withoutOwnFirst(image), status: 'pending' as const } : image,
  );
  const waiting = withPart(content, 'images', { status: 'pending', record: undecided(images.record) });
  return { ...waiting, imagesWithStatus };
}

function planEdit(
  { product, isHandEdited: wasHandEdited }: Read,
  addresses: ReplacedAddresses['addresses'],
  {
    left,
    isHandEdited,
    moved,
    moves,
    decided,
    refusal = null,
  }: Moved & { left: readonly Why[]; isHandEdited: boolean },
): ItemPlan {
  const before = sourceOf(product);
  const after = { ...before, images: rename(before.images, addresses.source) };
  // The alt texts are in the order of the images, so they went along.
  const changes = findSourceChanges(before, after).filter(({ field }) => field === 'images');
  const reasons = [say(decided ? [...left, 'waits'] : left), refusal].filter((each) => each !== null);
  return {
    outcome: 'done',
    parts: moved ? ['images'] : [],
    reason: reasons.join(' ') || null,
    change: null,
    source: {
      field: addresses.source.length > 0 ? 'images' : null,
      product: after,
      noted: moved,
      history: [...sourceHistory(changes, 'source-edited'), ...moves],
      replaced: { addresses, wasHandEdited, ...(decided ? { decided } : {}) },
      isHandEdited,
    },
  };
}

function rename(urls: readonly string[], addresses: readonly Readdressed[]): string[] {
  const newOf = new Map(addresses.map(({ from, to }) => [from, to]));
  return urls.map((url) => newOf.get(url) ?? url);
}

/** Alt text, rendition and look stay with their image. */
function withAddresses(content: ReviewedContent, addresses: readonly Readdressed[]): ReviewedContent {
  const newOf = new Map(addresses.map(({ from, to }) => [from, to]));
  const imagesWithStatus = content.imagesWithStatus.map((image) => ({
    ...image,
    url: newOf.get(image.url) ?? image.url,
  }));
  const images = { ...content.parts.images, value: shownUrls(imagesWithStatus) };
  return { ...content, imagesWithStatus, parts: { ...content.parts, images } };
}
