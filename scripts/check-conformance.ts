// `check-conformance <report>...`, of Vitest (component tests among them) and of Playwright: fails when a row of docs/conformance.md names
// a test that does not exist, did not run or failed, and, where ../shared is at hand, when a sentence of the specification has no row.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  findGaps,
  findRowFaults,
  findUnreadLines,
  type RanTest,
  readRows,
  readSentences,
  readUnobservable,
} from '#testing/conformance.ts';

const root = join(import.meta.dirname, '..');
const reports = process.argv.slice(2);
if (reports.length === 0) throw new Error('Name the reports of Vitest and Playwright.');

const document = readFileSync(join(root, 'docs/conformance.md'), 'utf8');
const rows = readRows(document);
const unobservable = readUnobservable(document).map((entry) => entry.sentence);
const tests = reports.flatMap(readReport);
const faults = findRowFaults(rows, tests);

const specification = join(root, '../shared/spec/specification.md');
if (existsSync(specification)) {
  faults.push(...findGaps(readSentences(readFileSync(specification, 'utf8')), rows, unobservable));
  faults.push(...findUnreadLines(readFileSync(join(root, '../shared/spec/reading.md'), 'utf8'), rows));
} else console.log('The specification is not here: rows are held against the tests only.');

for (const fault of faults) console.error(fault);
const references = new Set(rows.flatMap((row) => row.shownBy));
console.log(`${rows.length} sentences shown by ${references.size} tests, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;

/** Each runner's report is known by its shape. */
function readReport(file: string): RanTest[] {
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | JourneysReport;
  return 'testResults' in report ? readVitest(report) : readJourneys(report);
}

type VitestReport = {
  testResults: { name: string; assertionResults: { title: string; fullName: string; status: string }[] }[];
};

function readVitest(report: VitestReport): RanTest[] {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ title, fullName, status }) =>
      status === 'passed' || status === 'failed'
        ? [{ file: relative(root, name), title, fullTitle: fullName, passed: status === 'passed' }]
        : [],
    ),
  );
}

type JourneysReport = { suites: Suite[] };
type Suite = { title: string; file: string; suites?: Suite[]; specs: { title: string; ok: boolean }[] };

function readJourneys(report: JourneysReport): RanTest[] {
  const walk = (suite: Suite, groups: readonly string[]): RanTest[] => [
    ...suite.specs.map(({ title, ok }) => ({
      file: join('journeys', suite.file),
      title,
      fullTitle: [...groups, title].join(' '),
      passed: ok,
    })),
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, [...groups, inner.title])),
  ];
  return report.suites.flatMap((suite) => walk(suite, []));
}
