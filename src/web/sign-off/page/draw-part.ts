// Draws one part: before and after, the answer, and the fields that come with it.
import type { ShownPart, SignOffAnswer } from '#domain/sign-off/sign-off-link.contract.ts';
import { drawPictures, drawText } from './draw-value.ts';
import { element } from './element.ts';
import { countedLength } from './progress.ts';

export type PartView = {
  part: ShownPart;
  /** The one that keys are about; on a phone the only one that is open. */
  isActive: boolean;
  isEditing: boolean;
  /** What was typed and not used yet. */
  draft: string | null;
  /** Why the last text was refused. */
  error: string | null;
  onActivate: () => void;
  onAnswer: (answer: SignOffAnswer | null) => void;
  onEdit: () => void;
  onDiscard: () => void;
  onDraft: (text: string) => void;
  onText: (text: string, why: string) => void;
  onWhy: (why: string) => void;
};

export const answerWords = { yes: 'Yes', no: 'No', change: 'Change to' } as const;
const keys = { yes: 'Y', no: 'N', change: 'C' } as const;

/** The three answers as buttons that stay pressed; a second press takes one back that was not sent. */
export function drawToggles(view: PartView): HTMLElement {
  const { part, isEditing, isActive } = view;
  const toggle = (answer: SignOffAnswer) => {
    const isPressed = isEditing ? answer === 'change' : part.answer === answer;
    return element(
      'button',
      {
        class: 'toggle',
        attributes: {
          ...{ 'data-answer': answer, 'data-focus': `${part.part} ${answer}`, 'aria-pressed': String(isPressed) },
          disabled: part.isGone ? '' : null,
        },
        onClick: () => (answer === 'change' ? view.onEdit() : view.onAnswer(isPressed ? null : answer)),
      },
      element('span', { text: answerWords[answer] }),
      isActive ? element('kbd', { class: 'key', text: keys[answer], attributes: { 'aria-hidden': 'true' } }) : null,
    );
  };
  const answers: SignOffAnswer[] = part.kind === 'images' ? ['yes', 'no'] : ['yes', 'no', 'change'];
  return element(
    'div',
    {
      class: 'flex gap-1.5 max-sm:w-full',
      attributes: { role: 'group', 'aria-label': `Answer for ${part.label}` },
    },
    ...answers.map(toggle),
  );
}

function drawSide(title: string, value: HTMLElement, isNew: boolean): HTMLElement {
  return element(
    'div',
    { class: isNew ? 'min-w-0' : 'min-w-0 text-ink-soft max-sm:border-line max-sm:border-b max-sm:pb-3' },
    element('h4', { class: 'mb-1 text-ink-soft text-xs', text: title }),
    value,
  );
}

function drawSides({ kind, before, after, earlier, pictures, isChanged }: ShownPart): HTMLElement {
  const draw = (value: string | string[], served: (string | null)[], against: string | string[] | null) =>
    kind === 'images' ? drawPictures(value, served) : drawText(value, against);
  return element(
    'div',
    { class: 'mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2' },
    drawSide('Now', draw(before, pictures.before, null), false),
    isChanged && earlier !== null && kind !== 'images'
      ? drawSide('New, when you last looked', drawText(earlier, null), false)
      : null,
    drawSide(
      isChanged ? 'New, changed since you last looked' : 'New',
      draw(after, pictures.after, isChanged && earlier !== null ? earlier : before),
      true,
    ),
  );
}

const whyField = (id: string, value: string | null) =>
  element('input', {
    class: 'control',
    attributes: {
      id,
      maxlength: '500',
      value: value ?? '',
      placeholder: 'Why? (optional)',
      'aria-label': 'Why? (optional)',
      'data-focus': id,
    },
  });

function drawWhy({ part, onWhy }: PartView): HTMLElement {
  const field = whyField(`why-${part.part}`, part.why);
  field.addEventListener('change', () => onWhy(field.value));
  // Scrolled to, it is above what sticks to the foot of the page.
  field.classList.add('scroll-mb-24');
  return element('div', { class: 'mt-3' }, field);
}

const textOf = (value: string | string[]) => (typeof value === 'string' ? value : value.join('\n'));

function drawEditor({ part, draft, error, onDraft, onText, onDiscard }: PartView): HTMLElement {
  const { kind, limit } = part;
  const id = `text-${part.part}`;
  const count = element('span', { class: 'text-ink-soft text-xs tabular-nums' });
  const field = element('textarea', {
    class: 'control mt-1 block field-sizing-content min-h-20',
    attributes: { id, 'data-focus': id, 'aria-invalid': error ? 'true' : null, 'aria-describedby': `${id}-error` },
  });
  field.value = draft ?? part.text ?? textOf(part.after);
  const showCount = () => {
    const length = countedLength(field.value, kind);
    const name = kind === 'texts' ? 'Longest line ' : '';
    count.textContent = limit === null ? `${name}${length}` : `${name}${length} / ${limit}`;
    count.classList.toggle('text-bad-ink', limit !== null && length > limit);
  };
  showCount();
  field.addEventListener('input', () => {
    showCount();
    onDraft(field.value);
  });
  const why = whyField(`change-why-${part.part}`, part.why);
  const use = () => onText(field.value, why.value);
  const editor = element(
    'div',
    { class: 'mt-3' },
    element(
      'div',
      { class: 'flex items-baseline justify-between gap-3' },
      element('label', {
        class: 'font-medium text-[0.8125rem]',
        text: kind === 'texts' ? 'Your wording, one bullet per line' : 'Your wording',
        attributes: { for: id },
      }),
      count,
    ),
    field,
    element('p', {
      class: 'mt-1 text-bad-ink text-xs empty:hidden',
      text: error ?? '',
      attributes: { id: `${id}-error`, role: 'alert' },
    }),
    element(
      'div',
      { class: 'mt-2 flex gap-2 max-sm:flex-wrap' },
      why,
      element('button', { class: 'button', text: 'Discard', onClick: onDiscard }),
      element('button', { class: 'button primary', text: 'Use my wording', onClick: use }),
    ),
  );
  editor.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      use();
    }
    if (event.key === 'Escape') onDiscard();
  });
  return editor;
}

const chipOf = ({ answer, isSent, isGone, isChanged }: ShownPart): string => {
  if (isGone) return 'Not available';
  if (answer === null) return isChanged ? 'Open again' : 'Open';
  return isSent ? `${answerWords[answer]}, sent` : answerWords[answer];
};

export function drawPart(view: PartView): HTMLElement {
  const { part, isActive, isEditing, onActivate } = view;
  const heading = element('h3', { class: 'font-semibold' });
  heading.append(
    element('button', {
      class: 'rounded-sm text-left',
      text: part.label,
      attributes: { 'data-focus': `${part.part} head`, 'aria-expanded': String(isActive) },
      onClick: onActivate,
    }),
  );
  const shown = element(
    'div',
    { class: isActive ? '' : 'max-sm:hidden' },
    part.isChanged
      ? element('p', {
          class: 'mt-2 text-warn-ink text-xs',
          text: 'This text was changed after the link was sent, so it is open again.',
        })
      : null,
    part.isGone
      ? element('p', {
          class: 'mt-3 text-ink-soft',
          text: 'This product is no longer available. You do not need to answer.',
        })
      : drawSides(part),
    part.answer === 'change' && !isEditing && part.text !== null
      ? element(
          'div',
          { class: 'mt-3' },
          drawSide(
            'Your wording',
            drawText(part.kind === 'texts' ? part.text.split('\n') : part.text, part.after),
            true,
          ),
        )
      : null,
    part.answer === 'no' && !isEditing ? drawWhy(view) : null,
    isEditing ? drawEditor(view) : null,
  );
  return element(
    'section',
    {
      class: `border-line border-t px-5 py-4 max-sm:mt-3 max-sm:rounded-xl max-sm:border max-sm:bg-surface sm:border-l-3 ${isActive ? 'sm:border-l-accent max-sm:border-accent' : 'sm:border-l-transparent'}`,
      attributes: { 'data-part': part.part, 'aria-label': part.label },
    },
    element(
      'div',
      { class: 'flex flex-wrap items-center gap-x-3 gap-y-2' },
      heading,
      element('span', {
        class: 'chip mr-auto',
        text: chipOf(part),
        attributes: { 'data-state': part.answer ?? 'open' },
      }),
      element(
        'div',
        {
          class: isActive
            ? 'max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-10 max-sm:border-line max-sm:border-t max-sm:bg-surface max-sm:p-4'
            : 'max-sm:hidden',
        },
        drawToggles(view),
      ),
    ),
    shown,
  );
}
