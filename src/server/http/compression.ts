// Replies are compressed, the same bytes once: after a change somewhere hundreds of tabs read the same lists again, and most of them are as before.
import { hash } from 'node:crypto';
import zlib from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';

/** Shorter replies fit into the first packet as they are. */
const leastBytes = 1_024;
/** Replies up to here are compressed at once, which takes some milliseconds, and kept; longer ones go through a stream. */
const mostAtOnce = 128 * 1024;
/** What is kept in all: some 1,500 pages of lists. */
const mostKeptBytes = 16 * 1024 * 1024;
/** What an entry costs beside its bytes. */
const entryBytes = 400;

/** Compresses as `pack` does, what it was given before from memory. What is kept is named by what is in it, so it is never out of date. */
export function packOnce<Options>(
  pack: (bytes: Buffer, options?: Options) => Buffer,
  mostBytes = mostKeptBytes,
): (bytes: Buffer, options?: Options) => Buffer {
  const kept = new LRUCache<string, Buffer>({
    maxSize: mostBytes,
    sizeCalculation: ({ length }) => entryBytes + length,
  });
  return (bytes, options) => {
    const name = hash('sha256', bytes, 'base64');
    const known = kept.get(name);
    if (known) return known;
    const packed = pack(bytes, options);
    // In memory of its own: what zlib answers is a piece of 16 KB, which would be kept whole.
    const own = Buffer.allocUnsafeSlow(packed.length);
    packed.copy(own);
    kept.set(name, own);
    return own;
  };
}

export async function addCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: leastBytes,
    encodings: ['br', 'gzip'],
    syncThreshold: mostAtOnce,
    zlib: {
      ...zlib,
      brotliCompressSync: packOnce<zlib.BrotliOptions>(zlib.brotliCompressSync),
      gzipSync: packOnce<zlib.ZlibOptions>(zlib.gzipSync),
    },
  });
}
