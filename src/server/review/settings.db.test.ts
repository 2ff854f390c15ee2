import { expect, it } from 'vitest';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();
const read = async () => (await app.call('GET', '/api/settings')).body;
const change = (patch: object) => app.call('PATCH', '/api/settings', patch);

it('before anybody chose, contradicted claims are confirmed by name, manual edits are kept and approvals stay', async () => {
  expect(await read()).toEqual({
    attestation: 'contradicted',
    auditDays: 400,
    handEdits: 'keep',
    measuresImports: false,
    returnsChanged: false,
    secondPerson: [],
    secondPersonCategories: [],
    timeZone: 'UTC',
  });
});

it('a change leaves the settings it does not name', async () => {
  expect(await change({ handEdits: 'file' })).toMatchObject({
    status: 200,
    body: { attestation: 'contradicted', handEdits: 'file' },
  });
  await change({ attestation: 'none' });
  await change({ returnsChanged: true });
  expect(await read()).toEqual({
    attestation: 'none',
    auditDays: 400,
    handEdits: 'file',
    measuresImports: false,
    returnsChanged: true,
    secondPerson: [],
    secondPersonCategories: [],
    timeZone: 'UTC',
  });
});

it.each([
  [{}],
  [{ timeZone: 'Nowhere/Land' }],
  [{ attestation: 'some' }],
  [{ handEdits: true }],
  [{ attestation: 'any', theme: 'dark' }],
])('refuses %j and changes nothing', async (patch) => {
  expect((await change(patch)).status).toBe(400);
  expect(await read()).toEqual({
    attestation: 'contradicted',
    auditDays: 400,
    handEdits: 'keep',
    measuresImports: false,
    returnsChanged: false,
    secondPerson: [],
    secondPersonCategories: [],
    timeZone: 'UTC',
  });
});
