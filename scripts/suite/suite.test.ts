// The runner itself: what it counts, and that nothing it runs can fail unseen.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readReport } from './reports.ts';
import { type Outcome, runStage, sumUp } from './run-stage.ts';
import { type Stage, suites } from './stages.ts';
import { summarize } from './summary.ts';

const root = '/project';
const vitestJson = JSON.stringify({
  testResults: [
    {
      name: '/project/src/a.test.ts',
      message: '',
      assertionResults: [
        { title: 'adds', fullName: 'sums adds', status: 'passed', duration: 12, failureMessages: [] },
        { title: 'takes', fullName: 'sums takes', status: 'failed', duration: 3, failureMessages: ['1 is not 2'] },
        { title: 'waits', fullName: 'sums waits', status: 'skipped', failureMessages: [] },
      ],
    },
    { name: '/project/src/b.test.ts', message: 'Cannot find module', assertionResults: [] },
  ],
});
const journeysJson = JSON.stringify({
  errors: [{ message: 'no browser' }],
  suites: [
    {
      title: 'main.spec.ts',
      file: 'main.spec.ts',
      specs: [],
      suites: [
        {
          title: 'a group',
          file: 'main.spec.ts',
          specs: [
            {
              title: 'goes on',
              tests: [
                { projectName: 'journeys', status: 'expected', results: [{ duration: 900, errors: [] }] },
                {
                  projectName: 'by keyboard',
                  status: 'unexpected',
                  results: [{ duration: 1, errors: [{ message: 'lost' }] }],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
});
const tests: Stage = { name: 'tests', command: 'node', args: [], runner: 'vitest' };
const one: Stage = { name: 'one', command: 'node', args: ['-e', ''] };

it.each([
  ['expected', true],
  ['flaky', true],
  ['unexpected', false],
  ['skipped', false],
])('a journey that is %s counts as passed: %s', (status, passed) => {
  const specs = [{ title: 'goes on', tests: [{ projectName: 'journeys', status, results: [] }] }];
  const json = JSON.stringify({ errors: [], suites: [{ title: 'a', file: 'a.spec.ts', specs }] });
  expect(readReport(json, root).tests).toMatchObject([{ passed }]);
});

it('reads the tests of both runners in one form', () => {
  expect(
    readReport(vitestJson, root).tests.map(({ file, fullTitle, ms, passed }) => [file, fullTitle, ms, passed]),
  ).toEqual([
    ['src/a.test.ts', 'sums adds', 12, true],
    ['src/a.test.ts', 'sums takes', 3, false],
    ['src/a.test.ts', 'sums waits', 0, false],
  ]);
  expect(readReport(journeysJson, root)).toEqual({
    tests: [
      expect.objectContaining({
        file: 'journeys/main.spec.ts',
        fullTitle: 'a group goes on',
        project: 'journeys',
        ms: 900,
        passed: true,
      }),
      expect.objectContaining({ project: 'by keyboard', passed: false, message: 'lost' }),
    ],
    errors: ['no browser'],
  });
});

it('counts what failed, what did not run, and what broke outside of any test', () => {
  const { passed, failed, failures } = sumUp(tests, false, '', readReport(vitestJson, root));
  expect([passed, failed]).toEqual([1, 3]);
  expect(failures.join('\n')).toContain('Cannot find module');
  expect(failures.join('\n')).toContain('1 is not 2');
  expect(failures.join('\n')).toContain('It did not run (skipped).');
});

it.each([
  ['dies before it reports', false, null],
  ['ends well and leaves no report', true, null],
  [
    'ends badly though each test passed',
    false,
    JSON.stringify({
      testResults: [
        { name: '/project/a', message: '', assertionResults: [{ title: 'a', fullName: 'a', status: 'passed' }] },
      ],
    }),
  ],
  ['runs no test', true, JSON.stringify({ testResults: [] })],
])('a runner that %s is one failure', (_what, isOk, json) => {
  expect(sumUp(tests, isOk, 'what it said', json === null ? null : readReport(json, root)).failed).toBe(1);
});

it('runs a command, takes its exit for the verdict, and keeps what it said', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const reports = mkdtempSync(join(tmpdir(), 'copydesk-suite-'));
  onTestFinished(() => rmSync(reports, { recursive: true, force: true }));
  const surroundings = { root: join(import.meta.dirname, '../..'), reports, env: process.env, isAlone: false };
  const good = await runStage({ ...one, args: ['-e', 'console.log("fine")'] }, surroundings);
  expect(good).toMatchObject({ name: 'one', passed: 1, failed: 0, failures: [] });
  const bad = await runStage({ ...one, args: ['-e', 'console.error("a fault"); process.exit(3)'] }, surroundings);
  expect(bad).toMatchObject({ passed: 0, failed: 1, failures: [expect.stringContaining('a fault')] });
  const missing = await runStage({ ...one, command: 'no-such-command' }, surroundings);
  expect(missing).toMatchObject({ passed: 0, failed: 1 });
  expect(log.mock.calls.flat().join('\n')).toContain('fine');
});

it('says why tests did not run: the worker that ran them died', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const root = join(import.meta.dirname, '../..');
  const folder = mkdtempSync(join(root, 'node_modules/.copydesk-suite-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const lines = [
    "import { it } from 'vitest';",
    "it('ends', () => {});",
    "it('dies', () => process.kill(process.pid, 'SIGKILL'));",
  ];
  writeFileSync(join(folder, 'dying.test.mjs'), lines.join('\n'));
  const args = ['run', `--root=${folder}`];
  const surroundings = { root, reports: folder, env: process.env, isAlone: false };
  const { failures } = await runStage({ name: 'dying', command: 'vitest', args, runner: 'vitest' }, surroundings);
  expect(failures.join('\n')).toContain('exited unexpectedly');
});

it('closes with a table, the ten slowest tests and the sum', () => {
  const test = (index: number) => ({
    file: 'a.test.ts',
    title: `t${index}`,
    fullTitle: `t${index}`,
    ms: index * 1_000,
    passed: true,
    message: '',
  });
  const outcome: Outcome = {
    name: 'tests',
    seconds: 4,
    passed: 12,
    failed: 0,
    failures: [],
    tests: Array.from({ length: 12 }, (_, index) => test(index)),
  };
  const lines = summarize(
    [
      outcome,
      { ...outcome, name: 'types', passed: 0, failed: 1, failures: ['a type is \u001b[31mwrong\u001b[39m'], tests: [] },
    ],
    5,
  );
  expect(lines.at(-1)).toBe('12 passed, 1 failed');
  // Last, as CI keeps the end of what was printed alone.
  expect(lines.slice(-4)).toEqual(['what failed', 'FAILED a type is wrong', '', '12 passed, 1 failed']);
  expect(lines.filter((line) => line.includes('a.test.ts: t'))).toHaveLength(10);
  expect(lines.find((line) => line.startsWith('tests'))).toMatch(/4\.0 +12 +0$/);
});

it('every script of package.json that runs a suite names one there is', () => {
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const named = Object.values(scripts).flatMap((script) => /^node scripts\/test\.mjs ?(\w*)$/.exec(script)?.[1] ?? []);
  expect(named.map((name) => name || 'all').toSorted()).toEqual(Object.keys(suites).toSorted());
});
