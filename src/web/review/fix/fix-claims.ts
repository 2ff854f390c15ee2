// Writes what the source says in the place of what it contradicts. Each change is checked as any text: what leaves as much open is not made.
import type { PlacedClaim } from '#domain/claims/checked-claim.ts';
import { isOpenClaim } from '#domain/claims/open-claim.ts';
import { hasPhrase } from '#domain/text/words.ts';
import type { TextValue } from '../parts/edits.reducer.ts';

type Check = (value: TextValue) => Promise<readonly PlacedClaim[] | null>;

const denial = /(?<!\p{L})(?:free|no|not|non|without|less)(?!\p{L})/iu;

/** What the source says in the place of a claim; null where it says several things, and where that is a name alone: `Caffeine` is no value for `caffeine free`. */
export function replacementOf({
  text,
  evidence,
  isConflict,
}: Pick<PlacedClaim, 'text' | 'evidence' | 'isConflict'>): string | null {
  if (isConflict) return null;
  const said = evidence[0]?.text ?? '';
  return said === '' || (denial.test(text) && hasPhrase(text, said)) ? null : said;
}

/** The text with its contradicted claims put as their evidence has them; the same text where none can be. `claims` are those of this very text. */
export async function fixClaims(value: TextValue, claims: readonly PlacedClaim[], check: Check): Promise<TextValue> {
  let fixed = value;
  let open = claims.filter(isOpenClaim).length;
  // The last one first: the places of those before it stay as they are.
  const wrong = claims.filter(({ verdict }) => verdict === 'contradicted').toSorted((a, b) => b.start - a.start);
  for (const claim of wrong) {
    const said = replacementOf(claim);
    if (said === null) continue;
    const tried = writeAt(fixed, claim, said);
    const left = (await check(tried))?.filter(isOpenClaim).length ?? open;
    if (left >= open) continue;
    fixed = tried;
    open = left;
  }
  return fixed;
}

function writeAt(value: TextValue, { start, end, item }: PlacedClaim, said: string): TextValue {
  const write = (text: string) => text.slice(0, start) + said + text.slice(end);
  return typeof value === 'string' ? write(value) : value.map((each, index) => (index === item ? write(each) : each));
}
