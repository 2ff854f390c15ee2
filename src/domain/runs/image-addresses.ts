// Text replaced in the addresses of a product's images, and restored. An address that changes is still the same image: what belongs to it
// goes with it, also what was decided. Values in, values out.
import type { Product } from '#domain/catalogue/product.ts';
import type { ReviewedContent } from '#domain/review/content.ts';
import { imageHistoryOf, shownUrls } from '#domain/review/image-entries.ts';
import { findSourceChanges, sourceHistory } from '#domain/review/source-changes.ts';
import { isWebAddress } from '#domain/text/image-address.ts';
import { textLimits } from '#domain/text/text-limits.ts';
import { sourceOf } from '#domain/writing/hash-request.ts';
import type { AddressOptions } from './actions/replace-image-address.action.ts';
import { type ItemPlan, planRefusal, planUnchanged } from './item-plan.ts';
import type { Readdressed, ReplacedAddresses } from './source-edit.ts';

type Read = { product: Product; content: ReviewedContent | null; isHandEdited: boolean };

const why = {
  invalid: 'An image URL would not be valid, so it stays.',
  doubled: 'Two images would have the same URL, so one stays.',
  moved: 'Some images were changed again since then.',
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

/** All places of the text in all addresses of the source and of the content; an address that cannot change stays. */
export function planAddresses(read: Read, { find, replace }: AddressOptions): ItemPlan {
  const newOf = (url: string) => url.replaceAll(find, () => replace);
  const source = readdress(read.product.images, newOf);
  const content = readdress(listedUrls(read.content), newOf);
  const reason = say([...source.left, ...content.left]);
  if (source.addresses.length + content.addresses.length === 0)
    return reason === null ? planUnchanged('No match.') : planRefusal(reason);
  return planEdit(read, { source: source.addresses, content: content.addresses }, { reason, isHandEdited: true });
}

/** Restores the addresses that still are as the run set them. */
export function planAddressesBack(read: Read, { addresses, wasHandEdited }: ReplacedAddresses): ItemPlan {
  const back = (urls: readonly string[], replaced: readonly Readdressed[]) => {
    const before = new Map(replaced.map(({ from, to }) => [to, from]));
    return readdress(urls, (url) => before.get(url) ?? url).addresses;
  };
  const source = back(read.product.images, addresses.source);
  const content = back(listedUrls(read.content), addresses.content);
  const count = source.length + content.length;
  if (count === 0) return planRefusal('The images were changed again since then.');
  const isAll = count === addresses.source.length + addresses.content.length;
  return planEdit(read, { source, content }, { reason: isAll ? null : why.moved, isHandEdited: wasHandEdited });
}

function planEdit(
  { product, content, isHandEdited: wasHandEdited }: Read,
  addresses: ReplacedAddresses['addresses'],
  { reason, isHandEdited }: Pick<ItemPlan, 'reason'> & { isHandEdited: boolean },
): ItemPlan {
  const before = sourceOf(product);
  const after = { ...before, images: rename(before.images, addresses.source) };
  // The alt texts are in the order of the images, so they went along.
  const changes = findSourceChanges(before, after).filter(({ field }) => field === 'images');
  const renamed = content && addresses.content.length > 0 ? withAddresses(content, addresses.content) : null;
  return {
    outcome: 'done',
    parts: renamed ? ['images'] : [],
    reason,
    change: null,
    source: {
      field: addresses.source.length > 0 ? 'images' : null,
      product: after,
      noted: renamed,
      history: [
        ...sourceHistory(changes, 'source-edited'),
        ...(content && renamed
          ? [
              {
                contentType: 'images' as const,
                action: 'edited' as const,
                previousContent: content.parts.images.value,
                newContent: renamed.parts.images.value,
                status: renamed.parts.images.status,
                details: imageHistoryOf(content.imagesWithStatus, renamed.imagesWithStatus),
              },
            ]
          : []),
      ],
      replaced: { addresses, wasHandEdited },
      isHandEdited,
    },
  };
}

function rename(urls: readonly string[], addresses: readonly Readdressed[]): string[] {
  const newOf = new Map(addresses.map(({ from, to }) => [from, to]));
  return urls.map((url) => newOf.get(url) ?? url);
}

/** Alt text, rendition, look and decision stay with their image. */
function withAddresses(content: ReviewedContent, addresses: readonly Readdressed[]): ReviewedContent {
  const newOf = new Map(addresses.map(({ from, to }) => [from, to]));
  const imagesWithStatus = content.imagesWithStatus.map((image) => ({
    ...image,
    url: newOf.get(image.url) ?? image.url,
  }));
  const images = { ...content.parts.images, value: shownUrls(imagesWithStatus) };
  return { ...content, imagesWithStatus, parts: { ...content.parts, images } };
}
