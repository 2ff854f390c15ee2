// Which columns of which tables are about a person. Foreign keys to users are found in the schema by themselves, and so is every column of
// JSON, which may name people; what is about a person without either is declared here, and a test looks for what is in neither.
import { and, eq, getTableColumns, inArray, is, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { once } from '#domain/once.ts';
import * as schema from '#server/database/schema.ts';

const { accessLinks, auditEntries, deletedProducts, mails, optimizedContents, products, runs } = schema;
const { setAsideProducts, users, webhookEvents } = schema;

/** By what records are found. */
export type PersonKeys = { id: number; fullName: string; email: string | null };

/** Why a record is theirs: the name of a column, and which records that finds. */
type Link = { field: string; find: (person: PersonKeys) => SQL | undefined };

export type PersonTable = {
  name: string;
  table: PgTable;
  key: PgColumn[];
  links: Link[];
  /** A record is theirs alone, and goes with their data, where this column refers to them: those that go with their user. */
  owner: PgColumn | null;
  json: [field: string, column: PgColumn][];
  /** Why something failed, in sentences of ours, of which one names who is no member any more (`actAs`). */
  sentences: [field: string, column: PgColumn][];
};

type Declared = { column: PgColumn; find: Link['find'] };

/** Entries of the audit log that are about a person, by the number of their target. */
export const isAboutPerson = ({ id }: Pick<PersonKeys, 'id'>): SQL | undefined =>
  and(
    eq(auditEntries.targetId, String(id)),
    sql`(${auditEntries.kind} in ('member', 'sign-in') or ${auditEntries.action} = 'asked-password')`,
  );

const sameText = (column: PgColumn, text: string | null) =>
  text === null ? undefined : eq(sql`lower(${column})`, text.toLowerCase());

/** Values of an entry of the audit log are flat, and name a person by the name or email they had. */
const hasValue = (column: PgColumn, { fullName, email }: PersonKeys) =>
  sql`exists (select from jsonb_each_text(${column}) as said where lower(said.value) in (lower(${fullName}), lower(${email ?? fullName})))`;

/** What is about a person without a foreign key. */
export const declaredColumns: readonly Declared[] = [
  { column: runs.undoneBy, find: ({ id }) => eq(runs.undoneBy, id) },
  { column: auditEntries.actorId, find: ({ id }) => eq(auditEntries.actorId, id) },
  { column: auditEntries.targetId, find: isAboutPerson },
  { column: auditEntries.targetName, find: ({ email }) => sameText(auditEntries.targetName, email) },
  { column: auditEntries.before, find: (person) => hasValue(auditEntries.before, person) },
  { column: auditEntries.after, find: (person) => hasValue(auditEntries.after, person) },
  { column: accessLinks.email, find: ({ email }) => sameText(accessLinks.email, email) },
  {
    // Whom a mail went to is in its link.
    column: mails.linkId,
    find: ({ id, email }) =>
      inArray(
        mails.linkId,
        sql`(select ${accessLinks.id} from ${accessLinks} where ${accessLinks.userId} = ${id} or lower(${accessLinks.email}) = lower(${email}))`,
      ),
  },
];

/** Columns that sound like a person and need no search, by table and field, with the reason. */
export const exemptColumns: Readonly<Record<string, string>> = {
  'audit_entries.actorName': 'The name of who acts, found by their number',
  'audit_entries.address': 'Where who acts called from, found by their number',
  'product_sources.groupedBy': 'The name of a fact of the product',
  'judgements.by': 'The model that judged',
  'sign_offs.forWhom': 'Somebody at a brand, who is no member',
};

/** JSON that is stored as text and may name people. */
export const jsonTexts: readonly { field: string; column: PgColumn }[] = [
  { field: 'body', column: webhookEvents.body },
];

/** What an export leaves out of each table: a secret, or what only a secret is compared with. */
const secretField = /^locked|Hash$|^password$|^publicKey$|^credentialId$|^token$/;

/** Records of the catalog say which they are, not all they hold: their texts belong to the workspace. */
const briefly = new Map<PgTable, readonly string[]>([
  [products, ['id', 'sku', 'title', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy']],
  [optimizedContents, ['id', 'productId', 'createdAt', 'updatedAt', 'updatedBy', 'approvedBy']],
  [deletedProducts, ['productId', 'sku', 'title', 'deletedAt', 'deletedBy']],
  [setAsideProducts, ['productId', 'sku', 'title', 'setAsideAt', 'setAsideBy']],
  [schema.dataSources, ['id', 'productId', 'sourceCategory', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy']],
]);

const sentenceField = /^(note|error|reason)$/;

const isJson = (column: PgColumn) => column.getSQLType() === 'jsonb';

function keyOf(table: PgTable): PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table);
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
}

function describeTable(table: PgTable): PersonTable {
  const { name, foreignKeys } = getTableConfig(table);
  const fields = Object.entries(getTableColumns(table)) as [string, PgColumn][];
  const fieldOf = (column: PgColumn) => fields.find(([, each]) => each === column)?.[0] ?? column.name;
  const toUsers = foreignKeys.flatMap((key) => {
    const { columns, foreignTable } = key.reference();
    const [column] = columns;
    return foreignTable === users && column ? [{ column, isOwner: key.onDelete === 'cascade' }] : [];
  });
  const declared = declaredColumns.filter(({ column }) => column.table === table);
  return {
    ...{ name, table, key: keyOf(table) },
    links: [
      ...toUsers.map(({ column }) => ({ field: fieldOf(column), find: ({ id }: PersonKeys) => eq(column, id) })),
      ...declared.map(({ column, find }) => ({ field: fieldOf(column), find })),
    ],
    owner: toUsers.find(({ isOwner }) => isOwner)?.column ?? null,
    json: fields.filter(([, column]) => isJson(column) && !declared.some((each) => each.column === column)),
    sentences: fields.filter(([field, column]) => sentenceField.test(field) && column.getSQLType() === 'text'),
  };
}

/** Every table with a column that refers to people or may name them; users are not among them. */
export const personTables = once((): readonly PersonTable[] =>
  Object.values(schema)
    .filter((value) => is(value, PgTable))
    .filter((table) => table !== users)
    .map((table) => describeTable(table))
    .filter(
      ({ links, json, table }) =>
        links.length + json.length > 0 || jsonTexts.some(({ column }) => column.table === table),
    ),
);

/** The columns of a table that an export shows: of work its numbers, times and words, of what is theirs alone all that is no secret. */
export function shownColumns({ table, owner }: PersonTable): Record<string, PgColumn> {
  const shown = briefly.get(table);
  const isWhole = owner !== null || table === auditEntries;
  const fields = (Object.entries(getTableColumns(table)) as [string, PgColumn][]).filter(
    ([field, column]) => (shown?.includes(field) ?? !secretField.test(field)) && (isWhole || !isJson(column)),
  );
  return Object.fromEntries(fields);
}
