// Everybody may export by a profile; what changed since its last export is told from those of people who may change it.
import { expect, it } from 'vitest';
import type { Role } from '#domain/roles.ts';
import type { ExportProfile } from '#domain/transfer/export-profiles.contract.ts';
import type { StoredExport } from '#domain/transfer/stored-exports.contract.ts';
import { saveScope } from '#server/session/users.store.ts';
import { addProduct } from '#testing/factories.ts';
import { addPerson, signsPeopleIn } from '#testing/people.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp(signsPeopleIn);
const input = {
  ...{ name: 'Weekly', format: 'json', filter: {}, columns: null, onlyDecided: false, onlyChanged: true },
  ...{ splitsRetailers: false, fileName: '{profile} {date}', schedule: null },
};

it.each<[string, Role, string | null, boolean]>([
  ['a viewer', 'viewer', null, false],
  ['an approver of one brand', 'approver', 'Orvik', false],
  ['a writer of one brand', 'writer', 'Orvik', false],
  ['a writer', 'writer', null, true],
])('an export by %s: counts as the profile’s last', async (who, role, brand, counts) => {
  const owner = (await addPerson(app, `Owner beside ${who}`, 'owner')).headers;
  await addProduct(app.database.db, { sku: 'A' });
  const added = await app.call('POST', '/api/export-profiles', input, owner);
  const { id } = added.body as ExportProfile;
  const person = await addPerson(app, who, role);
  if (brand) await saveScope(app.database.db, person.id, { brand: [brand], category: [], retailer: [] });
  const started = await app.call('POST', `/api/export-profiles/${id}/runs`, undefined, person.headers);
  expect(started.status, started.text).toBe(202);
  const read = async () =>
    (await app.call('GET', `/api/stored-exports/${(started.body as StoredExport).id}`, undefined, person.headers))
      .body as StoredExport;
  await expect.poll(async () => (await read()).state, { timeout: 60_000 }).toBe('done');
  expect((await read()).counts).toMatchObject({ products: 1 });
  const [profile] = (await app.call('GET', '/api/export-profiles', undefined, owner)).body as ExportProfile[];
  expect(profile?.lastAt !== null).toBe(counts);
});
