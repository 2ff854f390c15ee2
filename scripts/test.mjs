// `npm test`: every check, one after another; goes on after a failure, and closes with the sum over all runners.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, buildWeb, env, install, root } from './prepare.mjs';

install();
buildWeb();

const reports = mkdtempSync(join(tmpdir(), 'copydesk-test-'));
let passed = 0;
let failed = 0;
/** What failed and why, said once more at the end: the output is long. */
const failures = [];

function run(name, command, args, extra = {}) {
  console.log(`\n── ${name}`);
  const started = Date.now();
  const { status } = spawnSync(join(bin, command), args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...env, ...extra },
  });
  console.log(`── ${name}: ${status === 0 ? 'ok' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return status === 0;
}

/** A check that is one thing: it passes or it fails. */
function check(name, command, args) {
  if (run(name, command, args)) passed += 1;
  else {
    failed += 1;
    failures.push(name);
  }
}

/** A runner that counts its own tests; one that dies before it reports counts as one failure. */
function count(name, command, args, extra, read) {
  const ok = run(name, command, args, extra);
  let sums = { passed: 0, failed: 0, failures: [] };
  try {
    sums = read();
  } catch (error) {
    failures.push(`${name} left no report: ${error.message}`);
  }
  passed += sums.passed;
  failed += sums.failed;
  failures.push(...sums.failures);
  if ((!ok && sums.failed === 0) || sums.passed + sums.failed === 0) {
    failed += 1;
    failures.push(`${name}: the runner failed outside its tests`);
  }
}

/** The tests of a report of Vitest that failed, and files that could not be run. */
function vitestFailures({ testResults }) {
  return testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [`${name}\n${message}`] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${name}: ${fullName}\n${failureMessages.join('\n')}`),
  ]);
}

/** The journeys of a report of Playwright that failed, and errors outside of any. */
function journeyFailures({ errors, suites }) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  const failed = suites.flatMap(specs).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ projectName, results }) => {
        const said = results.flatMap((result) => (result.errors ?? []).map(({ message }) => message));
        return `[${projectName}] ${file}: ${title}\n${said.join('\n') || 'did not run'}`;
      }),
  );
  return [...errors.map(({ message, stack }) => `outside of any journey: ${stack ?? message}`), ...failed];
}

const readJson = (file) => JSON.parse(readFileSync(join(reports, file), 'utf8'));

for (const room of ['src/domain', 'src/server', 'src/web', '.']) check(`types in ${room}`, 'tsc', ['-p', room]);
check('lint and format', 'biome', ['check', '--error-on-warnings', '.']);
check('boundaries', 'depcruise', [
  '--config',
  '.dependency-cruiser.cjs',
  'src',
  'testing',
  'journeys',
  'scripts',
  'sample',
  'evals',
  'bench',
]);
count(
  'unit, store and route tests',
  'vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, 'vitest.json')}`],
  {},
  () => {
    const result = readJson('vitest.json');
    return { passed: result.numPassedTests, failed: result.numFailedTests, failures: vitestFailures(result) };
  },
);
for (const project of ['journeys', 'measured alone']) {
  const report = `${project}.json`;
  count(
    `${project} in Chromium`,
    'playwright',
    // The journeys by keyboard come with the journeys.
    ['test', `--project=${project}*`],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, report) },
    () => {
      const result = readJson(report);
      const { expected, unexpected, flaky } = result.stats;
      return { passed: expected, failed: unexpected + flaky, failures: journeyFailures(result) };
    },
  );
}
check('conformance', 'node', [
  'scripts/check-conformance.ts',
  join(reports, 'vitest.json'),
  join(reports, 'journeys.json'),
  join(reports, 'measured alone.json'),
]);

rmSync(reports, { recursive: true, force: true });
for (const failure of failures) console.log(`\nFAILED ${failure.slice(0, 2_000)}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
