// Questions to the assistant, the personas, and both as everybody can use them.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { byMouseAndKeyboard, type Hand } from './input-mode.ts';
import { expect, expectNoSidewaysScroll, openProduct, test } from './shared-server.ts';

const chatCalls = '**/api/products/*/chat';
const fieldOf = (page: Page) => page.getByPlaceholder('Ask anything about this product...');
const conversationOf = (page: Page) => page.getByRole('region', { name: 'Conversation' });
const helperOf = (page: Page) => page.getByRole('button', { name: /^Choose Your Assistant/ });

async function ask(page: Page, hand: Hand, question: string): Promise<void> {
  await hand.write(fieldOf(page), question);
  await page.keyboard.press('Enter');
}

/** Holds the chat's replies until the returned function is called. */
async function holdReplies(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(chatCalls, async (route) => {
    await gate.promise;
    await route.continue().catch(() => {}); // The page may have hung up meanwhile.
  });
  return gate.resolve;
}

async function choose(page: Page, hand: Hand, name: RegExp): Promise<void> {
  await hand.press(helperOf(page));
  await hand.pick(page.getByRole('dialog', { name: 'Choose Your Assistant' }).getByRole('radio', { name }));
  await page.keyboard.press('Escape');
}

test(
  'a question is answered from the facts with their source, and the conversation outlives a visit elsewhere',
  byMouseAndKeyboard,
  async ({ page, hand }) => {
    await openProduct(page, 'TRN-FLK750-TRC');
    const conversation = conversationOf(page);
    await expect(conversation).toContainText('Tarnfell Insulated Steel Water Bottle 750 ml, Terracotta');
    const send = page.getByRole('button', { name: 'Send', exact: true });
    await expect(send).toBeDisabled();
    await hand.write(fieldOf(page), '   ');
    await expect(send).toBeDisabled();

    const release = await holdReplies(page);
    await hand.write(fieldOf(page), 'What material is it?');
    await page.keyboard.press('Shift+Enter');
    await expect(fieldOf(page)).toHaveValue('What material is it?\n');
    await hand.press(send);
    await expect(conversation.getByText('Thinking...')).toBeVisible();
    await expect(fieldOf(page)).toHaveValue('');
    await hand.write(fieldOf(page), 'Next question');
    await expect(send).toBeDisabled();
    release();
    await expect(conversation.getByText('18/8 stainless steel, silicone seal')).toBeVisible();
    await expect(conversation.getByText('Found in: attribute “Material” of the source.')).toBeVisible();
    await expect(conversation.getByText('Thinking...')).toBeHidden();
    await expect(send).toBeEnabled();

    await hand.press(page.getByLabel('Sidebar').getByRole('link', { name: 'All Products' }));
    await expect(page.getByRole('heading', { level: 1, name: 'All Products' })).toBeVisible();
    await page.goBack();
    await expect(conversation.getByText('18/8 stainless steel, silicone seal')).toBeVisible();
    await expect(fieldOf(page)).toHaveValue('Next question');

    await hand.press(page.getByRole('button', { name: 'New Conversation' }));
    await expect(conversation.getByRole('listitem')).toHaveCount(1);
    await expect(conversation).toContainText('Tarnfell Insulated Steel Water Bottle');
    await expect(fieldOf(page)).toHaveValue('');
  },
);

test(
  'the helper offers five personas; another one resets the greeting and is remembered',
  byMouseAndKeyboard,
  async ({ page, hand }) => {
    await openProduct(page, 'TRN-FLK750-TRC');
    const greeting = conversationOf(page).getByRole('listitem').first();
    await expect(greeting).toContainText('Wizzy');
    await hand.press(helperOf(page));
    const popover = page.getByRole('dialog', { name: 'Choose Your Assistant' });
    await expect(popover.getByRole('heading', { name: 'Choose Your Assistant' })).toBeVisible();
    await expect(popover.getByText('Select a companion to help with your content')).toBeVisible();
    await expect(popover.getByRole('radio')).toHaveCount(5);
    await expect(popover.getByRole('radio', { name: 'Wizzy, Creative Wizard' })).toBeChecked();
    await expect(popover.getByRole('radio', { name: 'Wizzy, Creative Wizard' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(popover.getByRole('radio', { name: 'Dr. Data, Analytics Expert' })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(helperOf(page)).toBeFocused();
    await expect(greeting).toContainText('Dr. Data');
    await expect(greeting).toContainText('Tarnfell Insulated Steel Water Bottle');
    await page.reload();
    await expect(greeting).toContainText('Dr. Data');
    await choose(page, hand, /^Sentinel/);
    await expect(greeting).toContainText('Sentinel');
  },
);

test.describe('for the eye and the hand', () => {
  test.use({ reducedMotion: 'reduce' });
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`chat and personas are accessible in the ${colorScheme} theme, on a wide screen and on a phone`, async ({
      page,
      hand,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const id = await openProduct(page, 'TRN-FLK750-TRC');
      await ask(page, hand, 'Tell me about this product');
      await expect(conversationOf(page).getByText('Found in: fields and attributes')).toBeVisible();
      const check = async (where: string) => {
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(({ id: rule, nodes }) => `${rule}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
          where,
        ).toEqual([]);
      };
      await check('chat beside the parts');
      await hand.press(helperOf(page));
      await expect(page.getByRole('radio', { name: 'Wizzy, Creative Wizard' })).toBeFocused();
      await check('persona picker');
      const motion = await helperOf(page).evaluate((helper) => {
        const face = helper.querySelector('svg');
        face?.classList.add('helper-hop');
        return face && getComputedStyle(face).animationName;
      });
      expect(motion, 'a hop where less motion is wanted').toBe('none');
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`/products/${id}?panel=chat`);
      await expect(fieldOf(page)).toBeVisible();
      await check('chat on a phone');
      await expectNoSidewaysScroll(page);
      for (const name of ['Send', 'New Conversation', 'Apply Optimization']) {
        const box = await page.getByRole('button', { name }).boundingBox();
        expect(box?.height, `${name} is large enough to hit`).toBeGreaterThanOrEqual(40);
      }
    });
  }
});
