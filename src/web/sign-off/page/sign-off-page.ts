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
import { drawFoot, drawHead, drawList } from './draw-frame.ts';
import { drawLater } from './draw-later.ts';
import { drawPart, type PartView } from './draw-part.ts';
import { drawEnd, drawFailure, drawLoading, drawProduct } from './draw-product.ts';
import { element } from './element.ts';
import { openKeptTexts } from './kept-texts.ts';
import { listenForKeys } from './page-keys.ts';
import { type AnswerSaver, createAnswerSaver, type Given } from './save-answers.ts';
import { keyOf, SignOffState } from './sign-off-state.ts';
import { describeSaved, describeSent, describeWaiting, firstStatus, warning } from './status-words.ts';
import { withFocus } from './with-focus.ts';

type SaverHooks = Parameters<typeof createAnswerSaver>[0];

/** Opens the link of that token within `root`. Returns what takes its listeners off. */
export async function startSignOffPage(root: HTMLElement, token: string): Promise<() => void> {
  const end = (text: string) => root.replaceChildren(drawEnd(text));
  if (token === '') {
    end(incompleteSignOff);
    return () => undefined;
  }
  root.replaceChildren(drawLoading('text-center'));
  const opened = await send<typeof openSignOff>('POST', '/api/sign-offs/link/open', { token });
  if (!opened.isDone) {
    end(opened.refusal.error);
    return () => undefined;
  }
  return new SignOffPage(root, token, opened.reply).start();
}

class SignOffPage {
  private readonly state: SignOffState;
  private readonly saver: AnswerSaver;
  private readonly kept: ReturnType<typeof openKeptTexts>;
  private readonly loading = new Set<number>();
  private readonly errors = new Map<string, string>();
  /** Parts that are shown as they were before. */
  private readonly stale = new Set<string>();
  private readonly showSoon = drawLater(() => this.drawStale());
  private readonly head = element('div');
  private readonly list = element('div');
  private readonly product = element('div', { class: 'min-w-0' });
  private readonly foot = element('div', { class: 'max-sm:pb-24 sm:contents' });
  private at = 0;
  private active: ShownPart['part'] | null = null;
  private editing: string | null = null;
  private isListOpen = false;
  private isSending = false;
  private isEnded = false;
  /** Why an answer was not saved, since sending began. */
  private notSaved: string | null = null;
  private status = firstStatus;

  private readonly root: HTMLElement;
  private readonly token: string;
  private readonly opened: OpenedSignOff;

  constructor(root: HTMLElement, token: string, opened: OpenedSignOff) {
    this.root = root;
    this.token = token;
    this.opened = opened;
    this.state = new SignOffState(opened);
    this.kept = openKeptTexts(opened.expiresAt);
    this.saver = createAnswerSaver({
      token,
      revision: () => this.state.revision,
      onSaved: (given, reply, isLast) => this.saved(given, reply, isLast),
      onRefused: (given, refusal, isLast) => this.refused(given, refusal, isLast),
      onWaiting: (count, isStuck) => this.waits(count, isStuck),
    });
  }

  start(): () => void {
    document.title = `${this.opened.forWhom} sign-off · Copydesk`;
    const body =
      'mx-auto grid w-full max-w-306 flex-1 content-start grid-cols-[minmax(0,1fr)] items-start gap-5 px-4 py-5 sm:grid-cols-[19.5rem_minmax(0,1fr)] max-sm:gap-3';
    this.root.replaceChildren(this.head, element('main', { class: body }, this.list, this.product), this.foot);
    this.go(this.state.firstOpen());
    const answerActive = (how: (part: ShownPart) => void) => () => {
      const part = this.parts.find((each) => each.part === this.active);
      if (part && !part.isGone) how(part);
    };
    const stopKeys = listenForKeys(
      {
        step: (by) => this.step(by),
        yes: answerActive((part) => this.decide(part, 'yes')),
        no: answerActive((part) => this.decide(part, 'no')),
        change: answerActive((part) => this.edit(part)),
      },
      () => this.isEnded,
    );
    const onLeave = (event: BeforeUnloadEvent) => {
      if (this.saver.waiting() > 0 && !this.isEnded) event.preventDefault();
    };
    window.addEventListener('beforeunload', onLeave);
    // A part whose reason was being typed.
    this.product.addEventListener('focusout', () => this.stale.size > 0 && this.showSoon());
    return () => {
      stopKeys();
      window.removeEventListener('beforeunload', onLeave);
    };
  }

  private get current() {
    return this.opened.products[this.at];
  }

  /** Those of the current product, as far as they were read. */
  private get parts(): readonly ShownPart[] {
    return this.state.shownOf(this.current?.id ?? 0) ?? [];
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
    if (productId === undefined || this.loading.has(productId)) return;
    if (!again && this.state.shownOf(productId)) return;
    this.loading.add(productId);
    const given = { token: this.token, productId };
    const read = await send<typeof openSignOffProduct>('POST', '/api/sign-offs/link/product', given);
    this.loading.delete(productId);
    const isShown = this.state.shownOf(productId) !== undefined;
    const isCurrent = this.current?.id === productId;
    if (!read.isDone) {
      if (read.refusal.code === 'LINK_ENDED') this.end(read.refusal);
      else if (isCurrent && !isShown)
        this.product.replaceChildren(drawFailure(read.refusal.error, () => void this.load(this.at, true)));
      return;
    }
    // What is answered here and not saved yet counts, and what is being typed stays.
    if (isShown && (this.saver.waiting() > 0 || this.editing !== null)) return;
    this.state.show(productId, read.reply.parts);
    if (isCurrent) this.draw();
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
    this.state.hold(part);
    const why = answer === 'no' || answer === 'change' ? (more.why ?? part.why) : null;
    this.put({ ...part, answer, isSent: false, why, text: more.text ?? part.text });
    this.saver.save(given);
  }

  /** Puts a part in place of what is known of it, and shows that. */
  private put(part: ShownPart): void {
    this.state.put(part);
    this.stale.add(keyOf(part));
    this.showSoon();
  }

  private saved(given: Given, reply: Parameters<SaverHooks['onSaved']>[1], isLast: boolean): void {
    if (!isLast) {
      this.state.holdAgain(reply.shown);
      return;
    }
    this.state.release(given);
    this.note(reply.revision, reply.parts, given);
    this.status = describeSaved(reply);
    if (reply.isSaved && given.answer === 'change') this.kept.forget(given.productId, given.part);
    if (!reply.isSaved) {
      this.notSaved = this.status.text;
      if (given.text !== undefined) this.kept.keep(given.productId, given.part, given.text);
      this.active = reply.shown.part;
    }
    this.put(reply.shown);
  }

  private note(revision: number, parts: readonly SignOffPartState[], own: Given | null): void {
    for (const part of this.state.note(revision, parts, own)) this.put(part);
    if (this.current && !this.state.shownOf(this.current.id)) void this.load(this.at, true);
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
    const part = this.state.release(given);
    if (!part) return;
    if (given.answer === 'change') {
      this.editing = keyOf(part);
      this.errors.set(keyOf(part), refusal.error);
      if (given.text !== undefined) this.kept.keep(given.productId, given.part, given.text);
    }
    this.put(part);
  }

  private warn(text: string): void {
    this.status = warning(text);
    this.showSoon();
  }

  private waits(count: number, isStuck: boolean): void {
    if (this.isEnded || count === 0) return;
    this.status = describeWaiting(count, isStuck);
    this.showSoon();
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
    const given = { token: this.token, revision: this.state.revision };
    const sent = await send<typeof sendSignOff>('POST', '/api/sign-offs/link/send', given);
    this.isSending = false;
    if (!sent.isDone) {
      if (sent.refusal.code === 'LINK_ENDED') return this.end(sent.refusal);
      return this.warn(`${sent.refusal.error} Your answers are saved; send them again.`);
    }
    this.note(sent.reply.revision, sent.reply.parts, null);
    this.status = describeSent(sent.reply, this.opened.madeBy);
    this.draw();
  }

  private activate(part: ShownPart['part']): void {
    this.active = part;
    this.drawProduct();
  }

  /** To the next part, and from the last to the next product. */
  private step(by: 1 | -1): void {
    const next = this.parts[this.parts.findIndex(({ part }) => part === this.active) + by];
    if (next) this.activate(next.part);
    else this.go(this.at + by);
  }

  private decide(part: ShownPart, answer: SignOffAnswer | null): void {
    if (answer === null && part.answer !== null && part.isSent) {
      this.warn(sentStays(part.answer));
      return;
    }
    // A reason that was typed beside other words goes with the No.
    const typed = this.product.querySelector<HTMLInputElement>(`#change-why-${part.part}`)?.value;
    const isOtherWhy = answer === 'no' && typed !== undefined && typed.trim() !== (part.why ?? '');
    const isEditing = this.editing === keyOf(part);
    this.editing = null;
    // Back from other words to the answer that it has.
    if (isEditing && answer === part.answer && !isOtherWhy) this.errors.delete(keyOf(part));
    else this.answer(part, answer, isOtherWhy ? { why: typed } : {});
    const next = this.state.openOf(part.productId).find((each) => each.part !== part.part);
    // A No stays open for its reason.
    if (answer === 'yes' && next) this.activate(next.part);
    else this.drawProduct();
    // In sight, without the focus: that would open the keyboard of a phone, and take the keys of the page.
    if (answer === 'no') this.whyOf(part)?.scrollIntoView({ block: 'nearest' });
  }

  private edit(part: ShownPart): void {
    if (part.kind === 'images' || part.isGone) return;
    this.active = part.part;
    this.editing = keyOf(part);
    this.drawProduct();
    this.product.querySelector<HTMLElement>(`#text-${part.part}`)?.focus();
  }

  private whyOf({ part }: ShownPart): HTMLElement | null {
    return this.product.querySelector<HTMLElement>(`#why-${part}`);
  }

  private viewOf(part: ShownPart): PartView {
    const key = keyOf(part);
    const { productId, part: name } = part;
    // It may be drawn as it was before: an answer is about the text that was in sight.
    const now = () => ({
      ...(this.state.shownOf(productId)?.find((each) => each.part === name) ?? part),
      seen: part.seen,
    });
    return {
      ...{ part, isActive: name === this.active, isEditing: this.editing === key },
      ...{ draft: this.kept.read(productId, name), error: this.errors.get(key) ?? null },
      onActivate: () => this.activate(name),
      onAnswer: (answer) => {
        this.active = name;
        this.decide(now(), answer);
      },
      onEdit: () => this.edit(now()),
      onDiscard: () => {
        this.kept.forget(productId, name);
        this.errors.delete(key);
        this.editing = null;
        this.drawProduct();
      },
      onDraft: (text) => this.kept.keep(productId, name, text),
      onText: (text, why) => {
        this.editing = null;
        this.answer(now(), 'change', { text, why });
      },
      onWhy: (why) => this.answer(now(), 'no', { why }),
    };
  }

  private draw(): void {
    this.drawAround();
    this.drawProduct();
  }

  private drawAround(): void {
    const progress = this.state.progress();
    const rest = this.state.openOf(this.current?.id ?? 0);
    const { opened, isListOpen, isSending } = this;
    const onList = () => {
      this.isListOpen = !this.isListOpen;
      this.drawAround();
    };
    const onRest = () => {
      for (const part of rest) this.answer(part, 'yes');
      this.drawProduct();
    };
    const onSend = () => void this.send();
    withFocus(this.root, () => {
      const scroll = this.list.firstElementChild?.scrollTop ?? 0;
      const inList = { at: this.at, isOpen: isListOpen, onGo: (at: number) => this.go(at) };
      const list = drawList(this.state.listed(), inList);
      this.head.replaceChildren(drawHead({ opened, progress, isListOpen, onList }));
      this.list.replaceChildren(list);
      list.scrollTop = scroll;
      const counts = { unsent: progress.unsent, rest: rest.length };
      const { text: status, isWarning } = this.status;
      this.foot.replaceChildren(drawFoot({ ...counts, status, isWarning, isSending, onRest, onSend }));
    });
  }

  private drawProduct(): void {
    const product = this.current;
    const parts = product && this.state.shownOf(product.id);
    if (!product || !parts) {
      this.product.replaceChildren(drawLoading(''));
      return;
    }
    this.stale.clear();
    this.active ??= (this.state.openOf(product.id)[0] ?? parts[0])?.part ?? null;
    const place = { at: this.at, of: this.opened.products.length, onGo: (at: number) => this.go(at) };
    const views = parts.map((part) => this.viewOf(part));
    withFocus(this.root, () => this.product.replaceChildren(drawProduct({ product, parts: views, ...place })));
  }

  /** Shows what changed, part by part: another one may be in the middle of a word. */
  private drawStale(): void {
    for (const part of this.parts) {
      const place = this.product.querySelector(`[data-part="${part.part}"]`);
      if (!place || !this.stale.has(keyOf(part)) || this.isTypingWhy(part)) continue;
      this.stale.delete(keyOf(part));
      withFocus(this.root, () => place.replaceWith(drawPart(this.viewOf(part))));
    }
    this.drawAround();
  }

  /** Its reason is being typed, and the field would be there again: without what was typed, and without the keyboard of a phone. */
  private isTypingWhy(part: ShownPart): boolean {
    const why = this.whyOf(part);
    return why !== null && why === document.activeElement && part.answer === 'no' && this.editing !== keyOf(part);
  }
}
