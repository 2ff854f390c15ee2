// Slow and broken networks, screen by screen: each says what it waits for, and what could not be read.
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerAll } from '#testing/components/answer-all.ts';
import { openScreen } from '#testing/components/open-screen.tsx';

const list = { waits: ['Loading products'], fails: ['Products could not be loaded'] };
const product = { waits: ['Loading product details...'], fails: ['This product could not be loaded'] };
type Screen = { address: string; waits: string[]; fails: string[]; logs?: string[] };

const screens: Screen[] = [
  {
    address: '/',
    waits: ['Loading the numbers', 'Loading products'],
    fails: ['The numbers could not be loaded', 'Products could not be loaded'],
  },
  { address: '/products', ...list },
  { address: '/products?mode=list', ...list },
  { address: '/pending-products', ...list },
  { address: '/approved-products', ...list },
  { address: '/rejected-products', ...list },
  { address: '/products/7', ...product, logs: ['Failed to load optimized content'] },
  { address: '/products/7/edit', ...product },
  { address: '/content-history', waits: ['Loading the history…'], fails: ['The history could not be loaded'] },
  { address: '/categories', waits: ['Loading categories'], fails: ['Categories could not be loaded'] },
  { address: '/prompts', waits: ['Loading prompts'], fails: ['Error loading prompts'] },
  {
    address: '/integration-status',
    waits: ['Loading the integration status', 'Loading runs'],
    fails: ['The integration status could not be loaded', 'Runs could not be loaded'],
  },
  { address: '/api-integration', waits: ['Loading the connections'], fails: ['The connections could not be loaded'] },
  {
    address: '/settings',
    waits: ['Loading the review settings', 'Loading the import settings'],
    fails: [
      'Some counts could not be loaded',
      'The review settings could not be loaded',
      'The import settings could not be loaded',
    ],
  },
  { address: '/runs', waits: ['Loading runs'], fails: ['Runs could not be loaded'] },
  { address: '/runs/7', waits: ['Loading the run'], fails: ['The run could not be loaded'] },
  { address: '/import', waits: ['Loading imports'], fails: ['Imports could not be loaded'] },
];

const main = page.getByRole('main');
const titles = page.getByRole('heading', { level: 1 });

describe.each(screens)('$address', ({ address, waits, fails, logs = [] }) => {
  test('says what it waits for, and where one is', async () => {
    answerAll(() => new Promise(() => {}));
    openScreen(address);
    for (const words of waits) {
      await expect.element(main.getByRole('status').filter({ hasText: words })).toBeInTheDocument();
    }
    await expect.poll(() => titles.elements()).toHaveLength(1);
    expect(main.getByRole('alert').elements()).toEqual([]);
  });

  test.each([
    ['answers with an error', () => Response.json({ error: 'The store is down.', code: 'INTERNAL' }, { status: 500 })],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['stops in the middle of an answer', () => new Response('[{"id":1,"sku":"A')],
  ])('says what could not be read when the server %s, and offers to try again', async (_how, answer) => {
    answerAll(answer);
    const warn = vi.mocked(console.warn).mockImplementation(() => {});
    openScreen(address);
    for (const words of fails) {
      const alert = main.getByRole('alert').filter({ hasText: words });
      await expect.element(alert.getByRole('button', { name: 'Retry' })).toBeVisible();
    }
    expect(titles.elements()).toHaveLength(1);
    for (const words of waits) expect(main.getByText(words).elements()).toEqual([]);
    expect(warn.mock.calls.map(([words]) => words)).toEqual(logs);
    warn.mockClear();
  });
});
