// `npm run evals`: every question about the quality of what the desk says, over real catalogues. Prints figures; fails below a target.
import { evaluateClaims } from './claims.ts';

const evals = [{ name: 'claims', run: evaluateClaims }];

let failed = 0;
for (const { name, run } of evals) {
  const started = performance.now();
  console.log(`── ${name}`);
  const isMet = await run();
  if (!isMet) failed += 1;
  console.log(
    `── ${name}: ${isMet ? 'targets met' : 'BELOW TARGET'} in ${((performance.now() - started) / 1000).toFixed(1)} s\n`,
  );
}
process.exit(failed === 0 ? 0 : 1);
