// A language model writes: its text grows in the card, is checked, waits for review; one that is stopped leaves the old content.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { byMouseAndKeyboard, type Hand } from './input-mode.ts';
import { expect, lamp, openLamp, say, test } from './model-server.ts';
import { expectToast, partCard } from './shared-server.ts';

const truth = 'Clayfield Desk Lamp CL-2040, 9W, Black';
const lie = 'Clayfield Desk Lamp CL-2040, 9W, Black, 5 Color Modes';

const contentOf = async (page: Page, id: number): Promise<unknown> =>
  await (await page.request.get(`/api/products/${id}/optimized-content`)).json();

async function generate(page: Page, hand: Hand, part: string): Promise<void> {
  await hand.press(partCard(page, part).getByRole('button', { name: /^Generate/ }));
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Generate', exact: true }));
}

test(
  'a title grows in its card, is repaired where a check finds something, waits for review and is approved',
  byMouseAndKeyboard,
  async ({ page, hand, double }) => {
    const id = await openLamp(page);
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    double.script(
      say({ title: lie }, [{ at: ', 9W', until: first.promise }]),
      say({ title: truth }, [{ at: ', Black', until: second.promise }]),
    );
    await generate(page, hand, 'Product Title');
    const card = partCard(page, 'Product Title');
    await expect(card).toContainText('New draft by double-1');
    await expect(card.getByText('Clayfield Desk Lamp CL-2040', { exact: true })).toBeVisible();
    await expect(card).toContainText('Writing…');
    await expect(page.getByRole('status').filter({ hasText: 'Writing: Product Title' })).toBeAttached();
    expect(await contentOf(page, id)).toBeNull();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

    first.resolve();
    await expect(card).toContainText('A check failed: fixing the text…');
    await expect(card.getByText('Clayfield Desk Lamp CL-2040, 9W', { exact: true })).toBeVisible();
    second.resolve();
    await expectToast(page, 'Content generated', 'New optimized content has been generated');
    await expect(card).not.toContainText('New draft by');
    await expect(card).toContainText(truth);
    await expect(card.getByText('Pending', { exact: true })).toBeVisible();
    await hand.press(card.getByRole('button', { name: /Why this text/ }));
    await expect(card).toContainText('Not in the source, but shoppers may ask: how long the cord is.');

    await hand.press(card.getByRole('button', { name: 'Approve Product Title' }));
    await expect(card.getByText('Approved', { exact: true })).toBeVisible();
    await expect.poll(() => contentOf(page, id)).toMatchObject({ title: truth, titleStatus: 'approved' });
  },
);

test(
  'Stop ends the call and leaves the old content; the focus stays at the part',
  byMouseAndKeyboard,
  async ({ page, hand, double }) => {
    const id = await openLamp(page);
    const never = new Promise<void>(() => {});
    double.script(say({ title: lie }, [{ at: ', 9W', until: never }]));
    await generate(page, hand, 'Product Title');
    const card = partCard(page, 'Product Title');
    await expect(card).toContainText('New draft by double-1');
    await hand.press(card.getByRole('button', { name: 'Stop writing Product Title' }));
    await expectToast(page, 'Writing stopped', 'The content was not changed.');
    await expect(card).not.toContainText('New draft by');
    await expect(card).toContainText(lamp.title);
    await expect(card.getByRole('button', { name: /^Generate/ })).toBeEnabled();
    expect(await contentOf(page, id)).toBeNull();
    double.script(say({ title: truth }));
    await generate(page, hand, 'Product Title');
    await expectToast(page, 'Content generated');
  },
);
