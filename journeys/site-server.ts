// A shared server for journeys of data sources, with a site beside it that they may read.
import { rmSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { type PageServer, startPageServer } from '#testing/page-server.ts';
import { type RunningServer, startServer } from '#testing/running-server.ts';
import { copyDataDir } from './prepared-data-dirs.ts';
import { test as shared } from './shared-server.ts';

/** A server that may read the site, at an address of this machine, and nothing else of its network. */
export const test = shared.extend<object, { site: PageServer; server: RunningServer }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
    async ({}, use) => {
      const site = await startPageServer();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ site }, use) => {
      const dataDir = copyDataDir('sample');
      const server = await startServer({ DATA_DIR: dataDir, CATALOGUE: 'sample', SOURCES_PRIVATE_HOSTS: site.host });
      await use(server);
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

export function sourcesOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Data Sources' });
}
