// What does the dashboard transfer before anyone touches it? Opens it on a server with the sample and prints every script and style
// sheet as served and as gzip would make it, until the helper has come and it is still; and what the page to sign in on weighs, on a
// server that signs people in. Usage: node bench/first-load.ts [path]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumPath } from '#testing/chromium.ts';
import { firstLoadBudget, measureLoad, signInBudget, sumOf, weigh } from '#testing/first-load.ts';
import { startServer } from '#testing/running-server.ts';

const path = process.argv[2] ?? '/';
const kb = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
const compare = (bytes: number, budget: number) =>
  `${kb(budget)}, ${bytes > budget ? 'OVER by' : 'left'} ${kb(Math.abs(budget - bytes))}`;
const dataDir = mkdtempSync(join(tmpdir(), 'copydesk-bench-'));
const server = await startServer({ DATA_DIR: dataDir, CATALOGUE: 'sample' });
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
  const loaded = await measureLoad(page, path, page.getByRole('button', { name: 'Choose Your Assistant' }));
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
    for (const kind of ['script', 'style'] as const)
      console.log(`budget ${kind} (gzip): ${compare(sumOf(loaded, kind).gzip, firstLoadBudget[kind])}`);
    await weighSignIn();
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** The whole page, on the wire. */
async function weighSignIn(): Promise<void> {
  const ownDir = mkdtempSync(join(tmpdir(), 'copydesk-bench-'));
  const signsIn = await startServer({ DATA_DIR: ownDir, AUTH: 'password' });
  try {
    const page = await browser.newPage({ baseURL: signsIn.url });
    const bytes = weigh(await measureLoad(page, '/sign-in', page.getByRole('button', { name: 'Sign in' })));
    console.log(`sign-in page, all of it: ${kb(bytes)} on the wire; budget ${compare(bytes, signInBudget)}`);
  } finally {
    await signsIn.stop();
    rmSync(ownDir, { recursive: true, force: true });
  }
}
