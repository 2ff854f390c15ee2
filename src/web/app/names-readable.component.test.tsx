// What a row is known by can be read at ordinary widths of the window, with the sidebar open.
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { listReviewNotes } from '#domain/review/review-notes.contract.ts';
import * as runs from '#domain/runs/runs.contract.ts';
import { expectAccessible } from '#testing/components/accessible.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { products } from '#testing/components/replies.ts';
import { runItem } from '#testing/components/run-records.ts';
import { pageOf, serve } from '#testing/components/serve.ts';
import { serveRuns } from '#testing/components/serve-runs.ts';

const title = 'Tarnfell Ridgeline RL-28 Hiking Backpack for long walks and short overnights, 28 L, Slate Blue';
const main = page.getByRole('main');

afterEach(() => page.viewport(1440, 900));

const lists = ['/?mode=list', '/products?mode=list', '/pending-products', '/approved-products', '/rejected-products'];
const widths = [320, 390, 768, 1024, 1280, 1366, 1440, 1920];

test.each([...lists, '/runs/7'])(
  'the names of %s can be read at every width, and nothing scrolls sideways',
  async (address) => {
    localStorage.setItem('copydesk.sidebar-collapsed', 'no');
    serveRuns();
    serve(
      listProducts,
      products(3, () => ({ title, category: 'Outdoor and Sports', brand: 'Tarnfell' })),
    );
    serve(listReviewNotes, []);
    serve(runs.listRunItems, pageOf([runItem({ title, newTitle: null })], { total: 1 }));
    await page.viewport(1440, 900);
    openScreen(address);
    const name = main.getByRole('link', { name: title, exact: true }).first();
    for (const width of widths) {
      await page.viewport(width, 900);
      await expect.element(name).toBeVisible();
      // On the narrowest phone what a picture, a box and the margins leave.
      const least = width < 390 ? 150 : 200;
      expect.soft(name.element().clientWidth, `${width} px`).toBeGreaterThanOrEqual(least);
      expect.soft(document.documentElement.scrollWidth, `${width} px`).toBeLessThanOrEqual(width);
    }
  },
);

test.each([1024, 1280])("what stands under the names at %i px stands in nobody's way", async (width) => {
  localStorage.setItem('copydesk.sidebar-collapsed', 'no');
  serve(
    listProducts,
    products(3, () => ({ title })),
  );
  serve(listReviewNotes, []);
  for (const address of ['/products?mode=list', '/pending-products']) {
    const screen = openScreen(address);
    await page.viewport(width, 900);
    await expect.element(main.getByRole('link', { name: title, exact: true }).first()).toBeVisible();
    await expectAccessible({ isOnPhone: false });
    screen.close();
  }
});
