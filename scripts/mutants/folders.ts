// Mutation testing of the domain's folders with Stryker: each mutant is a change of one place that some test beside the source must notice.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';
import * as z from 'zod/mini';

/** Folders of `src/domain` that are held to the score, the ones quickest to judge first. */
export const folders = [
  'parts',
  'overview',
  'history',
  'catalogue',
  'prompts',
  'review',
  'benchmarks',
  'transfer',
  'assistant',
];

export type Survivor = { place: string; change: string; why: string };
export type FolderScore = { folder: string; mutants: number; killed: number; survivors: Survivor[]; score: number };

/** Sources but for tests and what they share, and for shapes of calls and tables of data, where a change is no change of a rule. */
const mutatedFiles = (source: string) =>
  globSync(`${source}/**/*.ts`).filter((file) => !/\.(test|contract|data)\.ts$|\/test-[^/]*$/.test(file));

const survived = { Survived: 'no test notices', NoCoverage: 'no test comes here' } as const;

const report = z.looseObject({
  files: z.record(z.string(), z.looseObject({ mutants: z.array(z.looseObject({ status: z.string() })) })),
});

/** Forgets who survived in an earlier run: Stryker does not see that a new test covers a constant, and would leave it standing. */
function forgetSurvivors(file: string): void {
  if (!existsSync(file)) return;
  const kept = report.parse(JSON.parse(readFileSync(file, 'utf8')));
  for (const source of Object.values(kept.files))
    source.mutants = source.mutants.filter(({ status }) => !(status in survived));
  writeFileSync(file, JSON.stringify(kept));
}

/**
 * Changes the folder's sources one place at a time and runs its own tests on each. Mutants that were killed are taken from the cache
 * unless they or their tests changed; what they import may have changed unseen, so `isFresh` tests all of them.
 */
export async function testFolder(folder: string, isFresh: boolean): Promise<FolderScore> {
  const source = `src/domain/${folder}`;
  const incrementalFile = `.cache/mutants/${folder}.json`;
  forgetSurvivors(incrementalFile);
  const results = await new Stryker({
    mutate: mutatedFiles(source),
    vitest: { configFile: 'vitest.mutants.config.ts', dir: source },
    incrementalFile,
    force: isFresh,
  }).runMutationTest();
  const killed = results.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  const survivors = results.flatMap(({ fileName, location, mutatorName, replacement = '', status }): Survivor[] => {
    if (status !== 'Survived' && status !== 'NoCoverage') return [];
    const { line, column } = location.start;
    const place = `${fileName.slice(fileName.indexOf(source))}:${line}:${column}`;
    return [{ place, change: `${mutatorName}: ${replacement.replaceAll(/\s+/g, ' ')}`, why: survived[status] }];
  });
  const mutants = killed + survivors.length;
  // Without a test Stryker finds no mutants either.
  return { folder, mutants, killed, survivors, score: mutants === 0 ? 0 : (100 * killed) / mutants };
}
