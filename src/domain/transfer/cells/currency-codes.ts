// Signs and short names of money, as prices and the names of columns write them.
import { once } from '#domain/once.ts';

/** The codes of ISO 4217. */
export const currencyCodes: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Signs and names of one currency alone. */
const own =
  '€ EUR, euro EUR, £ GBP, ₹ INR, ₽ RUB, руб RUB, ₴ UAH, грн UAH, ₺ TRY, tl TRY, ₪ ILS, ₫ VND, ฿ THB, zł PLN, zl PLN, kč CZK, kc CZK, 元 CNY, 円 JPY, 원 KRW, ₩ KRW, lei RON';
/** Those several currencies share, by the one that is meant most. */
const shared = '$ USD, ¥ JPY, rp IDR, rs INR, rs. INR';
const tableOf = (pairs: string) =>
  new Map(pairs.split(', ').map((pair): [string, string] => [pair.slice(0, -4), pair.slice(-3)]));
const ownSigns = tableOf(own);
const allSigns = new Map([...ownSigns, ...tableOf(shared)]);

const signOf = (currency: string, locale: string, currencyDisplay: 'symbol' | 'narrowSymbol') =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
    .formatToParts(1)
    .find(({ type }) => type === 'currency')?.value ?? '';

/** Signs with letters for the country, as they are written abroad: `US$`, `CA$`, `R$`. */
const signsAbroad = once(
  () =>
    new Map(
      [...currencyCodes].flatMap((currency) =>
        ['en', 'en-AU', 'en-CA'].flatMap((locale): [string, string][] => {
          const sign = signOf(currency, locale, 'symbol');
          return /^[A-Z]{1,3}\p{Sc}$/u.test(sign) ? [[sign.toLowerCase(), currency]] : [];
        }),
      ),
    ),
);

/** The code of a currency out of its code, or a sign or name that is its alone, in any case; null for anything else. */
export function currencyCode(text: string): string | null {
  const plain = text.trim();
  const upper = plain.toUpperCase();
  return currencyCodes.has(upper)
    ? upper
    : (ownSigns.get(plain.toLowerCase()) ?? signsAbroad().get(plain.toLowerCase()) ?? null);
}

/** The currency a sign or a name stands for most, where several share it too; undefined for other texts. */
export const likeliestCurrency = (text: string): string | undefined => allSigns.get(text.toLowerCase());

/** Whether a sign may stand for the currency of this code: `$` for `CAD`. */
export const maySign = (sign: string, code: string): boolean =>
  currencyCode(sign) === code || likeliestCurrency(sign) === code || signOf(code, 'en', 'narrowSymbol') === sign;
