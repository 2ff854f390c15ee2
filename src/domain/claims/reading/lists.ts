// Lists such as `6mm, 5mm and 4mm` or `Black/Blue`: compared as a whole, because each wrong value may be right somewhere else.
import type { Mention } from '../mention.ts';

export type List = { items: readonly string[]; members: readonly Mention[] };

/** Longest text that may join two items: `, and `. */
const longestJoint = 7;
const mostItems = 40;

function itemOf({ value, kind }: Mention): string | null {
  switch (value.type) {
    case 'measure': {
      const [only, more] = value.amounts;
      return only && !more ? `${value.quantity} ${only.number} ${only.unit}` : null;
    }
    case 'number':
      return `number ${value.key}`;
    case 'key':
      return kind === 'colour' || kind === 'model' || kind === 'size' ? value.key : null;
    default:
      return null;
  }
}

const sortOf = ({ value, kind }: Mention) =>
  value.type === 'measure' ? `measure ${value.quantity}` : value.type === 'number' ? 'number' : kind;

function joins(between: string): boolean {
  const words = between.replaceAll(/[,/&\-–\s]/g, '');
  return between !== '' && (words === '' || words === 'and' || words === 'or') && between.trim() !== '';
}

/** Runs of two and more values of one sort with nothing but commas, strokes, dashes, `and` or `or` between them. */
export function findLists(source: string, mentions: readonly Mention[]): List[] {
  const lists: List[] = [];
  let items: string[] = [];
  let members: Mention[] = [];
  const close = () => {
    if (items.length > 1) lists.push({ items, members });
    items = [];
    members = [];
  };
  for (const mention of mentions) {
    const item = itemOf(mention);
    if (item === null) continue;
    const last = members.at(-1);
    const gap = last ? mention.start - last.end : -1;
    const goesOn =
      last !== undefined &&
      gap > 0 &&
      gap <= longestJoint &&
      items.length < mostItems &&
      sortOf(last) === sortOf(mention) &&
      joins(source.slice(last.end, mention.start));
    if (!goesOn) close();
    items.push(item);
    members.push(mention);
  }
  close();
  return lists;
}

/** What of the first list is not in the second, each item there counted once. */
function leftOver(list: List, other: readonly string[]): Mention[] {
  const free = [...other];
  return list.members.filter((_member, index) => {
    const at = free.indexOf(list.items[index] ?? '');
    if (at >= 0) free.splice(at, 1);
    return at < 0;
  });
}

/** The one item by which a list differs from a list of the source that is at least as long; null where none is that close or one holds it all. */
export function findOddItem<Source extends List>(
  list: List,
  known: readonly Source[],
): { odd: Mention; like: Source } | null {
  let found: { odd: Mention; like: Source } | null = null;
  const repeats = new Set(list.items).size < list.items.length;
  for (const like of known) {
    const rest = leftOver(list, like.items);
    const [odd] = rest;
    if (odd === undefined) return null;
    if (rest.length === 1 && like.items.length >= list.items.length && (repeats || list.items.length > 2))
      found ??= { odd, like };
  }
  return found;
}
