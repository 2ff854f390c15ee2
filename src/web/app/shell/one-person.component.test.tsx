// Whose screens these are: people who share a browser find their own unsaved text, and no screen goes on as somebody else's.
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Problem } from '#domain/problem.ts';
import { getMe, type Me } from '#domain/session/session.contract.ts';
import { watchStreams } from '#testing/components/fake-stream.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { me } from '#testing/components/replies.ts';
import { serve } from '#testing/components/serve.ts';
import { serveAll } from '#testing/components/serve-all.ts';
import { watchLeaving } from '#testing/components/watch-leaving.ts';
import { startLive } from '#web/client/live.ts';
import { queryClient } from '#web/client/query-client.ts';

const leftFor = watchLeaving();
const streams = watchStreams();
const main = page.getByRole('main');
const help = main.getByRole('heading', { level: 1, name: 'Help Center' });
const alert = main.getByRole('alert');
const text = page.getByRole('dialog').getByRole('textbox').first();
const maya: Me = { ...me, id: 7, fullName: 'Maya Lindqvist', sessionId: 3 };
const kim: Me = { ...me, id: 8, fullName: 'Kim Vale', sessionId: 4 };

afterEach(() => page.viewport(1440, 900));

/** Opens the app as a browser does that this person comes to, by whatever way they signed in, and a form in it. */
async function openFormAs(person: Me) {
  queryClient.clear();
  serveAll();
  serve(getMe, person);
  const screen = openScreen('/prompts');
  await main.getByRole('button', { name: 'Add New Prompt' }).first().click();
  return screen;
}

test.each([
  ['signed in, through the company or by password', maya],
  ['uses a computer where nobody signs in', me],
])('who %s finds what they typed after a reload', async (_who, person) => {
  const screen = await openFormAs(person);
  await text.fill('Mention the warranty');
  screen.close();
  await openFormAs(person);
  await expect.element(text).toHaveValue('Mention the warranty');
});

test('a second person in the browser finds nothing of the first, who finds all of it again', async () => {
  const first = await openFormAs(maya);
  await text.fill('Of Maya');
  first.close();
  const second = await openFormAs(kim);
  await expect.element(text).toHaveValue('');
  await text.fill('Of Kim');
  second.close();
  const unsigned = await openFormAs(me);
  await expect.element(text).toHaveValue('');
  unsigned.close();
  await openFormAs(maya);
  await expect.element(text).toHaveValue('Of Maya');
});

test('nothing is shown before it is known whose it is', async () => {
  const answer = Promise.withResolvers<Me>();
  serveAll();
  serve(getMe, () => answer.promise);
  openScreen('/help');
  await expect.element(main.getByRole('status').filter({ hasText: 'Loading the page' })).toBeInTheDocument();
  await expect.element(help).not.toBeInTheDocument();
  answer.resolve(maya);
  await expect.element(help).toBeVisible();
});

test('on a phone a product has the room of the quick tabs before it is known whose it is', async () => {
  await page.viewport(390, 844);
  const answer = Promise.withResolvers<Me>();
  serveAll();
  serve(getMe, () => answer.promise);
  openScreen('/products/1');
  const tabs = page.getByRole('navigation', { name: 'Quick tabs' });
  await expect.element(main.getByRole('status').filter({ hasText: 'Loading the page' })).toBeInTheDocument();
  await expect.element(tabs).not.toBeInTheDocument();
  const top = main.element().getBoundingClientRect().top;
  answer.resolve(maya);
  await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible();
  expect(main.element().getBoundingClientRect().top).toBe(top);
});

test('where it cannot be known, that is said, and asked again on request', async () => {
  serveAll();
  serve(getMe, new Problem('INTERNAL', 'The store is down.'));
  openScreen('/help');
  await expect.element(alert).toMatchTextContent(/^Your account could not be loaded ?The store is down\./);
  serve(getMe, maya);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect.element(help).toBeVisible();
});

test('a tab starts again once somebody else signed in in another one', async () => {
  serveAll();
  serve(getMe, maya);
  openScreen('/help');
  await expect.element(help).toBeVisible();
  const stop = startLive();
  await expect.poll(streams).toHaveLength(1);
  const [stream] = streams();
  const asked = serve(getMe, { ...maya, fullName: 'Maya Berg', sessionId: 5 });
  stream?.onerror();
  await expect.element(page.getByRole('complementary').getByText('Maya Berg')).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(leftFor()).toEqual([]);
  stream?.onopen();
  serve(getMe, kim);
  stream?.onerror();
  const { pathname, search, hash } = window.location;
  await expect.poll(leftFor).toEqual([pathname + search + hash]);
  await expect.element(help).not.toBeInTheDocument();
  stop();
});
