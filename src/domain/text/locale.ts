// Languages as files and shops write them (`en_US`, `de-at`, `French`), in one form, and what they are called on screens.

const none = { fallback: 'none' } as const;
const languages = new Intl.DisplayNames(['en'], { type: 'language', ...none });
const regions = new Intl.DisplayNames(['en'], { type: 'region', ...none });
const scripts = new Intl.DisplayNames(['en'], { type: 'script', ...none });

const tagShape = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/i;

/** A language tag in its canonical form: `en_us` is `en-US`, `ger` is `de`; null for what names no known language, script or region. */
export function canonicalLocale(text: string): string | null {
  const tag = text.trim().replaceAll('_', '-');
  if (!tagShape.test(tag)) return null;
  const [canonical] = Intl.getCanonicalLocales(tag);
  if (canonical === undefined) return null;
  const { language, region, script } = new Intl.Locale(canonical);
  const isKnown =
    languages.of(language) !== undefined &&
    (region === undefined || regions.of(region) !== undefined) &&
    (script === undefined || scripts.of(script) !== undefined);
  return isKnown ? canonical : null;
}

const codes =
  'aa ab af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu';
const twoLetters = new Set(codes.split(' '));

/** True for a two-letter code of ISO 639-1, in either case. */
export const isLanguageCode = (code: string): boolean => twoLetters.has(code.toLowerCase());

const plain = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .trim()
    .toLowerCase();
let byName: ReadonlyMap<string, string> | null = null;

/** The language of this name, in English or in the language itself: `German`, `Deutsch`; null for any other text. */
export function localeByName(name: string): string | null {
  byName ??= new Map(
    [...twoLetters].toReversed().flatMap((code) => {
      const own = new Intl.DisplayNames([code], { type: 'language', ...none }).of(code);
      return [languages.of(code), own].flatMap((each): [string, string][] => (each ? [[plain(each), code]] : []));
    }),
  );
  return byName.get(plain(name)) ?? null;
}

/** What a language is called: `de-AT` is Austrian German. A name that is no tag, such as that of a store view, is itself. */
export function localeName(locale: string): string {
  return (canonicalLocale(locale) === null ? undefined : languages.of(locale)) ?? locale;
}
