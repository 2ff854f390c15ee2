// Do many people on one workspace get on? So many are signed in, each with a tab that listens, reads lists and decides; a tab reads its list again
// when others change something, as the browser's does. Usage: npm run bench:people [-- people minutes products engine]
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#server/database/database.ts';
import { insertSession } from '#server/session/sessions.store.ts';
import { hashToken, newToken } from '#server/session/tokens.ts';
import { insertUser, noPassword } from '#server/session/users.store.ts';
import { fillUpTo, openPlace, withPlace, withServer } from './places.ts';
import { processorMicroseconds, residentMb } from './process-figures.ts';
import { seeded } from './seeded.ts';

const [people = 200, minutes = 10, products = 10_000] = process.argv.slice(2, 5).map(Number);
const engine = process.argv[5] ?? 'postgres';

/** How often somebody does something, on average. */
const thinkMs = 10_000;
/** How many of what people do are decisions; the others are lists. */
const decides = 0.2;
type Times = { lists: number[]; again: number[]; opened: number[]; decisions: number[]; failures: Map<string, number> };

/** Signs so many approvers in; answers what signs their calls. */
async function signIn(database: Database): Promise<string[]> {
  const startedAt = new Date();
  const endsAt = new Date(startedAt.getTime() + 86_400_000);
  const cookies: string[] = [];
  for (let n = 1; n <= people; n += 1) {
    const [email, fullName] = [`person${n}@desk.example`, `Person ${n}`];
    const userId = await insertUser(database.db, { email, fullName, password: noPassword, role: 'approver' });
    const token = newToken();
    const origin = { address: '', userAgent: '' };
    await insertSession(database.db, {
      tokenHash: hashToken(token),
      userId,
      method: 'password',
      ...origin,
      startedAt,
      endsAt,
    });
    cookies.push(`copydesk=${token}`);
  }
  return cookies;
}

/** One tab: listens, reads its list again after changes, and does what its person does until the end. */
async function usePage(url: string, cookie: string, seed: number, until: number, times: Times): Promise<void> {
  const random = seeded(seed);
  // As the browser gathers what changed (web/client/gathered-reads.ts).
  const share = Math.random();
  const [gatherMs, longestMs] = [150 + 250 * share, 750 + 500 * share];
  let address = '';
  const fail = (what: string): void => {
    times.failures.set(what, (times.failures.get(what) ?? 0) + 1);
  };

  async function call(path: string, into: number[], init: RequestInit = {}): Promise<Response | null> {
    const began = performance.now();
    try {
      const reply = await fetch(url + path, { ...init, headers: { cookie, ...init.headers } });
      const body = await reply.text();
      into.push(performance.now() - began);
      if (!reply.ok) fail(`${init.method ?? 'GET'} ${reply.status} ${body.slice(0, 80)}`);
      return new Response(body, reply);
    } catch (error) {
      fail(String((error as Error).cause ?? error));
      return null;
    }
  }

  let changed = 0;
  const stop = new AbortController();
  async function listen(): Promise<void> {
    const reply = await fetch(`${url}/api/events`, { headers: { cookie }, signal: stop.signal });
    if (!reply.ok || !reply.body) return fail(`events ${reply.status}`);
    for await (const bytes of reply.body) if (Buffer.from(bytes).includes('data:')) changed += 1;
    if (!stop.signal.aborted) fail('events cut');
  }
  async function readAgain(): Promise<void> {
    while (performance.now() < until) {
      await sleep(50);
      if (changed === 0 || address === '') continue;
      const first = performance.now();
      for (let seen = 0; seen !== changed && performance.now() - first < longestMs; await sleep(gatherMs))
        seen = changed;
      changed = 0;
      await call(address, times.again);
    }
  }
  async function work(): Promise<void> {
    await sleep(random() * thinkMs);
    while (performance.now() < until) {
      if (address === '' || random() >= decides) {
        const category = encodeURIComponent(`Category ${Math.floor(random() * 40)}`);
        const [filter] = [`&category=${category}`, '&status=pending', '&status=pending&lens=clean', ''].slice(
          Math.floor(random() * 4),
        );
        address = `/api/products?sort=waiting&order=asc&page=${1 + Math.floor(random() * 3)}&limit=24&total=about${filter}`;
        await call(address, times.lists);
      } else {
        // Of one's own share: nobody else decides on it in between.
        const id = 1 + seed + people * Math.floor((random() * (products - people)) / people);
        const path = `/api/products/${id}/optimized-content`;
        const opened = await call(path, times.opened);
        if (opened?.ok) {
          // Null where nothing was decided or written yet.
          const content = (await opened.json()) as { titleStatus: string } | null;
          const titleStatus = (content?.titleStatus ?? 'pending') === 'pending' ? 'approved' : 'pending';
          const headers = { 'content-type': 'application/json' };
          await call(path, times.decisions, { method: 'PATCH', headers, body: JSON.stringify({ titleStatus }) });
        }
      }
      await sleep(-Math.log(1 - random()) * thinkMs);
    }
  }
  const listening = listen().catch((error: unknown) => stop.signal.aborted || fail(String(error)));
  await Promise.all([readAgain(), work()]);
  stop.abort();
  await listening;
}

function describe(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
  return `median ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, slowest ${at(1)} ms (${times.length})`;
}

await withPlace(engine, async (place) => {
  await fillUpTo(place, products);
  const database = await openPlace(place);
  const cookies = await signIn(database);
  await database.close();
  const env = { AUTH: 'password' };
  await withServer(
    place,
    async ({ url, pid }) => {
      console.log(
        `${people} people, ${minutes} minutes, ${products} products, ${place.which}, Node ${process.versions.node}`,
      );
      const times: Times = { lists: [], again: [], opened: [], decisions: [], failures: new Map() };
      const began = performance.now();
      const until = began + minutes * 60_000;
      const memory: string[] = [];
      const watch = setInterval(() => memory.push(residentMb(pid).toFixed(0)), (minutes * 60_000) / 10);
      await Promise.all(cookies.map((cookie, at) => usePage(url, cookie, at + 1, until, times)));
      clearInterval(watch);
      const seconds = (performance.now() - began) / 1_000;
      console.log(`lists      ${describe(times.lists)}`);
      console.log(`read again ${describe(times.again)}`);
      console.log(`opened     ${describe(times.opened)}`);
      console.log(`decisions  ${describe(times.decisions)}`);
      console.log(
        `memory     ${memory.join(' ')} MB; processor ${(processorMicroseconds(pid) / 1e4 / seconds).toFixed(0)} % of a core`,
      );
      console.log(`failures   ${times.failures.size === 0 ? 'none' : JSON.stringify([...times.failures])}`);
    },
    env,
  );
});
