// The SQL that takes a person out of what is stored, and leaves what they did.
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { neutralName } from '#domain/session/personal-data.contract.ts';
import { type Db, rowsOf } from '#server/database/database.ts';
import { accessLinks, auditEntries, contentHistory, users } from '#server/database/schema.ts';
import { noLongerMember } from '../act-as.ts';
import { forgetGuesses } from '../sign-in-guess.ts';
import { noPassword } from '../users.store.ts';
import { isAboutPerson, jsonTexts, type PersonTable, personTables } from './person-tables.store.ts';
import type { PersonRow } from './personal-data.store.ts';

/** What names of devices and tokens become, which people often make of their own. */
const aDevice = 'a device';
const aToken = 'a token';

/** Lets triggers of append-only tables know whose name is replaced, in this transaction alone; what takes long may take its time. */
async function permit(tx: Db, id: number): Promise<void> {
  await tx.execute(sql`select set_config('copydesk.erases_person', ${String(id)}, true)`);
  await tx.execute(sql`set local statement_timeout = 0`);
}

/** A column that may name people, by its field, and how a record of the person begins there. */
type Naming = { field: string; column: PgColumn; begins: string };

const namingColumns = ({ table, json }: PersonTable, id: number): Naming[] => [
  ...json.map(([field, column]) => ({ field, column, begins: `{"id": ${id}, "fullName": ` })),
  ...jsonTexts
    .filter(({ column }) => column.table === table)
    .map(({ field, column }) => ({ field, column, begins: `{"id":${id},"fullName":` })),
];

/** Replaces the name of a person in the records of one table that name them; answers how many changed. */
async function renameIn(tx: Db, of: PersonTable, id: number): Promise<number> {
  const columns = namingColumns(of, id);
  if (columns.length === 0) return 0;
  const renamed = (column: PgColumn) => sql`rename_person(${column}::text, ${id}, ${neutralName(id)})`;
  const changes = columns.map(({ field, column }) => [field, sql`${renamed(column)}::${sql.raw(column.getSQLType())}`]);
  const isNamed = columns.map(
    ({ column, begins }) => sql`(strpos(${column}::text, ${begins}) > 0 and ${renamed(column)} <> ${column}::text)`,
  );
  const changed = await tx
    .update(of.table)
    .set(Object.fromEntries(changes))
    .where(or(...isNamed))
    .returning({ isChanged: sql`1` });
  return changed.length;
}

/** All names a person had, but those that somebody else has or had: of an entry with nothing but such a name nobody can say whose it is. */
async function findNames(db: Db, { id, fullName }: PersonRow): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select distinct name from (
        select ${fullName} as name
        union select actor_name from audit_entries where actor_id = ${id}
        union select value from audit_entries, lateral (values (before ->> 'Name'), (after ->> 'Name')) as named (value)
          where actor_id = ${id} and kind = 'account' and action = 'changed-name'
      ) as had
      where name is not null
        and lower(name) not in (select lower(coalesce(full_name, username)) from users where id <> ${id})`,
  );
  return rows.map(({ name }) => name);
}

/** In lower case. */
const textArray = (texts: readonly string[]) =>
  sql`array(select lower(jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb)))`;

/** Replaces a name in the reasons why work of theirs stopped. */
async function renameInSentences(tx: Db, { table, sentences }: PersonTable, id: number, name: string): Promise<number> {
  if (sentences.length === 0) return 0;
  const [was, becomes] = [`${name}${noLongerMember}`, `${neutralName(id)}${noLongerMember}`];
  const changed = await tx
    .update(table)
    .set(Object.fromEntries(sentences.map(([field, column]) => [field, sql`replace(${column}, ${was}, ${becomes})`])))
    .where(or(...sentences.map(([, column]) => sql`strpos(${column}, ${was}) > 0`)))
    .returning({ isChanged: sql`1` });
  return changed.length;
}

/** Replaces their name where history has it as a word: who had a product assigned, and until when. */
async function renameInAssignments(tx: Db, id: number, names: readonly string[]): Promise<number> {
  const { previousContent, newContent, contentType } = contentHistory;
  const words = (column: PgColumn) => sql`${column} #>> '{}'`;
  const isTheirs = (column: PgColumn) =>
    sql`coalesce(lower(regexp_replace(${words(column)}, ', due .*$', '')) = any(${textArray(names)}), false)`;
  const renamed = (column: PgColumn) =>
    sql`case when ${isTheirs(column)} then to_jsonb(${neutralName(id)}::text || coalesce(substring(${words(column)} from ', due .*$'), '')) else ${column} end`;
  const changed = await tx
    .update(contentHistory)
    .set({ previousContent: renamed(previousContent), newContent: renamed(newContent) })
    .where(and(eq(contentType, 'assignment'), or(isTheirs(previousContent), isTheirs(newContent))))
    .returning({ id: contentHistory.id });
  return changed.length;
}

/**
 * Replaces their name wherever a record names them, a table at a time: nobody waits for all of it. Again until nothing is found, as work under
 * way may copy a record. The audit log has its own way.
 */
export async function renameEverywhere(db: Db, person: PersonRow): Promise<void> {
  const { id } = person;
  const names = await findNames(db, person);
  const permitted = (steps: (tx: Db) => Promise<number>) =>
    db.transaction(async (tx) => {
      await permit(tx, id);
      return await steps(tx);
    });
  for (let changed = 1; changed > 0; ) {
    changed = await permitted((tx) => renameInAssignments(tx, id, names));
    for (const of of personTables()) {
      changed += await permitted((tx) => renameIn(tx, of, id));
      for (const name of names) changed += await permitted((tx) => renameInSentences(tx, of, id, name));
    }
  }
}

/** Replaces names, emails and addresses of a person in the audit log, which a trigger allows for nothing else. */
async function renameInAudit(tx: Db, person: PersonRow): Promise<void> {
  const { id } = person;
  const names = await findNames(tx, person);
  const words = person.formerEmail === null ? names : [...names, person.formerEmail];
  const all = textArray(words);
  const neutral = neutralName(id);
  const isTheirs = sql`coalesce(actor_id = ${id}, false)`;
  const isAbout = sql`coalesce(${isAboutPerson(person)}, false)`;
  const isWord = (text: SQL) => sql`coalesce(lower(${text}) = any(${all}), false)`;
  const isEmail = (text: SQL) => sql`coalesce(lower(${text}) = lower(${person.formerEmail}::text), false)`;
  const holdsName = (text: SQL) =>
    sql`exists (select from unnest(${all}) as word where strpos(lower(${text}), word) > 0)`;
  const renamed = (column: SQL) => sql`coalesce((
    select jsonb_object_agg(key, case when ${isWord(sql`value #>> '{}'`)} then to_jsonb(${neutral}::text) else value end)
    from jsonb_each(${column})), ${column})`;
  const hasWord = (column: SQL) =>
    sql`exists (select from jsonb_each_text(${column}) as said where ${isWord(sql`said.value`)})`;
  await tx.execute(sql`update ${auditEntries} set
    actor_name = case when ${isTheirs} then ${neutral} else actor_name end,
    program = case when ${isTheirs} and ${holdsName(sql`program`)} then ${aToken} else program end,
    address = case when ${isTheirs} or ${isAbout} then null else address end,
    target_name = case
      when ${isTheirs} and kind = 'account' and target_name is not null then ${aDevice}
      when ${isTheirs} and kind = 'token' and ${holdsName(sql`target_name`)} then ${aToken}
      when ${isAbout} then ${neutral}
      when ${isWord(sql`target_name`)} and (kind in ('member', 'sign-in', 'mail', 'account') or ${isEmail(sql`target_name`)}) then ${neutral}
      else target_name end,
    before = ${renamed(sql`before`)},
    after = ${renamed(sql`after`)}
    where ${isTheirs} or ${isAbout} or ${isWord(sql`target_name`)} or ${hasWord(sql`before`)} or ${hasWord(sql`after`)}`);
}

/** What is theirs alone goes, and their name in the account and the audit log. The rest names them by the account. */
export async function erasePerson(tx: Db, person: PersonRow, at: Date): Promise<void> {
  const { id, formerEmail } = person;
  await permit(tx, id);
  for (const { table, owner } of personTables()) if (owner) await tx.delete(table).where(eq(owner, id));
  if (formerEmail !== null) {
    await tx.delete(accessLinks).where(eq(sql`lower(${accessLinks.email})`, formerEmail.toLowerCase()));
    await forgetGuesses(tx, formerEmail);
  }
  await renameInAudit(tx, person);
  await tx
    .update(users)
    .set({
      ...{ fullName: neutralName(id), username: `removed-${id}`, avatarUrl: null, lastSeenAt: null },
      ...{ email: null, formerEmail: null, oidcSubject: null, password: noPassword, erasedAt: at },
    })
    .where(eq(users.id, id));
}
