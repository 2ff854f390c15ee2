// Property tests draw the same cases in every run, so that a red build is about the change at hand, and more of them in the full suite.
// FC_SEED=<number> looks further. A test names a number of runs of its own only where one run takes long.
import fc from 'fast-check';
import { isFullSuite } from './full-suite.ts';

fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_261_121), numRuns: isFullSuite ? 2_000 : 200 });
