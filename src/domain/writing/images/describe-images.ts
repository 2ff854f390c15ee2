// What a draft says of each image: its alt text, and what a model that sees said of it; with the reasons of both.
import type { DraftReason } from '#domain/history/draft-record.ts';
import { factsOf, type ImageBasis } from '#domain/images/image-basis.ts';
import type { ImageDetail } from '#domain/images/image-detail.ts';
import { describeDiffers } from '#domain/review/picture-claims.ts';
import { byFacts } from '../reasons.ts';
import { writeAlts } from './alt-text.ts';
import type { UsedLooks } from './use-looks.ts';

type Numbered = ImageDetail & { number: number };

/** `alts` is null where the channel takes no alt texts. */
type DescribeOptions = {
  basis: ImageBasis;
  alts: { title: string; said: string; isEnglish: boolean; max: number } | null;
  looks?: UsedLooks | undefined;
};

/** `engine`: the model, where one of the alt texts is its own. The first reasons say what a model saw: nothing matters more than a wrong picture. */
type DescribedImages = { images: ImageDetail[]; first: DraftReason[]; last: DraftReason[]; engine?: string };

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

export function describeImages(given: readonly Numbered[], { basis, alts, looks }: DescribeOptions): DescribedImages {
  const fileOf = (url: string) => factsOf(basis, url).file;
  let ofModel = 0;
  let refused = 0;
  const seenAlt: Parameters<typeof writeAlts>[1]['seenAlt'] = (url, others) => {
    const seen = looks?.altOf(fileOf(url)?.hash, url, others) ?? null;
    if (!seen) return null;
    if (seen.isRefused) refused += 1;
    else ofModel += 1;
    return seen.isRefused ? null : seen.alt;
  };
  const captioned = alts ? writeAlts(given, { ...alts, isKnown: (url) => fileOf(url) !== null, seenAlt }) : given;
  const written = captioned.filter(({ alt }, at) => alt !== given[at]?.alt).length;
  const looked = captioned.map((image) => {
    const look = looks?.lookOf(fileOf(image.url)?.hash);
    return look ? { ...image, look } : image;
  });
  const ofFacts = written - ofModel;
  return {
    images: looked.map(({ number: _, ...detail }): ImageDetail => detail),
    first: looks ? describeLooks(looked, looks.by, { ofModel, refused }) : [],
    last: ofFacts > 0 ? [byFacts(`Wrote ${count(ofFacts, 'alt text', 'alt texts')} from the product's facts.`)] : [],
    ...(looks && ofModel > 0 ? { engine: looks.by } : {}),
  };
}

function describeLooks(
  images: readonly Numbered[],
  by: string,
  { ofModel, refused }: { ofModel: number; refused: number },
): DraftReason[] {
  const looked = images.filter(({ look, leftOut }) => look !== undefined && leftOut === undefined);
  if (looked.length === 0) return [];
  const wrote = ofModel > 0 ? ` and wrote ${count(ofModel, 'alt text', 'alt texts')}` : '';
  const left =
    refused > 0
      ? ` ${count(refused, 'alt text was', 'alt texts were')} not used, because the product’s facts do not support it or a rule does not allow it.`
      : '';
  return [
    ...looked.flatMap(({ number, look }) =>
      look?.differs ? [byFacts(`Image ${number}: ${describeDiffers(look.differs)}.`)] : [],
    ),
    byFacts(`${by} looked at ${count(looked.length, 'picture', 'pictures')}${wrote}.${left}`),
  ];
}
