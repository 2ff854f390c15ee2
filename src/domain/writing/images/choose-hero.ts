// Which image is the hero: the one that breaks least of what the channel asks of it, and of unmeasured ones what the file names tell.
import type { DraftReason } from '#domain/history/draft-record.ts';
import { shortName } from '#domain/images/file-name.ts';
import { factsOf, type ImageBasis } from '#domain/images/image-basis.ts';
import type { ImageDetail } from '#domain/images/image-detail.ts';
import { quoteFirst } from '#domain/text/quote.ts';
import { byFacts, byRule } from '../reasons.ts';
import { isNamedAside, isNamedHero } from './name-image.ts';
import { fixedBetween, leastGain, totalOf, type Weighed } from './weigh-images.ts';

type Numbered = ImageDetail & { number: number };
type Chosen = { images: Numbered[]; reasons: DraftReason[] };
/** What an order breaks as it would go out. */
type Weigh = (images: readonly Numbered[]) => Weighed;

/** More are not tried: what stands far behind is seldom the front of the goods. */
const mostTried = 12;
/** From here on a picture may well carry letters: a chart or a banner is no hero. */
const mostLetters = 0.3;

export function chooseHero(images: readonly Numbered[], basis: ImageBasis, weigh: Weigh): Chosen {
  const [first] = images.filter(({ leftOut }) => leftOut === undefined);
  if (!first) return { images: [...images], reasons: [] };
  return factsOf(basis, first.url).file ? byMeasures(images, first, basis, weigh) : byNames(images, first);
}

const putFirst = (images: readonly Numbered[], hero: Numbered): Numbered[] => [
  hero,
  ...images.filter((image) => image !== hero),
];

/** Whether an image that was measured could be the hero: shown, without letters, and not named after another side. */
export function mayLead({ url, leftOut }: ImageDetail, basis: ImageBasis): boolean {
  const file = factsOf(basis, url).file;
  return leftOut === undefined && file !== null && file.measures.letters < mostLetters && !isNamedAside(url);
}

function byMeasures(images: readonly Numbered[], first: Numbered, basis: ImageBasis, weigh: Weigh): Chosen {
  const before = weigh(images);
  const tried = images
    .filter((image) => image !== first && mayLead(image, basis))
    .slice(0, mostTried)
    .map((hero) => {
      const order = putFirst(images, hero);
      return { hero, order, weighed: weigh(order) };
    });
  let best: (typeof tried)[number] | undefined;
  for (const each of tried) if (totalOf(each.weighed) < totalOf(best?.weighed ?? before)) best = each;
  if (!best || totalOf(before) - totalOf(best.weighed) < leastGain) return { images: [...images], reasons: [] };
  const fixed = fixedBetween(before, best.weighed);
  const [rule] = fixed;
  const text =
    rule === undefined
      ? `Image ${best.hero.number} is the hero now: it fits the rules better than image ${first.number}.`
      : `Image ${best.hero.number} is the hero now. It keeps ${quoteFirst(fixed.map((each) => each.rule.label))}, which image ${first.number} breaks: ${rule.message}.`;
  return { images: best.order, reasons: [rule ? byRule(`images.${rule.rule.subject}`, text) : byFacts(text)] };
}

function byNames(images: readonly Numbered[], first: Numbered): Chosen {
  if (!isNamedAside(first.url)) return { images: [...images], reasons: [] };
  const shown = images.filter(({ leftOut }) => leftOut === undefined);
  const better = shown.find(({ url }) => isNamedHero(url)) ?? shown.find(({ url }) => !isNamedAside(url));
  if (!better) return { images: [...images], reasons: [] };
  const text = `"${shortName(better.url)}" is now first. The file name of the former hero image suggests that it shows another side or a detail.`;
  return { images: putFirst(images, better), reasons: [byFacts(text)] };
}
