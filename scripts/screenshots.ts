// `npm run screenshots -- [folder [part of a name]]`: every screen of a sample workspace at desktop and phone size, light and dark; and the picture of the README.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { readKeywordLines } from '#domain/keywords/read-keywords.ts';
import { chromiumPath } from '#testing/chromium.ts';
import { startServer } from '#testing/running-server.ts';

type Screen = { name: string; path: string; prepare?: (page: Page) => Promise<void>; isWholePage?: boolean };

const root = join(import.meta.dirname, '..');
const folder = resolve(process.argv[2] ?? join(root, 'screenshots'));
const wanted = process.argv[3] ?? '';
const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const colorSchemes = ['light', 'dark'] as const;

/** A sample product with all four parts waiting, one with some decided, and one that is done. */
const skus = {
  pending: 'MSB-ARM77-GRN',
  started: 'GRM-HLM2-WHT-M',
  approved: 'PLG-FRP10-COP',
  empty: 'AMW-LNT400-BLK',
  sourced: 'OVH-SKL26-BLK',
};

const kitchenKeywords = `cookware, 33100
cast iron, 27100
stainless steel, 22200
dishwasher safe, 8100
induction, 6600
non stick pan, 90500
chef knife, 40500
borosilicate glass, 1900
gift for cooks`;
const skilletKeywords = `cast iron skillet, 60500
cast iron pan, 22200
pre-seasoned, 5400
induction hobs, 2900
helper handle, 320
oven safe, 4400
campfire, 8100
non stick, 49500`;

const dataDir = mkdtempSync(join(tmpdir(), 'copydesk-screenshots-'));
const server = await startServer({ DATA_DIR: dataDir, CATALOGUE: 'sample' });
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  mkdirSync(folder, { recursive: true });
  const screens = (await listScreens()).filter(({ name }) => name.includes(wanted));
  for (const [sizeName, viewport] of Object.entries(sizes)) {
    for (const colorScheme of colorSchemes) await takeAll(browser, screens, { sizeName, viewport, colorScheme });
  }
  await takeReadmePicture(browser);
  console.log(`Screenshots are in ${folder}`);
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function listScreens(): Promise<Screen[]> {
  const pending = `/products/${await productId(skus.pending)}`;
  const started = `/products/${await productId(skus.started)}`;
  const approved = `/products/${await productId(skus.approved)}`;
  const sourcedId = await productId(skus.sourced);
  const sourced = `/products/${sourcedId}`;
  const source = await addSource(sourcedId);
  await addKeywords('category', 'Kitchen', kitchenKeywords);
  await addKeywords('product', String(sourcedId), skilletKeywords);
  const run = `/import?run=${await checkFile()}`;
  return [
    { name: 'dashboard', path: '/' },
    { name: 'dashboard-grid', path: '/?mode=grid' },
    { name: 'dashboard-nothing-found', path: '/?search=zeppelin' },
    { name: 'all-products', path: '/products' },
    { name: 'all-products-list', path: '/products?mode=list&category=Kitchen' },
    {
      name: 'all-products-filter',
      path: '/products?category=Kitchen',
      prepare: (page) => page.getByRole('button', { name: 'Filter (Active)' }).click(),
    },
    { name: 'pending', path: '/pending-products' },
    { name: 'approved', path: '/approved-products' },
    { name: 'rejected', path: '/rejected-products' },
    { name: 'product-pending', path: pending, isWholePage: true },
    { name: 'product-diff', path: `${started}?view=diff`, isWholePage: true },
    { name: 'product-approved', path: approved, isWholePage: true },
    { name: 'product-nothing-generated', path: `/products/${await productId(skus.empty)}`, isWholePage: true },
    { name: 'product-editing', path: pending, prepare: editBullets },
    { name: 'product-history', path: `${started}?panel=history`, isWholePage: true },
    { name: 'product-listing', path: `${started}?show=listing`, prepare: waitForDialog },
    { name: 'product-listing-phone', path: `${started}?show=listing&device=phone`, prepare: waitForDialog },
    { name: 'product-analytics', path: `${started}?show=analytics`, prepare: waitForDialog },
    { name: 'product-details', path: `${started}?show=details`, prepare: waitForDialog },
    { name: 'product-chat', path: `${started}?panel=chat`, prepare: askChat },
    { name: 'product-chat-draft', path: `${started}?panel=chat`, prepare: askDraft },
    { name: 'product-source-new', path: `${started}?source=new`, prepare: waitForDialog },
    { name: 'product-source', path: `${sourced}?source=show-${source}`, prepare: waitForDialog },
    { name: 'product-sources', path: sourced, isWholePage: true },
    { name: 'product-benchmark', path: pending, prepare: openBenchmark, isWholePage: true },
    { name: 'product-new', path: '/products/new', isWholePage: true },
    { name: 'product-edit', path: `${started}/edit`, isWholePage: true },
    { name: 'product-invalid', path: '/products/0' },
    { name: 'selected', path: '/', prepare: selectPage },
    {
      name: 'bulk-question',
      path: '/',
      prepare: async (page) => {
        await selectPage(page);
        await page.getByRole('button', { name: 'Bulk Optimize' }).last().click();
        await page.getByRole('alertdialog').waitFor();
      },
    },
    {
      name: 'bulk-menu',
      path: '/',
      prepare: openBulkMenu,
    },
    {
      name: 'bulk-find-replace',
      path: '/',
      prepare: async (page) => {
        await openBulkMenu(page);
        await page.getByRole('menuitem', { name: 'Find and replace' }).click();
        await page.getByRole('textbox', { name: 'Find', exact: true }).fill('and');
        await page.getByRole('textbox', { name: 'Replace with' }).fill('&');
        await page.getByRole('list', { name: 'Examples' }).waitFor();
      },
    },
    { name: 'categories', path: '/categories', isWholePage: true },
    { name: 'settings', path: '/settings', isWholePage: true },
    { name: 'saved-view-new', path: '/pending-products?category=Kitchen', prepare: askView },
    { name: 'voice', path: '/voice' },
    { name: 'voice-new', path: '/voice?voice=new' },
    { name: 'keywords', path: '/keywords' },
    { name: 'keywords-new', path: '/keywords?list=new' },
    { name: 'keywords-file', path: '/keywords?list=new', prepare: readKeywords, isWholePage: true },
    { name: 'keywords-category', path: '/keywords?list=category&value=Kitchen', isWholePage: true },
    { name: 'keywords-product', path: `/keywords?list=product&value=${sourcedId}` },
    { name: 'product-keywords', path: sourced, prepare: showKeywords },
    { name: 'product-keywords-edit', path: `${sourced}?keywords=edit`, prepare: waitForDialog },
    { name: 'prompts', path: '/prompts' },
    { name: 'prompt-new', path: '/prompts?dialog=new' },
    { name: 'prompt-trial', path: '/prompts?dialog=new', prepare: tryPrompt },
    { name: 'rules', path: '/rules?retailer=amazon' },
    { name: 'rule-trial', path: '/rules?dialog=new', prepare: tryRule },
    { name: 'runs', path: '/runs' },
    { name: 'integration-status', path: '/integration-status', isWholePage: true },
    { name: 'attributes', path: '/attributes', isWholePage: true },
    { name: 'api-integration', path: '/api-integration', isWholePage: true },
    { name: 'connection-new', path: '/api-integration?dialog=new', prepare: waitForDialog },
    { name: 'ask', path: '/', prepare: askCatalogue },
    { name: 'personas', path: '/', prepare: openPersonas },
    { name: 'content-history', path: '/content-history' },
    { name: 'import', path: '/import', isWholePage: true },
    { name: 'import-dry-run', path: run, isWholePage: true },
    { name: 'import-changes', path: `/import?run=${await changeProducts({ dryRun: true })}`, isWholePage: true },
    { name: 'import-done', path: `/import?run=${await changeProducts({ dryRun: false })}`, isWholePage: true },
    { name: 'not-found', path: '/no-such-page' },
    { name: 'help', path: '/help' },
    { name: 'privacy', path: '/privacy' },
    { name: 'palette', path: started, prepare: (page) => openLayer(page, 'Control+k') },
    { name: 'keys', path: started, prepare: (page) => openLayer(page, '?') },
    { name: 'menu', path: '/', prepare: openMenu },
  ];
}

type Look = { sizeName: string; viewport: { width: number; height: number }; colorScheme: 'light' | 'dark' };

async function takeAll(browser: Browser, screens: readonly Screen[], { sizeName, viewport, colorScheme }: Look) {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport,
    colorScheme,
    reducedMotion: 'reduce',
    hasTouch: sizeName === 'phone',
  });
  const page = await context.newPage();
  for (const { name, path, prepare, isWholePage = false } of screens) {
    await page.goto(path);
    await settle(page);
    await prepare?.(page);
    if (isWholePage) await drawEverything(page);
    await settle(page);
    await page.screenshot({ path: join(folder, `${name}-${sizeName}-${colorScheme}.png`), fullPage: isWholePage });
  }
  await context.close();
}

async function takeReadmePicture(browser: Browser): Promise<void> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: sizes.desktop,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`/products/${await productId(skus.started)}?view=sides`);
  await settle(page);
  await page.getByRole('region', { name: 'Product Title' }).evaluate((card) => card.scrollIntoView({ block: 'start' }));
  await settle(page);
  await page.screenshot({ path: join(root, 'docs/screenshot.png') });
  await context.close();
}

async function tryRule(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Add Rule' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Short titles');
  await dialog.getByRole('textbox', { name: 'At most' }).fill('60');
  await dialog.getByRole('button', { name: /^Test on/ }).click();
  await dialog.getByRole('region', { name: 'Test on products' }).waitFor();
}

async function tryPrompt(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Add New Prompt' });
  await dialog.getByRole('textbox', { name: 'Prompt' }).fill('Keep titles under 45 characters');
  await dialog.getByRole('button', { name: 'Try it' }).click();
  await dialog.getByRole('region', { name: 'Try it' }).getByText('products tried:').waitFor();
}

/** Waits until nothing is loading and every picture in view is drawn. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('h1') !== null && document.querySelector('[data-skeleton], [aria-busy=true]') === null,
  );
  await page.evaluate(() => {
    const isDrawn = (image: HTMLImageElement) =>
      image.loading !== 'lazy' || image.getBoundingClientRect().top < window.innerHeight;
    // One that cannot be drawn shows its placeholder.
    return Promise.allSettled([...document.images].filter(isDrawn).map((image) => image.decode()));
  });
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** A picture of the whole page also shows what lies below the window, which is not loaded before it comes near. */
async function drawEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
}

async function editBullets(page: Page): Promise<void> {
  // By key: on a phone the parts have no buttons of their own.
  await page.keyboard.press('j');
  await page.keyboard.press('e');
  await page.getByRole('form', { name: 'Edit Feature Bullets' }).waitFor();
}

async function openLayer(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.getByRole('dialog').waitFor();
}

async function waitForDialog(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('heading').first().waitFor();
}

async function askChat(page: Page): Promise<void> {
  const question = page.getByPlaceholder('Ask anything about this product...');
  await question.fill('What material is it, and what is missing?');
  await question.press('Enter');
  await page.getByText('Found in').first().waitFor();
}

async function askDraft(page: Page): Promise<void> {
  const question = page.getByPlaceholder('Ask anything about this product...');
  await question.fill('Write a shorter description');
  await question.press('Enter');
  await page.getByRole('region', { name: 'Draft: Product Description' }).waitFor();
}

async function openBenchmark(page: Page): Promise<void> {
  const card = page.getByRole('region', { name: 'Content Benchmark Analysis' });
  await card.getByRole('button', { name: /Listing Quality/ }).click();
}

async function askView(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save view' }).click();
  await waitForDialog(page);
}

async function selectPage(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Select all on this page' }).first().click();
  await page.getByRole('region', { name: 'Selected products' }).waitFor();
}

async function openBulkMenu(page: Page): Promise<void> {
  await selectPage(page);
  await page.getByRole('button', { name: 'More actions for the selected products' }).click();
  await page.getByRole('menuitem').first().waitFor();
}

async function askCatalogue(page: Page): Promise<void> {
  await page.keyboard.press('q');
  const question = page.getByRole('dialog').getByRole('textbox');
  await question.fill('How many kitchen products are pending?');
  await question.press('Enter');
  await page.getByRole('dialog').getByRole('link', { name: /list/i }).waitFor();
}

async function openPersonas(page: Page): Promise<void> {
  // The helper comes with the first movement of a hand.
  await page.mouse.move(20, 20);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /assistant/i })
    .click();
  await page.getByText('Choose Your Assistant').waitFor();
}

async function openMenu(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Open menu' });
  if (!(await button.isVisible())) return;
  await button.click();
  await page.getByRole('dialog').waitFor();
}

async function productId(sku: string): Promise<number> {
  const response = await fetch(new URL(`/api/products?search=${encodeURIComponent(sku)}&limit=1`, server.url));
  const [product] = (await response.json()) as { id: number }[];
  if (!product) throw new Error(`The sample has no ${sku}.`);
  return product.id;
}

/** A supplier's words on a product; returns their number. */
async function addSource(product: number): Promise<number> {
  const response = await fetch(new URL(`/api/products/${product}/data-sources`, server.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      sourceCategory: 'supplier sheet',
      sourceContent: 'Cast iron skillet, 26 cm across, 2.4 kg. Oven safe to 260 °C. Ready seasoned with rapeseed oil.',
      sourceNotes: 'Sent by the foundry with the spring order.',
    }),
  });
  const { source } = (await response.json()) as { source: { id: number } };
  return source.id;
}

async function addKeywords(scope: string, value: string, lines: string): Promise<void> {
  const keywords = readKeywordLines(lines).keywords;
  await fetch(new URL('/api/keywords', server.url), {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scope, value, keywords }),
  });
}

async function readKeywords(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Category name' }).fill('Garden');
  await page.getByRole('textbox', { name: 'Keywords' }).fill('garden tools, 8100\nplant pot');
  const rows = ['keyword,volume', 'watering can,"12,100"', 'Plant Pot,9900', 'hand trowel,many', 'rain gauge,', ',40'];
  await page
    .getByLabel('CSV of keywords')
    .setInputFiles({ name: 'garden-keywords.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
  await page.getByRole('region', { name: 'What the file holds' }).waitFor();
}

async function showKeywords(page: Page): Promise<void> {
  const card = page.getByRole('region', { name: 'Keywords' });
  await card.getByRole('button', { name: /^Placed/ }).waitFor();
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

/** A dry run over a small file; returns its number. */
async function checkFile(): Promise<number> {
  const page = await browser.newPage({ baseURL: server.url });
  await page.goto('/import');
  await page.getByLabel('Catalog file').setInputFiles(join(root, 'journeys/fixtures/fashion.csv'));
  await page.getByRole('button', { name: /^Import \d+ products?$/ }).waitFor();
  const run = new URL(page.url()).searchParams.get('run');
  await page.close();
  return Number(run);
}

/** A run over sample products, one of which was edited by hand; returns its number once it is over. */
async function changeProducts({ dryRun }: { dryRun: boolean }): Promise<number> {
  const reply = await fetch(new URL('/api/products?category=Toys&limit=3', server.url));
  const toys = (await reply.json()) as { id: number; sku: string; title: string }[];
  await fetch(new URL(`/api/products/${toys[0]?.id}`, server.url), {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ price: '21.00 USD' }),
  });
  const rows = toys.map(({ sku, title }) => `${sku},"${title}",19.00 USD,Beech and cotton`);
  const form = new FormData();
  form.set('file', new Blob([['sku,title,price,Material', ...rows].join('\n')]), 'spring-prices.csv');
  const sent = await fetch(new URL(`/api/imports?dryRun=${dryRun}`, server.url), { method: 'POST', body: form });
  const { id } = (await sent.json()) as { id: number };
  for (;;) {
    const run = (await (await fetch(new URL(`/api/imports/${id}`, server.url))).json()) as { state: string };
    if (run.state !== 'running') return id;
  }
}
