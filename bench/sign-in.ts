// Does the time of a refusal show who has an account, and how far does guessing get? Usage: npm run bench:sign-in [-- signIns guesses engine]
import { setTimeout as sleep } from 'node:timers/promises';
import { hashPassword } from '#server/session/password-hash.ts';
import { insertUser } from '#server/session/users.store.ts';
import { newAuthenticator } from '#testing/authenticator.ts';
import { type BenchServer, openPlace, withPlace, withServer } from './places.ts';
import { seeded } from './seeded.ts';
import { compareTimes, describeTimes } from './sign-in-times.ts';

const [signIns = 300, guesses = 10_000] = process.argv.slice(2, 4).map(Number);
const engine = process.argv[4] ?? 'postgres';

const origin = 'https://desk.example';
const password = 'quiet harbor lantern 42';
const [warmUps, atOnce] = [30, 64];
const victim = { email: 'victim@desk.example', fullName: 'Vera Ek' };
const owner = { email: 'owner@desk.example', fullName: 'Maya Lindqvist' };
const memberOf = (n: number) => `person${n}@desk.example`;

/** Each call from another address, so that none meets a pause of its address. */
const addressOf = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
let calls = 0;

type Sent = { status: number; body: unknown; cookie: string; ms: number };

async function send(
  { url }: BenchServer,
  path: string,
  body: unknown,
  more: Record<string, string> = {},
): Promise<Sent> {
  calls += 1;
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': addressOf(calls), ...more };
  const began = performance.now();
  const reply = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await reply.text();
  const ms = performance.now() - began;
  const cookie = String(reply.headers.get('set-cookie')).split(';')[0] ?? '';
  return { status: reply.status, body: text === '' ? null : JSON.parse(text), cookie, ms };
}

const signIn = (server: BenchServer, email: string, given = password) =>
  send(server, '/api/sign-in', { email, password: given });

function requireStatus({ status, body }: Sent, wanted: number, what: string): void {
  if (status !== wanted) throw new Error(`${what}: ${status} ${JSON.stringify(body)}`);
}

/** Refused sign-ins of unknown emails and with wrong passwords, one after the other, in an order that nothing follows from. */
async function timeRefusals(server: BenchServer): Promise<void> {
  const random = seeded(20);
  const times = { unknown: [] as number[], wrong: [] as number[] };
  const words = new Set<string>();
  for (let n = 0; n < signIns + warmUps; n += 1) {
    const pair = ['unknown', 'wrong'] as const;
    for (const kind of random() < 0.5 ? pair : pair.toReversed()) {
      const sent = await signIn(
        server,
        kind === 'wrong' ? memberOf(n) : `nobody${n}@desk.example`,
        'another harbor 17',
      );
      requireStatus(sent, 401, kind);
      words.add(JSON.stringify(sent.body));
      if (n >= warmUps) times[kind].push(sent.ms);
    }
  }
  console.log(`unknown email   ${describeTimes(times.unknown)}`);
  console.log(`wrong password  ${describeTimes(times.wrong)}`);
  console.log(compareTimes(times.unknown, times.wrong));
  console.log(`replies         ${words.size === 1 ? 'the same' : 'DIFFERENT'}: ${[...words].join(' ')}`);
}

/** Guesses at one account as fast as the server takes them, the last with the right password. */
async function guess(server: BenchServer): Promise<void> {
  const statuses = new Map<number, number>();
  let sent = 0;
  const began = performance.now();
  const work = async () => {
    while (sent < guesses - 1) {
      sent += 1;
      const { status } = await signIn(server, victim.email, `guess number ${sent} of many`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const last = await signIn(server, victim.email);
  const seconds = (performance.now() - began) / 1_000;
  const of = (status: number) => statuses.get(status) ?? 0;
  const odd = [...statuses].filter(([status]) => ![401, 429].includes(status));
  console.log(
    `${guesses} guesses   ${seconds.toFixed(1)} s, ${(guesses / seconds).toFixed(0)} a second: ${of(401)} answered “wrong”, ${of(429)} refused as too many; others: ${odd.length === 0 ? 'none' : JSON.stringify(odd)}`,
  );
  console.log(
    `the right one   as the last of them: ${last.status === 204 ? 'SIGNED IN' : `refused (${last.status}) ${JSON.stringify(last.body)}`}`,
  );
}

await withPlace(engine, async (place) => {
  const database = await openPlace(place);
  const hash = await hashPassword(password);
  const add = (person: { email: string; fullName: string }, role: string) =>
    insertUser(database.db, { ...person, password: hash, role });
  for (let n = 0; n < signIns + warmUps; n += 1) await add({ email: memberOf(n), fullName: `Person ${n}` }, 'writer');
  const victimId = await add(victim, 'writer');
  await add(owner, 'owner');

  const env = { AUTH: 'password', PUBLIC_URL: origin, TRUSTED_PROXIES: '127.0.0.1' };
  await withServer(
    place,
    async (server) => {
      console.log(`${signIns} of each, ${place.which}, Node ${process.versions.node}`);
      await timeRefusals(server);

      const here = await signIn(server, victim.email);
      const owners = await signIn(server, owner.email);
      requireStatus(here, 204, 'the victim');
      requireStatus(owners, 204, 'the owner');
      const as = { cookie: here.cookie };
      const device = newAuthenticator(origin);
      const options = await send(server, '/api/me/passkeys/start', { password }, as);
      const credential = device.create(options.body as Parameters<typeof device.create>[0]);
      requireStatus(await send(server, '/api/me/passkeys', { name: 'Phone', credential }, as), 201, 'a passkey');

      await guess(server);
      const { rows } = (await database.execute(
        `select count(*)::int as n from audit_entries where action = 'paused-account'`,
      )) as { rows: { n: number }[] };
      console.log(`audit log       ${rows[0]?.n} pause of the account`);

      const me = await fetch(`${server.url}/api/me`, { headers: as });
      console.log(`the person      in the session they have: ${me.status}`);
      console.log(`                by the right password, elsewhere: ${(await signIn(server, victim.email)).status}`);
      const asked = await send(server, '/api/sign-in/passkey/start', {});
      const answer = device.get(asked.body as Parameters<typeof device.get>[0]);
      console.log(
        `                by passkey: ${(await send(server, '/api/sign-in/passkey', { credential: answer })).status}`,
      );
      const made = await send(server, `/api/team/${victimId}/password-link`, undefined, { cookie: owners.cookie });
      requireStatus(made, 201, 'a link');
      const token = (made.body as { url: string }).url.split('#')[1];
      const next = 'brisk meadow compass 77';
      const used = await send(server, '/api/access-links/use', { token, password: next });
      await sleep(10);
      const again = await signIn(server, victim.email, next);
      console.log(`                by a link of an owner: ${used.status}, then by the new password: ${again.status}`);
    },
    env,
  );
  await database.close();
});
