// Joins the dates and people of a question with what was done then and by them.
import type { Condition } from './catalogue-query.ts';
import { isPart } from './fields.ts';
import { NotRead } from './not-read.ts';
import type { Token } from './token.ts';

const silent = /^(?:be|filler|have|that|all)$/;
const isDeed = (each: Token | null | undefined): each is Token =>
  each !== null && each !== undefined && /^(?:verb|get|new|status)$/.test(each.kind);
const deedOf = ({ date, status }: Token) => date ?? (status === 'pending' ? undefined : status);

/** Joins each date and each person with the verb it belongs to: the nearest before it, or else the nearest behind. */
export function joinDates(tokens: readonly Token[], now: Date): Token[] {
  const left: (Token | null)[] = [...tokens];
  const dated: number[] = [];
  const by = new Map<number, string>();
  const near = (at: number, isBefore: boolean) => {
    const before = left.findLastIndex((each, index) => index < at && isDeed(each));
    const after = left.findIndex((each, index) => index > at && isDeed(each));
    return (isBefore && before >= 0) || after < 0 ? before : after;
  };
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'person') continue;
    const isBy = left[at - 1]?.kind === 'by';
    const verb = near(at, isBy);
    // `Maya or Tomas` did two things apart.
    if (verb < 0 || by.has(verb) || (!isBy && verb < at)) throw new NotRead([token]);
    by.set(verb, token.person ?? '');
    left[at] = null;
    if (isBy) left[at - 1] = null;
  }
  const join = (verbAt: number, dateToken: Token): Token => {
    const verb = left[verbAt] as Token;
    const of = deedOf(verb);
    if (!of) throw new NotRead([dateToken]);
    const { from, until } = dateToken.span ?? {};
    const person = by.get(verbAt);
    // `Titles approved in May`, `did Maya approve the title`.
    const isField = (index: number) => left[index]?.kind === 'field' && of !== 'added';
    const before = left.findLastIndex((each, index) => index < verbAt && each !== null && !silent.test(each.kind));
    const after = left.findIndex((each, index) => index > verbAt && each !== null && !silent.test(each.kind));
    const partAt = [before, after].find(isField);
    const part = partAt === undefined ? undefined : left[partAt]?.field;
    if (partAt !== undefined && !isPart(part)) throw new NotRead([dateToken]);
    if (partAt !== undefined) left[partAt] = null;
    const condition: Condition = {
      field: 'date',
      of,
      ...(from ? { from: from.toISOString() } : {}),
      ...(until && until <= now ? { until: until.toISOString() } : {}),
      ...(person ? { by: person } : {}),
      ...(isPart(part) ? { part } : {}),
    };
    by.delete(verbAt);
    return { ...dateToken, kind: 'condition', date: of, any: [[condition]] };
  };
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'date') continue;
    // `In May or June` has one verb for both.
    const last = dated.at(-1) ?? -1;
    const isSame = tokens[at - 1]?.kind === 'or' && tokens[at - 2]?.kind === 'date' ? left[last] : undefined;
    const verbAt = isSame ? last : near(at, true);
    const verb = left[verbAt];
    if (!verb || !token.span) throw new NotRead([token]);
    if (isSame) {
      const made = join(verbAt, { ...token, date: isSame.date });
      left[verbAt] = { ...made, any: [...(isSame.any ?? []), ...(made.any ?? [])] };
      left[at - 1] = null;
    } else left[verbAt] = join(verbAt, token);
    left[at] = null;
    dated.push(verbAt);
    // "New products we got this month" says it twice.
    const isNew = left[verbAt]?.date === 'added';
    for (const [index, each] of left.entries()) if (isNew && each?.word === 'new') left[index] = null;
  }
  for (const [at, token] of left.entries())
    if (token && (by.has(at) || (token.kind === 'verb' && /^(?:edited|rolled-back)$/.test(token.date ?? ''))))
      left[at] = join(at, token);
  // It is unclear whether the date of `edited and approved in May` holds for both.
  const dateless = left.filter((each) => each?.kind === 'condition' && each.span === undefined);
  if (dated.length > 0 && dateless.length > 0) throw new NotRead(dateless.flatMap((each) => each ?? []));
  return left.filter((each) => each !== null);
}
