// Which parts of the claim checker do texts of others need? Switches each off in turn, and says what becomes of sets nobody tuned on.
// Usage: node evals/claim-ablation.ts [--functions] [--only=judging/] [--planted] [--greedy]; units are modules, or single functions; greedy keeps off
// what changes nothing for the better, one after the other; --planted reads the catalogues too, as a check on what would be lost of planted falsehoods.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameOf, type Unit, units } from './claims/switches.ts';
import type { GivenProduct } from './given-product.ts';

const { measureFreeTexts } = await import('./claims/measure-free.ts');
const { checkPart } = await import('#domain/claims/part-claims.ts');
const { extractFacts } = await import('#domain/claims/facts.ts');
const { isHint } = await import('#domain/claims/kinds.ts');
const { isOpenClaim } = await import('#domain/claims/open-claim.ts');
const { toProduct } = await import('./given-product.ts');
const { ninthListings } = await import('./claims/fixtures/set-9.ts');
const { tenthListings } = await import('./claims/fixtures/set-10.ts');
const { eleventhListings } = await import('./claims/fixtures/set-11.ts');
const { twelfthListings } = await import('./claims/fixtures/set-12.ts');
const { readCatalogues } = await import('./claims/catalogues.ts');
const { measureClaims } = await import('./claims/measure.ts');

type Statement = { product: GivenProduct; statement: string; truth: 'true' | 'false' | 'not-stated' };
/** `refuted`: falsehoods found that are contradicted, not only open. `contradicted`: true ones that are. */
type Figures = { found: number; refuted: number; doubted: number; contradicted: number };
type Measured = Record<string, Figures>;

const has = (flag: string) => process.argv.includes(`--${flag}`);
const only = process.argv.find((each) => each.startsWith('--only='))?.slice('--only='.length);

function measureStatements(file: string): Figures {
  const figures = { found: 0, refuted: 0, doubted: 0, contradicted: 0 };
  const all = JSON.parse(readFileSync(join(import.meta.dirname, 'claims/outside', file), 'utf8')) as Statement[];
  for (const [place, { product, statement, truth }] of all.entries()) {
    const claims = checkPart(extractFacts(toProduct(product, place)), statement).filter((claim) => !isHint(claim));
    const isContradicted = claims.some(({ verdict }) => verdict === 'contradicted');
    const isFound = isContradicted || claims.some(isOpenClaim);
    if (truth !== 'true') {
      figures.found += Number(isFound);
      figures.refuted += Number(isContradicted);
    } else if (isContradicted) figures.contradicted += 1;
    else figures.doubted += Number(isFound);
  }
  return figures;
}

const free = { 9: ninthListings, 10: tenthListings, 11: eleventhListings, 12: twelfthListings };

function measureAll(): Measured {
  const measured: Measured = {};
  for (const [set, listings] of Object.entries(free)) {
    const { found, contradicted: refuted, alarms, falseContradictions: contradicted } = measureFreeTexts(listings);
    measured[`free ${set}`] = { found, refuted, doubted: alarms - contradicted, contradicted };
  }
  for (const set of ['statements', 'paragraphs']) measured[set] = measureStatements(`${set}.json`);
  return measured;
}

const catalogues = has('planted') ? await readCatalogues() : null;
function measurePlanted(): { found: number; refuted: number; alarms: number } {
  if (!catalogues) return { found: 0, refuted: 0, alarms: 0 };
  const figures = measureClaims(catalogues.main, catalogues.others, { seed: 13, perKind: 20, paraphrases: 150 });
  const found = Object.values(figures.planted).reduce((sum, each) => sum + each.found, 0);
  const refuted = Object.values(figures.planted).reduce((sum, each) => sum + each.contradicted, 0);
  return { found, refuted, alarms: figures.beside + figures.paraphraseAlarms };
}

const parts = ['found', 'refuted', 'doubted', 'contradicted'] as const;
const sum = (measured: Measured, part: keyof Figures) =>
  Object.values(measured).reduce((total, figures) => total + figures[part], 0);
const sign = (change: number) => (change > 0 ? `+${change}` : String(change));

let before = measureAll();
let planted = measurePlanted();
const print = (measured: Measured) => {
  for (const [set, { found, refuted, doubted, contradicted }] of Object.entries(measured))
    console.log(
      `${set.padEnd(12)} found ${found}, contradicted of them ${refuted}, doubted though true ${doubted}, wrongly contradicted ${contradicted}`,
    );
};
print(before);
if (catalogues)
  console.log(`planted      found ${planted.found}, contradicted of them ${planted.refuted}, alarms ${planted.alarms}`);

const ofOne = Map.groupBy(units, (unit) => (has('functions') ? nameOf(unit) : unit.module));
const all = [...ofOne].filter(([name]) => only === undefined || name.startsWith(only));
let idle = 0;
for (const [name, own] of all.toSorted((a, b) => linesOf(b[1]) - linesOf(a[1]))) {
  for (const unit of own) globalThis.claimUnitsOff.add(nameOf(unit));
  const after = measureAll();
  const [found = 0, refuted = 0, doubted = 0, contradicted = 0] = parts.map(
    (part) => sum(after, part) - sum(before, part),
  );
  const isIdle = found >= 0 && doubted <= 0 && contradicted <= 0;
  const now = isIdle || !has('greedy') ? measurePlanted() : planted;
  const lost = now.found - planted.found;
  const alarms = now.alarms - planted.alarms;
  const unrefuted = now.refuted - planted.refuted;
  const isOff = has('greedy') && isIdle && refuted >= 0 && lost >= -1 && unrefuted >= -1 && alarms <= 2;
  if (isIdle) idle += 1;
  console.log(
    `${isOff ? 'OFF ' : isIdle ? 'IDLE' : '    '} ${name} (${linesOf(own)} lines): found ${sign(found)} (contradicted ${sign(refuted)}), doubted ${sign(doubted)}, contradicted ${sign(contradicted)}; planted ${sign(lost)} (${sign(unrefuted)}), alarms ${sign(alarms)}`,
  );
  if (isOff) [before, planted] = [after, now];
  else for (const unit of own) globalThis.claimUnitsOff.delete(nameOf(unit));
}
console.log(`${idle} of ${all.length} change no unseen set for the better`);
if (has('greedy')) print(before);

function linesOf(own: readonly Unit[]): number {
  return own.reduce((total, { lines }) => total + lines, 0);
}
