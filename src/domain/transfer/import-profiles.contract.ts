// Import profiles: how files of one kind are imported, saved under a name and offered when such a file comes again.
import * as z from 'zod/mini';
import { defineContract } from '#domain/contract.ts';
import { idParamOf, mostId } from '#domain/stored.ts';
import { lineText } from '#domain/text/line-text.ts';
import { importPolicyShape, someImportPolicies } from './import-policies.ts';
import { importScheduleSchema } from './import-schedule.ts';
import { importFormatSchema, mappingSchema } from './transfer.contract.ts';

const tag = 'transfer';

/** Each dry run compares its file with all of them. */
export const mostImportProfiles = 500;

export const profileNameLength = 80;
export const profileNameSchema = lineText(profileNameLength, 'Enter a name for the profile.');

export const importProfileSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** As its files are recognized. */
  format: importFormatSchema,
  /** The columns of its files under their plain names, sorted. */
  columns: z.array(z.string()),
  /** Column → what it becomes. */
  mapping: mappingSchema,
  /** Chosen for its files; null where each file's own is found out. */
  encoding: z.nullable(z.string()),
  ...importPolicyShape,
  /** Imports it was used for, and when the last of them ended. */
  used: z.int(),
  lastUsedAt: z.nullable(z.iso.datetime()),
  /** Products its imports brought that are in the catalog. */
  products: z.int(),
  /** Null where its files are uploaded. */
  schedule: z.nullable(importScheduleSchema),
  createdAt: z.iso.datetime(),
});
export type ImportProfile = z.infer<typeof importProfileSchema>;

export const profileIdParam = idParamOf('Invalid profile ID');
/** The import, or the dry run, whose columns and choices it takes. */
const importId = z.int().check(z.minimum(1), z.maximum(mostId));

export const listImportProfiles = defineContract({
  method: 'GET',
  path: '/api/import-profiles',
  tag,
  summary: 'The import profiles by name, with how often each was used',
  reply: z.array(importProfileSchema),
});

export const addImportProfile = defineContract({
  method: 'POST',
  access: 'write',
  audited: true,
  path: '/api/import-profiles',
  tag,
  summary: `Save how a file was imported as a profile: its columns, what they become, values for all products and policies; at most ${mostImportProfiles}`,
  body: z.strictObject({ name: profileNameSchema, importId }),
  reply: importProfileSchema,
  status: 201,
});

export const changeImportProfile = defineContract({
  method: 'PATCH',
  access: 'write',
  audited: true,
  path: '/api/import-profiles/:id',
  tag,
  summary:
    'Rename a profile, set its policies or values, or take the columns and choices of an import (`importId`); what is not named stays',
  params: profileIdParam,
  body: z
    .strictObject({
      name: z.optional(profileNameSchema),
      importId: z.optional(importId),
      ...someImportPolicies,
    })
    .check(z.refine((body) => Object.keys(body).length > 0, 'Enter what to change.')),
  reply: importProfileSchema,
});
export type ProfilePatch = z.output<typeof changeImportProfile.body>;

export const removeImportProfile = defineContract({
  method: 'DELETE',
  access: 'write',
  audited: true,
  path: '/api/import-profiles/:id',
  tag,
  summary: 'Delete a profile; its imports and their products stay',
  params: profileIdParam,
  status: 204,
});
