// Team > Sessions: who may see it, whose browsers there are, and the end of one or all of a person.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Problem } from '#domain/problem.ts';
import { getMe } from '#domain/session/session.contract.ts';
import * as contracts from '#domain/session/team.contract.ts';
import { expectAccessible } from '#testing/components/accessible.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { me } from '#testing/components/replies.ts';
import { pageOf, serve } from '#testing/components/serve.ts';
import { serveAll } from '#testing/components/serve-all.ts';
import { adam, maya, member, teamSession, tomas } from '#testing/components/serve-team.ts';
import { readSoon } from '#web/client/gathered-reads.ts';

const main = page.getByRole('main');
const list = main.getByRole('list', { name: 'Sessions' });
const rows = list.getByRole('listitem');
const question = page.getByRole('alertdialog');
const person = { id: tomas.id, fullName: tomas.fullName };
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

function openAs(who: contracts.Member, address = '/team?tab=sessions') {
  serveAll();
  serve(getMe, { ...me, id: who.id, fullName: who.fullName, role: who.role, sessionId: 31, hasPassword: true });
  return openScreen(address);
}

test('an owner opens it by its tab, and sees whose each browser is, how and since when', async () => {
  serve(contracts.listTeamSessions, [
    teamSession(),
    teamSession({ id: 30, person, method: 'passkey', address: '192.0.2.80', userAgent: iPhone }),
  ]);
  const { address } = openAs(maya, '/team');
  await main.getByRole('tab', { name: 'Sessions' }).click();
  expect(address()).toBe('/team?tab=sessions');
  await expect.element(main.getByText('2 sessions, newest first')).toBeVisible();
  await expect
    .element(rows.first())
    .toMatchTextContent(/Maya Lindqvist ?You.*Firefox on Linux.*This browser.*192\.0\.2\.14.*Signed in by password/);
  await expect.element(rows.nth(1)).toMatchTextContent(/Tomas Berg.*Safari on iPhone.*192\.0\.2\.80.*by passkey/);
  await expect.element(rows.first().getByRole('button', { name: /^Sign out of .*Maya/ })).not.toBeInTheDocument();
  await expectAccessible({ within: main });
});

test('one is ended at once, and a refusal says that it goes on', async () => {
  let all = [teamSession(), teamSession({ id: 30, person }), teamSession({ id: 29, person, userAgent: iPhone })];
  serve(contracts.listTeamSessions, () => all);
  serve(contracts.endMemberSession, new Problem('UNAVAILABLE', 'The database does not answer.'));
  openAs(maya);
  const end = rows.nth(1).getByRole('button', { name: 'Sign out of Firefox on Linux, Tomas Berg' });
  await end.click();
  await expect.element(rows.nth(1).getByRole('alert')).toMatchTextContent(/Not signed out\./);
  const ended = serve(contracts.endMemberSession, ({ params }) => {
    all = all.filter(({ id }) => String(id) !== String(params.sessionId));
    return undefined;
  });
  await end.click();
  await expect.poll(() => ended.map(({ path }) => path)).toEqual(['/api/team/3/sessions/30']);
  await expect.element(rows.nth(2)).not.toBeInTheDocument();
  await expect.element(main.getByText('2 sessions, newest first')).toBeVisible();
  expect(document.activeElement?.id).toBe('team-sessions');
});

test('those of one person are in the address, and all of them end after a question', async () => {
  const asked = serve(contracts.listTeamSessions, ({ query }) =>
    Number(query?.by) === 3 ? [teamSession({ id: 30, person })] : [teamSession(), teamSession({ id: 30, person })],
  );
  const ended = serve(contracts.endMemberSessions, undefined);
  const { address } = openAs(maya);
  await rows.nth(1).getByRole('button', { name: 'More about the sessions of Tomas Berg' }).click();
  await page.getByRole('menuitem', { name: 'Only sessions of Tomas Berg' }).click();
  await expect.poll(address).toBe('/team?tab=sessions&by=3');
  await expect.poll(() => asked.at(-1)?.query).toEqual({ limit: '50', by: '3' });
  await expect.element(main.getByText('1 session, newest first')).toBeVisible();
  await main.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect.element(question).toHaveAccessibleName('Sign Tomas Berg out everywhere?');
  expect(ended).toHaveLength(0);
  await question.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect.poll(() => ended.map(({ path }) => path)).toEqual(['/api/team/3/sessions']);
  await main.getByRole('combobox', { name: 'Person' }).click();
  await page.getByRole('option', { name: 'All people' }).click();
  await expect.poll(address).toBe('/team?tab=sessions');
});

test('an admin sees sessions of owners and cannot end them; what ends elsewhere goes from the list', async () => {
  let all = [teamSession({ id: 40 }), teamSession({ id: 30, person })];
  serve(contracts.listTeamSessions, () => all);
  openAs(adam);
  await expect.element(rows.nth(1).getByRole('button', { name: /^Sign out of .*Tomas/ })).toBeVisible();
  await expect.element(rows.first().getByRole('button', { name: /^Sign out of .*Maya/ })).not.toBeInTheDocument();
  all = all.slice(0, 1);
  readSoon({ type: 'sessions', userId: 3 });
  await expect.element(rows.nth(1)).not.toBeInTheDocument();
});

test('older ones follow on request', async () => {
  serve(contracts.listTeamSessions, ({ query }) =>
    query?.cursor ? [teamSession({ id: 20, person })] : pageOf([teamSession()], { total: 2, nextCursor: 'older' }),
  );
  openAs(maya);
  await main.getByRole('button', { name: 'Show older sessions' }).click();
  await expect.element(rows.nth(1)).toMatchTextContent(/Tomas Berg/);
  await expect.element(main.getByRole('button', { name: 'Show older sessions' })).not.toBeInTheDocument();
});

test('a list that cannot be read says so', async () => {
  serve(contracts.listTeamSessions, new Problem('UNAVAILABLE', 'The database does not answer.'));
  openAs(maya);
  await expect.element(main.getByText('The sessions could not be loaded')).toBeVisible();
});

test('a viewer has no tab, and reads why not at its address; nobody has one where nobody signs in', async () => {
  const asked = serve(contracts.listTeamSessions, []);
  openAs(member({ id: 9, fullName: 'Jun Kimura', role: 'viewer' }));
  await expect.element(main.getByText(/Only admins and owners can see the sessions of others/)).toBeVisible();
  expect(asked).toHaveLength(0);
});

test('where nobody signs in there are none', async () => {
  const asked = serve(contracts.listTeamSessions, []);
  serveAll();
  openScreen('/team?tab=sessions');
  await expect.element(main.getByRole('heading', { name: 'Sign-in is off' })).toBeVisible();
  await expect.element(main.getByRole('tab', { name: 'Sessions' })).not.toBeInTheDocument();
  expect(asked).toHaveLength(0);
});

test('on a phone nothing is wider than the screen', async () => {
  await page.viewport(390, 844);
  serve(contracts.listTeamSessions, [
    teamSession({
      person: { id: 3, fullName: 'Bartholomew Featherstonehaugh-Cholmondeley' },
      userAgent: 'x'.repeat(90),
    }),
  ]);
  openAs(maya);
  await expect.element(rows.first()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await expectAccessible({ within: main, isLayer: 'on phones' });
  await page.viewport(1440, 900);
});
