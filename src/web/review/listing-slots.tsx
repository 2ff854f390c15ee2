// The verdicts of another feature on the listing as it stands on the screen. They are drawn where they are opened, and nothing else is while one types.
import { createContext, type ReactNode, use } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import type { Part, PartContent } from '#domain/parts/parts.ts';
import type { ReviewSlots } from './review.slots.ts';

type Listing = { product: Product; values: PartContent };
const ListingContext = createContext<(Listing & Pick<Partial<ReviewSlots>, 'partVerdict' | 'qualityVerdict'>) | null>(
  null,
);

type ListingVerdictsProps = Listing & { slots: Partial<ReviewSlots>; children: ReactNode };

export function ListingVerdicts({ product, values, slots, children }: ListingVerdictsProps) {
  const { partVerdict, qualityVerdict } = slots;
  return <ListingContext value={{ product, values, partVerdict, qualityVerdict }}>{children}</ListingContext>;
}

export function PartVerdict({ part }: { part: Part }) {
  const listing = use(ListingContext);
  return listing?.partVerdict?.({ product: listing.product, values: listing.values, part });
}

export function QualityVerdict({ onOpen }: { onOpen: (part: Part) => void }) {
  const listing = use(ListingContext);
  return listing?.qualityVerdict?.({ product: listing.product, values: listing.values, onOpen });
}
