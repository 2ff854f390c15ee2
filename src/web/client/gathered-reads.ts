// Fresh reads of what changed, here or elsewhere: gathered, so that a burst of changes is read once.
import type { Query } from '@tanstack/react-query';
import type { LiveEvent } from '#domain/live/live.contract.ts';
import { queryClient, refreshKeywords, refreshModels, refreshPrompts, refreshVoices } from './query-client.ts';
import { keys } from './query-keys.ts';

/** Of each tab another moment: hundreds hear of a change at once, and would all read in the same one. */
const share = Math.random();
/** Changes come in bursts (a run over many products, one decision after another): each list is read once per burst. */
const gatherMs = 150 + 250 * share;
/** A burst that goes on longer than this is read in between. */
const longestMs = 750 + 500 * share;
/** A round of reads that takes longer than this holds up the next one no more. */
const patienceMs = 5_000;

let gathered: LiveEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
/** When the first of the gathered changes came; null as long as there is none. */
let since: number | null = null;
let isReading = false;

/** Reads again what the event touches, together with what else changes until nothing has for a moment. */
export function readSoon(event: LiveEvent): void {
  gathered.push(event);
  gather();
}

// Reading again cancels reads under way: while a long import sends event after event, the next round waits for the last one,
// else a reply slower than the events would never arrive.
function gather(): void {
  if (isReading) return;
  const now = Date.now();
  since ??= now;
  clearTimeout(timer);
  timer = setTimeout(() => void readGathered(), Math.min(gatherMs, since + longestMs - now));
}

async function readGathered(): Promise<void> {
  since = null;
  isReading = true;
  const events = gathered;
  gathered = [];
  try {
    await Promise.race([applyEvents(events), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  } finally {
    isReading = false;
    if (gathered.length > 0) gather();
  }
}

const again = (queryKey: readonly unknown[]) => () => queryClient.invalidateQueries({ queryKey });
/** Every list of products, and this part of each product. */
const listsAnd = (part: string) => () =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [kind, , of] }) => kind === keys.products[0] || (kind === 'product' && of === part),
  });
/** Listing Quality of any product may be another now; it stands with the products themselves. */
const readQualityAgain = listsAnd('source');
/** What is read again after events of some types. */
const readers: readonly [of: readonly LiveEvent['type'][], read: () => Promise<void>][] = [
  // The next product of a list by families is another one, too.
  [['families'], listsAnd('neighbours')],
  // With a session ends what its tabs were on.
  [['assignments', 'sessions'], again(keys.work)],
  [['assignments'], listsAnd('history')],
  [['assignments'], again(keys.history)],
  // Saved views by person are counted there.
  [['assignments'], again(keys.dashboard)],
  [['import', 'import-profiles'], again(keys.imports)],
  [['run'], again(keys.runs)],
  [['prompts'], refreshPrompts],
  [['voices'], refreshVoices],
  // The attributes in use decide which keywords have a fact.
  [['keywords', 'attributes'], refreshKeywords],
  [['models'], refreshModels],
  [['attributes'], again(keys.attributes)],
  [['views'], again(keys.savedViews)],
  [['sign-offs', 'run'], again(keys.signOffs)],
  [['notifications'], again(keys.notifications)],
  [['sessions'], again(keys.sessions)],
  [['team', 'sessions'], again(keys.team)],
  // Whoever it is about may be at this page.
  [['team'], again(keys.me)],
  [['audit'], again(keys.audit)],
  // Who signs in is in the log.
  [['audit'], again(keys.teamSessions)],
  [['webhooks'], again(keys.webhooks)],
  [['exports', 'run'], again(keys.exports)],
  [['rules'], again(keys.rules)],
  [['rescore'], again(keys.rescore)],
];

async function applyEvents(events: LiveEvent[]): Promise<void> {
  if (events.some((event) => event.type === 'catalogue')) return await queryClient.invalidateQueries();
  const types = new Set(events.map(({ type }) => type));
  const reads = readers.flatMap(([of, read]) => (of.some((type) => types.has(type)) ? read() : []));
  if (events.some((event) => event.type === 'rescore' && !event.isRunning)) reads.push(readQualityAgain());
  const changed = new Map(
    events.flatMap((event) => (event.type === 'product' ? [[event.productId, event.version] as const] : [])),
  );
  if (changed.size > 0) {
    for (const queryKey of [keys.products, keys.dashboard, keys.facets, keys.history])
      reads.push(queryClient.invalidateQueries({ queryKey }));
    reads.push(queryClient.invalidateQueries({ queryKey: keys.runs, predicate: isAwaitingLook }));
  }
  for (const [productId, version] of changed) {
    const read = queryClient.invalidateQueries({
      queryKey: keys.product(productId),
      predicate: ({ queryKey, state }) => queryKey[2] !== 'content' || isOlder(state.data, version),
    });
    reads.push(read);
  }
  for (const productId of new Set(events.flatMap((event) => (event.type === 'comments' ? [event.productId] : []))))
    reads.push(queryClient.invalidateQueries({ queryKey: keys.comments(productId) }));
  const visited = new Set(events.flatMap((event) => (event.type === 'presence' ? [String(event.productId)] : [])));
  if (visited.size > 0) reads.push(queryClient.invalidateQueries({ queryKey: keys.work, predicate: isAbout(visited) }));
  await Promise.all(reads);
}

/** Whether the work on one of these products is read in it: somebody comes and goes on others all the time. */
const isAbout =
  (ids: ReadonlySet<string>) =>
  ({ queryKey: [, shown] }: Query): boolean =>
    String(shown)
      .split(',')
      .some((id) => ids.has(id));

/** Whether a run in it counts what people do with its sample. */
function isAwaitingLook({ state: { data } }: Query): boolean {
  const { rows = [data] } = (data ?? {}) as { rows?: unknown[] };
  return rows.some((run) => (run as { state?: string } | undefined)?.state === 'awaiting-look');
}

/** Our own change comes back as an event; content we already hold need not be read again, nor disturb one still being saved. */
function isOlder(content: unknown, version: number | null): boolean {
  if (version === null || typeof content !== 'object' || content === null || !('version' in content)) return true;
  return typeof content.version !== 'number' || content.version < version;
}
