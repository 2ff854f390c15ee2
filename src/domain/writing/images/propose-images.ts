// Proposes the images of a listing: the hero, the order, what is left out, renditions and alt texts, each with its reason and the measure behind it.
import type { RuleProduct } from '#domain/benchmarks/finding.ts';
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import type { ChannelLimits } from '#domain/channels/channel-limits.ts';
import type { DraftReason } from '#domain/history/draft-record.ts';
import { emptyBasis, factsOf, type ImageBasis, secureAddress } from '#domain/images/image-basis.ts';
import type { ImageDetail } from '#domain/images/image-detail.ts';
import { firstOfEach } from '#domain/text/words.ts';
import type { DraftOf } from '../draft.ts';
import { byFacts } from '../reasons.ts';
import { openFindBroken } from './check-images.ts';
import { chooseHero } from './choose-hero.ts';
import { chooseRenditions } from './choose-renditions.ts';
import { describeImages } from './describe-images.ts';
import { fitLimit } from './fit-limit.ts';
import { leaveOut } from './leave-out.ts';
import type { UsedLooks } from './use-looks.ts';

export type ImageRequest = {
  product: RuleProduct;
  /** The images of the source with what it says of them. */
  images: readonly ImageDetail[];
  limits: ChannelLimits['images'];
  rules: readonly BenchmarkRule[];
  basis?: ImageBasis;
  /** Null where the channel takes no alt texts. */
  alts: { title: string; said: string; isEnglish: boolean; max: number } | null;
  /** What a model that sees said of the pictures; absent where none looked. */
  looks?: UsedLooks;
};

type Numbered = ImageDetail & { number: number };

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** Everything follows from facts, rules and file names: the same request gives the same proposal. What nothing makes better stays as it is. */
export function proposeImages(request: ImageRequest): DraftOf<'images'> {
  const { product, limits, rules, basis = emptyBasis } = request;
  const reasons: DraftReason[] = [];
  const usable = readImages(secure(request.images, basis, reasons), reasons);
  const findBroken = openFindBroken(product, rules, basis);
  // An image leads by what goes out of it: where a rendition cures the first one, it stays.
  const findVerdict = (of: readonly Numbered[]) => findBroken(chooseRenditions(of, basis, findBroken).images);
  const chosen = chooseHero(leaveOut(usable, basis), basis, findVerdict);
  reasons.push(...describeLeftOut(chosen.images), ...chosen.reasons);
  const fitting = fitLimit(chosen.images, limits.max, basis);
  const rendered = chooseRenditions(fitting.images, basis, findBroken);
  reasons.push(...fitting.reasons, ...rendered.reasons);
  const { images, first, last, engine } = describeImages(rendered.images, { ...request, basis });
  if (images.length === 0) reasons.push(byFacts('The source has no image.'));
  return {
    content: images.flatMap(({ url, leftOut }) => (leftOut === undefined ? [url] : [])),
    images,
    reasons: [...first, ...reasons, ...last],
    ...(engine === undefined ? {} : { engine }),
  };
}

/** Addresses over https, where the very same file answers there. */
function secure(images: readonly ImageDetail[], basis: ImageBasis, reasons: DraftReason[]): ImageDetail[] {
  const moved: number[] = [];
  const secured = images.map((image, at) => {
    const url = secureAddress(image.url.trim());
    const hash = factsOf(basis, image.url.trim()).file?.hash;
    if (url === null || hash === undefined || factsOf(basis, url).file?.hash !== hash) return image;
    moved.push(at + 1);
    return { ...image, url };
  });
  if (moved.length > 0) {
    const which = `${moved.length === 1 ? 'image' : 'images'} ${moved.join(', ')}`;
    reasons.push(
      byFacts(
        `Changed the ${moved.length === 1 ? 'URL' : 'URLs'} of ${which} to https. The ${moved.length === 1 ? 'file is' : 'files are'} the same.`,
      ),
    );
  }
  return secured;
}

/** Without entries that are no addresses and those that stand twice. */
function readImages(images: readonly ImageDetail[], reasons: DraftReason[]): ImageDetail[] {
  const given = images.map((image) => ({ ...image, url: image.url.trim() })).filter(({ url }) => url !== '');
  const usable = given.filter(({ url }) => !/^(?!https?:)[a-z][a-z\d+.-]*:/i.test(url) && !/\s/.test(url));
  if (usable.length < given.length)
    reasons.push(
      byFacts(
        `Left out ${count(given.length - usable.length, 'entry that is not a URL', 'entries that are not URLs')}.`,
      ),
    );
  const once = firstOfEach(usable, ({ url }) => url);
  if (once.length < usable.length)
    reasons.push(byFacts(`Left out ${count(usable.length - once.length, 'repeated entry', 'repeated entries')}.`));
  return once;
}

/** One sentence for each cause. */
function describeLeftOut(images: readonly Numbered[]): DraftReason[] {
  const leftOut = images.filter((image) => image.leftOut !== undefined);
  const causes = Map.groupBy(leftOut, ({ leftOut: why = '' }) => why);
  return [...causes].map(([why, of]) => {
    const numbers = of.map(({ number }) => number).join(', ');
    return byFacts(`Left out ${of.length === 1 ? 'image' : 'images'} ${numbers}. ${why}`);
  });
}
