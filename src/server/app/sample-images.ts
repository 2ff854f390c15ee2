// Where the pictures of the sample are.
import { join } from 'node:path';

export const sampleImages = join(import.meta.dirname, '../../../sample/images');
