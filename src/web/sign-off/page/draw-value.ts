// Draws the value of a part, with what is new in it marked.
import type { ShownPart } from '#domain/sign-off/sign-off-link.contract.ts';
import { alignItems, diffText, type Piece } from '#web/kit/compare/word-diff.ts';
import { drawImage } from './draw-picture.ts';
import { element } from './element.ts';

type Value = string | string[];

const listOf = (value: Value): string[] => (typeof value === 'string' ? (value === '' ? [] : [value]) : value);

function pieces(all: readonly Piece[], kind: 'added' | 'removed'): Node[] {
  return all.map(({ kind: own, text }) =>
    own === kind
      ? element('mark', {
          class: kind === 'added' ? 'rounded-xs bg-ok-soft text-ok-ink' : 'bg-transparent text-inherit',
          text,
        })
      : document.createTextNode(text),
  );
}

/** A text held against the one before; `null` for what was not there at all: then it is new as a whole. */
const marked = (before: string | null, after: string): Node[] => {
  const diff = diffText(before ?? '', after);
  return diff ? pieces(diff.after, 'added') : [document.createTextNode(after)];
};

const plain = (text: string): Node[] => [document.createTextNode(text)];

const nothing = () => element('p', { class: 'text-ink-faint', text: 'Nothing' });

/** A text or a list; of `against` what is new is marked, null marks nothing. */
export function drawText(value: Value, against: Value | null): HTMLElement {
  const items = listOf(value);
  if (items.length === 0) return nothing();
  if (typeof value === 'string')
    return element(
      'p',
      { class: 'whitespace-pre-line break-words' },
      ...(typeof against === 'string' ? marked(against, value) : plain(value)),
    );
  const pairs = against === null ? null : alignItems(listOf(against), items).filter(({ after }) => after !== null);
  return element(
    'ul',
    { class: 'list-disc space-y-0.5 pl-5' },
    ...items.map((item, at) =>
      element('li', { class: 'break-words' }, ...(pairs ? marked(pairs[at]?.before ?? null, item) : plain(item))),
    ),
  );
}

const drawFileName = (url: string, name: string): HTMLElement =>
  element('span', { class: 'break-all p-1 text-[0.625rem] text-ink-faint', text: url.split('/').at(-1) || name });

/** Images as pictures; of one that cannot be shown its file name. */
export function drawPictures(urls: Value, sources: ShownPart['pictures']['before']): HTMLElement {
  const all = listOf(urls);
  if (all.length === 0) return nothing();
  return element(
    'ul',
    { class: 'flex flex-wrap gap-2' },
    ...all.map((url, at) => {
      const source = sources[at];
      const name = `Image ${at + 1}`;
      return element(
        'li',
        { class: 'grid size-24 place-items-center overflow-hidden rounded-lg border border-line bg-matte' },
        source ? drawImage(source, name, 480, () => drawFileName(url, name)) : drawFileName(url, name),
      );
    }),
  );
}
