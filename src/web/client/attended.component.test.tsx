// Calls that no hand caused say so: a tab that is left open does not keep a session from ending.
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listRuns } from '#domain/runs/runs.contract.ts';
import { getMe } from '#domain/session/session.contract.ts';
import { watchStreams } from '#testing/components/fake-stream.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { me } from '#testing/components/replies.ts';
import { type SentCall, serve } from '#testing/components/serve.ts';
import { serveAll } from '#testing/components/serve-all.ts';
import { startLive } from './live.ts';

const streams = watchStreams();
const help = page.getByRole('main').getByRole('heading', { level: 1, name: 'Help Center' });
const minutes = 60_000;
const markOf = (sent: SentCall | undefined) => sent?.headers.get('x-unattended');

/** Opens a screen that listens, touches it, and lets so many milliseconds pass in which nobody does. Answers the reads of who is signed in, and of runs. */
async function leaveAlone(ms: number) {
  serveAll();
  const asked = { me: serve(getMe, { ...me, sessionId: 3 }), runs: serve(listRuns, []) };
  openScreen('/help');
  await expect.element(help).toBeVisible();
  onTestFinished(startLive());
  await expect.poll(streams).toHaveLength(1);
  await userEvent.keyboard('{Shift}');
  await expect.poll(() => asked.runs).toHaveLength(1);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
  return asked;
}

/** As somebody else does something. */
function startRun(): void {
  const [stream] = streams();
  stream?.onmessage({ data: JSON.stringify({ type: 'run', runId: 7 }) });
}

beforeEach(() => vi.useRealTimers());

test('what is read for an event within ten minutes of a touch is use', async () => {
  const { me: who, runs } = await leaveAlone(9 * minutes);
  startRun();
  await expect.poll(() => runs).toHaveLength(2);
  expect([...who, ...runs].map(markOf)).toEqual([null, null, null]);
});

test('what is read for an event or a cut stream later is none', async () => {
  const { me: who, runs } = await leaveAlone(11 * minutes);
  startRun();
  await expect.poll(() => runs).toHaveLength(2);
  streams()[0]?.onerror();
  await expect.poll(() => who).toHaveLength(2);
  expect([who, runs].map((calls) => markOf(calls[1]))).toEqual(['1', '1']);
});

test.each([
  ['a key', () => userEvent.keyboard('{Shift}')],
  ['the mouse', () => help.click()],
  ['the wheel', () => userEvent.wheel(help, { delta: { y: 10 } })],
  // As a program that reads the screen presses.
  ['a press without a pointer', () => document.body.click()],
])('%s shows that somebody is back', async (_what, touch) => {
  const { runs } = await leaveAlone(60 * minutes);
  await touch();
  startRun();
  await expect.poll(() => runs).toHaveLength(2);
  expect(markOf(runs[1])).toBeNull();
});
