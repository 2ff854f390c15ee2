// Tables of language models: connections, calls and what limits them.
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { PictureLook } from '#domain/images/image-look.ts';
import type { Job, Provider } from '#domain/models/providers.ts';
import { id, time } from './columns.ts';
import { users } from './people.ts';

/** Connections to language models, set on the screen. */
export const modelConnections = pgTable('model_connections', {
  id: id(),
  name: text().notNull(),
  provider: text().$type<Provider>().notNull(),
  model: text().notNull(),
  baseUrl: text(),
  /** The key, locked with the server's secret; it is stored in no other way. */
  lockedKey: text(),
  /** US dollars per million tokens. */
  inputPrice: doublePrecision(),
  outputPrice: doublePrecision(),
  /** US dollars a day (UTC). */
  dailyBudget: doublePrecision(),
  concurrency: integer().notNull(),
  requestsPerMinute: integer(),
  tokensPerMinute: integer(),
  maxOutputTokens: integer().notNull(),
  timeoutSeconds: integer().notNull(),
  temperature: doublePrecision(),
  seed: integer(),
  isActive: boolean().notNull().default(true),
  /** Counts up with every change. */
  version: integer().notNull().default(1),
  createdBy: integer().references(() => users.id),
  createdAt: time().notNull().defaultNow(),
  updatedBy: integer().references(() => users.id),
  updatedAt: time().notNull().defaultNow(),
});

/** Whether a model takes pictures, as a test found. */
export const modelSights = pgTable('model_sights', {
  /** SHA-256 of provider, model and address, as base64url. */
  key: text().primaryKey(),
  sees: boolean().notNull(),
  testedAt: time().notNull(),
});

/** What a model said of a picture. */
export const modelLooks = pgTable('model_looks', {
  /** SHA-256 of the model, the question with the product's text, and the hash of the file, as base64url. */
  key: text().primaryKey(),
  look: jsonb().$type<PictureLook>().notNull(),
  lookedAt: time().notNull(),
});

/** Which connection does which job; a job without a row is done by what Copydesk has built in. */
export const modelJobs = pgTable('model_jobs', {
  job: text().$type<Job>().primaryKey(),
  connectionId: integer()
    .notNull()
    .references(() => modelConnections.id, { onDelete: 'cascade' }),
});

/** Whose limits a call counts against: the connection, or 0 for the environment's model. */
export const limitKey = (t: { connectionId: AnyPgColumn }) => sql<number>`coalesce(${t.connectionId}, 0)`;

/**
 * Calls to a language model, one row an attempt. A row is stored with the most the call may cost before it is made, and gets its real
 * figures afterwards: what a crash leaves behind counts against the day's budget, never for it.
 */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: id(),
    provider: text().notNull(),
    model: text().notNull(),
    /** What the call was for: `draft`, `repair`, `judge`, `look`, `chat`, `question`, `trial` or `test`. */
    purpose: text().notNull().default('draft'),
    /** No foreign key: what was spent stays spent. */
    productId: integer(),
    /** The connection whose budget pays, as long as it was stored; null for the environment's. */
    connectionId: integer(),
    /** The day (UTC) whose budget pays. */
    day: date().notNull(),
    startedAt: time().notNull(),
    finishedAt: time(),
    /** `running`, `done`, or the kind of fault. */
    outcome: text().notNull().default('running'),
    inputTokens: integer(),
    outputTokens: integer(),
    /** Millionths of a US dollar. */
    costMicros: bigint({ mode: 'number' }).notNull(),
    /** The provider did not say what it used. */
    isEstimated: boolean().notNull().default(true),
    /** When it was let in, by the clock of the database: limits count by it, over machines whose clocks differ. */
    askedAt: time(),
    /** The most tokens it may use, in and out; counted while it runs. */
    mostTokens: integer().notNull().default(0),
    /** When it ended, by the same clock. */
    endedAt: time(),
  },
  (t) => [index('model_calls_day').on(t.day), index('model_calls_asked').on(limitKey(t), t.askedAt)],
);

/** What each process has of the calls a connection allows at a time. It passes these places from call to call by itself. */
export const modelPlaces = pgTable(
  'model_places',
  {
    /** The connection, or 0 for the environment's model. */
    connection: integer().notNull(),
    process: text().notNull(),
    places: integer().notNull(),
    /** Calls it has under way or waiting. */
    wanted: integer().notNull(),
    /** When it came or last got a place: of those that wait, the first is next. */
    since: time().notNull(),
    /** A process that dies renews this no more, and its places are free. */
    leaseUntil: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.connection, t.process] })],
);

/** Until when a provider asked to be left alone: everybody waits. */
export const modelPauses = pgTable('model_pauses', {
  /** The connection, or 0 for the environment's model. */
  connection: integer().primaryKey(),
  until: time().notNull(),
});
