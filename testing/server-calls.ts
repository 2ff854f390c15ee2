// Calls to a server that runs by itself, as a client of it makes them.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Run } from '#domain/runs/runs.contract.ts';
import type { Import } from '#domain/transfer/transfer.contract.ts';
import type { RunningServer } from './running-server.ts';

async function read<Reply>(reply: Response, path: string): Promise<Reply> {
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as Reply;
}

export async function call<Reply>(
  { url }: RunningServer,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: object,
): Promise<Reply> {
  const headers = { 'content-type': 'application/json' };
  return await read(
    await fetch(url + path, { method, ...(body ? { headers, body: JSON.stringify(body) } : {}) }),
    path,
  );
}

async function untilFinished<Reply extends { finishedAt: string | null }>(
  server: RunningServer,
  path: string,
): Promise<Reply> {
  for (;;) {
    const found = await call<Reply>(server, 'GET', path);
    if (found.finishedAt !== null) return found;
    await sleep(100);
  }
}

/** Imports a file and waits for its end. `name` says by its ending what it is. */
export async function importCatalog(server: RunningServer, file: Blob, name: string): Promise<Import> {
  const form = new FormData();
  form.set('file', file, name);
  const path = '/api/imports?mode=rows';
  const { id } = await read<Import>(await fetch(server.url + path, { method: 'POST', body: form }), path);
  return await untilFinished(server, `/api/imports/${id}`);
}

/** A run over the whole catalog, waited for. `asked` is its action, with options where it has some. */
export async function runOverAll(server: RunningServer, asked: object): Promise<Run> {
  const { id } = await call<Run>(server, 'POST', '/api/runs', { ...asked, selection: { filter: {} } });
  return await untilFinished(server, `/api/runs/${id}`);
}
