// The one line a part has: what is found of it in a few figures, each of which opens to why. The bar at the foot says the same of what is open.
import type { RuleResult } from '#domain/benchmarks/evaluate.ts';
import { lensLabels } from '#domain/catalogue/lens.ts';
import { type ClaimTone, countTone, toneOf } from '#domain/claims/claim-words.ts';
import { lensOfPart, type PartCheck } from '#domain/review/part-check.ts';
import type { Verdict } from '../check/use-verdicts.ts';

/** What a press opens. `claims`: open claims of which only the number is known yet. */
export type Section =
  | 'supported'
  | 'contradicted'
  | 'conflict'
  | 'unsupported'
  | 'unproven'
  | 'claims'
  | 'hints'
  | 'must'
  | 'should'
  | 'leftOut'
  | 'wishes';
export type Chip = { section: Section; text: string; tone: 'ok' | 'warn' | 'bad' | 'quiet' };

const openTones = ['contradicted', 'conflict', 'unsupported', 'unproven'] as const;
const hintTones: readonly ClaimTone[] = ['statement', 'unread', 'partly'];

export const isHintTone = (tone: ClaimTone): boolean => hintTones.includes(tone);

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** What is open on a part, the gravest first; what is not known in detail yet is counted all the same. */
export function openChips({ check, claims }: Verdict): Chip[] {
  if (!check) return [];
  const { part, openClaims, must, unmetWishes } = check;
  // Pictures claim nothing by themselves: what is open is where they differ from the product.
  const nameClaims = (tone: ClaimTone, number: number) =>
    part === 'images' ? count(number, 'difference', 'differences') : countTone(tone, number);
  const tones = (claims ?? []).map(toneOf);
  const ofClaims = openTones.flatMap((tone): Chip[] => {
    const number = tones.filter((each) => each === tone).length;
    return number > 0
      ? [{ section: tone, text: nameClaims(tone, number), tone: tone === 'contradicted' ? 'bad' : 'warn' }]
      : [];
  });
  const counted: Chip = { section: 'claims', text: count(openClaims, 'open claim', 'open claims'), tone: 'warn' };
  return [
    ...(claims === null && openClaims > 0 ? [counted] : ofClaims),
    ...(must.length > 0
      ? [{ section: 'must', text: count(must.length, 'required rule', 'required rules'), tone: 'bad' } as const]
      : []),
    ...(unmetWishes > 0
      ? [{ section: 'wishes', text: `${count(unmetWishes, 'wish', 'wishes')} not followed`, tone: 'warn' } as const]
      : []),
  ];
}

/** What is found of a text, from left to right. What it leaves out of its source holds no approval back. */
export function foundChips(verdict: Verdict): Chip[] {
  const leftOut = verdict.leftOut.length;
  const supported = (verdict.claims ?? []).filter((claim) => toneOf(claim) === 'supported').length;
  return [
    ...(supported > 0 ? [{ section: 'supported', text: countTone('supported', supported), tone: 'ok' } as const] : []),
    ...openChips(verdict),
    ...(leftOut > 0 ? [{ section: 'leftOut', text: `${leftOut} left out`, tone: 'warn' } as const] : []),
  ];
}

/** What speaks neither for a text nor against it, at the end of the line. */
export function quietChips(verdict: Verdict): Chip[] {
  const hints = (verdict.claims ?? []).filter((claim) => isHintTone(toneOf(claim))).length;
  const advised = adviceChip(verdict);
  return [
    ...(hints > 0 ? [{ section: 'hints', text: `${hints} not fully checked`, tone: 'quiet' } as const] : []),
    ...(advised ? [advised] : []),
  ];
}

/** Advice: it costs points and holds nothing back. Rules that are waived are mentioned here, too. */
function adviceChip({ check, results }: Verdict): Chip | null {
  if (!check) return null;
  const { should, waived } = check;
  const points = advice(results ?? []).reduce((sum, { lost }) => sum + lost, 0);
  const parts = [
    ...(should.length > 0 ? [`${should.length} recommended`] : []),
    ...(points > 0 ? [count(points, 'point', 'points')] : []),
    ...(waived.length > 0 ? [`${waived.length} waived`] : []),
  ];
  return parts.length > 0 ? { section: 'should', text: parts.join(', '), tone: 'quiet' } : null;
}

/** Broken rules that cost points and are no must. */
export const advice = (results: readonly RuleResult[]): RuleResult[] =>
  results.filter(({ hasPassed, rule }) => !hasPassed && rule.severity !== 'block');

/** What a part is called where nothing is open on it, such as *Clean*; null where something is. */
export function clearWord(check: PartCheck | null): string | null {
  if (!check || check.value === 'empty') return null;
  const lens = lensOfPart(check);
  return lens === 'clean' || lens === 'unchanged' ? lensLabels[lens] : null;
}

/** Of how many images some rule could say nothing; null where all were checked, and until that is known. */
export function uncheckedWords({ unchecked }: Pick<Verdict, 'unchecked'>): string | null {
  const images = unchecked?.length ?? 0;
  return images > 0 ? `${count(images, 'image', 'images')} not checked` : null;
}

/**
 * What opens by itself: must rules. While a text is typed also what the source speaks against, which is to be put right now and not only
 * looked at.
 */
export function autoSection(verdict: Verdict, isTyped = false): Section | null {
  const open = openChips(verdict).map(({ section }) => section);
  if (open.includes('must')) return 'must';
  return isTyped ? (open.find((section) => section === 'contradicted' || section === 'unsupported') ?? null) : null;
}
