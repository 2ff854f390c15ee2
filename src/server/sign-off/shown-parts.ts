// The parts of a sign-off as its page shows them. What is no part of the sign-off never gets in here.
import type { Product } from '#domain/catalogue/product.ts';
import { channelLimits } from '#domain/channels/channel-limits.ts';
import { type Part, partTable } from '#domain/parts/parts.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import type { ShownPart, SignOffPartState } from '#domain/sign-off/sign-off-link.contract.ts';
import type { Context } from '#server/http/context.ts';
import { loadImageFacts } from '#server/media/images.commands.ts';
import type { MediaUrls } from '#server/media/media-url.ts';
import type { FreshPart } from './refresh-parts.ts';

export const stateOf = ({ productId, part, answer, sentAt, earlier, isGone }: FreshPart): SignOffPartState => ({
  ...{ productId, part, answer, isGone },
  isSent: sentAt !== null,
  isChanged: earlier !== null && answer === null,
});

/**
 * What parts are shown with. `media` makes addresses of stored files; undefined where none are stored. It is opened before the transaction:
 * it reads its secret outside of it, which a database of one connection would wait for without end.
 */
type Showing = Pick<Context, 'db' | 'now'> & { media: MediaUrls | undefined };

/** What the policy of the page lets it show of an address that is not ours: nothing over plain http. */
const isShown = (url: string): boolean => /^(https:|\/(?!\/))/i.test(url);

/** Where pictures are seen, by address: the file stored here, else the address itself. Those of which a page shows neither are missing. */
export async function findPictures(
  { db, media }: Pick<Showing, 'db' | 'media'>,
  urls: readonly string[],
): Promise<Map<string, string>> {
  const all = [...new Set(urls)];
  const facts = media && all.length > 0 ? await loadImageFacts(db, all) : new Map<string, never>();
  return new Map(
    all.flatMap((url) => {
      const file = facts.get(url)?.file;
      const seen = media && file ? media.make(file.hash, file.measures.format) : isShown(url) ? url : null;
      return seen === null ? [] : [[url, seen] as const];
    }),
  );
}

/** Most characters of a part, or of each value of it, that the retailer of a product takes. */
function limitOf(part: Part, { retailer, category }: Pick<Product, 'retailer' | 'category'>, on: Date): number | null {
  const limits = channelLimits(retailer, category, on);
  if (part === 'title') return limits.title.max;
  if (part === 'bullets') return limits.bullets.maxChars;
  return part === 'description' ? limits.description.maxChars : null;
}

const listOf = (value: string | string[]): string[] => (typeof value === 'string' ? [] : value);

type Shown = { parts: readonly FreshPart[]; product: Product | null; content: OptimizedContent | null };

/** Of one product. The texts of one that is gone are not shown. */
export async function showParts(context: Showing, { parts, product, content }: Shown): Promise<ShownPart[]> {
  const images = parts.filter(({ part, isGone }) => part === 'images' && !isGone);
  const urls = images.flatMap(({ before, after }) => [...listOf(before), ...listOf(after)]);
  const seen = await findPictures(context, urls);
  const renditions = findRenditions(context.media, content);
  return parts.map((each) => {
    const { part, before, after, earlier, hash, text, why, isGone } = each;
    const isImages = part === 'images' && !isGone;
    return {
      ...stateOf(each),
      ...{ label: partTable[part].label, kind: partTable[part].kind },
      ...(isGone
        ? { before: '', after: '', earlier: null }
        : { before, after, earlier: each.answer === null ? earlier : null }),
      ...{ seen: hash, text, why },
      limit: product && limitOf(part, product, context.now()),
      pictures: {
        before: isImages ? listOf(before).map((url) => seen.get(url) ?? null) : [],
        after: isImages ? listOf(after).map((url) => renditions.get(url) ?? seen.get(url) ?? null) : [],
      },
    };
  });
}

/** Where the renditions of its content are served, by the address they stand for: those go out in place of it. */
function findRenditions(media: MediaUrls | undefined, content: OptimizedContent | null): Map<string, string> {
  if (!media) return new Map();
  const entries = content?.imagesWithStatus ?? [];
  return new Map(
    entries.flatMap(({ url, rendition }) =>
      rendition ? [[url, media.make(rendition.hash, rendition.format)] as const] : [],
    ),
  );
}
