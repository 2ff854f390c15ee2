// Which replica may be asked for what, with a replica and a primary that are where the test says.
import { afterEach, expect, it } from 'vitest';
import { type Position, readPosition } from './position.ts';
import { type Probe, type ReplicaState, type ReplicaWatch, watchReplica } from './replica.ts';

const patience = { timeout: 20_000, interval: 10 };
/** Positions are given in 64 bits, more than a number holds. */
const far = 2n ** 60n;
const at = (lsn: bigint, timeline = 1): Position => ({ timeline, lsn: far + lsn });

let watch: ReplicaWatch;
afterEach(() => watch.stop());

async function start(given: Partial<ReplicaState> = {}) {
  const replica = {
    standing: { isStandby: true, database: 'd/1', server: 's', replayed: at(0n), ...given } as ReplicaState,
    isUp: true,
    tried: 0,
    asked: 0,
    /** Ends the connection there is as its other end would. */
    cut: () => {},
  };
  const primary = { position: at(0n) };
  const changes: string[] = [];
  const losses: boolean[] = [];
  watch = await watchReplica({
    database: 'd/1',
    connect: async (onEnd): Promise<Probe> => {
      replica.tried += 1;
      if (!replica.isUp) throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
      replica.cut = () => onEnd(new Error('Connection terminated unexpectedly'));
      return {
        ask: async () => {
          replica.asked += 1;
          if (!replica.isUp) throw new Error('gone');
          return replica.standing;
        },
        end: () => {},
      };
    },
    locate: async () => primary.position,
    onChange: (sentence) => changes.push(sentence),
    onLost: (isForeign) => losses.push(isForeign),
  });
  return { replica, primary, changes, losses };
}

const replay = (replica: { standing: ReplicaState }, replayed: Position) => {
  replica.standing = { ...replica.standing, replayed };
};

it('what it has replayed is known from then on, and asked for no more', async () => {
  const { replica } = await start({ replayed: at(5n) });
  const before = replica.asked;
  expect(await watch.hasReached(at(4n))).toBe(true);
  expect(await watch.hasReached(at(5n))).toBe(true);
  expect(replica.asked).toBe(before);
});

it('what it is about to replay is waited for, by all who ask at once together', async () => {
  const { replica } = await start();
  const asked = Array.from({ length: 20 }, () => watch.hasReached(at(1n)));
  replay(replica, at(1n));
  const before = replica.asked;
  expect(await Promise.all(asked)).toEqual(asked.map(() => true));
  expect(replica.asked - before).toBeLessThan(5);
});

it('what it does not replay in time is not there: it is behind until it has caught up', async () => {
  const { replica } = await start();
  expect(await watch.hasReached(at(1n))).toBe(false);
  expect(watch.status()).toMatchObject({ state: 'behind', lagBytes: 1 });
  const before = replica.asked;
  // Looked at once, and not waited for.
  expect(await watch.hasReached(at(300n))).toBe(false);
  expect(replica.asked - before).toBeLessThan(3);
  expect(await watch.hasReached(at(0n))).toBe(true);
  replay(replica, at(300n));
  await expect.poll(() => watch.status(), patience).toEqual({ state: 'in use', lagBytes: 0, lagSeconds: 0 });
  expect(await watch.hasReached(at(300n))).toBe(true);
});

it('it is found behind, and for how long, though nobody reads', async () => {
  const { primary } = await start();
  primary.position = at(7n);
  await expect.poll(() => watch.status(), patience).toMatchObject({ state: 'behind', lagBytes: 7 });
  await expect.poll(() => watch.status().lagSeconds, patience).toBeGreaterThan(0.5);
});

it('positions of another timeline are not reached, however far it is', async () => {
  const { replica } = await start({ replayed: at(1_000n) });
  expect(await watch.hasReached(at(1n, 2))).toBe(false);
  expect(await watch.hasReached(at(1n))).toBe(true);
  replay(replica, at(1_000n, 2));
  await expect.poll(() => watch.hasReached(at(1n, 2)), patience).toBe(true);
  expect(await watch.hasReached(at(1n))).toBe(false);
});

it('with its connection goes what was known of it', async () => {
  const { replica, primary, losses, changes } = await start({ replayed: at(9n) });
  const same = watch.recognize();
  expect(same(replica.standing)).toBe(true);
  replica.isUp = false;
  replica.cut();
  expect(watch.status()).toEqual({ state: 'unreachable', lagBytes: null, lagSeconds: null });
  expect(await watch.hasReached(at(0n))).toBe(false);
  expect(same(replica.standing)).toBe(false);
  expect(losses).toEqual([false]);
  await expect.poll(() => changes, patience).toHaveLength(2);

  // It comes back where it was before: what it had replayed since is lost with it.
  replay(replica, at(3n));
  primary.position = at(3n);
  replica.isUp = true;
  await expect.poll(() => watch.status().state, patience).toBe('in use');
  expect(await watch.hasReached(at(9n))).toBe(false);
  expect(await watch.hasReached(at(3n))).toBe(true);
  expect(changes).toEqual([
    'Second database for reading: in use',
    'Second database for reading: unreachable (ECONNREFUSED); the primary answers all reads',
    'Second database for reading: in use',
  ]);
});

it('only the server that was asked is recognized: another start, another server and a lesser place are not', async () => {
  const { replica } = await start({ replayed: at(5n) });
  const same = watch.recognize();
  for (const [other, expected] of [
    [{}, true],
    [{ replayed: at(6n) }, true],
    [{ replayed: at(4n) }, false],
    [{ server: 'another' }, false],
    [{ isStandby: false }, false],
  ] as const)
    expect(same({ ...replica.standing, ...other }), JSON.stringify(Object.keys(other))).toBe(expected);
});

it.each([
  ['one that takes writes', { isStandby: false }, 'it takes writes of its own'],
  ['one of another database', { database: 'd/2' }, 'it has another database'],
])('%s is no standby, from the start or later', async (_, change, reason) => {
  const sentence = `Second database for reading: not a standby (${reason}); the primary answers all reads`;
  const first = await start(change);
  expect(watch.status()).toEqual({ state: 'not a standby', lagBytes: null, lagSeconds: null });
  expect([first.changes, first.losses]).toEqual([[sentence], []]);
  watch.stop();

  const { replica, changes, losses } = await start();
  replica.standing = { ...replica.standing, ...change };
  await expect.poll(() => changes, patience).toEqual(['Second database for reading: in use', sentence]);
  expect(await watch.hasReached(at(0n))).toBe(false);
  // What was read there last may be of another database.
  expect(losses).toEqual([true]);
});

it('one that cannot be reached is tried again, and told once', async () => {
  const { replica, changes } = await start();
  replica.isUp = false;
  await expect.poll(() => watch.status().state, patience).toBe('unreachable');
  const { tried } = replica;
  await expect.poll(() => replica.tried, patience).toBeGreaterThan(tried + 1);
  expect(changes).toEqual([
    'Second database for reading: in use',
    'Second database for reading: unreachable (gone); the primary answers all reads',
  ]);
  replica.isUp = true;
  await expect.poll(() => watch.status().state, patience).toBe('in use');
});

it('a kind of fault is told once, and it is looked at then', async () => {
  const { replica, changes } = await start();
  const { asked } = replica;
  for (let n = 0; n < 5; n++) watch.noteFault(Object.assign(new Error('secret'), { code: '40001' }));
  await expect.poll(() => replica.asked, patience).toBeGreaterThan(asked);
  expect(changes.slice(1)).toEqual(['Second database for reading: a read failed (40001) and was done by the primary']);
});

it('a position is read as the database writes it', () => {
  expect(readPosition('0000000A/1152921504606846977')).toEqual({ timeline: 10, lsn: 1_152_921_504_606_846_977n });
});
