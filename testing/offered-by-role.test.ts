// Screens offer what a role allows: every call that changes something and that the browser makes is asked about before its control is shown.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Contract } from '#domain/contract.ts';
import type { Permission } from '#domain/permissions.ts';
import { namedContracts } from './contracts.ts';

const root = join(import.meta.dirname, '..');
const screens = globSync('src/web/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !path.includes('.test.'))
  .map((path) => readFileSync(join(root, path), 'utf8').replaceAll(/import[^;]*;/g, ''))
  .join('\n');

const needsRole = ({ method, access }: Contract) =>
  method !== 'GET' && access !== 'anyone' && access !== 'self' && access !== 'view';
const changing = namedContracts
  .filter(([, contract]) => needsRole(contract))
  .map(([name, { access }]) => ({ name, access: access as Permission }));

/** Made from the control of another call, which is asked about. */
const madeWith: Readonly<Record<string, string>> = {
  addSourceFile: 'addSource',
  sampleTrial: 'tryPrompt',
  uploadMedia: 'patchContent',
  makeRendition: 'patchContent',
  restoreProduct: 'deleteProduct',
  removeImportSchedule: 'setImportSchedule',
  takeAnswersRun: 'takeAnswersAction',
  undoAssignment: 'assign',
};

/** Whether a screen asks for a name: `<Allowed to={name}>`, `useMay(name)`, `needs: name`, or one of two by `changes`. */
const isAsked = (name: string) =>
  new RegExp(
    `(?:\\bto=|\\bof=)\\{${name}\\}|\\bneeds: ${name}\\b|\\buseMay\\([^)]*\\b${name}\\b|changes = [^;]*\\b${name}\\b`,
  ).test(screens);

test('every call that needs a role is asked about where it is offered', () => {
  const called = changing.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(screens));
  expect(called.length).toBeGreaterThan(60);
  expect(called.map(({ name }) => name).filter((name) => !isAsked(madeWith[name] ?? name))).toEqual([]);
});

test('what is made with another call needs no more than that', () => {
  const accessOf = new Map(changing.map(({ name, access }) => [name, access]));
  for (const [name, asked] of Object.entries(madeWith))
    if (accessOf.has(asked))
      expect({ name, access: accessOf.get(name) }).toEqual({ name, access: accessOf.get(asked) });
});
