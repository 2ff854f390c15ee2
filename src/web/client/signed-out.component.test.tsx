// A session that ended, as the app notices it: by any call, and by the stream of events.
import { beforeEach, expect, test } from 'vitest';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { Problem } from '#domain/problem.ts';
import { getMe } from '#domain/session/session.contract.ts';
import { createImport } from '#domain/transfer/import-run.contract.ts';
import { generateContent } from '#domain/writing/writing.contract.ts';
import { watchStreams } from '#testing/components/fake-stream.ts';
import { me } from '#testing/components/replies.ts';
import { serve } from '#testing/components/serve.ts';
import { watchLeaving } from '#testing/components/watch-leaving.ts';
import { call } from './api.ts';
import { askForEvents } from './event-lines.ts';
import { startLive } from './live.ts';
import { queryClient } from './query-client.ts';
import { keys } from './query-keys.ts';
import { leaveBy } from './signed-out.ts';
import { upload } from './upload.ts';

const leftFor = watchLeaving();
const streams = watchStreams();
const signedOut = new Problem('NOT_SIGNED_IN', 'Sign in to continue.');
/** Back to the page of the test. */
const signInAddress = () => {
  const { pathname, search, hash } = window.location;
  return `/sign-in?to=${encodeURIComponent(pathname + search + hash)}`;
};

beforeEach(async () => {
  // A page leaves once: the one of the test before is still here.
  await leaveBy(() => Promise.reject(new Error('Not yet'))).catch(() => {});
});

test.each([
  ['a call', () => call(listProducts)],
  ['a call for events', () => askForEvents(generateContent, { params: { id: 7 } })],
  ['an upload', () => upload(createImport, { form: new FormData() })],
])('%s that finds nobody signed in leads to the page to sign in on, and back', async (_what, send) => {
  for (const contract of [listProducts, generateContent, createImport]) serve(contract, signedOut);
  await expect(send()).rejects.toMatchObject({ problem: { code: 'NOT_SIGNED_IN' } });
  expect(leftFor()).toEqual([signInAddress()]);
});

test('whoever was known to be signed in is told that their session ended', async () => {
  serve(getMe, { ...me, sessionId: 3 });
  queryClient.setQueryData(keys.me, await call(getMe));
  serve(listProducts, signedOut);
  await call(listProducts).catch(() => {});
  expect(leftFor()).toEqual([`${signInAddress()}&ended`]);
});

test('of many calls at once one leads away', async () => {
  serve(listProducts, signedOut);
  await Promise.allSettled([call(listProducts), call(listProducts), call(listProducts)]);
  expect(leftFor()).toHaveLength(1);
});

test('no other refusal leads away', async () => {
  for (const code of ['SIGN_IN_FAILED', 'FORBIDDEN', 'NOT_FOUND'] as const) {
    serve(listProducts, new Problem(code, 'No.'));
    await expect(call(listProducts)).rejects.toMatchObject({ problem: { code } });
  }
  expect(leftFor()).toEqual([]);
});

test('a stream that is cut asks once who is signed in, and leaves where nobody is', async () => {
  const asked = serve(getMe, { ...me, sessionId: 3 });
  const stop = startLive();
  await expect.poll(streams).toHaveLength(1);
  const [stream] = streams();
  stream?.onopen();
  stream?.onerror();
  stream?.onerror();
  await expect.poll(() => asked).toHaveLength(1);
  expect(leftFor()).toEqual([]);
  stream?.onopen();
  serve(getMe, signedOut);
  stream?.onerror();
  await expect.poll(leftFor).toEqual([`${signInAddress()}&ended`]);
  expect(asked).toHaveLength(1);
  stop();
});

test('a tab without a stream of its own hears of the cut from the one that has it', async () => {
  serve(getMe, signedOut);
  // Another tab of the browser reads the stream.
  const release = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  void navigator.locks.request('copydesk.events', () => {
    held.resolve();
    return release.promise;
  });
  await held.promise;
  const stop = startLive();
  const other = new BroadcastChannel('copydesk.events');
  other.postMessage({ cut: true });
  await expect.poll(leftFor).toEqual([signInAddress()]);
  expect(streams()).toEqual([]);
  other.close();
  stop();
  release.resolve();
});

test('who signs out is not led back to where they were', async () => {
  serve(listProducts, signedOut);
  await leaveBy(async () => {
    await call(listProducts).catch(() => {});
    return { leadsTo: null };
  });
  expect(leftFor()).toEqual(['/sign-in']);
});
