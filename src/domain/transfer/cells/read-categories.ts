// Reads cells of categories: one path or several, each from the widest to the narrowest name.
import { flatten, splitAtCommas, textKeys } from './read-list.ts';
import { literalText, readLiteral } from './read-literal.ts';

/** How a format writes categories: `A > B, C > D` (WooCommerce), `A/B,A/C` or `A/B|A/C` (Magento), `Home,A,B` (PrestaShop), or one path with any separator. */
export type CategoryStyle = 'woocommerce' | 'magento' | 'prestashop' | 'plain';

/** Names shops give the category that all others are in, or that holds what has none. */
export const rootCategories = /^(?:default category|root catalog|uncategori[sz]ed|all (?:categories|products))$/i;

function splitPaths(cell: string, style: CategoryStyle, root: RegExp): string[] {
  if (style === 'woocommerce') return splitAtCommas(cell);
  if (style === 'prestashop') {
    const paths = cell.split(',').map((path) => path.trim());
    return [paths.find((path) => path !== '' && !root.test(path)) ?? paths[0] ?? ''];
  }
  // A semicolon ends `&amp;` too.
  if (style === 'plain') return cell.includes(';') ? cell.split(/(?<!&#?[a-z\d]{1,10});/i) : [cell];
  // Magento names may hold commas: one separates only where another path of the same root follows.
  const first = cell.split(/[/|]/)[0] ?? '';
  return cell.split('|').flatMap((list) =>
    list.split(',').reduce<string[]>((found, part) => {
      const last = found.at(-1);
      if (last !== undefined && part !== first && !part.startsWith(`${first}/`))
        found[found.length - 1] = `${last},${part}`;
      else found.push(part);
      return found;
    }, []),
  );
}

function splitNames(path: string, style: CategoryStyle, root: RegExp): string[] {
  const separator = style === 'magento' ? '/' : path.includes('>') ? />+/ : path.includes('|') ? '|' : ' / ';
  return (
    path
      .split(separator)
      .map((name) => name.trim())
      // PrestaShop lists the root as a path of its own; the only one may be a category of that name.
      .filter((name) => name !== '' && (style === 'prestashop' || !root.test(name)))
  );
}

/**
 * The category paths of a cell: `A > B`, `A >> B`, `A | B`, `A / B`, a JSON list of names or of paths, or a record with `lvl0`, `lvl1` …
 * The first is the deepest, the product's own; the others follow in their order, without those the first goes through. `root` is the
 * category all others are in, which is left out.
 */
export function readCategoryPaths(cell: string, style: CategoryStyle = 'plain', root = rootCategories): string[][] {
  const literal = readLiteral(cell);
  if (literal && !Array.isArray(literal)) {
    const levels = Object.entries(literal).filter(([key]) => /^lvl\d+$/.test(key));
    const deepest = levels.at(-1)?.[1];
    const text = Array.isArray(deepest) ? literalText(deepest[0]) : literalText(deepest);
    return text === '' ? [flatten(literal, textKeys)] : readCategoryPaths(text, 'plain', root);
  }
  if (literal) {
    const names = flatten(literal, textKeys).map((name) => name.trim());
    return / > |>>/.test(names[0] ?? '')
      ? readCategoryPaths(names[0] ?? '', 'plain', root)
      : [names.filter((name) => name !== '' && !root.test(name))];
  }
  const paths = splitPaths(cell, style, root)
    .map((path) => splitNames(path, style, root))
    .filter((path) => path.length > 0);
  const depth = Math.max(0, ...paths.map((path) => path.length));
  const own = paths.find((path) => path.length === depth);
  if (own === undefined) return [];
  const isWithin = (path: readonly string[]) => path.every((name, at) => name === own[at]);
  return [own, ...paths.filter((path) => path !== own && !isWithin(path))];
}
