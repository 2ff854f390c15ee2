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
  else failed += 1;
}

/** A runner that counts its own tests; one that dies before it reports counts as one failure. */
function count(name, command, args, extra, read) {
  const ok = run(name, command, args, extra);
  let sums = { passed: 0, failed: 0 };
  try {
    sums = read();
  } catch (error) {
    console.error(`${name} left no report: ${error.message}`);
  }
  passed += sums.passed;
  failed += sums.failed;
  if ((!ok && sums.failed === 0) || sums.passed + sums.failed === 0) failed += 1;
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
    const { numPassedTests, numFailedTests } = readJson('vitest.json');
    return { passed: numPassedTests, failed: numFailedTests };
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
      const { stats } = readJson(report);
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
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
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
