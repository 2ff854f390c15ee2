// Drafts from the chat across a restart and from a language model, and as everybody can use them.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { startServer } from '#testing/running-server.ts';
import { byMouseAndKeyboard, type Hand } from './input-mode.ts';
import { test as modelTest, openLamp, say } from './model-server.ts';
import { test as ownServerTest } from './own-server.ts';
import { expect, expectNoSidewaysScroll, openProduct, partCard, test } from './shared-server.ts';
import { expectTheme } from './theme.ts';

const fieldOf = (page: Page) => page.getByPlaceholder('Ask anything about this product...');
const conversationOf = (page: Page) => page.getByRole('region', { name: 'Conversation' });
const draftOf = (page: Page, part: string) => conversationOf(page).getByRole('region', { name: `Draft: ${part}` });

async function ask(page: Page, hand: Hand, question: string): Promise<void> {
  await hand.write(fieldOf(page), question);
  // While a reply is on its way, the next question waits.
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(fieldOf(page)).toHaveValue('');
}

type Stored = { title: string; titleStatus: string; description: string; version: number };

async function storedContent(page: Page): Promise<Stored> {
  const [, id] = /products\/(\d+)/.exec(page.url()) ?? [];
  return (await (await page.request.get(`/api/products/${id}/optimized-content`)).json()) as Stored;
}

ownServerTest.describe('on a server of its own', () => {
  ownServerTest.use({ catalogue: 'sample' });
  ownServerTest(
    'a draft that a restart forgot says so when it is used, and one press asks for it again',
    byMouseAndKeyboard,
    async ({ page, hand, server, dataDir }) => {
      await openProduct(page, 'TRN-PERCH-OLV');
      const before = await storedContent(page);
      await ask(page, hand, 'Write a shorter title');
      const draft = draftOf(page, 'Product Title');
      const use = draft.getByRole('button', { name: 'Use this draft' });
      await expect(use).toBeVisible();
      await server.stop();
      const restarted = await startServer({ DATA_DIR: dataDir, CATALOGUE: 'sample', PORT: new URL(server.url).port });
      try {
        await hand.press(use);
        const shown =
          'This draft is no longer available, for example because the server was restarted. Nothing was changed. Ask for the draft again.';
        await expect(draft.getByText(shown)).toBeVisible();
        expect(await storedContent(page)).toEqual(before);
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
        await hand.write(fieldOf(page), 'Something else');
        await hand.press(draft.getByRole('button', { name: 'Ask again' }));
        await hand.press(draft.nth(1).getByRole('button', { name: 'Use this draft' }));
        await expect(draft.nth(1).getByText('Draft applied. It is now on its card')).toBeVisible();
        await expect(draft.first().getByRole('button', { name: 'Ask again' })).toBeHidden();
        await expect(fieldOf(page)).toHaveValue('Something else');
        expect((await storedContent(page)).title.length).toBeLessThan(before.title.length);
      } finally {
        await restarted.stop();
      }
    },
  );
});

test(
  'two questions are answered each, and the figures explained with their sources',
  byMouseAndKeyboard,
  async ({ page, hand }) => {
    await openProduct(page, 'TRN-PERCH-OLV');
    await ask(page, hand, 'What is its frame made of, and why is the listing quality not 100?');
    const conversation = conversationOf(page);
    await expect(conversation.getByText('What is its frame made of?', { exact: true })).toBeVisible();
    await expect(conversation.getByText('Powder-coated steel').first()).toBeVisible();
    await expect(conversation).toContainText(/Listing Quality is \d+ out of 100/);
    await expect(conversation.getByRole('link').first()).toHaveAttribute('href', /^https:/);
  },
);

modelTest(
  'with a language model: generate, talk, have a draft proposed in the person’s own words, use it and approve it',
  byMouseAndKeyboard,
  async ({ page, hand, double }) => {
    const id = await openLamp(page);
    const card = partCard(page, 'Product Title');
    const written = Promise.withResolvers<void>();
    double.script(say({ title: 'Clayfield Desk Lamp CL-2040, 9W, Black' }, [{ at: ', 9W', until: written.promise }]));
    await hand.press(card.getByRole('button', { name: /^Generate/ }));
    await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Generate', exact: true }));
    await expect(card.getByText('Clayfield Desk Lamp CL-2040', { exact: true })).toBeVisible();
    written.resolve();
    await expect(card.getByText('Pending', { exact: true })).toBeVisible();

    const spoken = Promise.withResolvers<void>();
    const answer = 'The arm is **aluminum** and 16 inches long.';
    double.script({ kind: 'text', text: answer, held: [{ at: ' and 16', until: spoken.promise }] });
    await ask(page, hand, 'What would you tell a friend about the arm?');
    await expect(conversationOf(page).getByText('aluminum', { exact: true })).toBeVisible();
    await expect(conversationOf(page).getByText('16 inches long')).toBeHidden();
    spoken.resolve();
    await expect(conversationOf(page).getByText('16 inches long')).toBeVisible();

    double.script(
      { kind: 'tool', name: 'propose_draft', input: { part: 'title' } },
      say({ title: 'Clayfield CL-2040 Desk Lamp' }),
    );
    await ask(page, hand, 'The headline reads like a parts list, could it sound calmer?');
    const draft = draftOf(page, 'Product Title');
    await expect(draft).toContainText('double-1');
    await expect(draft.locator('ins').first()).toBeVisible();
    expect(double.requests.at(-1)?.text).toContain('could it sound calmer?');
    await hand.press(draft.getByRole('button', { name: 'Use this draft' }));
    await expect(draft.getByText('Draft applied. It is now on its card')).toBeVisible();
    await expect(card).toContainText('Clayfield CL-2040 Desk Lamp');
    await hand.press(card.getByRole('button', { name: 'Approve Product Title' }));
    await expect(card.getByText('Approved', { exact: true })).toBeVisible();
    const content = async () => await (await page.request.get(`/api/products/${id}/optimized-content`)).json();
    await expect.poll(content).toMatchObject({ title: 'Clayfield CL-2040 Desk Lamp', titleStatus: 'approved' });

    double.otherwise(() => ({ kind: 'status', status: 401 }));
    await ask(page, hand, 'And what would you tell a neighbour?');
    const alert = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Retry' }) });
    await expect(alert).toContainText(
      'The language model could not answer. Nothing was changed. The server does not accept the key (401).',
    );
    double.script({ kind: 'text', text: 'That it folds flat.' });
    await hand.press(alert.getByRole('button', { name: 'Retry' }));
    await expect(conversationOf(page).getByText('That it folds flat.')).toBeVisible();
  },
);

test.describe('for the eye and the hand', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`a proposal is accessible in the ${colorScheme} theme, on a wide screen and on a phone`, async ({
      page,
      hand,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const id = await openProduct(page, 'TRN-CAIRN2-GRN');
      await expectTheme(page, colorScheme);
      const check = async (where: string) => {
        const { violations } = await new AxeBuilder({ page }).analyze();
        const shown = violations.map(
          ({ id: rule, nodes }) => `${rule}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
        );
        expect(shown, where).toEqual([]);
      };
      const propose = async () => {
        await ask(page, hand, 'Give me 2 bullets');
        const draft = draftOf(page, 'Feature Bullets');
        await draft.getByText(/^Why this text/).click();
        return draft;
      };
      await propose();
      await check('a proposal beside the parts');
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`/products/${id}?panel=chat`);
      const draft = await propose();
      await check('a proposal on a phone');
      await expectNoSidewaysScroll(page);
      for (const name of ['Use this draft', 'Discard']) {
        const box = await draft.getByRole('button', { name }).boundingBox();
        expect(box?.height, `${name} is large enough to hit`).toBeGreaterThanOrEqual(40);
      }
      await draft.getByRole('button', { name: 'Discard' }).click();
      await check('a discarded proposal');
    });
  }
});
