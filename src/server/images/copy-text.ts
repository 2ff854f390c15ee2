// The small copy of a picture as text, as it is stored: how wide its goods are by how high, the color around them, and the pixels in base64.
import type { SmallCopy } from '#domain/images/alike.ts';

export const writeCopy = ({ data, aspect, ground }: SmallCopy): string =>
  `${aspect.toFixed(4)} ${ground.join(',')} ${Buffer.from(data).toString('base64')}`;

export function readCopy(text: string): SmallCopy {
  const [aspect = '', ground = '', data = ''] = text.split(' ');
  return { data: Buffer.from(data, 'base64'), aspect: Number(aspect), ground: ground.split(',').map(Number) };
}
