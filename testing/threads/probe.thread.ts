// Says where it runs, or fails the way it is asked to.
import { isMainThread, threadId } from 'node:worker_threads';
import { type Shared, take } from '#server/http/threads.ts';

export type ProbeInput = { does: 'tell' | 'throw' | 'die'; shared?: Shared<readonly string[]> };
export type Probed = { isMainThread: boolean; threadId: number; isSameObject: boolean };

let before: readonly string[] | undefined;

export function probe({ does, shared }: ProbeInput): Probed {
  if (does === 'throw') throw new RangeError('Asked to throw');
  if (does === 'die') process.exit(3);
  const taken = shared && take(shared);
  const isSameObject = taken !== undefined && taken === before;
  before = taken;
  return { isMainThread, threadId, isSameObject };
}
