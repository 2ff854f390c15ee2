// `npm run evals`: every question about the quality of what Copydesk says, over real catalogues. Prints figures; fails below a target.
// `node evals/run.ts writing` runs one of them.
import { whySharedIsMissing } from '#testing/shared-folder.ts';
import { evaluateClaims } from './claims.ts';
import { evaluateFixes } from './fixes.ts';
import { evaluateQuality } from './quality.ts';
import { evaluateQuestions } from './questions.ts';
import { evaluateReplies } from './replies.ts';
import { evaluateTricks } from './tricks.ts';
import { evaluateWriting } from './writing.ts';

const evals = [
  { name: 'claims', isOverCatalogues: true, run: () => evaluateClaims() },
  { name: 'questions', isOverCatalogues: false, run: () => evaluateQuestions() },
  { name: 'quality', isOverCatalogues: false, run: () => evaluateQuality() },
  { name: 'replies', isOverCatalogues: false, run: () => evaluateReplies() },
  { name: 'fixes', isOverCatalogues: true, run: () => evaluateFixes() },
  { name: 'tricks', isOverCatalogues: true, run: () => evaluateTricks() },
  { name: 'writing', isOverCatalogues: true, run: () => evaluateWriting() },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !evals.some((each) => each.name === name));
if (unknown.length > 0) {
  console.error(`No eval is called ${unknown.join(', ')}; there are ${evals.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const chosen = evals.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const why = chosen.some(({ isOverCatalogues }) => isOverCatalogues) ? whySharedIsMissing() : null;
if (why) {
  console.error(why);
  process.exit(1);
}

let failed = 0;
for (const { name, run } of chosen) {
  const started = performance.now();
  console.log(`── ${name}`);
  const isMet = await run();
  if (!isMet) failed += 1;
  console.log(
    `── ${name}: ${isMet ? 'targets met' : 'BELOW TARGET'} in ${((performance.now() - started) / 1000).toFixed(1)} s\n`,
  );
}
process.exit(failed === 0 ? 0 : 1);
