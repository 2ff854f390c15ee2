// The page of a sign-off: goes through the products of a link and their parts, saves each answer at once, and sends what was answered.
import type {
  OpenedSignOff,
  openSignOff,
  openSignOffProduct,
  ShownPart,
  SignOffAnswer,
  SignOffPartState,
  sendSignOff,
} from '#domain/sign-off/sign-off-link.contract.ts';
import { incompleteSignOff, sentStays } from '#domain/sign-off/sign-off-words.ts';
import { type Refusal, send } from '#web/client/send.ts';
import { drawFoot, drawHead, drawList, drawPicture } from './draw-frame.ts';
import { drawPart, type PartView } from './draw-part.ts';
import { element } from './element.ts';
import { openKeptTexts } from './kept-texts.ts';
import { countProgress, stateOfProduct } from './progress.ts';
import { type AnswerSaver, createAnswerSaver, type Given } from './save-answers.ts';
import { withFocus } from './with-focus.ts';

type SaverHooks = Parameters<typeof createAnswerSaver>[0];
type PartName = ShownPart['part'];
const keyOf = ({ productId, part }: { productId: number; part: string }) => `${productId} ${part}`;
const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

function drawEnd(text: string): HTMLElement {
  return element(
    'main',
    { class: 'mx-auto mt-[max(2rem,15vh)] max-w-110 px-4' },
    element(
      'div',
      { class: 'rounded-xl border border-line bg-surface p-7' },
      element('h1', { class: 'font-semibold text-xl', text: 'Sign-off' }),
      element('p', { class: 'mt-2 break-words', text, attributes: { role: 'alert' } }),
    ),
  );
}

/** Opens the link of that token within `root`. Returns what takes its listeners off. */
export async function startSignOffPage(root: HTMLElement, token: string): Promise<() => void> {
  const end = (text: string) => root.replaceChildren(drawEnd(text));
  if (token === '') {
    end(incompleteSignOff);
    return () => undefined;
  }
  root.replaceChildren(
    element('p', { class: 'p-6 text-center text-ink-soft', text: 'Loading…', attributes: { role: 'status' } }),
  );
  const opened = await send<typeof openSignOff>('POST', '/api/sign-offs/link/open', { token });
  if (!opened.isDone) {
    end(opened.refusal.error);
    return () => undefined;
  }
  return new SignOffPage(root, token, opened.reply).start();
}

class SignOffPage {
  private readonly states: Map<string, SignOffPartState>;
  private readonly shown = new Map<number, ShownPart[]>();
  /** Parts with an answer on its way, as the server holds them. */
  private readonly held = new Map<string, ShownPart>();
  private readonly loading = new Set<number>();
  private readonly errors = new Map<string, string>();
  private readonly saver: AnswerSaver;
  private readonly kept: ReturnType<typeof openKeptTexts>;
  private readonly head = element('div');
  private readonly list = element('div');
  private readonly product = element('div', { class: 'min-w-0' });
  private readonly foot = element('div', { class: 'max-sm:pb-24 sm:contents' });
  private revision: number;
  private at = 0;
  private active: PartName | null = null;
  private editing: string | null = null;
  private isListOpen = false;
  private isSending = false;
  /** Why an answer was not saved, since sending began. */
  private notSaved: string | null = null;
  private isEnded = false;
  private status = 'Your answers are saved as you give them. Send them when you are ready.';
  private isWarning = false;

  private readonly root: HTMLElement;
  private readonly token: string;
  private readonly opened: OpenedSignOff;

  constructor(root: HTMLElement, token: string, opened: OpenedSignOff) {
    this.root = root;
    this.token = token;
    this.opened = opened;
    this.revision = opened.revision;
    this.states = new Map(opened.parts.map((part) => [keyOf(part), part]));
    this.kept = openKeptTexts(opened.expiresAt);
    this.saver = createAnswerSaver({
      token,
      revision: () => this.revision,
      onSaved: (given, reply, isLast) => this.saved(given, reply, isLast),
      onRefused: (given, refusal, isLast) => this.refused(given, refusal, isLast),
      onWaiting: (count, isStuck) => this.waits(count, isStuck),
    });
  }

  start(): () => void {
    document.title = `${this.opened.forWhom} sign-off · Copydesk`;
    this.root.replaceChildren(
      this.head,
      element(
        'main',
        {
          class:
            'mx-auto grid w-full max-w-306 flex-1 content-start grid-cols-[minmax(0,1fr)] items-start gap-5 px-4 py-5 sm:grid-cols-[19.5rem_minmax(0,1fr)] max-sm:gap-3',
        },
        this.list,
        this.product,
      ),
      this.foot,
    );
    const firstOpen = this.opened.products.findIndex(({ id }) => this.progressOf(id) === 'open');
    this.go(Math.max(0, firstOpen));
    const onKey = (event: KeyboardEvent) => this.key(event);
    const onLeave = (event: BeforeUnloadEvent) => {
      if (this.saver.waiting() > 0 && !this.isEnded) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    window.addEventListener('beforeunload', onLeave);
    return () => {
      document.removeEventListener('keydown', onKey);
      window.removeEventListener('beforeunload', onLeave);
    };
  }

  private get current() {
    return this.opened.products[this.at];
  }

  private partsOf(productId: number): SignOffPartState[] {
    return [...this.states.values()].filter((part) => part.productId === productId);
  }

  private progressOf(productId: number) {
    return stateOfProduct(this.partsOf(productId));
  }

  private go(at: number): void {
    if (at < 0 || at >= this.opened.products.length) return;
    this.at = at;
    this.active = null;
    this.editing = null;
    this.isListOpen = false;
    this.draw();
    void this.load(at, true);
    // The next one is there when it is gone to.
    if (at + 1 < this.opened.products.length) void this.load(at + 1, false);
  }

  private async load(at: number, again: boolean): Promise<void> {
    const productId = this.opened.products[at]?.id;
    if (productId === undefined || this.loading.has(productId) || (!again && this.shown.has(productId))) return;
    this.loading.add(productId);
    const read = await send<typeof openSignOffProduct>('POST', '/api/sign-offs/link/product', {
      token: this.token,
      productId,
    });
    this.loading.delete(productId);
    if (!read.isDone) {
      if (read.refusal.code === 'LINK_ENDED') return this.end(read.refusal);
      if (this.current?.id === productId && !this.shown.has(productId)) this.failed(read.refusal);
      return;
    }
    // What is answered here and not saved yet counts, and what is being typed stays.
    if (this.shown.has(productId) && (this.saver.waiting() > 0 || this.editing !== null)) return;
    this.shown.set(productId, read.reply.parts);
    for (const part of read.reply.parts) this.states.set(keyOf(part), part);
    if (this.current?.id === productId) this.draw();
  }

  private failed({ error }: Refusal): void {
    this.product.replaceChildren(
      element(
        'div',
        { class: 'rounded-xl border border-line bg-surface p-6' },
        element('p', { text: error, attributes: { role: 'alert' } }),
        element('button', { class: 'button mt-4', text: 'Try again', onClick: () => void this.load(this.at, true) }),
      ),
    );
  }

  private end({ error }: Refusal): void {
    this.isEnded = true;
    this.root.replaceChildren(drawEnd(error));
  }

  private answer(part: ShownPart, answer: SignOffAnswer | null, more: { text?: string; why?: string } = {}): void {
    const given: Given = {
      ...{ productId: part.productId, part: part.part, seen: part.seen, answer },
      ...(more.text === undefined ? {} : { text: more.text }),
      ...(more.why === undefined && part.why === null ? {} : { why: more.why ?? part.why ?? '' }),
    };
    this.errors.delete(keyOf(part));
    if (!this.held.has(keyOf(part))) this.held.set(keyOf(part), part);
    const why = answer === 'no' || answer === 'change' ? (more.why ?? part.why) : null;
    this.put({ ...part, answer, isSent: false, why, text: more.text ?? part.text });
    this.saver.save(given);
  }

  /** Puts a part in place of what is known of it, and shows that. */
  private put(part: ShownPart): void {
    const all = this.shown.get(part.productId);
    // A product that is read again now is not shown before that.
    if (all)
      this.shown.set(
        part.productId,
        all.map((each) => (each.part === part.part ? part : each)),
      );
    this.states.set(keyOf(part), part);
    if (this.current?.id === part.productId) this.drawOne(part);
    this.drawAround();
  }

  private saved(given: Given, reply: Parameters<SaverHooks['onSaved']>[1], isLast: boolean): void {
    if (!isLast) {
      this.held.set(keyOf(given), reply.shown);
      return;
    }
    this.held.delete(keyOf(given));
    this.note(reply.revision, reply.parts, given);
    if (given.answer === 'change' && reply.isSaved) this.kept.forget(given.productId, given.part);
    this.isWarning = !reply.isSaved;
    this.status = reply.isSaved
      ? `Saved ${time.format(new Date(reply.savedAt))}. You can come back with the same link.`
      : `The ${reply.shown.label} was changed meanwhile, so your answer was not saved. Look at the new text.`;
    if (!reply.isSaved) {
      this.notSaved = this.status;
      if (given.text !== undefined) this.kept.keep(given.productId, given.part, given.text);
      this.active = reply.shown.part;
    }
    this.put(reply.shown);
  }

  /** What another page answered meanwhile; the last answer counts. */
  private note(
    revision: number,
    parts: readonly SignOffPartState[],
    own: { productId: number; part: string } | null,
  ): void {
    this.revision = Math.max(this.revision, revision);
    for (const part of parts) {
      if (own && keyOf(own) === keyOf(part)) continue;
      const known = this.states.get(keyOf(part));
      this.states.set(keyOf(part), part);
      const held = this.held.get(keyOf(part));
      if (held) this.held.set(keyOf(part), { ...held, ...part });
      const isOther =
        known?.answer !== part.answer || known.isChanged !== part.isChanged || known.isSent !== part.isSent;
      const shown = this.shown.get(part.productId)?.find((each) => each.part === part.part);
      if (!shown || !isOther) continue;
      if (part.isChanged) this.shown.delete(part.productId);
      else this.put({ ...shown, ...part });
    }
    if (this.current && !this.shown.has(this.current.id)) void this.load(this.at, true);
  }

  private refused(given: Given, refusal: Refusal, isLast: boolean): void {
    if (refusal.code === 'LINK_ENDED') {
      this.end(refusal);
      return;
    }
    // The next answer for the part says how it stands.
    if (!isLast) return;
    this.notSaved = refusal.error;
    this.warn(refusal.error);
    const part = this.held.get(keyOf(given));
    this.held.delete(keyOf(given));
    if (!part) return;
    if (given.answer === 'change') {
      this.editing = keyOf(part);
      this.errors.set(keyOf(part), refusal.error);
      if (given.text !== undefined) this.kept.keep(given.productId, given.part, given.text);
    }
    this.put(part);
  }

  private warn(text: string): void {
    this.status = text;
    this.isWarning = true;
    this.drawAround();
  }

  private waits(count: number, isStuck: boolean): void {
    if (this.isEnded || count === 0) return;
    this.status = isStuck
      ? `${count === 1 ? '1 answer is' : `${count} answers are`} not saved yet. Trying again; keep this page open.`
      : 'Saving…';
    this.isWarning = isStuck;
    this.drawAround();
  }

  private async send(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    this.notSaved = null;
    this.drawAround();
    await this.saver.settled();
    if (this.isEnded) return;
    const { notSaved } = this;
    if (notSaved !== null) {
      this.isSending = false;
      return this.warn(notSaved);
    }
    const sent = await send<typeof sendSignOff>('POST', '/api/sign-offs/link/send', {
      token: this.token,
      revision: this.revision,
    });
    this.isSending = false;
    if (!sent.isDone) {
      if (sent.refusal.code === 'LINK_ENDED') return this.end(sent.refusal);
      return this.warn(`${sent.refusal.error} Your answers are saved; send them again.`);
    }
    const { sent: count, isTaken, revision, parts } = sent.reply;
    this.note(revision, parts, null);
    const reopened = parts.filter(({ isChanged }) => isChanged).length;
    const again =
      reopened === 0
        ? ''
        : ` ${reopened === 1 ? '1 text was' : `${reopened} texts were`} changed meanwhile and ${reopened === 1 ? 'is' : 'are'} open again.`;
    const waits = isTaken
      ? ''
      : ` They wait for somebody of the team, because ${this.opened.madeBy} can no longer take them.`;
    this.status = `${count === 1 ? '1 answer was' : `${count} answers were`} sent.${waits}${again}`;
    this.isWarning = reopened > 0 || !isTaken;
    this.draw();
  }

  private activate(part: PartName): void {
    this.active = part;
    this.drawProduct();
  }

  /** To the next part, and from the last to the next product. */
  private step(by: 1 | -1): void {
    const parts = this.shown.get(this.current?.id ?? 0) ?? [];
    const next = parts[parts.findIndex(({ part }) => part === this.active) + by];
    if (next) this.activate(next.part);
    else this.go(this.at + by);
  }

  private yes(part: ShownPart, answer: SignOffAnswer | null): void {
    if (answer === null && part.answer !== null && part.isSent) {
      this.warn(sentStays(part.answer));
      return;
    }
    this.editing = null;
    this.answer(part, answer);
    const parts = this.shown.get(part.productId) ?? [];
    const next = parts.find((each) => each.answer === null && !each.isGone && each.part !== part.part);
    // A No stays open for its reason.
    if (answer === 'yes' && next) this.activate(next.part);
    else this.drawProduct();
  }

  private edit(part: ShownPart): void {
    if (part.kind === 'images' || part.isGone) return;
    this.active = part.part;
    this.editing = keyOf(part);
    this.drawProduct();
    this.product.querySelector<HTMLElement>(`#text-${part.part}`)?.focus();
  }

  private key(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|TEXTAREA)$/.test(target.tagName) || this.isEnded)
      return;
    const part = this.shown.get(this.current?.id ?? 0)?.find((each) => each.part === this.active);
    const pressed = event.key.toLowerCase();
    if (pressed === 'j') this.step(1);
    else if (pressed === 'k') this.step(-1);
    else if (!part || part.isGone) return;
    else if (pressed === 'y') this.yes(part, 'yes');
    else if (pressed === 'n') this.yes(part, 'no');
    else if (pressed === 'c') this.edit(part);
    else return;
    event.preventDefault();
  }

  private viewOf(part: ShownPart): PartView {
    const key = keyOf(part);
    const { productId, part: name } = part;
    const redraw = () => this.drawProduct();
    return {
      ...{ part, isActive: name === this.active, isEditing: this.editing === key },
      ...{ draft: this.kept.read(productId, name), error: this.errors.get(key) ?? null },
      onActivate: () => this.activate(name),
      onAnswer: (answer) => {
        this.active = name;
        this.yes(part, answer);
      },
      onEdit: () => this.edit(part),
      onDiscard: () => {
        this.kept.forget(productId, name);
        this.errors.delete(key);
        this.editing = null;
        redraw();
      },
      onDraft: (text) => this.kept.keep(productId, name, text),
      onText: (text, why) => {
        this.editing = null;
        this.answer(part, 'change', { text, why });
      },
      onWhy: (why) => this.answer(part, 'no', { why }),
    };
  }

  private draw(): void {
    this.drawAround();
    this.drawProduct();
  }

  private drawAround(): void {
    const states = [...this.states.values()];
    const progress = countProgress(states);
    const rest = (this.shown.get(this.current?.id ?? 0) ?? []).filter((part) => part.answer === null && !part.isGone);
    const listed = this.opened.products.map(({ id, title, picture }) => {
      const own = this.partsOf(id);
      const answered = own.filter(({ answer }) => answer !== null).length;
      return { id, title, picture, state: stateOfProduct(own), answered, parts: own.length };
    });
    const { opened, isListOpen, status, isWarning, isSending } = this;
    withFocus(this.root, () => {
      const scroll = this.list.firstElementChild?.scrollTop ?? 0;
      const onList = () => {
        this.isListOpen = !this.isListOpen;
        this.drawAround();
      };
      this.head.replaceChildren(drawHead({ opened, progress, isListOpen, onList }));
      this.list.replaceChildren(drawList(listed, { at: this.at, isOpen: isListOpen, onGo: (at) => this.go(at) }));
      if (this.list.firstElementChild) this.list.firstElementChild.scrollTop = scroll;
      const onRest = () => {
        for (const part of rest) this.answer(part, 'yes');
        this.drawProduct();
      };
      const foot = {
        unsent: progress.unsent,
        rest: rest.length,
        status,
        isWarning,
        isSending,
        onRest,
        onSend: () => void this.send(),
      };
      this.foot.replaceChildren(drawFoot(foot));
    });
  }

  private drawProduct(): void {
    const product = this.current;
    const parts = product && this.shown.get(product.id);
    if (!product || !parts) {
      this.product.replaceChildren(
        element('p', { class: 'p-6 text-ink-soft', text: 'Loading…', attributes: { role: 'status' } }),
      );
      return;
    }
    this.active ??= (parts.find(({ answer, isGone }) => answer === null && !isGone) ?? parts[0])?.part ?? null;
    const step = (label: string, text: string, by: 1 | -1) =>
      element('button', {
        class: 'button',
        text,
        attributes: {
          'aria-label': label,
          'data-focus': label,
          disabled: this.opened.products[this.at + by] ? null : '',
        },
        onClick: () => this.go(this.at + by),
      });
    const count = parts.length === 1 ? '1 part' : `${parts.length} parts`;
    withFocus(this.root, () =>
      this.product.replaceChildren(
        element(
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
              element('p', {
                class: 'text-ink-soft text-xs',
                text: [product.sku, product.retailer && `for ${product.retailer}`, count].filter(Boolean).join(' · '),
              }),
            ),
            element('span', {
              class: 'text-ink-soft text-xs tabular-nums max-sm:hidden',
              text: `${this.at + 1} of ${this.opened.products.length}`,
            }),
            step('Previous product', '‹', -1),
            step('Next product', '›', 1),
          ),
          ...parts.map((part) => drawPart(this.viewOf(part))),
        ),
      ),
    );
  }

  private drawOne(part: ShownPart): void {
    const place = this.product.querySelector(`[data-part="${part.part}"]`);
    // Another part may be in the middle of a word.
    if (place) withFocus(this.root, () => place.replaceWith(drawPart(this.viewOf(part))));
  }
}
