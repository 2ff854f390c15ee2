import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { Walk } from '#testing/walk/trace.ts';

test('a row goes through 30 functions at most on its way in, and a product on its way out, and comes back into a file 10 times', async () => {
  const script = join(import.meta.dirname, '../../../testing/walk/walks.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script]);
  const walks: Record<string, Walk> = JSON.parse(stdout);
  for (const [name, { stays, returns }] of Object.entries(walks)) {
    // A row that went nowhere was not traced.
    expect(stays.length, name).toBeGreaterThan(5);
    expect(stays.length, stays.join('\n')).toBeLessThanOrEqual(30);
    expect(returns.length, returns.join('\n')).toBeLessThanOrEqual(10);
  }
});
