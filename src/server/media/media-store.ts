// Where the bytes of images are: a folder of the data directory, or storage that speaks S3. A file is named by its content, so what is
// there under a name is never anything else.
import type { Readable } from 'node:stream';

/** All of it may throw UNAVAILABLE: a full disk, a storage that does not answer. */
export type MediaStore = {
  has: (key: string) => Promise<boolean>;
  /** Stores all of the bytes or nothing; what is there already stays. Once it resolves, they outlast a loss of power. */
  put: (key: string, bytes: Uint8Array, type: string) => Promise<void>;
  /** The bytes, to be read to their end or destroyed; null where there are none. */
  get: (key: string) => Promise<Readable | null>;
  delete: (key: string) => Promise<void>;
};
