// The assistant of a product: questions and their answers, failures, Optimize Content, and the personas with their tips and hops.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { byMouseAndKeyboard, type Hand } from './input-mode.ts';
import { expect, expectNoSidewaysScroll, expectToast, openProduct, partCard, test } from './shared-desk.ts';

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

async function answerWith(page: Page, ...events: object[]): Promise<void> {
  const body = events.map((event) => `${JSON.stringify(event)}\n`).join('');
  await page.route(chatCalls, (route) => route.fulfill({ status: 200, contentType: 'application/x-ndjson', body }));
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
  'a failing reply shows a red box, and Retry asks the same question once more',
  byMouseAndKeyboard,
  async ({ page, hand }) => {
    await openProduct(page, 'TRN-FLK750-TRC');
    const conversation = conversationOf(page);
    const alert = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Retry' }) });
    const busy = { error: 'The assistant is busy.', code: 'UNAVAILABLE' };
    await page.route(chatCalls, (route) => route.fulfill({ status: 503, json: busy }));
    await ask(page, hand, 'How heavy is it?');
    await expect(alert).toContainText('The assistant is busy.');
    await page.unroute(chatCalls);

    await answerWith(page, { type: 'text', text: 'It weighs about' }, { type: 'error', ...busy });
    await hand.press(alert.getByRole('button', { name: 'Retry' }));
    await expect(conversation.getByText('It weighs about')).toBeVisible();
    await expect(alert).toContainText('The assistant is busy.');
    await page.unroute(chatCalls);

    await hand.press(alert.getByRole('button', { name: 'Retry' }));
    await expect(conversation.getByText('365 g')).toBeVisible();
    await expect(alert).toBeHidden();
    await expect(conversation.getByText('It weighs about')).toBeHidden();
    await expect(conversation.getByText('How heavy is it?')).toHaveCount(1);

    await page.route(chatCalls, (route) => route.abort('connectionrefused'));
    await ask(page, hand, 'What colour?');
    await expect(alert).toContainText('The server cannot be reached.');
    await hand.press(page.getByRole('button', { name: 'New Conversation' }));
    await expect(alert).toBeHidden();
  },
);

test('a reply under way can be stopped', byMouseAndKeyboard, async ({ page, hand }) => {
  await openProduct(page, 'TRN-FLK750-TRC');
  const release = await holdReplies(page);
  await ask(page, hand, 'What is missing?');
  await hand.press(page.getByRole('button', { name: 'Stop', exact: true }));
  await expect(conversationOf(page).getByText('Stopped.')).toBeVisible();
  await expect(fieldOf(page)).toBeFocused();
  release();
  await page.unroute(chatCalls);
  await ask(page, hand, 'Help');
  await expect(conversationOf(page).getByText('You can ask:')).toBeVisible();
});

test('a reply loads no picture, runs nothing and links safely', async ({ page, hand }) => {
  await openProduct(page, 'TRN-FLK750-TRC');
  const text =
    '![x](/sample-images/a.jpg) <img src="/sample-images/b.jpg" onerror="alert(1)"> [bad](javascript:alert(1)) [good](https://example.com/)';
  await answerWith(page, { type: 'text', text }, { type: 'done' });
  await ask(page, hand, 'Show me');
  const conversation = conversationOf(page);
  const link = conversation.getByRole('link', { name: 'good' });
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  await expect(conversation.getByRole('link')).toHaveCount(1);
  await expect(conversation.locator('img, script')).toHaveCount(0);
});

test(
  'Optimize Content writes the chosen text anew, and a failure gives the prompt back',
  byMouseAndKeyboard,
  async ({ page, hand }) => {
    await openProduct(page, 'MSB-LMP31-OCH');
    const conversation = conversationOf(page);
    const box = page.getByRole('region', { name: 'Optimize Content' });
    const prompt = box.getByPlaceholder('Enter optimization prompt (e.g., Make it more persuasive and add benefits)');
    const apply = box.getByRole('button', { name: 'Apply Optimization' });
    await expect(prompt).toHaveAttribute('rows', '2');
    await expect(apply).toBeDisabled();
    await hand.write(prompt, 'make it shorter');
    await expect(apply).toBeDisabled();
    await hand.press(box.getByRole('combobox', { name: 'Content to optimize' }));
    await expect(page.getByRole('option')).toHaveText(['Product Title', 'Product Description', 'Feature Bullets']);
    await hand.pick(page.getByRole('option', { name: 'Feature Bullets' }));
    await hand.write(prompt, '  ');
    await expect(apply).toBeDisabled();
    await hand.write(prompt, 'make it shorter');
    await hand.write(box.getByRole('textbox', { name: /^Keywords/ }), ' camping , durable,');

    await page.route('**/api/optimize', (route) =>
      route.fulfill({ status: 500, json: { error: 'x', code: 'INTERNAL' } }),
    );
    await hand.press(apply);
    await expect(page.getByRole('alert').filter({ hasText: 'Could not optimize content.' })).toBeVisible();
    await expect(prompt).toHaveValue('make it shorter');
    await page.unroute('**/api/optimize');
    await hand.press(page.getByRole('button', { name: 'New Conversation' }));
    await expect(prompt).toHaveValue('');
    await hand.press(box.getByRole('combobox', { name: 'Content to optimize' }));
    await hand.pick(page.getByRole('option', { name: 'Product Title' }));
    await hand.write(prompt, 'make it shorter');
    await hand.write(box.getByRole('textbox', { name: /^Keywords/ }), ' camping , durable,');

    const gate = Promise.withResolvers<void>();
    let sent: unknown;
    await page.route('**/api/optimize', async (route) => {
      sent = route.request().postDataJSON();
      await gate.promise;
      await route.continue();
    });
    await hand.press(apply);
    await expect(box.getByRole('button', { name: 'Optimizing...' })).toBeDisabled();
    await expect(conversation.getByText('Please optimize the title with this prompt: make it shorter')).toBeVisible();
    await expect(conversation.getByText("I'll optimize the title using your prompt. Processing...")).toBeVisible();
    await expect(prompt).toHaveValue('');
    gate.resolve();
    await expectToast(page, 'Content optimized', 'Successfully optimized the title using your custom prompt');
    expect(sent).toMatchObject({
      contentType: 'title',
      prompt: 'make it shorter',
      targetKeywords: ['camping', 'durable'],
    });
    await expect(partCard(page, 'Product Title').getByText('Pending', { exact: true })).toBeVisible();

    await hand.pick(page.getByRole('tab', { name: 'Content History' }));
    const history = page.getByRole('region', { name: 'Title History' });
    await hand.press(history.getByRole('button', { name: 'Rollback to this version' }).first());
    await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Rollback to this version' }));
    await hand.pick(page.getByRole('tab', { name: 'Chat', exact: true }));
    await expect(
      conversation.getByText(
        'I have rolled back to the previous version. You can check the result in the product view.',
      ),
    ).toBeVisible();
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

test('a tip shows for 6 seconds and the helper hops for 1, at the specified moments', async ({ page }) => {
  // Chance is always in favour and every check comes at its earliest: 45 s for a tip, 20 s for a hop.
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await page.clock.install();
  await page.goto('/help');
  await expect(helperOf(page)).toBeVisible();
  // From here on time stands still but for the steps taken.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  const face = helperOf(page).locator('svg');
  const tip = page.getByRole('note', { name: 'Tip from Wizzy' });
  const focused = await page.evaluate(() => document.activeElement?.tagName);

  const step = 100;
  const runUntil = async (isDone: () => Promise<boolean>, most: number) => {
    let passed = 0;
    for (; passed <= most && !(await isDone()); passed += step) {
      await page.clock.runFor(step);
      await drawn(page);
    }
    return passed;
  };
  const hops = async () => (await face.getAttribute('class'))?.includes('helper-hop') ?? false;
  expect(await runUntil(hops, 20_000)).toBeLessThanOrEqual(20_000);
  const hopLasts = await runUntil(async () => !(await hops()), 2_000);
  expect(Math.abs(hopLasts - 1_000)).toBeLessThanOrEqual(step);
  await expect(tip).toBeHidden();
  // The hop began 20 s after the helper came and lasted 1 s; the tip comes after 45 s.
  // Its texts come over the network first, while time goes on: never earlier, a little later.
  const tipAfter = await runUntil(() => tip.isVisible(), 40_000);
  expect(tipAfter).toBeGreaterThanOrEqual(24_000 - 2 * step);
  await page.clock.runFor(step);
  await expect(tip).toContainText('Lead a title with what the thing is.');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe(focused);
  const covered = await page.evaluate(() => {
    const box = document.querySelector('[role=note]')?.getBoundingClientRect();
    if (!box) return ['no tip'];
    return [...document.querySelectorAll('a, button, input, h1, h2')]
      .filter((each) => !each.closest('[role=note]'))
      .filter((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        return left < box.right && box.left < right && top < box.bottom && box.top < bottom && right > left;
      })
      .map((each) => each.textContent);
  });
  expect(covered, 'controls and headings under the tip').toEqual([]);
  await page.getByRole('button', { name: 'Dismiss tip' }).click();
  await expect(tip).toBeHidden();

  await runUntil(() => tip.isVisible(), 46_000);
  const tipLasts = await runUntil(async () => !(await tip.isVisible()), 7_000);
  expect(Math.abs(tipLasts - 6_000)).toBeLessThanOrEqual(2 * step);
});

/** Time stands still in the page, messages do not: what a timer changed is drawn behind them. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      }),
  );
}

test.describe('for the eye and the hand', () => {
  test.use({ reducedMotion: 'reduce' });
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`chat and personas are accessible in the ${colorScheme} theme, on a desk and on a phone`, async ({
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
