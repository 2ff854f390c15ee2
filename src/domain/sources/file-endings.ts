// Which files are read, by their names. Apart from the readers: the browser needs none of them.

export type TextKind = 'text' | 'page' | 'table' | 'json';

const kindOfEnding: Readonly<Record<string, TextKind>> = {
  txt: 'text',
  text: 'text',
  md: 'text',
  markdown: 'text',
  html: 'page',
  htm: 'page',
  csv: 'table',
  tsv: 'table',
  json: 'json',
};
/** The endings of files that are read, for the browser's file dialog. */
export const sourceEndings = Object.keys(kindOfEnding).map((ending) => `.${ending}`);

/** The kind of a file by its name; null where it is not one that is read. */
export function kindOfFile(fileName: string): TextKind | null {
  const ending = /\.([a-z]{2,8})$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(kindOfEnding, ending) ? (kindOfEnding[ending] ?? null) : null;
}
