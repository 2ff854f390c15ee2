// The tables of a database as a move sees them: their columns and keys, in an order in which each comes after those it refers to.

/** A connection to either engine; values come as text, or as they are asked for. */
export type Side = { query: <Row>(text: string, values?: unknown[]) => Promise<Row[]> };

type MovedColumn = { name: string; type: string };
export type MovedTable = { name: string; columns: MovedColumn[]; key: MovedColumn[] };

export const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

type ColumnRow = { table: string; name: string; type: string; key_place: number | null };

/** Columns that are computed are left out: the target computes them itself. */
const columnsQuery = `
  select c.relname::text as table, a.attname::text as name, format_type(a.atttypid, a.atttypmod) as type,
    array_position(i.indkey::int2[], a.attnum) as key_place
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  left join pg_index i on i.indrelid = c.oid and i.indisprimary
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  order by c.relname, a.attnum`;

const referencesQuery = `
  select distinct conrelid::regclass::text as table, confrelid::regclass::text as refers
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`;

/** Every table of the schema `public`, those referred to first. Throws where a table has no primary key. */
export async function listTables(side: Side): Promise<MovedTable[]> {
  const rows = await side.query<ColumnRow>(columnsQuery);
  const names = [...new Set(rows.map(({ table }) => table))];
  const tables = names.map((name): MovedTable => {
    const own = rows.filter(({ table }) => table === name);
    const key = own.filter(({ key_place }) => key_place !== null);
    if (key.length === 0) throw new Error(`The table ${name} has no primary key.`);
    key.sort((a, b) => (a.key_place ?? 0) - (b.key_place ?? 0));
    const columnOf = ({ name: column, type }: ColumnRow) => ({ name: column, type });
    return { name, columns: own.map(columnOf), key: key.map(columnOf) };
  });
  return inOrder(tables, await side.query<{ table: string; refers: string }>(referencesQuery));
}

function inOrder(tables: MovedTable[], references: { table: string; refers: string }[]): MovedTable[] {
  const ordered: MovedTable[] = [];
  for (let left = tables; left.length > 0; ) {
    const waiting = new Set(left.map(({ name }) => name));
    const isFree = ({ name }: MovedTable) =>
      !references.some(({ table, refers }) => table === name && waiting.has(refers));
    const free = left.filter(isFree);
    if (free.length === 0) throw new Error('Tables refer to each other in a circle.');
    ordered.push(...free);
    left = left.filter((table) => !free.includes(table));
  }
  return ordered;
}

export type Sum = { count: string; sum: string };

/** How many rows a table has, and a checksum of all of them in any order. */
export async function sumOf(side: Side, { name, columns }: MovedTable): Promise<Sum> {
  const row = `row(${columns.map((column) => quote(column.name)).join(', ')})::text`;
  const [sum] = await side.query<Sum>(
    `select count(*)::text as count, coalesce(sum(('x' || left(md5(${row}), 15))::bit(60)::bigint::numeric), 0)::text as sum
     from ${quote(name)}`,
  );
  if (!sum) throw new Error(`The table ${name} could not be counted.`);
  return sum;
}
