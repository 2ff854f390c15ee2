import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, test } from 'vitest';
import { linksFile, loadPreloadLinks } from './preload-links.ts';

const folder = mkdtempSync(join(tmpdir(), 'copydesk-preload-links-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pages = [
  { path: '/', files: [], reads: ['/api/products?limit=10'] },
  { path: '/products', files: ['assets/grid-abc.js', 'assets/screens.css'], reads: [] },
  { path: '/products/([0-9]+)', files: ['assets/page.js'], reads: ['/api/products/$1'] },
];
const asFetch = 'rel=preload; as=fetch; crossorigin=use-credentials';

it('a build that says nothing of its screens is served without', () => {
  expect(loadPreloadLinks(join(folder, 'none'))('/products')).toBeUndefined();
});

test.each([
  ['/', `</api/products?limit=10>; ${asFetch}`],
  ['/?search=mug', undefined],
  ['/products', '</assets/grid-abc.js>; rel=modulepreload, </assets/screens.css>; rel=preload; as=style; crossorigin'],
  ['/products/12', `</assets/page.js>; rel=modulepreload, </api/products/12>; ${asFetch}`],
  ['/products/12?tab=x', `</assets/page.js>; rel=modulepreload, </api/products/12>; ${asFetch}`],
  ['/products/12/edit', undefined],
])('the page %s is sent with %j', (url, link) => {
  writeFileSync(join(folder, linksFile), JSON.stringify(pages));
  expect(loadPreloadLinks(folder)(url)).toBe(link);
});
