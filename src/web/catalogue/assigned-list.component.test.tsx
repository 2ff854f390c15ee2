// The pending list where people sign in: whose products are, who is on them, and assigning by key, button and bar.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { countAssigned } from '#domain/catalogue/assigned.contract.ts';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { getNeighbours } from '#domain/catalogue/neighbours.contract.ts';
import { Problem } from '#domain/problem.ts';
import { getMe } from '#domain/session/session.contract.ts';
import { getTeam } from '#domain/session/team.contract.ts';
import {
  assign,
  listWork,
  previewAssignment,
  takeProducts,
  undoAssignment,
} from '#domain/teamwork/teamwork.contract.ts';
import { expectAccessible } from '#testing/components/accessible.ts';
import { expectToast } from '#testing/components/expect-toast.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { freshProduct, serveProduct } from '#testing/components/product-page.ts';
import { me, products } from '#testing/components/replies.ts';
import { pageOf, serve } from '#testing/components/serve.ts';
import { adam, maya, member, team, tomas } from '#testing/components/serve-team.ts';

const main = page.getByRole('main');
const table = main.getByRole('table', { name: 'Pending Optimization' });
const row = (at: number) => table.getByRole('row').nth(at);
const lens = (name: RegExp) => main.getByRole('group', { name: 'Lenses' }).getByRole('button', { name });
const dialog = page.getByRole('dialog');
const dayMs = 86_400_000;
const dayFromNow = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

const assigned = (productId: number, { id, fullName } = tomas, dueOn: string | null = null) => ({
  productId,
  assignment: {
    person: { id, fullName },
    dueOn,
    assignedBy: { id: maya.id, fullName: maya.fullName },
    assignedAt: '2026-11-20T09:00:00.000Z',
  },
  visits: [],
});
const later = new Date(Date.now() + 600_000).toISOString();
const visit = (doing: 'reviewing' | 'editing', { id, fullName } = tomas) => ({
  person: { id, fullName },
  doing,
  until: later,
});

const asRole = (role: typeof me.role, { id, fullName } = maya) =>
  serve(getMe, { ...me, id, fullName, role, sessionId: 5 });

beforeEach(async () => {
  await page.viewport(1440, 900);
  asRole('owner');
  serve(getTeam, team([adam, maya, tomas, member({ id: 4, fullName: 'Vera Voss', role: 'viewer' })]));
  serve(countAssigned, { all: 24, mine: 7, mineDue: 2, nobody: 6, toConfirm: 0 });
  serve(listWork, []);
  serve(listProducts, pageOf(products(4), { total: 24 }));
});
afterEach(() => page.viewport(1440, 900));

test('rows show who has a product, until when, and who is on it now', async () => {
  serve(listWork, [
    { ...assigned(1, tomas, dayFromNow(0)), visits: [visit('reviewing')] },
    assigned(2, maya, dayFromNow(-2)),
    { ...assigned(3, tomas), visits: [visit('editing', adam), visit('reviewing')] },
  ]);
  openScreen('/pending-products');
  await expect.element(row(1)).toMatchTextContent('Tomas Berg is reviewing this');
  await expect.element(row(1).getByRole('button', { name: /^Assigned to Tomas Berg, due Today/ })).toBeVisible();
  await expect.element(row(2)).toMatchTextContent('You2 days late');
  await expect.element(row(3)).toMatchTextContent('Adam Ek is editing this and 1 more is here');
  await expect.element(row(4).getByRole('button', { name: 'Assign Mug 4' })).toBeVisible();
  const due = row(1).getByText('Today').element();
  expect(due.className).toContain('text-bad-ink');
  await expectAccessible();
});

test('Start review opens the first that nobody else is on', async () => {
  const source = freshProduct({ id: 2 });
  serveProduct({ source });
  serve(getNeighbours, { previous: null, next: { id: 2, title: source.title }, position: 1, total: 24 });
  serve(listWork, ({ query }) =>
    query.ids.startsWith('1') ? [{ productId: 1, assignment: null, visits: [visit('reviewing')] }] : [],
  );
  const screen = openScreen('/pending-products');
  await main.getByRole('button', { name: 'Start review' }).click();
  await expect.poll(screen.address).toMatch(/^\/products\/2\?/);
});

test('Mine and Unassigned narrow the list within the address, and All takes them off', async () => {
  const asked = serve(listProducts, pageOf(products(4), { total: 24 }));
  const counted = serve(countAssigned, { all: 24, mine: 7, mineDue: 2, nobody: 6, toConfirm: 0 });
  const screen = openScreen('/pending-products?brand=Clayfield');
  await expect.element(lens(/^Mine/)).toMatchTextContent('Mine 7');
  await expect.element(lens(/^All/)).toMatchTextContent('All 24');
  expect(counted[0]?.query).toEqual({ brand: 'Clayfield', status: 'pending' });
  await lens(/^Mine/).click();
  await expect.poll(screen.address).toBe('/pending-products?brand=Clayfield&assigned=me');
  await expect.poll(() => asked.at(-1)?.query).toMatchObject({ assigned: '1', brand: 'Clayfield' });
  await expect.element(lens(/^Mine/)).toHaveAttribute('aria-pressed', 'true');
  await expect.element(main.getByRole('button', { name: 'Remove filter Assigned to: Me' })).toBeVisible();
  await lens(/^Clean/).click();
  await expect.poll(screen.address).toBe('/pending-products?brand=Clayfield&assigned=me&lens=clean');
  await lens(/^Unassigned/).click();
  await expect.poll(screen.address).toBe('/pending-products?brand=Clayfield&assigned=nobody&lens=clean');
  await lens(/^All/).click();
  await expect.poll(screen.address).toBe('/pending-products?brand=Clayfield');
});

test('To confirm narrows the list to what waits for me as the second person, and is there as long as something does', async () => {
  const asked = serve(listProducts, pageOf(products(2), { total: 2 }));
  let toConfirm = 2;
  serve(countAssigned, () => ({ all: 24, mine: 7, mineDue: 2, nobody: 6, toConfirm }));
  const screen = openScreen('/pending-products');
  await expect.element(lens(/^To confirm/)).toMatchTextContent('To confirm 2');
  await lens(/^To confirm/).click();
  await expect.poll(screen.address).toBe('/pending-products?secondPerson=me');
  await expect.poll(() => asked.at(-1)?.query).toMatchObject({ secondPerson: '1', status: 'pending' });
  await expect.element(lens(/^To confirm/)).toHaveAttribute('aria-pressed', 'true');
  await expect.element(lens(/^All/)).toHaveAttribute('aria-pressed', 'false');
  await expect.element(main.getByRole('button', { name: 'Remove filter Second person: Me' })).toBeVisible();
  toConfirm = 0;
  await lens(/^All/).click();
  await expect.poll(screen.address).toBe('/pending-products');
});

test.each([
  ['approver', true],
  ['writer', false],
  ['viewer', false],
] as const)('a member with the role %s is offered what waits to be confirmed: %s', async (role, isOffered) => {
  asRole(role);
  serve(countAssigned, { all: 24, mine: 7, mineDue: 2, nobody: 6, toConfirm: 2 });
  openScreen('/pending-products?secondPerson=me');
  await expect.element(lens(/^Unassigned/)).toMatchTextContent('Unassigned 6');
  expect(lens(/^To confirm/).elements()).toHaveLength(isOffered ? 1 : 0);
  await expect.element(main.getByRole('button', { name: 'Remove filter Second person: Me' })).toBeVisible();
});

test('what waits for anyone is found under More Filters', async () => {
  const screen = openScreen('/pending-products');
  await main.getByRole('button', { name: 'More Filters' }).click();
  await dialog.getByRole('combobox', { name: 'Second person' }).click();
  await page.getByRole('option', { name: 'Waits for anyone' }).click();
  await expect.poll(screen.address).toBe('/pending-products?secondPerson=anyone');
});

test('a member is chosen under More Filters', async () => {
  const screen = openScreen('/pending-products');
  await main.getByRole('button', { name: 'More Filters' }).click();
  await dialog.getByRole('combobox', { name: 'Assigned to' }).click();
  await page.getByRole('option', { name: 'Tomas Berg' }).click();
  await expect.poll(screen.address).toBe('/pending-products?assigned=3');
});

test('M assigns the product in focus to somebody who can work, with a date, and says so with the way back', async () => {
  const asked = serve(assign, { changed: 1, unchanged: 0, skipped: 0, change: 9 });
  const undone = serve(undoAssignment, { changed: 1, skipped: 0 });
  openScreen('/pending-products');
  await expect.element(row(2)).toBeVisible();
  await userEvent.keyboard('jjm');
  await expect.element(dialog.getByRole('heading', { name: 'Assign 1 product' })).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Person' }).click();
  const offered = page.getByRole('option').elements();
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    'Adam Ek',
    'Maya Lindqvist (you)',
    'Tomas Berg',
    'Nobody',
  ]);
  await page.getByRole('option', { name: 'Tomas Berg' }).click();
  await dialog.getByLabelText('Due').fill('2026-12-01');
  await expectAccessible({ isLayer: true });
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect
    .poll(() => asked[0]?.body)
    .toEqual({
      selection: { kind: 'ids', ids: [2] },
      personId: 3,
      dueOn: '2026-12-01',
    });
  await expectToast('Assigned to Tomas Berg: 1 product');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => undone[0]?.body).toEqual({ change: 9 });
});

test('who is chosen with a limit gets as many as they cannot change said, and gets them all the same', async () => {
  const scope = { brand: ['Barkenby'], category: [], retailer: [] };
  serve(getTeam, team([adam, maya, { ...tomas, scope }]));
  const asked = serve(previewAssignment, { total: 2, cannotChange: 1 });
  const given = serve(assign, { changed: 2, unchanged: 0, skipped: 0, change: 9 });
  openScreen('/pending-products');
  await expect.element(row(2)).toBeVisible();
  await userEvent.keyboard('jxjxm');
  const choose = async (name: string) => {
    await dialog.getByRole('combobox', { name: 'Person' }).click();
    await page.getByRole('option', { name }).click();
  };
  await choose('Adam Ek');
  await expect.element(dialog.getByRole('combobox', { name: 'Person' })).toMatchTextContent('Adam Ek');
  expect(asked).toHaveLength(0);
  await choose('Tomas Berg');
  await expect
    .element(dialog.getByRole('status'))
    .toHaveTextContent(
      'Tomas Berg may only change products of brand Barkenby. 1 of these 2 products is outside this limit: they can see it and comment, but not change it.',
    );
  const selection = { kind: 'ids', ids: [1, 2] };
  expect(asked.map(({ body }) => body)).toEqual([{ selection, personId: 3 }]);
  await expectAccessible({ isLayer: true });
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect.poll(() => given.map(({ body }) => body)).toEqual([{ selection, personId: 3 }]);
});

test('a limit that could not be checked says so', async () => {
  serve(getTeam, team([maya, { ...tomas, scope: { brand: ['Barkenby'], category: [], retailer: [] } }]));
  serve(previewAssignment, new Problem('INTERNAL', 'The store is down.'));
  openScreen('/pending-products');
  await expect.element(row(2)).toBeVisible();
  await userEvent.keyboard('jm');
  await dialog.getByRole('combobox', { name: 'Person' }).click();
  await page.getByRole('option', { name: 'Tomas Berg' }).click();
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent(/Their limit could not be checked\. The store is down\./);
});

test('D sets the day of what is selected, and says what was skipped', async () => {
  const asked = serve(assign, { changed: 1, unchanged: 0, skipped: 1, change: 4 });
  openScreen('/pending-products');
  await expect.element(row(2)).toBeVisible();
  await userEvent.keyboard('jxjxd');
  await expect.element(dialog.getByRole('heading', { name: 'Due date of 2 products' })).toBeVisible();
  await dialog.getByLabelText('Due').fill('2099-12-01');
  await dialog.getByRole('button', { name: 'Set date' }).click();
  await expect.poll(() => asked[0]?.body).toEqual({ selection: { kind: 'ids', ids: [1, 2] }, dueOn: '2099-12-01' });
  await expectToast('Due Dec 1, 2099: 1 product');
  await expect.element(page.getByText('1 product skipped: outside your limit, or assigned to nobody.')).toBeVisible();
});

test('the bar assigns everything that matches, and a refusal stays in the dialog', async () => {
  const asked = serve(assign, new Problem('INVALID_INPUT', 'Tomas Berg is not a member any more.'));
  openScreen('/pending-products?brand=Clayfield');
  await table.getByRole('checkbox', { name: 'Select all on this page' }).click();
  const bar = page.getByRole('region', { name: 'Selected products' });
  await bar.getByRole('button', { name: 'Select all 24 that match' }).click();
  await bar.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect.element(dialog.getByRole('heading', { name: 'Assign 24 products' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Tomas Berg is not a member any more.');
  const selection = { kind: 'filter', filter: { brand: 'Clayfield', status: 'pending' }, except: [] };
  expect(asked[0]?.body).toEqual({ selection, personId: 1 });
});

test('T takes five; with nothing of mine the list says so and offers it', async () => {
  const taken = serve(takeProducts, { productIds: [1, 2, 3, 4, 5], change: 3 });
  serve(listProducts, pageOf([], { total: 0 }));
  openScreen('/pending-products?assigned=me');
  await expect.element(main.getByText('Nothing is assigned to you')).toBeVisible();
  await expectAccessible();
  await main.getByRole('button', { name: 'Take 5' }).click();
  await expectToast('You took 5 products');
  expect(taken[0]?.body).toEqual({ count: 5 });
  await userEvent.keyboard('t');
  await expect.poll(() => taken.length).toBe(2);
});

test('a writer assigns to themselves alone, and changes nothing of others', async () => {
  asRole('writer', tomas);
  serve(listWork, [assigned(1, maya), assigned(2, tomas)]);
  openScreen('/pending-products');
  await expect.element(row(2).getByRole('button', { name: /^Assigned to Tomas Berg/ })).toBeVisible();
  await expect.element(row(1)).toMatchTextContent('Maya');
  await expect.element(row(1).getByRole('button', { name: /^Assigned/ })).not.toBeInTheDocument();
  await row(3).getByRole('button', { name: 'Assign Mug 3' }).click();
  await dialog.getByRole('combobox', { name: 'Person' }).click();
  const offered = page.getByRole('option').elements();
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Tomas Berg (you)', 'Nobody']);
});

test('a viewer sees it and changes nothing', async () => {
  asRole('viewer', adam);
  serve(listWork, [assigned(1, maya)]);
  openScreen('/pending-products');
  await expect.element(row(1)).toMatchTextContent('Maya');
  await expect.element(table.getByRole('button', { name: /^Assign/ })).not.toBeInTheDocument();
  await userEvent.keyboard('jm');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('where nobody signs in none of it is shown or asked', async () => {
  serve(getMe, me);
  const asked = [serve(listWork, []), serve(countAssigned, { all: 1, mine: 0, mineDue: 0, nobody: 1, toConfirm: 0 })];
  const listed = serve(listProducts, pageOf(products(4), { total: 24 }));
  openScreen('/pending-products?assigned=me');
  await expect.element(row(1)).toBeVisible();
  await expect.element(lens(/^All/)).toMatchTextContent('All 24');
  await expect.element(lens(/^Mine/)).not.toBeInTheDocument();
  await expect.element(table.getByRole('columnheader', { name: 'Assigned' })).not.toBeInTheDocument();
  expect(listed[0]?.query).not.toHaveProperty('assigned');
  await userEvent.keyboard('jm');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(asked.flat()).toEqual([]);
});
