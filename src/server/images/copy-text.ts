// The small copy of a picture as text, as it is stored: how wide its goods are by how high, and the pixels in base64.
import type { SmallCopy } from '#domain/images/alike.ts';

export const writeCopy = ({ data, aspect }: SmallCopy): string =>
  `${aspect.toFixed(4)} ${Buffer.from(data).toString('base64')}`;

export function readCopy(text: string): SmallCopy {
  const [aspect = '', data = ''] = text.split(' ');
  return { data: Buffer.from(data, 'base64'), aspect: Number(aspect) };
}
