// The boundary rules are only worth something while they catch what they forbid: each is broken once, in a tree of its own.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as {
  forbidden: { name: string; from: { path?: string } }[];
};

/** One file for each rule that breaks it. */
const offenders: Record<string, string> = {
  'src/domain/text/upward.ts': "import type { A } from '#domain/assistant/above.ts'; export type U = A;",
  'src/domain/assistant/above.ts': 'export type A = string;',
  'src/domain/transfer/cells/upward.ts': "import type { A } from '../formats/above.ts'; export type U = A;",
  'src/domain/transfer/formats/above.ts': 'export type A = string;',
  'src/domain/root.ts': "import type { A } from '#domain/assistant/above.ts'; export type R = A;",
  'src/domain/a/cycle-one.ts': "import { two } from './cycle-two.ts'; export const one = () => two;",
  'src/domain/a/cycle-two.ts': "import { one } from './cycle-one.ts'; export const two = () => one;",
  'src/domain/a/impure.ts': "import type { S } from '#server/a/a.store.ts'; export type I = S;",
  'src/domain/a/leans.test.ts': "import { h } from '#testing/helper.ts'; export const l = h;",
  'src/domain/a/needs-node.ts': "import { join } from 'node:path'; export const j = join;",
  'src/server/a/a.store.ts': 'export type S = string; export const s = 1;',
  'src/server/b/meets-web.ts': "import { k } from '#web/kit/k.ts'; export const m = k;",
  'src/server/b/b.commands.ts': "import { s } from '#server/a/a.store.ts'; export const c = s;",
  'src/server/b/b.routes.ts': "import { t } from '#server/database/schema.ts'; export const r = t;",
  'src/server/database/schema.ts': 'export const t = 1;',
  'src/server/live/upward.ts': "import type { A } from '#server/assistant/above.commands.ts'; export type U = A;",
  'src/server/assistant/above.commands.ts': 'export type A = string;',
  'src/server/b/in-test.ts': "import { h } from '#testing/helper.ts'; export const i = h;",
  'src/server/b/needs-dev.ts': "import { defineConfig } from 'vite'; export const d = defineConfig;",
  'testing/helper.ts': 'export const h = 1;',
  'src/web/kit/k.ts': "import { q } from '#web/client/q.ts'; export const k = q;",
  'src/web/client/q.ts': "import type { X } from '#web/a/screen.tsx'; export const q = 1; export type Q = X;",
  'src/web/shared/b/part.ts': "import { y } from '#web/b/other.tsx'; export const p = y;",
  'src/web/a/screen.tsx':
    "import { y } from '#web/b/other.tsx'; import type { S } from '#server/a/a.store.ts'; export type X = S; export const x = () => <p>{y}</p>;",
  'src/web/b/other.tsx': 'export const y = 1;',
};

it('every boundary rule catches what it forbids', () => {
  const tree = mkdtempSync(join(tmpdir(), 'copydesk-boundaries-'));
  try {
    for (const [path, text] of Object.entries(offenders)) {
      mkdirSync(dirname(join(tree, path)), { recursive: true });
      writeFileSync(join(tree, path), text);
    }
    for (const file of ['package.json', '.dependency-cruiser.cjs', 'scripts/floors.json', 'tsconfig.base.json'])
      cpSync(join(root, file), join(tree, file));
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
    const cruise = join(root, 'node_modules/.bin/depcruise');
    // It exits with the number of violations, which is what is wanted here.
    const args = [cruise, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'src'];
    const options = { cwd: tree, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
    const { summary } = JSON.parse(spawnSync(process.execPath, args, options).stdout) as {
      summary: { violations: { rule: { name: string } }[] };
    };
    const caught = new Set(summary.violations.map((violation) => violation.rule.name));
    expect([...caught].sort()).toEqual([...new Set(forbidden.map((rule) => rule.name))].sort());
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
});

const foldersOf = (room: string) =>
  readdirSync(join(root, 'src', room), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entry.name : [],
  );

it.each(['domain', 'server'])('every folder of the %s has its floor', (room) => {
  const upward = forbidden.filter(({ name }) => name === `${room}-imports-nothing-above`);
  const floors = upward.map(({ from }) => from.path?.replace(/^\^src\/\w+\/|\/$/g, ''));
  expect(floors.sort()).toEqual(foldersOf(room).sort());
});

it('every feature of the server and the browser has its twin in the domain', () => {
  const ground = new Set([
    'app',
    'checks',
    'database',
    'http',
    'intake',
    'jobs',
    'media',
    'secrets',
    'kit',
    'client',
    'shared',
    'public',
  ]);
  const domain = new Set(foldersOf('domain'));
  for (const room of ['server', 'web']) {
    expect(
      foldersOf(room).filter((name) => !ground.has(name) && !domain.has(name)),
      room,
    ).toEqual([]);
  }
});
