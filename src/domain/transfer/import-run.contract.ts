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

export const getImport = defineContract({
  method: 'GET',
  path: '/api/imports/:id',
  tag: 'transfer',
  summary: 'State, counts and problems of an import',
  params: importIdParam,
  reply: importSchema,
});
