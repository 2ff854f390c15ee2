// What the forms to sign in and to join do alike: they are sent once, say what is wrong above the fields or beside them, and show a password.
import type { Issue } from '#domain/problem.ts';
import type { RefusalWords } from './describe-refusal.ts';

/** The element of the page's HTML that a selector names; its absence is a fault of ours. */
export function find<E extends Element = HTMLElement>(selector: string, within: ParentNode = document): E {
  const element = within.querySelector<E>(selector);
  if (!element) throw new Error(`The page has no ${selector}`);
  return element;
}

/** The one alert above the fields; null removes it. */
export function showAlert(words: RefusalWords | null): void {
  const box = find('#alert > div');
  box.hidden = words === null;
  find('p', box).replaceChildren(...(words ? phrase(words) : []));
}

function phrase({ lead, text }: RefusalWords): (Node | string)[] {
  // One sentence alone has nothing to stand out from.
  if (text === '') return [lead];
  const strong = document.createElement('strong');
  strong.textContent = lead;
  return [strong, ` ${text}`];
}

/** Shows what is wrong beside its field, and goes to the first that is. Returns what no field of the form is about. */
export function showIssues(form: HTMLFormElement, issues: readonly Issue[]): Issue[] {
  const fieldOf = ({ path }: Issue) => form.querySelector<HTMLInputElement>(`input[name="${CSS.escape(path)}"]`);
  for (const issue of issues.toReversed()) {
    const field = fieldOf(issue);
    if (field) markWrong(field, issue.message);
  }
  form.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus();
  return issues.filter((issue) => fieldOf(issue) === null);
}

/** Without a sentence of its own the alert says what is wrong. */
export function markWrong(field: HTMLInputElement, message = ''): void {
  field.setAttribute('aria-invalid', 'true');
  find(`#${field.id}-error`).textContent = message;
}

function markRight(field: HTMLInputElement): void {
  field.removeAttribute('aria-invalid');
  find(`#${field.id}-error`).textContent = '';
}

/**
 * Sends what is typed, by field, once at a time. What is typed stays in the form unless `send` empties it.
 * The HTML has the button disabled: Enter before this ran would send the form as browsers do, and open the reply as a page.
 */
export function connectForm(form: HTMLFormElement, send: (typed: Record<string, string>) => Promise<void>): void {
  const password = find<HTMLInputElement>('#password', form);
  const show = find<HTMLButtonElement>('.show', form);
  const submit = find<HTMLButtonElement>('.submit', form);
  const reveal = (isShown: boolean) => {
    password.type = isShown ? 'text' : 'password';
    show.setAttribute('aria-pressed', String(isShown));
    find('span', show).textContent = isShown ? 'Hide' : 'Show';
  };
  submit.disabled = false;
  show.addEventListener('click', () => reveal(password.type === 'password'));
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.ariaInvalid === 'true') markRight(target);
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (submit.ariaBusy === 'true') return;
    setBusy(submit, true);
    // Browsers offer to keep a password they see as one.
    reveal(false);
    showAlert(null);
    for (const field of form.querySelectorAll('input')) markRight(field);
    await send(Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])));
    setBusy(submit, false);
  });
}

/** It keeps the focus while it is busy. */
export function setBusy(submit: HTMLButtonElement, isBusy: boolean): void {
  submit.ariaBusy = String(isBusy);
  submit.ariaDisabled = String(isBusy);
}
