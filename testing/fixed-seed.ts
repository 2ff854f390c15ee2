// Property tests draw the same cases in every run, so that a red build is about the change at hand. FC_SEED=<number> looks further.
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_261_121) });
