// What drafts of images are written from: what is known of the files, and renditions for the channel, made beforehand so that a draft can choose.
import { createHash } from 'node:crypto';
import { renditionNeeds } from '#domain/benchmarks/rendition-needs.ts';
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import type { RuleProduct } from '#domain/benchmarks/rule-product.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import { findChannel } from '#domain/channels/channel-limits.ts';
import { type ImageBasis, secureAddress } from '#domain/images/image-basis.ts';
import { type Illustrated, type Rendition, sourceImages } from '#domain/images/image-detail.ts';
import type { ImageFile, ShareBox } from '#domain/images/image-file.ts';
import { planRendition, type Refusal } from '#domain/images/plan-rendition.ts';
import { type WantedRendition, wantRenditions } from '#domain/writing/images/want-renditions.ts';
import type { Context } from '#server/http/context.ts';
import type { ImageTools } from '#server/media/image-tools.ts';
import { loadImageFacts } from '#server/media/images.commands.ts';
import { keepFile, readStored } from '#server/media/keep-file.ts';
import { findRenditions, saveRendition } from './renditions.store.ts';

type Drawing = Pick<Context, 'db' | 'images'>;
type MadeRendition = { rendition: Rendition; file: ImageFile };

type ImageBasisRequest = { product: RuleProduct & Illustrated; rules: readonly BenchmarkRule[]; on: Date };

/** Counts up when the same plan is drawn in another way: what was drawn before is then drawn again. */
const drawingVersion = 3;

type Drawn = WantedRendition & { channel: string };
const keyOf = ({ file, channel, plan }: Drawn): string =>
  createHash('sha256')
    .update(canonicalJson([drawingVersion, file.hash, channel, plan]))
    .digest('base64url');

/** The addresses of a product, and where those over http would be over https. */
const addressesOf = ({ images }: Illustrated): string[] => [
  ...new Set(images.flatMap((url) => [url, secureAddress(url) ?? url])),
];

/**
 * In the order of the products; undefined where nothing is known of the images of one. `draws`: renditions that were not made before are made now; else only
 * those that are there can be chosen.
 */
export async function loadImageBasis(
  { db, images: tools }: Drawing,
  asked: readonly ImageBasisRequest[],
  { draws }: { draws: boolean },
): Promise<(ImageBasis | undefined)[]> {
  const known = await loadImageFacts(db, [...new Set(asked.flatMap(({ product }) => addressesOf(product)))]);
  const bases = asked.map(({ product, rules, on }) => {
    const facts = Object.fromEntries(
      addressesOf(product).flatMap((url) => {
        const found = known.get(url);
        return found ? [[url, found] as const] : [];
      }),
    );
    const channel = findChannel(product.retailer);
    const images = sourceImages(product.images, product.imageAlts);
    const wanted = Object.keys(facts).length === 0 ? [] : wantRenditions({ product, images, facts, rules, on });
    return { facts, wanted: wanted.map((each): Drawn => ({ ...each, channel })) };
  });
  const all = bases.flatMap(({ wanted }) => wanted);
  const made = await findRenditions(db, all.map(keyOf));
  for (const each of draws ? all : []) {
    if (!tools) break;
    if (made.has(keyOf(each))) continue;
    const drawn = await draw({ db, tools }, each);
    if ('rendition' in drawn) made.set(keyOf(each), drawn);
  }
  return bases.map(({ facts, wanted }): ImageBasis | undefined => {
    if (Object.keys(facts).length === 0) return undefined;
    const renditions = wanted.flatMap((each) => {
      const rendition = made.get(keyOf(each));
      return rendition ? [[each.file.hash, rendition] as const] : [];
    });
    return { facts, renditions: Object.fromEntries(renditions) };
  });
}

/** Draws, stores and remembers a rendition; or says why it could not be drawn. */
async function draw(
  { db, tools }: { db: Context['db']; tools: ImageTools },
  drawn: Drawn,
  crop?: ShareBox,
): Promise<MadeRendition | { refusal: string }> {
  const { file, channel, plan } = drawn;
  const bytes = await readStored(tools, file.hash);
  if (!bytes) return { refusal: 'The file of this picture is not stored any more. Measure its images again.' };
  const rendered = await tools.renderImage(bytes, plan, file.measures.isAiMade);
  if ('refusal' in rendered) return rendered;
  const kept = await keepFile(db, tools, rendered.bytes, rendered.measured);
  if ('problem' in kept) return { refusal: 'The rendition could not be read again.' };
  const { hash, measures, alikeId } = kept.file;
  const rendition: Rendition = {
    hash,
    channel,
    width: measures.width,
    height: measures.height,
    bytes: rendered.bytes.length,
    format: plan.format,
    steps: plan.steps,
    ...(crop ? { crop } : {}),
  };
  await saveRendition(db, { key: keyOf(drawn), rendition });
  return { rendition, file: { hash, bytes: rendered.bytes.length, measures, alikeId } };
}

/** Makes a rendition of one image as a person asks. Answers why none can or needs to be made, and a fault that kept it from being drawn. */
export async function drawRendition(
  { db, images: tools }: Drawing,
  {
    file,
    product,
    rules,
    on,
    isHero,
    crop,
  }: ImageBasisRequest & { file: ImageFile; isHero: boolean; crop?: ShareBox | undefined },
): Promise<MadeRendition | Refusal | { fault: string }> {
  if (!tools) return { fault: 'This server cannot create pictures.' };
  const channel = findChannel(product.retailer);
  const planned = planRendition(file, renditionNeeds(rules, product, on, isHero), crop);
  if ('isFine' in planned) return { refusal: 'The image already meets the requirements of the channel.', photo: null };
  if ('refusal' in planned) return planned;
  const drawn = { file, channel, plan: planned.plan };
  const known = crop ? undefined : (await findRenditions(db, [keyOf(drawn)])).get(keyOf(drawn));
  const made = known ?? (await draw({ db, tools }, drawn, crop));
  return 'refusal' in made ? { fault: made.refusal } : made;
}
