// The catalogue a first start shows: about a hundred products with the story of their review.
// Its figures (24 waiting, 76 approved, 12 rejected, 13 new this week against 11) are proved in the test beside it.
import { apparel } from './apparel.ts';
import { beauty } from './beauty.ts';
import { electronics } from './electronics.ts';
import { home } from './home.ts';
import { kitchen } from './kitchen.ts';
import { office } from './office.ts';
import { outdoor } from './outdoor.ts';
import { pets } from './pets.ts';
import type { SampleProduct } from './sample-product.ts';
import { sports } from './sports.ts';
import { toys } from './toys.ts';

export type { Part, ReviewEvent, SampleImage, SampleProduct, SampleRetailer, SampleUser } from './sample-product.ts';
export { sampleParts, sampleUsers } from './sample-product.ts';

const shelves = [outdoor, kitchen, apparel, electronics, home, beauty, sports, toys, pets, office];

/** All sample products, the show-piece first; categories alternate so that the first page shows the whole range. */
export function sampleCatalogue(): SampleProduct[] {
  const longest = Math.max(...shelves.map((shelf) => shelf.length));
  return Array.from({ length: longest }, (_, row) => shelves.flatMap((shelf) => shelf.slice(row, row + 1))).flat();
}
