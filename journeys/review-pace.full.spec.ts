// How much work forty products of real catalogues are: drafts of the built-in writer, decided one product after the other. What can be
// approved in one go is; of what is open, a fix that can be read is used, and the rest is rejected. Every single decision is on a part in sight.
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './own-server.ts';

const data = join(import.meta.dirname, '../../shared/data');
const files = ['shopify/shopifypartners-fashion.csv', 'json/bestbuy-algolia-8420.json'];
const products = 40;

/** By keyboard on a desktop, and by touch on a phone; `most` presses for all of them. */
const ways = {
  keyboard: { viewport: { width: 1440, height: 900 }, hasTouch: false, most: 70 },
  touch: { viewport: { width: 390, height: 844 }, hasTouch: true, most: 90 },
} as const;
type Way = keyof typeof ways;
type Act = 'rest' | 'answer' | 'approve' | 'reject' | 'fix';

const keys: Record<Act, string> = { rest: 'Shift+A', answer: 'Enter', approve: 'a', reject: 'r', fix: 'f' };

for (const way of Object.keys(ways) as Way[]) {
  test.describe(() => {
    const { viewport, hasTouch, most } = ways[way];
    test.use({ viewport, hasTouch });
    for (const file of files) {
      test(
        `${products} products of ${file} are decided by ${way} in at most ${most} presses`,
        {
          tag: '@catalogues',
        },
        async ({ page }, info) => {
          test.setTimeout(300_000);
          const ids = await writeDrafts(page, join(data, file));
          const counts: Record<Act, number> = { rest: 0, answer: 0, approve: 0, reject: 0, fix: 0 };
          await page.goto(`/pending-products?among=${ids.join('%2C')}`);
          await page.getByRole('main').getByRole('button', { name: 'Start review' }).click();
          await expect(page).toHaveURL(/\/products\/\d+/);
          while ((await countWaiting(page, ids)) > 0) {
            const now = await lookAt(page);
            // Between the last decision on a product and the next product.
            if (!now) continue;
            const act = chooseAct(now);
            if (act !== 'rest') expect(now.isInSight, `${now.part} of ${now.url} is in sight`).toBe(true);
            counts[act] += 1;
            await press(page, way, act, now);
            const before = now.state;
            if (act === 'rest') {
              const question = page.getByRole('alertdialog');
              // A part that a rule requires is left empty only after a question, which is a press more.
              await expect.poll(async () => (await question.isVisible()) || (await changed(page, before))).toBe(true);
              if (await question.isVisible()) {
                counts.answer += 1;
                await press(page, way, 'answer', now);
              }
            }
            await expect
              .poll(() => changed(page, before), `${act} on ${now.part} of ${now.url} changes something`)
              .toBe(true);
          }
          const presses = Object.values(counts).reduce((sum, count) => sum + count, 0);
          info.annotations.push({ type: 'presses', description: `${presses}: ${JSON.stringify(counts)}` });
          console.log(`${file} by ${way}: ${presses} presses for ${products} products, ${JSON.stringify(counts)}`);
          expect(presses).toBeLessThanOrEqual(most);
        },
      );
    }
  });
}

type Look = {
  url: string;
  part: string;
  isInSight: boolean;
  /** Parts that can be approved in one go. */
  rest: number;
  hasFix: boolean;
  /** What a press must change. */
  state: string;
};

function chooseAct({ rest, hasFix }: Look): Act {
  if (rest > 0) return 'rest';
  return hasFix ? 'fix' : 'reject';
}

/** The product on the screen, once everything on it is checked; null where none of its parts waits. */
async function lookAt(page: Page): Promise<Look | null> {
  const isOver = page.getByRole('region', { name: /^All parts are/ });
  await expect(page.locator('#decision-bar')).toBeVisible();
  if (await isOver.isVisible()) return null;
  await expect(page.getByRole('main').getByText('Checking…')).toHaveCount(0);
  return await page.evaluate(() => {
    const card = document.querySelector<HTMLElement>('[id^="part-"][aria-current="true"]');
    const foot = document.getElementById('decision-bar');
    const rest = [...(foot?.querySelectorAll('button') ?? [])].find((button) => button.textContent.includes('rest'));
    if (!card || !foot || !rest) throw new Error('There is no part to decide on.');
    const part = card.id.slice('part-'.length);
    const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const bottom = foot.getBoundingClientRect().top;
    const isWithin = (element: Element | null) => {
      const place = element?.getBoundingClientRect();
      return place !== undefined && place.top >= top - 1 && place.bottom <= bottom + 1;
    };
    const isTall = card.offsetHeight > bottom - top;
    return {
      url: location.pathname,
      part,
      isInSight: isWithin(isTall ? document.getElementById(`line-${part}`) : card),
      rest: rest.ariaDisabled === 'true' ? 0 : Number(/\d+/.exec(rest.textContent)?.[0]),
      hasFix: [...card.querySelectorAll('button')].some(({ textContent }) => textContent.startsWith('Use it')),
      state: `${location.pathname} ${part} ${Math.round(scrollY)} ${document.querySelector('main')?.textContent}`,
    };
  });
}

async function changed(page: Page, before: string): Promise<boolean> {
  const text = await page.evaluate(() => {
    const card = document.querySelector('[id^="part-"][aria-current="true"]');
    const part = card?.id.slice('part-'.length);
    return `${location.pathname} ${part} ${Math.round(scrollY)} ${document.querySelector('main')?.textContent}`;
  });
  return text !== before;
}

async function press(page: Page, way: Way, act: Act, { part }: Look): Promise<void> {
  if (way === 'keyboard') {
    await page.keyboard.press(keys[act]);
    return;
  }
  const bar = page.locator('#decision-bar');
  if (act === 'answer')
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Approve/ })
      .tap();
  else if (act === 'rest') await bar.getByRole('button', { name: /^Approve the rest/ }).tap();
  else if (act === 'reject') await bar.getByRole('button', { name: /^Reject/ }).tap();
  else if (act === 'approve') await bar.getByRole('button', { name: /^(Approve|Leave empty)/ }).tap();
  else
    await page
      .locator(`#part-${part}`)
      .getByRole('button', { name: /^Use it/ })
      .first()
      .tap();
}

/** Products of those that still have a part to decide, as the server has them. */
async function countWaiting(page: Page, ids: readonly number[]): Promise<number> {
  const reply = await page.request.get(`/api/products?among=${ids.join(',')}&decided=open&limit=1`);
  return Number(reply.headers()['x-total-count']);
}

/** Imports the file and has drafts written for products spread evenly over it; answers their ids. */
async function writeDrafts(page: Page, file: string): Promise<number[]> {
  await page.request.post('/api/imports?mode=rows', { multipart: { file: createReadStream(file) } });
  const finished = async () =>
    ((await (await page.request.get('/api/imports')).json()) as { state: string }[])[0]?.state;
  await expect.poll(finished, { timeout: 120_000 }).toBe('done');
  const first = await page.request.get('/api/products?sort=title&order=asc&limit=1');
  const total = Number(first.headers()['x-total-count']);
  const ids: number[] = [];
  for (let at = 0; at < products; at += 1) {
    const place = Math.floor((at * total) / products) + 1;
    const [product] = await (await page.request.get(`/api/products?sort=title&order=asc&limit=1&page=${place}`)).json();
    ids.push(product.id);
  }
  const selection = { ids };
  await page.request.post('/api/runs', { data: { action: 'generate', selection } });
  const ended = async () => ((await (await page.request.get('/api/runs')).json()) as { state: string }[])[0]?.state;
  await expect.poll(ended, { timeout: 120_000 }).toBe('done');
  return ids;
}
