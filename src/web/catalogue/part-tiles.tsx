// The parts of a product as tiles T D B I, each with its state as colour and sign.
import type { Product } from '#domain/catalogue/product.ts';
import { issueOrder, type Part } from '#domain/parts/parts.ts';
import type { ReviewNote } from '#domain/review/review-note.ts';
import { PartTile, type TileState } from '#web/shared/parts/part-tile.tsx';

/** Until its note is here only what is pending is known. */
function stateOf(part: Part, { hasContent, pendingParts }: Product, note: ReviewNote | undefined): TileState {
  if (!hasContent) return 'none';
  const noted = note?.parts.find((each) => each.part === part)?.status;
  return noted ?? (pendingParts.includes(part) ? 'pending' : 'unknown');
}

export function PartTiles({ product, note }: { product: Product; note: ReviewNote | undefined }) {
  return (
    <ul aria-label="Parts" className="flex gap-1.5">
      {issueOrder.map((part) => (
        <PartTile key={part} part={part} state={stateOf(part, product, note)} />
      ))}
    </ul>
  );
}
