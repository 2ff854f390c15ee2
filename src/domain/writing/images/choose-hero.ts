// Which image is the hero: the one that breaks least of what the channel asks of it, and of unmeasured ones what the file names say.
import type { DraftReason } from '#domain/history/draft-record.ts';
import { shortName } from '#domain/images/file-name.ts';
import { factsOf, type ImageBasis } from '#domain/images/image-basis.ts';
import type { ImageDetail } from '#domain/images/image-detail.ts';
import type { ImageFile } from '#domain/images/image-file.ts';
import { isOnWhite } from '#domain/images/plan-rendition.ts';
import { mayShowSameGoods } from '#domain/images/same-goods.ts';
import { quoteFirst } from '#domain/text/quote.ts';
import { byFacts, byRule } from '../reasons.ts';
import { fixedBetween, type ImageVerdict, leastGain, leastMustGain, totalOf } from './check-images.ts';
import { isNamedAside, isNamedHero } from './name-image.ts';

type Numbered = ImageDetail & { number: number };
type Chosen = { images: Numbered[]; reasons: DraftReason[] };
/** What an order breaks as it would go out. */
type FindVerdict = (images: readonly Numbered[]) => ImageVerdict;

/** More are not tried: what stands far behind is seldom the front of the goods. */
const mostTried = 12;
/** From here on a picture may well carry letters: a chart or a banner is no hero. */
const mostLetters = 0.3;

export function chooseHero(images: readonly Numbered[], basis: ImageBasis, findVerdict: FindVerdict): Chosen {
  const [first] = images.filter(({ leftOut }) => leftOut === undefined);
  if (!first) return { images: [...images], reasons: [] };
  const { file } = factsOf(basis, first.url);
  return file ? byMeasures(images, first, file, { basis, findVerdict }) : byNames(images, first);
}

const putFirst = (images: readonly Numbered[], hero: Numbered): Numbered[] => [
  hero,
  ...images.filter((image) => image !== hero),
];

/**
 * Whether an image that was measured could be the hero in the place of the first one: shown, without letters, not named after another side, and as far
 * as colors and outlines show the same goods. A whole outfit is no hero of its trousers, however white its ground is.
 */
export function mayLead({ url, leftOut }: ImageDetail, first: ImageDetail, basis: ImageBasis): boolean {
  const [file, hero] = [factsOf(basis, url).file, factsOf(basis, first.url).file];
  if (leftOut !== undefined || !file || !hero) return false;
  return file.measures.letters < mostLetters && !isNamedAside(url) && mayShowSameGoods(hero.measures, file.measures);
}

/**
 * The seller chose what leads. On a ground that is nearly white another image takes its place only for what must be kept: a better ground is no
 * reason to lead with a cable.
 */
function byMeasures(
  images: readonly Numbered[],
  first: Numbered,
  hero: ImageFile,
  { basis, findVerdict }: { basis: ImageBasis; findVerdict: FindVerdict },
): Chosen {
  const before = findVerdict(images);
  const tried = images
    .filter((image) => image !== first && mayLead(image, first, basis))
    .slice(0, mostTried)
    .map((other) => {
      const order = putFirst(images, other);
      return { hero: other, order, verdict: findVerdict(order) };
    });
  let best: (typeof tried)[number] | undefined;
  for (const each of tried) if (totalOf(each.verdict) < totalOf(best?.verdict ?? before)) best = each;
  const gain = best ? totalOf(before) - totalOf(best.verdict) : 0;
  const isNearlyWhite = isOnWhite(hero.measures);
  if (!best || gain < (isNearlyWhite ? leastMustGain : leastGain)) return { images: [...images], reasons: [] };
  const fixed = fixedBetween(before, best.verdict);
  const [rule] = fixed;
  const text =
    rule === undefined
      ? `Image ${best.hero.number} is now the hero: it fits the rules better than image ${first.number}.`
      : `Image ${best.hero.number} is now the hero. It passes ${quoteFirst(fixed.map((each) => each.rule.label))}, which image ${first.number} breaks: ${rule.message}.`;
  return { images: best.order, reasons: [rule ? byRule(`images.${rule.rule.subject}`, text) : byFacts(text)] };
}

function byNames(images: readonly Numbered[], first: Numbered): Chosen {
  if (!isNamedAside(first.url)) return { images: [...images], reasons: [] };
  const shown = images.filter(({ leftOut }) => leftOut === undefined);
  const better = shown.find(({ url }) => isNamedHero(url)) ?? shown.find(({ url }) => !isNamedAside(url));
  if (!better) return { images: [...images], reasons: [] };
  const text = `"${shortName(better.url)}" is now first. The file name of the former hero image suggests that it shows a different side or a detail.`;
  return { images: putFirst(images, better), reasons: [byFacts(text)] };
}
