import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeError } from './log-errors.ts';
import { toSourceLines } from './source-lines.ts';

const folder = mkdtempSync(join(tmpdir(), 'copydesk-lines-'));
const at = (name: string) => join(folder, name);
const urlOf = (name: string) => pathToFileURL(at(name)).href;

beforeAll(() => {
  // Line 2 from column 2 on is line 41 from column 4 on of the source.
  const map = { version: 3, sources: ['src/one.ts'], names: [], mappings: ';EAwCI' };
  writeFileSync(at('bundle.js.map'), JSON.stringify(map));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('names the place of the source for a line of the bundle, in the log too', () => {
  const place = `${relative(process.cwd(), at('src/one.ts'))}:41:5`;
  expect(toSourceLines(`at one (${urlOf('bundle.js')}:2:9)\nat next (${urlOf('bundle.js')}:2:3)`)).toBe(
    `at one (${place})\nat next (${place})`,
  );
  const fault = new Error('Fell over');
  fault.stack = `Error: Fell over\n    at one (${urlOf('bundle.js')}:2:9)`;
  expect(describeError(fault).stack).toBe(`at one (${place})`);
});

it('leaves a place as it is that has no map, or that the map does not know', () => {
  const frames = `at a (${urlOf('other.js')}:1:1)\nat b (${urlOf('bundle.js')}:1:1)\nat c (node:internal/process:5:6)`;
  expect(toSourceLines(frames)).toBe(frames);
});
