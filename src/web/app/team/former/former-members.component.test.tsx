// Former members: who was removed, the file of all that is stored about them, and its erasure with their name typed.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Problem } from '#domain/problem.ts';
import { erasePersonalData, type FormerMember, listFormerMembers } from '#domain/session/personal-data.contract.ts';
import { getMe } from '#domain/session/session.contract.ts';
import type { Member } from '#domain/session/team.contract.ts';
import { expectAccessible } from '#testing/components/accessible.ts';
import { expectToast } from '#testing/components/expect-toast.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { me } from '#testing/components/replies.ts';
import { serve } from '#testing/components/serve.ts';
import { serveAll } from '#testing/components/serve-all.ts';
import { adam, formerMember, maya } from '#testing/components/serve-team.ts';

const main = page.getByRole('main');
const table = main.getByRole('table', { name: 'Former members' });
const question = page.getByRole('alertdialog');

function openAs(who: Member, former: readonly FormerMember[], address = '/team') {
  serveAll();
  let shown = former;
  serve(listFormerMembers, () => [...shown]);
  serve(getMe, { ...me, id: who.id, fullName: who.fullName, role: who.role, sessionId: 31, hasPassword: true });
  openScreen(address);
  return (next: readonly FormerMember[]) => {
    shown = next;
  };
}

test('an owner exports the data of somebody who was removed, and of a member', async () => {
  openAs(maya, [formerMember()], '/team?member=3');
  const link = table.getByRole('link', { name: 'Export data of Sam Reyes' });
  await expect.element(link).toBeVisible();
  expect(new URL((link.element() as HTMLAnchorElement).href).pathname).toBe('/api/team/12/data');
  await expect.element(table.getByText(/sam@northwind\.example, removed/)).toBeVisible();
  const ofMember = main.getByRole('complementary', { name: 'Tomas Berg' }).getByRole('link', { name: 'Export data' });
  expect(new URL((ofMember.element() as HTMLAnchorElement).href).pathname).toBe('/api/team/3/data');
  await expectAccessible({ within: main, isLayer: 'on phones' });
});

test('nothing is erased before their name is typed, and then it shows the neutral one', async () => {
  const sam = formerMember();
  const erased = formerMember({ fullName: 'Former member 12', email: null, erasedAt: '2026-11-29T09:00:00.000Z' });
  const sent = serve(erasePersonalData, erased);
  const showNext = openAs(maya, [sam]);
  await table.getByRole('button', { name: 'Erase the data of Sam Reyes' }).click();
  await expect.element(question).toHaveAccessibleName('Erase the personal data of Sam Reyes?');
  await expect.element(question).toMatchTextContent(/replaces their name with “Former member 12”/);
  await expect.element(question).toMatchTextContent(/Their work stays in this workspace, and so do texts/);
  await question.getByLabelText('Type Sam Reyes to confirm').fill('Sam');
  await question.getByRole('button', { name: 'Erase' }).click();
  await expect.element(question.getByText('Type the name exactly as it is shown: Sam Reyes')).toBeVisible();
  expect(sent).toHaveLength(0);
  await question.getByLabelText('Type Sam Reyes to confirm').fill('Sam Reyes');
  showNext([erased]);
  await question.getByRole('button', { name: 'Erase' }).click();
  await expectToast('Personal data erased', 'Their changes are shown under the name Former member 12.');
  expect(sent.map(({ path, body }) => [path, body])).toEqual([['/api/team/12/erase', { fullName: 'Sam Reyes' }]]);
  await expect.element(table.getByText('Former member 12')).toBeVisible();
  await expect.element(table.getByText(/^Erased/)).toBeVisible();
  await expect.element(table.getByRole('button')).not.toBeInTheDocument();
});

test('a refusal is in the question, which stays open with what was typed', async () => {
  serve(erasePersonalData, new Problem('UNAVAILABLE', 'The database does not answer.'));
  openAs(maya, [formerMember()]);
  await table.getByRole('button', { name: 'Erase the data of Sam Reyes' }).click();
  const typed = question.getByLabelText('Type Sam Reyes to confirm');
  await typed.fill('Sam Reyes');
  await question.getByRole('button', { name: 'Erase' }).click();
  await expect.element(question.getByText(/Not erased\./)).toBeVisible();
  await expect.element(typed).toHaveValue('Sam Reyes');
  await expectAccessible({ within: question, isLayer: true });
});

test('an admin sees who was removed, and neither exports nor erases', async () => {
  openAs(adam, [formerMember()]);
  await expect.element(table.getByText('Sam Reyes')).toBeVisible();
  await expect.element(table.getByRole('button')).not.toBeInTheDocument();
  await expect.element(table.getByRole('link')).not.toBeInTheDocument();
});

test('where nobody was removed there is no list', async () => {
  openAs(maya, []);
  await expect.element(main.getByRole('table', { name: 'Members' })).toBeVisible();
  await expect.element(table).not.toBeInTheDocument();
});

test('a list that cannot be read says so', async () => {
  serveAll();
  serve(listFormerMembers, new Problem('UNAVAILABLE', 'The database does not answer.'));
  serve(getMe, { ...me, id: maya.id, fullName: maya.fullName, role: 'owner', sessionId: 31, hasPassword: true });
  openScreen('/team');
  await expect.element(main.getByText('The former members could not be loaded')).toBeVisible();
});
