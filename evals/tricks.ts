// Does bad copy lose? Real listings of ../shared/data and what scripts make of their texts, each scored beside the honest copy.
// Usage: node evals/run.ts tricks, or node evals/tricks.ts --most=60 --notes
import { drafts } from './quality.ts';
import { recordedProducts } from './replies/products.ts';
import { heldBack, tricks } from './tricks/bad-copy.ts';
import { chooseListings, gapOf, type Listing, scoreOf } from './tricks/measure.ts';
import { readCatalogues } from './writing/catalogues.ts';

/** Points bad copy loses at least, and the share of listings that have to lose them: of the kinds the measures were built against. */
const wanted = { gap: 25, share: 0.7 };

const middle = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Models' drafts of products of our own: copy that is not its source, and says more. */
function ownListings(): Listing[] {
  const written = recordedProducts.filter(({ id }) => drafts[id]);
  return written.map(({ id, source }, at) => {
    const copyOf = (of: string) => ({ title: '', description: '', bullets: [], ...drafts[of], images: source.images });
    return {
      catalogue: `own ${id}`,
      product: source,
      honest: copyOf(id),
      other: copyOf(written[(at + 7) % written.length]?.id ?? id),
    };
  });
}

type Options = { most?: number; hasNotes?: boolean };

function measure(name: string, listings: readonly Listing[], { hasNotes = false }: Options): boolean {
  console.log(
    `${name}: ${listings.length} listings, honest copy scores ${middle(listings.map(({ honest, product }) => scoreOf(honest, product).quality))} in the median`,
  );
  const met = [...tricks, ...heldBack].map((trick) => {
    const gaps: number[] = [];
    for (const [at, listing] of listings.entries()) {
      const gap = gapOf(trick, listing, at + 1);
      if (gap === null) continue;
      gaps.push(gap);
      if (hasNotes && gap < wanted.gap)
        console.log(`  ${trick.name}: ${listing.catalogue} ${listing.product.sku}: ${gap}`);
    }
    const share = gaps.filter((gap) => gap >= wanted.gap).length / gaps.length;
    const isHeldBack = heldBack.includes(trick);
    console.log(
      `  ${trick.name.padEnd(26)} median gap ${String(middle(gaps)).padStart(3)}, ${wanted.gap} or more for ${(share * 100).toFixed(0)}% of ${gaps.length}${isHeldBack ? ' (held back)' : ''}`,
    );
    return isHeldBack || (middle(gaps) >= wanted.gap && share >= wanted.share);
  });
  return met.every(Boolean);
}

/** Prints the figures; answers whether every kind the measures were built against loses enough. */
export async function evaluateTricks(options: Options = {}): Promise<boolean> {
  const english = (await readCatalogues()).filter(({ language }) => language === 'English');
  const isMet = measure('real catalogues', chooseListings(english, options.most ?? 40), options);
  return measure('drafts of our own products', ownListings(), options) && isMet;
}

if (import.meta.main) {
  const most = process.argv.find((argument) => argument.startsWith('--most='))?.slice('--most='.length);
  const isMet = await evaluateTricks({
    ...(most ? { most: Number(most) } : {}),
    hasNotes: process.argv.includes('--notes'),
  });
  process.exit(isMet ? 0 : 1);
}
