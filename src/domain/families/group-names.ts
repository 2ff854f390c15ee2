// What the members of a stated group are told apart by: the words of their titles that not all of them have.
import { fold } from './title-slots.ts';

type Titled = { title: string; sku: string };

/** How many words all begin with. */
function countShared(all: readonly (readonly string[])[]): number {
  const [first = []] = all;
  const at = first.findIndex((word, index) => all.some((words) => words[index] !== word));
  return at < 0 ? first.length : at;
}

const edges = /^[^\p{L}\p{N}(]+|[^\p{L}\p{N}%"″′'°)]+$/gu;

/**
 * The name of each, in their order: its title without the words that all titles begin and end with, as it stands there, but for the unit of a number. The SKU where that leaves
 * nothing, or the same as of another.
 */
export function groupNames(members: readonly Titled[]): string[] {
  // A sign alone is no word: `Mug - Black` and `Mug, Black` begin alike.
  const words = members.map(({ title }) => title.split(/\s+/).filter((word) => fold(word) !== ''));
  const folded = words.map((list) => list.map(fold));
  const start = countShared(folded);
  const shared = countShared(folded.map((list) => list.slice(start).toReversed()));
  // A number says little without the unit behind it: `2 kg`.
  const endsInNumber = words.some((list) => /\d$/.test(list.at(-1 - shared) ?? ''));
  const end = endsInNumber ? Math.max(0, shared - 1) : shared;
  const names = words.map((list) =>
    list
      .slice(start, list.length - end)
      .join(' ')
      .replace(edges, ''),
  );
  const uses = Map.groupBy(names.map(fold), (name) => name);
  return members.map(({ sku }, at) => {
    const name = names[at] ?? '';
    return name === '' || (uses.get(fold(name))?.length ?? 0) > 1 ? sku : name;
  });
}
