// Amounts of money, which few screens show.

/** `$1,234.50`; of less than a dollar to the second figure that says something: `$0.0042`, at most to a millionth. */
export function formatDollars(dollars: number): string {
  const digits = dollars <= 0 || dollars >= 1 ? 2 : Math.min(6, Math.max(2, 1 - Math.floor(Math.log10(dollars))));
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(dollars);
}
