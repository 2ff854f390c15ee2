// How many real products does the check find in conflict with themselves, and how many of those whose description got another figure than
// their title, bullets or attributes? Usage: node evals/source-conflicts.ts
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { checkClaims } from '#domain/claims/check-claims.ts';
import type { Fact } from '#domain/claims/fact-index.ts';
import { extractFacts } from '#domain/claims/facts.ts';
import { readCatalogues, textOf } from './claims/catalogues.ts';

const { main, others, further } = await readCatalogues();
const products = [...main, ...others, ...further];

const conflictsOf = (product: SourceProduct, text: string) =>
  checkClaims(extractFacts(product), text).filter(({ isConflict }) => isConflict);

/** The amount of a measure in base units; null of any other fact. */
const amountOf = ({ value }: Fact): { quantity: string; base: number } | null => {
  const [amount] = value.type === 'measure' && value.amounts.length === 1 ? value.amounts : [];
  return value.type === 'measure' && amount ? { quantity: value.quantity, base: amount.base } : null;
};

/** The product with another figure in its description than in its title or a bullet; null where these share none. */
function plant(product: SourceProduct): { product: SourceProduct; at: number } | null {
  const { facts } = extractFacts(product);
  for (const other of facts.filter(({ field }) => field === 'title' || field.startsWith('bullets.'))) {
    const amount = amountOf(other);
    const same = facts.filter((fact) => {
      const own = fact.field === 'description' ? amountOf(fact) : null;
      return own?.quantity === amount?.quantity && own?.base === amount?.base && own !== null;
    });
    const [fact, more] = same;
    const figure = fact && /\d+(?:\.\d+)?/.exec(fact.text)?.[0];
    if (!fact || more || figure === undefined) continue;
    const text = fact.text.replace(figure, String(Math.round(Number(figure) * 13) / 10));
    if (text === fact.text) continue;
    const { description } = product;
    const planted = `${description.slice(0, fact.start)}${text}${description.slice(fact.end)}`;
    return { product: { ...product, description: planted }, at: fact.start };
  }
  return null;
}

/** The product with another figure in the only text that gives an amount of an attribute; null where none does. */
function plantAgainstAttribute(product: SourceProduct): { product: SourceProduct; at: number } | null {
  const { facts } = extractFacts(product);
  const ofDescription = facts.filter(({ field }) => field === 'description');
  for (const other of facts.filter(({ label }) => label.length > 0)) {
    const amount = amountOf(other);
    const same = ofDescription.filter((fact) => amount !== null && amountOf(fact)?.base === amount.base);
    const [fact] = same;
    const figure = fact && /\d+(?:\.\d+)?/.exec(fact.text)?.[0];
    if (!fact || figure === undefined || amountOf(fact)?.quantity !== amount?.quantity) continue;
    const text = fact.text.replace(figure, String(Math.round(Number(figure) * 13) / 10));
    if (text === fact.text) continue;
    const { description } = product;
    return {
      product: { ...product, description: `${description.slice(0, fact.start)}${text}${description.slice(fact.end)}` },
      at: fact.start,
    };
  }
  return null;
}

const own = products.filter((product) => conflictsOf(product, textOf(product)).length > 0);
console.log(`${products.length} products as they come: ${own.length} in conflict with themselves`);
for (const { title } of own) console.log(`  ${title}`);
for (const [than, plantIn] of [
  ['their title or bullets', plant],
  ['an attribute', plantAgainstAttribute],
] as const) {
  const planted = products.flatMap((product) => plantIn(product) ?? []);
  const found = planted.filter(({ product, at }) =>
    conflictsOf(product, product.description).some(({ start, end }) => start <= at + 2 && end > at),
  );
  console.log(`${planted.length} with another figure in their description than in ${than}: ${found.length} found`);
}
