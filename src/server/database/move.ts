// Copies an embedded database into an empty Postgres, table by table in batches by key. How far it came stands in the target and is stored with
// each batch, so it goes on there after any interruption. The source is only read.
import { latestMigration, moveSchema } from './migrate.ts';
import { listTables, type MovedTable, quote, type Side, sumOf } from './move-tables.ts';

/** A reason not to move that the user can do something about. */
export class MoveRefusal extends Error {}

export type Move = {
  source: Side;
  target: Side;
  /** Brings the schema of the target up to date. */
  migrateTarget: () => Promise<void>;
  /** Hears what is done, in lines for a person. */
  onProgress: (line: string) => void;
  batchRows?: number;
};

const usualBatch = 1_000;
const state = `${moveSchema}.progress`;

/** Values mean the same on both sides only where both write them alike. */
const alike = `set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set extra_float_digits = 1; set bytea_output = 'hex'`;

/** Copies everything and verifies it; answers how many rows there are. Throws a refusal for what the user has to decide. */
export async function moveDatabase(move: Move): Promise<{ tables: number; rows: number }> {
  const { source, target, onProgress, batchRows = usualBatch } = move;
  for (const side of [source, target]) for (const setting of alike.split('; ')) await side.query(setting);
  const origin = await readOrigin(source);
  await openTarget(target, origin);
  await move.migrateTarget();
  const tables = await listTables(source);
  await emptyTarget(target, tables);
  for (const table of tables) await copyTable(source, target, table, batchRows, onProgress);
  const rows = await verify(source, target, tables);
  await setSequences(source, target);
  await target.query(`drop schema ${moveSchema} cascade`);
  await target.query('analyze');
  return { tables: tables.length, rows };
}

/** What identifies this installation. Refuses one that is not as this version has it, or in the middle of a run. */
async function readOrigin(source: Side): Promise<string> {
  const [mark] = await source.query<{ at: string | null }>(
    `select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  );
  if (Number(mark?.at) > latestMigration())
    throw new MoveRefusal('The embedded database was made by a newer version of Copydesk. Move it with that version.');
  if (Number(mark?.at) < latestMigration())
    throw new MoveRefusal(
      'The embedded database was made by an older version of Copydesk. Start this version once with that database, stop it, and then move the database.',
    );
  const live = await source.query<{ id: number }>(
    `select id from runs where state in ('waiting', 'running') order by id`,
  );
  if (live.length > 0)
    throw new MoveRefusal(
      `Run ${live.map(({ id }) => id).join(', ')} is still running. Wait until it ends, or pause or cancel it: unfinished work cannot be moved.`,
    );
  const [fact] = await source.query<{ at: string | null }>(
    `select value->>'at' as at from desk_facts where name = 'catalogue'`,
  );
  if (!fact?.at) throw new MoveRefusal('The embedded database is empty. Start Copydesk once with this database.');
  return fact.at;
}

/** Takes the target for this move, or goes on with one that was interrupted. Refuses a database that holds something else. */
async function openTarget(target: Side, origin: string): Promise<void> {
  const [encoding] = await target.query<{ server_encoding: string }>('show server_encoding');
  if (encoding?.server_encoding !== 'UTF8')
    throw new MoveRefusal("The target database does not store UTF-8. Create it with `encoding = 'UTF8'`.");
  const [started] = await target.query<{ there: boolean }>(`select to_regclass('${state}') is not null as there`);
  if (started?.there) {
    const [before] = await target.query<{ last_key: string }>(
      `select last_key[1] as last_key from ${state} where name = ''`,
    );
    if (before?.last_key === origin) return;
    throw new MoveRefusal('The target database contains an unfinished move of another installation. Use an empty one.');
  }
  const held = await target.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_%'
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     order by 1 limit 1`,
  );
  if (held[0])
    throw new MoveRefusal(`The target database is not empty: it contains ${held[0].name}. Use an empty one.`);
  await inTransaction(target, async () => {
    await target.query(`create schema ${moveSchema}`);
    // The row without a name is the move itself; its key is what it moves.
    await target.query(
      `create table ${state} (name text primary key, last_key text[], rows bigint not null default 0, is_done boolean not null default false)`,
    );
    await target.query(`insert into ${state} (name, last_key) values ('', array[$1::text])`, [origin]);
  });
}

/** Once: what migrations fill in comes from the source. */
async function emptyTarget(target: Side, tables: readonly MovedTable[]): Promise<void> {
  const [move] = await target.query<{ is_done: boolean }>(`select is_done from ${state} where name = ''`);
  if (move?.is_done) return;
  await inTransaction(target, async () => {
    // What triggers note of this would be rows of nobody.
    for (const { name } of tables) await target.query(`alter table ${quote(name)} disable trigger user`);
    await target.query(`truncate ${tables.map(({ name }) => quote(name)).join(', ')}`);
    for (const { name } of tables) await target.query(`alter table ${quote(name)} enable trigger user`);
    for (const { name } of tables) await target.query(`insert into ${state} (name) values ($1)`, [name]);
    await target.query(`update ${state} set is_done = true where name = ''`);
  });
}

type Progress = { last_key: string[] | null; rows: string; is_done: boolean };

async function copyTable(
  source: Side,
  target: Side,
  table: MovedTable,
  batchRows: number,
  onProgress: Move['onProgress'],
): Promise<void> {
  const [started] = await target.query<Progress>(`select last_key, rows::text, is_done from ${state} where name = $1`, [
    table.name,
  ]);
  if (!started) throw new Error(`The move knows nothing of the table ${table.name}.`);
  let { last_key: lastKey, is_done: isDone } = started;
  let copied = Number(started.rows);
  const keyAt = table.key.map(({ name }) => table.columns.findIndex((column) => column.name === name));
  while (!isDone) {
    const rows = await readBatch(source, table, lastKey, batchRows);
    const last = rows.at(-1);
    isDone = rows.length < batchRows;
    if (last) lastKey = keyAt.map((at) => last[at] as string);
    copied += rows.length;
    await inTransaction(target, async () => {
      await insertBatch(target, table, rows);
      await target.query(`update ${state} set last_key = $2, rows = $3, is_done = $4 where name = $1`, [
        table.name,
        lastKey,
        copied,
        isDone,
      ]);
    });
  }
  if (copied > 0) onProgress(`${table.name}: ${copied}`);
}

type TextRow = (string | null)[];

/** The next rows behind a key, every value as the database writes it. */
async function readBatch(
  source: Side,
  { name, columns, key }: MovedTable,
  lastKey: string[] | null,
  most: number,
): Promise<TextRow[]> {
  const values = columns.map((column, index) => `${quote(column.name)}::text as c${index}`).join(', ');
  const order = key.map((column) => quote(column.name)).join(', ');
  const given = key.map(({ type }, index) => `$${index + 1}::text::${type}`).join(', ');
  const behind = lastKey ? `where (${order}) > (${given})` : '';
  const rows = await source.query<Record<string, string | null>>(
    `select ${values} from ${quote(name)} ${behind} order by ${order} limit ${most}`,
    lastKey ?? [],
  );
  return rows.map((row) => columns.map((_, index) => row[`c${index}`] ?? null));
}

/** What other tables are kept in step with by triggers is copied itself. */
async function insertBatch(target: Side, { name, columns }: MovedTable, rows: readonly TextRow[]): Promise<void> {
  if (rows.length === 0) return;
  const names = columns.map((column) => quote(column.name)).join(', ');
  const cast = columns.map(({ type }, index) => `c${index}::${type}`).join(', ');
  const lists = columns.map((_, index) => `$${index + 1}::text[]`).join(', ');
  const called = columns.map((_, index) => `c${index}`).join(', ');
  await target.query(`alter table ${quote(name)} disable trigger user`);
  await target.query(
    `insert into ${quote(name)} (${names}) overriding system value select ${cast} from unnest(${lists}) as given (${called})`,
    columns.map((_, index) => rows.map((row) => row[index])),
  );
  await target.query(`alter table ${quote(name)} enable trigger user`);
}

/** Counts and checksums of each table on both sides; answers the rows of all. */
async function verify(source: Side, target: Side, tables: readonly MovedTable[]): Promise<number> {
  let rows = 0;
  for (const table of tables) {
    const [there, here] = [await sumOf(source, table), await sumOf(target, table)];
    if (there.count !== here.count || there.sum !== here.sum)
      throw new MoveRefusal(
        `The table ${table.name} is not the same in both databases (${there.count} rows, ${here.count} moved): the embedded database has been used since the move began. Start again with an empty target database.`,
      );
    rows += Number(here.count);
  }
  return rows;
}

/** The next number of each table is the one the source would have given. */
async function setSequences(source: Side, target: Side): Promise<void> {
  const names = await source.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace`,
  );
  for (const { name } of names) {
    const [sequence] = await source.query<{ last_value: string; is_called: boolean }>(
      `select last_value::text, is_called from ${name}`,
    );
    await target.query('select setval($1::text::regclass, $2::text::bigint, $3)', [
      name,
      sequence?.last_value,
      sequence?.is_called,
    ]);
  }
}

async function inTransaction(side: Side, work: () => Promise<void>): Promise<void> {
  await side.query('begin');
  try {
    await work();
    await side.query('commit');
  } catch (error) {
    await side.query('rollback');
    throw error;
  }
}
