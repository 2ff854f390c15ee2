// The checker of one product: asks a thread, and remembers what it answered. Loaded when the screen is drawn and idle.
import type { SourceProduct } from '#domain/catalogue/product.ts';
import type { PlacedClaim } from '#domain/claims/checked-claim.ts';
import type { CandidateFiles, FileVerdict } from '#domain/writing/images/check-files.ts';
import type { TextValue } from '../parts/edits.reducer.ts';
import type { CheckAnswer, CheckRequest, ListingBenchmark, OpenedProduct, ShownListing } from './check-answers.ts';

type Found = readonly PlacedClaim[];

export type Checker = {
  /** The claims of a part, the same list for the same text; null where they are not known yet: they are asked for, and `onNews` says so. */
  check: (value: TextValue) => Found | null;
  /** The claims of a text being typed; null where nobody wants them any more before its turn came. */
  ask: (value: TextValue, signal?: AbortSignal) => Promise<Found | null>;
  /** What the rules find of a listing; null without rules, and where nobody wants it any more. */
  evaluate: (listing: ShownListing, signal?: AbortSignal) => Promise<ListingBenchmark | null>;
  /** What they find of each file that could go out for one image; null as of a listing. */
  checkFiles: (asked: CandidateFiles, signal?: AbortSignal) => Promise<FileVerdict[] | null>;
};

/** The side of a worker that this module talks to. */
export type CheckThread = {
  send: (request: CheckRequest) => void;
  /** What is answered and what goes wrong, in the order of the requests. */
  listen: (onAnswer: (answer: CheckAnswer) => void, onFault: (fault: Error) => void) => void;
  end: () => void;
};

/** The worker of the last product, at rest: the next one starts without loading it again. */
let spare: Worker | null = null;

/** A thread of its own, so that no key waits for a check. */
export function startThread(): CheckThread {
  const worker = spare ?? new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' });
  spare = null;
  const ended = new AbortController();
  let unanswered = 0;
  let isBroken = false;
  return {
    send: (request) => {
      if (!('open' in request)) unanswered += 1;
      worker.postMessage(request);
    },
    listen: (onAnswer, onFault) => {
      const { signal } = ended;
      const hear = ({ data }: MessageEvent<CheckAnswer>) => {
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

type Answered = Exclude<CheckAnswer, { fault: string }>;
type Turn = { request: CheckRequest; settle: (answer: Answered | null) => void; fail: (fault: Error) => void };

type CheckerOptions = Omit<OpenedProduct, 'product'> & {
  product: SourceProduct;
  /** Claims that `check` did not know are known now. */
  onNews: () => void;
  onFault: (fault: Error) => void;
};

/** Requests take turns, one at a time; what nobody wants any more gives up its turn. */
export function openChecker(thread: CheckThread, { product, onNews, onFault, ...basis }: CheckerOptions): Checker {
  const known = new Map<string, Found>();
  const asked = new Set<string>();
  let turns: Turn[] = [];
  let current: Turn | null = null;
  let broken: Error | null = null;

  const goOn = () => {
    const next = current ? undefined : turns.shift();
    if (!next) return;
    current = next;
    thread.send(next.request);
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
    done?.settle(answer);
    goOn();
  }, breakOff);
  thread.send({ open: { ...basis, product: factsOf(product) } });

  const take = (request: CheckRequest, signal?: AbortSignal) =>
    new Promise<Answered | null>((settle, fail) => {
      if (broken) {
        fail(broken);
        return;
      }
      const turn = { request, settle, fail };
      turns.push(turn);
      signal?.addEventListener('abort', () => {
        turns = turns.filter((each) => each !== turn);
        if (current !== turn) settle(null);
      });
      goOn();
    });
  const ask = async (value: TextValue, signal?: AbortSignal): Promise<Found | null> => {
    const key = keyOf(value);
    const found = known.get(key);
    if (found) return found;
    const answer = await take({ check: value }, signal);
    if (!answer || !('claims' in answer)) return null;
    if (known.size >= remembered) known.clear();
    known.set(key, answer.claims);
    return answer.claims;
  };
  return {
    ask,
    check: (value) => {
      const key = keyOf(value);
      const found = known.get(key);
      if (found || broken || asked.has(key)) return found ?? null;
      asked.add(key);
      // A fault is reported by `onFault`.
      ask(value)
        .then(onNews, () => {})
        .finally(() => asked.delete(key));
      return null;
    },
    evaluate: async (listing, signal) => {
      const answer = await take({ evaluate: listing }, signal);
      return answer && 'benchmark' in answer ? answer.benchmark : null;
    },
    checkFiles: async (asked, signal) => {
      const answer = await take({ files: asked }, signal);
      return answer && 'files' in answer ? answer.files : null;
    },
  };
}

const keyOf = (value: TextValue) => (typeof value === 'string' ? `text ${value}` : `list ${JSON.stringify(value)}`);

/** Only what facts are read from goes to the thread: pictures and the review stay. */
function factsOf(product: SourceProduct): SourceProduct {
  const { sku, title, description, bullets, price, category, subcategory, brand, retailer, attributes } = product;
  const places = { category, subcategory, brand, retailer };
  return { sku, title, description, bullets, images: [], imageAlts: [], price, ...places, attributes };
}
