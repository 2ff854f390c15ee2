// A format of tables as data: the names its files are recognized by, and what each of its columns becomes.
import { plainName, type SampledColumn } from '../cells/column-names.ts';
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

/** The format whose files are recognized, and mapped, by this header. */
export function defineFormat({
  needs,
  typical,
  targets,
  forms = [],
  targetBeside,
  otherwise = () => 'ignore',
  ...format
}: Header & Omit<ReadFormat, 'layout' | 'recognise' | 'suggestMapping'>): ReadFormat {
  const needed = needs.map(split);
  const signs = split(typical?.of ?? '');
  const known = targetsByName(targets);
  return {
    isOwnName: (name) => needed.flat().includes(plainName(name)),
    ...format,
    layout: 'table',
    recognise: (_, names) =>
      needed.every((some) => some.some((name) => names.has(name))) &&
      signs.filter((name) => names.has(name)).length >= (typical?.least ?? 0),
    suggestMapping: (columns) =>
      Object.fromEntries(
        columns.map(({ name }): [string, ImportTarget] => {
          const plain = plainName(name);
          const target =
            targetBeside?.(plain, columns) ??
            known.get(plain) ??
            known.get(plain.replace(/ ?\d{1,2}(?= |$)/, '#')) ??
            forms.find(([form]) => form.test(plain))?.[1];
          return [name, target ?? otherwise(name)];
        }),
      ),
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
