// Reads the names of a question as conditions: any of several brands, all but some categories, two retailers to compare.
import type { Condition } from './catalogue-query.ts';
import type { Dimension } from './match-facet.ts';
import type { Rest } from './rest.ts';
import type { Named } from './take-names.ts';

const before =
  '(?:in|from|at|of|on|by|for|sold|to|the|any|both|either|brand|category|retailer|products|than|with|is|are|does|do)';
const nameList = `@\\d+(?:(?: (?:or|and|nor))?(?: ${before})* @\\d+)*`;
const excluded = new RegExp(
  `\\b(?:(?:but |and )?(?:is |are |were |do |does )?(?:not|never)|except(?: for)?|excluding|excludes?|excepting|other than|outside(?: of)?|apart from|besides|neither|all but|everything but|without|but)(?: ${before})* (${nameList})`,
);
const alternatives = new RegExp(`@(\\d+)(?: products?)? (?:or|nor|vs|versus)(?: ${before})* @(\\d+)`, 'g');

type Name = Named['names'][number];
type NameCondition = Extract<Condition, { field: 'name' }>;

/**
 * Takes the names out of the question; null when they cannot be held together, such as `Kitchen or brand Bloom`.
 * Names of one kind are alternatives: no product has two brands.
 */
export function readNames(rest: Rest, names: readonly Name[]): NameCondition[] | null {
  for (const [, first, second] of rest.text.matchAll(alternatives)) {
    if (names[Number(first)]?.of !== names[Number(second)]?.of) return null;
  }
  const conditions: NameCondition[] = [];
  for (let match = excluded.exec(rest.text); match; match = excluded.exec(rest.text)) {
    const kept = leadingKind(match[1] ?? '', names);
    if (kept === null) return null;
    add(conditions, kept.names, true);
    const end = match.index + match[0].length - (match[1] ?? '').length + kept.length;
    rest.text = `${rest.text.slice(0, match.index)} ~ ${rest.text.slice(end)}`.replace(/ +/g, ' ');
  }
  const positive = [...rest.text.matchAll(/@(\d+)/g)].flatMap(([, at]) => names[Number(at)] ?? []);
  add(conditions, positive, false);
  rest.text = rest.text.replace(/@\d+(?: (?:or|and|nor|vs|versus)(?= (?:\w+ ){0,3}@))?/g, '~');
  return conditions;
}

/** The names of one kind a list begins with; null when `and` or `or` leads on to another kind, which would be a guess. */
function leadingKind(list: string, names: readonly Name[]): { names: Name[]; length: number } | null {
  const found = [...list.matchAll(/@(\d+)/g)];
  const [first] = found.flatMap(([, at]) => names[Number(at)] ?? []);
  let length = 0;
  const kept: Name[] = [];
  for (const match of found) {
    const name = names[Number(match[1])];
    if (!name || name.of !== first?.of) {
      if (/\b(?:or|and|nor)\b/.test(list.slice(length, match.index))) return null;
      break;
    }
    kept.push(name);
    length = match.index + match[0].length;
  }
  return { names: kept, length };
}

function add(conditions: NameCondition[], names: readonly Name[], isNot: boolean): void {
  for (const { of, value } of names) {
    const known = conditions.find((each) => each.of === of && (each.not ?? false) === isNot);
    if (!known) conditions.push({ field: 'name', of, values: [value], ...(isNot ? { not: true } : {}) });
    else if (!known.values.includes(value)) known.values.push(value);
  }
}

/** The kind of which the question names several: what a comparison is between. */
export function severalOf(conditions: readonly NameCondition[]): { by: Dimension; among: string[] } | null {
  const several = conditions.filter(({ not, values }) => !not && values.length > 1);
  const [only] = several;
  return only && several.length === 1 ? { by: only.of, among: only.values } : null;
}
