// Joins the dates of a question with what they are dates of.
import type { Condition } from './catalogue-query.ts';
import { NotRead } from './not-read.ts';
import type { Token } from './token.ts';

/** Joins each date with the verb it belongs to: the nearest before it, or else the nearest behind. */
export function joinDates(tokens: readonly Token[], now: Date): Token[] {
  const left: (Token | null)[] = [...tokens];
  const dates: Token[] = [];
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'date') continue;
    const isVerb = (each: Token | null) => each !== null && /^(?:verb|get|new|status)$/.test(each.kind);
    const before = left.findLastIndex((each, index) => index < at && isVerb(each));
    const after = left.findIndex((each, index) => index > at && isVerb(each));
    // `In May or June` has one verb for both.
    const told = tokens[at - 1]?.kind === 'or' && tokens[at - 2]?.kind === 'date' ? dates.at(-1) : undefined;
    const verbAt = told ? left.indexOf(told) : before >= 0 ? before : after;
    const verb = left[verbAt];
    const of = verb?.date ?? (verb?.status === 'approved' ? 'approved' : undefined);
    const { span } = token;
    // Only of a product is it known when it was first approved, not of a part.
    const ofPart =
      of === 'approved' &&
      tokens.slice(0, verbAt).findLast(({ kind }) => !/^(?:be|filler|have|that)$/.test(kind))?.kind === 'field';
    if (!of || !span || ofPart) throw new NotRead([token]);
    const { from, until } = span;
    const condition: Condition = {
      field: 'date',
      of,
      ...(from ? { from: from.toISOString() } : {}),
      ...(until && until <= now ? { until: until.toISOString() } : {}),
    };
    left[at] = null;
    const made: Token = { ...token, kind: 'condition', date: of, any: [...(told?.any ?? []), [condition]] };
    left[verbAt] = made;
    if (told) left[at - 1] = null;
    dates.push(made);
    // "New products we got this month" says it twice.
    for (const [index, each] of left.entries()) if (of === 'added' && each?.word === 'new') left[index] = null;
  }
  return left.filter((each) => each !== null);
}
