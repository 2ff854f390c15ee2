// Descriptions that only repeat the title, as shops write them for search engines: `Stone mug - Kitchen at Clayshop`.

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Names of the shops in web addresses: `us.clayshop.com` is `us` and `clayshop`. */
const shopsOf = (cells: readonly string[]) =>
  cells
    .flatMap((cell) => /^https?:\/\/([^/:?#]+)\.[a-z]+(?:[/:?#]|$)/i.exec(cell)?.[1]?.split('.') ?? [])
    .flatMap(wordsOf);

/**
 * Whether a description is the title, then words of the product's category or brand, and `at` or `bei` before the name of the shop. The
 * shop is known by its addresses in the row.
 */
export function isTitleOnly(
  description: string,
  title: string,
  names: readonly (string | null)[],
  cells: readonly string[],
): boolean {
  if (title === '' || !description.startsWith(title)) return false;
  const added = wordsOf(description.slice(title.length));
  const [shop, link] = [added.pop(), added.pop()];
  if (shop === undefined || link === undefined || link.length > 3) return false;
  const known = new Set(names.flatMap((name) => wordsOf(name ?? '')));
  return added.every((word) => known.has(word)) && shopsOf(cells).includes(shop);
}
