// Names of attributes that shoppers read, with the names shops write them under, from the table beside it.
import { once } from '#domain/once.ts';
import data from './attribute-names.json' with { type: 'json' };

/** Where a known attribute may be used. */
export type KnownUse = 'title' | 'told' | 'measure';
export type KnownAttribute = { label: string; use: KnownUse; names: readonly string[]; isEnglish: boolean };

const uses: Readonly<Record<string, KnownUse>> = { title: 'title', told: 'told', measure: 'measure' };

const readRows = (rows: readonly string[], isEnglish: boolean): readonly KnownAttribute[] =>
  rows.map((row) => {
    const [label = '', use = '', names = ''] = row.split('|').map((cell) => cell.trim());
    const known = uses[use];
    if (known === undefined) throw new Error(`No such use: ${row}`);
    const further = names.split(',').map((name) => name.trim());
    return {
      label,
      use: known,
      names: [label.toLowerCase(), ...further].filter((name) => name !== ''),
      isEnglish,
    };
  });

export const knownAttributes = once((): readonly KnownAttribute[] => [
  ...readRows(data.english, true),
  ...readRows(data.furtherLanguages, false),
]);
