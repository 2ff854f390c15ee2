// The Optimization Assistant folded to a rail: remembered in this browser, opened by people only, counting what they have not seen.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chatAboutProduct } from '#domain/assistant/chat.contract.ts';
import { expectAccessible } from '#testing/components/accessible.ts';
import { startReply } from '#testing/components/event-lines.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { freshProduct, serveProduct } from '#testing/components/product-page.ts';
import { serve } from '#testing/components/serve.ts';

const main = page.getByRole('main');
const panel = page.getByRole('region', { name: 'Optimization Assistant' });
const fold = panel.getByRole('button', { name: 'Collapse the Optimization Assistant' });
const unfold = panel.getByRole('button', { name: 'Expand the Optimization Assistant' });
const widthOf = (element: Element) => element.getBoundingClientRect().width;
const partWidth = () => widthOf(main.getByRole('region', { name: 'Product Title' }).element());

test('it folds to a rail of 44 px, whose room goes to the parts, and unfolds again; the focus stays with it', async () => {
  openScreen(serveProduct().address);
  await expect.element(fold).toBeVisible();
  const before = partWidth();
  await fold.click();
  await expect.element(unfold).toHaveFocus();
  expect(widthOf(panel.element())).toBe(44);
  expect(partWidth()).toBeGreaterThan(before + 200);
  expect(panel.getByRole('tab').elements()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(fold).toHaveFocus();
  await expect.element(panel.getByRole('tab', { name: 'Chat', exact: true })).toBeVisible();
});

test('it stays folded after a reload, and unfolds for an address that names one of its tabs', async () => {
  const { address } = serveProduct();
  const { close } = openScreen(address);
  await fold.click();
  await expect.element(unfold).toBeVisible();
  close();
  const again = openScreen(address);
  await expect.element(main.getByRole('heading', { name: 'Content Optimization' })).toBeVisible();
  await expect.element(unfold).toBeVisible();
  again.close();
  openScreen(`${address}?panel=history`);
  await expect.element(panel.getByRole('tab', { name: 'Content History' })).toBeVisible();
});

test('an answer that comes while it is folded is counted, and opens nothing', async () => {
  const answer = startReply();
  serve(chatAboutProduct, answer.reply);
  openScreen(serveProduct({ source: freshProduct({ title: 'Stoneware mug' }) }).address);
  await page.getByPlaceholder('Ask anything about this product...').fill('What material is it?');
  await userEvent.keyboard('{Enter}');
  await expect.element(panel.getByText('Thinking...')).toBeVisible();
  await fold.click();
  await expect.element(unfold).toHaveAccessibleDescription('');
  answer.send({ type: 'text', text: 'It is stone' });
  answer.send({ type: 'text', text: 'ware.' }, { type: 'done' });
  answer.end();
  await expect.element(unfold).toHaveAccessibleDescription('1 unread');
  expect(widthOf(panel.element())).toBe(44);
  await unfold.click();
  await expect.element(panel.getByText('It is stoneware.')).toBeVisible();
  await fold.click();
  await expect.element(unfold).toHaveAccessibleDescription('');
});

test('it is folded and opened from the palette, too', async () => {
  openScreen(serveProduct().address);
  await expect.element(fold).toBeVisible();
  const give = async (name: string) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await page.getByRole('option', { name, exact: true }).click();
  };
  await give('Collapse the Optimization Assistant');
  await expect.element(unfold).toBeVisible();
  await give('Optimization Assistant');
  await expect.element(panel.getByRole('tab', { name: 'Chat', exact: true })).toBeVisible();
});

test('nothing about the rail stands in the way of anybody', async () => {
  openScreen(serveProduct().address);
  await fold.click();
  await expect.element(unfold).toBeVisible();
  await expectAccessible({ isOnPhone: false });
});
