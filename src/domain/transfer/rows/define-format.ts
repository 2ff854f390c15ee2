// A format of tables as data: the names its files are recognized by, and what each of its columns becomes.
import { plainName, type SampledColumn } from '../cells/column-names.ts';
import { suggestColumns } from '../columns/suggest-columns.ts';
import { targetByPath } from '../columns/target-by-name.ts';
import type { ColumnPair } from '../fields/build-attributes.ts';
import type { ImportTarget } from '../transfer.contract.ts';
import type { ReadFormat } from './format.ts';

type NamesByTarget = Partial<Record<ImportTarget, string>>;

type Header = {
  /** A header of the format has a name of each of these; names are plain, parted by commas. */
  needs: readonly string[];
  /** So many of these names besides. */
  typical?: { least: number; of: string };
  /** Plain names of each target, parted by commas. A name that ends in `#` may have a number there. */
  targets: NamesByTarget;
  /** Further columns, by the form of their plain names. */
  forms?: readonly (readonly [RegExp, ImportTarget])[];
  /** A column whose target depends on what else the header has; null for any other. */
  targetBeside?(plain: string, columns: readonly SampledColumn[]): ImportTarget | null;
  /** Whether shops add columns of their own: one whose name says a field that no column holds is that field. */
  isOpen?: boolean;
  /** What any other column becomes; left out without it. */
  otherwise?(name: string): ImportTarget;
};

const split = (names: string) => names.split(', ');

/** The target of a name, as the lists of names give it. */
export function targetsByName(targets: NamesByTarget): ReadonlyMap<string, ImportTarget> {
  return new Map(
    Object.entries(targets).flatMap(([target, names]) =>
      split(names).map((name): [string, ImportTarget] => [name, target as ImportTarget]),
    ),
  );
}

const openFields = new Set<ImportTarget>(['title', 'body', 'images', 'price', 'category', 'category-path', 'brand']);

/** Gives fields that no column of the format holds to the other columns whose names say them. */
function fillFields(columns: readonly SampledColumn[], mapping: Map<string, ImportTarget>): void {
  const held = new Set(mapping.values());
  if (held.has('category-path')) held.add('category');
  const others = columns.filter(({ name }) => mapping.get(name) === 'attribute' && targetByPath(name) !== null);
  for (const [name, target] of Object.entries(suggestColumns(others)))
    if (openFields.has(target) && !held.has(target)) mapping.set(name, target);
}

/** The format whose files are recognized, and mapped, by this header. */
export function defineFormat({
  needs,
  typical,
  targets,
  forms = [],
  targetBeside,
  isOpen = false,
  otherwise = () => 'ignore',
  ...format
}: Header & Omit<ReadFormat, 'layout' | 'recognize' | 'suggestMapping'>): ReadFormat {
  const needed = needs.map(split);
  const signs = split(typical?.of ?? '');
  const known = targetsByName(targets);
  return {
    isOwnName: (name) => needed.flat().includes(plainName(name)),
    ...format,
    layout: 'table',
    recognize: (_, names) =>
      needed.every((some) => some.some((name) => names.has(name))) &&
      signs.filter((name) => names.has(name)).length >= (typical?.least ?? 0),
    suggestMapping(columns) {
      const mapping = new Map(
        columns.map(({ name }): [string, ImportTarget] => {
          const plain = plainName(name);
          const target =
            targetBeside?.(plain, columns) ??
            known.get(plain) ??
            known.get(plain.replace(/ ?\d{1,2}(?= |$)/, '#')) ??
            forms.find(([form]) => form.test(plain))?.[1];
          return [name, target ?? otherwise(name)];
        }),
      );
      // One column alone says nothing of what the others hold.
      if (isOpen && columns.length > 1) fillFields(columns, mapping);
      return Object.fromEntries(mapping);
    },
  };
}

/** Pairs of columns that share a number: `productOptionName2` and `productOptionDescription2`. */
export function numberedPairs(columns: readonly string[], name: string, value: string, most = 10): ColumnPair[] {
  const plain = new Map(columns.map((column) => [plainName(column).replace(/ /g, ''), column]));
  return Array.from({ length: most }, (_, index) => String(index + 1)).flatMap((number) => {
    const [first, second] = [name, value].map((pattern) => plain.get(pattern.replace('#', number)));
    return first !== undefined && second !== undefined ? [{ name: first, value: second }] : [];
  });
}
