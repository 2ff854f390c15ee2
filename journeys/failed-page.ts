// What the page of a failed journey was like, for who has only what was printed.
import type { Page, Request, Response } from '@playwright/test';

/** Replies of no success and calls without any, filled while the page is used: a screen that waits for ever often has one behind it. */
export function watchFaults(page: Page): readonly string[] {
  const faults: string[] = [];
  const note = (request: Request, what: string) =>
    faults.push(`${request.method()} ${new URL(request.url()).pathname}: ${what}`);
  page.on('response', (response: Response) => {
    if (response.status() >= 400) note(response.request(), String(response.status()));
  });
  page.on('requestfailed', (request) => {
    const what = request.failure()?.errorText;
    // By a page that was left.
    if (what !== 'net::ERR_ABORTED') note(request, what ?? 'failed');
  });
  return faults;
}

const mostFaults = 5;
const mostOfPage = 2_000;

/** Where it is, what failed last, and what it shows. */
export async function describePage(page: Page, faults: readonly string[]): Promise<string> {
  if (page.isClosed()) return 'The page was closed.';
  const shown = await page
    .locator('main')
    .ariaSnapshot({ timeout: 5_000 })
    .catch((error: Error) => error.message);
  return [`At ${page.url()}`, ...faults.slice(-mostFaults), shown.slice(0, mostOfPage)].join('\n');
}
