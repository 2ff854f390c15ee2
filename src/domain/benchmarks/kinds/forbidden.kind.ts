// Rule kind `forbidden`: phrases and patterns a text must not hold. Phrases match on word boundaries, so `cure` is not found in `manicure`.
import * as z from 'zod/mini';
import { dropTradeMarks, type Finding, fail, foundLimit, nouns, pass, quoteAll, type Target } from '../finding.ts';
import { compilePhrases } from './phrase.ts';

export const forbiddenRule = z.object({
  /** What is forbidden, for messages: `a guarantee or refund`. */
  what: z.string(),
  /** Plain phrases, whatever their case; a space also stands for a hyphen, a `*` at either end of a word for any letters. */
  phrases: z.array(z.string()),
  /** Regular expressions (flag `u`) that came with Copydesk, which bring their own boundaries; nobody may add any. */
  patterns: z.array(z.string()),
  isCaseSensitive: z.optional(z.boolean()),
});
export type ForbiddenRule = z.infer<typeof forbiddenRule>;

const compiled = new WeakMap<ForbiddenRule, readonly RegExp[]>();

function compile(rule: ForbiddenRule): readonly RegExp[] {
  const known = compiled.get(rule);
  if (known) return known;
  const phrases = compilePhrases(rule.phrases);
  const expressions = [...(phrases === null ? [] : [phrases]), ...rule.patterns].map(
    (source) => new RegExp(source, rule.isCaseSensitive ? 'gu' : 'giu'),
  );
  compiled.set(rule, expressions);
  return expressions;
}

/** Where the brand stands in a text, in order: what belongs to its name is not held against the text. */
function brandSpans(text: string, brand: string): { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = [];
  const wanted = dropTradeMarks(brand).trim().toLowerCase();
  if (wanted === '') return spans;
  const folded = text.toLowerCase();
  for (let start = folded.indexOf(wanted); start >= 0; start = folded.indexOf(wanted, start + wanted.length)) {
    spans.push({ start, end: start + wanted.length });
  }
  return spans;
}

/** Tells of matches given in order whether they lie within one of the spans, reading the spans once. */
function lieWithin(spans: readonly { start: number; end: number }[]): (start: number, end: number) => boolean {
  let at = 0;
  return (start, end) => {
    while ((spans[at]?.end ?? Number.POSITIVE_INFINITY) <= start) at += 1;
    const span = spans[at];
    return span !== undefined && span.start <= start && end <= span.end;
  };
}

export function checkForbidden({ attribute, items, product }: Target, rule: ForbiddenRule): Finding | null {
  if (items.length === 0) return null;
  const { noun, verb } = nouns[attribute];
  const found = new Map<string, string>();
  let times = 0;
  for (const text of items) {
    let spans: ReturnType<typeof brandSpans> | undefined;
    for (const expression of compile(rule)) {
      // `matchAll` copies the expression: most texts hold nothing, and a test costs a third of the copy.
      expression.lastIndex = 0;
      if (!expression.test(text)) continue;
      expression.lastIndex = 0;
      spans ??= brandSpans(text, product.brand ?? '');
      const isOfBrand = lieWithin(spans);
      for (const match of text.matchAll(expression)) {
        const end = match.index + match[0].length;
        const word = match[0].trim();
        if (word === '') continue;
        if (isOfBrand(match.index, end)) continue;
        times += 1;
        if (!found.has(word.toLowerCase())) found.set(word.toLowerCase(), word);
      }
    }
  }
  const limit = { max: 0 };
  const measured = { value: times, unit: 'times' as const };
  if (times === 0) return pass(`${noun} ${verb} free of ${rule.what}`, { measured, limit });
  const words = [...found.values()]
    .slice(0, foundLimit)
    .map((word) => (word.length > 60 ? `${word.slice(0, 58)}…` : word));
  return fail(`${noun} must not contain ${rule.what}`, `Take out ${quoteAll(words)}.`, {
    measured,
    limit,
    found: words,
  });
}
