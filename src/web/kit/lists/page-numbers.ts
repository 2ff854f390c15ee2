// Which page numbers a list shows.

/** Up to five neighbouring pages with the present one as near the middle as it can be; none for an empty list. */
export function pageNumbers(page: number, pageCount: number, shown = 5): number[] {
  const count = Math.min(shown, Math.max(0, pageCount));
  const first = Math.max(1, Math.min(page - Math.floor(shown / 2), pageCount - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}
