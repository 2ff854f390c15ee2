// Answers kept as long as nothing was written: right at any moment, after one's own change too, and whoever else changes the database.
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from './db.ts';
import { type Finder, finderAt, finderOf } from './finder.ts';
import { type Position, positionText, readPosition } from './position.ts';
import { prepareSelect } from './prepared.ts';
import { RecentMap } from './recent-map.ts';
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
const snapshot = sql<string | null>`case when not pg_is_in_recovery() then pg_current_snapshot()::text end`;
const snapshotNow = prepareSelect('snapshot', { snapshot }, sql``);
/** With a replica: it holds everything of the snapshot once it has replayed the log up to here. */
const placeNow = prepareSelect('place', { snapshot, position: sql.raw(positionText) as SQL<string | null> }, sql``);

type Look = { snapshot: string | null; position: Position | null };

/**
 * How to read the version of some data from a database. It changes with all that is asked of them, and never comes again; of two databases, the
 * primary and its replica, each has versions of its own, as changes can be seen in another order there.
 */
export type Version = { of: string; read: (db: Db) => Promise<string> };
/** What was found, and the version before it was looked for. */
type Dated<Value> = { at: string; value: Value };

/** What was found at a snapshot. What has to be found is as new as that, wherever it is read. */
export type View = Omit<Finder, 'within'> & {
  /** Null where nothing can be kept. */
  snapshot: string | null;
  /**
   * What `ask` finds, asked once as long as nothing is written. `ask` may take several statements; what it depends on beside the
   * database stands in the key, or is told by `holds`: what no longer does is found anew.
   */
  recall<Value>(key: string, ask: (db: Db) => Promise<Value>, holds?: (known: Value) => boolean): Promise<Value>;
  /** The same as long as a version is what it is, whatever else is written. */
  recallAt<Value>(version: Version, key: string, ask: (db: Db) => Promise<Value>): Promise<Value>;
  /** The same for what is asked inside a transaction, which an `ask` began. */
  within(tx: Db): View;
  /** Whether the key was asked about before, at this snapshot; from now on it was. Never where nothing can be kept. */
  wasAsked(key: string): boolean;
};

export type Remembered = {
  /** The view of everything that was committed before the call. */
  look(): Promise<View>;
  /** Forgets everything: the database may not be the one it was. */
  forget(): void;
  /** Calls back when everything is to be forgotten, for whoever keeps more by snapshots. */
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
  /** How many statements have begun. */
  begun: () => number;
  /** Whether transactions that may change something are under way, or wait. */
  isBusy: () => boolean;
};

/**
 * Asks for the snapshot. In a database of our own there is no need to as long as no statement has begun since, and no use in waiting for
 * transactions that are about to change it: then nothing is kept. Who asks beside others that only read waits for their statement as the
 * answer would.
 */
function createLook(db: Db, { work, replica }: Beside): () => Promise<Look> {
  const ask = async () => ({ snapshot: (await snapshotNow(db))[0]?.snapshot ?? null, position: null });
  if (replica) return shareNext(() => askPlace(db));
  const askTogether = shareNext(ask);
  if (!work) return askTogether;
  let calm: { seen: Look; begun: number } | null = null;
  return async () => {
    if (calm?.begun === work.begun()) return calm.seen;
    if (work.isBusy()) return { snapshot: null, position: null };
    const begun = work.begun() + 1;
    const seen = await askTogether();
    if (work.begun() === begun) calm = { seen, begun };
    return seen;
  };
}

async function askPlace(db: Db): Promise<Look> {
  const [row] = await placeNow(db);
  return { snapshot: row?.snapshot ?? null, position: row?.position ? readPosition(row.position) : null };
}

/** What a database may have beside it. */
type Beside = {
  /** What goes on in it, where this process alone uses it. */
  work?: Work;
  replica?: Replica | undefined;
};

export function createRemembered(db: Db, beside: Beside = {}): Remembered {
  const { replica } = beside;
  const lookAt = createLook(db, beside);
  const primary = finderOf(db);
  const kept = new RecentMap<string, Promise<unknown>>(mostBytes);
  /** What outlasts a snapshot, under its version. */
  const lasting = new RecentMap<string, Promise<unknown>>(mostLastingBytes);
  const listeners: (() => void)[] = [];
  let current: string | null = null;
  /** The first position told with the current snapshot, which is the easiest to reach. */
  let reachable: Position | null = null;

  /**
   * What is found after a look is at least as new as its snapshot. Whoever gets it later looked first too, and saw that nothing was
   * written since; whoever gets it while it is being found could have asked that late.
   */
  async function keep(map: typeof kept, key: string, found: Promise<unknown>): Promise<void> {
    map.set(key, found, entryBytes);
    try {
      const bytes = entryBytes + 2 * key.length + bytesOf(await found);
      if (map.get(key) === found) map.set(key, found, bytes);
    } catch {
      // Whoever asked hears of it.
      if (map.get(key) === found) map.delete(key);
    }
  }

  function moveOn(snapshot: string | null, position: Position | null): void {
    current = snapshot;
    reachable = position;
    kept.clear();
  }

  const viewOf = (snapshot: string | null, finder: Finder): View => {
    const view: View = {
      snapshot,
      find: finder.find,
      within: (tx) => viewOf(snapshot, finder.within(tx)),
      recall: async <Value>(key: string, ask: (db: Db) => Promise<Value>, holds = (_: Value) => true) => {
        if (snapshot === null || snapshot !== current) return await finder.find(ask);
        const known = kept.get(key) as Promise<Value> | undefined;
        if (known) {
          const value = await known;
          if (holds(value)) return value;
        }
        const found = finder.find(ask);
        void keep(kept, key, found);
        return await found;
      },
      recallAt: async <Value>(version: Version, key: string, ask: (db: Db) => Promise<Value>) => {
        const now = await view.recall(`version of ${version.of}`, version.read);
        const place = `${version.of} ${now} ${key}`;
        const known = lasting.get(place) as Promise<Dated<Value>> | undefined;
        if (known) {
          const { at, value } = await known;
          if (at === now) return value;
        }
        // Where it is found may not be where the version was read: a replica can be lost in between.
        const found = finder.find(async (db) => ({ at: await version.read(db), value: await ask(db) }));
        void keep(lasting, place, found);
        return (await found).value;
      },
      wasAsked: (key) => {
        if (snapshot === null || snapshot !== current) return false;
        const was = kept.get(`asked ${key}`) !== undefined;
        kept.set(`asked ${key}`, Promise.resolve(), entryBytes + 2 * key.length);
        return was;
      },
    };
    return view;
  };

  return {
    forget: () => {
      moveOn(null, null);
      lasting.clear();
      for (const listener of listeners) listener();
    },
    onForget: (listener) => void listeners.push(listener),
    look: async () => {
      const { snapshot, position } = await lookAt();
      if (snapshot !== null && snapshot !== current) moveOn(snapshot, position);
      const at = snapshot !== null && snapshot === current ? reachable : position;
      return viewOf(snapshot, replica && at ? finderAt(at, replica, db) : primary);
    },
  };
}
