// `npm run mutants`: how many changes of the code its tests notice. With names, those folders of the domain; `named` the named mutants;
// `--fresh` without what is remembered of the last run.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type FolderScore, folders, testFolder } from './folders.ts';

/** Below this share of mutants noticed, in percent, the command fails. */
const least = 85;

process.chdir(join(import.meta.dirname, '../..'));
const { positionals: wanted, values } = parseArgs({
  allowPositionals: true,
  options: { fresh: { type: 'boolean', default: false } },
});
const unknown = wanted.find((name) => !folders.includes(name));
if (unknown !== undefined) {
  console.error(`There are no mutants of ${unknown}; there are those of ${folders.join(', ')}.`);
  process.exit(2);
}

const scores: FolderScore[] = [];
for (const folder of wanted.length > 0 ? wanted : folders) scores.push(await testFolder(folder, values.fresh));
for (const { place, change, why } of scores.flatMap(({ survivors }) => survivors))
  console.log(`${place}  ${change}  (${why})`);
console.log('\n| folder | mutants | killed | survived | score |\n|---|---:|---:|---:|---:|');
for (const { folder, mutants, killed, survivors, score } of scores)
  console.log(`| ${folder} | ${mutants} | ${killed} | ${survivors.length} | ${score.toFixed(1)}% |`);
process.exit(scores.every(({ score }) => score >= least) ? 0 : 1);
