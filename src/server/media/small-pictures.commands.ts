// Stored pictures made small, for those who only have to see what is on them.
import type { ImageTools } from './image-tools.ts';
import { readStored } from './keep-file.ts';

/** JPEGs of at most 768 pixels a side, by the hash of the stored file; those that cannot be read are missing. Throws UNAVAILABLE. */
export type ReadPictures = (hashes: readonly string[]) => Promise<Map<string, Uint8Array>>;

export function openSmallPictures(tools: Pick<ImageTools, 'store' | 'makeSmall' | 'limitRead'>): ReadPictures {
  const read = async (hash: string): Promise<Uint8Array | null> => {
    const bytes = await readStored(tools, hash);
    return bytes && (await tools.makeSmall(bytes));
  };
  return async (hashes) => {
    const small = new Map<string, Uint8Array>();
    for (const hash of hashes) {
      const bytes = await tools.limitRead(() => read(hash));
      if (bytes) small.set(hash, bytes);
    }
    return small;
  };
}
