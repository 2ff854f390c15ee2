import { expect, it } from 'vitest';
import { emptyForm, findSourceErrors, type SourceForm } from './source-drafts.ts';

const fileOf = (size: number) => ({ size }) as File;

it.each<[Partial<SourceForm>, File | null, object]>([
  [{ way: 'text', sourceContent: ' \n' }, null, { sourceContent: 'Enter or paste the text.' }],
  [{ way: 'text', sourceContent: 'x'.repeat(200_001) }, null, { sourceContent: expect.stringContaining('200,000') }],
  [{ way: 'text', sourceContent: 'Weight: 12 kg' }, null, {}],
  [{ way: 'file' }, null, { file: 'Choose a file.' }],
  [{ way: 'file' }, fileOf(0), { file: 'The file is empty.' }],
  [{ way: 'file' }, fileOf(3_000_000), { file: 'The file is larger than 2 MB.' }],
  [{ way: 'file' }, fileOf(3_000), {}],
  [{ way: 'address' }, null, { sourceUrl: 'Enter the URL of a page.' }],
  [{ way: 'address', sourceUrl: 'ftp://a.example' }, null, { sourceUrl: expect.stringContaining('https://') }],
  [{ way: 'address', sourceUrl: 'a b' }, null, { sourceUrl: expect.stringContaining('https://') }],
  [{ way: 'address', sourceUrl: 'a.example/x' }, null, {}],
])('the form %j is checked field by field', (changes, file, errors) => {
  expect(findSourceErrors({ ...emptyForm, ...changes, file })).toEqual(errors);
});
