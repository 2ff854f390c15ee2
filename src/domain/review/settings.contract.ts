// Settings of the workspace, the same for everybody who works in it.
import * as z from 'zod/mini';
import { defineContract } from '#domain/contract.ts';
import { attestationSchema } from './attestation.ts';

export const settingsSchema = z.object({
  /** Which open claims an approver has to attest by name. */
  attestation: attestationSchema,
  /** Whether a part goes back to pending when its source changes after it was approved; else it is only marked. */
  returnsChanged: z.boolean(),
});
export type Settings = z.infer<typeof settingsSchema>;

export const getSettings = defineContract({
  method: 'GET',
  path: '/api/settings',
  tag: 'settings',
  summary: 'Settings of the workspace',
  reply: settingsSchema,
});

export const patchSettings = defineContract({
  method: 'PATCH',
  path: '/api/settings',
  tag: 'settings',
  summary: 'Change settings of the workspace; what is not named stays',
  body: z
    .strictObject({ attestation: z.optional(attestationSchema), returnsChanged: z.optional(z.boolean()) })
    .check(z.refine((body) => Object.keys(body).length > 0, 'Name at least one setting.')),
  reply: settingsSchema,
});
export type SettingsPatch = z.output<typeof patchSettings.body>;
