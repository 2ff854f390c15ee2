// The Chromium for journeys and component tests: CHROMIUM_PATH, else the system's, else the one inside @sparticuz/chromium.
import { existsSync } from 'node:fs';

const systemPath = '/usr/bin/chromium';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How Playwright starts it. */
export async function chromiumLaunch(): Promise<{ executablePath: string; args: string[] }> {
  return { executablePath: await chromiumPath(), args };
}

/** Path of an executable Chromium; throws a plain sentence when there is none. */
export async function chromiumPath(): Promise<string> {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH names ${CHROMIUM_PATH}, which is not there.`);
  }
  if (existsSync(systemPath)) return systemPath;
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    return await chromium.executablePath();
  } catch (error) {
    throw new Error('No Chromium for the journeys: install one or set CHROMIUM_PATH.', { cause: error });
  }
}
