// Uploads a catalogue file to a test desk as browsers do, and waits for the run.
import { vi } from 'vitest';
import type { Import } from '#domain/transfer/transfer.contract.ts';
import type { TestDesk } from './start-test-app.ts';

type Fields = Record<string, string>;

/** Sends the file with the given query and form fields and answers the reply of the call. */
export async function uploadFile(desk: TestDesk, file: string | Uint8Array, query = '', fields: Fields = {}) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', new Blob([file as BlobPart]), 'catalogue');
  const encoded = new Response(form);
  const reply = await desk.app.inject({
    method: 'POST',
    url: `/api/imports${query}`,
    headers: { host: 'localhost', 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return { status: reply.statusCode, body: reply.json() as { id: number; error?: string; code?: string } };
}

/** The run once it is over. */
export async function finishedImport(desk: TestDesk, id: number): Promise<Import> {
  return await vi.waitUntil(
    async () => {
      const found = (await desk.call('GET', `/api/imports/${id}`)).body as Import;
      return found.state !== 'running' && found;
    },
    { timeout: 120_000, interval: 20 },
  );
}

/** Uploads, waits, and answers the run; throws what the call said when the upload was refused. */
export async function importFile(
  desk: TestDesk,
  file: string | Uint8Array,
  query = '',
  fields: Fields = {},
): Promise<Import> {
  const reply = await uploadFile(desk, file, query, fields);
  if (reply.status !== 202) throw new Error(`${reply.status}: ${reply.body.error}`);
  return await finishedImport(desk, reply.body.id);
}
