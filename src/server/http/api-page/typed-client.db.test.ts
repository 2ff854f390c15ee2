// The program of docs/operating.md, with a client generated from the API page: its types hold it, and it does what the page says.
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { generateApi } from 'swagger-typescript-api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addProduct } from '#testing/factories.ts';
import { addPerson, clearPeople, signsPeopleIn } from '#testing/people.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const run = promisify(execFile);
const app = startTestApp(signsPeopleIn);
/** Inside the project, so that the program finds the types of Node. */
const folder = join(import.meta.dirname, '../../../../.cache/typed-client');
const programOf = (text: string) => /```ts\n(.*?)```/s.exec(text)?.[1] ?? '';
const program = programOf(readFileSync(join(import.meta.dirname, '../../../../docs/operating.md'), 'utf8'));

const checkTypes = async (file: string): Promise<string> => {
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--types', 'node', '--lib', 'es2023,dom'];
  const modules = ['--module', 'esnext', '--moduleResolution', 'bundler', '--allowImportingTsExtensions'];
  return await run('npx', ['tsc', '--ignoreConfig', ...options, ...modules, file]).then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  );
};

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { body } = await (await addPerson(app, 'Maya', 'owner')).call('GET', '/api/openapi.json');
  const spec = body as NonNullable<Parameters<typeof generateApi>[0]['spec']>;
  await generateApi({ spec, output: folder, fileName: 'copydesk.ts', silent: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('is written in types that hold the program', async () => {
  const file = join(folder, 'program.ts');
  writeFileSync(file, program);
  expect(await checkTypes(file)).toBe('');
  const wrong = join(folder, 'wrong.ts');
  writeFileSync(wrong, program.replace("status: 'pending'", "status: 'waiting'"));
  expect(await checkTypes(wrong)).toContain('\'"waiting"\' is not assignable');
});

it('prints every product that waits, page by page, and why a call is refused', async () => {
  await clearPeople(app);
  const maya = await addPerson(app, 'Maya', 'owner');
  const { body } = await maya.call('POST', '/api/tokens', { name: 'Client', role: 'viewer', days: 7 });
  for (let n = 1; n <= 102; n += 1) await addProduct(app.database.db, { sku: `C-${n}`, title: `Oak bench ${n}` });
  const file = join(folder, 'program.ts');
  writeFileSync(file, program);
  const url = await app.http.listen({ host: '127.0.0.1', port: 0 });
  const env = { ...process.env, COPYDESK_URL: url, COPYDESK_TOKEN: (body as { token: string }).token };
  const { stdout } = await run(process.execPath, ['--experimental-transform-types', '--no-warnings', file], { env });
  const lines = stdout.trim().split('\n');
  expect(lines.slice(0, -1).toSorted()).toEqual(
    Array.from({ length: 102 }, (_, at) => `C-${at + 1} Oak bench ${at + 1}`).toSorted(),
  );
  expect(lines.at(-1)).toMatch(/^FORBIDDEN As a viewer/);
});
