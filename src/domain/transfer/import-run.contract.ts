// The calls that run an import: upload a file, run it again, and look how it goes. Apart from the list of imports, which every page reads.
import * as z from 'zod/mini';
import { defineContract } from '#domain/contract.ts';
import {
  handEditsSchema,
  importFormatSchema,
  importModeSchema,
  importSchema,
  mappingSchema,
} from './transfer.contract.ts';

export const importIdParam = z.object({
  id: z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'Invalid import ID')),
    z.transform((id: string) => Number(id)),
  ),
});
const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((value: 'true' | 'false') => value === 'true'),
);

export const createImport = defineContract({
  method: 'POST',
  path: '/api/imports',
  tag: 'transfer',
  summary:
    'Upload a catalogue file (multipart field `file`, optional field `mapping` as JSON and `format`, `encoding`, `handEdits`); a dry run changes nothing',
  query: z.strictObject({ dryRun: z.optional(flag), mode: z.optional(importModeSchema) }),
  consumes: 'multipart/form-data',
  reply: z.object({ id: z.int() }),
  status: 202,
});

/** The optional fields beside the file, as JSON in multipart fields of the same names, or as the body of a re-run. */
export const importOptionsSchema = z.strictObject({
  mapping: z.optional(mappingSchema),
  format: z.optional(importFormatSchema),
  encoding: z.optional(z.string().check(z.maxLength(40))),
  handEdits: z.optional(handEditsSchema),
});
export type ImportOptions = z.infer<typeof importOptionsSchema>;

export const rerunImport = defineContract({
  method: 'POST',
  path: '/api/imports/:id/runs',
  tag: 'transfer',
  summary:
    'Run an uploaded file again: apply a dry run, or dry-run it with another mapping, format or encoding; answers the new import',
  params: importIdParam,
  query: z.strictObject({ dryRun: z.optional(flag), mode: z.optional(importModeSchema) }),
  body: importOptionsSchema,
  reply: z.object({ id: z.int() }),
  status: 202,
});

/** One import with what only its own page shows. */
export const importDetailsSchema = z.extend(importSchema, {
  /** The dry run this import was started from. */
  dryRunId: z.nullable(z.int()),
  /** The import a dry run was applied by. */
  importedAs: z.nullable(z.int()),
  /** Products it added or changed that are still there: what a list filtered by this import holds. */
  listed: z.int(),
  /** Of these, products with a part that waits for review. */
  pending: z.int(),
  undo: z.nullable(z.object({ at: z.iso.datetime(), by: z.string(), left: z.int(), isDone: z.boolean() })),
  /** True while it can be undone, or an undo that stopped on its way can go on. */
  canUndo: z.boolean(),
});
export type ImportDetails = z.infer<typeof importDetailsSchema>;

export const getImport = defineContract({
  method: 'GET',
  path: '/api/imports/:id',
  tag: 'transfer',
  summary: 'State, counts and problems of an import',
  params: importIdParam,
  reply: importDetailsSchema,
});

/** Products of one step of an undo. */
export const undoStep = 50;

export const undoImport = defineContract({
  method: 'POST',
  path: '/api/imports/:id/undo',
  tag: 'transfer',
  summary:
    'Undoes an import within 30 days, 50 products a call, until `remaining` is 0: fields go back, new products are deleted; what somebody changed since is left',
  params: importIdParam,
  reply: z.object({ undone: z.int(), left: z.int(), remaining: z.int() }),
});
