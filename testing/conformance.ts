// Reads docs/conformance.md and holds it against the tests that ran, and against the specification itself.

export type Row = { line: number; sentence: string; shownBy: string[]; reading: string };
/** A test that ran: its file from the project's root, its title, its title behind those of its groups. */
export type RanTest = { file: string; title: string; fullTitle: string; passed: boolean };

/** Rows of the tables headed `the specification says | shown by | read as`. */
export function readRows(markdown: string): Row[] {
  const rows: Row[] = [];
  let isInTable = false;
  for (const [index, line] of markdown.split('\n').entries()) {
    if (!line.startsWith('|')) isInTable = false;
    else if (line.startsWith('| the specification says |')) isInTable = true;
    else if (isInTable && !/^\|[-| ]+\|$/.test(line)) {
      const [sentence = '', shownBy = '', reading = ''] = line
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.replaceAll('\\|', '|').trim());
      rows.push({ line: index + 1, sentence, shownBy: readReferences(shownBy), reading });
    }
  }
  return rows;
}

function readReferences(cell: string): string[] {
  return cell
    .split('<br>')
    .map((reference) => reference.trim().replace(/^`|`$/g, ''))
    .filter((reference) => reference !== '');
}

/** Sentences listed under "States nothing that can be observed", each `- sentence — reason`. */
export function readUnobservable(markdown: string): { sentence: string; reason: string }[] {
  const [, list = ''] = markdown.split(/^## States nothing that can be observed$/m);
  const [section = ''] = list.split(/^## /m);
  return [...section.matchAll(/^- (.+?) — (.+)$/gm)].map(([, sentence = '', reason = '']) => ({
    sentence,
    reason,
  }));
}

/** Messages it quotes hold full stops of their own: what follows one in the same message stays with it. */
const sentenceEnd = /(?<=[.!?])\s+(?=[A-Z0-9])(?!Please |This action |Processing)/;

/** The specification sentence by sentence: each line of a list and each row of a table is one or more. */
export function readSentences(specification: string): string[] {
  return specification.split('\n').flatMap((raw) => {
    const line = raw.trim();
    if (line === '' || line.startsWith('#') || /^\|[-| ]+\|$/.test(line)) return [];
    if (line.startsWith('|')) {
      return [
        line
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim())
          .join(' · '),
      ];
    }
    return line.replace(/^- /, '').split(sentenceEnd);
  });
}

/** What is wrong with the rows: a row without a test, a test that is not there, did not run or failed. Files that are left out ran elsewhere. */
export function findRowFaults(
  rows: readonly Row[],
  tests: readonly RanTest[],
  isLeftOut: (file: string) => boolean = () => false,
): string[] {
  const byFile = Map.groupBy(tests, (test) => test.file);
  return rows.flatMap(({ line, sentence, shownBy, reading }) => {
    const at = `docs/conformance.md:${line}`;
    if (shownBy.length === 0) return [`${at}: no test shows "${sentence}"`];
    if (shownBy.includes('n/a')) return reading === '' ? [`${at}: n/a without a line of the reading`] : [];
    return shownBy.flatMap((reference) => {
      const [file = '', title = ''] = reference.split(' › ');
      if (isLeftOut(file)) return [];
      const found = (byFile.get(file) ?? []).filter((test) => test.title === title || test.fullTitle === title);
      if (found.length === 0) return [`${at}: ${reference} does not exist or did not run`];
      return found.some((test) => !test.passed) ? [`${at}: ${reference} failed`] : [];
    });
  });
}

/** Sentences of the specification without a row, and rows that quote no sentence of it. */
export function findGaps(
  sentences: readonly string[],
  rows: readonly Row[],
  unobservable: readonly string[],
): string[] {
  const covered = new Set([...rows.map((row) => row.sentence), ...unobservable]);
  const said = new Set(sentences);
  return [
    ...sentences.filter((sentence) => !covered.has(sentence)).map((sentence) => `No row for: ${sentence}`),
    ...[...covered]
      .filter((sentence) => !said.has(sentence))
      .map((sentence) => `Not in the specification: ${sentence}`),
  ];
}

/** Rows whose "read as" is not a line (or part of one) of the reading. */
export function findUnreadLines(reading: string, rows: readonly Row[]): string[] {
  const text = plain(reading);
  return rows
    .filter((row) => row.reading !== '' && !text.includes(plain(row.reading)))
    .map((row) => `docs/conformance.md:${row.line}: not in the reading: ${row.reading}`);
}

/** Without marks and line breaks, which differ between the two. */
function plain(text: string): string {
  return text.replace(/[`*_]/g, '').replace(/\s+/g, ' ');
}
