// A product as a list shows it, and what its row shows beside it where variants are grouped.
import type { ReactNode } from 'react';
import type { Product } from '#domain/catalogue/product.ts';

/** A row that stands for a family, or one of its variants below it. */
export type GroupedRow = {
  /** Unique in the list: a family and its first variant are one product. */
  key: string;
  /** The products its box selects. */
  ids: readonly number[];
  /** What its box selects, in words. */
  name: string;
  /** Behind its SKU, such as ` and 15 more`. */
  more?: string;
  /** Below the title, which then has one line. */
  line: ReactNode;
  /** Of its element. */
  attributes: { [name: `data-${string}`]: number };
};

export type ListedProduct = Product & { row?: GroupedRow };
