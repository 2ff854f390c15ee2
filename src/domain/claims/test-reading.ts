// Shows what the readers make of a text, for table tests.
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { product } from '#domain/catalogue/test-product.ts';
import { checkClaims } from './check-claims.ts';
import { extractFacts } from './facts.ts';
import { isHint } from './kinds.ts';
import type { Value } from './mention.ts';
import { findMentions } from './reading/find-mentions.ts';
import { scanText } from './tokens/tokens.ts';

function show(value: Value): string {
  switch (value.type) {
    case 'measure':
      return value.amounts.map(({ number, unit }) => `${number} ${unit}`).join('..');
    case 'dimensions':
      return value.amounts.map(({ number, unit }) => `${number} ${unit}`).join(' x ');
    case 'number':
      return `${value.prev === '' ? '' : `${value.prev} `}${value.key}`;
    case 'pack':
      return `${value.number} ${value.group}`;
    case 'names':
      return value.words.join(' ');
    case 'term':
      return value.term;
    case 'model':
      return value.code;
    case 'age':
      return `${value.from}-${value.to ?? 'up'}`;
    case 'warranty':
      return String(value.months);
    case 'included':
      return `${value.thing}${value.isRequired ? ' required' : ''}`;
  }
}

/** What a text states, as `kind: value`, with `not` before what it denies. */
export function read(text: string): string[] {
  return findMentions(scanText(text)).flatMap(({ kind, value, isNegated, isWeak }) =>
    isWeak ? [] : [`${kind}: ${isNegated ? 'not ' : ''}${show(value)}`],
  );
}

/** The verdicts over a text, as `verdict: claim`, without the sentences nothing was read in. */
export function verdicts(source: Partial<SourceProduct>, text: string, dataSources: readonly string[] = []): string[] {
  const facts = extractFacts(product(source), dataSources);
  return checkClaims(facts, text).flatMap(({ kind, verdict, text: claim }) =>
    kind === 'unread' || kind === 'partly' ? [] : [`${verdict}: ${claim}`],
  );
}

/** As `verdicts`, without the hints about whole sentences. */
export function claimsIn(source: Partial<SourceProduct>, text: string): string[] {
  return checkClaims(extractFacts(product(source)), text).flatMap(({ kind, verdict, text: claim }) =>
    isHint({ kind }) ? [] : [`${verdict}: ${claim}`],
  );
}
