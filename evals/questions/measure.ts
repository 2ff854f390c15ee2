// Asks questions of the sample catalogue, in this process, and holds each answer against hand-written SQL.
import { sql } from 'drizzle-orm';
import type { CatalogueAnswer } from '#domain/assistant/assistant.contract.ts';
import { loadSample, sampleUsers } from '#server/app/sample.ts';
import { answerQuestion, type OtherReader } from '#server/assistant/assistant.commands.ts';
import { seedRules } from '#server/benchmarks/rules.seed.ts';
import { type Database, rowsOf } from '#server/database/database.ts';
import { openPglite } from '#server/database/pglite.ts';
import { ensureUsers } from '#server/session/session.commands.ts';
import type { Expectation, QuestionCase } from './question-case.ts';

/** A Saturday, so that "this week" started long ago. */
export const now = new Date('2026-11-21T10:00:00.000Z');

const view = `create view r as select p.*, split_part(p.price, ' ', 1)::numeric as amount,
  coalesce(o.title_status, 'pending') as title_status, coalesce(o.description_status, 'pending') as description_status,
  coalesce(o.bullets_status, 'pending') as bullets_status, coalesce(o.images_status, 'pending') as images_status
  from products p left join optimized_contents o on o.product_id = p.id`;

export async function openSample(): Promise<Database> {
  const database = await openPglite();
  await fillSample(database);
  return database;
}

/** Loads the sample into an empty database, and makes the view the questions' SQL reads. */
export async function fillSample(database: Database): Promise<void> {
  await database.db.transaction(async (tx) => {
    await seedRules(tx, now);
    const users = await ensureUsers(
      tx,
      sampleUsers.map((user) => ({ ...user })),
    );
    await loadSample(tx, users, now);
  });
  await database.db.execute(sql.raw(view));
}

const tolerance = 1e-6;
const same = (a: unknown, b: number | null) =>
  b !== null && a !== null && a !== undefined && Math.abs(Number(a) - b) < tolerance;
/** A group by the name it is stored under or the label it is shown under. */
const isNamed = (group: { name: string | null; label: string }, name: unknown) =>
  group.name === name || group.label === name;

/** The figure of an answer must stand in its sentence too. */
function saysFigure(answer: string, value: number): boolean {
  if (value === 0 && /\bno products\b/.test(answer)) return true;
  const forms = [value.toLocaleString('en-US'), value.toFixed(1), value.toFixed(2), String(value)];
  return forms.some((form) => answer.includes(form));
}

/** Why an answer is not the right one; null when it is. */
export function judge({ kind }: Expectation, rows: readonly unknown[][], reply: CatalogueAnswer): string | null {
  if (!reply.interpretation) return 'refused';
  const first = rows.map(([value]) => value);
  const ids = first.map(Number);
  const readAs = `; read as: ${reply.interpretation.text}`;
  if (kind === 'number') {
    if (!same(first[0], reply.value)) return `${String(first[0])} expected, ${reply.value} answered${readAs}`;
    return saysFigure(reply.answer, Number(first[0])) ? null : `the sentence does not say it: ${reply.answer}`;
  }
  if (kind === 'set' || kind === 'order') {
    const sorted = (list: readonly number[]) => (kind === 'set' ? [...list].sort((a, b) => a - b) : list).join(',');
    const isSame = sorted(ids) === sorted(reply.productIds) && reply.total === ids.length && !reply.groups;
    return isSame ? null : `${sorted(ids)} expected, ${sorted(reply.productIds)} answered${readAs}`;
  }
  const groups = reply.groups?.rows ?? [];
  if (kind === 'winners') {
    const winning = groups.filter(({ isFirst }) => isFirst);
    const isSame =
      winning.length === first.length && first.every((name) => winning.some((each) => isNamed(each, name)));
    const names = winning.map(({ name }) => name);
    return isSame ? null : `${first.join(', ')} expected, ${names.join(', ')} answered${readAs}`;
  }
  // Whether products without a name are a group is a matter of form.
  const named = (of: unknown) => of !== null && of !== undefined;
  const asked = rows.filter(([name]) => named(name));
  const isSame =
    groups.filter(({ name }) => named(name)).length === asked.length &&
    asked.every(([name, value]) => groups.some((group) => isNamed(group, name) && same(value, group.value)));
  return isSame ? null : `${JSON.stringify(rows)} expected, ${JSON.stringify(groups)} answered${readAs}`;
}

/** A question that is not answered as it must be, and why. */
export type Missed = { question: string; fault: string };

/** Asks a question that has an answer; why it is not the right one, null when it is. `other` is asked what the rules cannot read. */
export async function judgeQuestion(
  { db }: Database,
  { question, expected }: QuestionCase,
  other: OtherReader | null = null,
): Promise<string | null> {
  const reply = await answerQuestion(db, question, now, other);
  let fault: string | null = null;
  // A question with several readings is answered by any of them.
  for (const text of [expected.sql].flat()) {
    const found = await rowsOf<Record<string, unknown>>(db, sql.raw(text));
    const rows = found.map((row) => Object.values(row));
    const wrong = judge(expected, rows, reply);
    if (wrong === null) return null;
    fault ??= wrong;
  }
  return fault;
}

/** Asks questions that have an answer; those that are not answered rightly. */
export const measureQuestions = (
  database: Database,
  cases: readonly QuestionCase[],
  other: OtherReader | null = null,
): Promise<Missed[]> => missedOf(cases, (one) => judgeQuestion(database, one, other));

/** Asks what cannot be answered; null where it is refused, as is right. */
export async function judgeRefusal(
  { db }: Database,
  question: string,
  other: OtherReader | null = null,
): Promise<string | null> {
  const reply = await answerQuestion(db, question, now, other);
  return reply.interpretation === null && reply.answer.startsWith('I cannot answer that from the catalog')
    ? null
    : (reply.interpretation?.text ?? reply.answer);
}

/** Asks what cannot be answered; what is answered all the same. */
export const measureRefusals = (
  database: Database,
  questions: readonly string[],
  other: OtherReader | null = null,
): Promise<Missed[]> =>
  missedOf(
    questions.map((question) => ({ question })),
    ({ question }) => judgeRefusal(database, question, other),
  );

async function missedOf<T extends { question: string }>(
  cases: readonly T[],
  judgeOne: (one: T) => Promise<string | null>,
): Promise<Missed[]> {
  const missed: Missed[] = [];
  for (const one of cases) {
    const fault = await judgeOne(one);
    if (fault !== null) missed.push({ question: one.question, fault });
  }
  return missed;
}
