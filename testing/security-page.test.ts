// docs/security.md names what is there: each requirement once, files and tests that exist, counts that are right.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  countStatuses,
  findSecurityFaults,
  readReferences,
  readSecurityRows,
  requirements,
  sayCounts,
} from './security-page.ts';

const root = join(import.meta.dirname, '..');
const topFiles = readdirSync(root);
const page = readFileSync(join(root, 'docs/security.md'), 'utf8');
const rows = readSecurityRows(page);

it('each requirement of levels 1 and 2 has one row, with what shows it or why not', () => {
  expect(requirements).toHaveLength(253);
  expect(findSecurityFaults(rows, topFiles)).toEqual([]);
});

it('the files it names are there, and the tests are in them', () => {
  const references = readReferences(page, topFiles);
  expect(references.length).toBeGreaterThan(200);
  const faults = references.flatMap(({ path, title }) => {
    if (!existsSync(join(root, path))) return [`${path} is not there`];
    return title === null || readFileSync(join(root, path), 'utf8').includes(title)
      ? []
      : [`${path} has no “${title}”`];
  });
  expect(faults).toEqual([]);
});

it('its links lead to pages and headings that are there', () => {
  const headings = [...page.matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => text.toLowerCase().replaceAll(' ', '-'));
  const faults = [...page.matchAll(/\]\(([^)]+)\)/g)].flatMap(([, to = '']) => {
    if (to.startsWith('https://')) return [];
    const [file = '', heading = ''] = to.split('#');
    if (file === '') return headings.includes(heading) ? [] : [to];
    return existsSync(join(root, 'docs', file)) ? [] : [to];
  });
  expect(faults).toEqual([]);
});

it('its counts are right', () => {
  expect(page).toContain(sayCounts(countStatuses(rows)));
});

it('a row that is missing, there twice, of no requirement, without a reference or of another status is a fault', () => {
  const table = `| 1.1.1 | a | met | \`src/x.ts › y\` |\n| 1.1.1–1.2.9 | b | n/a | none |\n| 99.1.1 | c | met | words alone |\n| 1.3.1 | d | fine | |`;
  const faults = findSecurityFaults(readSecurityRows(table), topFiles);
  expect(faults).toContain('1.1.1 has 2 rows');
  expect(faults).toContain('17.3.2 has 0 rows');
  expect(faults).toContain('99.1.1 is no requirement of levels 1 and 2');
  expect(faults).toContain('line 3 names neither a file nor a reason');
  expect(faults).toContain('line 4 says “fine”');
  expect(faults).toContain('line 4 names neither a file nor a reason');
  expect(readReferences('`src/x.ts › y`, `Dockerfile`, `/media`, `@a/b`, `AUTH=oidc`', topFiles)).toEqual([
    { path: 'src/x.ts', title: 'y' },
    { path: 'Dockerfile', title: null },
  ]);
});
