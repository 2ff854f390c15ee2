// How good is the claim checker? Plants falsehoods in real texts, rewrites true ones, and holds the figures against targets.
// Usage: node evals/run.ts, or with other seeds and every miss in words: node evals/claims.ts --seeds=1,2,3 --notes
//        node evals/claims.ts --ask=<folder>   writes what a judge is asked and has not answered   --take=<folder>   records the answers
import { readCatalogues } from './claims/catalogues.ts';
import { judgedSets, ninthSet, tunedSets } from './claims/free-sets.ts';
import { freeJudgements, judgeListing } from './claims/judge-free.ts';
import { type Figures, measureClaims, measureDrafts, measureTitleOnly } from './claims/measure.ts';
import { type FreeFigures, measureFreeTexts } from './claims/measure-free.ts';
import { measureLanguages } from './claims/measure-languages.ts';
import { planters } from './claims/planters.ts';

/** These were run to report, never to change anything. */
const evaluationSeeds = [91, 92] as const;

const furtherSeed = 5;

const perKind = 112;
const paraphrases = 1_000;
const drafts = 1_000;
const targets = { recall: 0.97, precision: 0.97, titleContradictions: 0.003 };

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
const show = (value: number) => value.toFixed(3);

function print(all: readonly Figures[]): { recall: number; precision: number } {
  const kinds = Object.keys(all[0]?.planted ?? {});
  console.log('planted              n     recall  contradicted');
  let planted = 0;
  let found = 0;
  let contradicted = 0;
  const further: string[] = [];
  for (const kind of kinds) {
    const rows = all.map((figures) => figures.planted[kind] ?? { planted: 0, found: 0, contradicted: 0 });
    const own = {
      planted: sum(rows.map((row) => row.planted)),
      found: sum(rows.map((row) => row.found)),
      contradicted: sum(rows.map((row) => row.contradicted)),
    };
    if (kind in planters) {
      planted += own.planted;
      found += own.found;
      contradicted += own.contradicted;
    } else further.push(kind);
    console.log(
      `${kind.padEnd(18)} ${String(own.planted).padStart(5)}   ${show(share(own.found, own.planted))}   ${show(share(own.contradicted, own.planted))}`,
    );
  }
  const beside = sum(all.map((figures) => figures.beside));
  const alarms = sum(all.map((figures) => figures.paraphraseAlarms));
  const claims = sum(all.map((figures) => figures.paraphraseClaims));
  const recall = share(found, planted);
  const precision = share(found, found + beside + alarms);
  console.log(
    `all but the last ${further.length}  ${String(planted).padStart(5)}   ${show(recall)}   ${show(share(contradicted, planted))}`,
  );
  console.log(
    `precision without paraphrases ${show(share(found, found + beside))} (${beside} alarms beside the planted change)`,
  );
  console.log(
    `precision with paraphrases    ${show(precision)} (${alarms} alarms in ${claims} claims of ${sum(all.map((figures) => figures.paraphrases))} paraphrases; ${sum(all.map((figures) => figures.statements))} hints about whole sentences, not counted)`,
  );
  return { recall, precision };
}

function printFree(name: string, free: FreeFigures): void {
  console.log(
    `free copy, ${name}: recall ${show(share(free.found, free.lies))} (${free.found} of ${free.lies}, ${free.contradicted} contradicted), precision ${show(share(free.found, free.found + free.alarms))}; doubted though true ${free.alarms} of ${free.claims} claims in ${free.lies + free.truths} texts, ${free.falseContradictions} contradicted; nothing read in ${free.unread} of ${free.sentences} true sentences${free.opposites.lies > 0 ? `; opposites ${free.opposites.found} of ${free.opposites.lies}` : ''}`,
  );
}

/** Prints every set, those judged also with what the judge decided; answers their notes, and the share of falsehoods found with the judge. */
function printAllFree(): { notes: string[]; judgedRecall: number } {
  const notes: string[] = [];
  for (const { name, listings } of [...tunedSets, ninthSet, ...judgedSets]) {
    const free = measureFreeTexts(listings);
    printFree(name, free);
    notes.push(...free.notes);
  }
  const judged = judgedSets.map(({ name, listings }) => {
    const free = measureFreeTexts(listings, (listing) => judgeListing(listing, null) ?? []);
    printFree(`${name}, judged`, free);
    notes.push(...free.notes.map((note) => `JUDGED ${note}`));
    return free;
  });
  const found = sum(judged.map((free) => free.found));
  return { notes, judgedRecall: share(found, sum(judged.map((free) => free.lies))) };
}

async function printLanguages(): Promise<string[]> {
  const notes: string[] = [];
  for (const { language, products, own, fromTitle, notes: lines } of await measureLanguages()) {
    console.log(
      `${language}, ${products} products: contradicted by all fields ${own.contradicted} of ${own.claims}, by title and attributes ${fromTitle.contradicted} of ${fromTitle.claims} claims`,
    );
    notes.push(...lines);
  }
  return notes;
}

/** Prints the figures of the evaluation seeds, or of others; answers whether the targets are met. */
export async function evaluateClaims(seeds: readonly number[] = evaluationSeeds, hasNotes = false): Promise<boolean> {
  const freely = printAllFree();
  const { main, others, further } = await readCatalogues();
  console.log(`${main.length} products of Best Buy, ${others.length} of other shops; seeds ${seeds.join(', ')}`);
  const all = seeds.map((seed) => measureClaims(main, others, { seed, perKind, paraphrases }));
  const { recall, precision } = print(all);
  const titles = measureTitleOnly(main);
  const wrong = share(titles.contradicted, titles.claims);
  console.log(
    `true descriptions against the title alone: ${titles.claims} claims, ${titles.supported} supported, ${titles.contradicted} contradicted (${(100 * wrong).toFixed(2)}%)`,
  );
  const written = seeds.map((seed) => measureDrafts(main, others, { seed, drafts }));
  const claims = sum(written.map((each) => each.claims));
  console.log(
    `drafts of the built-in writer: ${claims} claims in ${sum(written.map((each) => each.drafts))} drafts, ${sum(written.map((each) => each.unsupported))} unsupported, ${sum(written.map((each) => each.contradicted))} contradicted (doubted in all ${(100 * share(sum(written.map((each) => each.unsupported + each.contradicted)), claims)).toFixed(2)}%)`,
  );
  titles.notes.push(...written.flatMap((each) => each.notes));
  console.log(`\n${further.length} products of further catalogues, seed ${furtherSeed}`);
  const beyond = measureClaims(further, further, { seed: furtherSeed, perKind, paraphrases });
  print([beyond]);
  const drafted = measureDrafts(further, further, { seed: furtherSeed, drafts });
  console.log(
    `drafts of the built-in writer: ${drafted.claims} claims, ${drafted.unsupported} unsupported, ${drafted.contradicted} contradicted (doubted in all ${(100 * share(drafted.unsupported + drafted.contradicted, drafted.claims)).toFixed(2)}%)`,
  );
  all.push(beyond);
  titles.notes.push(...drafted.notes);
  const foreign = await printLanguages();
  if (hasNotes)
    for (const line of [
      ...freely.notes,
      ...foreign,
      ...all.flatMap((figures) => figures.notes),
      ...titles.notes.map((text) => `TITLE ${text}`),
    ])
      console.log(line);
  return (
    recall >= targets.recall &&
    precision >= targets.precision &&
    wrong <= targets.titleContradictions &&
    freely.judgedRecall >= targets.recall
  );
}

if (import.meta.main) {
  const read = (name: string) =>
    process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ?? null;
  const [from, to] = [read('take'), read('ask')];
  if (from !== null) console.log(`${freeJudgements.take(from)} answers recorded`);
  if (to !== null) for (const { listings } of judgedSets) for (const listing of listings) judgeListing(listing, to);
  if (from ?? to) process.exit(0);
  const isMet = await evaluateClaims(read('seeds')?.split(',').map(Number), process.argv.includes('--notes'));
  process.exit(isMet ? 0 : 1);
}
