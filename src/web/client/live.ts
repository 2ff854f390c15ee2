// Live changes from other browsers and background work: one event stream, turned into fresh reads.
import * as z from 'zod/mini';
import { type LiveEvent, liveEventSchema, streamEvents } from '#domain/live/live.contract.ts';
import { queryClient, refreshPrompts } from './query-client.ts';
import { keys } from './query-keys.ts';
import { listenTo } from './shared-stream.ts';

/** Events come in bursts (a run over many products); they are gathered so that each list is read once per burst. */
const gatherMs = 250;
/** A round of reads that takes longer than this holds up the next one no more. */
const patienceMs = 5_000;
/** Listens until the returned function is called. What was missed while the stream was cut is read again. */
export function startLive(): () => void {
  let gathered: LiveEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReading = false;

  // Reading again cancels reads under way: while a long import sends event after event, the next round waits for the last one,
  // else a reply slower than the events would never arrive.
  const gather = () => {
    if (!isReading) timer ??= setTimeout(() => void readGathered(), gatherMs);
  };
  const readGathered = async () => {
    timer = undefined;
    isReading = true;
    const events = gathered;
    gathered = [];
    await Promise.race([applyEvents(events), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
    isReading = false;
    if (gathered.length > 0) gather();
  };

  const stop = listenTo(streamEvents.path, {
    onMessage: (data) => {
      const event = readEvent(data);
      // An event we do not know comes from a newer server: reading everything again is always right.
      if (event === null) void queryClient.invalidateQueries();
      else gathered.push(event);
      gather();
    },
    onMissed: () => void queryClient.invalidateQueries(),
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

function readEvent(data: string): LiveEvent | null {
  try {
    const parsed = z.safeParse(liveEventSchema, JSON.parse(data));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

async function applyEvents(events: LiveEvent[]): Promise<void> {
  if (events.some((event) => event.type === 'catalogue')) return await queryClient.invalidateQueries();
  const reads: Promise<void>[] = [];
  if (events.some((event) => event.type === 'import'))
    reads.push(queryClient.invalidateQueries({ queryKey: keys.imports }));
  if (events.some((event) => event.type === 'prompts')) reads.push(refreshPrompts());
  if (events.some((event) => event.type === 'rules'))
    reads.push(queryClient.invalidateQueries({ queryKey: keys.rules }));
  const rescores = events.filter((event) => event.type === 'rescore');
  if (rescores.length > 0) reads.push(queryClient.invalidateQueries({ queryKey: keys.rescore }));
  if (rescores.some((event) => !event.isRunning)) reads.push(readQualityAgain());
  const changed = new Map(
    events.flatMap((event) => (event.type === 'product' ? [[event.productId, event.version] as const] : [])),
  );
  if (changed.size > 0) {
    for (const queryKey of [keys.products, keys.dashboard, keys.facets, keys.history])
      reads.push(queryClient.invalidateQueries({ queryKey }));
  }
  for (const [productId, version] of changed) {
    const read = queryClient.invalidateQueries({
      queryKey: keys.product(productId),
      predicate: ({ queryKey, state }) => queryKey[2] !== 'content' || isOlder(state.data, version),
    });
    reads.push(read);
  }
  await Promise.all(reads);
}

/** Listing Quality of any product may be another now; it stands with the products themselves. */
async function readQualityAgain(): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [kind, , of] }) => kind === keys.products[0] || (kind === 'product' && of === 'source'),
  });
}

/** Our own change comes back as an event; content we already hold need not be read again, nor disturb one still being saved. */
function isOlder(content: unknown, version: number | null): boolean {
  if (version === null || typeof content !== 'object' || content === null || !('version' in content)) return true;
  return typeof content.version !== 'number' || content.version < version;
}
