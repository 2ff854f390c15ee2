// What becomes of the images of a real catalog: measured and written by the running server, from a folder with `products.json` and `files/`. Prints how many
// products get another hero, order, rendition, alt text, or lose a copy; with --sheets=<folder> it draws the images before and after for people to compare.
// Usage: node evals/image-drafts.ts <folder> <retailer> [--sheets=<folder>]
import { createReadStream, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ImageDetail } from '#domain/images/image-detail.ts';
import type { ImageView } from '#domain/images/images.contract.ts';
import type { FlatContent } from '#domain/review/flat-content.ts';
import { startPageServer } from '#testing/page-server.ts';
import { type RunningServer, startServer } from '#testing/running-server.ts';
import { call, importCatalog, runOverAll } from '#testing/server-calls.ts';

type ImageProduct = { id: string; title: string; images: string[]; alts?: string[] } & Record<string, unknown>;
type Listed = { id: number; sku: string; title: string };
type Known = { images: ImageView[]; renditions: Record<string, { served: string }> };

const [folder = '', retailer = 'Amazon'] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const sheets = process.argv.find((arg) => arg.startsWith('--sheets='))?.slice(9);
const products = JSON.parse(readFileSync(join(folder, 'products.json'), 'utf8')) as ImageProduct[];

/** A row of images as a shop shows them: the first one large. */
async function drawRow(images: readonly Buffer[]): Promise<Buffer> {
  const [hero, small] = [320, 156];
  const placed = await Promise.all(
    images.slice(0, 9).map(async (bytes, at) => {
      const side = at === 0 ? hero : small;
      const input = await sharp(bytes)
        .rotate()
        .flatten({ background: '#fff' })
        .resize(side, side, { fit: 'contain', background: '#f0f0f4' })
        .toColorspace('srgb')
        .png()
        .toBuffer();
      const [left, top] = at === 0 ? [0, 0] : [hero + 8 + Math.floor((at - 1) / 2) * 164, ((at - 1) % 2) * 164];
      return { input, left, top };
    }),
  );
  const blank = { width: hero + 8 + 4 * 164, height: hero, channels: 3 as const, background: '#d8d8e2' };
  return await sharp({ create: blank }).composite(placed).png().toBuffer();
}

async function drawSheet(rows: readonly Buffer[]): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(rows[0]).metadata();
  const blank = { width, height: rows.length * (height + 16) - 16, channels: 3 as const, background: '#303040' };
  const placed = rows.map((input, at) => ({ input, left: 0, top: at * (height + 16) }));
  return await sharp({ create: blank }).composite(placed).png().toBuffer();
}

const bytesOf = async (server: RunningServer, served: string) =>
  Buffer.from(await (await fetch(new URL(served, server.url))).arrayBuffer());

async function drawBeforeAndAfter(
  server: RunningServer,
  known: Known,
  source: readonly string[],
  after: ImageDetail[],
) {
  const servedOf = (url: string) => known.images.find((each) => each.url === url)?.served;
  const load = async (of: readonly (string | null | undefined)[]) =>
    await drawRow(
      await Promise.all(of.filter((each) => typeof each === 'string').map((each) => bytesOf(server, each))),
    );
  const shown = after.filter(({ leftOut }) => leftOut === undefined);
  return {
    before: await load(source.map(servedOf)),
    after: await load(
      shown.map(({ url, rendition }) => (rendition ? known.renditions[rendition.hash]?.served : servedOf(url))),
    ),
  };
}

/** What a draft of images does, by kind. */
function kindsOf(source: readonly string[], given: readonly string[], details: readonly ImageDetail[]): string[] {
  const shown = details.filter(({ leftOut }) => leftOut === undefined);
  const left = source.filter((url) => shown.some((each) => each.url === url));
  const [hero, ...others] = shown.map(({ url }) => url);
  const rest = left.filter((url) => url !== hero);
  const kinds: [string, boolean][] = [
    ['another hero', hero !== undefined && hero !== source[0]],
    ['another order', rest.some((url, at) => others[at] !== url)],
    ['left out', shown.length < new Set(source).size],
    ['rendition', shown.some(({ rendition }) => rendition !== undefined)],
    ['alt text', shown.some(({ url, alt }) => alt !== undefined && alt !== given[source.indexOf(url)])],
  ];
  return kinds.flatMap(([kind, is]) => (is ? [kind] : []));
}

const site = await startPageServer();
const dataDir = mkdtempSync(join(tmpdir(), 'copydesk-eval-'));
for (const name of new Set(products.flatMap(({ images }) => images)))
  site.on(`/${encodeURI(name)}`, (_request, response) => {
    createReadStream(join(folder, 'files', name))
      .on('error', () => response.writeHead(404).end())
      .pipe(response);
  });
const server = await startServer({ DATA_DIR: dataDir, SOURCES_PRIVATE_HOSTS: site.host });
try {
  const rows = products.map(({ id, images, alts, ...fields }) => ({
    ...fields,
    ...{ sku: `P-${id}`, retailer, images: images.map((name) => `${site.origin}/${encodeURI(name)}`) },
    ...(alts ? { image_alts: alts } : {}),
  }));
  await importCatalog(server, new Blob([JSON.stringify(rows)]), 'products.json');
  const measured = await runOverAll(server, { action: 'measure-images' });
  await runOverAll(server, { action: 'generate', options: { parts: ['images'] } });
  const listed: Listed[] = [];
  for (let page = 1; listed.length % 100 === 0; page += 1) {
    const found = await call<Listed[]>(server, 'GET', `/api/products?limit=100&page=${page}`);
    if (found.length === 0) break;
    listed.push(...found);
  }
  const counts = new Map<string, number>();
  const told: object[] = [];
  for (const { id, sku, title } of listed) {
    const [content, known] = await Promise.all([
      call<FlatContent | null>(server, 'GET', `/api/products/${id}/optimized-content`),
      call<Known>(server, 'GET', `/api/products/${id}/images`),
    ]);
    const row = rows.find((each) => each.sku === sku);
    if (!row) continue;
    const details = content?.imagesWithStatus ?? [];
    const kinds = kindsOf(row.images, row.image_alts ?? [], details);
    const toLook = kinds.filter((kind) => kind !== 'alt text');
    for (const kind of [
      ...kinds,
      ...(toLook.length > 0 ? ['anything to see'] : []),
      ...(kinds.length > 0 ? ['anything'] : []),
    ])
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    const alts = details.flatMap(({ url, alt, leftOut }) =>
      alt === undefined || leftOut !== undefined ? [] : [{ file: decodeURI(url.split('/').at(-1) ?? ''), alt }],
    );
    told.push({ sku, title, kinds, alts, leftOut: details.flatMap(({ leftOut }) => leftOut ?? []) });
    if (!sheets || toLook.length === 0) continue;
    mkdirSync(sheets, { recursive: true });
    const drawn = await drawBeforeAndAfter(server, known, row.images, details);
    // Readers do not know which is which: it follows from the number, and stands in the list of answers alone.
    const isAfterFirst = (id * 7_919) % 2 === 0;
    writeFileSync(
      join(sheets, `${sku}.png`),
      await drawSheet(isAfterFirst ? [drawn.after, drawn.before] : [drawn.before, drawn.after]),
    );
    Object.assign(told.at(-1) ?? {}, { after: isAfterFirst ? 'top' : 'bottom' });
  }
  if (sheets) {
    mkdirSync(sheets, { recursive: true });
    writeFileSync(join(sheets, 'answers.json'), JSON.stringify(told, null, 1));
  }
  const share = (kind: string) =>
    `${kind} ${((100 * (counts.get(kind) ?? 0)) / Math.max(1, listed.length)).toFixed(1)} %`;
  console.log(`${folder} as ${retailer}: ${listed.length} products, measured ${JSON.stringify(measured.counts)}`);
  console.log(
    `  proposed: ${['anything', 'anything to see', 'another hero', 'another order', 'left out', 'rendition', 'alt text'].map(share).join(', ')}`,
  );
} finally {
  await server.stop();
  await site.close();
  rmSync(dataDir, { recursive: true, force: true });
}
