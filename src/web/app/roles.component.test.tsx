// What a role does not allow is not offered: no button, no key, no command; what shows settings can be read, and says who may change them.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { describeRefusal, type Permission } from '#domain/permissions.ts';
import { Problem } from '#domain/problem.ts';
import { updatePrompt } from '#domain/prompts/prompts.contract.ts';
import { patchContent } from '#domain/review/review.contract.ts';
import { patchSettings } from '#domain/review/settings.contract.ts';
import type { Role } from '#domain/roles.ts';
import { startRun } from '#domain/runs/runs.contract.ts';
import { getMe, listSessions } from '#domain/session/session.contract.ts';
import { generateContent } from '#domain/writing/writing.contract.ts';
import { expectAccessible } from '#testing/components/accessible.ts';
import { expectToast } from '#testing/components/expect-toast.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { freshProduct, serveProduct } from '#testing/components/product-page.ts';
import { me } from '#testing/components/replies.ts';
import { pageOf, serve } from '#testing/components/serve.ts';
import { serveAll } from '#testing/components/serve-all.ts';

const main = page.getByRole('main');
const dialog = page.getByRole('dialog');

const signInAs = (role: Role) => serve(getMe, { ...me, role, shownRole: role, sessionId: 3 });

function openAs(role: Role, address: string) {
  serveAll();
  serve(listSessions, []);
  signInAs(role);
  return openScreen(address);
}

/** What stands on the controls that can be used, without those of a list itself. */
const offered = () =>
  [...main.element().querySelectorAll('button, a, input[type=file]')]
    .filter((control) => !control.matches(':disabled') && control.closest('[role=tooltip]') === null)
    .map((control) => control.getAttribute('aria-label') ?? control.textContent?.trim() ?? '');

const changes =
  /^(Add|Approve|Ask a model|Bulk|Cancel|Check again|Choose file|Delete|Discard|Edit|Finish|Fix|Generate|Import( |$)|Manual|Measure|Optimize( |$)|Pause|Reject|Resume|Retry|Rollback|Save|Set aside|Share|Test|Turn|Undo|Update|Use|Waive)/;
const decisions = /^(Approve|Reject|Rollback|Waive|Review 20, then approve)/;
/** Ways to other screens and filters that start with such a word. */
const harmless = /^(Import profiles|Import Products|Undo period|Use$)/;

test.each([
  ['/', 'Glass carafe'],
  ['/products?mode=list', 'Glass carafe'],
  ['/pending-products', 'Glass carafe'],
  ['/import', 'Recent imports'],
  ['/import?run=1', 'The row has no SKU.'],
  ['/runs/7', 'Title starts with the brand'],
  ['/categories', 'Carafes'],
  ['/api-integration', /can no longer be read/],
  ['/attributes', 'Shown as “Main colour”'],
  ['/suppliers', 'Acme'],
  ['/import-profiles', 'Acme prices'],
  ['/voice', /Calm and exact/],
  ['/keywords', /1,390 searches per month/],
  ['/prompts', 'Never call it a cup'],
  ['/rules', 'Title present'],
  ['/content-history', '4 changes, newest first'],
  ['/set-aside', 'Enamel jug'],
] as const)('a viewer finds nothing on %s that changes anything', async (address, words) => {
  openAs('viewer', address);
  await expect.element(main.getByText(words).first()).toBeVisible();
  expect(offered().filter((label) => changes.test(label) && !harmless.test(label))).toEqual([]);
  await expectAccessible({ within: main });
});

test('a viewer selects products to export them, and nothing else', async () => {
  openAs('viewer', '/pending-products');
  await main.getByRole('checkbox', { name: 'Select Glass carafe' }).click();
  const bar = page.getByRole('region', { name: 'Selected products' });
  await expect.element(bar.getByRole('button', { name: 'Export' })).toBeVisible();
  for (const name of ['Bulk Optimize', 'Approve'])
    await expect.element(bar.getByRole('button', { name })).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}k{/Control}');
  await dialog.getByRole('combobox').fill('selected products approve');
  await expect.element(dialog.getByRole('option', { name: /^Approve/ })).not.toBeInTheDocument();
});

test.each(['viewer', 'writer'] as const)(
  'no decision of a part is open to a %s, by button, key or command',
  async (role) => {
    const source = freshProduct();
    const { address } = serveProduct({ source });
    const sent = serve(patchContent, new Problem('FORBIDDEN', 'No.'));
    signInAs(role);
    openScreen(address);
    const card = main.getByRole('region', { name: 'Product Title' });
    await expect.element(card).toBeVisible();
    expect(offered().filter((label) => decisions.test(label))).toEqual([]);
    for (const keys of ['a', '{Shift>}a{/Shift}', 'r', '{Shift>}r{/Shift}']) await userEvent.keyboard(keys);
    expect(sent).toEqual([]);
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(dialog.getByRole('option', { name: /Next part/ })).toBeVisible();
    await expect
      .element(dialog.getByRole('option', { name: /^(Approve|Reject) (Product|the rest)/ }))
      .not.toBeInTheDocument();
  },
);

test('a viewer edits and generates nothing, by button or key', async () => {
  const { address } = serveProduct({ source: freshProduct() });
  const sent = serve(generateContent, new Problem('FORBIDDEN', 'No.'));
  signInAs('viewer');
  openScreen(address);
  await expect.element(main.getByRole('region', { name: 'Product Title' })).toBeVisible();
  await expect.element(main.getByText(describeRefusal('viewer', 'write')).first()).toBeVisible();
  expect(offered().filter((label) => changes.test(label))).toEqual([]);
  await userEvent.keyboard('eg');
  await expect.element(main.getByRole('textbox', { name: 'Product Title' })).not.toBeInTheDocument();
  expect(sent).toEqual([]);
  await expectAccessible({ within: main });
});

test('a writer edits a part by its key, and finds no decision beside it', async () => {
  const { address } = serveProduct({ source: freshProduct() });
  signInAs('writer');
  openScreen(address);
  await expect.element(main.getByRole('button', { name: 'Generate Content' })).toBeVisible();
  // The key of a decision says who may, and nothing is sent.
  await userEvent.keyboard('a');
  await expectToast(describeRefusal('writer', 'decide'));
  await userEvent.keyboard('?');
  await expect.element(dialog.getByText('Edit Product Title')).toBeVisible();
  await expect.element(dialog.getByText('Approve Product Title')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('e');
  await expect.element(main.getByRole('textbox', { name: 'Product Title' })).toBeVisible();
});

/** Of a brand that no product of these tests has. */
const signInScoped = (role: Role) =>
  serve(getMe, {
    ...me,
    ...{ role, shownRole: role, sessionId: 3 },
    scope: { brand: ['Barkenby'], category: [], retailer: [] },
  });
const outOfScope = 'You may only change products of brand Barkenby. Ask an admin.';

test('who may only change other products finds nothing at a product that changes it, by button or key', async () => {
  const { address } = serveProduct({ source: freshProduct() });
  const sent = [
    serve(patchContent, new Problem('FORBIDDEN', 'No.')),
    serve(generateContent, new Problem('FORBIDDEN', 'No.')),
  ];
  signInScoped('approver');
  openScreen(address);
  await expect.element(main.getByRole('region', { name: 'Product Title' })).toBeVisible();
  await expect.element(main.getByText(outOfScope).first()).toBeVisible();
  expect(offered().filter((label) => changes.test(label))).toEqual([]);
  await userEvent.keyboard('ega');
  await expectToast(outOfScope);
  expect(sent).toEqual([[], []]);
});

test.each([
  ['/import-profiles', 'Acme prices'],
  ['/keywords', /1,390 searches per month/],
  ['/import?run=1', 'The row has no SKU.'],
  ['/suppliers', 'Acme'],
] as const)(
  'who may only change some products finds nothing on %s that changes what holds for many',
  async (address, words) => {
    serveAll();
    signInScoped('writer');
    openScreen(address);
    await expect.element(main.getByText(words).first()).toBeVisible();
    expect(offered().filter((label) => changes.test(label) && !harmless.test(label))).toEqual([]);
  },
);

test('the dashboard of who may only change some products leads to no import and no new product', async () => {
  serveAll();
  signInScoped('writer');
  openScreen('/');
  await expect.element(main.getByText('Glass carafe')).toBeVisible();
  expect(offered().filter((label) => /^(Import|Add)/.test(label))).toEqual([]);
});

const closed = ['/products/new', '/products/1/edit', '/products/1/images'];
const refusedBy = main.getByRole('heading', { level: 2 });

test.each(closed)('%s refuses a viewer by their role', async (address) => {
  openAs('viewer', address);
  await expect.element(refusedBy).toHaveTextContent('Your role does not allow this');
  await expect.element(main.getByText(describeRefusal('viewer', 'write'))).toBeVisible();
  expect(offered()).toEqual(['Back to the products']);
});

test.each(closed)('%s refuses who may only change other products by their limit', async (address) => {
  serveAll();
  signInScoped('writer');
  openScreen(address);
  await expect.element(refusedBy).toHaveTextContent('This is outside your limit');
  await expect.element(main.getByText(outOfScope)).toBeVisible();
  expect(offered()).toEqual(['Back to the products']);
});

test('a writer writes for many products and approves none', async () => {
  const started = serve(startRun, new Problem('FORBIDDEN', 'No.'));
  openAs('writer', '/pending-products');
  await main.getByRole('checkbox', { name: 'Select Glass carafe' }).click();
  const bar = page.getByRole('region', { name: 'Selected products' });
  await expect.element(bar.getByRole('button', { name: 'Bulk Optimize' })).toBeVisible();
  expect(offered().filter((label) => decisions.test(label))).toEqual([]);
  await bar.getByRole('button', { name: 'More actions for the selected products' }).click();
  const menu = page.getByRole('menu');
  await expect.element(menu.getByRole('menuitem', { name: 'Find and replace' })).toBeVisible();
  await expect.element(menu.getByRole('menuitem', { name: 'Reject' })).not.toBeInTheDocument();
  expect(started).toEqual([]);
});

test.each([
  ['/settings', 'writer', 'manage', 'Keep manual edits'],
  ['/rules', 'approver', 'manage', /^State of Title present/],
] as const)(
  'on %s somebody who is %s reads what is set, and who may change it',
  async (address, role, permission: Permission, name) => {
    const sent = serve(patchSettings, new Problem('FORBIDDEN', 'No.'));
    openAs(role, address);
    await expect.element(main.getByRole('switch', { name }).first()).toBeDisabled();
    await expect.element(main.getByText(describeRefusal(role, permission)).first()).toBeVisible();
    await expectAccessible({ within: main });
    expect(sent).toEqual([]);
  },
);

test.each([
  ['/prompts?dialog=edit-1', 'viewer', 'write', 'Prompt', 'Prompt'],
  ['/rules?dialog=edit-1', 'writer', 'manage', 'Rule', 'Name'],
] as const)('%s opens to be read by a %s', async (address, role, permission: Permission, title, field) => {
  openAs(role, address);
  const opened = page.getByRole('dialog', { name: title, exact: true });
  await expect.element(opened.getByText(describeRefusal(role, permission))).toBeVisible();
  await expect.element(opened.getByRole('textbox', { name: field })).toBeDisabled();
  await expect.element(opened.getByRole('button', { name: /^(Save|Update)/ })).not.toBeInTheDocument();
  await expectAccessible({ isLayer: true });
});

test.each([
  ['/prompts?dialog=new', 'viewer'],
  ['/prompts?dialog=delete-1', 'viewer'],
  ['/rules?dialog=new', 'approver'],
  ['/api-integration?dialog=new', 'approver'],
] as const)('the address %s opens nothing for a %s', async (address, role) => {
  openAs(role, address);
  await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible();
  await userEvent.keyboard('c');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
});

test('a viewer has nothing to drop a file on, and no key for it', async () => {
  openAs('viewer', '/import');
  await expect.element(main.getByText(describeRefusal('viewer', 'write'))).toBeVisible();
  await expect.element(main.getByText('Drop a catalog file here')).not.toBeInTheDocument();
  const data = new DataTransfer();
  data.items.add(new File(['sku\n'], 'mugs.csv'));
  window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true }));
  await expect.element(main.getByText('Uploading')).not.toBeInTheDocument();
});

test('an empty catalog offers a viewer no import', async () => {
  serve(listProducts, pageOf([], { total: 0 }));
  openAs('viewer', '/products');
  await expect.element(main.getByText('No products found')).toBeVisible();
  expect(offered().filter((label) => changes.test(label))).toEqual([]);
});

test('a role taken away while the page is open is said by the server, and the page follows', async () => {
  openAs('writer', '/prompts');
  const add = main.getByRole('button', { name: 'Add New Prompt' });
  await expect.element(add).toBeVisible();
  const refusal = describeRefusal('viewer', 'write');
  serve(updatePrompt, new Problem('FORBIDDEN', refusal));
  signInAs('viewer');
  await main.getByRole('switch').first().click();
  await expectToast('Error', refusal);
  await expect.element(add).not.toBeInTheDocument();
  await expect.element(main.getByRole('switch').first()).toBeDisabled();
});
