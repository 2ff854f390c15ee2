// Named mutants: faults that stood once without a test noticing. Each is put into a copy of the project, and its tests must then fail.
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readReport } from '../suite/reports.ts';
import { type NamedChange, type NamedMutant, namedMutants } from './named-mutants.data.ts';

export type NamedOutcome = { name: string; file: string; from: string; killedBy: string | null; why: string };

/** Files of the project as they are now, committed or not, with the packages of the checkout. */
function copyProject(root: string, copy: string): void {
  rmSync(copy, { recursive: true, force: true });
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  const gone = new Set(spawnSync('git', ['ls-files', '-z', '--deleted'], { cwd: root }).stdout.toString().split('\0'));
  for (const file of listed.stdout.toString().split('\0')) {
    if (gone.has(file)) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
}

function runTests(copy: string, project: string, files: readonly string[]) {
  const file = join(copy, 'report.json');
  rmSync(file, { force: true });
  const { stdout, stderr } = spawnSync(
    join(copy, 'node_modules/.bin/vitest'),
    ['run', `--project=${project}`, '--reporter=json', `--outputFile=${file}`, ...files],
    { cwd: copy },
  );
  try {
    return readReport(readFileSync(file, 'utf8'), copy);
  } catch {
    return { tests: [], errors: [`${stdout}${stderr}`.slice(-2_000)] };
  }
}

/** The file a change is made in, which holds the place exactly once. Throws where it does not. */
export function findPlace(root: string, { file, from }: NamedChange): { path: string; source: string } {
  const found = globSync(file, { cwd: root });
  const [path] = found;
  if (path === undefined || found.length > 1) throw new Error(`${file} is ${found.length} files, not one.`);
  const source = readFileSync(join(root, path), 'utf8');
  const places = source.split(from).length - 1;
  if (places !== 1) throw new Error(`${path} holds \`${from}\` ${places} times, not once.`);
  return { path: join(root, path), source };
}

function judge(copy: string, { tests, project }: NamedMutant, change: NamedChange) {
  const files = globSync(tests, { cwd: copy }).sort();
  if (files.length === 0) return { killedBy: null, why: `no test file ${tests}` };
  const { path, source } = findPlace(copy, change);
  writeFileSync(
    path,
    source.replace(change.from, () => change.to),
  );
  try {
    const report = runTests(copy, project, files);
    const killer = report.tests.find(({ passed }) => !passed);
    if (killer) return { killedBy: `${killer.file}: ${killer.fullTitle}`, why: '' };
    // A mutant that does not even load says nothing of the tests.
    return { killedBy: null, why: report.errors[0] ?? `${report.tests.length} tests of ${files.join(', ')} pass` };
  } finally {
    writeFileSync(path, source);
  }
}

/** Tests that fail without a mutant would seem to kill any. */
function findFailing(copy: string): string[] {
  return [...new Set(namedMutants.map(({ project }) => project))].flatMap((project) => {
    const own = namedMutants.filter((mutant) => mutant.project === project);
    const files = [...new Set(own.flatMap(({ tests }) => globSync(tests, { cwd: copy })))];
    if (files.length === 0) return [];
    const { tests, errors } = runTests(copy, project, files);
    return [...errors, ...tests.flatMap(({ passed, file, fullTitle }) => (passed ? [] : [`${file}: ${fullTitle}`]))];
  });
}

/** Puts in each named mutant in turn. A mutant without a test that notices stands among the outcomes with the reason. */
export function testNamed(root: string): NamedOutcome[] {
  const copy = join(root, '.cache/mutants/named');
  copyProject(root, copy);
  const failing = findFailing(copy);
  if (failing.length > 0) throw new Error(`Tests fail as they are:\n${failing.join('\n')}`);
  return namedMutants.flatMap((mutant) =>
    mutant.changes.map((change) => {
      const outcome = { name: mutant.name, ...change, ...judge(copy, mutant, change) };
      console.log(`${outcome.killedBy === null ? 'SURVIVED' : 'killed'}  ${mutant.name}: ${change.from.trim()}`);
      return outcome;
    }),
  );
}
