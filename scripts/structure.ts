// Prints how the rooms are built: for each folder its files and lines, and for rooms with floors the imports that go up, the pairs of
// folders that import each other, and the largest knot. `node scripts/structure.ts`, also at the end of `npm run check`.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';

const root = join(import.meta.dirname, '..');
const rooms = ['domain', 'server', 'web'];
const floors = JSON.parse(readFileSync(join(import.meta.dirname, 'floors.json'), 'utf8')) as Record<string, string[]>;

/** An import of one file by another, by the folders of a room they are in. */
export type Arrow = { from: string; to: string };

const isTest = (path: string) => /\.test\.tsx?$/.test(path) || basename(path).startsWith('test-');

/** What the lines of a file are: code, tests with what they share, or data. */
export function kindOf(path: string): 'code' | 'tests' | 'data' {
  if (isTest(path)) return 'tests';
  return /\.data\.ts$|\.(tsv|json)$/.test(path) ? 'data' : 'code';
}

/** The folder of a room a file is in; files beside the folders are under a dot. */
export function folderOf(room: string, path: string): string | null {
  const [, rest] = path.split(`src/${room}/`);
  if (rest === undefined) return null;
  return rest.includes('/') ? (rest.split('/')[0] ?? null) : '.';
}

/** Imports by a folder of one that is above it; folders without a floor are above all. */
export function findUpward(arrows: readonly Arrow[], order: readonly string[]): Arrow[] {
  const floorOf = (folder: string) => {
    if (folder === '.') return -1;
    const floor = order.indexOf(folder);
    return floor === -1 ? order.length : floor;
  };
  return arrows.filter(({ from, to }) => floorOf(to) > floorOf(from));
}

/** Pairs of folders that import each other, each once. */
export function findMutual(arrows: readonly Arrow[]): string[] {
  const known = new Set(arrows.map(({ from, to }) => `${from} → ${to}`));
  const pairs = arrows.flatMap(({ from, to }) =>
    from < to && known.has(`${to} → ${from}`) ? [`${from} ↔ ${to}`] : [],
  );
  return [...new Set(pairs)].sort();
}

/** The most folders that all reach each other by imports; none where no folder reaches itself through another. */
export function findKnot(arrows: readonly Arrow[]): string[] {
  const next = Map.groupBy(arrows, ({ from }) => from);
  const reachedFrom = (start: string) => {
    const reached = new Set<string>();
    const waiting = [start];
    for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop())
      for (const { to } of next.get(folder) ?? [])
        if (!reached.has(to)) {
          reached.add(to);
          waiting.push(to);
        }
    return reached;
  };
  const reach = new Map([...next.keys()].map((folder) => [folder, reachedFrom(folder)]));
  const knots = [...reach].map(([folder, reached]) => [...reached].filter((other) => reach.get(other)?.has(folder)));
  return knots.reduce((largest, knot) => (knot.length > largest.length ? knot : largest), []).sort();
}

/** Imports between folders of a room by what runs, not by tests. */
async function readArrows(room: string): Promise<Arrow[]> {
  const options = await extractOptions(join(root, '.dependency-cruiser.cjs'));
  const { output } = await cruise([`src/${room}`], { ...options, baseDir: root });
  if (typeof output === 'string') throw new Error(output);
  return output.modules.flatMap(({ source, dependencies }) => {
    const from = folderOf(room, source);
    if (from === null || isTest(source)) return [];
    return dependencies.flatMap(({ resolved }) => {
      const to = folderOf(room, resolved);
      return to === null || to === from ? [] : [{ from, to }];
    });
  });
}

type Counts = { files: number; code: number; tests: number; data: number };

function countLines(room: string): Map<string, Counts> {
  const counts = new Map<string, Counts>();
  const exclude = ['**/migrations/**', '**/tsconfig.json'];
  for (const path of globSync(`src/${room}/**/*.{ts,tsx,tsv,json}`, { cwd: root, exclude }).sort()) {
    const folder = folderOf(room, path) ?? '.';
    const of = counts.get(folder) ?? { files: 0, code: 0, tests: 0, data: 0 };
    of.files += 1;
    of[kindOf(path)] += readFileSync(join(root, path), 'utf8').split('\n').length - 1;
    counts.set(folder, of);
  }
  return counts;
}

const row = (name: string, { files, code, tests, data }: Counts) =>
  name.padEnd(20) + [files, code, tests, data].map((figure) => String(figure).padStart(9)).join('');

async function describeRoom(room: string): Promise<string[]> {
  const counts = countLines(room);
  const sum = (of: keyof Counts) => [...counts.values()].reduce((total, each) => total + each[of], 0);
  const total = { files: sum('files'), code: sum('code'), tests: sum('tests'), data: sum('data') };
  const order = floors[room];
  const names = [...counts.keys()].sort((a, b) => (order ? order.indexOf(a) - order.indexOf(b) : a < b ? -1 : 1));
  const lines = [
    `${room.padEnd(20)}    files     code    tests     data`,
    ...names.map((name) => row(`  ${name}`, counts.get(name) ?? total)),
    row('  all', total),
  ];
  if (!order) return [...lines, ''];
  const arrows = await readArrows(room);
  const [mutual, knot] = [findMutual(arrows), findKnot(arrows)];
  return [
    ...lines,
    `  imports that go up: ${findUpward(arrows, order).length}`,
    `  mutual pairs: ${mutual.length}${mutual.length > 0 ? ` (${mutual.join(', ')})` : ''}`,
    `  largest knot: ${knot.length}${knot.length > 0 ? ` (${knot.join(' ')})` : ''}`,
    '',
  ];
}

if (import.meta.main) for (const room of rooms) console.log((await describeRoom(room)).join('\n'));
