// A product, its forms, and all that opens over it: nothing stands in the way of anybody.
import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/components/accessible.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { serveAll } from '#testing/components/serve-all.ts';

type Look = {
  address: string;
  open?: () => Promise<unknown>;
  shows: () => Locator;
  isLayer?: boolean | 'on phones';
  /** What of the page is new here. */
  within?: () => Locator;
};

const part = (name: string) => page.getByRole('region', { name, exact: true });
const sources = () => page.getByRole('region', { name: 'Data Sources' });
const benchmark = () => page.getByRole('region', { name: 'Content Benchmark Analysis' });
const keywords = () => page.getByRole('region', { name: 'Keywords', exact: true });
/** What is folded below the head of the page. */
const unfold = (name: RegExp) => page.getByRole('main').getByRole('button', { name }).click();
const dialog = (name: string) => page.getByRole('dialog', { name });
/** Half under the header that stays, a button counts as too small a target. */
const toTop = () => scrollTo(0, 0);

const looks: Record<string, Look> = {
  'a product with everything pending': {
    address: '/products/1',
    shows: () => part('Product Title').getByRole('button', { name: '1 not in the source' }),
  },
  'a product while its bullets are edited': {
    address: '/products/1',
    open: () => part('Feature Bullets').getByRole('button', { name: 'Edit Feature Bullets' }).click(),
    shows: () => page.getByRole('textbox', { name: 'Bullet 1', exact: true }),
    within: () => part('Feature Bullets'),
  },
  'the reason of a rejection': {
    address: '/products/2',
    open: () =>
      page
        .getByRole('button', { name: /^Add a reason for/ })
        .first()
        .click(),
    shows: () => page.getByRole('textbox', { name: 'Why was it rejected?' }),
  },
  'a product that was decided on': {
    address: '/products/2',
    shows: () => page.getByText(/^Rejected by/).first(),
  },
  'a product nobody wrote for yet': {
    address: '/products/3',
    shows: () => page.getByText('No optimized content generated yet'),
  },
  'the history of a product': {
    address: '/products/2',
    open: () => page.getByRole('tab', { name: 'Content History' }).click(),
    shows: () => page.getByRole('heading', { name: 'Title History' }),
    isLayer: 'on phones',
    within: () => page.getByRole('tabpanel', { name: 'Content History' }),
  },
  'the instruction of a draft': {
    address: '/products/1',
    open: async () => {
      await part('Product Title')
        .getByRole('button', { name: /Why this text/ })
        .click();
      await part('Product Title').getByRole('button', { name: 'Written with one prompt' }).click();
    },
    shows: () => page.getByRole('region', { name: 'Instruction for this draft: Product Title' }).getByText(/version 1/),
    within: () => part('Product Title'),
  },
  'the product page as a shopper sees it': {
    address: '/products/2',
    open: () => page.getByRole('button', { name: 'View Product Page' }).click(),
    shows: () => page.getByRole('article', { name: 'Listing' }),
    isLayer: true,
  },
  'the analytics of a product': {
    address: '/products/2',
    open: () => page.getByRole('button', { name: 'See Analytics' }).click(),
    shows: () => page.getByRole('img', { name: /^Content Score over time/ }),
    isLayer: true,
  },
  'the full details of a product': {
    address: '/products/2',
    open: () => page.getByRole('button', { name: 'View Full Details' }).click(),
    shows: () => page.getByText('Source last changed'),
    isLayer: true,
  },
  'the benchmark with its quality open': {
    address: '/products/1',
    open: () =>
      benchmark()
        .getByRole('button', { name: /Listing Quality/ })
        .click(),
    shows: () => benchmark().getByRole('button', { name: /Listing Quality/, expanded: true }),
    within: benchmark,
  },
  'the benchmark with its pack open': {
    address: '/products/1',
    open: () =>
      benchmark()
        .getByRole('button', { name: /^Checked with/ })
        .click(),
    shows: () => benchmark().getByRole('button', { name: /^Checked with/, expanded: true }),
    within: benchmark,
  },
  'the keywords of a product': {
    address: '/products/1',
    open: async () => {
      await unfold(/^Keywords/);
      await keywords()
        .getByRole('button', { name: /^No supporting fact/ })
        .click();
    },
    shows: () => keywords().getByRole('list', { name: 'No supporting fact' }),
    within: keywords,
  },
  'the keywords of a product that were refused': {
    address: '/products/1?keywords=edit',
    open: async () => {
      await dialog('Keywords of this product').getByRole('textbox', { name: 'Keywords', exact: true }).fill('');
      await dialog('Keywords of this product').getByRole('button', { name: 'Save Keywords' }).click();
    },
    shows: () => dialog('Keywords of this product').getByText(/^Enter at least one keyword/),
    isLayer: true,
  },
  'the facts of a data source': {
    address: '/products/1',
    open: async () => {
      await unfold(/^Data sources/);
      await sources()
        .getByRole('button', { name: /^Competitor page/ })
        .click();
    },
    shows: () => dialog('Competitor page').getByRole('list', { name: 'Facts' }),
    isLayer: true,
  },
  'a data source being edited': {
    address: '/products/1',
    open: async () => {
      await unfold(/^Data sources/);
      await sources()
        .getByRole('button', { name: /^Supplier sheet/ })
        .click();
      await dialog('Supplier sheet').getByRole('button', { name: 'Edit' }).click();
    },
    shows: () => dialog('Edit data source'),
    isLayer: true,
  },
  ...Object.fromEntries(
    (['Text', 'File', 'URL'] as const).map((way): [string, Look] => [
      `a data source that was refused, as ${way.toLowerCase()}`,
      {
        address: '/products/1',
        open: async () => {
          await unfold(/^Data sources/);
          await sources().getByRole('button', { name: 'Add data source' }).click();
          await dialog('Add data source').getByRole('radio', { name: way }).click();
          await dialog('Add data source').getByRole('button', { name: 'Add', exact: true }).click();
        },
        shows: () => dialog('Add data source').getByText(/^(Enter or paste|Choose a file|Enter the URL)/),
        isLayer: true,
      },
    ]),
  ),
  'a new product that was refused': {
    address: '/products/new',
    open: async () => {
      await page.getByRole('button', { name: 'Add Image' }).click();
      await page.getByRole('textbox', { name: /^Image 1/ }).fill('no address');
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect.element(page.getByText('3 fields need your attention.')).toBeVisible();
      await page.getByRole('combobox', { name: 'Brand' }).click();
    },
    shows: () => page.getByRole('listbox', { name: 'Brand in use' }),
  },
  'a product being edited': {
    address: '/products/1/edit',
    shows: () => page.getByRole('textbox', { name: 'Bullet 1' }),
  },
};

test.each(Object.entries(looks))('nothing stands in the way of anybody: %s', async (_name, look) => {
  const { address, open, shows, isLayer = false, within } = look;
  serveAll();
  openScreen(address);
  await open?.();
  await expect.element(shows()).toBeVisible();
  toTop();
  await expectAccessible({ isLayer, within: within?.() ?? page.getByRole('main') });
});
