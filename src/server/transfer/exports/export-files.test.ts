// How stored files get into the export folder.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { deliverFile, exportsFolder } from './export-files.ts';

const root = mkdtempSync(join(tmpdir(), 'copydesk-deliver-'));
afterAll(() => rmSync(root, { recursive: true }));

it('exports of one name that several servers deliver at once are each whole', async () => {
  const [dataDir, folder] = [join(root, 'data'), join(root, 'folder')];
  mkdirSync(exportsFolder(dataDir), { recursive: true });
  const texts = [...'abcdefgh'].map((sign) => sign.repeat(1_000_000));
  for (const [at, text] of texts.entries()) writeFileSync(join(exportsFolder(dataDir), `stored-${at}`), text);
  await Promise.all(
    texts.map((_, at) => deliverFile(dataDir, folder, { stored: `stored-${at}`, name: 'feed.json' }, at + 1)),
  );
  expect(readdirSync(folder)).toEqual(['feed.json']);
  expect(texts).toContain(readFileSync(join(folder, 'feed.json'), 'utf8'));
});
