// What the dashboard costs before anyone touches it: sizes are the same at every run, so a limit can be held.
import { firstLoadBudget, measureLoad, sumOf } from '#testing/first-load.ts';
import { expect, test } from './shared-server.ts';

test.use({ catalogue: 'untouched sample' });

test('The dashboard loads within its budget, packed, and from the server alone', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin) foreign.push(request.url());
  });
  const loaded = await measureLoad(page, '/');
  await expect(page.getByRole('table', { name: 'Products' }).getByRole('row').nth(1)).toBeVisible();

  expect(foreign, 'requests to other origins').toEqual([]);
  const [script, style] = [sumOf(loaded, 'script'), sumOf(loaded, 'style')];
  expect(script.gzip, 'bytes of JavaScript, gzip').toBeLessThanOrEqual(firstLoadBudget.script);
  expect(script.wire, 'bytes of JavaScript on the wire').toBeLessThanOrEqual(firstLoadBudget.script);
  expect(style.gzip, 'bytes of CSS, gzip').toBeLessThanOrEqual(firstLoadBudget.style);
  // One that came whole would show here: the budget counts what gzip would make of it.
  const large = loaded.filter((file) => (file.kind === 'script' || file.kind === 'style') && file.gzip > 1_000);
  expect(large.length).toBeGreaterThan(2);
  expect(new Set(large.map((file) => file.encoding))).toEqual(new Set(['br']));
});

/** What a page is sent links for must be what it then asks for: else it is fetched twice, or for nothing. */
test('A page asks for what its links announced, and for everything once', async ({ page }) => {
  await page.addInitScript(() => {
    const { fetch } = window;
    const asked: string[] = [];
    Object.assign(window, { asked });
    window.fetch = (input, init) => {
      asked.push(String(input));
      return fetch(input, init);
    };
  });
  let sent: string[] = [];
  page.on('request', (request) => {
    sent.push(new URL(request.url()).pathname + new URL(request.url()).search);
  });
  const wrong: string[] = [];
  page.on('console', (message) => message.type() !== 'info' && wrong.push(message.text()));
  page.on('response', (reply) => reply.status() >= 400 && wrong.push(`${reply.status()} ${reply.url()}`));
  for (const path of ['/', '/products', '/products/1', '/pending-products', '/approved-products']) {
    await test.step(path, async () => {
      // The page before goes on to ask until the next one has begun: that is none of this one's.
      await page.goto('about:blank');
      sent = [];
      const response = await page.goto(path);
      const links = (response?.headers().link ?? '').split(', ');
      const linked = links.flatMap((link) => /^<([^>]+)>.*as=fetch/.exec(link)?.[1] ?? []);
      expect(linked.length).toBeGreaterThan(0);
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { asked: string[] }).asked))
        .toEqual(expect.arrayContaining(linked));
      await page.waitForLoadState('load');
      const once = sent.filter((address) => /^\/(api|assets)\//.test(address) && address !== '/api/events');
      expect(once.filter((address, index) => once.indexOf(address) !== index)).toEqual([]);
      expect(wrong).toEqual([]);
    });
  }
});
