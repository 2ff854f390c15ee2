// An independent look at numbers: every number of a draft, with its unit, must stand in the source. Shares no code with the claim checker.
import { decodeHTML } from 'entities';
import type { SourceProduct } from '#domain/catalogue/product.ts';

/** Spellings that mean one unit; any other word after a number is no unit. */
const units: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'in=in,inch,inches,",” ft=ft,feet,foot,\' cm=cm mm=mm m=m,meters,metres kg=kg g=g,grams lb=lb,lbs,pound,pounds oz=oz,ounce,ounces ' +
    'ml=ml l=l,liter,liters,litre,litres gb=gb tb=tb mb=mb ghz=ghz mhz=mhz khz=khz hz=hz w=w,watt,watts v=v,volt,volts a=a,amp,amps ' +
    'mah=mah db=db rpm=rpm mp=mp,megapixel,megapixels %=%,percent hour=hour,hours,hr,hrs minute=minute,minutes,min year=year,years ' +
    'month=month,months day=day,days gal=gal,gallon,gallons qt=qt,quart,quarts cup=cup,cups k=k p=p dpi=dpi mbps=mbps gbps=gbps'
  )
    .split(' ')
    .flatMap((row) => {
      const [unit = '', spellings = ''] = row.split('=');
      return spellings.split(',').map((spelling) => [spelling, unit]);
    }),
);

function strip(text: string): string {
  let plain = text;
  for (let pass = 0; pass < 3; pass += 1) plain = decodeHTML(plain).replace(/<[^>]*>/g, ' ');
  return plain.replace(/[™®©\u200b-\u200f\ufeff]/g, '').replace(/[‑–—]/g, '-');
}

/** Numbers of a text as `15.6 in`, a bare one as `15.6`. */
export function readNumbers(text: string): string[] {
  const found: string[] = [];
  for (const match of strip(text).matchAll(
    /((?<![\p{L}\d])\.\d+|\d+(?:[.,]\d+)*)(?:[\s-]?([\p{L}]+|["”'%])(?![/-]\p{L}))?/gu,
  )) {
    const number = (match[1] ?? '').replace(/,(?=\d{3}(?!\d))/g, '').replace(/^\./, '0.');
    const unit = units[(match[2] ?? '').toLowerCase()];
    // `100.00%` is `100%`; elsewhere the digits may be a name, as in `USB 2.0`.
    const told = unit === '%' ? number.replace(/\.0+$/, '') : number;
    found.push(unit === undefined ? told : `${told} ${unit}`);
  }
  return found;
}

/** Numbers of the draft the source lacks, or has with another unit only. */
export function findNewNumbers(product: SourceProduct, draft: readonly string[]): string[] {
  const source = [
    product.title,
    product.description,
    ...product.bullets,
    ...product.attributes.flatMap(({ name, value }) => [
      name,
      value,
      `${value} ${/\(([^)]+)\)\s*$/.exec(name)?.[1] ?? ''}`,
    ]),
    product.category ?? '',
    product.subcategory ?? '',
    product.brand ?? '',
  ];
  const known = new Set(source.flatMap(readNumbers));
  const bare = new Set([...known].map((number) => number.split(' ')[0] ?? ''));
  return draft.flatMap(readNumbers).filter((number) => !(number.includes(' ') ? known.has(number) : bare.has(number)));
}
