// Reads what the runners report: one list of tests, from every runner.
import { relative } from 'node:path';

export type RanTest = {
  /** From the project's root. */
  file: string;
  title: string;
  /** The title behind those of its groups. */
  fullTitle: string;
  /** If the runner reports it: which of its projects ran the test. */
  project?: string;
  ms: number;
  passed: boolean;
  /** What it said when it did not pass. */
  message: string;
};

/** What went wrong outside of any test is beside the report of its stage. */
export const errorsEnding = '.errors.json';

/** Tests, and what went wrong outside of any. */
export type Report = { tests: RanTest[]; errors: string[] };

type VitestReport = {
  testResults: {
    name: string;
    message: string;
    assertionResults: {
      title: string;
      fullName: string;
      status: string;
      duration?: number | null;
      failureMessages?: string[];
    }[];
  }[];
};

type PlaywrightTest = {
  projectName: string;
  status: string;
  results: { duration: number; errors?: { message?: string }[] }[];
};
type PlaywrightSuite = {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: PlaywrightTest[] }[];
};
type PlaywrightReport = { errors: { message?: string; stack?: string }[]; suites: PlaywrightSuite[] };

function readVitest({ testResults }: VitestReport, root: string): Report {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, fullName, status, duration, failureMessages = [] }) => ({
      file: relative(root, name),
      title,
      fullTitle: fullName,
      ms: duration ?? 0,
      passed: status === 'passed',
      // One that was skipped is none that passed.
      message: status === 'failed' ? failureMessages.join('\n') : `It did not run (${status}).`,
    })),
  );
  const errors = testResults
    .filter(({ message }) => message)
    .map(({ name, message }) => `${relative(root, name)}: ${message}`);
  return { tests, errors };
}

function readPlaywright({ errors, suites }: PlaywrightReport): Report {
  const walk = (suite: PlaywrightSuite, groups: readonly string[]): RanTest[] => [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests.map(({ projectName, status, results }) => ({
        file: `journeys/${suite.file}`,
        title,
        fullTitle: [...groups, title].join(' '),
        project: projectName,
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
        // Flaky is one whose browser stopped drawing, and that passed in a new one (see journeys/drawing.ts).
        passed: status === 'expected' || status === 'flaky',
        message:
          results.flatMap((result) => (result.errors ?? []).map(({ message = '' }) => message)).join('\n') ||
          `It did not run (${status}).`,
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, [...groups, inner.title])),
  ];
  return {
    tests: suites.flatMap((suite) => walk(suite, [])),
    errors: errors.map(({ message = '', stack }) => stack ?? message),
  };
}

/** Reads a runner's JSON; `root` is the folder the paths of the answer start from. */
export function readReport(json: string, root: string): Report {
  const report = JSON.parse(json) as VitestReport | PlaywrightReport;
  return 'testResults' in report ? readVitest(report, root) : readPlaywright(report);
}
