// A server of its own, with a shop beside it whose pictures it may fetch: some are as a channel wants them, others are what shops have.
import type { Page } from '@playwright/test';
import { type PageServer, startPageServer } from '#testing/page-server.ts';
import { drawGoods, even, type Rgb, shapes } from '#testing/pictures.ts';
import { type RunningServer, startServer } from '#testing/running-server.ts';
import { expect, test as own } from './own-server.ts';

/** Serves its pictures at paths such as `/ball-front.jpg`. */
export type PictureShop = { site: PageServer; at: (name: string) => string };

/** Kinds of goods, each with pictures of its own. */
export const goods = Object.keys(shapes);
const colors: readonly Rgb[] = [
  [31, 122, 140],
  [150, 60, 40],
  [60, 110, 60],
  [110, 70, 130],
  [170, 120, 30],
];

/**
 * Of each kind: `-front` as channels want it, the same bytes as `-copy`, `-gray` on a gray ground and `-tiny`. Beside them `/late.jpg`, which comes after a while, `/moved.jpg`,
 * which is elsewhere, and what is none: `/cut.jpg`, `/page.jpg` and `/gone.jpg`.
 */
async function openPictureShop(): Promise<PictureShop> {
  const site = await startPageServer();
  const at = (name: string) => `${site.origin}/${name}.jpg`;
  for (const [which, shape] of goods.entries()) {
    const drawing = { width: 1_000, height: 1_000, size: 0.9, shape, color: colors[which] ?? [31, 122, 140] } as const;
    const front = await drawGoods(drawing);
    site.file(`/${shape}-front.jpg`, front, { etag: `"${shape}"` });
    site.file(`/${shape}-copy.jpg`, front);
    site.file(
      `/${shape}-gray.jpg`,
      await drawGoods({ ...drawing, size: 0.6, ground: even([196, 196, 200]), vary: 0.9 }),
    );
    site.file(`/${shape}-tiny.jpg`, await drawGoods({ ...drawing, width: 240, height: 240, vary: 0.1 }));
  }
  const late = await drawGoods({ width: 1_000, height: 1_000, size: 0.88, vary: 0.3 });
  site.on('/late.jpg', (_request, response) => {
    setTimeout(() => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(late), 300);
  });
  site.on('/moved.jpg', (_request, response) => response.writeHead(302, { location: at('late') }).end());
  site.file('/cut.jpg', late.subarray(0, 300));
  site.page('/page.jpg', '<!doctype html><title>Not here</title><p>This picture is gone.');
  return { site, at };
}

export const test = own.extend<{ server: RunningServer }, { shop: PictureShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
    async ({}, use) => {
      const shop = await openPictureShop();
      await use(shop);
      await shop.site.close();
    },
    { scope: 'worker' },
  ],
  server: async ({ dataDir, shop }, use) => {
    const server = await startServer({ DATA_DIR: dataDir, SOURCES_PRIVATE_HOSTS: shop.site.host });
    await use(server);
    await server.stop();
  },
});

/** Imports the products and has their texts written: their images wait as the shop has them. */
export async function fillCatalog(page: Page, catalog: readonly object[]): Promise<void> {
  const file = { name: 'shop.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(catalog)) };
  await page.request.post('/api/imports?mode=rows', { multipart: { file } });
  const total = async () => (await page.request.get('/api/products?limit=1')).headers()['x-total-count'];
  await expect.poll(total, { timeout: 30_000 }).toBe(String(catalog.length));
  await runOverAll(page, 'generate', { parts: ['title', 'bullets', 'description'] });
}

/** A run over the whole catalog that nobody looks at. */
export async function runOverAll(page: Page, action: string, options: object): Promise<void> {
  const data = { action, options, selection: { filter: {} } };
  const { id } = (await (await page.request.post('/api/runs', { data })).json()) as { id: number };
  const state = async () => ((await (await page.request.get(`/api/runs/${id}`)).json()) as { state: string }).state;
  await expect.poll(state, { timeout: 60_000 }).toBe('done');
}

export { expect };
