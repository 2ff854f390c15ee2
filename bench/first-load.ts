// What does the dashboard transfer before anyone touches it? Opens it on a server with the sample and prints every script and style
// sheet as served and as gzip would make it, until the helper has come and it is still. Usage: node bench/first-load.ts [path]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumPath } from '#testing/chromium.ts';
import { firstLoadBudget, measureLoad, sumOf } from '#testing/first-load.ts';
import { startServer } from '#testing/running-server.ts';

const path = process.argv[2] ?? '/';
const dataDir = mkdtempSync(join(tmpdir(), 'copydesk-bench-'));
const server = await startServer({ DATA_DIR: dataDir, CATALOGUE: 'sample' });
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
  const loaded = await measureLoad(page, path, page.getByRole('button', { name: 'Choose Your Assistant' }));
  const kb = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
  console.log(`First load of ${path}: on the wire (headers included), gzip, how it came`);
  for (const file of loaded.filter(({ kind }) => kind === 'script' || kind === 'style'))
    console.log(`${kb(file.wire)} ${kb(file.gzip)}  ${file.encoding.padEnd(4)} ${new URL(file.url).pathname}`);
  for (const kind of ['script', 'style', 'font', 'image', 'other'] as const) {
    const { files, wire, gzip } = sumOf(loaded, kind);
    console.log(
      `${kind.padEnd(6)} ${String(files).padStart(3)} files ${kb(wire)} on the wire${gzip ? `, ${kb(gzip)} gzip` : ''}`,
    );
  }
  if (path === '/') {
    for (const kind of ['script', 'style'] as const) {
      const left = firstLoadBudget[kind] - sumOf(loaded, kind).gzip;
      console.log(
        `budget ${kind}: ${kb(firstLoadBudget[kind])} gzip, ${left < 0 ? 'OVER by' : 'left'} ${kb(Math.abs(left))}`,
      );
    }
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
