// Numbers in the words of the contracts, which every page has read before it shows anything: `Intl` costs 15 ms at its first use.

/** `10,000`, as `Intl` writes a whole number in English. */
export function groupDigits(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}
