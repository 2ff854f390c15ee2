// The listing as it is on the screen, for what is drawn where it is opened: rules and fixes of a part, and what costs quality. Nothing else of
// the screen is drawn again while one types.
import { createContext, type ReactNode, use } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import type { ListedImages } from '#domain/images/listed-image.ts';
import type { Part, PartContent } from '#domain/parts/parts.ts';
import type { ListingBenchmark } from './check/check-answers.ts';
import type { Checker } from './check/checker.ts';
import type { ReviewSlots } from './review.slots.ts';

type Listing = {
  product: Product;
  /** The parts as on the screen, unsaved text included. */
  values: PartContent;
  /** What is known of its images; null until it is. */
  pictures: ListedImages | null;
  checker: Checker | null;
  benchmark: ListingBenchmark | null;
  /** The rules could not be read; `retry` asks for them again. */
  failure: { retry: () => void } | null;
  slots: Partial<ReviewSlots>;
};
const ListingContext = createContext<Listing | null>(null);

export function ListingProvider({ children, ...listing }: Listing & { children: ReactNode }) {
  return <ListingContext value={listing}>{children}</ListingContext>;
}

export function useListing(): Listing {
  const listing = use(ListingContext);
  if (!listing) throw new Error('Only within a listing.');
  return listing;
}

export function QualityVerdict({ onOpen }: { onOpen: (part: Part) => void }) {
  const { benchmark, failure, slots } = useListing();
  return slots.qualityVerdict?.({ benchmark, failure, onOpen });
}
