// The mark of the next page, out of a reply's Link header.

/** The `cursor` of `<…?cursor=…>; rel="next"`; null on the last page. */
export function nextCursor(link: string | null): string | null {
  const address = link ? /<([^>]*)>\s*;\s*rel="?next"?/.exec(link)?.[1] : undefined;
  return address ? new URL(address, 'http://localhost').searchParams.get('cursor') : null;
}
