// Where a text holds what a rule of forbidden words is about.
import { dropTradeMarks } from '../finding.ts';
import { compilePhrases } from './phrase.ts';

type Forbidden = { phrases: readonly string[]; patterns: readonly string[]; isCaseSensitive?: boolean | undefined };
export type TextSpan = { start: number; end: number };

const compiled = new WeakMap<Forbidden, readonly RegExp[]>();

function compile(rule: Forbidden): readonly RegExp[] {
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
function brandSpans(text: string, brand: string): TextSpan[] {
  const spans: TextSpan[] = [];
  const wanted = dropTradeMarks(brand).trim().toLowerCase();
  if (wanted === '') return spans;
  const folded = text.toLowerCase();
  for (let start = folded.indexOf(wanted); start >= 0; start = folded.indexOf(wanted, start + wanted.length)) {
    spans.push({ start, end: start + wanted.length });
  }
  return spans;
}

/** Decides for matches given in order whether they lie within one of the spans, reading the spans once. */
function lieWithin(spans: readonly TextSpan[]): (start: number, end: number) => boolean {
  let at = 0;
  return (start, end) => {
    while ((spans[at]?.end ?? Number.POSITIVE_INFINITY) <= start) at += 1;
    const span = spans[at];
    return span !== undefined && span.start <= start && end <= span.end;
  };
}

/** The places in a text that a rule forbids, expression by expression; what belongs to the brand's name is none. */
export function findForbidden(text: string, rule: Forbidden, brand: string): TextSpan[] {
  const places: TextSpan[] = [];
  let spans: TextSpan[] | undefined;
  for (const expression of compile(rule)) {
    // `matchAll` copies the expression: most texts hold nothing, and a test costs a third of the copy.
    expression.lastIndex = 0;
    if (!expression.test(text)) continue;
    expression.lastIndex = 0;
    spans ??= brandSpans(text, brand);
    const isOfBrand = lieWithin(spans);
    for (const { 0: found, index: start } of text.matchAll(expression)) {
      const end = start + found.length;
      if (found.trim() !== '' && !isOfBrand(start, end)) places.push({ start, end });
    }
  }
  return places;
}
