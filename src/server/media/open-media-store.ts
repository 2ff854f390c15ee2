import { join } from 'node:path';
import { type BucketSettings, openBucketStore } from './bucket-store.ts';
import { openFolderStore } from './folder-store.ts';
import type { MediaStore } from './media-store.ts';

/** The store of the settings; `bucket` null keeps files in the folder `media` of the data directory. */
export const openMediaStore = (dataDir: string, bucket: BucketSettings | null): MediaStore =>
  bucket ? openBucketStore(bucket) : openFolderStore(join(dataDir, 'media'));
