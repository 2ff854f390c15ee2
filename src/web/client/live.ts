// Live changes from other browsers and background work: one event stream, turned into fresh reads.
import * as z from 'zod/mini';
import { type LiveEvent, liveEventSchema, streamEvents } from '#domain/live/live.contract.ts';
import { getMe, type Me } from '#domain/session/session.contract.ts';

import { call } from './api.ts';
import { queryClient } from './query-client.ts';
import { keys } from './query-keys.ts';
import { listenTo } from './shared-stream.ts';

const readAll = () => void queryClient.invalidateQueries();

/** Comes with the first event: a page shows what it has without it. */
const readSoon = (event: LiveEvent) => import('./gathered-reads.ts').then((reads) => reads.readSoon(event), readAll);

/** A session that goes on under another token, after a change of the password, gets it with the reply that is on its way. */
const replyMs = 100;

/**
 * A session that ends cuts its stream: who is signed in is asked soon after, and where nobody is, the refusal leads to the page to sign in
 * on. A server that answers nothing is only cut off: the stream is opened again.
 */
const askWhoIsSignedIn = () => void setTimeout(() => call(getMe).then(showWho, () => {}), replyMs);

/** Where it is somebody else by now, the screens see it by this. */
const showWho = (me: Me) => queryClient.setQueryData(keys.me, me);

/** Listens until the returned function is called. What was missed while the stream was cut is read again. */
export function startLive(): () => void {
  return listenTo(streamEvents.path, {
    onMessage: (data) => {
      const event = readEvent(data);
      // An event we do not know comes from a newer server: reading everything again is always right.
      if (event === null) readAll();
      else void readSoon(event);
    },
    onMissed: readAll,
    onCut: askWhoIsSignedIn,
  });
}

function readEvent(data: string): LiveEvent | null {
  try {
    const parsed = z.safeParse(liveEventSchema, JSON.parse(data));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
