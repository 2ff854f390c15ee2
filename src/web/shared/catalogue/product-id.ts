// The product id in an address.

const largest = 2_147_483_647;

/** A whole number from 1; null for zero and anything else. */
export function readProductId(given: string): number | null {
  const id = /^\d{1,10}$/.test(given) ? Number.parseInt(given, 10) : 0;
  return id > 0 && id <= largest ? id : null;
}
