// Pictures for tests, drawn from shapes.
import sharp from 'sharp';

export type Drawing = {
  width: number;
  height: number;
  /** Longest side of the goods by the longest side of the picture. */
  size: number;
  ground?: string;
  color?: string;
  format?: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'tiff';
  quality?: number;
  blur?: number;
};

/** A box with stripes and a handle on an even ground: edges in every direction. */
function drawShape(side: number, color: string): Buffer {
  const line = (at: number) => `<rect x="${at}%" y="12%" width="4%" height="76%" fill="#fff" opacity="0.7"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 100 100" preserveAspectRatio="none">
      <rect x="0" y="0" width="100" height="100" rx="8" fill="${color}"/>
      ${[20, 40, 60, 80].map(line).join('')}
      <circle cx="50" cy="50" r="18" fill="#222"/><path d="M10 90 L90 60" stroke="#111" stroke-width="3"/>
    </svg>`,
  );
}

/** Drawn in this process, where every loader of sharp is allowed but those that `sharp.ts` blocked: shapes are drawn as raw pixels. */
export async function drawGoods(drawing: Drawing): Promise<Buffer> {
  const { width, height, size, ground = '#ffffff', color = '#1f7a8c', format = 'jpeg', quality = 90, blur } = drawing;
  const side = Math.round(Math.max(width, height) * size);
  const fits = Math.min(side, width, height);
  const shape = await sharp(drawShape(fits, color)).png().toBuffer();
  let image = sharp({ create: { width, height, channels: 3, background: ground } }).composite([{ input: shape }]);
  if (blur) image = sharp(await image.png().toBuffer()).blur(blur);
  return await image.toFormat(format, { quality }).toBuffer();
}
