// What a run says of a whole real catalogue is what its products say one by one.
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './own-server.ts';

const file = join(import.meta.dirname, '../../shared/data/json/bestbuy-algolia-8420.json');
const products = 8_420;
const callsAtOnce = 8;

type Texts = { title: string; description: string | null; bullets: string[]; images: string[] };

test(`a run over ${products} products says how many it changed, and each of them is one`, {
  tag: '@catalogues',
}, async ({ page }) => {
  test.setTimeout(600_000);
  await page.request.post('/api/imports?mode=rows', { multipart: { file: createReadStream(file) } });
  await expectEnded(page, '/api/imports');
  await page.request.post('/api/runs', { data: { action: 'generate', selection: { filter: {} } } });
  await expectEnded(page, '/api/runs');
  const [{ id }] = await read<[{ id: number }]>(page, '/api/runs');
  await page.goto(`/runs/${id}`);
  const figures = page.getByRole('navigation', { name: 'Products by result' }).getByRole('link');
  const figure = async (name: string) => {
    const text = await figures
      .filter({ hasText: new RegExp(`^${name}`) })
      .locator('span')
      .nth(2)
      .textContent();
    return Number(text?.replaceAll(',', ''));
  };
  const changed = await figure('Changed');
  const unchanged = await figure('Unchanged');

  const listed = await page.request.get(`/api/products?run=${id}&runChanged=true&limit=1`);
  const counted = await countChanged(page);
  console.log(
    `Headline: changed ${changed}, unchanged ${unchanged}; listed ${listed.headers()['x-total-count']}; compared ${counted}`,
  );
  expect(Number(listed.headers()['x-total-count'])).toBe(changed);
  expect(counted).toBe(changed);
  expect(changed + unchanged).toBe(products);
});

/** Products of which a part of the content is not what the source says, by reading each of them. */
async function countChanged(page: Page): Promise<number> {
  let changed = 0;
  const ids = Array.from({ length: products }, (_, index) => index + 1);
  const count = async () => {
    for (let id = ids.pop(); id !== undefined; id = ids.pop()) {
      const source = await read<Texts>(page, `/api/products/${id}`);
      const content = await read<Texts>(page, `/api/products/${id}/optimized-content`);
      if (textsOf(source) !== textsOf(content)) changed += 1;
    }
  };
  await Promise.all(Array.from({ length: callsAtOnce }, count));
  return changed;
}

const textsOf = ({ title, description, bullets, images }: Texts) =>
  JSON.stringify([title, description ?? '', bullets, images]);

async function expectEnded(page: Page, path: string): Promise<void> {
  const state = async () => (await read<{ state: string }[]>(page, path))[0]?.state;
  await expect.poll(state, { timeout: 120_000 }).toBe('done');
}

async function read<Value>(page: Page, path: string): Promise<Value> {
  return (await (await page.request.get(path)).json()) as Value;
}
