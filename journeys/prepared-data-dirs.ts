// Data directories as a first start leaves them, made once for all journeys: a new database is most of what a server's start takes.
import { constants, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDataDir } from '#testing/data-dir.ts';
import { startServer } from '#testing/running-server.ts';

const catalogues = ['sample', 'empty'] as const;
type Catalogue = (typeof catalogues)[number];

/** Where they lie; the processes of the journeys find it in their environment. */
const variable = 'JOURNEYS_PREPARED_DATA_DIRS';

/** Run by Playwright before the journeys; what it answers is run after them. */
export default async function prepareDataDirs(): Promise<() => void> {
  const directory = mkdtempSync(join(tmpdir(), 'copydesk-prepared-'));
  for (const catalogue of catalogues) {
    const dataDir = join(directory, catalogue);
    await makeDataDir(dataDir);
    const server = await startServer({ DATA_DIR: dataDir, CATALOGUE: catalogue });
    await server.stop();
  }
  process.env[variable] = directory;
  return () => rmSync(directory, { recursive: true, force: true });
}

/** A data directory of one's own, as a first start leaves it. */
export function copyDataDir(catalogue: Catalogue): string {
  const directory = process.env[variable];
  if (!directory) throw new Error('The data directories were not prepared.');
  const copy = mkdtempSync(join(tmpdir(), 'copydesk-journey-'));
  cpSync(join(directory, catalogue), copy, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return copy;
}
