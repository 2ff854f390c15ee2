// `check-conformance [report]...`: fails when a row of docs/conformance.md names a test that does not exist, did not run or failed. By
// itself it reads all reports in the folder of TEST_REPORTS, where the stages of `npm test` leave them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRowFaults, readRows } from '#testing/conformance.ts';
import { errorsEnding, readReport } from './suite/reports.ts';

const root = join(import.meta.dirname, '..');
const { TEST_REPORTS = '', TEST_SUITE } = process.env;
const given = process.argv.slice(2);
const isReport = (name: string) => !name.endsWith(errorsEnding);
const files =
  given.length > 0
    ? given
    : readdirSync(TEST_REPORTS)
        .filter(isReport)
        .map((name) => join(TEST_REPORTS, name));

const rows = readRows(readFileSync(join(root, 'docs/conformance.md'), 'utf8'));
const tests = files.flatMap((file) => readReport(readFileSync(file, 'utf8'), root).tests);
/** Outside of the full suite its own files did not run: that they are there is all that can be held. */
const isLeftOut = (file: string) =>
  TEST_SUITE !== 'full' && /\.full\.(test|spec)\.ts$/.test(file) && existsSync(join(root, file));
const faults = findRowFaults(rows, tests, isLeftOut);

for (const fault of faults) console.error(fault);
const references = new Set(rows.flatMap((row) => row.shownBy));
console.log(`${rows.length} sentences shown by ${references.size} tests, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
