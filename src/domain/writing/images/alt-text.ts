// Alt text from what is known: what a model saw, where it bears its checks; else the title of the product, and the side of the goods where the
// file name says it. What nobody knows is not said.
import { fileName, isFileName } from '#domain/images/file-name.ts';
import type { ImageDetail } from '#domain/images/image-detail.ts';
import { fitTitle } from '#domain/text/pieces.ts';
import { contentWords, foldText } from '#domain/text/words.ts';
import { idealAlt } from './alt-limits.ts';
import type { WrittenAlt } from './use-looks.ts';

/** Sides of goods, as an English alt text names them. */
const views: ReadonlyMap<string, string> = new Map([
  ['front', 'front view'],
  ['back', 'back view'],
  ['rear', 'back view'],
  ['side', 'side view'],
  ['top', 'top view'],
  ['bottom', 'bottom view'],
]);

/** The words of a file's name, in small letters, without its ending and what is no word. */
function nameWords(url: string): string[] {
  const stem = fileName(url).replace(/\.[a-z\d]{2,5}$/i, '');
  return foldText(decodeName(stem)).match(/\p{L}+/gu) ?? [];
}

function decodeName(stem: string): string {
  try {
    return decodeURIComponent(stem);
  } catch {
    return stem;
  }
}

/**
 * The side an image shows: the last word of its file's name, unless the product speaks of it itself, as *Side Table* does. Null if the name
 * has none.
 */
function viewOf(url: string, said: ReadonlySet<string>): string | null {
  const last = nameWords(url).at(-1) ?? '';
  return said.has(last) ? null : (views.get(last) ?? null);
}

type AltBasis = {
  /** Whether an image is known to be one: what nobody could load may be anything. */
  isKnown: (url: string) => boolean;
  /** The title the listing has. */
  title: string;
  /** All that the product says of itself, in which a word of a side is none of the picture. */
  said: string;
  isEnglish: boolean;
  /** Longest alt text of the channel, in characters. */
  max: number;
  /** The alt text a model that sees wrote of an image, beside those of others; null where it is not to be taken. */
  seenAlt?: (url: string, others: readonly WrittenAlt[]) => string | null;
};

/**
 * Gives alt texts to images that are shown, were fetched and have none: what a model saw of them; else the hero is the product, and others get
 * one if the file name says which side they show. No two are the same.
 */
export function writeAlts<Image extends ImageDetail>(images: readonly Image[], basis: AltBasis): Image[] {
  const said = new Set(contentWords(foldText(basis.said)));
  const isOpen = ({ url, alt, leftOut }: ImageDetail) =>
    leftOut === undefined && basis.isKnown(url) && (alt === undefined || isFileName(alt, url));
  const written = images.flatMap((image): WrittenAlt[] =>
    image.alt === undefined || isOpen(image) ? [] : [{ url: image.url, alt: image.alt }],
  );
  const taken = new Set(images.flatMap(({ alt }) => (alt === undefined ? [] : [foldText(alt)])));
  return images.map((image, at) => {
    if (!isOpen(image)) return image;
    const alt = basis.seenAlt?.(image.url, written) ?? fromFacts(image.url, at > 0, said, basis);
    if (alt === null || alt.trim() === '' || taken.has(foldText(alt))) return image;
    taken.add(foldText(alt));
    written.push({ url: image.url, alt });
    return { ...image, alt };
  });
}

function fromFacts(url: string, needsView: boolean, said: ReadonlySet<string>, basis: AltBasis): string | null {
  const view = basis.isEnglish ? viewOf(url, said) : null;
  if (needsView && view === null) return null;
  const tail = view === null ? '' : `, ${view}`;
  return `${fitTitle(basis.title, Math.min(idealAlt, basis.max) - tail.length)}${tail}`;
}
