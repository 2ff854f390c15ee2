// Reads `what share of Kitchen products is approved`, for all of them or each group.
import type { CatalogueQuery, Measure } from './catalogue-query.ts';
import { reduceTokens } from './grammar.ts';
import { connectOrFail, NotRead } from './not-read.ts';
import type { Token } from './token.ts';

const shareVerb = /^(?:is|are|was|were|has|have|needs?|costs?|got|get|still|do|does|come|comes)$/;

/** `what share of Kitchen products is approved`: those before the verb are the whole. */
export function readShare(tokens: readonly Token[]): CatalogueQuery {
  const at = tokens.findIndex(({ kind }) => kind === 'share');
  const before = tokens.slice(0, at).filter(({ kind }) => !/^(?:which|show|be|filler|link|how)$/.test(kind));
  if (before.length > 0) throw new NotRead(before);
  const verb = tokens.findIndex(({ word }, index) => index > at && shareVerb.test(word ?? ''));
  const groups: Token[] = [];
  const read = (part: readonly Token[]) => {
    const reduced = reduceTokens(part.filter(({ kind }) => kind !== 'both'));
    groups.push(...reduced.filter(({ kind }) => kind === 'each-group'));
    const { where, left } = connectOrFail(reduced.filter(({ kind }) => !/^(?:each-group|all|any)$/.test(kind)));
    if (left.length > 0) throw new NotRead(left);
    return where;
  };
  const whole = read(tokens.slice(at + 1, verb < 0 ? undefined : verb));
  const having = verb < 0 ? whole.filter(({ field }) => field !== 'name') : read(tokens.slice(verb));
  if (having.length === 0 || groups.length > 1) throw new NotRead(tokens.slice(at, at + 1));
  const where = verb < 0 ? whole.filter(({ field }) => field === 'name') : whole;
  const measure: Measure = { of: 'share', having };
  const by = groups[0]?.grouping;
  return by ? { where, show: 'groups', measure, groupBy: { by } } : { where, show: 'number', measure };
}
