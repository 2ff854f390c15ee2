// The team's screen: as an owner, an admin and a viewer see it, what is asked before it happens, and links that are shown once.
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sendMailAgain } from '#domain/mail/mail.contract.ts';
import { Problem } from '#domain/problem.ts';
import { invite, listInvitations, renewInvitation, revokeInvitation } from '#domain/session/invitations.contract.ts';
import { getMe } from '#domain/session/session.contract.ts';
import * as contracts from '#domain/session/team.contract.ts';
import { expectAccessible } from '#testing/components/accessible.ts';
import { expectToast } from '#testing/components/expect-toast.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { me } from '#testing/components/replies.ts';
import { serve } from '#testing/components/serve.ts';
import { serveAll } from '#testing/components/serve-all.ts';
import { adam, invitation, maya, member, memberSession, team, tomas } from '#testing/components/serve-team.ts';

const main = page.getByRole('main');
const members = main.getByRole('table', { name: 'Members' });
const panel = main.getByRole('complementary', { name: 'Tomas Berg' });
const dialog = page.getByRole('dialog');
const question = page.getByRole('alertdialog');
const roleOf = (name: string) => members.getByRole('combobox', { name: `Role of ${name}` });
const open = (name: string) => members.getByRole('button', { name, exact: true });
const link = { url: 'https://desk.example/join#abc', expiresAt: '2026-12-06T09:00:00.000Z' };

function openAs(who: contracts.Member, address = '/team') {
  serveAll();
  serve(getMe, { ...me, id: who.id, fullName: who.fullName, role: who.role, sessionId: 31, hasPassword: true });
  return openScreen(address);
}

async function choose(name: string, role: string): Promise<void> {
  await roleOf(name).click();
  await page.getByRole('option', { name: role }).click();
}

test('where nobody signs in it says who everybody is, and how to sign people in', async () => {
  serveAll();
  openScreen('/team');
  await expect.element(main.getByRole('heading', { name: 'Sign-in is off' })).toBeVisible();
  await expect.element(main.getByText(/Everyone who can open this page works as Sam Porter/)).toBeVisible();
  await expect.element(main.getByText('AUTH=password')).toBeVisible();
});

test('an owner sees members, invitations and roles, and changes a role at once, with a way back', async () => {
  const given = serve(contracts.changeRole, ({ body }) => ({ ...tomas, role: body.role }));
  openAs(maya);
  await expect.element(main.getByText('3 members, 1 invited')).toBeVisible();
  await expect.element(members.getByText('tomas@northwind.example')).toBeVisible();
  await expect
    .element(main.getByRole('table', { name: 'Invitations' }).getByText('lena@northwind.example'))
    .toBeVisible();
  await expect
    .element(main.getByText('Like a viewer, and can also generate, edit, import, delete and write prompts.'))
    .toBeVisible();
  await choose('Tomas Berg', 'Viewer');
  await expectToast('Tomas Berg is now a viewer');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectToast('Tomas Berg is now a writer');
  expect(given.map(({ path, body }) => [path, body])).toEqual([
    ['/api/team/3/role', { role: 'viewer' }],
    ['/api/team/3/role', { role: 'writer' }],
  ]);
});

test('a role that was not changed goes back, and says why', async () => {
  serve(contracts.changeRole, new Problem('FORBIDDEN', 'As a writer you cannot change rules and settings.'));
  openAs(maya);
  await choose('Tomas Berg', 'Viewer');
  await expectToast('The role was not changed', 'As a writer you cannot change rules and settings.');
  await expect.element(roleOf('Tomas Berg')).toHaveTextContent('Writer');
});

test('to an admin owners are locked, and no role to give', async () => {
  openAs(adam);
  await expect
    .element(members.getByRole('button', { name: /^Role of Maya Lindqvist: Owner\. Only owners/ }))
    .toBeVisible();
  await roleOf('Tomas Berg').click();
  await expect.element(page.getByRole('option', { name: 'Admin' })).toBeVisible();
  await expect.element(page.getByRole('option', { name: 'Owner' })).not.toBeInTheDocument();
});

test('the own role is asked about where it cannot be changed back', async () => {
  const given = serve(contracts.changeRole, { ...adam, role: 'viewer' });
  openAs(adam);
  await choose('Adam Ek', 'Viewer');
  await expect.element(question).toHaveAccessibleName('Become a viewer?');
  expect(given).toHaveLength(0);
  await question.getByRole('button', { name: 'Change my role' }).click();
  await expect.poll(() => given).toHaveLength(1);
});

test('nobody is made an owner without a question', async () => {
  const given = serve(contracts.changeRole, { ...tomas, role: 'owner' });
  openAs(maya);
  await choose('Tomas Berg', 'Owner');
  await expect.element(question).toHaveAccessibleName('Make Tomas Berg an owner?');
  expect(given).toHaveLength(0);
  await question.getByRole('button', { name: 'Make an owner' }).click();
  await expect.poll(() => given.map(({ body }) => body)).toEqual([{ role: 'owner' }]);
});

test('a viewer sees who is here, and nothing to change', async () => {
  serve(contracts.getTeam, team([adam, maya, tomas].map((each) => ({ ...each, email: null }))));
  const jun = member({ id: 9, fullName: 'Jun Kimura', role: 'viewer' });
  openAs(jun);
  await expect.element(open('Tomas Berg')).toBeVisible();
  await expect.element(members.getByRole('combobox')).not.toBeInTheDocument();
  await expect.element(main.getByRole('button', { name: 'Invite people' })).not.toBeInTheDocument();
  await userEvent.keyboard('i');
  await open('Tomas Berg').click();
  await expect.element(panel.getByText(/Tomas can/)).toBeVisible();
  await expect.element(panel.getByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
  await expect.element(dialog).not.toBeInTheDocument();
  await expectAccessible({ within: main, isLayer: 'on phones' });
});

test('the panel of a member says what they can and cannot; Escape gives the focus back', async () => {
  const screen = openAs(maya);
  await open('Tomas Berg').click();
  await expect.poll(screen.address).toBe('/team?member=3');
  await expect.element(panel).toHaveFocus();
  await expect
    .element(panel)
    .toMatchTextContent(/Tomas can generate, edit, import, delete and write prompts, and all that a viewer can\./);
  await expect
    .element(panel)
    .toMatchTextContent(/Tomas cannot approve, reject, roll back or waive rules: Adam or you can\./);
  await expect.element(panel.getByRole('listitem').first()).toMatchTextContent(/Firefox on Linux/);
  await userEvent.keyboard('{Escape}');
  await expect.poll(screen.address).toBe('/team');
  await expect.element(open('Tomas Berg')).toHaveFocus();
});

test('a session of a member is ended at once', async () => {
  const ended = serve(contracts.endMemberSession, undefined);
  openAs(maya, '/team?member=3');
  serve(contracts.listMemberSessions, [memberSession({ id: 40 }), memberSession({ id: 32 })]);
  await panel
    .getByRole('button', { name: /^Sign out of Firefox/ })
    .first()
    .click();
  await expect.poll(() => ended.map(({ path }) => path)).toEqual(['/api/team/3/sessions/40']);
});

test('to remove and to sign out everywhere ask first, and say what did not work', async () => {
  const out = serve(contracts.endMemberSessions, undefined);
  serve(contracts.removeMember, new Problem('INTERNAL', 'The store is down.'));
  const screen = openAs(maya, '/team?member=3');
  await panel.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect.element(question).toMatchTextContent(/This ends 2 sessions at once\./);
  await question.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expectToast('Tomas Berg is signed out everywhere');
  expect(out).toHaveLength(1);
  await panel.getByRole('button', { name: 'Remove' }).click();
  await expect.element(question).toHaveAccessibleName('Remove Tomas Berg?');
  await expect.element(question).toMatchTextContent(/signed out everywhere at once and cannot sign in again\./);
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect.element(question).toMatchTextContent(/Not removed\. The store is down\./);
  serve(contracts.removeMember, undefined);
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect.poll(screen.address).toBe('/team');
});

test('the question before somebody is removed says how many products become unassigned', async () => {
  const { members: all, ...rest } = team();
  serve(contracts.getTeam, {
    ...rest,
    members: all.map((each) => ({ ...each, assignedProducts: each.id === 3 ? 12 : 0 })),
  });
  openAs(maya, '/team?member=3');
  await panel.getByRole('button', { name: 'Remove' }).click();
  await expect.element(question).toMatchTextContent(/12 products assigned to them will become unassigned\./);
});

test('who is removed can come back through a group of the company', async () => {
  serve(contracts.getTeam, { ...team(), company: { name: 'Northwind', setsRoles: true } });
  openAs(maya, '/team?member=3');
  await panel.getByRole('button', { name: 'Remove' }).click();
  await expect
    .element(question)
    .toMatchTextContent(/They can sign in again as a new member while a group in Northwind allows it\./);
  await expect.element(question).not.toMatchTextContent(/cannot sign in again/);
});

test('the only owner cannot leave, and hears why', async () => {
  openAs(maya, '/team?member=1');
  const mine = main.getByRole('complementary', { name: 'Maya Lindqvist' });
  await expect.element(mine.getByText(/You can change owners/)).toBeVisible();
  await expect.element(mine.getByRole('button', { name: 'Leave' })).toHaveAttribute('aria-disabled', 'true');
  await expect.element(members.getByRole('button', { name: /The only owner/ })).toBeVisible();
});

test('a person is invited with the key I, and their link shown once to copy', async () => {
  const issues = [{ path: 'email', message: 'There is a member with this email already.' }];
  serve(invite, new Problem('INVALID_INPUT', 'There is a member with this email already.', { issues }));
  const screen = openAs(maya);
  await expect.element(main.getByRole('button', { name: 'Invite people' })).toBeVisible();
  await userEvent.keyboard('i');
  const email = dialog.getByLabelText('Email');
  await expect.element(email).toHaveFocus();
  await email.fill('tomas@northwind.example');
  await dialog.getByRole('button', { name: 'Make link' }).click();
  await expect.element(dialog.getByText('There is a member with this email already.')).toBeVisible();
  await expectAccessible({ isLayer: true });
  await page.viewport(1440, 900);
  const sent = serve(invite, { link });
  await email.fill('lena@northwind.example');
  await dialog.getByRole('button', { name: 'Make link' }).click();
  await expect.element(dialog.getByLabelText('Link', { exact: true })).toHaveValue(link.url);
  // It is shown only now.
  await userEvent.click(document.documentElement, { position: { x: 5, y: 5 } });
  await expect.element(dialog.getByLabelText('Link', { exact: true })).toBeVisible();
  expect(sent[0]?.body).toEqual({ email: 'lena@northwind.example', role: 'writer', fullName: '', scope: null });
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await dialog.getByRole('button', { name: 'Copy' }).click();
  expect(write).toHaveBeenCalledWith(link.url);
  write.mockRestore();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect.poll(screen.address).toBe('/team');
});

test('where people sign in through the company alone, who is invited is added without a link', async () => {
  serve(contracts.getTeam, { ...team(), hasPasswords: false, company: { name: 'Northwind', setsRoles: false } });
  serve(invite, { link: null });
  openAs(maya, '/team?dialog=invite');
  await dialog.getByLabelText('Email').fill('lena@northwind.example');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expectToast('lena@northwind.example was added', 'They sign in through Northwind with this email.');
});

test('an invitation gets a new link, or is revoked', async () => {
  serve(listInvitations, [
    invitation,
    { ...invitation, id: 8, email: 'omar@x.example', expiresAt: '2026-11-20T09:00:00.000Z' },
  ]);
  serve(renewInvitation, link);
  const revoked = serve(revokeInvitation, undefined);
  openAs(maya);
  const table = main.getByRole('table', { name: 'Invitations' });
  await expect.element(table.getByText('Expired Nov 20, 2026')).toBeVisible();
  await table.getByRole('button', { name: 'New link for omar@x.example' }).click();
  await expect.element(dialog.getByLabelText('Link', { exact: true })).toHaveValue(link.url);
  await dialog.getByRole('button', { name: 'Done' }).click();
  serve(listInvitations, [invitation]);
  await table.getByRole('button', { name: 'Revoke the invitation of omar@x.example' }).click();
  await expectToast('Invitation revoked', 'The link for omar@x.example no longer works.');
  expect(revoked.map(({ path }) => path)).toEqual(['/api/invitations/8']);
});

test('a link for a new password says what it does before it is made', async () => {
  serve(contracts.makePasswordLink, link);
  openAs(maya, '/team?member=3');
  await panel.getByRole('button', { name: 'New password…' }).click();
  await expect.element(dialog).toMatchTextContent(/signs Tomas Berg out everywhere; their second factor stays/);
  await dialog.getByRole('button', { name: 'Make link' }).click();
  await expect.element(dialog.getByLabelText('Link', { exact: true })).toHaveValue(link.url);
});

test('a link for a new password that is out is seen, and revoked', async () => {
  const until = '2099-11-30T10:00:00.000Z';
  serve(contracts.getTeam, team([adam, maya, { ...tomas, passwordLinkUntil: until }]));
  const revoked = serve(contracts.revokePasswordLink, undefined);
  openAs(maya, '/team?member=3');
  await expect.element(panel.getByText(/^Can be used to set a new password until Nov 30, 2099/)).toBeVisible();
  serve(contracts.getTeam, team());
  await panel.getByRole('button', { name: 'Revoke the link of Tomas Berg' }).click();
  await expectToast('Link revoked', 'Tomas Berg keeps the current password.');
  expect(revoked).toHaveLength(1);
  await expect.element(panel.getByText('Link not used yet')).not.toBeInTheDocument();
});

test('a lost phone: the second factor of a member is turned off', async () => {
  const ended = serve(contracts.endMemberSecondFactor, undefined);
  openAs(maya, '/team?member=3');
  await panel.getByRole('button', { name: 'Turn off…' }).click();
  await question.getByRole('button', { name: 'Turn off' }).click();
  await expectToast('The second factor of Tomas Berg is off');
  expect(ended).toHaveLength(1);
});

test('who is alone is led to invite', async () => {
  serve(contracts.getTeam, team([maya]));
  serve(listInvitations, []);
  openAs(maya);
  await expect.element(main.getByText('You are the only member. Invite the people you work with.')).toBeVisible();
});

test('nothing stands in the way of anybody, also with the panel of a member', async () => {
  openAs(maya, '/team?member=3');
  await expect.element(panel.getByRole('listitem').first()).toMatchTextContent(/Firefox on Linux/);
  await expectAccessible({ within: main, isLayer: 'on phones' });
  await expect.element(page.getByRole('dialog', { name: 'Tomas Berg' })).toBeVisible();
});

test('on a phone the members are a list with all there is of them', async () => {
  await page.viewport(390, 844);
  openAs(maya);
  const list = main.getByRole('list', { name: 'Members' });
  await expect.element(list.getByRole('combobox', { name: 'Role of Tomas Berg' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await expectAccessible({ within: main });
  await page.viewport(1440, 900);
});

test('a team that could not be loaded says so', async () => {
  serve(contracts.getTeam, new Problem('INTERNAL', 'The store is down.'));
  openAs(maya);
  await expect.element(main.getByText('The team could not be loaded')).toBeVisible();
});

test('a mail that was not sent is said under its address, with another try; one that was is said in a word', async () => {
  const failed = { id: 9, state: 'failed', error: 'The mail server does not accept this address.' } as const;
  serve(listInvitations, [
    { ...invitation, mail: failed },
    { ...invitation, id: 8, email: 'noor@northwind.example', mail: { id: 10, state: 'sent', error: null } },
  ]);
  const sent = serve(sendMailAgain, undefined);
  openAs(maya);
  const invited = main.getByRole('table', { name: 'Invitations' });
  await expect.element(invited.getByText('Mail not sent. The mail server does not accept this address.')).toBeVisible();
  await expect.element(invited.getByText(/by mail$/)).toBeVisible();
  await invited.getByRole('button', { name: 'Send again to lena@northwind.example' }).click();
  await expectToast('Sending the mail to lena@northwind.example again');
  expect(sent.map(({ path }) => path)).toEqual(['/api/mail/9/send']);
  await expectAccessible();
});

test('where mail is sent, an invitation says that it is on its way, and its link is still shown', async () => {
  serve(contracts.getTeam, { ...team(), sendsMail: true });
  serve(invite, { link });
  openAs(maya);
  await main.getByRole('button', { name: 'Invite people' }).click();
  await expect.element(dialog.getByText('Copydesk mails them a link and also shows it to you.')).toBeVisible();
  await dialog.getByLabelText('Email').fill('lena@northwind.example');
  await dialog.getByRole('button', { name: 'Make link' }).click();
  await expect.element(dialog.getByText(/Copydesk also mails it to them\.$/)).toBeVisible();
  await expect.element(dialog.getByLabelText('Link', { exact: true })).toHaveValue(link.url);
});
