// A benchmark rule in its dialog: refused when somebody else was quicker, kept while it is not saved.
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { changeRule, getRule, listRules } from '#domain/benchmarks/rules.contract.ts';
import { Problem } from '#domain/problem.ts';
import { expectToast } from '#testing/components/expect-toast.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { serve } from '#testing/components/serve.ts';
import { serveAll } from '#testing/components/serve-all.ts';
import { storedRules } from '#testing/components/serve-rules.ts';
import { readSoon } from '#web/client/gathered-reads.ts';

beforeEach(serveAll);

test('a rule someone else changed meanwhile is not overwritten', async () => {
  const [rule] = storedRules();
  if (!rule) throw new Error('There are rules.');
  openScreen('/rules?dialog=edit-1');
  const dialog = page.getByRole('dialog', { name: 'Edit Rule' });
  const points = dialog.getByRole('textbox', { name: 'Points lost if broken' });
  await expect.element(points).toHaveValue(String(rule.rule.points));
  await expect.element(dialog.getByRole('combobox', { name: 'Pack' })).toBeDisabled();
  await points.fill('7');

  // The browser hears of the change; what was typed stays, on the version it was typed over.
  const theirs = serve(getRule, { rule: { ...rule, isActive: false, version: 2 }, changes: [] });
  readSoon({ type: 'rules' });
  await expect.poll(() => theirs.length).toBeGreaterThan(0);
  const sent = serve(changeRule, new Problem('STALE_VERSION', 'Someone else changed this rule meanwhile.'));
  await dialog.getByRole('button', { name: 'Save Rule' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Someone else changed this rule meanwhile.');
  await expect.element(points).toHaveValue('7');
  expect(sent.map(({ headers }) => headers.get('if-match'))).toEqual(['"1"']);
});

test('a rule that was not saved is back when the dialog opens again', async () => {
  openScreen('/rules?dialog=edit-1');
  const dialog = page.getByRole('dialog', { name: 'Edit Rule' });
  const points = dialog.getByRole('textbox', { name: 'Points lost if broken' });
  await points.fill('7');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole('button', { name: /^Edit Title present/ }).click();
  await expect.element(dialog.getByText(/Unsaved rule restored\./)).toBeVisible();
  await expect.element(points).toHaveValue('7');
});

test('a rule is switched off with a word on it, and is marked as changed', async () => {
  const [rule] = storedRules();
  if (!rule) throw new Error('There are rules.');
  let stored = rule;
  serve(listRules, () => [stored]);
  const sent = serve(changeRule, ({ body }) => {
    stored = { ...rule, isActive: body.isActive ?? true, isTouched: true, version: stored.version + 1 };
    return stored;
  });
  openScreen('/rules');
  const row = page.getByRole('row').filter({ hasText: 'Title present' });
  const state = row.getByRole('switch');
  await expect.element(state).toHaveTextContent('On');
  await state.click();
  await expect.element(state).toHaveTextContent('Off');
  await expectToast('Rule turned off');
  await expect.element(row).toMatchTextContent('Customized');
  expect(sent.map(({ body }) => body)).toEqual([{ isActive: false }]);
});
