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

/** The points each listing loses by a trick, in their order. */
export const gapsOf = ({ make }: Trick, listings: readonly Listing[]): number[] =>
  listings.map(({ product, honest, other }, at) => {
    const bad = make({ honest, product, other, random: createRandom(at + 1) });
    return scoreOf(honest, product).quality - scoreOf(bad, product).quality;
  });
