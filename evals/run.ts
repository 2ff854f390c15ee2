// `npm run evals`: every question about the quality of what the desk says, over real catalogues. Prints figures; fails below a target.
// `node evals/run.ts writing` runs one of them.
import { evaluateClaims } from './claims.ts';
import { evaluateQuestions } from './questions.ts';
import { evaluateWriting } from './writing.ts';

const evals = [
  { name: 'claims', run: () => evaluateClaims() },
  { name: 'questions', run: () => evaluateQuestions() },
  { name: 'writing', run: () => evaluateWriting() },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !evals.some((each) => each.name === name));
if (unknown.length > 0) {
  console.error(`No eval is called ${unknown.join(', ')}; there are ${evals.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

let failed = 0;
for (const { name, run } of evals.filter((each) => wanted.length === 0 || wanted.includes(each.name))) {
  const started = performance.now();
  console.log(`── ${name}`);
  const isMet = await run();
  if (!isMet) failed += 1;
  console.log(
    `── ${name}: ${isMet ? 'targets met' : 'BELOW TARGET'} in ${((performance.now() - started) / 1000).toFixed(1)} s\n`,
  );
}
process.exit(failed === 0 ? 0 : 1);
