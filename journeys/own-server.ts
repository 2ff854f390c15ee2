// What a journey starts from: a server of its own worker, with its own data directory, and a page whose console must stay clean.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { type RunningServer, startServer } from '#testing/running-server.ts';
import { test as base } from './input-mode.ts';
import { copyDataDir } from './prepared-data-dirs.ts';

type Options = { catalogue: 'sample' | 'empty' };
/** `importFolder`: where imports on a schedule take their files from. */
type Fixtures = { dataDir: string; importFolder: string; server: RunningServer; consoleErrors: string[] };

/** Messages the browser itself writes for replies a journey provokes on purpose. */
const expectedMessages = /Failed to load resource|net::ERR_/;

export const test = base.extend<Options & Fixtures>({
  catalogue: ['empty', { option: true }],
  dataDir: async ({ catalogue }, use) => {
    const dataDir = copyDataDir(catalogue);
    await use(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  },
  importFolder: async ({ dataDir }, use) => {
    const folder = join(dataDir, 'import-folder');
    mkdirSync(folder);
    await use(folder);
  },
  server: async ({ catalogue, dataDir, importFolder }, use) => {
    const server = await startServer({ DATA_DIR: dataDir, CATALOGUE: catalogue, IMPORT_FOLDER: importFolder });
    await use(server);
    await server.stop();
  },
  baseURL: async ({ server }, use) => use(server.url),
  consoleErrors: [noConsoleErrors, { auto: true }],
});

/** A fixture: the messages of the page's console, of which there must be none at the end. */
export async function noConsoleErrors(
  { page, context }: { page: Page; context: BrowserContext },
  use: (errors: string[]) => Promise<void>,
): Promise<void> {
  const errors: string[] = [];
  watchConsole(page, errors);
  await use(errors);
  await endRoutes(context);
  expect(errors, 'messages in the console of the browser').toEqual([]);
}

export function watchConsole(page: Page, errors: string[]): void {
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !expectedMessages.test(message.text())) errors.push(message.text());
  });
}

/** What is still on its way through a changed route ends with its page: its error would end the worker between two journeys. */
export async function endRoutes(context: BrowserContext): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
}

export { expect };
