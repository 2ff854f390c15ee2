// `npm run mutants`: how many changes of the code its tests notice. With names, those folders of the domain (`review`) or files of them
// (`review/score`); `named` the named mutants; `--fresh` without what is remembered of the last run; `--one-in 10` a sample.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { folderOf, folders, type PlaceScore, testPlace } from './folders.ts';
import { testNamed } from './named.ts';

/** Below this share of mutants noticed, in percent, the command fails. */
const least = 85;

const root = join(import.meta.dirname, '../..');
process.chdir(root);
const { positionals: wanted, values } = parseArgs({
  allowPositionals: true,
  options: { fresh: { type: 'boolean', default: false }, 'one-in': { type: 'string', default: '1' } },
});
const oneIn = Number(values['one-in']);
if (!Number.isInteger(oneIn) || oneIn < 1) {
  console.error('--one-in needs a whole number from 1 on.');
  process.exit(2);
}
const all = [...folders, 'named'];
const unknown = wanted.find((name) => name !== 'named' && !folderOf(name));
if (unknown !== undefined) {
  console.error(`There are no mutants of ${unknown}; there are those of ${all.join(', ')}.`);
  process.exit(2);
}
const chosen = wanted.length > 0 ? wanted : all;

const scores: PlaceScore[] = [];
for (const place of chosen)
  if (place !== 'named') scores.push(await testPlace(place, { isFresh: values.fresh, oneIn }));
const named = chosen.includes('named') ? testNamed(root) : [];

for (const { at, change, why } of scores.flatMap(({ survivors }) => survivors))
  console.log(`${at}  ${change}  (${why})`);
if (scores.length > 0) console.log('\n| folder | mutants | killed | survived | score |\n|---|---:|---:|---:|---:|');
for (const { place, mutants, killed, survivors, score } of scores)
  console.log(`| ${place} | ${mutants} | ${killed} | ${survivors.length} | ${score.toFixed(1)}% |`);
if (named.length > 0) console.log('\n| named mutant | changes | killed by |\n|---|---|---|');
for (const { name, file, from, killedBy, why } of named)
  console.log(`| ${name} | \`${from.trim()}\` in ${file} | ${killedBy ?? `**survived**: ${why}`} |`);
process.exit(scores.every(({ score }) => score >= least) && named.every(({ killedBy }) => killedBy) ? 0 : 1);
