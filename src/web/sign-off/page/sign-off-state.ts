// What the page knows of the products of a sign-off: how each part stands, the parts that are shown, and what the server holds of those
// whose answer is on its way. Draws and sends nothing.
import type { OpenedSignOff, ShownPart, SignOffPartState } from '#domain/sign-off/sign-off-link.contract.ts';
import type { ListedProduct } from './draw-frame.ts';
import { countPartAnswers, countProgress, type Progress, stateOfProduct } from './progress.ts';

type PartId = { productId: number; part: string };
export const keyOf = ({ productId, part }: PartId): string => `${productId} ${part}`;

/** Parts that an answer is asked for. */
const isOpen = ({ answer, isGone }: ShownPart) => answer === null && !isGone;

export class SignOffState {
  private readonly products: OpenedSignOff['products'];
  private readonly states: Map<string, SignOffPartState>;
  private readonly shown = new Map<number, ShownPart[]>();
  private readonly held = new Map<string, ShownPart>();
  private known: number;

  constructor({ products, parts, revision }: OpenedSignOff) {
    this.products = products;
    this.states = new Map(parts.map((part) => [keyOf(part), part]));
    this.known = revision;
  }

  /** The last revision of the answers that is known. */
  get revision(): number {
    return this.known;
  }

  /** The parts of a product as they are shown; undefined before they were read. */
  shownOf(productId: number): readonly ShownPart[] | undefined {
    return this.shown.get(productId);
  }

  openOf(productId: number): ShownPart[] {
    return (this.shown.get(productId) ?? []).filter(isOpen);
  }

  /** The first product with a part without an answer; the first of all where there is none. */
  firstOpen(): number {
    const isOpen = ({ id }: { id: number }) => ['open', 'some'].includes(stateOfProduct(this.statesOf(id)));
    return Math.max(0, this.products.findIndex(isOpen));
  }

  progress(): Progress {
    return countProgress([...this.states.values()]);
  }

  listed(): ListedProduct[] {
    return this.products.map(({ id, title, picture }) => {
      const own = this.statesOf(id);
      const answered = own.filter(({ answer }) => answer !== null).length;
      return { id, title, picture, state: stateOfProduct(own), answered, parts: own.length, by: countPartAnswers(own) };
    });
  }

  /** What was read of a product. */
  show(productId: number, parts: readonly ShownPart[]): void {
    this.shown.set(productId, [...parts]);
    for (const part of parts) this.states.set(keyOf(part), part);
  }

  /** Puts a part in place of what is known of it. A product that is being read again is not shown before that. */
  put(part: ShownPart): void {
    const all = this.shown.get(part.productId);
    if (all)
      this.shown.set(
        part.productId,
        all.map((each) => (each.part === part.part ? part : each)),
      );
    this.states.set(keyOf(part), part);
  }

  /** Keeps a part as the server holds it, from the first answer on. */
  hold(part: ShownPart): void {
    if (!this.held.has(keyOf(part))) this.held.set(keyOf(part), part);
  }

  /** The server has another one, while a further answer is on its way. */
  holdAgain(part: ShownPart): void {
    this.held.set(keyOf(part), part);
  }

  /** No answer of the part is on its way any more; what the server held, null for nothing. */
  release(part: PartId): ShownPart | null {
    const held = this.held.get(keyOf(part)) ?? null;
    this.held.delete(keyOf(part));
    return held;
  }

  /**
   * Takes in what another page answered meanwhile; the last answer counts. `own` is the part whose answer brought the news. Answers the
   * parts that are shown otherwise now; a product whose text changed is shown no more until it is read again.
   */
  note(revision: number, parts: readonly SignOffPartState[], own: PartId | null): ShownPart[] {
    this.known = Math.max(this.known, revision);
    const others: ShownPart[] = [];
    for (const part of parts) {
      if (own && keyOf(own) === keyOf(part)) continue;
      const before = this.states.get(keyOf(part));
      this.states.set(keyOf(part), part);
      const held = this.held.get(keyOf(part));
      if (held) this.held.set(keyOf(part), { ...held, ...part });
      const isOther =
        before?.answer !== part.answer || before.isChanged !== part.isChanged || before.isSent !== part.isSent;
      const shown = this.shown.get(part.productId)?.find((each) => each.part === part.part);
      if (!shown || !isOther) continue;
      if (part.isChanged) this.shown.delete(part.productId);
      else others.push({ ...shown, ...part });
    }
    return others;
  }

  private statesOf(productId: number): SignOffPartState[] {
    return [...this.states.values()].filter((part) => part.productId === productId);
  }
}
