// The page a rule was read on, as its source names it: an address without its scheme.

/** The address a source can be opened at; null when it names no page. */
export function sourceLink(source: string): string | null {
  return /^(?:[a-z\d-]+\.)+[a-z]{2,}\/\S*$/i.test(source) ? `https://${source}` : null;
}

/** The site of a page, which is enough to recognize it by. */
export function sourceSite(source: string): string {
  return source.split('/')[0] ?? source;
}
