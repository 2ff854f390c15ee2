// Sign-offs in the app: a link is made of selected products, listed with how far it is answered, and revoked.
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Problem } from '#domain/problem.ts';
import { listSignOffs, makeSignOff, revokeSignOff } from '#domain/sign-off/sign-off.contract.ts';
import { expectAccessible } from '#testing/components/accessible.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { signOff } from '#testing/components/records.ts';
import { serve } from '#testing/components/serve.ts';
import { serveAll } from '#testing/components/serve-all.ts';

const token = 't'.repeat(43);
const table = page.getByRole('table', { name: 'Sign-offs' });
const dialog = page.getByRole('dialog');

beforeEach(serveAll);

test('a link is made of the selected products and shown once', async () => {
  const made = serve(makeSignOff, { ...signOff({ forWhom: 'Northwind', products: 3, parts: 7 }), token });
  openScreen('/');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await page.getByRole('button', { name: 'More actions for the selected products' }).click();
  await page.getByRole('menuitem', { name: 'Send for sign-off' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Send 3 products for sign-off' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Make link' }).click();
  await expect.element(dialog.getByText('Say who the link is for.')).toBeVisible();
  await dialog.getByLabelText('For whom').fill('Northwind');
  await expectAccessible({ isLayer: true });
  await dialog.getByRole('button', { name: 'Make link' }).click();
  await expect.element(dialog.getByLabelText('Link')).toHaveValue(`${window.location.origin}/sign-off#${token}`);
  await expect
    .element(dialog.getByText('The link shows 3 products with 7 pending parts, as they are now.'))
    .toBeVisible();
  await expect.element(dialog.getByRole('link', { name: 'Sign-offs' })).toHaveAttribute('href', '/sign-offs');
  expect(made.map(({ body }) => body)).toEqual([
    { forWhom: 'Northwind', message: '', days: 14, selection: { ids: [1, 2, 3] } },
  ]);
});

test('too many products are said in the dialog', async () => {
  const message = 'A sign-off can have at most 500 products. Select fewer.';
  serve(makeSignOff, new Problem('INVALID_INPUT', message, { issues: [{ path: 'selection', message }] }));
  openScreen('/?brand=Clayfield');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await page.getByRole('button', { name: 'More actions for the selected products' }).click();
  await page.getByRole('menuitem', { name: 'Send for sign-off' }).click();
  await dialog.getByLabelText('For whom').fill('Northwind');
  await dialog.getByRole('button', { name: 'Make link' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/at most 500 products/);
});

test('the list says for whom, how far and until when; a link is revoked', async () => {
  const open = signOff({
    answered: 2,
    sentParts: 5,
    unsentParts: 1,
    lastRunId: 12,
    sentAt: '2026-11-20T09:00:00.000Z',
  });
  const ended = signOff({ id: 8, forWhom: 'Acme', revokedAt: '2026-11-20T09:00:00.000Z' });
  const waits = signOff({ id: 9, forWhom: 'Birch', waiting: [{ answersId: 4, sentAt: '2026-11-20T09:00:00.000Z' }] });
  serve(listSignOffs, [open, ended, waits]);
  openScreen('/sign-offs');
  const row = table.getByRole('row', { name: /Northwind/ });
  await expect.element(row).toMatchTextContent(/2 of 3 products · 6 of 7 parts/);
  const linkOf = (name: string) => row.getByRole('link', { name });
  await expect.element(linkOf('2 of 3 products')).toHaveAttribute('href', '/products?among=1%2C2%2C3');
  await expect.element(linkOf('Run that took the answers')).toHaveAttribute('href', '/runs/12');
  await expect.element(row).toMatchTextContent(/1 answer not sent/);
  await expect.element(table.getByRole('row', { name: /Acme/ })).toMatchTextContent(/Revoked/);
  await expect.element(table.getByRole('link', { name: 'Answers wait for an approver' })).toBeVisible();
  const revoked = serve(revokeSignOff, undefined);
  await row.getByRole('button', { name: 'Revoke the link for Northwind' }).click();
  const question = page.getByRole('alertdialog', { name: 'Revoke the link for Northwind?' });
  await expect.element(question).toMatchTextContent(/1 answer that was not sent yet will be lost/);
  await question.getByRole('button', { name: 'Revoke' }).click();
  await expect.poll(() => revoked.map(({ path }) => path)).toEqual(['/api/sign-offs/7']);
  await expect.element(question).not.toBeInTheDocument();
  await expectAccessible();
});
