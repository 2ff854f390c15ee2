import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { lockDataDir } from './data-lock.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'copydesk-lock-'));
  folders.push(folder);
  return folder;
}

/** Another process that holds the directory until it is killed. */
async function holdElsewhere(folder: string): Promise<ChildProcess> {
  const lock = join(import.meta.dirname, 'data-lock.ts');
  const script = `import { lockDataDir } from ${JSON.stringify(lock)}; lockDataDir(${JSON.stringify(folder)}); process.send('held'); setInterval(() => {}, 1e6);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return child;
}

it('a holder of another container is respected, though its number is nobody here', async () => {
  const folder = newFolder();
  const child = await holdElsewhere(folder);
  const asked = vi.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error('No such process'), { code: 'ESRCH' });
  });
  try {
    expect(() => lockDataDir(folder)).toThrow(`is in use by process ${child.pid} on ${hostname()} (since `);
  } finally {
    asked.mockRestore();
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
});

it('a crash gives the directory back, and so does a stop', async () => {
  const folder = newFolder();
  const child = await holdElsewhere(folder);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const release = lockDataDir(folder);
  expect(() => lockDataDir(folder)).toThrow(`in use by process ${process.pid}`);
  release();
  lockDataDir(folder)();
});
