// Draws the product in the middle of the page, and what stands there before it came or in its place.
import type { OpenedSignOff } from '#domain/sign-off/sign-off-link.contract.ts';
import { countNoun } from '#web/kit/count-noun.ts';
import { drawPart, type PartView } from './draw-part.ts';
import { drawPicture } from './draw-picture.ts';
import { element } from './element.ts';

/** Where the whole page has nothing to show but why. */
export const drawEnd = (text: string): HTMLElement =>
  element(
    'main',
    { class: 'mx-auto mt-[max(2rem,15vh)] max-w-110 px-4' },
    element(
      'div',
      { class: 'rounded-xl border border-line bg-surface p-7' },
      element('h1', { class: 'font-semibold text-xl', text: 'Sign-off' }),
      element('p', { class: 'mt-2 break-words', text, attributes: { role: 'alert' } }),
    ),
  );

export const drawLoading = (className: string): HTMLElement =>
  element('p', { class: `p-6 text-ink-soft ${className}`, text: 'Loading…', attributes: { role: 'status' } });

export const drawFailure = (error: string, onRetry: () => void): HTMLElement =>
  element(
    'div',
    { class: 'rounded-xl border border-line bg-surface p-6' },
    element('p', { text: error, attributes: { role: 'alert' } }),
    element('button', { class: 'button mt-4', text: 'Try again', onClick: onRetry }),
  );

type ProductView = {
  product: OpenedSignOff['products'][number];
  parts: readonly PartView[];
  /** Where it is among how many, from 0. */
  at: number;
  of: number;
  onGo: (at: number) => void;
};

export function drawProduct({ product, parts, at, of, onGo }: ProductView): HTMLElement {
  const step = (label: string, text: string, to: number) =>
    element('button', {
      class: 'button',
      text,
      attributes: { 'aria-label': label, 'data-focus': label, disabled: to >= 0 && to < of ? null : '' },
      onClick: () => onGo(to),
    });
  const facts = [product.sku, product.retailer && `for ${product.retailer}`, countNoun(parts.length, 'part')];
  return element(
    'article',
    {
      class: 'sm:overflow-hidden sm:rounded-xl sm:border sm:border-line sm:bg-surface',
      attributes: { 'aria-labelledby': 'product' },
    },
    element(
      'div',
      { class: 'flex items-center gap-4 sm:p-5' },
      drawPicture(product.picture, 'size-16'),
      element(
        'div',
        { class: 'min-w-0 flex-1' },
        element('h2', {
          class: 'break-words font-semibold text-base',
          text: product.title,
          attributes: { id: 'product' },
        }),
        element('p', { class: 'text-ink-soft text-xs', text: facts.filter(Boolean).join(' · ') }),
      ),
      element('span', { class: 'text-ink-soft text-xs tabular-nums max-sm:hidden', text: `${at + 1} of ${of}` }),
      step('Previous product', '‹', at - 1),
      step('Next product', '›', at + 1),
    ),
    ...parts.map(drawPart),
  );
}
