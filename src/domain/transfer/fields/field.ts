// What the readers of a product's fields get: the cells of their columns, and where they say what they found.

export type Field = { column: string; cell: string };

/** What is said of the cells of a product while they are read. */
export type Notes = {
  /** Dirt that was cleaned (bits of `dirt`), of a row other than the product's first where it is named. */
  clean(bits: number, field: { column: string | null; cell: string }, after: string, row?: number): void;
  warn(column: string | null, value: string | null, reason: string): void;
};
