// Tables of stored exports, their profiles and the answers to them.
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import type { Part } from '#domain/parts/parts.ts';
import type { AnswerCounts, AnswerKind } from '#domain/transfer/answers.contract.ts';
import type { StoredFormat } from '#domain/transfer/export-labels.ts';
import type { Schedule } from '#domain/transfer/schedule.ts';
import type { ExportCounts, ExportSelection } from '#domain/transfer/stored-exports.contract.ts';
import { id, time } from './columns.ts';
import { users } from './people.ts';
import { runs } from './runs.ts';
import { signOffs } from './sign-offs.ts';

/** How exports are made again and again. */
export const exportProfiles = pgTable(
  'export_profiles',
  {
    id: id(),
    name: text().notNull(),
    format: text().$type<StoredFormat>().notNull(),
    filter: jsonb().$type<ProductFilter>().notNull(),
    columns: jsonb().$type<string[]>(),
    onlyDecided: boolean().notNull(),
    onlyChanged: boolean().notNull(),
    splitsRetailers: boolean().notNull(),
    fileName: text().notNull(),
    schedule: jsonb().$type<Schedule>(),
    /** When its schedule starts it next. */
    nextAt: time(),
    /** When it was last exported to the end; with a schedule, to the export folder. */
    lastAt: time(),
    createdBy: integer()
      .notNull()
      .references(() => users.id),
    createdAt: time().notNull(),
  },
  (t) => [
    uniqueIndex('export_profiles_name').on(sql`lower(${t.name})`),
    index('export_profiles_next').on(t.nextAt).where(sql`${t.nextAt} is not null`),
  ],
);

/** The versions of products that a profile exported last. No foreign key to the product: what is gone is counted. */
export const exportedProducts = pgTable(
  'exported_products',
  {
    profileId: integer()
      .notNull()
      .references(() => exportProfiles.id, { onDelete: 'cascade' }),
    productId: integer().notNull(),
    sourceVersion: integer().notNull(),
    /** Null where there was no content. */
    contentVersion: integer(),
  },
  (t) => [primaryKey({ columns: [t.profileId, t.productId] })],
);

/** Exports made in the background. The row stays, since answers name it; its files are stored for 30 days. */
export const storedExports = pgTable(
  'stored_exports',
  {
    id: id(),
    /** What the marks of an answer sheet name it by. */
    token: text().notNull(),
    profileId: integer().references(() => exportProfiles.id, { onDelete: 'set null' }),
    name: text().notNull(),
    format: text().$type<StoredFormat>().notNull(),
    selection: jsonb().$type<ExportSelection>().notNull(),
    state: text().$type<'running' | 'done' | 'failed'>().notNull().default('running'),
    error: text(),
    /** The server whose queue has its job, and whose disk has its files. */
    server: text().notNull(),
    /** Without `misread` where it was stored before that was counted. */
    counts: jsonb().$type<Omit<ExportCounts, 'misread'> & Partial<Pick<ExportCounts, 'misread'>>>(),
    /** `stored`: the name on disk; `isPart`: it holds only what changed. Empty before it is done, and once the files were removed. */
    files: jsonb().$type<{ name: string; bytes: number; stored: string; isPart?: boolean }[]>().notNull().default([]),
    /** Null for one that its schedule started, which goes to the export folder. */
    createdBy: integer().references(() => users.id),
    createdAt: time().notNull(),
    finishedAt: time(),
  },
  (t) => [
    uniqueIndex('stored_exports_token').on(t.token),
    index('stored_exports_running').on(t.id).where(sql`${t.state} = 'running'`),
  ],
);

/** Answers that came back: in a file, to an export, or by the link of a sign-off. */
export const answers = pgTable(
  'answers',
  {
    id: id(),
    /** Null of a sign-off. */
    exportId: integer().references(() => storedExports.id),
    /** Null of a file, and of a sign-off that is forgotten. */
    signOffId: integer().references(() => signOffs.id, { onDelete: 'set null' }),
    /** Of a sign-off, who answered. */
    fileName: text().notNull(),
    /** Null until the whole file is read. */
    counts: jsonb().$type<AnswerCounts>(),
    products: integer().notNull().default(0),
    runId: integer().references(() => runs.id),
    createdBy: integer()
      .notNull()
      .references(() => users.id),
    createdAt: time().notNull(),
  },
  (t) => [index('answers_sign_off').on(t.signOffId)],
);

/** The rows of a file of answers that say something. No foreign key to the product: it may be gone. */
export const answerRows = pgTable(
  'answer_rows',
  {
    answersId: integer()
      .notNull()
      .references(() => answers.id, { onDelete: 'cascade' }),
    row: integer().notNull(),
    kind: text().$type<AnswerKind>().notNull(),
    productId: integer(),
    part: text().$type<Part>(),
    /** The hash in its mark. */
    hash: text(),
    sku: text().notNull(),
    title: text().notNull(),
    text: text(),
    /** Of a change. */
    value: jsonb().$type<string | string[]>(),
    isApproved: boolean().notNull().default(false),
    comment: text(),
    reason: text(),
  },
  (t) => [
    primaryKey({ columns: [t.answersId, t.row] }),
    index('answer_rows_kind').on(t.answersId, t.kind, t.row),
    index('answer_rows_product').on(t.answersId, t.productId),
  ],
);
