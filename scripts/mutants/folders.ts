// Mutation testing of the domain's folders with Stryker: each mutant is a change of one place that some test beside the source must notice.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import * as z from 'zod/mini';
import { isSampled } from './sample.ts';

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

export type Survivor = { at: string; change: string; why: string };
export type PlaceScore = { place: string; mutants: number; killed: number; survivors: Survivor[]; score: number };

/** Sources but for tests and what they share, and for shapes of calls and tables of data, where a change is no change of a rule. */
const mutatedFiles = (place: string) =>
  globSync([`src/domain/${place}/**/*.ts`, `src/domain/${place}*.ts`]).filter(
    (file) => !/\.(test|contract|data)\.ts$|\/test-[^/]*$/.test(file),
  );

const survived = { Survived: 'no test notices', NoCoverage: 'no test comes here' } as const;

const report = z.looseObject({
  files: z.record(z.string(), z.looseObject({ mutants: z.array(z.looseObject({ status: z.string() })) })),
});

/**
 * Remembers of an earlier run those that a test killed. Stryker does not see that a new test covers a constant and would leave a
 * survivor standing, and one that ran out of time may have done so on a busy machine.
 */
function keepKilled(file: string): void {
  if (!existsSync(file)) return;
  const kept = report.parse(JSON.parse(readFileSync(file, 'utf8')));
  for (const source of Object.values(kept.files))
    source.mutants = source.mutants.filter(({ status }) => status === 'Killed');
  writeFileSync(file, JSON.stringify(kept));
}

/** The folder a place such as `review` or `review/score` lies in; undefined where no folder is held to the score. */
export const folderOf = (place: string) => folders.find((folder) => place === folder || place.startsWith(`${folder}/`));

/**
 * Changes the sources of a folder, or those that begin like `review/score`, one place at a time and runs the folder's own tests on
 * each. Mutants that were killed are taken from the cache unless they or their tests changed; what they import may have changed
 * unseen, so `isFresh` tests all of them. With `oneIn` above one, that share of the mutants is tested, and none is remembered.
 */
export async function testPlace(place: string, { isFresh = false, oneIn = 1 } = {}): Promise<PlaceScore> {
  const folder = folderOf(place);
  const incrementalFile = `.cache/mutants/${folder}.json`;
  keepKilled(incrementalFile);
  process.env.MUTANTS_ONE_IN = String(oneIn);
  const sample = { incremental: false, checkers: ['sample'], appendPlugins: [join(import.meta.dirname, 'sample.ts')] };
  const results = await new Stryker({
    mutate: mutatedFiles(place),
    vitest: { configFile: 'vitest.mutants.config.ts', dir: `src/domain/${folder}` },
    ...(oneIn > 1 ? sample : { incrementalFile, force: isFresh }),
  }).runMutationTest();
  const killed = results.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  const survivors = results.flatMap(({ fileName, location, mutatorName, replacement = '', status }): Survivor[] => {
    if (status !== 'Survived' && status !== 'NoCoverage') return [];
    // Without a test that comes there a mutant is not run, and so not drawn either.
    if (status === 'NoCoverage' && !isSampled({ fileName, location, mutatorName, replacement }, oneIn)) return [];
    const { line, column } = location.start;
    const at = `${relative(process.cwd(), fileName)}:${line}:${column}`;
    return [{ at, change: `${mutatorName}: ${replacement.replaceAll(/\s+/g, ' ')}`, why: survived[status] }];
  });
  const mutants = killed + survivors.length;
  // Without a test Stryker finds no mutants either.
  return { place, mutants, killed, survivors, score: mutants === 0 ? 0 : (100 * killed) / mutants };
}
