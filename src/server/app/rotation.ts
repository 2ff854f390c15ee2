// A rotation of the secret: everything that is stored locked is locked again with the first key (docs/decisions/060).
import { sql } from 'drizzle-orm';
import { recordServer } from '#server/audit/audit.commands.ts';
import type { Db } from '#server/database/database.ts';
import { openKeyFile } from '#server/secrets/key-file.ts';
import { lockWith, openWith, openWithAny } from '#server/secrets/key-keeper.ts';
import { type LockedColumn, lockedColumns } from './locked-columns.ts';

/** Of the lock that one rotation at a time holds; any number that nothing else uses. */
const rotationLock = 7_203_117;

/** A reason why nothing is rotated, in one sentence. */
export class RotationRefusal extends Error {
  override name = 'RotationRefusal';
}

/** Of one kind of values: how many were locked again, had the first key already, and open with no key. */
export type Moved = { name: string; moved: number; current: number; unreadable: number };

export type Rotation = {
  moved: Moved[];
  /** Whether this rotation made the key. */
  isNewKey: boolean;
  /** How many keys behind the first are still known. */
  olderKeys: number;
};

type Clocked = { db: Db; now: () => Date };

export type Place = {
  dataDir: string;
  /** The keys of SECRET_KEY; null where they are in the file of the data directory. */
  given: readonly Buffer[] | null;
  /** Whether the file gets a new key. It gets none while values have an older one: a rotation that was interrupted goes on with its own. */
  makesKey: boolean;
  /** Whether keys behind the first are removed from the file once nothing has them. */
  forgetsOlder: boolean;
};

/** Whether a value has the first key, an older one or none of them. */
const ageOf = ([first, ...older]: readonly Buffer[], locked: string, about: string) => {
  if (first && openWith(first, locked, about) !== null) return 'current';
  return openWithAny(older, locked, about) !== null ? 'older' : 'unreadable';
};

type Ages = Record<ReturnType<typeof ageOf>, number>;

/** How many values have which age, without changing any. */
async function countAges(tx: Db, keys: readonly Buffer[]): Promise<Ages> {
  const ages = { current: 0, older: 0, unreadable: 0 };
  for (const { list } of lockedColumns)
    for (const { locked, about } of await list(tx)) ages[ageOf(keys, locked, about)] += 1;
  return ages;
}

async function moveColumn(tx: Db, { name, list, save }: LockedColumn, keys: readonly Buffer[]): Promise<Moved> {
  const moved: Moved = { name, moved: 0, current: 0, unreadable: 0 };
  const [first, ...older] = keys;
  if (!first) return moved;
  for (const { id, locked, about } of await list(tx)) {
    const opened = openWithAny(older, locked, about);
    if (openWith(first, locked, about) !== null) moved.current += 1;
    else if (opened === null) moved.unreadable += 1;
    else {
      await save(tx, id, lockWith(first, opened, about));
      moved.moved += 1;
    }
  }
  return moved;
}

/** With its entry in the audit log. */
async function moveAll(tx: Db, now: Clocked['now'], keys: readonly Buffer[], isNewKey: boolean): Promise<Moved[]> {
  const all: Moved[] = [];
  for (const column of lockedColumns) all.push(await moveColumn(tx, column, keys));
  if (isNewKey || all.some(({ moved }) => moved > 0)) {
    const after = Object.fromEntries(all.flatMap(({ name, moved }) => (moved > 0 ? [[name, moved]] : [])));
    await recordServer(tx, { now }, { kind: 'secret', action: 'rotated', after });
  }
  return all;
}

/** One at a time of all processes of the database: of two that write the file, one would lose the key of the other. */
const alone = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${rotationLock})`);
    return await work(tx);
  });

/** Throws RotationRefusal where the keys are not those of the servers, or there is none to rotate to. */
function requireKeys(keys: readonly Buffer[], found: Ages, { given, dataDir }: Place): void {
  const where = given ? 'SECRET_KEY' : `secret.key of DATA_DIR (${dataDir})`;
  if (found.unreadable > 0 && found.current + found.older === 0)
    throw new RotationRefusal(
      `The key in ${where} opens none of the ${found.unreadable} stored secrets, so nothing was changed: use the key of the servers.`,
    );
  if (keys.length === 0)
    throw new RotationRefusal(`There is no key in ${where} and nothing is stored that needs one: nothing was changed.`);
  if (given?.length === 1)
    throw new RotationRefusal(
      'SECRET_KEY has one key, so nothing was changed: put a new one (openssl rand -hex 32) and a comma in front of it for every server and worker, restart them, and run this with the same SECRET_KEY.',
    );
}

/**
 * Locks everything that is stored again. The new key is on disk before anything has it, and the old ones stay known until nothing has them: a
 * process that dies in between leaves values that all open, and the next rotation goes on. Throws RotationRefusal, then nothing was changed.
 */
export async function rotateSecret({ db, now }: Clocked, place: Place): Promise<Rotation> {
  const file = openKeyFile(place.dataDir);
  const rotation = await alone(db, async (tx) => {
    const known = place.given ?? file.read();
    const found = await countAges(tx, known);
    requireKeys(known, found, place);
    const isNewKey = !place.given && place.makesKey && found.older === 0;
    const keys = isNewKey ? file.addKey() : known;
    return { moved: await moveAll(tx, now, keys, isNewKey), isNewKey, olderKeys: keys.length - 1 };
  });
  if (place.given || !place.forgetsOlder) return rotation;
  // What was moved is stored by now. Before that, an old key could still be needed.
  const olderKeys = await alone(db, async (tx) => {
    if ((await countAges(tx, file.read())).older === 0) file.keepFirst();
    return file.read().length - 1;
  });
  return { ...rotation, olderKeys };
}
