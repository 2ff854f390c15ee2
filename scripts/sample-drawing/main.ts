// Draws the pictures of the sample catalogue: original SVG illustrations, rendered by headless Chromium to JPEG, or to WebP where the file is called so.
// Run by hand after a change to these files: `node scripts/sample-drawing/main.ts [part of a slug]`.
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { type SampleProduct, sampleCatalogue } from '../../sample/sample-catalogue.ts';
import { chromiumLaunch } from '../../testing/chromium.ts';
import { type Illustration, illustrations } from './illustrations.ts';
import { createPaint } from './paint.ts';
import { type Scene, sceneFor } from './scenes.ts';

const folder = fileURLToPath(new URL('../../sample/images/', import.meta.url));
const side = 1000;
const quality = 70;

type Picture = { file: string; svg: string; scene: Scene; labels: [width: string, height: string] };

/** Width and height as the product's own facts state them. */
function measuresOf({ attributes }: SampleProduct): [string, string] {
  const sides = attributes.Dimensions?.match(/[\d.]+/g);
  const width = sides?.[0] ?? attributes.Diameter?.match(/[\d.]+/)?.[0] ?? '';
  const height = sides?.at(-1) ?? attributes['Seat height']?.match(/[\d.]+/)?.[0] ?? '';
  return [`${width} cm`, `${height} cm`];
}

function composePictures(product: SampleProduct): Picture[] {
  const slug = product.images[0]?.file.replace(/-\d+\.\w+$/, '') ?? '';
  const art: Illustration | undefined = illustrations[slug];
  if (!art) throw new Error(`No illustration for ${slug}`);
  return product.images.map(({ file, alt }) => {
    // By the number in its name: a source may list its pictures in another order.
    const number = Number(/-(\d+)\.\w+$/.exec(file)?.[1]);
    const paint = createPaint();
    const scene = sceneFor(paint, alt, number === 1, art.stance, art.size, art.focus);
    const draw = number === 2 ? (art.inUse ?? art.draw) : art.draw;
    const content = `${scene.background}<g id="shadow"></g><g id="product">${draw(paint)}</g><g id="measures"></g>`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${paint.definitions()}<defs><filter id="blur" x="-50%" y="-200%" width="200%" height="500%"><feGaussianBlur stdDeviation="14"/></filter><filter id="drop" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="6" dy="14" stdDeviation="16" flood-color="#2b2620" flood-opacity=".28"/></filter></defs>${content}</svg>`;
    return { file, svg, scene, labels: measuresOf(product) };
  });
}

/** Runs in the page: the browser alone knows the true box of a drawing, so the fitting happens there. */
function fitProduct({ scene, labels }: { scene: Scene; labels: [string, string] }): void {
  const product = document.querySelector<SVGGElement>('#product');
  const shadow = document.querySelector('#shadow');
  const measures = document.querySelector('#measures');
  if (!product || !shadow || !measures) throw new Error('The picture lacks its groups');
  /** The box of what is really drawn: `getBBox` would count the empty corners of turned shapes and clipped-off parts. */
  function outlineBox(root: SVGGElement) {
    const samples = 90;
    const xs: number[] = [];
    const ys: number[] = [];
    for (const shape of root.querySelectorAll<SVGGeometryElement>('path, rect, circle, ellipse')) {
      const matrix = shape.getCTM();
      if (!matrix || shape.closest('g[clip-path]')) continue;
      const scale = Math.hypot(matrix.a, matrix.b);
      const reach = shape.getAttribute('stroke') ? (Number(shape.getAttribute('stroke-width') ?? 1) / 2) * scale : 0;
      const length = shape.getTotalLength();
      for (let step = 0; step <= samples; step += 1) {
        const point = shape.getPointAtLength((length * step) / samples).matrixTransform(matrix);
        xs.push(point.x - reach, point.x + reach);
        ys.push(point.y - reach, point.y + reach);
      }
    }
    const x = Math.min(...xs);
    const y = Math.min(...ys);
    return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
  }
  const { x, y, width, height, anchor, turn = 0, focus } = scene.placement;
  const box = outlineBox(product);
  const scale = Math.min(width / box.width, height / box.height);
  const [shareX, shareY] = focus ?? [0.5, anchor === 'bottom' ? 1 : 0.5];
  const originX = box.x + box.width * shareX;
  const originY = box.y + box.height * shareY;
  product.setAttribute(
    'transform',
    `translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(${-originX} ${-originY})`,
  );
  const fittedWidth = box.width * scale;
  const fittedHeight = box.height * scale;
  const bottom = anchor === 'bottom' ? y : y + fittedHeight / 2;
  if (scene.shadow === 'flat') product.setAttribute('filter', 'url(#drop)');
  if (scene.shadow === 'ground')
    shadow.innerHTML = `<ellipse cx="${x + 6}" cy="${bottom - 2}" rx="${fittedWidth * 0.47}" ry="${Math.max(12, fittedWidth * 0.035)}" fill="#2b2620" opacity=".38" filter="url(#blur)"/>`;
  if (scene.measures) {
    const left = x - fittedWidth / 2;
    const top = bottom - fittedHeight;
    const arrows = (from: string, to: string) =>
      `<path d="M${from} L${to}" stroke="#5b6270" stroke-width="4" marker-start="url(#tip)" marker-end="url(#tip)"/>`;
    measures.innerHTML = `<defs><marker id="tip" viewBox="-6 -6 12 12" markerWidth="5" markerHeight="5" orient="auto-start-reverse"><path d="M-5 -4 L4 0 L-5 4 Z" fill="#5b6270"/></marker></defs>
      ${arrows(`${left} ${bottom + 62}`, `${left + fittedWidth} ${bottom + 62}`)}${arrows(`${left - 56} ${top}`, `${left - 56} ${bottom}`)}
      <g font-family="sans-serif" font-size="38" font-weight="600" fill="#3a404b" text-anchor="middle"><text x="${x}" y="${bottom + 118}">${labels[0]}</text><text transform="translate(${left - 80} ${(top + bottom) / 2}) rotate(-90)">${labels[1]}</text></g>`;
  }
}

/** Playwright takes no WebP: the page packs its own picture again. */
async function packAsWebp(page: Page, png: Buffer): Promise<Buffer> {
  const packed = await page.evaluate(
    async ({ address, share }) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', share);
    },
    { address: `data:image/png;base64,${png.toString('base64')}`, share: quality / 100 },
  );
  return Buffer.from(packed.split(',')[1] ?? '', 'base64');
}

async function drawImages(only: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch(await chromiumLaunch());
  let bytes = 0;
  let count = 0;
  for (const picture of sampleCatalogue().flatMap(composePictures)) {
    if (!picture.file.includes(only)) continue;
    const { scale = 1 } = picture.scene;
    const page = await browser.newPage({ viewport: { width: side, height: side }, deviceScaleFactor: scale });
    await page.setContent(`<body style="margin:0">${picture.svg}</body>`);
    await page.evaluate(fitProduct, { scene: picture.scene, labels: picture.labels });
    const image = picture.file.endsWith('.webp')
      ? await packAsWebp(page, await page.screenshot({ type: 'png' }))
      : await page.screenshot({ type: 'jpeg', quality });
    await writeFile(`${folder}${picture.file}`, image);
    await page.close();
    bytes += image.length;
    count += 1;
  }
  await browser.close();
  console.log(`${count} pictures, ${(bytes / 1e6).toFixed(2)} MB`);
}

await drawImages(process.argv[2] ?? '');
