// Settings of the workspace, the same for everybody who works in it.
import * as z from 'zod/mini';
import { fewestAuditDays, mostAuditDays, usualAuditDays } from '#domain/audit/keep-days.ts';
import { handEditsSchema } from '#domain/catalogue/hand-edits.ts';
import { defineContract } from '#domain/contract.ts';
import { scopeValuesSchema } from '#domain/scope-schema.ts';
import { secondPersonActs } from '#domain/second-person-acts.ts';
import { isTimeZone } from '#domain/time-zone.ts';
import { attestationSchema, defaultAttestation } from './attestation.ts';

const daysRange = `Enter a whole number of days from ${fewestAuditDays} to ${mostAuditDays}.`;
const auditDays = z.int(daysRange).check(z.minimum(fewestAuditDays, daysRange), z.maximum(mostAuditDays, daysRange));

const timeZone = z
  .string()
  .check(z.maxLength(64), z.refine(isTimeZone, 'Use the name of a time zone, such as America/New_York.'));

export const settingsSchema = z.object({
  /** Which open claims an approver has to attest by name. */
  attestation: attestationSchema,
  /** What needs a second person, where people sign in. */
  secondPerson: z.array(z.enum(secondPersonActs)),
  /** Categories whose products need two people for every approval, where people sign in. */
  secondPersonCategories: scopeValuesSchema,
  /** Whether a part goes back to pending when its source changes after it was approved; else it is only marked. */
  returnsChanged: z.boolean(),
  /** What an import does with fields edited by hand, unless something else is chosen for it. */
  handEdits: handEditsSchema,
  /** Whether the images of an import are loaded and measured when it is done. */
  measuresImports: z.boolean(),
  /** How many days the audit log is kept. */
  auditDays,
  /** Where the days of reports begin at midnight: an IANA name. */
  timeZone,
});
export type Settings = z.infer<typeof settingsSchema>;

/** What holds as long as nobody chose. */
export const defaultSettings: Settings = {
  attestation: defaultAttestation,
  secondPerson: [],
  secondPersonCategories: [],
  returnsChanged: false,
  handEdits: 'keep',
  measuresImports: false,
  auditDays: usualAuditDays,
  timeZone: 'UTC',
};

export const getSettings = defineContract({
  method: 'GET',
  path: '/api/settings',
  tag: 'settings',
  summary: 'Settings of the workspace',
  reply: settingsSchema,
});

export const patchSettings = defineContract({
  method: 'PATCH',
  access: 'manage',
  path: '/api/settings',
  tag: 'settings',
  summary: 'Change settings of the workspace; what is not named stays',
  body: z
    .strictObject({
      attestation: z.optional(attestationSchema),
      secondPerson: z.optional(z.array(z.enum(secondPersonActs))),
      secondPersonCategories: z.optional(scopeValuesSchema),
      returnsChanged: z.optional(z.boolean()),
      handEdits: z.optional(handEditsSchema),
      measuresImports: z.optional(z.boolean()),
      auditDays: z.optional(auditDays),
      timeZone: z.optional(timeZone),
    })
    .check(z.refine((body) => Object.keys(body).length > 0, 'Select at least one setting.')),
  reply: settingsSchema,
});
export type SettingsPatch = z.output<typeof patchSettings.body>;
