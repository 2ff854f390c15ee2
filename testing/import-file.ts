// Uploads a catalogue file to a test server as browsers do, and waits for the run.
import { vi } from 'vitest';
import type { Import } from '#domain/transfer/transfer.contract.ts';
import type { TestApp } from './start-test-app.ts';

type Fields = Record<string, string>;

/** Sends the file with the given query and form fields and answers the reply of the call. */
export async function uploadFile(app: TestApp, file: string | Uint8Array, query = '', fields: Fields = {}) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', new Blob([file as BlobPart]), 'catalogue');
  const encoded = new Response(form);
  const reply = await app.http.inject({
    method: 'POST',
    url: `/api/imports${query}`,
    headers: { host: 'localhost', 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return { status: reply.statusCode, body: reply.json() as { id: number; error?: string; code?: string } };
}

/** The run once it is over. */
export async function finishedImport(app: TestApp, id: number): Promise<Import> {
  return await vi.waitUntil(
    async () => {
      const found = (await app.call('GET', `/api/imports/${id}`)).body as Import;
      return found.state !== 'running' && found;
    },
    { timeout: 120_000, interval: 20 },
  );
}

/** Uploads, waits, and answers the run; throws what the call said when the upload was refused. */
export async function importFile(
  app: TestApp,
  file: string | Uint8Array,
  query = '',
  fields: Fields = {},
): Promise<Import> {
  const reply = await uploadFile(app, file, query, fields);
  if (reply.status !== 202) throw new Error(`${reply.status}: ${reply.body.error}`);
  return await finishedImport(app, reply.body.id);
}
