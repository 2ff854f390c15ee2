// Listing Quality of honest copy and of the bad copy made from it.
import { noAims } from '#domain/benchmarks/aims.ts';
import { evaluate } from '#domain/benchmarks/evaluate.ts';
import { builtInRules } from '#domain/benchmarks/packs.ts';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import { createRandom } from '../claims/random.ts';
import type { Catalogue } from '../writing/catalogues.ts';
import { on } from '../writing/guards.ts';
import type { Copy, Trick } from './bad-copy.ts';

export type Listing = { catalogue: string; product: SourceProduct; honest: Copy; other: Copy };

const plainOf = ({ title, description, bullets, images }: SourceProduct): Copy => ({
  title: toPlainText(title),
  description: toPlainText(description),
  bullets: bullets.map(toPlainText),
  images,
});

/** A listing with a text worth spoiling: some sentences, in words. */
const isCopy = ({ description, bullets }: Copy) =>
  description.length >= 200 || (bullets.length >= 3 && bullets.join(' ').length >= 200);

/** Of each catalogue some listings with text, spread over it, each beside the copy of another one: of another first word in its title. */
export function chooseListings(catalogues: readonly Catalogue[], most: number): Listing[] {
  return catalogues.flatMap(({ name, products }) => {
    const usable = products
      .map((product) => ({ product, honest: plainOf(product) }))
      .filter(({ honest }) => isCopy(honest));
    const step = Math.max(1, Math.floor(usable.length / most));
    return usable
      .filter((_listing, at) => at % step === 0)
      .slice(0, most)
      .flatMap(({ product, honest }, at, all) => {
        const others = [...all.slice(at + 1), ...all.slice(0, at)];
        const other = others.find(
          ({ honest: { title } }) => title.split(' ')[0] !== honest.title.split(' ')[0],
        )?.honest;
        return other ? [{ catalogue: name, product: { ...product, retailer: null }, honest, other }] : [];
      });
  });
}

export const scoreOf = (copy: Copy, product: SourceProduct) => evaluate(copy, product, builtInRules, on, noAims);

const wordsOf = ({ title, description, bullets }: Copy) => [title, description, ...bullets].join(' ').split(/\s+/);

/** Where a trick changes fewer words there is nothing to be seen: a text without figures and colors contradicts none. */
const leastChanged = 3;

function isSpoilt(honest: Copy, bad: Copy): boolean {
  const [was, is] = [wordsOf(honest), wordsOf(bad)];
  return was.length !== is.length || was.filter((word, at) => word !== is[at]).length >= leastChanged;
}

/** The points a listing loses by a trick; null where the trick finds hardly a word to change. */
export function gapOf({ make }: Trick, { product, honest, other }: Listing, seed: number): number | null {
  const bad = make({ honest, product, other, random: createRandom(seed) });
  return isSpoilt(honest, bad) ? scoreOf(honest, product).quality - scoreOf(bad, product).quality : null;
}
