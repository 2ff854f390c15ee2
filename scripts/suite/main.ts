// Runs a suite stage by stage, goes on after a failure, and closes with the sum. `node scripts/suite/main.ts <suite>`, by itself all.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { whySharedIsMissing } from '#testing/shared-folder.ts';
import { type Outcome, runStage } from './run-stage.ts';
import { suites } from './stages.ts';
import { summarize } from './summary.ts';

const root = join(import.meta.dirname, '../..');
const [wanted = 'all'] = process.argv.slice(2);
const steps = suites[wanted];
if (!steps) {
  console.error(`There is no suite ${wanted}; there are ${Object.keys(suites).join(', ')}.`);
  process.exit(2);
}
const why = wanted === 'catalogues' ? whySharedIsMissing() : null;
if (why) {
  console.error(why);
  process.exit(1);
}

const started = performance.now();
const reports = mkdtempSync(join(tmpdir(), 'copydesk-test-'));
const outcomes: Outcome[] = [];
try {
  for (const step of steps) {
    const surroundings = { root, reports, env: process.env, isAlone: step.length === 1 };
    outcomes.push(...(await Promise.all(step.map((stage) => runStage(stage, surroundings)))));
  }
} finally {
  rmSync(reports, { recursive: true, force: true });
}
for (const line of summarize(outcomes, (performance.now() - started) / 1_000)) console.log(line);
process.exit(outcomes.every(({ failed }) => failed === 0) ? 0 : 1);
