// Reads "score above 60" as one of the three score bands. A Content Score has only six values, so most limits mean a band exactly.
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';

type Band = NonNullable<ProductFilter['band']>;

/** 25 a part, and 58 for a product without content. */
const possibleScores = [0, 25, 50, 58, 75, 100];
const bandOfScore = (score: number): Band => (score > 70 ? 'green' : score > 40 ? 'yellow' : 'red');

const upwards = /above|over|more|greater|higher/;
const downwards = /below|under|less|lower/;

function passes(score: number, how: string, limit: number): boolean {
  if (how === 'at least') return score >= limit;
  if (how === 'at most' || how === 'up to') return score <= limit;
  if (upwards.test(how)) return score > limit;
  return downwards.test(how) ? score < limit : score === limit;
}

/** The band a comparison means, `any` when every score passes, null when it is no whole band. */
export function bandOfComparison(
  how: string | undefined,
  limit: number,
  orTail: string | undefined,
): Band | 'any' | null {
  const tail = orTail === undefined ? undefined : upwards.test(orTail) ? 'at least' : 'at most';
  const passing = possibleScores.filter((score) => passes(score, how ?? tail ?? 'exactly', limit));
  if (passing.length === possibleScores.length) return 'any';
  const [first] = passing;
  if (first === undefined) return null;
  const band = bandOfScore(first);
  const whole = possibleScores.filter((score) => bandOfScore(score) === band);
  return whole.length === passing.length && passing.every((score) => bandOfScore(score) === band) ? band : null;
}
