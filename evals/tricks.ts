// Does bad copy lose? Real listings of ../shared/data and what scripts make of their texts, each scored beside the honest copy.
// Usage: node evals/run.ts tricks, or node evals/tricks.ts --most=60 --notes
import { type Trick, tricks } from './tricks/bad-copy.ts';
import { chooseListings, gapsOf, scoreOf } from './tricks/measure.ts';
import { readCatalogues } from './writing/catalogues.ts';

/** Points bad copy loses at least, and the share of listings that have to lose them. */
const wanted = { gap: 25, share: 0.8 };

const middle = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Prints the figures; answers whether every kind loses enough in the median. */
export async function evaluateTricks({ most = 40, hasNotes = false } = {}): Promise<boolean> {
  const english = (await readCatalogues()).filter(({ language }) => language === 'English');
  const listings = chooseListings(english, most);
  const honest = listings.map((listing) => scoreOf(listing.honest, listing.product).quality);
  console.log(`${listings.length} listings, honest copy: median ${middle(honest)}`);
  const row = ({ name }: Trick, gaps: readonly number[]) => {
    const share = gaps.filter((gap) => gap >= wanted.gap).length / gaps.length;
    console.log(
      `${name.padEnd(26)} median gap ${String(middle(gaps)).padStart(3)}, ${wanted.gap} or more for ${(share * 100).toFixed(0)}%`,
    );
    return middle(gaps) >= wanted.gap && share >= wanted.share;
  };
  const met = tricks.map((trick) => {
    const gaps = gapsOf(trick, listings);
    if (hasNotes)
      for (const [at, gap] of gaps.entries())
        if (gap < wanted.gap)
          console.log(`  ${listings[at]?.catalogue} ${listings[at]?.product.sku}: ${honest[at]} - ${gap}`);
    return row(trick, gaps);
  });
  return met.every(Boolean);
}

if (import.meta.main) {
  const most = process.argv.find((argument) => argument.startsWith('--most='))?.slice('--most='.length);
  const isMet = await evaluateTricks({
    ...(most ? { most: Number(most) } : {}),
    hasNotes: process.argv.includes('--notes'),
  });
  process.exit(isMet ? 0 : 1);
}
