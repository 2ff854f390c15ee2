// What the images of a listing change of those of its source, each with the measures before and after.
import { altsByAddress, type ImageDetail } from '#domain/images/image-detail.ts';
import type { ImageFile } from '#domain/images/image-file.ts';
import { percent, sizeOf } from './image-words.ts';
import type { KnownImages } from './images.queries.ts';
import { originalOf, pictureOf } from './picture.ts';

/** One change. `before` and `after` are what is shown of it; `after` is null where the image is left out. */
export type ImageChange = {
  id: string;
  title: string;
  text: string;
  kind: 'hero' | 'order' | 'rendition' | 'left-out' | 'alt' | 'added';
  before: ImageDetail | null;
  after: ImageDetail | null;
};

/** Numbers are those of the source, from 1; an image that was added has none. */
type FindChangesOptions = {
  source: readonly string[];
  /** What the source says of its images, in their order. */
  alts: readonly string[];
  details: readonly ImageDetail[];
  known: KnownImages | undefined;
};

export function findChanges({ source, alts, details, known }: FindChangesOptions): ImageChange[] {
  const shown = details.filter(({ leftOut }) => leftOut === undefined);
  const named = (url: string) => {
    const at = source.indexOf(url);
    return at < 0 ? 'The added picture' : `Picture ${at + 1}`;
  };
  const fileOf = (url: string) => originalOf(known, url, 160).file;
  const [hero] = shown;
  const [first] = source;
  const changes: ImageChange[] = [];
  if (hero && first !== undefined && hero.url !== first)
    changes.push({
      id: 'hero',
      kind: 'hero',
      title: `${named(hero.url)} becomes the hero`,
      text: compareHeroes(fileOf(first), fileOf(hero.url)),
      before: { url: first },
      after: hero,
    });
  for (const detail of shown) {
    if (!detail.rendition) continue;
    const { file } = pictureOf(known, detail, 160);
    const before = fileOf(detail.url);
    const from = before ? `${sizeOf(before.measures)} to ` : '';
    changes.push({
      id: `rendition ${detail.url}`,
      kind: 'rendition',
      title: `${named(detail.url)}: rendition, ${from}${sizeOf(detail.rendition)}`,
      text: describeRendition(before, file),
      before: { url: detail.url },
      after: detail,
    });
  }
  for (const detail of details) {
    if (detail.leftOut === undefined) continue;
    const { url, leftOut } = detail;
    changes.push({
      ...{ id: `out ${url}`, kind: 'left-out' as const, title: `${named(url)} left out`, text: leftOut },
      ...{ before: detail, after: null },
    });
  }
  for (const detail of shown.filter(({ url }) => !source.includes(url)))
    changes.push({
      ...{
        id: `added ${detail.url}`,
        kind: 'added' as const,
        title: 'A picture was added',
        text: 'Not in the source.',
      },
      ...{ before: null, after: detail },
    });
  const altOf = altsByAddress({ images: source, imageAlts: alts });
  const changed = shown.filter(({ url, alt = '' }) => alt !== (altOf.get(url) ?? ''));
  const [example] = changed.toSorted((a, b) => Number(b.alt !== undefined) - Number(a.alt !== undefined));
  if (example)
    changes.push({
      id: 'alt',
      kind: 'alt',
      title: changed.length === 1 ? '1 alt text' : `${changed.length} alt texts`,
      text: example.alt === undefined ? 'The alt text of the source was removed.' : `“${example.alt}”`,
      before: null,
      after: example,
    });
  if (isReordered(source, shown)) changes.push(orderChange);
  return changes;
}

const orderChange: ImageChange = {
  id: 'order',
  kind: 'order',
  title: 'Different order',
  text: 'See the original order below.',
  before: null,
  after: null,
};

/** Whether the images behind the hero come in another order than those of the source. */
function isReordered(source: readonly string[], shown: readonly ImageDetail[]): boolean {
  const [hero, ...others] = shown.map(({ url }) => url).filter((url) => source.includes(url));
  const before = source.filter((url) => url !== hero && others.includes(url));
  return before.some((url, at) => others[at] !== url);
}

function compareHeroes(before: ImageFile | null, after: ImageFile | null): string {
  if (!before || !after) return 'Chosen by its file name: the pictures were not measured yet.';
  const [was, is] = [before.measures, after.measures];
  const facts = [
    `White background ${percent(is.whiteBorder)}; the old hero has ${percent(was.whiteBorder)}.`,
    ...(sizeOf(was) === sizeOf(is) ? [] : [`${sizeOf(is)} instead of ${sizeOf(was)}.`]),
  ];
  return facts.join(' ');
}

function describeRendition(before: ImageFile | null, after: ImageFile | null): string {
  if (!after) return 'Made for the channel of this product.';
  const { whiteBorder, fill } = after.measures;
  const [white, was] = [percent(whiteBorder), before && percent(before.measures.whiteBorder)];
  const facts = [
    ...(white === was ? [] : [`background ${white} white${was === null ? '' : ` (was ${was})`}`]),
    ...(fill === null ? [] : [`fill ${percent(fill)}`]),
  ];
  if (facts.length === 0) return 'Made for the channel of this product.';
  const [first = ''] = facts;
  return `${first.charAt(0).toUpperCase()}${facts.join(', ').slice(1)}.`;
}

type OriginalPlace = { url: string; from: number; to: number | null; words: string };

/** Where each image of the source went, in the order of the source, from 1. */
export function findPlaces(source: readonly string[], details: readonly ImageDetail[]): OriginalPlace[] {
  const shown = details.filter(({ leftOut }) => leftOut === undefined).map(({ url }) => url);
  return [...new Set(source)].map((url, at) => {
    const place = shown.indexOf(url);
    const [from, to] = [at + 1, place < 0 ? null : place + 1];
    return { url, from, to, words: placeWords(from, to) };
  });
}

function placeWords(from: number, to: number | null): string {
  if (to === null) return 'Left out';
  if (to === from) return to === 1 ? 'Hero' : 'Stays';
  if (to === 1) return 'New hero';
  if (from === 1) return 'Was hero';
  return to < from ? 'Moves up' : 'Moves down';
}
