// A page of drafts beside their sources, for a person to read.
import type { MeasuredDraft } from './measure.ts';

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);
const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
const prose = (text: string) =>
  text
    .split(/\n+/)
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('');

function writePair({ catalogue, product, draft, notes, before, after }: MeasuredDraft): string {
  const attributes = product.attributes.map(({ name, value }) => `${name}: ${value}`);
  return `<section><h2>${escapeHtml(catalogue)} · ${escapeHtml(product.retailer ?? 'general')} · ${before} → ${after}</h2>
<div class="pair"><article><h3>${escapeHtml(product.title)}</h3><p><small>${escapeHtml([product.brand, product.category, product.subcategory].join(' · '))}</small></p>
${prose(product.description)}${list(product.bullets)}<small>${list(attributes)}</small></article>
<article><h3>${escapeHtml(draft.title)}</h3>${list(draft.bullets)}${prose(draft.description)}<details><summary>Notes</summary>${list(notes)}</details></article></div></section>`;
}

export function writePage(pairs: readonly MeasuredDraft[], seed: number): string {
  return `<!doctype html><meta charset="utf-8"><title>Drafts, seed ${seed}</title>
<style>body{font:15px/1.5 system-ui;margin:2rem auto;max-width:75rem;padding:0 1rem}.pair{display:grid;grid-template-columns:1fr 1fr;gap:2rem}
section{border-top:1px solid #ccc;padding:1rem 0}h2{font-size:.9rem;color:#555}article{min-width:0;overflow-wrap:anywhere}</style>
<h1>Drafts of the built-in writer, seed ${seed}</h1>
${pairs.map(writePair).join('\n')}
`;
}

/** The same pairs as plain text. */
export function writeText(pairs: readonly MeasuredDraft[]): string {
  return pairs
    .map(({ catalogue, product, draft, before, after }, index) =>
      [
        `#${index + 1} ${catalogue} · ${product.retailer ?? 'general'} · ${before} → ${after}`,
        `  WAS   ${product.title}   [${[product.brand, product.category, product.subcategory].join(' · ')}]`,
        ...product.description.split('\n').map((line) => `        ${line}`),
        ...product.bullets.map((bullet) => `        * ${bullet}`),
        `        ${product.attributes.map(({ name, value }) => `${name}=${value}`).join(' | ')}`,
        `  NOW   ${draft.title}`,
        ...draft.bullets.map((bullet) => `        - ${bullet}`),
        ...draft.description.split(/\n+/).map((line) => `        ${line}`),
      ].join('\n'),
    )
    .join('\n\n');
}
