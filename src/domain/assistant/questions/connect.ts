// Puts the conditions of a question together as its connectives say: and, or, not, neither … nor. What could be read in two ways is not read.
import { isSameValue } from '#domain/canonical-json.ts';
import type { Condition, SimpleCondition } from './catalogue-query.ts';
import { negate } from './fields.ts';
import type { Token } from './token.ts';

type Any = SimpleCondition[][];
type Item = {
  any: Any;
  joint?: 'and' | 'or' | 'nor' | 'comma' | undefined;
  isNot: boolean;
  /** The not of the item before it holds for this one too. */
  isDrawn: boolean;
  clause: number;
  token: Token;
};

/** `left`: tokens that are no part of any condition. */
export type Connected = { where: Condition[]; left: Token[] };

const silent: ReadonlySet<string> = new Set(['filler', 'link', 'have', 'be', 'show', 'yet', 'to', 'get', 'break']);
const clauseStarts: ReadonlySet<string> = new Set(['noun', 'that', 'which']);

/** What two conditions must share to be alternatives without a doubt. */
const kindOf = ({ any }: Item) => {
  const [first] = any.flat();
  return first?.field === 'name' ? `name ${first.of}` : (first?.field ?? '');
};

function negateAny(any: Any): Any | null {
  const [[only] = []] = any;
  // What is not 20 is below or above it.
  if (any.length === 1 && any[0]?.length === 1 && only?.field === 'figure' && only.is === 'equal')
    return [[{ ...only, is: 'below' }], [{ ...only, is: 'above' }]];
  const negated = any.map((all) => all.map(negate));
  if (negated.flat().includes(null)) return null;
  const sound = negated as Any;
  if (sound.every(({ length }) => length === 1)) return [sound.flat()];
  return sound.length === 1 ? (sound[0] ?? []).map((each) => [each]) : null;
}

/** The items of some tokens, each with how it is joined to the one before it. */
function listItems(tokens: readonly Token[], left: Token[]): Item[] {
  const items: Item[] = [];
  let joint: Item['joint'];
  let open: Token | null = null;
  let not: Token | null = null;
  let lastNot: Token | null = null;
  let clause = 0;
  for (const token of tokens) {
    if (token.any) {
      const item: Item = {
        any: token.any,
        joint: items.length > 0 ? joint : undefined,
        isNot: not !== null,
        isDrawn: false,
        clause,
        token,
      };
      const before = items.at(-1);
      // `Not in Kitchen or Garden`, `neither pending nor rejected`: what is said of the first is said of the others.
      if (before && lastNot && !not && joint && open?.word !== 'but' && kindOf(before) === kindOf(item))
        item.isNot = joint !== 'and' || kindOf(item).startsWith('name') || lastNot.isNeither === true;
      if (joint === 'nor') item.isNot = true;
      item.isDrawn = item.isNot && !not;
      if (item.isNot) lastNot = not ?? lastNot;
      else lastNot = null;
      items.push(item);
      joint = undefined;
      not = null;
    } else if (token.kind === 'not') not = token;
    else if (/^(?:and|or|nor|comma)$/.test(token.kind)) {
      if (items.length > 0 && !(token.kind === 'comma' && joint)) {
        joint = token.kind as Item['joint'];
        open = token.kind === 'comma' ? null : token;
      }
    } else if (clauseStarts.has(token.kind)) {
      if (!joint) clause += 1;
      if (!joint) lastNot = null;
    } else if (!silent.has(token.kind)) left.push(token);
  }
  if (not) left.push(not);
  // A question does not end with an `and`.
  if (joint && open) left.push(open);
  return items;
}

/** Null where a connective can be read in two ways. */
export function connect(tokens: readonly Token[]): Connected | null {
  const left: Token[] = [];
  const items = listItems(tokens, left);
  for (const [at, item] of items.entries()) {
    if (item.joint !== 'comma') continue;
    const next = items.slice(at + 1).find(({ joint }) => joint !== 'comma');
    const isList =
      next?.joint && kindOf(next) === kindOf(item) && items[at - 1] && kindOf(items[at - 1] as Item) === kindOf(item);
    item.joint = isList ? next.joint : 'and';
  }
  if (hasSplitNames(items, tokens)) return null;
  const where: Condition[] = [];
  for (let at = 0; at < items.length; ) {
    let to = at + 1;
    while (items[to]?.joint === 'or' && !items[to]?.isDrawn) to += 1;
    const run = items.slice(at, to);
    // It is unclear whether the not of the first holds for the others.
    if (run.length > 1 && run[0]?.isNot && !run[1]?.isNot) return null;
    const kinds = new Set(run.map(kindOf));
    const neighbours = [
      ...(at > 0 && items[at]?.joint === 'and' ? [items[at - 1]] : []),
      ...(items[to]?.joint === 'and' ? [items[to]] : []),
    ];
    if (run.length > 1) {
      if (kinds.size === 1 ? neighbours.some((each) => each && kinds.has(kindOf(each))) : !isAlone(items, run))
        return null;
    }
    for (const item of run) {
      if (!item.isNot) continue;
      const negated = negateAny(item.any);
      if (!negated) return null;
      item.any = negated;
    }
    add(
      where,
      run.flatMap(({ any }) => any),
    );
    at = to;
  }
  return { where: where.toSorted((a, b) => orderOf(a) - orderOf(b)), left };
}

/** `Pending in Kitchen and approved in Toys` asks for two things at once; only a comparison names two of a kind apart from one another. */
function hasSplitNames(items: readonly Item[], tokens: readonly Token[]): boolean {
  if (tokens.some(({ kind }) => kind === 'versus' || kind === 'compare')) return false;
  return items.some((item, at) => {
    const isName = (each: Item) =>
      kindOf(each) === kindOf(item) && kindOf(item).startsWith('name') && each.isNot === item.isNot;
    const last = items.findLastIndex((each, index) => index < at && isName(each));
    return last >= 0 && items.slice(last, at).some((each) => !isName(each));
  });
}

/** Alternatives of different kinds are read where their clause holds nothing else. */
const isAlone = (items: readonly Item[], run: readonly Item[]) =>
  new Set(run.map(({ clause }) => clause)).size === 1 &&
  items.every((each) => run.includes(each) || (each.clause !== run[0]?.clause && each.joint !== 'and'));

const order = ['name', 'text', 'date', 'figure'];
const orderOf = (each: Condition) => {
  const field = each.field === 'either' ? (each.any[0]?.[0]?.field ?? '') : each.field;
  return order.includes(field) ? order.indexOf(field) : order.length;
};

/** Adds conditions; names of one kind are alternatives, for no product has two brands. */
function add(where: Condition[], any: Any): void {
  const [first] = any;
  if (
    any.every(
      (all) =>
        all.length === 1 &&
        all[0]?.field === 'name' &&
        all[0].of === (first?.[0] as { of?: string })?.of &&
        (any.length === 1 || !all[0].not),
    )
  ) {
    for (const [each] of any) if (each) addName(where, each);
    return;
  }
  const statuses = any.flatMap((all) =>
    all.length === 1 && all[0]?.field === 'status' && !all[0].not ? all[0].any : [],
  );
  if (any.length > 1 && statuses.length >= any.length) where.push({ field: 'status', any: [...new Set(statuses)] });
  else if (any.length > 1) where.push({ field: 'either', any });
  else for (const each of first ?? []) if (!where.some((known) => isSameValue(known, each))) addName(where, each);
}

function addName(where: Condition[], each: SimpleCondition): void {
  const not =
    each.field === 'status' && each.not ? where.find((other) => other.field === 'status' && other.not) : undefined;
  if (each.field === 'status' && not?.field === 'status') {
    not.any = [...new Set([...not.any, ...each.any])];
    return;
  }
  const known =
    each.field === 'name'
      ? where.find(
          (other) => other.field === 'name' && other.of === each.of && (other.not ?? false) === (each.not ?? false),
        )
      : undefined;
  if (each.field !== 'name' || known?.field !== 'name')
    where.push(
      each.field === 'name'
        ? { ...each, values: [...each.values] }
        : each.field === 'status'
          ? { ...each, any: [...each.any] }
          : each,
    );
  else known.values = [...new Set([...known.values, ...each.values])];
}
