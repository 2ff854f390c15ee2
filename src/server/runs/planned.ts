// What is worked out of a product of a run before it is stored.
import type { Product } from '#domain/catalogue/product.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import type { ItemPlan } from '#domain/runs/item-plan.ts';
import type { Engine } from '#domain/writing/engine.ts';

/** A product as it was read, and its content. */
export type Read = { product: Product; content: OptimizedContent | null };
/** A product with content. */
export type Written = Read & { content: OptimizedContent };
export const hasContent = (item: Read): item is Written => item.content !== null;

/** What is to be done with it, or why that could not be worked out. */
export type Planned = Read & ({ plan: ItemPlan } | { fault: unknown });

export type Tools = {
  writer: () => Promise<Engine>;
  onFault: (error: unknown, productId: number) => void;
  /** Aborted when this process is to leave the work to another one, or to itself at another time. */
  signal: AbortSignal;
};
