// The claim checker of one product: asks a worker, and remembers what it answered. Loaded when the screen is drawn and idle.
import type { SourceProduct } from '#domain/catalogue/product.ts';
import type { PlacedClaim } from '#domain/claims/checked-claim.ts';
import type { FactSource } from '#domain/claims/claims.contract.ts';
import type { Judgement } from '#domain/claims/judgements.ts';
import type { TextValue } from '../parts/edits.reducer.ts';
import type { ClaimAnswer, ClaimRequest } from './claim-answers.ts';

type Found = readonly PlacedClaim[];

export type Checker = {
  /** The claims of a part, the same list for the same text; null where they are not known yet: they are asked for, and `onNews` tells. */
  check: (value: TextValue) => Found | null;
  /** The claims of a text being typed; null where nobody wants them any more before its turn came. */
  ask: (value: TextValue, signal?: AbortSignal) => Promise<Found | null>;
};

/** The side of a worker that this module talks to. */
export type ClaimThread = {
  tell: (request: ClaimRequest) => void;
  /** What is answered and what goes wrong, in the order of the texts. */
  listen: (onAnswer: (answer: ClaimAnswer) => void, onFault: (fault: Error) => void) => void;
  end: () => void;
};

/** The worker of the last product, at rest: the next one begins without loading it again. */
let spare: Worker | null = null;

/** A thread of its own, so that no key waits for a check. */
export function startThread(): ClaimThread {
  const worker = spare ?? new Worker(new URL('./claim-check.worker.ts', import.meta.url), { type: 'module' });
  spare = null;
  const ended = new AbortController();
  let unanswered = 0;
  let isBroken = false;
  return {
    tell: (request) => {
      if ('check' in request) unanswered += 1;
      worker.postMessage(request);
    },
    listen: (onAnswer, onFault) => {
      const { signal } = ended;
      const hear = ({ data }: MessageEvent<ClaimAnswer>) => {
        unanswered -= 1;
        onAnswer(data);
      };
      const fail = ({ message }: ErrorEvent) => {
        isBroken = true;
        onFault(new Error(message || 'The worker did not start.'));
      };
      worker.addEventListener('message', hear, { signal });
      worker.addEventListener('error', fail, { signal });
    },
    end: () => {
      if (ended.signal.aborted) return;
      ended.abort();
      // One that still checks would answer the next product with this one's claims.
      if (spare || isBroken || unanswered > 0) worker.terminate();
      else spare = worker;
    },
  };
}

/** Texts whose claims are remembered; typing makes a new one with every pause. */
const remembered = 200;

type Turn = { value: TextValue; settle: (found: Found | null) => void; fail: (fault: Error) => void };

type Given = {
  product: SourceProduct;
  sources: readonly FactSource[];
  /** What was decided of statements that rules alone could not decide. */
  judgements: readonly Judgement[];
  /** Claims that `check` could not tell are known now. */
  onNews: () => void;
  onFault: (fault: Error) => void;
};

/** Texts take turns, one at a time; what is typed on meanwhile gives up its turn. */
export function openChecker(thread: ClaimThread, { product, sources, judgements, onNews, onFault }: Given): Checker {
  const known = new Map<string, Found>();
  const asked = new Set<string>();
  let turns: Turn[] = [];
  let current: Turn | null = null;
  let broken: Error | null = null;

  const goOn = () => {
    const next = current ? undefined : turns.shift();
    if (!next) return;
    current = next;
    thread.tell({ check: next.value });
  };
  const breakOff = (fault: Error) => {
    broken = fault;
    for (const turn of [...(current ? [current] : []), ...turns]) turn.fail(fault);
    current = null;
    turns = [];
    onFault(fault);
  };
  thread.listen((answer) => {
    if ('fault' in answer) {
      breakOff(new Error(answer.fault));
      return;
    }
    const done = current;
    current = null;
    if (done) {
      if (known.size >= remembered) known.clear();
      known.set(keyOf(done.value), answer.claims);
      done.settle(answer.claims);
    }
    goOn();
  }, breakOff);
  thread.tell({ open: { product: factsOf(product), sources: sources.map(({ text }) => text), judgements } });

  const take = (value: TextValue, signal?: AbortSignal) =>
    new Promise<Found | null>((settle, fail) => {
      if (broken) {
        fail(broken);
        return;
      }
      const turn = { value, settle, fail };
      turns.push(turn);
      signal?.addEventListener('abort', () => {
        turns = turns.filter((each) => each !== turn);
        if (current !== turn) settle(null);
      });
      goOn();
    });
  return {
    check: (value) => {
      const key = keyOf(value);
      const found = known.get(key);
      if (found || broken || asked.has(key)) return found ?? null;
      asked.add(key);
      // A fault is told by `onFault`.
      take(value)
        .then(onNews, () => {})
        .finally(() => asked.delete(key));
      return null;
    },
    ask: (value, signal) => {
      const found = known.get(keyOf(value));
      return found ? Promise.resolve(found) : take(value, signal);
    },
  };
}

const keyOf = (value: TextValue) => (typeof value === 'string' ? `text ${value}` : `list ${JSON.stringify(value)}`);

/** Only what facts are read from goes to the worker: pictures and the review stay. */
function factsOf(product: SourceProduct): SourceProduct {
  const { sku, title, description, bullets, price, category, subcategory, brand, retailer, attributes } = product;
  return { sku, title, description, bullets, images: [], price, category, subcategory, brand, retailer, attributes };
}
