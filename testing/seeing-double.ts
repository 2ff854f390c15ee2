// Eyes for the double of a model: which pictures a request holds, in the words of each provider, and what is on them.
import sharp from 'sharp';
import { type StripeColor, stripeColors } from '#server/models/ask/draw-stripes.ts';
import type { AskedOfDouble } from './model-double.ts';

const packed = /^(?:data:image\/(?:png|jpeg);base64,)?([A-Za-z\d+/]{40,}={0,2})$/;

/** The pictures of a request in their order, in any form of request. */
export function picturesOf({ body }: Pick<AskedOfDouble, 'body'>): Buffer[] {
  const found: Buffer[] = [];
  const walk = (value: unknown): void => {
    if (typeof value === 'string') {
      const [, base64] = packed.exec(value) ?? [];
      if (base64 !== undefined) found.push(Buffer.from(base64, 'base64'));
    } else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) walk(each);
  };
  walk(body);
  return found;
}

/** The colors of three stripes, read from the pixels. */
export async function readStripes(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const row = Math.floor(info.height / 2) * info.width;
  return [1, 3, 5]
    .map((sixth) => {
      const at = 3 * (row + Math.floor((info.width * sixth) / 6));
      const far = (color: StripeColor) =>
        stripeColors[color].reduce<number>(
          (sum, value, channel) => sum + Math.abs(value - (data[at + channel] ?? 0)),
          0,
        );
      return (Object.keys(stripeColors) as StripeColor[]).toSorted((a, b) => far(a) - far(b))[0];
    })
    .join(', ');
}
