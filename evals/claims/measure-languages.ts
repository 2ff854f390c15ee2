// How often true text in other languages than English is called contradicted: word lists and rules know English only and must not guess.
import { checkClaims } from '#domain/claims/check-claims.ts';
import { extractFacts } from '#domain/claims/facts.ts';
import { isHint } from '#domain/claims/kinds.ts';
import { readFile, textOf } from './catalogues.ts';

const files = [
  ['Spanish', 'woocommerce/store-lukstore-es.csv'],
  ['Serbian', 'woocommerce/store-vinoteka-sr.csv'],
  ['Czech', 'google-feed/importpc-cs.xml'],
] as const;

export type LanguageFigures = {
  language: string;
  products: number;
  /** True texts against all fields of their product, and descriptions with bullets against the title and attributes alone. */
  own: { claims: number; unsupported: number; contradicted: number };
  fromTitle: { claims: number; contradicted: number };
  notes: string[];
};

export async function measureLanguages(): Promise<LanguageFigures[]> {
  const all: LanguageFigures[] = [];
  for (const [language, file] of files) {
    const products = await readFile(file);
    const own = { claims: 0, unsupported: 0, contradicted: 0 };
    const fromTitle = { claims: 0, contradicted: 0 };
    const notes: string[] = [];
    for (const product of products) {
      const text = textOf(product);
      for (const { kind, verdict, start, end } of checkClaims(extractFacts(product), text)) {
        if (isHint({ kind })) continue;
        own.claims += 1;
        if (verdict === 'supported') continue;
        own[verdict] += 1;
        notes.push(
          `${language} OWN ${verdict} ${kind} ${text.slice(Math.max(0, start - 30), start)}[${text.slice(start, end)}]`,
        );
      }
      const alone = extractFacts({ ...product, description: '', bullets: [], category: null, subcategory: null });
      const body = [product.description, ...product.bullets].join('\n');
      for (const { kind, verdict, start, end, evidence } of checkClaims(alone, body)) {
        if (isHint({ kind })) continue;
        fromTitle.claims += 1;
        if (verdict !== 'contradicted') continue;
        fromTitle.contradicted += 1;
        notes.push(
          `${language} TITLE ${product.title.slice(0, 60)}: ${kind} ${body.slice(Math.max(0, start - 40), start)}[${body.slice(start, end)}]${body.slice(end, end + 25)} by ${evidence[0]?.field} ${JSON.stringify(evidence[0]?.text)}`,
        );
      }
    }
    all.push({ language, products: products.length, own, fromTitle, notes });
  }
  return all;
}
