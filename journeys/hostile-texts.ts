// Texts that want to run, to hide or to break the page, and what shows that they did not.
import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll } from './shared-server.ts';

const run = 'window.hasRun = true';
const long = 'W'.repeat(10_000);
export const hostile = [
  {
    sku: 'EVIL-MARKUP',
    title: `Mug <img src=x onerror="${run}"> <b>bold</b>`,
    description: `A mug. <script>${run}</script><a href="javascript:${run}">click</a> <style>body{display:none}</style> {{7*7}} \${${run}}`,
    bullets: [`<svg onload="${run}">`, '<iframe srcdoc="x">', '</textarea></script><h1>Owned</h1>'],
    category: '"><u>Category',
    brand: `<img src=y onerror="${run}">`,
  },
  {
    sku: 'EVIL-FORMULA',
    title: '=HYPERLINK("https://evil.example","Click")',
    description: "+cmd|' /C calc'!A0",
    bullets: ['@SUM(1+1)', '-2+3'],
    category: 'Formula',
    brand: '=1+1',
  },
  {
    sku: 'EVIL-DIRECTION',
    title: 'Lamp \u202egnp.exe \u2066shade\u2069 مصباح طاولة',
    description: 'Zero\u200bwidth and \u202eturned round, Z\u0335\u0353a\u0337l\u0338g\u0336o.',
    bullets: ['\u200fright to left', '👩‍👩‍👧‍👦'.repeat(40)],
    category: 'مصابيح',
    brand: 'نور',
  },
  {
    sku: 'EVIL-LONG',
    title: `Long ${long.slice(5)}`,
    description: long,
    bullets: [long],
    category: `C${long.slice(0, 199)}`,
    brand: long.slice(0, 200),
  },
];

/** Brings the texts in through the import, which cleans markup away, then again as typed by hand, which keeps it; returns the ids of the products. */
export async function importHostile(page: Page): Promise<number[]> {
  const file = {
    name: '<img src=x onerror=alert(1)>.jsonl',
    mimeType: 'application/jsonl',
    buffer: Buffer.from(hostile.map((product) => JSON.stringify(product)).join('\n')),
  };
  const ids = await findHostile(page);
  // The other journey of this worker was here before.
  if (ids.length === hostile.length) return ids;
  await page.goto('/import');
  await page.getByLabel('Catalog file').setInputFiles(file);
  await page.getByRole('button', { name: `Import ${hostile.length} products` }).click();
  await expect(page.getByRole('heading', { name: `${hostile.length} products imported` })).toBeVisible();
  await expectHarmless(page);
  for (const { sku, ...texts } of hostile) {
    const [id] = await findHostile(page, sku);
    const reply = await page.request.patch(`/api/products/${id}`, { data: texts });
    expect(await reply.json()).toMatchObject(texts);
  }
  return await findHostile(page);
}

/** The ids of the products whose text holds this. */
export async function findHostile(page: Page, search = 'EVIL'): Promise<number[]> {
  const response = await page.request.get('/api/products', { params: { search, limit: '50' } });
  return ((await response.json()) as { id: number }[]).map(({ id }) => id);
}

export async function expectHarmless(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
  // Nothing of the texts became an element.
  expect(
    await page.locator('img[onerror], svg[onload], iframe, script:not([src]), a[href^="javascript"], main u').count(),
  ).toBe(0);
}
