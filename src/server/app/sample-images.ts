// Where the pictures of the sample are, and what was made of them.
import { join } from 'node:path';

export const sampleImages = join(import.meta.dirname, '../../../sample/images');
export const sampleRenditions = join(import.meta.dirname, '../../../sample/renditions');
