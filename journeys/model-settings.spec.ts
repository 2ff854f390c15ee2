// A language model is connected in the browser: tested, chosen to write, seen at work, switched off. Its key is on no page and in no log.
import type { Page } from '@playwright/test';
import { type ModelDouble, startModelDouble } from '#testing/model-double.ts';
import { startServer } from '#testing/running-server.ts';
import { byMouseAndKeyboard } from './input-mode.ts';
import { lamp, say } from './model-server.ts';
import { test as base, expect } from './own-server.ts';
import { expectToast, partCard } from './shared-server.ts';

const secretKey = 'sk-typed-in-5e7c2f90ab';
/** True, and not what the built-in writer makes of it. */
const truth = 'Clayfield Desk Lamp, 9W, Black';

const test = base.extend<{ double: ModelDouble; spy: { text: () => string } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from its first parameter.
  double: async ({}, use) => {
    const double = await startModelDouble();
    await use(double);
    await double.close();
  },
  // Nothing is set: everything is chosen in the browser. The log shows all it can.
  server: async ({ catalogue, dataDir }, use) => {
    const server = await startServer({ DATA_DIR: dataDir, CATALOGUE: catalogue, LOG_LEVEL: 'trace' });
    await use(server);
    await server.stop();
    expect(server.log()).toContain('language model call');
    expect(server.log(), 'the log of the server').not.toContain(secretKey);
  },
  /** Every text that comes to the browser. */
  spy: async ({ page }, use) => {
    const texts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/api/') && !response.url().endsWith('/api/events'))
        texts.push(response.text().catch(() => ''));
    });
    let text = '';
    await use({ text: () => text });
    text = (await Promise.all(texts)).join('\n');
    expect(text).toContain('The connection works');
    expect(text, 'what the server answered').not.toContain(secretKey);
  },
});

/** While its dialog is open, the key stands in the field it was typed into, and nowhere else. */
async function expectKeyNowhere(page: Page, { isTyped = false } = {}): Promise<void> {
  const written = await page.content();
  expect(written.split(secretKey).length - 1).toBe(isTyped ? 1 : 0);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain(secretKey);
}

async function generateTitle(page: Page, hand: { press: (control: ReturnType<Page['locator']>) => Promise<void> }) {
  await hand.press(partCard(page, 'Product Title').getByRole('button', { name: /^Generate/ }));
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Generate', exact: true }));
}

test(
  'a model is connected, tested, chosen, writes under its name, and is switched off again',
  byMouseAndKeyboard,
  async ({ page, hand, double, spy }) => {
    expect(spy.text()).toBe('');
    const made = await page.request.post('/api/products', { data: lamp });
    const { id } = (await made.json()) as { id: number };
    await page.goto('/api-integration');
    await expect(page.getByText('No connections yet')).toBeVisible();
    await hand.press(page.getByRole('main').getByRole('button', { name: 'Add Connection' }).first());
    const dialog = page.getByRole('dialog', { name: 'Add Connection' });
    const field = (name: string | RegExp) => dialog.getByRole('textbox', { name, exact: typeof name === 'string' });
    await expect(field('Name')).toBeFocused();

    await test.step('what is wrong is shown at its field, and before it is saved by a test', async () => {
      await hand.press(dialog.getByRole('button', { name: 'Add Connection' }));
      await expect(dialog.getByText('Enter a name for the connection.')).toBeVisible();
      await expect(field('Name')).toBeFocused();
      await page.keyboard.type('The double');
      await hand.press(dialog.getByRole('combobox', { name: 'Provider' }));
      await hand.pick(page.getByRole('option', { name: 'OpenAI-compatible server' }));
      await hand.write(field('Model'), 'double-1');
      await hand.write(field('URL'), `${double.origin}/v1`);
      await hand.write(dialog.getByLabel('Key (optional)'), secretKey);
      double.script({ kind: 'status', status: 401 }, { kind: 'text', text: 'OK' });
      await hand.press(dialog.getByRole('button', { name: 'Test connection' }));
      await expect(dialog.getByRole('status')).toContainText('does not accept the key (401)');
      await hand.press(dialog.getByRole('button', { name: 'Test connection' }));
      await expect(dialog.getByRole('status')).toHaveText(
        'The connection works: the model answered. It does not see pictures.',
      );
      await expectKeyNowhere(page, { isTyped: true });
    });

    await test.step('it is saved, and chosen to write', async () => {
      await hand.press(dialog.getByRole('button', { name: 'Add Connection' }));
      await expectToast(page, 'Connection added', 'Choose what The double does.');
      await expect(dialog).toBeHidden();
      const row = page.getByRole('list', { name: 'Connections' }).getByRole('listitem');
      await expect(row).toContainText('Key ending in 90ab');
      await hand.press(page.getByRole('combobox', { name: 'Model for writing' }));
      await hand.pick(page.getByRole('option', { name: 'The double' }));
      await expect(row.getByText('Writes', { exact: true })).toBeVisible();
      expect(double.requests.at(-1)?.headers.authorization).toBe(`Bearer ${secretKey}`);
      await page.reload();
      await expect(row.getByText('Writes', { exact: true })).toBeVisible();
      await expectKeyNowhere(page);
    });

    await test.step('the next text is written by it, under its name', async () => {
      await page.goto(`/products/${id}`);
      const gate = Promise.withResolvers<void>();
      double.script(say({ title: truth }, [{ at: ', 9W', until: gate.promise }]));
      await generateTitle(page, hand);
      const card = partCard(page, 'Product Title');
      await expect(card).toContainText('New draft by double-1');
      gate.resolve();
      await expectToast(page, 'Content generated');
      await expect(card).toContainText(truth);
      await expect(card).toContainText('double-1');
      await page.goto('/integration-status');
      await expect(page.getByRole('region', { name: 'Writing engine' })).toContainText('double-1');
      await expect(page.getByText('Connection test').first()).toBeVisible();
      await expectKeyNowhere(page);
    });

    await test.step('switched off, the built-in writer writes again', async () => {
      await page.goto('/api-integration');
      const state = page.getByRole('switch', { name: 'Status of The double' });
      await hand.press(state);
      await expectToast(page, 'Connection turned off');
      await expect(state).toBeFocused();
      await expect(page.getByText('The double is turned off: the built-in writer writes.')).toBeVisible();
      const asked = double.requests.length;
      await page.goto(`/products/${id}`);
      await generateTitle(page, hand);
      await expectToast(page, 'Content generated');
      await page.goto('/integration-status');
      await expect(page.getByRole('region', { name: 'Writing engine' })).toContainText('Built-in writer');
      expect(double.requests).toHaveLength(asked);
    });
  },
);
