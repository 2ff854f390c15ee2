// Draws what stands around the product: the head with how far it is, the list of products, and the foot.
import type { OpenedSignOff } from '#domain/sign-off/sign-off-link.contract.ts';
import { countAnswers } from '#domain/sign-off/sign-off-words.ts';
import { countNoun } from '#web/kit/count-noun.ts';
import { initialsOf } from '#web/kit/initials.ts';
import { drawPicture } from './draw-picture.ts';
import { element } from './element.ts';
import type { AnswerCounts, ProductState, Progress } from './progress.ts';

const day = (iso: string) =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'short', day: 'numeric' }).format(new Date(iso));

const hasAnswers = ({ yes, change, no }: AnswerCounts) => yes + change + no > 0;

function drawBar({ by, parts: total }: Progress): HTMLElement {
  const share = (count: number, color: string) => {
    const piece = element('div', { class: `h-full ${color}` });
    piece.style.width = `${(100 * count) / Math.max(1, total)}%`;
    return piece;
  };
  return element(
    'div',
    {
      class: 'mt-1.5 flex h-1.5 gap-px overflow-hidden rounded-full bg-sunken',
      attributes: {
        role: 'progressbar',
        'aria-label': 'Answered parts',
        'aria-valuemin': '0',
        'aria-valuemax': String(total),
        'aria-valuenow': String(by.yes + by.change + by.no),
      },
    },
    ...[share(by.yes, 'bg-ok'), share(by.change, 'bg-accent'), share(by.no, 'bg-bad')],
  );
}

type Head = { opened: OpenedSignOff; progress: Progress; isListOpen: boolean; onList: () => void };

export function drawHead({ opened, progress, isListOpen, onList }: Head): HTMLElement {
  const { forWhom, message, madeBy, expiresAt } = opened;
  return element(
    'header',
    { class: 'border-line border-b bg-surface' },
    element(
      'div',
      { class: 'mx-auto flex max-w-306 flex-wrap items-center gap-x-6 gap-y-3 px-4 py-3' },
      element(
        'div',
        { class: 'flex min-w-0 flex-1 items-center gap-3' },
        element('span', {
          class: 'grid size-9 shrink-0 place-items-center rounded-lg bg-ok-strong font-semibold text-on-ok',
          text: initialsOf(forWhom, 1),
          attributes: { 'aria-hidden': 'true' },
        }),
        element(
          'div',
          { class: 'min-w-0' },
          element('h1', {
            class: 'truncate font-semibold text-base',
            text: `${forWhom}: ${countNoun(progress.products, 'product')} to sign off`,
          }),
          element('p', {
            class: 'text-ink-soft text-xs',
            text: `Prepared by ${madeBy}. Open until ${day(expiresAt)}.`,
          }),
        ),
      ),
      element('button', {
        class: 'button sm:hidden',
        text: 'Products',
        attributes: { 'aria-expanded': String(isListOpen), 'data-focus': 'list' },
        onClick: onList,
      }),
      element(
        'div',
        { class: 'w-full sm:w-66' },
        element(
          'p',
          { class: 'flex justify-between gap-3 text-xs' },
          element('span', {
            class: 'font-semibold',
            text: `${progress.answered} of ${countNoun(progress.products, 'product')} answered`,
          }),
          element('span', { class: 'text-ink-soft', text: hasAnswers(progress.by) ? countAnswers(progress.by) : '' }),
        ),
        drawBar(progress),
      ),
    ),
    message
      ? element('p', {
          class: 'mx-auto max-w-306 whitespace-pre-line break-words px-4 pb-3 text-[0.8125rem]',
          text: message,
        })
      : null,
  );
}

export type ListedProduct = {
  id: number;
  title: string;
  picture: string | null;
  state: ProductState;
  answered: number;
  parts: number;
  by: AnswerCounts;
};

function sayState({ state, answered, parts }: ListedProduct): string {
  const words: Record<ProductState, string> = {
    open: 'Open',
    some: `${answered} of ${parts}`,
    yes: 'Yes',
    no: 'No',
    change: 'Changed',
    mixed: 'Answered',
    gone: 'Not available',
  };
  return words[state];
}

/** How its parts are answered, where its state does not say that. */
const sayParts = ({ state, parts, by }: ListedProduct): string =>
  state === 'some' || state === 'mixed' ? countAnswers(by) : countNoun(parts, 'part');

export function drawList(
  listed: readonly ListedProduct[],
  { at, isOpen, onGo }: { at: number; isOpen: boolean; onGo: (at: number) => void },
): HTMLElement {
  return element(
    'nav',
    {
      class: `${isOpen ? '' : 'max-sm:hidden'} rounded-xl border border-line bg-surface sm:max-h-[calc(100dvh-12rem)] sm:overflow-y-auto`,
      attributes: { 'aria-label': 'Products' },
    },
    element(
      'ul',
      { class: 'divide-y divide-line' },
      ...listed.map((product, index) =>
        element(
          'li',
          {},
          element(
            'button',
            {
              class: `flex w-full items-center gap-3 px-3 py-2 text-left hover:bg-hover ${index === at ? 'bg-accent-soft' : ''}`,
              attributes: { 'aria-current': index === at ? 'true' : null, 'data-focus': `product ${product.id}` },
              onClick: () => onGo(index),
            },
            drawPicture(product.picture, 'size-10'),
            element(
              'span',
              { class: 'min-w-0 flex-1' },
              element('span', { class: 'block truncate text-[0.8125rem]', text: product.title }),
              element('span', {
                class: 'block text-ink-soft text-xs',
                text: sayParts(product),
              }),
            ),
            element('span', { class: 'chip', text: sayState(product), attributes: { 'data-state': product.state } }),
          ),
        ),
      ),
    ),
  );
}

type Foot = {
  unsent: number;
  rest: number;
  status: string;
  isWarning: boolean;
  isSending: boolean;
  onRest: () => void;
  onSend: () => void;
};

export function drawFoot({ unsent, rest, status, isWarning, isSending, onRest, onSend }: Foot): HTMLElement {
  return element(
    'footer',
    { class: 'border-line bg-surface sm:sticky sm:bottom-0 sm:border-t' },
    element(
      'div',
      { class: 'mx-auto flex max-w-306 flex-wrap items-center gap-3 px-4 py-3' },
      element('p', {
        // As high with one line as with two: a page that gets shorter moves under the thumb.
        class: `min-w-0 flex-1 basis-60 text-[0.8125rem] max-sm:min-h-10 ${isWarning ? 'text-warn-ink' : 'text-ok-ink'}`,
        text: status,
        attributes: { role: 'status' },
      }),
      rest > 0
        ? element('button', {
            class: 'button max-sm:w-full',
            text: 'Yes to the rest of this product',
            attributes: { 'data-focus': 'rest' },
            onClick: onRest,
          })
        : null,
      element('button', {
        class: 'button primary max-sm:w-full',
        text: unsent === 0 ? 'Send answers' : `Send ${unsent === 1 ? '1 answer' : `${unsent} answers`}`,
        attributes: { 'data-focus': 'send', disabled: unsent === 0 || isSending ? '' : null },
        onClick: onSend,
      }),
    ),
  );
}
