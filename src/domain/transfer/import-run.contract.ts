// The calls that run an import: upload a file, run it again, and look how it goes. Apart from the list of imports, which every page reads.
import * as z from 'zod/mini';
import { defineContract } from '#domain/contract.ts';
import { idParamOf, mostId } from '#domain/stored.ts';
import { importPolicyShape, someImportPolicies } from './import-policies.ts';
import { importFormatSchema, importModeSchema, importSchema, mappingSchema, movedSchema } from './transfer.contract.ts';

export const importIdParam = idParamOf('Invalid import ID');
const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((value: 'true' | 'false') => value === 'true'),
);

export const createImport = defineContract({
  method: 'POST',
  access: 'write',
  path: '/api/imports',
  tag: 'transfer',
  summary:
    'Upload a catalog file (multipart field `file`, optional field `mapping` as JSON and `format`, `encoding`, `emptyCells`, which keeps the values of fields whose cells are empty where it is left out, and `handEdits`, which is then the workspace’s default; `missing`, `stopAbove`, `constants`, `supplierId`, `otherSupplier` and `profileId`, which sets what is left out); a dry run changes nothing, and uses the profile of its file where `profileId` is left out. A file that was exported for review changes nothing either: the reply has `isAnswers`, and its id is that of `GET /api/answers/:id`',
  query: z.strictObject({ dryRun: z.optional(flag), mode: z.optional(importModeSchema) }),
  consumes: 'multipart/form-data',
  reply: z.object({ id: z.int(), isAnswers: z.optional(z.literal(true)) }),
  status: 202,
});

/** The optional fields beside the file, as JSON in multipart fields of the same names, or as the body of a re-run. */
export const importOptionsSchema = z.strictObject({
  mapping: z.optional(mappingSchema),
  format: z.optional(importFormatSchema),
  encoding: z.optional(z.string().check(z.maxLength(40))),
  ...someImportPolicies,
  /** The profile to import by; null for none, also where the file is one of a profile. */
  profileId: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(mostId)))),
});
export type ImportOptions = z.infer<typeof importOptionsSchema>;

export const rerunImport = defineContract({
  method: 'POST',
  access: 'write',
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

const supplierRef = z.object({ id: z.int(), name: z.string() });

/** One import with what only its own page shows. */
export const importDetailsSchema = z.extend(importSchema, {
  missingPolicy: importPolicyShape.missing,
  /** Products that earlier files brought and this one does not have; null until the file was read to its end, and after thirty days. */
  missing: z.nullable(z.int()),
  stopAbove: importPolicyShape.stopAbove,
  /** What is more than it may change, in a sentence: of a dry run that cannot be imported with this limit, or of an import that it stopped. */
  excess: z.nullable(z.string()),
  constants: importPolicyShape.constants,
  /** Whose file it is. */
  supplier: z.nullable(supplierRef),
  /** Where a dry run has none: whose file the last import with the same columns was. */
  lastSupplier: z.nullable(supplierRef),
  otherSupplier: importPolicyShape.otherSupplier,
  /** Rows that meet a product of a supplier the file is not of, and products without one that become this one's. */
  otherSuppliers: z.int(),
  claimed: z.int(),
  /** The profile it was imported by, and whether something else was chosen than the profile says. */
  profile: z.nullable(z.object({ id: z.int(), name: z.string(), isChanged: z.boolean() })),
  /** The profile whose files look like this one, where it was not used; `isSame`: they have exactly these columns. */
  suggested: z.nullable(
    z.object({
      id: z.int(),
      name: z.string(),
      used: z.int(),
      lastUsedAt: z.nullable(z.iso.datetime()),
      isSame: z.boolean(),
    }),
  ),
  /** The dry run this import was started from. */
  dryRunId: z.nullable(z.int()),
  /** Of a dry run: products in its file changed since, or new ones may be there already, so that its figures may be others now. */
  isOutdated: z.boolean(),
  /** The import a dry run was applied by. */
  importedAs: z.nullable(z.int()),
  /** Products it added or changed that are still there: what a list filtered by this import holds. */
  listed: z.int(),
  /** Of these, products with a part that waits for review. */
  pending: z.int(),
  /** Of these, products decided whole whose source changed after a part was approved. */
  sourceChanged: z.int(),
  undo: z.nullable(
    z.object({
      at: z.iso.datetime(),
      by: z.string(),
      undone: z.int(),
      partly: z.int(),
      left: z.int(),
      /** Nothing waits any more. */
      isDone: z.boolean(),
      /** A run is about it. */
      isGoing: z.boolean(),
    }),
  ),
  /** The runs after it that set aside what is missing, or brought back what its file has again, and were not undone; `products`: how many each is about. */
  movedBy: z.array(
    z.object({
      runId: z.int(),
      action: z.enum(['set-aside', 'bring-back']),
      products: z.int(),
      isGoing: z.boolean(),
    }),
  ),
  /** Where the products listed as missing are now; null where none are listed. */
  missingNow: z.nullable(z.object({ catalog: z.int(), setAside: z.int(), deleted: z.int() })),
  /** Of a dry run that was not imported yet: products that runs after its import would set aside as missing, and bring back. */
  willMove: movedSchema,
  /** True while something of it can be undone: all of it, the rest, what an undo left, or what was moved after it. */
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

export const cancelDryRun = defineContract({
  method: 'POST',
  access: 'write',
  path: '/api/imports/:id/cancel',
  tag: 'transfer',
  summary:
    'Stop a dry run that is under way; 409 IMPORT_NOT_READY once it is over, and for an import, which is canceled as the run it is',
  params: importIdParam,
  reply: importDetailsSchema,
});

/** Conflicts named before an undo; the counts count all. */
export const namedConflicts = 8;

const undoPreviewSchema = z.object({
  /** Products that go back or go, that go back in part, and that are left because somebody changed them since. */
  undone: z.int(),
  partly: z.int(),
  left: z.int(),
  /** Of those undone, products the import added. */
  deleted: z.int(),
  moved: movedSchema,
  /** The first 8 products that are left, wholly or in part, in the order of the file. */
  conflicts: z.array(
    z.object({
      sku: z.string(),
      title: z.string(),
      /** Null where the product is gone. */
      productId: z.nullable(z.int()),
      outcome: z.enum(['partly', 'left']),
      /** One sentence. */
      reason: z.string(),
    }),
  ),
});
export type UndoPreview = z.infer<typeof undoPreviewSchema>;

export const previewUndo = defineContract({
  method: 'GET',
  path: '/api/imports/:id/undo',
  tag: 'transfer',
  summary:
    'What undoing an import would do now; the import is undone as its run is, within 30 days: `POST /api/runs/:id/undo` with its `runId`',
  params: importIdParam,
  reply: undoPreviewSchema,
});
