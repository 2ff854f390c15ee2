// Fills an empty workspace with the sample catalogue on the first start: source products as they came in, and their reviews replayed
// through the rules of the domain, so that every figure on the screens is computed from what "happened".

import { builtInRules } from '#domain/benchmarks/packs.ts';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { statusesOf } from '#domain/review/content.ts';
import { toFlatParts } from '#domain/review/flat-content.ts';
import { contentStatus, listsOf, pendingParts } from '#domain/review/score.ts';
import type { User } from '#domain/session/session.contract.ts';
import { searchText } from '#server/catalogue/catalogue.commands.ts';
import { checkForStoreHere } from '#server/checks/check.commands.ts';
import type { Db } from '#server/database/database.ts';
import {
  contentHistory,
  optimizationPrompts,
  optimizedContents,
  productSearch,
  products,
  promptVersions,
} from '#server/database/schema.ts';
import { loadImageBasis } from '#server/images/image-basis.commands.ts';
import type { ImageTools } from '#server/media/image-tools.ts';
import { measureImages, measureProducts } from '#server/media/images.commands.ts';
import { loadPromptsInEffect } from '#server/prompts/prompts.commands.ts';
import { sampleCatalogue } from '../../../sample/sample-catalogue.ts';
import { isMeasured, type SampleProduct, sampleUsers } from '../../../sample/sample-product.ts';
import { samplePrompts } from '../../../sample/sample-prompts.ts';
import { openSampleTools } from './sample-media.ts';
import { replay } from './sample-reviews.ts';

export { sampleUsers };

const dayMs = 24 * 60 * 60 * 1000;
const insertBatch = 200;

/** A product of the sample as it came in. */
export function toSource(sample: SampleProduct): SourceProduct {
  return {
    sku: sample.sku,
    title: sample.title,
    description: sample.description,
    bullets: sample.bullets,
    images: sample.images.map((image) => `/sample-images/${image.file}`),
    imageAlts: [],
    price: sample.price,
    category: sample.category,
    subcategory: sample.subcategory,
    brand: sample.brand,
    retailer: sample.retailer,
    attributes: Object.entries(sample.attributes).map(([name, value]) => ({ name, value })),
  };
}

type Arrival = { sample: SampleProduct; source: SourceProduct; arrived: Date };

async function insertInBatches<T>(rows: readonly T[], insert: (batch: T[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += insertBatch) await insert(rows.slice(from, from + insertBatch));
}

/** Before the reviews, whose drafts name the prompts that led them. */
async function storePrompts(tx: Db, people: ReadonlyMap<string, User>, now: Date): Promise<void> {
  const prompts = await tx
    .insert(optimizationPrompts)
    .values(
      samplePrompts.map(({ by, daysAgo, ...prompt }) => {
        const at = new Date(now.getTime() - daysAgo * dayMs);
        const userId = people.get(by)?.id ?? null;
        return { ...prompt, createdBy: userId, updatedBy: userId, createdAt: at, updatedAt: at };
      }),
    )
    .returning();
  await tx.insert(promptVersions).values(
    prompts.map(({ id: promptId, version, prompt, scope, scopeValue, createdBy, createdAt }) => {
      return { promptId, version, prompt, scope, scopeValue, createdBy, createdAt };
    }),
  );
}

/** Measures images as they arrive, as an import may. What drafts are written from, in the order of the products. */
async function measureWaiting(tx: Db, tools: ImageTools, arrivals: readonly Arrival[], now: Date) {
  for (const { sample, source, arrived } of arrivals)
    if (isMeasured(sample)) await measureImages({ db: tx, now: () => arrived }, tools, source.images);
  return await loadImageBasis(
    { db: tx, images: tools },
    arrivals.map(({ source: product }) => ({ product, rules: builtInRules, on: now })),
    { draws: true },
  );
}

/**
 * Loads the sample in the given transaction; `users` are the sample's people as stored. `openTools`: what its pictures are measured with, where it is not
 * what is known of them.
 */
export async function loadSample(
  tx: Db,
  users: readonly User[],
  now: Date,
  openTools: (db: Db) => ImageTools = openSampleTools,
): Promise<number> {
  const people = new Map(users.map((user) => [user.username, user]));
  await storePrompts(tx, people, now);
  const catalogue = sampleCatalogue();
  const prompts = await loadPromptsInEffect(tx, catalogue);
  const arrivals = catalogue.map((sample): Arrival => {
    const arrived = new Date(now.getTime() - sample.arrivedDaysAgo * dayMs);
    return { sample, source: toSource(sample), arrived };
  });
  const tools = openTools(tx);
  const bases = await measureWaiting(tx, tools, arrivals, now);
  const samples = await Promise.all(
    arrivals.map(async ({ sample, source, arrived }, at) => {
      const known = { product: source, imageBasis: bases[at] };
      return { source, arrived, review: await replay(known, sample, people, prompts[at] ?? [], arrived, now) };
    }),
  );
  const checked = await checkForStoreHere(
    tx,
    samples.map((sample) => ({
      ...sample,
      id: null,
      product: sample.source,
      content: sample.review?.content ?? null,
    })),
    now,
  );
  const rows = checked.map(({ source, arrived, review, check }) => {
    const statuses = review ? statusesOf(review.content) : null;
    const figures = contentStatus(statuses);
    const lists = listsOf(statuses);
    return {
      ...source,
      ...check,
      createdAt: arrived,
      updatedAt: arrived,
      hasContent: review !== null,
      contentScore: figures.score,
      issues: figures.issues,
      contentStatus: figures.status,
      pendingParts: pendingParts(statuses),
      isPending: lists.pending,
      isApproved: lists.approved,
      isRejected: lists.rejected,
      firstApprovedAt: review?.firstApprovedAt ?? null,
      waitingSince: review?.waitingSince ?? null,
    };
  });
  const stored = await tx.insert(products).values(rows).returning({ id: products.id, sku: products.sku });
  const ids = new Map(stored.map((row) => [row.sku, row.id]));
  const withIds = samples.map((sample) => {
    const id = ids.get(sample.source.sku);
    if (id === undefined) throw new Error(`Sample product ${sample.source.sku} was not stored`);
    return { id, ...sample };
  });
  // Found measured already: what is noted now is which product shows which picture.
  await measureProducts(
    { db: tx, now: () => now },
    tools,
    withIds.flatMap(({ id, source }, at) => (bases[at] ? [{ productId: id, urls: source.images, beside: [] }] : [])),
    { again: false, signal: new AbortController().signal },
  );
  await tx.insert(productSearch).values(withIds.map(({ id, source }) => ({ productId: id, text: searchText(source) })));
  const reviewed = withIds.flatMap(({ id, review }) => (review ? [{ id, review }] : []));
  await insertInBatches(reviewed, (batch) =>
    tx.insert(optimizedContents).values(
      batch.map(({ id, review: { content, createdAt, updatedAt, updatedBy, version } }) => ({
        ...toFlatParts(content),
        imagesWithStatus: content.imagesWithStatus,
        approvedBy: content.approvedBy,
        productId: id,
        createdAt,
        updatedAt,
        updatedBy,
        version,
      })),
    ),
  );
  const entries = reviewed
    .flatMap(({ id, review }) =>
      review.history.map(({ draft, by, at }) => ({ ...draft, productId: id, changedBy: by, changeDate: at })),
    )
    .sort((a, b) => a.changeDate.getTime() - b.changeDate.getTime());
  await insertInBatches(entries, (batch) => tx.insert(contentHistory).values(batch));
  return samples.length;
}
