// Signs and short names of money, as prices and the names of columns write them.
import { once } from '#domain/once.ts';

/** The codes of ISO 4217. */
export const currencyCodes: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Signs and names of one currency alone. */
const own =
  '€ EUR, euro EUR, £ GBP, ₹ INR, ₽ RUB, руб RUB, ₴ UAH, грн UAH, ₺ TRY, tl TRY, ₪ ILS, ₫ VND, ฿ THB, zł PLN, zl PLN, kč CZK, kc CZK, 元 CNY, 円 JPY, 원 KRW, ₩ KRW, lei RON';
/** Those several currencies share, by the one that is meant most. */
const shared = '$ USD, ¥ JPY, rp IDR';
const tableOf = (pairs: string) =>
  new Map(pairs.split(', ').map((pair): [string, string] => [pair.slice(0, -4), pair.slice(-3)]));
const ownSigns = tableOf(own);
const allSigns = new Map([...ownSigns, ...tableOf(shared)]);

/** India writes it beside ₹; `Intl` knows it of its neighbors alone. */
const rupees = tableOf('rs INR');

/** As English writes a currency, alone and among others, in lower case; undefined where that is the code itself. */
const signs = once(() =>
  [...currencyCodes].map((code) => ({ code, narrow: signOf(code, 'narrowSymbol'), symbol: signOf(code, 'symbol') })),
);

function signOf(currency: string, currencyDisplay: 'symbol' | 'narrowSymbol'): string | undefined {
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay }).formatToParts(1);
  const sign = parts.find(({ type }) => type === 'currency')?.value;
  return sign === currency ? undefined : sign?.toLowerCase();
}

/** The currencies of each sign or short name, such as `$`, `kr` and `rs`. */
const sharedSigns = once(() => {
  const pairs = [...signs().map(({ code, narrow = '' }): [string, string] => [narrow, code]), ...allSigns, ...rupees];
  return Map.groupBy(pairs, ([sign]) => sign);
});

/** A sign, and the letters before or behind it that say whose it is. */
const lettered = /^(\p{L}{0,3})(\p{Sc})(\p{L}{0,3})$/u;

/** Signs of one currency alone: `₦`, `A$` as English writes it, `US$` and `$US` with the country, which begins the code. */
const soleSigns = once((): ReadonlyMap<string, string> => {
  const withLetters = signs().flatMap(({ code, narrow = '', symbol = '' }): [string, string][] => {
    const country = code.slice(0, 2).toLowerCase();
    const withCountry = /^\p{Sc}$/u.test(narrow) ? [`${country}${narrow}`, `${narrow}${country}`] : [];
    return [...(symbol.length > 1 ? [symbol] : []), ...withCountry].map((each) => [each, code]);
  });
  const bare = [...sharedSigns().values()].flatMap((pairs) => (pairs.length === 1 ? pairs : []));
  return new Map(
    [...bare.filter(([sign]) => sign.length === 1), ...withLetters].filter(([sign]) => lettered.test(sign)),
  );
});

const plainOf = (text: string) => text.trim().toLowerCase().replace(/\.$/, '');

/** The code of a currency out of its code, or a sign or name that is its alone, in any case, with a point or without; null for anything else. */
export function currencyCode(text: string): string | null {
  const plain = plainOf(text);
  const [, before = '', , after = ''] = lettered.exec(plain) ?? [];
  const code = [plain, `${before}${after}`].map((each) => each.toUpperCase()).find((each) => currencyCodes.has(each));
  return code ?? ownSigns.get(plain) ?? soleSigns().get(plain) ?? null;
}

/** The codes of the currencies that a code, a sign or a short name may stand for; none where it is no currency. */
export function currenciesOf(text: string): readonly string[] {
  const code = currencyCode(text);
  if (code !== null) return [code];
  const plain = plainOf(text);
  const codes = plain === '' ? [] : (sharedSigns().get(plain) ?? []).map(([, each]) => each);
  // With letters nobody knows, such as `S$`, it is still one of the currencies of the sign.
  const [, , sign = plain] = lettered.exec(plain) ?? [];
  return sign === plain ? codes : [...codes, ...currenciesOf(sign)];
}

/** The currency a sign or a name stands for most, where several share it too; undefined for other texts. */
export const likeliestCurrency = (text: string): string | undefined => allSigns.get(text.toLowerCase());
