// Team > Audit: who may see it, filters in the address, what is behind a row, more of it, live entries, and how long it is kept.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listAuditEntries } from '#domain/audit/audit.contract.ts';
import { Problem } from '#domain/problem.ts';
import { defaultSettings, getSettings, patchSettings } from '#domain/review/settings.contract.ts';
import { getMe } from '#domain/session/session.contract.ts';
import { expectAccessible } from '#testing/components/accessible.ts';
import { expectToast } from '#testing/components/expect-toast.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { me } from '#testing/components/replies.ts';
import { pageOf, serve } from '#testing/components/serve.ts';
import { serveAll } from '#testing/components/serve-all.ts';
import { auditEntry, pausedEntry } from '#testing/components/serve-audit.ts';
import { readSoon } from '#web/client/gathered-reads.ts';

const main = page.getByRole('main');
const entries = main.getByRole('list', { name: 'Audit log' }).getByRole('listitem');

function openAs(role: typeof me.role, address = '/team?tab=audit') {
  serveAll();
  serve(getMe, { ...me, role, sessionId: 31 });
  return openScreen(address);
}

test('those who manage open it by its tab, and read each entry as a sentence', async () => {
  const { address } = openAs('admin', '/team');
  await main.getByRole('tab', { name: 'Audit' }).click();
  expect(address()).toBe('/team?tab=audit');
  await expect.element(main.getByText('2 entries, newest first')).toBeVisible();
  await expect
    .element(entries.first())
    .toMatchTextContent(/Maya Lindqvist changed the role of Tomas Berg from writer to viewer.*192\.0\.2\.14/);
  await expect.element(entries.last()).toMatchTextContent(/The server blocked the sign-in of Tomas Berg/);
  await main.getByRole('tab', { name: 'Members' }).click();
  expect(address()).toBe('/team');
  await expect.element(main.getByRole('table', { name: 'Members' })).toBeVisible();
});

test('a viewer has no tab', async () => {
  openAs('viewer', '/team');
  await expect.element(main.getByRole('table', { name: 'Members' })).toBeVisible();
  await expect.element(main.getByRole('tab')).not.toBeInTheDocument();
});

test('a viewer who opens its address reads why not', async () => {
  const asked = serve(listAuditEntries, []);
  openAs('viewer');
  await expect.element(main.getByText('Only admins and owners can see the audit log.')).toBeVisible();
  expect(asked).toHaveLength(0);
});

test('where nobody signs in there is one, too', async () => {
  serveAll();
  openScreen('/team');
  await expect.element(main.getByRole('heading', { name: 'Sign-in is off' })).toBeVisible();
  await main.getByRole('tab', { name: 'Audit' }).click();
  await expect.element(entries.first()).toBeVisible();
});

test('a row opens with the keyboard to what was before and after', async () => {
  openAs('owner');
  const row = entries.first();
  await expect.element(row).toBeVisible();
  row.getByRole('button').element().focus();
  await userEvent.keyboard('{Enter}');
  const change = row.getByRole('table', { name: 'Before and after' });
  await expect.element(change.getByRole('row').last()).toHaveTextContent('Rolewriterviewer');
  await expect.element(row.getByText('Session')).toBeVisible();
  await expectAccessible({ within: main });
});

test('filters are in the address, narrow the list and the file, and are cleared where nothing is found', async () => {
  const asked = serve(listAuditEntries, ({ query }) => (query?.search ? [] : [auditEntry()]));
  const { address } = openAs('owner');
  await main.getByRole('combobox', { name: 'Person' }).click();
  await page.getByRole('option', { name: 'Maya Lindqvist' }).click();
  await main.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Members' }).click();
  await main.getByLabelText('First day').fill('2026-11-01');
  await main.getByLabelText('Last day').fill('2026-11-02');
  const [from, until] = [new Date(2026, 10, 1).toISOString(), new Date(2026, 10, 3).toISOString()];
  await expect.poll(() => asked.at(-1)?.query).toEqual({ limit: '50', by: '1', kind: 'member', from, until });
  expect(address()).toBe('/team?tab=audit&by=1&kind=member&since=2026-11-01&until=2026-11-02');
  const csv = main.getByRole('link', { name: 'Download CSV' });
  await expect.element(csv).toBeVisible();
  const file = new URL((csv.element() as HTMLAnchorElement).href);
  expect(file.pathname).toBe('/api/audit-entries/export');
  expect(Object.fromEntries(file.searchParams)).toEqual({ by: '1', kind: 'member', from, until });
  await main.getByRole('searchbox').fill('nobody');
  await expect.element(main.getByText('No entries found')).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Download CSV' })).not.toBeInTheDocument();
  await main.getByRole('button', { name: 'Clear all filters' }).click();
  await expect.element(entries.first()).toBeVisible();
  expect(address()).toBe('/team?tab=audit');
});

test('an empty log says what will be in it', async () => {
  serve(listAuditEntries, []);
  openAs('owner');
  await expect.element(main.getByText('Nothing recorded yet')).toBeVisible();
});

test('a log that cannot be read says so, and is read again', async () => {
  serve(listAuditEntries, new Problem('UNAVAILABLE', 'The database does not answer.'));
  openAs('owner');
  await expect.element(main.getByText('The audit log could not be loaded')).toBeVisible();
});

test('older entries follow on request, and a new one comes by itself', async () => {
  let newest = [auditEntry()];
  serve(listAuditEntries, ({ query }) =>
    query?.cursor ? [pausedEntry] : pageOf(newest, { total: newest.length + 1, nextCursor: 'older' }),
  );
  openAs('owner');
  await main.getByRole('button', { name: 'Show older entries' }).click();
  await expect.element(entries.nth(1)).toMatchTextContent(/blocked the sign-in/);
  await expect.element(main.getByRole('button', { name: 'Show older entries' })).not.toBeInTheDocument();
  newest = [auditEntry({ id: 42, action: 'removed', before: null, after: null }), auditEntry()];
  readSoon({ type: 'audit' });
  await expect.element(entries.first()).toMatchTextContent(/Maya Lindqvist removed Tomas Berg/);
});

test('how long it is kept is chosen, and goes back where that fails', async () => {
  serve(getSettings, defaultSettings);
  const sent = serve(patchSettings, ({ body }) => ({ ...defaultSettings, ...(body as object) }));
  openAs('owner');
  const kept = main.getByRole('combobox', { name: 'Keep the audit log for' });
  await expect.element(kept).toHaveTextContent('400 days');
  await kept.click();
  await page.getByRole('option', { name: '90 days' }).click();
  // What goes is gone for good.
  const question = page.getByRole('alertdialog', { name: 'Keep the audit log for 90 days only?' });
  await expect.element(question).toBeVisible();
  expect(sent).toEqual([]);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectToast('Saved');
  expect(sent.map(({ body }) => body)).toEqual([{ auditDays: 90 }]);
  serve(patchSettings, new Problem('UNAVAILABLE', 'The database does not answer.'));
  await kept.click();
  await page.getByRole('option', { name: '180 days' }).click();
  await expect.element(main.getByText(/Not saved\./)).toBeVisible();
  await expect.element(kept).toHaveTextContent('90 days');
});

test('on a phone nothing is wider than the screen', async () => {
  await page.viewport(390, 844);
  const long = { Requirement: 'x'.repeat(200) };
  serve(listAuditEntries, [
    auditEntry({
      kind: 'rule',
      action: 'changed',
      target: { id: '1', name: 'y'.repeat(90) },
      before: long,
      after: long,
    }),
  ]);
  openAs('owner');
  await entries.first().getByRole('button').click();
  await expect.element(entries.first().getByRole('table')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await expectAccessible({ within: main, isLayer: 'on phones' });
  await page.viewport(1440, 900);
});
