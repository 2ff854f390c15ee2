import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesOnPglite } from './engines.ts';

const root = join(import.meta.dirname, '..');

it.each(filesOnPglite)('%s names a test for each of its alternatives', (pattern) => {
  const [, alternatives = ''] = /\{([^}]*)\}/.exec(pattern) ?? [];
  const found = globSync(pattern, { cwd: root });
  if (pattern.includes('*')) expect(found.length).toBeGreaterThan(0);
  else expect(found).toHaveLength(alternatives.split(',').length);
});
