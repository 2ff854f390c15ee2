// A run over five hundred products outlives the page, the tab and the browser that started it: a person who comes back finds it going
// on or ended, with what it changed, and undoes it.
import { byMouseAndKeyboard } from './input-mode.ts';
import { endRoutes, expect, test, watchConsole } from './own-server.ts';

/** More than is done before a page has come again. */
const count = 500;

/** Every second title shouts, so that its draft differs from its source. */
const changed = count / 2;
const row = (n: number) =>
  `BWL-${n},Beech bowl ${n}${n % 2 ? '' : ' BEST PRICE!!!'},A bowl of oiled beech for fruit and bread. It holds ${1 + (n % 4)} liters.,Oiled beech`;
const file = {
  name: 'bowls.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`SKU,Title,Description,Bullets\n${Array.from({ length: count }, (_, n) => row(n)).join('\n')}\n`),
};

test(
  'a run goes on while nobody looks, is there after a reload and in another browser, and is undone',
  byMouseAndKeyboard,
  async ({ page, browser, server, consoleErrors, hand }) => {
    const first = await browser.newContext({ baseURL: server.url });
    await hand.watch(first);
    const started = await first.newPage();
    watchConsole(started, consoleErrors);
    await started.request.post('/api/imports?mode=rows', { multipart: { file } });
    const total = async () => (await started.request.get('/api/products?limit=1')).headers()['x-total-count'];
    await expect.poll(total, { timeout: 30_000 }).toBe(String(count));
    await started.goto('/');
    await hand.press(started.getByRole('checkbox', { name: 'Select all on this page' }));
    await hand.press(started.getByRole('button', { name: `Select all ${count} that match` }));
    const bar = started.getByRole('region', { name: 'Selected products' });
    await hand.press(bar.getByRole('button', { name: 'Bulk Optimize' }));
    const question = started.getByRole('alertdialog', { name: `Optimize up to ${count} products?` });
    await hand.press(question.getByRole('button', { name: `Optimize up to ${count}` }));
    const strip = started.getByRole('region', { name: 'Bulk Optimize: progress' });
    // The first run of a server opens the queue, which takes a busy machine its time.
    await expect(strip).toContainText(`of ${count} products`, { timeout: 60_000 });

    // Nothing asks before the page goes: it is not the page that does the work.
    await started.reload();
    await expect(strip).toBeVisible();
    await hand.rest(started);
    await endRoutes(first);
    await first.close();

    // Another browser did not start it: there it is under the bell.
    await page.goto('/help');
    await hand.press(page.getByRole('button', { name: /^Notifications/ }));
    const entry = page.getByRole('dialog', { name: 'Notifications' }).getByRole('region', { name: 'Runs' });
    await expect(entry).toContainText(`Changed ${changed} products, ${count - changed} unchanged`, { timeout: 60_000 });
    await expect(page.getByRole('region', { name: 'Bulk Optimize: progress' })).toBeHidden();
    await hand.press(entry.getByRole('link').first());
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(`Bulk Optimize, ${count} products`);
    const address = page.url();

    // What it changed waits under its own address, and comes back from there.
    await hand.press(main.getByRole('link', { name: `Review ${changed} changed` }));
    await expect(main.getByText(`Showing ${changed} of ${count} pending products`)).toBeVisible();
    await expect(main.getByRole('button', { name: /^Remove filter Run: \d+$/ })).toBeVisible();

    await page.goto(address);
    await hand.press(main.getByRole('button', { name: 'Undo', exact: true }));
    await hand.press(
      page
        .getByRole('alertdialog', { name: /^Undo this optimization of/ })
        .getByRole('button', { name: `Undo ${count} products` }),
    );
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      /^Undo of "Bulk Optimize" \(run \d+\)(, 500 products|: 500 products restored)$/,
    );
    await expect(main.getByText('Done', { exact: true })).toBeVisible({ timeout: 60_000 });
    await expect(main.getByRole('link', { name: /^Restored/ })).toContainText(String(count));
    expect(await (await page.request.get('/api/optimized-contents')).json()).toEqual([]);
    await page.goto(address);
    await expect(main.getByRole('region', { name: 'Undone' })).toBeVisible();
  },
);
