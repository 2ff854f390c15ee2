// Tables of runs.
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Move } from '#domain/catalogue/move.ts';
import type { Part } from '#domain/parts/parts.ts';
import type { Replaced } from '#domain/review/put-back.ts';
import type { DrawnSample } from '#domain/runs/draw-sample.ts';
import type { RunFinding, RunOutcome, RunState } from '#domain/runs/run.ts';
import type { RunAction } from '#domain/runs/run-action.ts';
import type { ReplacedAddresses, ReplacedField } from '#domain/runs/source-edit.ts';
import { anyJson, id, time } from './columns.ts';
import { imports } from './imports.ts';
import { users } from './people.ts';

/** One action over many products. `stage` counts up whenever it is paused, cancelled or goes on: work started in an earlier stage stores nothing any more. */
export const runs = pgTable(
  'runs',
  {
    id: id(),
    action: jsonb().$type<RunAction>().notNull(),
    selection: anyJson().notNull(),
    /** The highest product id it goes to. */
    until: integer().notNull(),
    state: text().$type<RunState>().notNull().default('waiting'),
    stage: integer().notNull().default(1),
    total: integer().notNull(),
    /** Whether its products are listed. */
    isListed: boolean().notNull().default(false),
    note: text(),
    createdBy: integer().references(() => users.id),
    /** Whether it was started where nobody signs in, so that nothing waits for a second person. */
    isAlone: boolean().notNull().default(false),
    createdAt: time().notNull(),
    startedAt: time(),
    finishedAt: time(),
    undoneBy: integer(),
    /** When what it replaced, or its file, was given up. */
    purgedAt: time(),
    /** The products a person looks at before it goes on; null where none were asked for, or they are not drawn yet. */
    sample: jsonb().$type<DrawnSample>(),
    /** The import it is; null for one that goes through products of the catalogue. */
    importId: integer().references((): AnyPgColumn => imports.id),
    /** The import that started it when it ended; null for one that somebody started. */
    follows: integer().references((): AnyPgColumn => imports.id),
  },
  (t) => [
    uniqueIndex('runs_import').on(t.importId),
    index('runs_follows').on(t.follows).where(sql`${t.follows} is not null`),
    index('runs_live').on(t.id).where(sql`${t.state} in ('waiting', 'running', 'paused')`),
    index('runs_kept').on(t.finishedAt).where(sql`${t.purgedAt} is null`),
  ],
);

/** Keys callers gave to calls that start a run, for 24 hours, with a digest of what was asked. */
export const runKeys = pgTable('run_keys', {
  key: text().primaryKey(),
  digest: text().notNull(),
  /** Null only within the transaction that starts it. */
  runId: integer().references(() => runs.id, { onDelete: 'cascade' }),
  createdAt: time().notNull(),
});

/** The products of a run in pieces of about a hundred, each a job; their counts add up to the run's. */
export const runChunks = pgTable(
  'run_chunks',
  {
    runId: integer()
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    total: integer().notNull(),
    done: integer().notNull().default(0),
    asked: integer().notNull().default(0),
    /** Of what is done, where it was the second person. */
    confirmed: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    /** Of what is done, by why it needs a look. */
    nothingWritten: integer().notNull().default(0),
    partRejected: integer().notNull().default(0),
    sourceChanged: integer().notNull().default(0),
    openClaim: integer().notNull().default(0),
    mustRule: integer().notNull().default(0),
    wishNotFollowed: integer().notNull().default(0),
    /** Of what was written, whether it differs from the source; null of runs from before this was counted. */
    writtenChanged: integer(),
    writtenChangedToLook: integer(),
    writtenUnchanged: integer(),
    writtenUnchangedToLook: integer(),
    /** Of a find and replace: matches that were not selected. Null before this was counted. */
    skippedHits: integer(),
    /** Of a run that decides on parts: those it decided, and those it left that still wait. Null before this was counted. */
    partsDone: integer(),
    partsOpen: integer(),
  },
  (t) => [primaryKey({ columns: [t.runId, t.number] })],
);

/** What came of a product. Outlives the product, as the report does: no foreign key to it. */
export const runItems = pgTable(
  'run_items',
  {
    runId: integer()
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    productId: integer().notNull(),
    chunk: integer().notNull(),
    /** Null while it waits. */
    outcome: text().$type<RunOutcome>(),
    /** Why a product that is done needs a look; null where it does not. */
    finding: text().$type<RunFinding>(),
    /** Whether what was written differs from the source; null where nothing was written. */
    isChanged: boolean(),
    /** Whether it confirmed what somebody else approved first; null where it approved nothing. */
    isConfirmed: boolean(),
    parts: jsonb().$type<Part[]>().notNull().default([]),
    reason: text(),
    at: time(),
    /** Of a find and replace: matches that were not selected. */
    skippedHits: integer(),
    /** Of a run that decides on parts: how many it decided, and how many it left that still wait. */
    partsDone: integer(),
    partsOpen: integer(),
    /** What it replaced, for the way back. */
    replaced: jsonb().$type<Replaced | ReplacedField | ReplacedAddresses | Move>(),
  },
  (t) => [
    primaryKey({ columns: [t.runId, t.productId] }),
    index('run_items_chunk').on(t.runId, t.chunk),
    index('run_items_outcome').on(t.runId, t.outcome, t.productId),
    index('run_items_finding').on(t.runId, t.finding, t.productId).where(sql`${t.finding} is not null`),
    // What the pace of a run is measured by: its last minutes.
    index('run_items_at').on(t.runId, t.at),
  ],
);

/** What the file a run makes has of each product. */
export const runRows = pgTable(
  'run_rows',
  {
    runId: integer()
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    productId: integer().notNull(),
    text: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.runId, t.productId] })],
);
