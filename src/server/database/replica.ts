// How far a read replica is, and whether it may be asked: only what has everything an answer must have.
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ReplicaStatus } from '#domain/overview/integration-status.contract.ts';
import type { Db } from './db.ts';
import type { Position } from './position.ts';
import { postgresCode } from './postgres-code.ts';
import { shareNext } from './shared.ts';

/** What a replica reports of itself. */
export type ReplicaState = {
  /** False once it was promoted: it takes writes of its own. */
  isStandby: boolean;
  /** The database it has, the same on a primary and its standbys. */
  database: string;
  /** Which start of which server this is: what another one reports says nothing about it. */
  server: string;
  /** How far it has replayed the log. Its timeline may be reported late. */
  replayed: Position;
};

/** One connection to the replica, to ask how far it is. */
export type Probe = { ask(): Promise<ReplicaState>; end(): void };

export type ReplicaWatch = {
  /** Whether everything up to the position can be read, waiting a moment for it. */
  hasReached(position: Position): Promise<boolean>;
  /** From now on: whether a server that says this of itself is the one that is watched. */
  recognize(): (other: ReplicaState) => boolean;
  /** How often it was lost: what it had before may be gone after. */
  losses(): number;
  /** A read failed there and is done again at the primary: looks at once what is wrong. */
  noteFault(error: unknown): void;
  status(): ReplicaStatus;
  stop(): void;
};

/** A replica that can be asked. */
export type Replica = Omit<ReplicaWatch, 'stop'> & { db: Db; close(): Promise<void> };

/** So long a read waits for what the replica does not have yet, and so long between two looks. */
const waitMs = 50;
const stepMs = 5;
/** How often it is looked at; more often while reads wait for it to catch up. */
const beatMs = 1_000;
const beatBehindMs = 200;
const retryMs = 2_000;
const locateWithinMs = 2_000;
/** Any lag is shown on the screen; in the log from so many seconds on. */
const loggedLag = 10;
/** How many positions are kept to measure the lag by; one a second. */
const mostAwaited = 600;

export type WatchOptions = {
  /** The database of the primary. */
  database: string;
  /** `onEnd` hears of a connection that ends by itself. */
  connect: (onEnd: (error: unknown) => void) => Promise<Probe>;
  /** Where the primary is now. */
  locate: () => Promise<Position>;
  /** Hears each change of state, as a sentence for the log. */
  onChange: (sentence: string) => void;
  /** Everything that goes on over other connections is to be given up; `isForeign` where what was read there may be of another database. */
  onLost: (isForeign: boolean) => void;
};

type Absence = 'unreachable' | 'not a standby';

const isReplayedTo = ({ replayed }: ReplicaState, { timeline, lsn }: Position) =>
  replayed.timeline === timeline && replayed.lsn >= lsn;

/** What to write of an error in the log: no values of statements. */
const reasonOf = (error: unknown): string => {
  const code = postgresCode(error) ?? (error as NodeJS.ErrnoException | null)?.code;
  return code ?? (error instanceof Error ? error.message : String(error)).slice(0, 100);
};

/** What the work gives within the time; null where it fails or takes longer. */
async function within<Value>(work: Promise<Value>, ms: number): Promise<Value | null> {
  const over = new AbortController();
  const none = () => null;
  const given = await Promise.race([work.catch(none), sleep(ms, null, { signal: over.signal }).catch(none)]);
  over.abort();
  return given;
}

/** Watches a replica until it is stopped; resolves after the first answer. */
export async function watchReplica(options: WatchOptions): Promise<ReplicaWatch> {
  const { connect, locate, onChange, onLost } = options;
  let probe: Probe | null = null;
  /** The last answer over the connection there is: positions go back only with another one. */
  let lastState: ReplicaState | null = null;
  let absence: Absence = 'unreachable';
  let losses = 0;
  let reason = '';
  let located: Position | null = null;
  /** Positions that were asked for and not reached, since when; the oldest first. */
  let awaited: { position: Position; since: number }[] = [];
  let logged: ReplicaStatus['state'] | null = null;
  /** Kinds of faults reported since the last change of state. */
  const faults = new Set<string>();

  function lose(why: Absence, error: unknown): void {
    const wasAsked = lastState !== null;
    losses += 1;
    probe?.end();
    probe = null;
    lastState = null;
    awaited = [];
    absence = why;
    reason = reasonOf(error);
    if (wasAsked) onLost(why === 'not a standby');
  }

  const askNext = shareNext(async () => {
    const asked = probe;
    if (!asked) return;
    try {
      const answer = await asked.ask();
      if (probe !== asked) return;
      if (!answer.isStandby) return lose('not a standby', 'it takes writes of its own');
      if (answer.database !== options.database) return lose('not a standby', 'it has another database');
      lastState = answer;
      awaited = awaited.filter(
        ({ position }) => answer.replayed.timeline <= position.timeline && !isReplayedTo(answer, position),
      );
    } catch (error) {
      if (probe === asked) lose('unreachable', error);
    }
  });

  async function hasReached(position: Position): Promise<boolean> {
    const since = performance.now();
    while (lastState) {
      if (isReplayedTo(lastState, position)) return true;
      const left = waitMs - (performance.now() - since);
      if (left <= 0) break;
      await within(askNext(), left);
      if (!lastState) return false;
      if (isReplayedTo(lastState, position)) return true;
      // One that was waited for in vain is not waited for again until it has caught up.
      if (awaited.length > 0) break;
      await sleep(stepMs);
    }
    const last = awaited.at(-1);
    const isDue = !last || (since - last.since >= beatMs && awaited.length < mostAwaited);
    if (lastState && isDue) awaited.push({ position, since });
    return false;
  }

  function status(): ReplicaStatus {
    if (!lastState) return { state: absence, lagBytes: null, lagSeconds: null };
    const [oldest] = awaited;
    if (!oldest) return { state: 'in use', lagBytes: 0, lagSeconds: 0 };
    const newest = awaited.reduce(
      (most, { position }) => (position.lsn > most ? position.lsn : most),
      located?.lsn ?? 0n,
    );
    const bytes = newest - lastState.replayed.lsn;
    return {
      state: 'behind',
      lagBytes: bytes > 0n ? Number(bytes) : 0,
      lagSeconds: Math.round((performance.now() - oldest.since) / 100) / 10,
    };
  }

  function log(): void {
    const { state, lagSeconds } = status();
    if (state === logged || (state === 'behind' && (lagSeconds ?? 0) < loggedLag)) return;
    logged = state;
    faults.clear();
    if (state === 'in use') onChange('Second database for reading: in use');
    else if (state === 'behind')
      onChange(`Second database for reading: ${lagSeconds} s behind; the primary answers reads of newer data`);
    else onChange(`Second database for reading: ${state} (${reason}); the primary answers all reads`);
  }

  async function beat(): Promise<void> {
    try {
      if (!probe) {
        // Null until it is there: one that ends before leaves nothing to lose.
        let found: Probe | null = null;
        found = await connect((error) => {
          if (found === null || probe !== found) return;
          lose('unreachable', error);
          resting.abort();
        });
        if (isOver) return found.end();
        probe = found;
      }
    } catch (error) {
      lose('unreachable', error);
    }
    await askNext();
    // A primary that does not answer fails the reads that need it, which report it.
    located = await within(locate(), locateWithinMs);
    if (located) await hasReached(located);
    if (!isOver) log();
  }

  let resting = new AbortController();
  let isOver = false;
  async function watch(): Promise<void> {
    while (!isOver) {
      const pause = !lastState ? retryMs : awaited.length > 0 ? beatBehindMs : beatMs;
      await sleep(pause, undefined, { signal: resting.signal, ref: false }).catch(() => undefined);
      resting = new AbortController();
      if (!isOver) await beat();
    }
  }

  await beat();
  void watch();

  return {
    hasReached,
    losses: () => losses,
    recognize: () => {
      const known = lastState;
      return (other) =>
        known !== null &&
        known.server === lastState?.server &&
        known.server === other.server &&
        other.isStandby &&
        other.replayed.lsn >= known.replayed.lsn;
    },
    noteFault: (error) => {
      const kind = reasonOf(error);
      if (!lastState || faults.has(kind)) return;
      faults.add(kind);
      onChange(`Second database for reading: a read failed (${kind}) and was done by the primary`);
      resting.abort();
    },
    status,
    stop: () => {
      isOver = true;
      resting.abort();
      probe?.end();
    },
  };
}
