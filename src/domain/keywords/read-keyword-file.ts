// Reads a CSV of keywords: a column for the keyword, one for its volume where there is one; others are passed over.
import Papa from 'papaparse';
import { Problem } from '#domain/problem.ts';
import { type KeywordRow, type ReadKeywords, takeRows } from './read-keywords.ts';

/** Names of the two columns, folded: as we ask for them, and as the usual tools write them. */
const keywordNames = ['keyword', 'keywords', 'keyword phrase', 'search term', 'search query', 'query'];
const volumeNames = ['volume', 'search volume', 'avg. monthly searches', 'monthly searches', 'searches'];

/** Tools write a title and a date above the names of the columns. */
const mostAbove = 10;
/** More rows than any list is made from; what stands below is not read. */
const mostRows = 50_000;

const fold = (cell: string) =>
  cell
    .replace(/[\s_]+/g, ' ')
    .trim()
    .toLowerCase();

const delimiters = [',', ';', '\t', '|'] as const;

/** The line that names the columns, how they are parted, and which hold what; `volume` is -1 without one. */
type Head = { line: number; delimiter: string; width: number; keyword: number; volume: number };

function findHead(lines: readonly string[]): Head | null {
  for (const [line, text] of lines.slice(0, mostAbove).entries())
    for (const delimiter of delimiters) {
      const names = (Papa.parse<string[]>(text, { delimiter }).data[0] ?? []).map(fold);
      const find = (known: readonly string[]) => names.findIndex((name) => known.includes(name));
      const keyword = find(keywordNames);
      if (keyword >= 0) return { line, delimiter, width: names.length, keyword, volume: find(volumeNames) };
    }
  return null;
}

function readRows(text: string, { line: above, delimiter, width, keyword, volume }: Head): KeywordRow[] {
  const rows: KeywordRow[] = [];
  // A cell in quotes may hold line breaks: a row is named by the line it begins at.
  let line = above + 2;
  let at = 0;
  Papa.parse<string[]>(text, {
    delimiter,
    preview: mostRows,
    step: ({ data: cells, meta }) => {
      const row = { line, text: cells[keyword] ?? '', volume: cells[volume] ?? '' };
      line += text.slice(at, meta.cursor).split('\n').length - 1;
      at = meta.cursor;
      if (cells.every((cell) => cell.trim() === '')) return;
      const isWider = cells.slice(width).some((cell) => cell.trim() !== '');
      rows.push(
        isWider ? { ...row, fault: 'More cells than columns. Put values that contain a comma in quotes.' } : row,
      );
    },
  });
  return rows;
}

/** Throws INVALID_INPUT where no column holds keywords. A row that cannot be taken is reported by its line and stops no other. */
export function readKeywordFile(given: string): ReadKeywords {
  const text = given.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const head = findHead(text.split('\n', mostAbove));
  if (!head)
    throw new Problem(
      'INVALID_INPUT',
      'This file has no column “keyword”. Its first line must contain the column names, for example: keyword,volume',
    );
  const rest = text.split('\n').slice(head.line + 1);
  return takeRows(readRows(rest.join('\n'), head));
}
