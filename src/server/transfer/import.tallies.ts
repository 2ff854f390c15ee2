// What an import counts as it goes, beside its products: added up batch by batch.
import type { ImportCounts } from '#domain/transfer/transfer.contract.ts';

export type Tallies = {
  /** Products with fields edited by hand that the file says otherwise, and new ones that were deleted before. */
  edited: number;
  returned: number;
  /** Products that are set aside, and stay so. */
  setAside: number;
  /** Fields of them with a value here and empty cells in the file. */
  blanks: number;
  /** Rows that meet a product of a supplier the file is not of, and products without one that become this one's. */
  otherSuppliers: number;
  claimed: number;
};

export const noTallies: Readonly<Tallies> = {
  edited: 0,
  returned: 0,
  setAside: 0,
  blanks: 0,
  otherSuppliers: 0,
  claimed: 0,
};

export const addTallies = (a: Tallies, b: Tallies): Tallies => ({
  edited: a.edited + b.edited,
  returned: a.returned + b.returned,
  setAside: a.setAside + b.setAside,
  blanks: a.blanks + b.blanks,
  otherSuppliers: a.otherSuppliers + b.otherSuppliers,
  claimed: a.claimed + b.claimed,
});

export const noCounts: Readonly<ImportCounts> = { read: 0, new: 0, changed: 0, unchanged: 0, refused: 0 };

export const addCounts = (a: ImportCounts, b: ImportCounts): ImportCounts => ({
  read: a.read + b.read,
  new: a.new + b.new,
  changed: a.changed + b.changed,
  unchanged: a.unchanged + b.unchanged,
  refused: a.refused + b.refused,
});
