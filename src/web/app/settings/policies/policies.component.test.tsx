// Settings > Review: the standing policies, how they are changed, what they would approve and what came of it.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getFacets } from '#domain/catalogue/catalogue.contract.ts';
import { partNames } from '#domain/parts/parts.ts';
import { Problem } from '#domain/problem.ts';
import * as contracts from '#domain/review/approval-policy.contract.ts';
import { expectAccessible } from '#testing/components/accessible.ts';
import { expectToast } from '#testing/components/expect-toast.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { facets } from '#testing/components/replies.ts';
import { serve } from '#testing/components/serve.ts';
import { serveAll } from '#testing/components/serve-all.ts';
import { keepPolicies, narrowPolicy, policy } from '#testing/components/serve-policies.ts';

const main = page.getByRole('main');
const section = main.getByRole('region', { name: 'Approval policy', exact: true });
const rows = section.getByRole('row');
const row = (name: RegExp) => section.getByRole('row', { name });
const switchOf = (name: string) => section.getByRole('switch', { name: `Policy for ${name}` });
const saved = main.getByText(/^Saved, \d{1,2}:\d{2} [AP]M$/);
const add = main.getByRole('button', { name: 'Add a policy' });
const dialog = (name: string) => page.getByRole('dialog', { name });
const down = new Problem('INTERNAL', 'The store is down.');
const cellsOf = (element: Element) =>
  [...element.querySelectorAll('td')].slice(0, 5).map((cell) => cell.textContent?.replace('–No', 'No'));

async function openMenu(name: string): Promise<void> {
  await section.getByRole('button', { name: `More actions for ${name}` }).click();
}
async function choose(label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option }).click();
}

beforeEach(serveAll);
afterEach(() => page.viewport(1440, 900));

test('without a policy nothing is approved without a look, and the first one is added', async () => {
  const { added, previews } = keepPolicies([]);
  openScreen('/settings');
  await expect.element(section.getByText('Nothing is approved without review')).toBeVisible();
  expect(section.getByText('Never approves').elements()).toEqual([]);
  expect(previews).toEqual([]);
  await add.click();
  await expect.element(dialog('Add a policy').getByRole('combobox', { name: 'Retailer' })).toHaveFocus();
  await dialog('Add a policy').getByRole('button', { name: 'Add policy' }).click();
  await expect.element(rows.nth(1)).toBeVisible();
  await expect.element(saved).toBeVisible();
  await expect.element(dialog('Add a policy')).not.toBeInTheDocument();
  await expect.element(add).toHaveFocus();
  expect(added.map(({ body }) => body)).toEqual([
    {
      ...{ retailer: null, category: null, parts: [...partNames], share: 5, isOn: true },
      ...{ takesUnchanged: true, takesClean: false, mostWords: null },
    },
  ]);
  await expect.element(section.getByRole('link', { name: 'Preview 5 parts' })).toBeVisible();
});

test('each policy says where it applies and what it approves, and the list what came of it', async () => {
  keepPolicies([policy(), narrowPolicy, policy({ id: 3, retailer: 'eBay', takesClean: true, isOn: false })], {
    approved: 1_204,
    escapes: 3,
  });
  openScreen('/settings');
  await expect.element(rows.nth(3)).toBeVisible();
  const summary = (text: string) => expect.stringContaining(text);
  expect(rows.elements().slice(1).map(cellsOf)).toEqual([
    [summary('Whole workspaceall parts'), 'Yes', 'No', 'No', '5%'],
    [summary('Shopify, Kitchentitle, bullets'), 'Yes', 'Yes', 'up to 6 words', '10%'],
    [summary('eBayall parts'), 'Yes', 'Yes', 'No', '5%'],
  ]);
  await expect.element(switchOf('Whole workspace, all parts')).toBeChecked();
  await expect.element(switchOf('eBay, all parts')).not.toBeChecked();
  await expect
    .element(section)
    .toMatchTextContent(
      /Never approves parts with open claims or broken required rules\. Last 30 days: 1,204 parts, 3 edited later \(0\.2%\)/,
    );
});

test.each([
  [{ approved: 0, escapes: 0 }, /Last 30 days: no parts approved/],
  [{ approved: 1, escapes: 0 }, /Last 30 days: 1 part, none edited later/],
  [{ approved: 5_000, escapes: 1 }, /5,000 parts, 1 edited later \(under 0\.1%\)/],
  [{ approved: 4, escapes: 4 }, /4 parts, 4 edited later \(100%\)/],
])('of %o approved parts it says what became of them', async (figures, words) => {
  keepPolicies([policy()], figures);
  openScreen('/settings');
  await expect.element(section).toMatchTextContent(words);
});

test('the preview opens the pending products the policies would approve now', async () => {
  keepPolicies([policy()], { previewed: { products: 3, parts: 38, productIds: [3, 9, 12] } });
  const screen = openScreen('/settings');
  await section.getByRole('link', { name: 'Preview 38 parts' }).click();
  await expect.poll(screen.address).toBe('/pending-products?among=3%2C9%2C12');
});

test('a preview of more products than a list can name says how many it opens', async () => {
  const productIds = Array.from({ length: 200 }, (_, index) => index + 1);
  keepPolicies([policy()], { previewed: { products: 412, parts: 1_038, productIds } });
  openScreen('/settings');
  await expect.element(section.getByRole('link', { name: 'Preview 1,038 parts' })).toBeVisible();
  await expect.element(section.getByText('The preview opens the first 200 of 412 products.')).toBeVisible();
});

test('where nothing fits there is nothing to preview; a preview that failed is asked for again', async () => {
  keepPolicies([policy()], { previewed: { products: 0, parts: 0, productIds: [] } });
  serve(contracts.previewPolicies, down);
  openScreen('/settings');
  const alert = section.getByRole('alert');
  await expect.element(alert).toMatchTextContent('The preview could not be loaded. The store is down.');
  serve(contracts.previewPolicies, { products: 0, parts: 0, productIds: [] });
  await section.getByRole('button', { name: 'Retry' }).click();
  await expect.element(section.getByText('No pending part matches a policy.')).toBeVisible();
  expect(section.getByRole('link').elements()).toEqual([]);
});

test('a policy is switched at once, and the preview follows', async () => {
  const { changed, previews } = keepPolicies([policy()]);
  openScreen('/settings');
  await expect.element(section.getByRole('link', { name: 'Preview 5 parts' })).toBeVisible();
  const before = previews.length;
  const toggle = switchOf('Whole workspace, all parts');
  await toggle.click();
  await expect.element(toggle).not.toBeChecked();
  await expect.element(saved).toBeVisible();
  await expect.element(section.getByText(/All policies are off: nothing is approved without review/)).toBeVisible();
  expect(section.getByRole('link').elements()).toEqual([]);
  const { id: _, updatedBy: __, updatedAt: ___, ...input } = policy();
  expect(changed.map(({ path, body }) => [path, body])).toEqual([
    ['/api/approval-policies/1', { ...input, isOn: false }],
  ]);
  await toggle.click();
  await expect.element(section.getByRole('link', { name: 'Preview 5 parts' })).toBeVisible();
  expect(previews.length).toBeGreaterThan(before);
});

test('a switch that was not saved goes back, with the reason beside it', async () => {
  keepPolicies([policy(), narrowPolicy]);
  const answer = Promise.withResolvers<Problem>();
  serve(contracts.changePolicy, () => answer.promise);
  openScreen('/settings');
  const toggle = switchOf('Shopify, Kitchen, title, bullets');
  await toggle.click();
  await expect.element(toggle).not.toBeChecked();
  answer.resolve(down);
  await expect.element(toggle).toBeChecked();
  await expect.element(row(/^Shopify/).getByRole('alert')).toMatchTextContent('Not saved. The store is down.');
  expect(saved.elements()).toEqual([]);
});

test('a policy is changed in the dialog, which starts with what it says now', async () => {
  serve(getFacets, facets);
  const { changed } = keepPolicies([policy(), { ...narrowPolicy, isOn: false }]);
  openScreen('/settings');
  await openMenu('Shopify, Kitchen, title, bullets');
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const opened = dialog('Edit policy');
  await expect.element(opened.getByRole('combobox', { name: 'Retailer' })).toHaveTextContent('Shopify');
  await expect.element(opened.getByRole('checkbox', { name: 'Title' })).toBeChecked();
  await expect.element(opened.getByRole('checkbox', { name: 'Images' })).not.toBeChecked();
  await expect.element(opened.getByRole('spinbutton', { name: 'Changed words' })).toHaveValue('6');
  await choose('Retailer', 'All retailers');
  await choose('Category', 'Garden');
  await opened.getByRole('checkbox', { name: 'Title' }).click();
  await opened.getByRole('button', { name: 'Increase changed words' }).click();
  await opened.getByRole('button', { name: 'Decrease always reviewed' }).click();
  await opened.getByRole('button', { name: 'Save policy' }).click();
  await expect.element(row(/^Garden/)).toMatchTextContent(/bullets.*up to 7 words.*5%/);
  await expect.element(saved).toBeVisible();
  expect(changed.map(({ path, body }) => [path, body])).toEqual([
    [
      '/api/approval-policies/2',
      {
        ...{ retailer: null, category: 'Garden', parts: ['bullets'], share: 5, isOn: false },
        ...{ takesUnchanged: true, takesClean: true, mostWords: 7 },
      },
    ],
  ]);
});

test('a policy that approves nothing, or no part, is not sent', async () => {
  const { added } = keepPolicies([]);
  openScreen('/settings');
  await add.click();
  const opened = dialog('Add a policy');
  for (const name of ['Title', 'Description', 'Bullets', 'Images', 'Unchanged parts'])
    await opened.getByRole('checkbox', { name, exact: true }).click();
  await opened.getByRole('button', { name: 'Add policy' }).click();
  await expect.element(opened.getByText('Select at least one part.')).toHaveFocus();
  await expect.element(opened.getByText('Select unchanged parts, clean parts or both.')).toBeVisible();
  await opened.getByRole('checkbox', { name: 'Clean parts' }).click();
  await opened.getByRole('checkbox', { name: 'Title' }).click();
  await expect.element(opened.getByText(/^Choose/)).not.toBeInTheDocument();
  expect(added).toEqual([]);
  await opened.getByRole('button', { name: 'Add policy' }).click();
  await expect.poll(() => added.map(({ body }) => body)).toMatchObject([{ parts: ['title'], takesUnchanged: false }]);
});

test('a policy that was refused stays in the dialog, with the reason', async () => {
  keepPolicies([]);
  serve(contracts.addPolicy, down);
  openScreen('/settings');
  await add.click();
  const opened = dialog('Add a policy');
  await opened.getByRole('button', { name: 'Add policy' }).click();
  await expect.element(opened.getByRole('alert')).toMatchTextContent('Not saved. The store is down.');
  await opened.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(section.getByText('Nothing is approved without review')).toBeVisible();
  await expect.element(add).toHaveFocus();
});

test('a policy is deleted at once, and Undo adds it again', async () => {
  const { added, deleted } = keepPolicies([policy(), narrowPolicy]);
  openScreen('/settings');
  await openMenu('Shopify, Kitchen, title, bullets');
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expectToast('Policy deleted', 'Shopify, Kitchen, title, bullets. Parts that it approved stay approved.');
  await expect.element(row(/^Shopify/)).not.toBeInTheDocument();
  expect(deleted.map(({ path }) => path)).toEqual(['/api/approval-policies/2']);
  // The row is gone: the keyboard goes on from the list it was in.
  await expect.element(section).toHaveFocus();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectToast('Policy restored');
  await expect.element(row(/^Shopify/)).toBeVisible();
  const { id: _, updatedBy: __, updatedAt: ___, ...input } = narrowPolicy;
  expect(added.map(({ body }) => body)).toEqual([input]);
});

test('a policy that was not deleted stays, with the reason beside it', async () => {
  keepPolicies([policy()]);
  serve(contracts.deletePolicy, down);
  openScreen('/settings');
  await openMenu('Whole workspace, all parts');
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect.element(row(/^Whole/).getByRole('alert')).toMatchTextContent('Not deleted. The store is down.');
});

test('policies that could not be loaded are asked for again', async () => {
  serve(contracts.listPolicies, down);
  openScreen('/settings');
  await expect.element(section.getByRole('alert')).toMatchTextContent('The policies could not be loaded');
  keepPolicies([policy()]);
  await section.getByRole('button', { name: 'Retry' }).click();
  await expect.element(switchOf('Whole workspace, all parts')).toBeVisible();
});

test('all of it works by keyboard', async () => {
  const { added } = keepPolicies([policy()]);
  openScreen('/settings');
  const toggle = switchOf('Whole workspace, all parts');
  await expect.element(toggle).toBeVisible();
  add.element().focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(toggle).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(toggle).not.toBeChecked();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog('Edit policy')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog('Edit policy')).not.toBeInTheDocument();
  await expect.element(section.getByRole('button', { name: /^More actions for/ })).toHaveFocus();
  add.element().focus();
  await userEvent.keyboard('{Enter}');
  const share = page.getByRole('spinbutton', { name: 'Always reviewed' });
  await expect.element(share).toBeVisible();
  share.element().focus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.element(share).toHaveAttribute('aria-valuetext', '15%');
  await userEvent.keyboard('{End}');
  await expect.element(share).toHaveValue('100');
  await userEvent.keyboard('{ArrowUp}{Home}');
  await expect.element(share).toHaveValue('0');
  // What is typed stays between the bounds; what is no number is passed over.
  await share.fill('250');
  await expect.element(share).toHaveValue('100');
  await share.fill('');
  await expect.element(share).toHaveValue('');
  await share.fill('8');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => added.map(({ body }) => body)).toMatchObject([{ share: 8 }]);
});

test('on a phone what a policy approves stands under where it applies', async () => {
  await page.viewport(390, 844);
  keepPolicies([narrowPolicy]);
  openScreen('/settings');
  await expect.element(section.getByText('Unchanged, clean up to 6 words. 10% always reviewed')).toBeVisible();
  await expect.element(section.getByRole('columnheader', { name: 'Small changes' })).not.toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBe(390);
});

test.each([
  ['none', []],
  ['some', [policy(), narrowPolicy, policy({ id: 3, retailer: 'eBay', isOn: false })]],
])('nothing stands in the way of anybody: %s', async (_name, given) => {
  keepPolicies(given, { approved: given.length * 400, escapes: given.length });
  openScreen('/settings');
  await expect
    .element(section.getByText(given.length === 0 ? 'Nothing is approved without review' : 'eBay'))
    .toBeVisible();
  await expectAccessible({ within: section });
});
