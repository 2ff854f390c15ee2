// Knows when a page has nothing left to ask of the server: what a journey waits for before it goes on.
import type { Page, Request } from '@playwright/test';

/** How long nothing may have been asked of the server, in ms. */
const restMs = 500;

/**
 * Watches what a page asks of the server; the function it gives waits until nothing has been on its way for half a second.
 * Playwright's own `networkidle` counts the stream of changes too, which never ends: it may have come before, or never come.
 */
export function watchUntilIdle(page: Page): () => Promise<void> {
  const onTheirWay = new Set<Request>();
  let last = Date.now();
  const ended = (request: Request) => {
    if (onTheirWay.delete(request)) last = Date.now();
  };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // A worker that ends while its file is on its way leaves no word of it.
    if (pathname === '/api/events' || /\.worker-[^/]*\.js$/.test(pathname)) return;
    onTheirWay.add(request);
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return async () => {
    last = Date.now();
    while (onTheirWay.size > 0 || Date.now() - last < restMs) await page.waitForTimeout(50);
  };
}
