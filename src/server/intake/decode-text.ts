// Makes text of bytes that came from elsewhere, the way catalogue files are read.
import { Problem } from '#domain/problem.ts';
import { detectEncoding, findMark } from './detect-encoding.ts';
import { createDecoder, knownEncoding } from './mixed-lines.ts';

/**
 * The text of the bytes: in the encoding they are said to be in where that is known and nothing in them speaks against it, else in the
 * one they look like. Null for what is no text.
 */
export async function decodeText(bytes: Uint8Array, said: string | null = null): Promise<string | null> {
  try {
    const found = await detectEncoding([bytes]);
    // A mark at the start is more reliable than what is said about the bytes.
    const label = said !== null && knownEncoding(said) !== null && !findMark(bytes) ? said : found.label;
    return createDecoder(label).decode(bytes);
  } catch (error) {
    if (error instanceof Problem && error.code === 'UNSUPPORTED_MEDIA') return null;
    throw error;
  }
}
