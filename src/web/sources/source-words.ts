// Data sources in words: what they are called, where they come from, what came of them.
import type { SourceOrigin } from '#domain/sources/origin.ts';
import type { SourceEffect, SourceFact } from '#domain/sources/sources.contract.ts';
import { formatNumber } from '#web/kit/format.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `supplier sheet` → `Supplier sheet`. */
export const nameCategory = capital;

export const originWords: Readonly<Record<SourceOrigin, string>> = { text: 'Text', file: 'File', address: 'URL' };

const kindWords: Partial<Record<SourceFact['kind'], string>> = {
  included: 'In the box',
  eco: 'Environment',
  pack: 'Pack size',
  measure: 'Measure',
};

/** The kind of a fact as a label. */
export function nameKind(kind: SourceFact['kind']): string {
  return kindWords[kind] ?? capital(kind);
}

/** `1 fact`, `12 facts`. */
export function countOf(count: number, one: string): string {
  return `${formatNumber(count)} ${one}${count === 1 ? '' : 's'}`;
}

/** The host and path an address leads to; null for what must be no link. */
export function readLink(address: string | null): { href: string; host: string } | null {
  const url = address === null ? null : URL.parse(address);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;
  return { href: url.href, host: url.host.replace(/^www\./, '') };
}

/** An address typed without its beginning. */
export function completeAddress(typed: string): string {
  const text = typed.trim();
  return text === '' || /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`;
}

/** How claims of the content fare because of a source: `2 claims are now supported, 1 is contradicted`; null when it decides none. */
export function describeEffects(effects: readonly Pick<SourceEffect, 'verdict'>[]): string | null {
  const counts = (['supported', 'contradicted'] as const).flatMap((verdict) => {
    const count = effects.filter((effect) => effect.verdict === verdict).length;
    return count === 0
      ? []
      : [`${countOf(count, 'claim')} of the content ${count === 1 ? 'is' : 'are'} ${verdict} by it`];
  });
  return counts.length === 0 ? null : counts.join(', ');
}
