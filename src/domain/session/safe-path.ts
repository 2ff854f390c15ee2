// Where a person goes after signing in: what the address of the page asks for, if that is a page of this site.

/** Tabs and line ends: parsers of addresses strip them, and some decode them first. */
const stripped = /[\t\n\r]|%0[9ad]/i;

/** The path with its query and hash. `/` for another site, another scheme, anything else a browser could read as one, and calls of the API. */
export function safePath(wanted: string | null, origin: string): string {
  if (!wanted?.startsWith('/') || stripped.test(wanted)) return '/';
  // A browser reads `//host`, `/\host` and tabs in between as another site: as it reads them is what counts.
  const url = URL.parse(wanted, origin);
  if (url?.origin !== origin || url.pathname.startsWith('/api/')) return '/';
  const path = `${url.pathname}${url.search}${url.hash}`;
  // `/..//host` is of this site, and its path alone is not.
  return path.startsWith('//') ? '/' : path;
}
