// What a page will ask for next, sent with the page itself: its screen's code and data then load together with the frame's code, not after it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** Written by the build: what a screen needs beyond the files named in index.html, by the pattern of its path. */
export const linksFile = 'preload-links.json';
const linksSchema = z.array(z.object({ path: z.string(), files: z.array(z.string()), reads: z.array(z.string()) }));

type PreloadLinks = (url: string) => string | undefined;

/** As the web app asks for them; a browser matches no other way of asking. */
const fileLink = (file: string) =>
  file.endsWith('.css') ? `</${file}>; rel=preload; as=style; crossorigin` : `</${file}>; rel=modulepreload`;
const readLink = (address: string) => `<${address}>; rel=preload; as=fetch; crossorigin=use-credentials`;

/** Reads what the build wrote; gives the value of a page's `Link` header, if it has one. */
export function loadPreloadLinks(webFolder: string): PreloadLinks {
  const file = join(webFolder, linksFile);
  if (!existsSync(file)) return () => undefined;
  const pages = linksSchema
    .parse(JSON.parse(readFileSync(file, 'utf8')))
    .map(({ path, ...rest }) => ({ pattern: new RegExp(`^${path}$`), ...rest }));
  return (url) => {
    const [path = '', query] = url.split('?');
    const page = pages.find(({ pattern }) => pattern.test(path));
    if (!page) return undefined;
    // A list is asked for by the query of its page: the build only knows the list without one.
    const reads = page.reads.filter((address) => query === undefined || !address.includes('?'));
    const addresses = reads.map((address) => path.replace(page.pattern, address));
    return [...page.files.map(fileLink), ...addresses.map(readLink)].join(', ') || undefined;
  };
}
