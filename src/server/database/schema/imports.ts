// Tables of imports and their profiles.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { HandEdits } from '#domain/catalogue/hand-edits.ts';
import type { SupplierChange } from '#domain/transfer/changes/plan-undo.ts';
import type { ReplacedSource } from '#domain/transfer/changes/replaced-source.ts';
import type { Constants } from '#domain/transfer/constants.ts';
import type { EmptyCells } from '#domain/transfer/empty-cells.ts';
import {
  fromStoredChange,
  type ImportedChange,
  type ImportedKind,
  type StoredChange,
  toStoredChange,
  type UndoOutcome,
} from '#domain/transfer/import-products.contract.ts';
import type { ImportPlace, ScheduleOutcome } from '#domain/transfer/import-schedule.ts';
import type { MissingPolicy } from '#domain/transfer/missing-products.ts';
import type { SettledOptions } from '#domain/transfer/profiles/choices.ts';
import type { Schedule } from '#domain/transfer/schedule.ts';
import type { OtherSupplier } from '#domain/transfer/supplier-skus.ts';
import type { Cleaned, ImportCounts, Mapping } from '#domain/transfer/transfer.contract.ts';
import { suppliers } from './catalogue.ts';
import { id, time } from './columns.ts';
import { users } from './people.ts';

const importedChanges = customType<{ data: ImportedChange[]; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (changes) => JSON.stringify(changes.map(toStoredChange)),
  fromDriver: (stored) => (stored as StoredChange[]).map(fromStoredChange),
});

/** `source` null: there were none before. `shopName` and `groupedBy` are absent of imports from before they were stored. */
export type ReplacedRows = {
  source: ReplacedSource | null;
  importId: number | null;
  shopName?: string | null;
  groupedBy?: string | null;
};

/** How files of one kind are imported; each is recognized by its columns. */
export const importProfiles = pgTable(
  'import_profiles',
  {
    id: id(),
    name: text().notNull(),
    /** As its files are recognized. */
    format: text().notNull(),
    /** Whether that was chosen, because the files are recognized as something else. */
    isFormatChosen: boolean().notNull(),
    encoding: text(),
    columns: jsonb().$type<string[]>().notNull(),
    mapping: jsonb().$type<Mapping>().notNull(),
    constants: jsonb().$type<Constants>().notNull(),
    handEdits: text().$type<HandEdits>().notNull(),
    emptyCells: text().$type<EmptyCells>().notNull(),
    missing: text().$type<MissingPolicy>().notNull(),
    stopAbove: integer(),
    supplierId: integer().references(() => suppliers.id, { onDelete: 'set null' }),
    otherSupplier: text().$type<OtherSupplier>().notNull().default('refuse'),
    createdBy: integer().references(() => users.id),
    createdAt: time().notNull().defaultNow(),
  },
  (t) => [uniqueIndex('import_profiles_name').on(sql`lower(${t.name})`)],
);

/** The products the imports of a profile brought: those of them a later file lacks are missing. No foreign key: a product may come back. */
export const profileProducts = pgTable(
  'profile_products',
  {
    profileId: integer()
      .notNull()
      .references(() => importProfiles.id, { onDelete: 'cascade' }),
    productId: integer().notNull(),
    /** The first of them that did; null of products noted before this was stored. */
    importId: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.profileId, t.productId] }),
    index('profile_products_product').on(t.productId, t.profileId),
  ],
);

/** One run over an uploaded file. `itemsDone` is stored with every applied batch: where a resumed run goes on. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    fileName: text().notNull(),
    /** Name of the upload in the data directory; several runs may share one upload. Null once it was removed. */
    upload: text(),
    /** The server whose queue has its job, because its file lies there; null until one takes it up. */
    server: text(),
    bytes: bigint({ mode: 'number' }).notNull(),
    bytesRead: bigint({ mode: 'number' }).notNull().default(0),
    isDryRun: boolean().notNull(),
    mode: text().$type<'rows' | 'all'>().notNull(),
    options: jsonb().$type<SettledOptions>().notNull().default({}),
    state: text().$type<'running' | 'done' | 'failed'>().notNull().default('running'),
    error: text(),
    format: text(),
    encoding: text(),
    encodingNote: text(),
    mapping: jsonb().$type<Mapping>().notNull().default({}),
    columns: jsonb().$type<{ name: string; samples: string[] }[]>().notNull().default([]),
    counts: jsonb().$type<ImportCounts>().notNull().default({ read: 0, new: 0, changed: 0, unchanged: 0, refused: 0 }),
    itemsDone: integer().notNull().default(0),
    problemCount: integer().notNull().default(0),
    cleaned: jsonb().$type<Cleaned[]>().notNull().default([]),
    /** Products of which the file says something else than a manual edit. */
    edited: integer().notNull().default(0),
    /** New products whose SKU belonged to one that was deleted. */
    returned: integer().notNull().default(0),
    /** Products of the file that are set aside. */
    setAside: integer().notNull().default(0),
    /** Fields with a value here whose cells are empty. */
    blanks: integer().notNull().default(0),
    /** The run this one was started from, over the same upload. */
    fromRun: integer(),
    /** A hash of its format and columns, whatever their order and case; null until the file was recognized. */
    columnsKey: text(),
    profileId: integer().references(() => importProfiles.id, { onDelete: 'set null' }),
    /** The profile whose files look like this one, where it was not used. */
    suggestedProfileId: integer().references(() => importProfiles.id, { onDelete: 'set null' }),
    /** Products that earlier files brought and this one does not have; null until it was read to its end, and once they are forgotten. */
    missing: integer(),
    /** Those of them that the last file before had, which the share counts; null where none was noted, nothing was checked before the import, or before this was stored. */
    missingSince: integer(),
    /** Whose file it is. */
    supplierId: integer().references(() => suppliers.id, { onDelete: 'set null' }),
    /** Rows that meet a product of another supplier, and products without one that become this one's. */
    otherSuppliers: integer().notNull().default(0),
    claimed: integer().notNull().default(0),
    undoneAt: time(),
    undoneBy: integer().references(() => users.id),
    createdBy: integer()
      .notNull()
      .references(() => users.id),
    createdAt: time().notNull().defaultNow(),
    finishedAt: time(),
  },
  (t) => [
    index('imports_running').on(t.id).where(sql`${t.state} = 'running'`),
    index('imports_columns').on(t.columnsKey).where(sql`not ${t.isDryRun}`),
    index('imports_profile').on(t.profileId).where(sql`${t.profileId} is not null`),
  ],
);

/** The files of a profile, imported by themselves at their times. */
export const importSchedules = pgTable(
  'import_schedules',
  {
    profileId: integer()
      .primaryKey()
      .references(() => importProfiles.id, { onDelete: 'cascade' }),
    place: jsonb().$type<ImportPlace>().notNull(),
    times: jsonb().$type<Schedule>().notNull(),
    nextAt: time().notNull(),
    /** When its file was taken last, or was not there. */
    lastAt: time(),
    outcome: text().$type<ScheduleOutcome>(),
    reason: text(),
    importId: integer().references(() => imports.id, { onDelete: 'set null' }),
    /** A hash of the file that was taken last; null where that one was not imported. */
    digest: text(),
    createdBy: integer()
      .notNull()
      .references(() => users.id),
  },
  (t) => [
    index('import_schedules_next').on(t.nextAt),
    index('import_schedules_running').on(t.profileId).where(sql`${t.outcome} = 'running'`),
  ],
);

/** The products that earlier files brought and the file of an import does not have. */
export const importMissing = pgTable(
  'import_missing',
  {
    importId: integer()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    productId: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.productId] })],
);

/**
 * The products here that the file of an import names, also in rows that were refused, noted batch by batch; one may be noted twice. What earlier
 * files brought and is not among them is missing.
 */
export const importNamed = pgTable(
  'import_named',
  {
    id: id(),
    importId: integer()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    productIds: integer().array().notNull(),
  },
  (t) => [index('import_named_import').on(t.importId)],
);

export const importProblems = pgTable(
  'import_problems',
  {
    importId: integer()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    row: integer().notNull(),
    column: text(),
    value: text(),
    reason: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.number] })],
);

/**
 * What a run did to products, one row each: what its lists show, what it is filtered by and what undoing it needs. Of a dry run
 * the first of each list stand here, their values shortened.
 */
export const importProducts = pgTable(
  'import_products',
  {
    importId: integer()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** Where it is in the file. */
    row: integer().notNull(),
    sku: text().notNull(),
    title: text().notNull(),
    /** Null in a dry run for what is not there yet. No foreign key: what an import did outlives its products. */
    productId: integer(),
    kind: text().$type<ImportedKind>().notNull(),
    /** Some of its changes are of fields with a manual edit. */
    isEdited: boolean().notNull().default(false),
    changes: importedChanges().notNull().default([]),
    /** The kept rows this run replaced, against those it stored; null where it replaced none. */
    replacedRows: jsonb().$type<ReplacedRows>(),
    /** The supplier this run gave the product, and the one it had; null where it gave none. */
    supplierChange: jsonb().$type<SupplierChange>(),
    /** What undoing the run came to, and why the product, or some of it, was left; null while it waits. */
    outcome: text().$type<UndoOutcome>(),
    reason: text(),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.row, t.sku] }),
    index('import_products_product').on(t.importId, t.productId),
  ],
);
