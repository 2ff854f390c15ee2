// What drafts of images are written from: what is known of the files, and renditions for the channel, made beforehand so that a draft can choose.
import { createHash } from 'node:crypto';
import { renditionNeeds } from '#domain/benchmarks/rendition-needs.ts';
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { findChannel } from '#domain/channels/channel-limits.ts';
import { type ImageBasis, secureAddress } from '#domain/images/image-basis.ts';
import type { Rendition } from '#domain/images/image-detail.ts';
import type { ImageFacts, ImageFile, ShareBox } from '#domain/images/image-file.ts';
import { type PlannedRendition, planRendition, type RenditionPlan } from '#domain/images/plan-rendition.ts';
import type { Context } from '#server/app/context.ts';
import type { ImageTools } from './image-tools.ts';
import { loadImageFacts } from './images.commands.ts';
import { keepFile, readStored } from './keep-file.ts';
import { findRenditions, saveRendition } from './renditions.store.ts';

type Drawing = Pick<Context, 'db' | 'images'>;
export type MadeRendition = { rendition: Rendition; file: ImageFile };

type Asked = { product: Product; rules: readonly BenchmarkRule[]; on: Date };

/** Of one product: the planned rendition of each image that has a plan. */
type PlannedOf = { url: string; file: ImageFile; channel: string; plan: RenditionPlan };

const keyOf = (file: ImageFile, channel: string, plan: RenditionPlan): string =>
  createHash('sha256')
    .update(canonicalJson([file.hash, channel, plan]))
    .digest('base64url');

/**
 * In the order of the products; undefined where nothing is known of the images of one. `draws`: renditions that were not made before are made now; else only
 * those that are there can be chosen.
 */
export async function loadImageBasis(
  { db, images: tools }: Drawing,
  asked: readonly Asked[],
  { draws }: { draws: boolean },
): Promise<(ImageBasis | undefined)[]> {
  const urls = asked.flatMap(({ product }) => product.images.flatMap((url) => [url, secureAddress(url) ?? url]));
  const facts = await loadImageFacts(db, [...new Set(urls)]);
  if (facts.size === 0) return asked.map(() => undefined);
  const planned = asked.map((each) => planAll(each, facts));
  const known = await findRenditions(
    db,
    planned.flat().map(({ file, channel, plan }) => keyOf(file, channel, plan)),
  );
  const made = new Map<string, MadeRendition>(known);
  for (const each of draws ? planned.flat() : []) {
    if (!tools) break;
    const key = keyOf(each.file, each.channel, each.plan);
    if (made.has(key)) continue;
    const drawn = await draw({ db, tools }, each);
    if ('rendition' in drawn) made.set(key, drawn);
  }
  return asked.map(({ product }, at) => {
    const own = product.images.flatMap((url) => [url, ...(secureAddress(url) ? [secureAddress(url) ?? ''] : [])]);
    const ownFacts = Object.fromEntries(
      own.flatMap((url) => (facts.has(url) ? [[url, facts.get(url) as ImageFacts]] : [])),
    );
    if (Object.keys(ownFacts).length === 0) return undefined;
    const renditions = (planned[at] ?? []).flatMap(({ url, file, channel, plan }) => {
      const rendition = made.get(keyOf(file, channel, plan));
      return rendition
        ? [[url, rendition] as const, ...(secureAddress(url) ? [[secureAddress(url) ?? '', rendition] as const] : [])]
        : [];
    });
    return { facts: ownFacts, renditions: Object.fromEntries(renditions) };
  });
}

/** The hero's channel asks more than that of the others: where the first image cannot meet it, others may lead. */
function planAll({ product, rules, on }: Asked, facts: ReadonlyMap<string, ImageFacts>): PlannedOf[] {
  const channel = findChannel(product.retailer);
  const [asHero, asOther] = [renditionNeeds(rules, product, on, true), renditionNeeds(rules, product, on, false)];
  const files = product.images.flatMap((url) => {
    const file = facts.get(url)?.file;
    return file ? [{ url, file }] : [];
  });
  const [first] = files;
  const hero: PlannedRendition | null = first ? planRendition(first.file, asHero) : null;
  const mayOtherLead = hero !== null && 'refusal' in hero;
  return files.flatMap(({ url, file }) => {
    const lead = url === first?.url ? hero : mayOtherLead ? planRendition(file, asHero) : null;
    const planned = lead && !('refusal' in lead) ? lead : planRendition(file, asOther);
    return 'plan' in planned ? [{ url, file, channel, plan: planned.plan }] : [];
  });
}

/** Draws, stores and remembers a rendition; or says why it could not be drawn. */
async function draw(
  { db, tools }: { db: Context['db']; tools: ImageTools },
  { file, channel, plan }: Omit<PlannedOf, 'url'>,
  crop?: ShareBox,
): Promise<MadeRendition | { refusal: string }> {
  const bytes = await readStored(tools, file.hash);
  if (!bytes) return { refusal: 'The file of this picture is not stored any more. Measure its images again.' };
  const rendered = await tools.renderImage(bytes, plan, file.measures.isAiMade);
  if ('refusal' in rendered) return rendered;
  const kept = await keepFile(db, tools, rendered.bytes);
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
  await saveRendition(db, { key: keyOf(file, channel, plan), rendition });
  return { rendition, file: { hash, bytes: rendered.bytes.length, measures, alikeId } };
}

/** Makes a rendition of one image as a person asks. Answers a refusal in words. */
export async function drawRendition(
  { db, images: tools }: Drawing,
  { file, product, rules, on, isHero, crop }: Asked & { file: ImageFile; isHero: boolean; crop?: ShareBox | undefined },
): Promise<MadeRendition | { refusal: string }> {
  if (!tools) return { refusal: 'Pictures cannot be drawn here.' };
  const channel = findChannel(product.retailer);
  const planned = planRendition(file, renditionNeeds(rules, product, on, isHero), crop);
  if ('isFine' in planned) return { refusal: 'The image already is what the channel asks.' };
  if ('refusal' in planned) return planned;
  const [known] = (await findRenditions(db, [keyOf(file, channel, planned.plan)])).values();
  return known && !crop ? known : await draw({ db, tools }, { file, channel, plan: planned.plan }, crop);
}
