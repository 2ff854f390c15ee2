// Reads whose a product is and what kind of product it is; and writes a shop whose name is an address by its name.
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { soldByAmount } from '#domain/channels/banned.data.ts';
import { toOneLine } from '#domain/text/plain-text.ts';
import { foldText, hasPhrase } from '#domain/text/words.ts';
import { singularise } from './singular.ts';

const noBrand = new Set(
  'n/a|na|none|generic|unbranded|no brand|unknown|does not apply|default|null|brand|oem'.split('|'),
);

/** The brand as it is written; null where there is none. */
export function readBrand(brand: string | null): string | null {
  const name = toOneLine((brand ?? '').slice(0, 300))
    .replace(/^(?:brand|visit the)[: ]+/i, '')
    // `by Acme`; `By Acme` may be a name.
    .replace(/^by (?=\S)/, '')
    .replace(/^(?:www\.)?([\w-]+)\.com$/i, '$1')
    // What was made once is no make of its own.
    .replace(/\sLimited(?: Edition)?$/, '')
    .trim();
  // `partners-demo`, `my-test-store`: the handle of a shop, no make.
  const isHandle = /^[a-z\d]+(?:-[a-z\d]+)+$/.test(name) && /(?:^|-)(?:demo|test|dev|store|shop)(?:-|$)/.test(name);
  return isHandle || noBrand.has(foldText(name)) || name.length > 60 || !/[\p{L}\p{N}]/u.test(name) ? null : name;
}

/** Subcategory, or the last step of the category; null where it says nothing. */
export function readKind(product: SourceProduct, brand: string | null): string | null {
  const steps = [product.category, product.subcategory].flatMap((path) =>
    toOneLine((path ?? '').slice(0, 500))
      .split(/\s*(?:>{1,2}|\||»|\/(?=\s))\s*/)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );
  // Shops file shoes under their brand: the step above says what they are.
  const step = steps.findLast((part) => foldText(part) !== foldText(brand ?? '')) ?? steps.at(-1) ?? '';
  return /\p{L}/u.test(step) && step.length <= 60 ? step : null;
}

/** A text that speaks of `our Arlo hoodie` or `our hoodie`, of the hoodie: the shop that sells it did not write it. */
export function dropOur(text: string, title: string): string {
  if (!/our /i.test(text)) return text;
  return text.replace(
    /(?<!\p{L})(?<!\bof )([Oo])ur (?!most |best |first |latest |newest )(?=(\p{L}[\p{L}-]*(?: [\p{L}-]+){0,2}))/gu,
    (whole, sign: string, phrase: string) =>
      phrase.split(' ').some((word) => word.length > 2 && hasPhrase(title, word))
        ? sign === 'O'
          ? 'The '
          : 'the '
        : whole,
  );
}

/** A gift card whose title names the shop alone says what it is: `Mill Bakery - by mail` is `Mill Bakery Gift Card - by mail`. */
export function titleGiftCard(given: string, kind: string | null): string {
  // Who drew a card is no part of its name: `… Gift Card - Balloons [Maker]`.
  const title = soldByAmount.test(given) ? given.replace(/(?<=\S)\s*\[[^[\]]*\]$/, '') : given;
  if (kind === null || !soldByAmount.test(kind) || !/(?:cards?|vouchers?|certificates?)$/i.test(kind)) return title;
  if (
    soldByAmount.test(title) ||
    /(?<!\p{L})(?:cards?|certificates?|memberships?|subscriptions?|codes?|box|tin|holders?)(?!\p{L})/iu.test(title)
  )
    return title;
  const [name = ''] = title.split(/\s[–—|-]\s|,\s|\s\(/);
  return `${name} ${singularise(kind)}${title.slice(name.length)}`;
}

const address = /(?<![\w./@-])([A-Za-z][\w-]+)\.(?:com|ca|co\.uk|de|fr)(?![\w/])/g;
/** `Visit …`, `Go to …`: an address to be called is no name. */
const toBeCalled =
  /(?:\b(?:visit|visiting|go to|log on to|online at|see|at us at|check|find us at|website|click)\s(?:us (?:online )?at )?)$/i;

/** Writes `Amazon.com Gift Card` as `Amazon Gift Card` where the title or the brand names that shop. */
export function shopNamer(title: string, brand: string | null): (text: string) => string {
  const named = [...`${title} ${brand ?? ''}.com`.matchAll(/([A-Za-z][\w-]+)\.com(?!\w)/g)].map((match) =>
    foldText(match[1] ?? ''),
  );
  return (text) => {
    if (!/\.(?:com|ca|co\.uk|de|fr)/.test(text)) return text;
    return text.replace(address, (whole, name: string, at: number) => {
      // `aerie.com` in small letters is where to go, `Amazon.com` is who it is.
      const isNamed = /^\p{Lu}/u.test(name) && (named.includes(foldText(name)) || hasPhrase(title, name));
      return isNamed && !toBeCalled.test(text.slice(Math.max(0, at - 30), at)) ? name : whole;
    });
  };
}
