// Joins class names; a later utility wins over an earlier one of the same kind. Knows only the kinds that a component lets its
// caller override: a library with Tailwind's whole list would be larger than the screens that use it.

type ClassName = string | false | null | undefined;

const byName =
  /^(size|[wh]|m(?:in|ax)-[wh]|aspect|[pm][xytrbl]?|gap(?:-[xy])?|rounded|shadow|bg|justify|items|whitespace|overflow(?:-[xy])?|z)(?:-|$)/;
const kinds: [kind: string, pattern: RegExp][] = [
  ['display', /^(?:block|inline-block|inline|flex|inline-flex|grid|hidden|contents)$/],
  ['position', /^(?:static|fixed|absolute|relative|sticky)$/],
  ['align', /^text-(?:left|center|right)$/],
  ['text-size', /^text-(?:\d?x[sl]|2xs|sm|base|lg|\[[\d.]+(?:rem|px|em)\])(?:\/|$)/],
  ['text-color', /^text-/],
  ['weight', /^font-(?:normal|medium|semibold|bold)$/],
  ['border-width', /^border(?:-\d+)?$/],
  // Not `border-b` or `border-x-2`: these stand beside a colour.
  ['border-color', /^border-(?![xytrbl](?:-|$))/],
];

/** What a kind replaces besides itself. A gap of one direction stands beside that of the other. */
const covers: Record<string, string[]> = {
  size: ['w', 'h'],
  p: ['px', 'py', 'pt', 'pr', 'pb', 'pl'],
  px: ['pl', 'pr'],
  py: ['pt', 'pb'],
  m: ['mx', 'my', 'mt', 'mr', 'mb', 'ml'],
  mx: ['ml', 'mr'],
  my: ['mt', 'mb'],
  gap: ['gap-x', 'gap-y'],
  overflow: ['overflow-x', 'overflow-y'],
};

function kindOf(utility: string): string | undefined {
  const plain = utility.replace(/^-/, '');
  return byName.exec(plain)?.[1] ?? kinds.find(([, pattern]) => pattern.test(plain))?.[0];
}

/** `dark:hover:bg-page` is `bg-page` under `dark:hover:`; colons in brackets belong to a value. */
function splitVariants(className: string): [variants: string, utility: string] {
  const variants = /^(?:(?:[^:[(]|\[[^\]]*\]|\([^)]*\))+:)*/.exec(className)?.[0] ?? '';
  return [variants, className.slice(variants.length)];
}

function merge(joined: string): string {
  const taken = new Set<string>();
  const kept: string[] = [];
  for (const className of joined.split(/\s+/).reverse()) {
    const [variants, utility] = splitVariants(className);
    const kind = kindOf(utility);
    if (kind !== undefined) {
      if (taken.has(variants + kind)) continue;
      for (const covered of [kind, ...(covers[kind] ?? [])]) taken.add(variants + covered);
    }
    kept.push(className);
  }
  return kept.reverse().join(' ');
}

const cache = new Map<string, string>();
const cacheSize = 1_000;

export function cn(...classes: ClassName[]): string {
  const joined = classes.filter(Boolean).join(' ').trim();
  const known = cache.get(joined);
  if (known !== undefined) return known;
  const merged = merge(joined);
  if (cache.size >= cacheSize) cache.clear();
  cache.set(joined, merged);
  return merged;
}
