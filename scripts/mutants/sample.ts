// A sample of the mutants, for folders where all of them take hours: the same ones in every run, in any order they come in.
import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/** Where a mutant stands and what it puts there; lines and columns as Stryker counts them. */
export type MutantPlace = {
  fileName: string;
  location: { start: { line: number; column: number } };
  mutatorName: string;
  replacement?: string | undefined;
};

/** Whether one of `oneIn` mutants, drawn by a hash of its place and change, is this one. */
export function isSampled({ fileName, location, mutatorName, replacement }: MutantPlace, oneIn: number): boolean {
  const { line, column } = location.start;
  const place = [relative(process.cwd(), fileName), line, column, mutatorName, replacement].join('\n');
  return createHash('sha1').update(place).digest().readUInt32BE() % oneIn === 0;
}

/** Stryker asks a checker before it runs a mutant; what "does not compile" is neither run nor counted. */
class SampleChecker {
  async init(): Promise<void> {}

  async check(mutants: (MutantPlace & { id: string })[]): Promise<Record<string, { status: string; reason?: string }>> {
    const oneIn = Number(process.env.MUTANTS_ONE_IN);
    const result = (mutant: MutantPlace) =>
      isSampled(mutant, oneIn) ? { status: 'passed' } : { status: 'compileError', reason: 'not in the sample' };
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, result(mutant)]));
  }
}

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', injectableClass: SampleChecker }];
