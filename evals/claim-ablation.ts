// Which parts of the claim checker do texts of others need? Switches each off in turn, and says what becomes of sets nobody tuned on.
// Usage: node evals/claim-ablation.ts [--functions] [--only=judging/] [--planted] [--greedy] [--set=<statements.json> …]; units are modules, or single
// functions; --planted reads the catalogues too; --greedy keeps off what changes nothing for the better, one after the other; --set adds a set.
import { basename, join } from 'node:path';
import { nameOf, type Unit, units } from './claims/switches.ts';

// Whatever loads the checker comes after the switches.
const { measureFreeTexts } = await import('./claims/measure-free.ts');
const { judgeListing } = await import('./claims/judge-free.ts');
const { checkStatement, isFound, readStatements } = await import('./claims/statements.ts');
const { judgedSets, ninthSet } = await import('./claims/free-sets.ts');
const { readCatalogues } = await import('./claims/catalogues.ts');
const { measureClaims, measureTitleOnly } = await import('./claims/measure.ts');

/** `refuted`: falsehoods found that are contradicted, not only open. `contradicted`: true ones that are. */
type Figures = { found: number; refuted: number; doubted: number; contradicted: number };
const parts = ['found', 'refuted', 'doubted', 'contradicted'] as const;

const flags = process.argv.slice(2);
const has = (flag: string) => flags.includes(`--${flag}`);
const valuesOf = (flag: string) =>
  flags.flatMap((each) => (each.startsWith(`--${flag}=`) ? [each.slice(flag.length + 3)] : []));

const outside = ['statements.json', 'paragraphs.json'].map((file) => join(import.meta.dirname, 'claims/outside', file));
const sets = [...outside, ...valuesOf('set')].map((file) => [basename(file), readStatements(file)] as const);

const ofFree = (...[listings, judge]: Parameters<typeof measureFreeTexts>): Figures => {
  const { found, contradicted: refuted, alarms, falseContradictions: contradicted } = measureFreeTexts(listings, judge);
  return { found, refuted, doubted: alarms - contradicted, contradicted };
};

function ofStatements(statements: (typeof sets)[number][1]): Figures {
  const figures = { found: 0, refuted: 0, doubted: 0, contradicted: 0 };
  for (const [place, statement] of statements.entries()) {
    const { said } = checkStatement(statement, place);
    const isContradicted = said === 'contradicted';
    if (statement.truth !== 'true') {
      figures.found += Number(isFound({ said }));
      figures.refuted += Number(isContradicted);
    } else if (isContradicted) figures.contradicted += 1;
    else figures.doubted += Number(said === 'open');
  }
  return figures;
}

const measureUnseen = (): Record<string, Figures> => ({
  ...Object.fromEntries([ninthSet, ...judgedSets].map(({ name, listings }) => [name, ofFree(listings)])),
  ...Object.fromEntries(sets.map(([name, statements]) => [name, ofStatements(statements)])),
});

/** Sets 10 to 12 with the recorded answers of a judge. */
const measureJudged = () =>
  Object.fromEntries(
    judgedSets.map(({ name, listings }) => [
      `${name}, judged`,
      ofFree(listings, (listing) => judgeListing(listing, null) ?? []),
    ]),
  );

const catalogues = has('planted') ? await readCatalogues() : null;
/** Doubted are alarms beside what is planted and in paraphrases; contradicted is what a title alone contradicts of its own description. */
function measurePlanted(): Record<string, Figures> {
  if (!catalogues) return {};
  const { main, others } = catalogues;
  const figures = measureClaims(main, others, { seed: 13, perKind: 20, paraphrases: 150 });
  const titles = measureTitleOnly(main.filter((_product, at) => at % 8 === 0));
  const of = (part: 'found' | 'contradicted') =>
    Object.values(figures.planted).reduce((sum, each) => sum + each[part], 0);
  return {
    planted: {
      found: of('found'),
      refuted: of('contradicted'),
      doubted: figures.beside + figures.paraphraseAlarms,
      contradicted: titles.contradicted,
    },
  };
}

const measureAll = () => [measureUnseen(), measureJudged(), measurePlanted()] as const;
type Measured = ReturnType<typeof measureAll>;

const sum = (measured: Record<string, Figures>, part: keyof Figures) =>
  Object.values(measured).reduce((total, figures) => total + figures[part], 0);
const changesOf = (before: Measured, after: Measured) =>
  after.map((measured, at) => parts.map((part) => sum(measured, part) - sum(before[at] ?? {}, part)));
const sign = (change: number) => (change > 0 ? `+${change}` : String(change));

const print = (measured: Measured) => {
  for (const [set, { found, refuted, doubted, contradicted }] of measured.flatMap((each) => Object.entries(each)))
    console.log(
      `${set.padEnd(20)} found ${found}, contradicted of them ${refuted}, doubted though true ${doubted}, wrongly contradicted ${contradicted}`,
    );
};
const linesOf = (own: readonly Unit[]) => own.reduce((total, { lines }) => total + lines, 0);

let before = measureAll();
print(before);
const [only = ''] = valuesOf('only');
const all = [...Map.groupBy(units, (unit) => (has('functions') ? nameOf(unit) : unit.module))]
  .filter(([name]) => name.startsWith(only))
  .toSorted((a, b) => linesOf(b[1]) - linesOf(a[1]));
let idle = 0;
for (const [name, own] of all) {
  for (const unit of own) globalThis.claimUnitsOff.add(nameOf(unit));
  const after = measureAll();
  const [unseen = [], judged = [], planted = []] = changesOf(before, after);
  const isNoWorse = ([found = 0, , doubted = 0, contradicted = 0]: number[]) =>
    found >= 0 && doubted <= 0 && contradicted <= 0;
  const isIdle = isNoWorse(unseen) && (judged[0] ?? 0) >= 0;
  // What contradicts a falsehood, or real titles and plants need, stays on in a greedy run.
  const isOff = has('greedy') && isIdle && (unseen[1] ?? 0) >= 0 && isNoWorse(planted);
  if (isIdle) idle += 1;
  const shown = [unseen, judged, planted].map((changes) => changes.map(sign).join(' '));
  console.log(
    `${isOff ? 'OFF ' : isIdle ? 'IDLE' : '    '} ${name} (${linesOf(own)} lines): ${shown[0]}; judged ${shown[1]}${catalogues ? `; planted ${shown[2]}` : ''}`,
  );
  if (isOff) before = after;
  else for (const unit of own) globalThis.claimUnitsOff.delete(nameOf(unit));
}
console.log(
  `${idle} of ${all.length} change no unseen set for the better (found, contradicted of them, doubted, wrongly contradicted)`,
);
if (has('greedy')) print(before);
