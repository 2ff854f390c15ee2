// Every currency of ISO 4217 by its code, its name and its sign.
import { once } from '#domain/once.ts';

const listCodes = () => Intl.supportedValuesOf('currency');

function signOf(code: string): string | undefined {
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' });
  return parts.formatToParts(1).find(({ type }) => type === 'currency')?.value;
}

/** A sign several currencies share is taken for the one it most often stands for. */
const usual = ['USD', 'EUR', 'GBP', 'JPY'];
/** The currency a sign stands for, such as € and ₹; letters are none. */
export const currencyOfSign = once(
  (): ReadonlyMap<string, string> =>
    new Map(
      [...listCodes(), ...usual].flatMap((code): [string, string][] => {
        const sign = signOf(code);
        return sign !== undefined && /^\p{Sc}$/u.test(sign) ? [[sign, code]] : [];
      }),
    ),
);

const plural = (name: string) => `${name}s`;
const lastWord = (name: string) => name.split(' ').at(-1) ?? name;

function listNames(): [code: string, name: string][] {
  const inEnglish = new Intl.DisplayNames('en', { type: 'currency' });
  return listCodes().map((code) => {
    const name = (inEnglish.of(code) ?? code).toLowerCase();
    // A name with its years is a currency of the past.
    return [code, name.includes('(') ? code.toLowerCase() : name];
  });
}

/** The currency of a word or of several, in lower case: `chf`, `swiss francs`, `baht`. */
export const currencyOfWord = once((): ReadonlyMap<string, string> => {
  const named = listNames();
  const isOnly = (word: string) => named.filter(([, name]) => lastWord(name) === word).length === 1;
  return new Map([
    ...named.flatMap(([code, name]): [string, string][] =>
      [code.toLowerCase(), name, ...(isOnly(lastWord(name)) ? [lastWord(name)] : [])].flatMap((word) => [
        [word, code],
        ...(word.length > 3 ? [[plural(word), code] as [string, string]] : []),
      ]),
    ),
    ...Object.entries({
      dollar: 'USD',
      buck: 'USD',
      euro: 'EUR',
      pound: 'GBP',
      quid: 'GBP',
      yen: 'JPY',
      'pounds sterling': 'GBP',
    }).flatMap(([word, code]): [string, string][] => [
      [word, code],
      [plural(word), code],
    ]),
  ]);
});

/** Words of the longest name. */
export const longestCurrency = once(() =>
  Math.max(...[...currencyOfWord().keys()].map((word) => word.split(' ').length)),
);
