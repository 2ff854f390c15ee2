// Reads docs/security.md and holds its rows against the files they name and the requirements there are.

const rowStatuses = ['met', 'operator', 'n/a', 'open'] as const;
type RowStatus = (typeof rowStatuses)[number];

/** A row: the requirements it is about, and its last cell. */
export type SecurityRow = { line: number; ids: string[]; status: string; why: string };
/** A file that a row names, and the title of a test in it. */
export type Reference = { path: string; title: string | null };

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has, numbered from 1; sections with those of level 3 alone are left out. */
const sections: Readonly<Record<string, number>> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3, '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '9.1': 3, '9.2': 4, '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1, '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5, '14.1': 2, '14.2': 4, '14.3': 3, '15.1': 3, '15.2': 3, '15.3': 7 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3, '17.1': 1, '17.2': 4, '17.3': 2 },
};

/** All of them, in their order. */
export const requirements: readonly string[] = Object.entries(sections).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
);

/** `1.2.6–1.2.8` as what lies between them; a number that there is not stays as it is. */
function readIds(cell: string): string[] {
  const [first = '', last = first] = cell.split('–');
  const [from, to] = [requirements.indexOf(first), requirements.indexOf(last)];
  return from < 0 || to < from ? [cell] : requirements.slice(from, to + 1);
}

/** Rows of the tables of requirements. */
export function readSecurityRows(markdown: string): SecurityRow[] {
  return markdown.split('\n').flatMap((text, index) => {
    const [, ids, what, status, why, ...more] = text.split(/(?<!\\)\|/).map((cell) => cell.trim());
    if (!/^\d+\.\d+\.\d+/.test(ids ?? '') || what === '' || why === undefined || more.length !== 1) return [];
    return [{ line: index + 1, ids: readIds(ids ?? ''), status: (status ?? '').replaceAll('*', ''), why }];
  });
}

/** What is in backticks and is a file: in a folder, or one of those at the top. */
export function readReferences(text: string, topFiles: readonly string[]): Reference[] {
  return [...text.matchAll(/`([^`]+)`/g)].flatMap(([, quoted = '']) => {
    const [path = '', title] = quoted.split(' › ');
    const isPath = topFiles.includes(path) || (path.includes('/') && !/^[/@]/.test(path));
    return isPath || title !== undefined ? [{ path, title: title ?? null }] : [];
  });
}

/** How many requirements have which status. */
export function countStatuses(rows: readonly SecurityRow[]): Record<RowStatus, number> {
  const countOf = (status: RowStatus) =>
    rows.filter((row) => row.status === status).reduce((sum, { ids }) => sum + ids.length, 0);
  return { met: countOf('met'), operator: countOf('operator'), 'n/a': countOf('n/a'), open: countOf('open') };
}

/** The sentence of the page that says so. */
export const sayCounts = ({ met, operator, open, 'n/a': none }: Record<RowStatus, number>): string =>
  `Of ${met + operator + open + none} requirements ${met} are met, ${operator} are up to the operator, ${none} do not apply, and ${open} are open.`;

/** What is wrong with rows by themselves: a requirement without a row or with two, a status there is not, a row that shows nothing. */
export function findSecurityFaults(rows: readonly SecurityRow[], topFiles: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const id of rows.flatMap(({ ids }) => ids)) times.set(id, (times.get(id) ?? 0) + 1);
  const unknown = [...times.keys()].filter((id) => !requirements.includes(id));
  const wrong = requirements.filter((id) => times.get(id) !== 1);
  const shownByNothing = rows.filter(
    ({ status, why }) =>
      why === '' || (status === 'met' && readReferences(why, topFiles).length === 0 && !/\]\(#/.test(why)),
  );
  return [
    ...unknown.map((id) => `${id} is no requirement of levels 1 and 2`),
    ...wrong.map((id) => `${id} has ${times.get(id) ?? 0} rows`),
    ...rows.flatMap(({ line, status }) =>
      rowStatuses.some((each) => each === status) ? [] : [`line ${line} says “${status}”`],
    ),
    ...shownByNothing.map(({ line }) => `line ${line} names neither a file nor a reason`),
  ];
}
