// What a browser takes from a server to show a page: everything it asked for until the network has been still for a while.
import { gzipSync } from 'node:zlib';
import type { CDPSession, Locator, Page } from '@playwright/test';

export type Loaded = {
  url: string;
  kind: 'script' | 'style' | 'font' | 'image' | 'other';
  encoding: string;
  /** Bytes on the wire, headers included. */
  wire: number;
  /** Bytes of the body as gzip makes them, however it was served. */
  gzip: number;
};

const stillMs = 1_500;

function kindOf(mimeType: string): Loaded['kind'] {
  if (mimeType.includes('javascript')) return 'script';
  if (mimeType === 'text/css') return 'style';
  if (mimeType.startsWith('font/') || mimeType.includes('woff')) return 'font';
  return mimeType.startsWith('image/') ? 'image' : 'other';
}

async function gzipSizeOf(session: CDPSession, requestId: string): Promise<number> {
  const { body, base64Encoded } = await session.send('Network.getResponseBody', { requestId });
  return gzipSync(Buffer.from(body, base64Encoded ? 'base64' : 'utf8'), { level: 9 }).length;
}

/**
 * Opens `path` in a page that has loaded nothing yet, and waits until it shows `last`, where that is given, and is still.
 * Nobody touches the page: what a hand would fetch is not counted.
 */
export async function measureLoad(page: Page, path: string, last?: Locator): Promise<Loaded[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const loaded: Promise<Loaded>[] = [];
  const responses = new Map<string, { url: string; mimeType: string; headers: Record<string, string> }>();
  let lastAt = Date.now();
  let isOver = false;
  session.on('Network.requestWillBeSent', () => {
    lastAt = Date.now();
  });
  session.on('Network.responseReceived', ({ requestId, response }) => responses.set(requestId, response));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    lastAt = Date.now();
    const response = responses.get(requestId);
    if (isOver || !response) return;
    const kind = kindOf(response.mimeType);
    const isCounted = kind === 'script' || kind === 'style';
    loaded.push(
      (isCounted ? gzipSizeOf(session, requestId) : Promise.resolve(0)).then((gzip) => ({
        url: response.url,
        kind,
        encoding: response.headers['content-encoding'] ?? 'none',
        wire: encodedDataLength,
        gzip,
      })),
    );
  });
  await page.goto(path);
  await last?.waitFor();
  // The stream of live events never ends, so "network idle" never comes: still is when nothing new begins or ends.
  while (Date.now() - lastAt < stillMs) await page.waitForTimeout(100);
  // What comes from here on is not counted, and its body can no longer be asked for.
  isOver = true;
  const all = await Promise.all(loaded);
  await session.detach();
  return all;
}

export function sumOf(loaded: Loaded[], kind: Loaded['kind']): { files: number; wire: number; gzip: number } {
  const files = loaded.filter((file) => file.kind === kind);
  const sum = (key: 'wire' | 'gzip') => files.reduce((total, file) => total + file[key], 0);
  return { files: files.length, wire: sum('wire'), gzip: sum('gzip') };
}

/** The limits for the dashboard, in bytes of gzip. */
export const firstLoadBudget = { script: 172_000, style: 12_000 };

/** The limit for a page to sign in on or to join, with all it loads, in bytes on the wire. */
export const signInBudget = 40_000;

/** Bytes on the wire of all that was loaded. */
export const weigh = (loaded: Loaded[]): number => loaded.reduce((total, { wire }) => total + wire, 0);
