// Answers kept as long as nothing was written: right at any moment, also after a change of one's own or of another server.
import { type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from './db.ts';
import { type Finder, finderAt, finderOf } from './finder.ts';
import { type Position, positionText, readPosition } from './position.ts';
import { prepareSelect } from './prepared.ts';
import type { Replica } from './replica.ts';
import { shareNext } from './shared.ts';

/** What is kept in all. A list of a million products takes 4 MB. */
const mostBytes = 48 * 1024 * 1024;
/** Of what is found in texts. */
const mostLastingBytes = 8 * 1024 * 1024;
/** What an entry costs beside its value. */
const entryBytes = 200;

/**
 * Two statements with the same snapshot see the same rows: it names every transaction that has ended. Transactions that only read leave
 * it as it is. A standby does not list those under way, so there is none to go by.
 */
const snapshotId = sql<string | null>`case when not pg_is_in_recovery() then pg_current_snapshot()::text end`;
const snapshotNow = prepareSelect('snapshot', { id: snapshotId }, sql``);
/** With a replica: it has everything of the snapshot once it has replayed the log up to here. */
const placeNow = prepareSelect(
  'place',
  { id: snapshotId, position: sql.raw(positionText) as SQL<string | null> },
  sql``,
);

/** A moment of the database: `id` is null where it has none to go by. */
type Moment = { id: string | null; position: Position | null };

/**
 * How to read the version of some data from a database. It changes with all that is asked of them, and never comes again; of two databases, the
 * primary and its replica, each has versions of its own, as changes can be seen in another order there.
 */
export type Version = { of: string; read: (db: Db) => Promise<string> };
/** What was found, and the version before it was looked for. */
type Dated<Value> = { at: string; value: Value };

/** What was found at a moment. What has to be found is as new as that, wherever it is read. */
export type Snapshot = Omit<Finder, 'within'> & {
  /** Null where nothing can be kept. */
  id: string | null;
  /**
   * What `ask` finds, asked once as long as nothing is written. `ask` may take several statements. What it depends on beside the database is
   * in the key, or is checked by `isValid`, which has a known answer found again where it is not.
   */
  cached<Value>(key: string, ask: (db: Db) => Promise<Value>, isValid?: (known: Value) => boolean): Promise<Value>;
  /** The same as long as a version stays the same, while other data is written. */
  cachedAt<Value>(version: Version, key: string, ask: (db: Db) => Promise<Value>): Promise<Value>;
  /** Begins to find what `cached` will answer, and waits for nothing: one thing at a time, so that it never takes all there is. */
  findAhead<Value>(key: string, ask: (db: Db) => Promise<Value>): void;
  /** Whether `cached`, or `cachedAt` for a version, would answer without finding anything. */
  knows(key: string, version?: Version): Promise<boolean>;
  /**
   * The same for what is asked inside a transaction that an `ask` started. It never waits for what another request is finding: in the
   * embedded database that one waits for the end of this transaction.
   */
  within(tx: Db): Snapshot;
  /** Whether the key was asked about before, at this snapshot; from now on it was. Never where nothing can be kept. */
  wasAsked(key: string): boolean;
};

export type ReadCache = {
  /** A snapshot of everything that was committed before the call. */
  snapshot(): Promise<Snapshot>;
  /** Forgets everything: the database may not be the one it was. */
  forget(): void;
  /** Calls back when everything is to be forgotten, for other caches that go by snapshots. */
  onForget(listener: () => void): void;
};

function bytesOf(value: unknown): number {
  if (typeof value === 'object' && value !== null && 'at' in value && 'value' in value) return bytesOf(value.value);
  if (typeof value === 'string') return 2 * value.length;
  if (ArrayBuffer.isView(value)) return value.byteLength;
  return JSON.stringify(value).length;
}

/** What goes on in a database that only this process uses. */
export type Work = {
  /** How many statements were started. */
  started: () => number;
  /** Whether transactions that may change something are under way, or wait. */
  isBusy: () => boolean;
};

/**
 * Asks for the moment. In an embedded database there is no need to as long as no statement was started since, and no use in waiting for
 * transactions that are about to change it: then nothing is kept.
 */
function createAsk(db: Db, { work, replica }: Beside): () => Promise<Moment> {
  if (replica) return shareNext(() => askPlace(db));
  const askTogether = shareNext(async () => ({ id: (await snapshotNow(db))[0]?.id ?? null, position: null }));
  if (!work) return askTogether;
  let calm: { seen: Moment; started: number } | null = null;
  return async () => {
    if (calm?.started === work.started()) return calm.seen;
    if (work.isBusy()) return { id: null, position: null };
    const started = work.started() + 1;
    const seen = await askTogether();
    if (work.started() === started) calm = { seen, started };
    return seen;
  };
}

async function askPlace(db: Db): Promise<Moment> {
  const [row] = await placeNow(db);
  return { id: row?.id ?? null, position: row?.position ? readPosition(row.position) : null };
}

/** What a database may have beside it. */
type Beside = {
  /** What goes on in it, where this process alone uses it. */
  work?: Work;
  replica?: Replica | undefined;
};

/** What is being found, and whether it has been. */
type Answer = { found: Promise<unknown>; isSettled: boolean };
type Answers = LRUCache<string, Answer>;

/**
 * Keeps what is being found. It is at least as new as the snapshot it was asked at; anyone who gets it later asked for the snapshot first and
 * saw that nothing was written since, and anyone who gets it meanwhile could have asked at that time.
 */
async function keep(answers: Answers, key: string, found: Promise<unknown>): Promise<void> {
  const answer: Answer = { found, isSettled: false };
  answers.set(key, answer, { size: entryBytes });
  let size: number | null = null;
  try {
    size = entryBytes + 2 * key.length + bytesOf(await found);
  } catch {
    // A fault is reported to the caller, and not kept.
  }
  if (answers.peek(key) !== answer) return;
  // The size of an entry is read when it is new.
  answers.delete(key);
  if (size !== null) answers.set(key, { found, isSettled: true }, { size });
}

const createAnswers = (maxSize: number): Answers => new LRUCache({ maxSize, maxEntrySize: maxSize / 2 });

export function createReadCache(db: Db, beside: Beside = {}): ReadCache {
  const { replica } = beside;
  const ask = createAsk(db, beside);
  const primary = finderOf(db);
  const kept = createAnswers(mostBytes);
  /** What outlasts a snapshot, under its version. */
  const lasting = createAnswers(mostLastingBytes);
  const listeners: (() => void)[] = [];
  let current: string | null = null;
  let isFindingAhead = false;
  /** The first position seen with the current snapshot, which is the easiest to reach. */
  let reachable: Position | null = null;

  function moveOn({ id, position }: Moment): void {
    current = id;
    reachable = position;
    kept.clear();
  }

  const snapshotOf = (id: string | null, finder: Finder, isWithin = false): Snapshot => {
    const canKeep = () => id !== null && id === current;
    /** What is found or, outside a transaction, being found. Looked up and noted in one turn, so that what comes at once is asked once. */
    const lookUp = <Value>(answers: Answers, key: string) => {
      const answer = answers.get(key);
      return answer && (answer.isSettled || !isWithin) ? (answer.found as Promise<Value>) : null;
    };
    const find = <Value>(answers: Answers, key: string, ask: (db: Db) => Promise<Value>): Promise<Value> => {
      const found = finder.find(ask);
      void keep(answers, key, found);
      return found;
    };
    const versionNow = ({ of, read }: Version) => snapshot.cached(`version of ${of}`, read);
    const placeOf = ({ of }: Version, now: string, key: string) => `${of} ${now} ${key}`;
    const snapshot: Snapshot = {
      id,
      find: finder.find,
      within: (tx) => snapshotOf(id, finder.within(tx), true),
      cached: async <Value>(key: string, ask: (db: Db) => Promise<Value>, isValid = (_: Value) => true) => {
        if (!canKeep()) return await finder.find(ask);
        const known = lookUp<Value>(kept, key);
        if (known) {
          const value = await known;
          if (isValid(value)) return value;
          // Meanwhile another snapshot may be the current one.
          if (!canKeep()) return await finder.find(ask);
        }
        return await find(kept, key, ask);
      },
      cachedAt: async <Value>(version: Version, key: string, ask: (db: Db) => Promise<Value>) => {
        const now = await versionNow(version);
        const place = placeOf(version, now, key);
        const known = lookUp<Dated<Value>>(lasting, place);
        if (known) {
          const { at, value } = await known;
          if (at === now) return value;
        }
        // Where it is found may not be where the version was read: a replica can be lost in between.
        const found = await find(lasting, place, async (db) => ({ at: await version.read(db), value: await ask(db) }));
        return found.value;
      },
      findAhead: (key, ask) => {
        if (isFindingAhead || !canKeep() || kept.has(key)) return;
        isFindingAhead = true;
        // A fault is nobody's here: who asks for it finds it, or has it.
        const end = () => {
          isFindingAhead = false;
        };
        find(kept, key, ask).then(end, end);
      },
      knows: async (key, version) => {
        if (!canKeep()) return false;
        if (!version) return kept.peek(key)?.isSettled === true;
        return lasting.peek(placeOf(version, await versionNow(version), key))?.isSettled === true;
      },
      wasAsked: (key) => {
        if (!canKeep()) return false;
        const was = kept.has(`asked ${key}`);
        kept.set(`asked ${key}`, { found: Promise.resolve(), isSettled: true }, { size: entryBytes + 2 * key.length });
        return was;
      },
    };
    return snapshot;
  };

  return {
    forget: () => {
      moveOn({ id: null, position: null });
      lasting.clear();
      for (const listener of listeners) listener();
    },
    onForget: (listener) => void listeners.push(listener),
    snapshot: async () => {
      const moment = await ask();
      if (moment.id !== null && moment.id !== current) moveOn(moment);
      const at = moment.id !== null && moment.id === current ? reachable : moment.position;
      return snapshotOf(moment.id, replica && at ? finderAt(at, replica, db) : primary);
    },
  };
}
