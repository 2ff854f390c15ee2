// The calls of imports on a schedule: the files of a profile, taken from the import folder or from an address.
import { defineContract } from '#domain/contract.ts';
import { profileIdParam } from './import-profiles.contract.ts';
import { importScheduleInputSchema, importScheduleSchema } from './import-schedule.ts';

const tag = 'transfer';

export const setImportSchedule = defineContract({
  method: 'PUT',
  access: 'write',
  audited: true,
  path: '/api/import-profiles/:id/schedule',
  tag,
  summary:
    'Import the files of a profile on a schedule, from the import folder or a URL: dry run first, then the import, unless its columns changed or it changes more than the profile allows',
  params: profileIdParam,
  body: importScheduleInputSchema,
  reply: importScheduleSchema,
});

export const removeImportSchedule = defineContract({
  method: 'DELETE',
  access: 'write',
  audited: true,
  path: '/api/import-profiles/:id/schedule',
  tag,
  summary: 'Import the files of a profile no more on a schedule',
  params: profileIdParam,
  status: 204,
});

export const runImportSchedule = defineContract({
  method: 'POST',
  access: 'write',
  path: '/api/import-profiles/:id/schedule/run',
  tag,
  summary: 'Take the file of a schedule now, as if its time had come',
  params: profileIdParam,
  reply: importScheduleSchema,
});
