// Saves answers one after another. What cannot be saved now is kept and tried again; of one part only the last answer is sent.
import type { ContractReply } from '#domain/contract.ts';
import type { answerSignOff, SignOffAnswer } from '#domain/sign-off/sign-off-link.contract.ts';
import { type Refusal, send } from '#web/client/send.ts';

export type Given = {
  productId: number;
  part: 'title' | 'bullets' | 'description' | 'images';
  seen: string;
  answer: SignOffAnswer | null;
  text?: string;
  why?: string;
};

type Reply = ContractReply<typeof answerSignOff>;

type Hooks = {
  token: string;
  /** The last revision that is known. */
  revision: () => number;
  /** `isLast` is false where the part was answered again meanwhile. */
  onSaved: (given: Given, reply: Reply, isLast: boolean) => void;
  /** It is refused for good: another try would be, too. */
  onRefused: (given: Given, refusal: Refusal, isLast: boolean) => void;
  /** How many wait; `isStuck` where the last try failed. */
  onWaiting: (count: number, isStuck: boolean) => void;
};

export type AnswerSaver = {
  save: (given: Given) => void;
  /** Resolves once nothing waits. */
  settled: () => Promise<void>;
  waiting: () => number;
};

const firstWaitMs = 1_000;
const longestWaitMs = 30_000;

/** What is worth another try: no answer, too many calls, a fault of the server. */
const isPassing = ({ code }: Refusal) =>
  code === undefined || code === 'RATE_LIMITED' || code === 'INTERNAL' || code === 'UNAVAILABLE';

export function createAnswerSaver({ token, revision, onSaved, onRefused, onWaiting }: Hooks): AnswerSaver {
  const waiting = new Map<string, Given>();
  let idle = Promise.resolve();
  let isRunning = false;

  async function run(): Promise<void> {
    let waitMs = firstWaitMs;
    for (let next = first(); next; next = first()) {
      const [key, given] = next;
      const outcome = await send<typeof answerSignOff>('POST', '/api/sign-offs/link/answer', {
        ...{ token, revision: revision() },
        ...given,
      });
      if (!outcome.isDone && isPassing(outcome.refusal)) {
        onWaiting(waiting.size, true);
        await new Promise((done) => setTimeout(done, (outcome.refusal.retryAfterSeconds ?? 0) * 1_000 || waitMs));
        waitMs = Math.min(longestWaitMs, waitMs * 2);
        continue;
      }
      waitMs = firstWaitMs;
      const isLast = waiting.get(key) === given;
      if (isLast) waiting.delete(key);
      if (!outcome.isDone) onRefused(given, outcome.refusal, isLast);
      else onSaved(given, outcome.reply, isLast);
      onWaiting(waiting.size, false);
    }
    isRunning = false;
  }

  const first = (): [string, Given] | undefined => waiting.entries().next().value;

  return {
    save: (given) => {
      const key = `${given.productId} ${given.part}`;
      waiting.delete(key);
      waiting.set(key, given);
      onWaiting(waiting.size, false);
      if (isRunning) return;
      isRunning = true;
      idle = run();
    },
    settled: () => idle,
    waiting: () => waiting.size,
  };
}
