// Runs one stage as a process of its own and answers what came of it.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorsFileVariable } from '#testing/errors-reporter.ts';
import { errorsEnding, type RanTest, type Report, readReport } from './reports.ts';
import type { Stage } from './stages.ts';

export type Outcome = {
  name: string;
  seconds: number;
  passed: number;
  failed: number;
  /** A paragraph on each failure. */
  failures: string[];
  tests: RanTest[];
};

type Surroundings = { root: string; reports: string; env: NodeJS.ProcessEnv; isAlone: boolean };

/** The end of what a stage printed: enough to see why it failed. */
const mostSaid = 4_000;

const errorsReporter = join(import.meta.dirname, '../../testing/errors-reporter.ts');
const errorsFileOf = (report: string) => report.replace(/\.json$/, errorsEnding);

/** Arguments and environment that have the runner write its report. */
function asksForReport({ runner }: Stage, file: string): { args: string[]; env: Record<string, string> } {
  if (runner === 'vitest')
    return {
      args: ['--reporter=default', '--reporter=json', `--reporter=${errorsReporter}`, `--outputFile.json=${file}`],
      env: { [errorsFileVariable]: errorsFileOf(file) },
    };
  return { args: [], env: runner === 'playwright' ? { PLAYWRIGHT_JSON_OUTPUT_FILE: file } : {} };
}

/** What the tests of a stage add up to. A runner that dies outside of its tests, or runs none, has failed. */
export function sumUp(stage: Stage, isOk: boolean, said: string, report: Report | null) {
  if (!stage.runner)
    return isOk
      ? { passed: 1, failed: 0, failures: [], tests: [] }
      : { passed: 0, failed: 1, failures: [`${stage.name}\n${said.slice(-mostSaid)}`], tests: [] };
  const { tests, errors } = report ?? { tests: [], errors: ['It left no report.'] };
  const failedTests = tests.filter((test) => !test.passed);
  const failures = [
    ...errors.map((error) => `${stage.name}, outside of any test: ${error}`),
    ...failedTests.map(
      ({ file, fullTitle, project, message }) => `${project ? `[${project}] ` : ''}${file}: ${fullTitle}\n${message}`,
    ),
  ];
  if (failures.length === 0 && (!isOk || tests.length === 0))
    failures.push(
      `${stage.name}: ${isOk ? 'no test ran' : `the runner failed outside of its tests\n${said.slice(-mostSaid)}`}`,
    );
  return { passed: tests.length - failedTests.length, failed: failures.length, failures, tests };
}

function reportAt(file: string, root: string): Report | null {
  if (!existsSync(file)) return null;
  const { tests, errors } = readReport(readFileSync(file, 'utf8'), root);
  const outside = errorsFileOf(file);
  return {
    tests,
    errors: existsSync(outside) ? [...errors, ...(JSON.parse(readFileSync(outside, 'utf8')) as string[])] : errors,
  };
}

/** Runs the stage to its end. Alone it prints as it goes; beside others what it said is printed when it is over. */
export async function runStage(stage: Stage, { root, reports, env, isAlone }: Surroundings): Promise<Outcome> {
  const started = performance.now();
  const file = join(reports, `${stage.name.replaceAll(/\W+/g, '-')}.json`);
  const report = asksForReport(stage, file);
  if (isAlone) console.log(`\n── ${stage.name}`);
  const child = spawn(join(root, 'node_modules/.bin', stage.command), [...stage.args, ...report.args], {
    cwd: root,
    env: { ...env, ...stage.env, ...report.env, TEST_REPORTS: reports },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (isAlone) process.stdout.write(chunk);
    });
  const isOk = await new Promise<boolean>((resolve) => {
    child.once('error', (error) => {
      said += error.message;
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });
  const seconds = (performance.now() - started) / 1_000;
  const outcome = { name: stage.name, seconds, ...sumUp(stage, isOk, said, reportAt(file, root)) };
  if (!isAlone) console.log(`\n── ${stage.name}\n${said.trimEnd()}`);
  console.log(`── ${stage.name}: ${outcome.failed === 0 ? 'ok' : 'FAILED'} in ${seconds.toFixed(1)} s`);
  return outcome;
}
