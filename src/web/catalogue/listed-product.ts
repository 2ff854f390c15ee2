// A product as a list shows it, and what its row shows beside it where variants are grouped.
import type { ReactNode } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import type { Family } from '#domain/families/families.contract.ts';

/** A row that stands for a family, or one of its variants below it. */
export type GroupedRow = {
  /** Unique in the list: a family and its first variant are one product. */
  key: string;
  /** The products its box selects. */
  ids: readonly number[];
  /** What its box selects, in words. */
  name: string;
  /** Behind its SKU, such as `and 15 more`. */
  more?: string;
  picture: (thumb: ReactNode) => ReactNode;
  /** Below the title, which then has one line. */
  line: ReactNode;
  /** Of its element. */
  attributes: { [name: `data-${string}`]: number };
};

export type ListedProduct = Product & { row?: GroupedRow };

/** The family a row stands for by this product of it. */
export const familyOf = (families: readonly Family[] | undefined, id: number): Family | undefined =>
  families?.find(({ members }) => members.some((member) => member.id === id));

/** The picture of a row, as one sees that it stands for several products. */
export const pictureOf = ({ row }: ListedProduct, thumb: ReactNode): ReactNode => row?.picture(thumb) ?? thumb;

/** `HLV-TEE01 and 15 more` where it stands for several. */
export const skuOf = ({ sku, row }: ListedProduct): string => (row?.more ? `${sku} ${row.more}` : sku);
