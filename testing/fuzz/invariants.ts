// What holds for the data after any requests: figures follow from statuses, pages add up to the list, everything can be read.
import { expect } from 'vitest';
import { sortKeys } from '#domain/catalogue/catalogue.contract.ts';
import { type Product, productSchema } from '#domain/catalogue/product.ts';
import type { PartStatuses } from '#domain/review/content.ts';
import { contentStatus, pendingParts } from '#domain/review/score.ts';
import type { TestApp } from '../start-test-app.ts';

type Statuses = {
  productId: number;
  titleStatus: string;
  bulletsStatus: string;
  descriptionStatus: string;
  imagesStatus: string;
};

async function read(app: TestApp, url: string): Promise<unknown> {
  const reply = await app.call('GET', url);
  expect([url, reply.status]).toEqual([url, 200]);
  return JSON.parse(reply.text);
}

/** All ids of a list, page by page as its links lead. */
async function walk(app: TestApp, start: string): Promise<number[]> {
  const ids: number[] = [];
  let next: string | undefined = start;
  while (next) {
    const reply = await app.call('GET', next);
    expect([next, reply.status]).toEqual([next, 200]);
    ids.push(...(reply.body as { id: number }[]).map(({ id }) => id));
    next = /^<(.+)>/.exec(String(reply.headers.link ?? ''))?.[1];
  }
  return ids;
}

const ascending = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

export async function expectInvariants(app: TestApp): Promise<void> {
  const products = ((await read(app, '/api/products')) as Product[]).map((each) => productSchema.parse(each));
  const statuses = (await read(app, '/api/optimized-contents')) as Statuses[];
  const statusesOf = new Map(statuses.map((each) => [each.productId, each]));
  for (const product of products) {
    const found = statusesOf.get(product.id);
    const content = found
      ? ({
          title: found.titleStatus,
          bullets: found.bulletsStatus,
          description: found.descriptionStatus,
          images: found.imagesStatus,
        } as PartStatuses)
      : null;
    expect(product).toMatchObject({
      hasContent: found !== undefined,
      pendingParts: pendingParts(content),
      contentStatus: contentStatus(content),
    });
  }
  const ids = products.map(({ id }) => id);
  expect(statuses.map(({ productId }) => productId).filter((id) => !ids.includes(id))).toEqual([]);
  expect(new Set(products.map(({ sku }) => sku)).size).toBe(products.length);
  for (const sort of sortKeys)
    expect(ascending(await walk(app, `/api/products?limit=7&sort=${sort}&order=desc`))).toEqual(ascending(ids));
  const history = (await read(app, '/api/content-history')) as { id: number }[];
  expect(ascending(await walk(app, '/api/content-history?limit=200'))).toEqual(ascending(history.map(({ id }) => id)));
  for (const url of [
    '/api/dashboard',
    '/api/categories',
    '/api/keyword-lists',
    '/api/voices',
    '/api/saved-views',
    '/api/prompts',
    '/api/imports',
  ])
    await read(app, url);
}
