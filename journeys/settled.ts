// What a journey waits for where nothing on the screen shows that something has come: a module, a worker's answer, the next drawing.
import type { Page } from '@playwright/test';

/** Two frames on: everything to be drawn because of what has just come is drawn. */
export async function nextDrawing(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** Waits until the module at this address has run in the page, and what it brought is drawn. */
export async function moduleHasRun(page: Page, address: string): Promise<void> {
  await page.evaluate((url) => import(url), address);
  await nextDrawing(page);
}

/** Watches the checks of claims from the page's next load on; the function it gives waits until a text that says this was checked. */
export async function watchClaimChecks(page: Page): Promise<(words: string) => Promise<void>> {
  await page.addInitScript(() => {
    const asked: string[] = [];
    const checked: string[] = [];
    Object.assign(window, { checked });
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, message: { check?: unknown }) {
      // Every check gets one answer, in turn; what opens a product gets none.
      if (message.check !== undefined) {
        asked.push(JSON.stringify(message.check));
        this.addEventListener('message', () => checked.push(asked.shift() ?? ''), { once: true });
      }
      postMessage.call(this, message);
    };
  });
  return async (words) => {
    await page.waitForFunction(
      (said) => (window as unknown as { checked: string[] }).checked.some((text) => text.includes(said)),
      words,
    );
    await nextDrawing(page);
  };
}
