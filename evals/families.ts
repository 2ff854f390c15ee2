// `node evals/families.ts <catalog file> [groups]`: which products of a catalog are found to be variants of each other, how many they are, and, to be
// judged by eye, so many of the families with all their titles, drawn with a fixed seed.
import { familyBlock, findFamilies, largestBlock } from '#domain/families/find-families.ts';
import { openCatalogue } from '#server/transfer/read-file.ts';
import { drawFrom } from '../bench/questions.ts';

const [path, shown = '0'] = process.argv.slice(2);
if (path === undefined) {
  console.error('Usage: node evals/families.ts <catalog file> [groups]');
  process.exit(2);
}
const titles: string[] = [];
const blocks = new Map<string, { id: number; slots: string[] }[]>();
const catalogue = await openCatalogue(path);
const started = performance.now();
for await (const { items } of catalogue.items())
  for (const item of items) {
    if (item.kind !== 'product') continue;
    const id = titles.push(item.product.title) - 1;
    const found = familyBlock(item.product);
    if (found) blocks.set(found.block, [...(blocks.get(found.block) ?? []), { id, slots: found.slots }]);
  }
await catalogue.close();
const families = [...blocks.values()].flatMap((block) => (block.length > largestBlock ? [] : findFamilies(block)));
const members = families.reduce((sum, { length }) => sum + length, 0);
const seconds = (performance.now() - started) / 1000;
console.log(
  `${titles.length} products, ${families.length} families of ${members} products, ${seconds.toFixed(1)} s with reading`,
);
const draw = drawFrom(1);
const drawn = families.map((ids) => ({ ids, at: draw(1_000_000) })).toSorted((a, b) => a.at - b.at);
for (const [at, { ids }] of drawn.slice(0, Number(shown)).entries()) {
  console.log(`\nfamily ${at + 1}`);
  for (const id of ids) console.log(`  ${titles[id]}`);
}
