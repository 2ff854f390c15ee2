// One conversation about a product: what was said, what is under way, and what stands in its fields. Pure.

import { escapeMarkdown } from '#domain/assistant/answers/markdown-text.ts';
import { type ChatMessage, chatLimits } from '#domain/assistant/chat.contract.ts';
import { drawOne } from '#domain/assistant/helper-timing.ts';
import type { Proposal } from '#domain/assistant/proposal.contract.ts';
import type { TextPart } from '#domain/parts/parts.ts';
import type { Failure } from '#web/kit/failure-text.tsx';

export type TextType = TextPart;
/** `gone`: it cannot be used any more, and `text` says why. */
export type ProposalState =
  | { kind: 'open'; error: Failure | null }
  | { kind: 'storing' }
  | { kind: 'used' }
  | { kind: 'discarded' }
  | { kind: 'gone'; text: string; isAskedAgain: boolean };
/** `isFailed`: of an optimisation that failed; it goes when the same is tried again. */
type TextEntry = { id: number; role: 'user' | 'assistant'; text: string; isFailed?: true };
type ProposalEntry = { id: number; role: 'proposal'; proposal: Proposal; state: ProposalState };
export type Entry = TextEntry | ProposalEntry;
export type Fields = { question: string; contentType: TextType | ''; prompt: string; keywords: string };

export type Conversation = {
  /** Which of the persona's greetings stands first. */
  greeting: number;
  entries: Entry[];
  nextId: number;
  /** Entries from this id on came while nobody looked. */
  unseenFrom: number;
  phase: 'idle' | 'waiting' | 'streaming';
  /** The text a draft is being written of. */
  writing: TextType | null;
  /** `canRetry`: the last question can be sent again. */
  error: (Failure & { canRetry: boolean }) | null;
  fields: Fields;
};

export const emptyFields: Fields = { question: '', contentType: '', prompt: '', keywords: '' };

export function startConversation(random: () => number): Conversation {
  return {
    greeting: drawOne([0, 1, 2], random),
    entries: [],
    nextId: 1,
    unseenFrom: 1,
    phase: 'idle',
    writing: null,
    error: null,
    fields: emptyFields,
  };
}

export type ChatEvent =
  | { type: 'filled'; fields: Partial<Fields> }
  | { type: 'asked'; question: string }
  | { type: 'askedAgain' }
  | { type: 'received'; text: string }
  | { type: 'writing'; part: TextType }
  | { type: 'proposed'; proposal: Proposal }
  /** `id` is the proposal's own: a conversation started again counts its entries from the start. */
  | { type: 'decided'; id: string; state: ProposalState }
  | { type: 'answered' }
  | ({ type: 'failed' } & Failure)
  | { type: 'stopped' }
  | { type: 'optimizing'; contentType: TextType; prompt: string }
  | { type: 'optimized'; contentType: TextType }
  | ({ type: 'optimizeFailed'; prompt: string } & Failure)
  | { type: 'optimizeUnchanged'; text: string; prompt: string }
  | { type: 'optimizeStopped'; contentType: TextType; hasChanged: boolean; prompt: string }
  | { type: 'rolledBack' }
  /** All there is has been looked at. */
  | { type: 'seen' };

export const rolledBackText =
  'I have rolled back to the previous version. You can check the result in the product view.';

const stopped = '*Stopped.*';

function add(now: Conversation, role: TextEntry['role'], text: string): Conversation {
  return { ...now, entries: [...now.entries, { id: now.nextId, role, text }], nextId: now.nextId + 1 };
}

export function reduceChat(now: Conversation, event: ChatEvent): Conversation {
  switch (event.type) {
    case 'filled':
      return { ...now, fields: { ...now.fields, ...event.fields } };
    case 'asked':
      return {
        ...add(now, 'user', event.question),
        phase: 'waiting',
        error: null,
        // A question asked again is not the one that is being typed.
        fields: now.fields.question.trim() === event.question ? { ...now.fields, question: '' } : now.fields,
      };
    case 'askedAgain':
      // A half answer goes; the question stays where it was.
      return { ...now, entries: untilLastQuestion(now.entries), phase: 'waiting', error: null };
    case 'received': {
      const last = now.entries.at(-1);
      if (now.phase !== 'streaming' || last?.role !== 'assistant') {
        return { ...add(now, 'assistant', event.text), phase: 'streaming', writing: null };
      }
      const grown = { ...last, text: last.text + event.text };
      return { ...now, entries: [...now.entries.slice(0, -1), grown], writing: null };
    }
    case 'writing':
      return { ...now, phase: 'streaming', writing: event.part };
    case 'proposed': {
      const { proposal } = event;
      const entry: ProposalEntry = { id: now.nextId, role: 'proposal', proposal, state: { kind: 'open', error: null } };
      return { ...now, entries: [...now.entries, entry], nextId: now.nextId + 1, phase: 'streaming', writing: null };
    }
    case 'decided':
      return {
        ...now,
        entries: now.entries.map((entry) =>
          entry.role === 'proposal' && entry.proposal.id === event.id ? { ...entry, state: event.state } : entry,
        ),
      };
    case 'answered':
      return { ...now, phase: 'idle', writing: null };
    case 'failed':
      return {
        ...now,
        phase: 'idle',
        writing: null,
        error: { text: event.text, detail: event.detail, canRetry: true },
      };
    case 'stopped':
      return {
        ...add(now, 'assistant', now.writing ? `${stopped} Nothing was changed.` : stopped),
        phase: 'idle',
        writing: null,
      };
    case 'optimizing': {
      const { contentType, prompt } = event;
      const asks = `Please optimize the ${contentType} with this prompt: ${prompt}`;
      const asked = add(withoutFailed(now, asks), 'user', asks);
      const reply = add(asked, 'assistant', `I'll optimize the ${contentType} using your prompt. ${processing}`);
      return { ...reply, error: null, fields: { ...reply.fields, prompt: '' } };
    }
    case 'optimized': {
      const word = event.contentType === 'bullets' ? 'they need' : 'it needs';
      return endProcessing(now, `Done: ${word} your review.`);
    }
    case 'optimizeFailed': {
      const ended = endProcessing(now, 'That failed.', { isFailed: true });
      return { ...giveBack(ended, event.prompt), error: { text: event.text, detail: event.detail, canRetry: false } };
    }
    case 'optimizeUnchanged':
      return giveBack(endProcessing(now, escapeMarkdown(event.text)), event.prompt);
    case 'optimizeStopped': {
      const reply = event.hasChanged
        ? `The ${event.contentType} changed in the meantime. Check its card.`
        : `The ${event.contentType} ${event.contentType === 'bullets' ? 'were' : 'was'} not changed.`;
      return giveBack(endProcessing(now, `${stopped} ${reply}`), event.prompt);
    }
    case 'rolledBack':
      return add(now, 'assistant', rolledBackText);
    case 'seen':
      return now.unseenFrom === now.nextId ? now : { ...now, unseenFrom: now.nextId };
  }
}

const processing = 'Processing...';

/** Says how an optimisation ended, in the place of *Processing...*. */
function endProcessing(now: Conversation, reply: string, mark: Pick<TextEntry, 'isFailed'> = {}): Conversation {
  const at = now.entries.findLastIndex(
    (entry) =>
      entry.role === 'assistant' && entry.text.startsWith("I'll optimize the ") && entry.text.endsWith(processing),
  );
  return {
    ...now,
    entries: now.entries.map((entry, index) => {
      if (entry.role === 'proposal' || (index !== at && index !== at - 1)) return entry;
      return { ...entry, ...mark, ...(index === at ? { text: entry.text.replace(processing, reply) } : {}) };
    }),
  };
}

/** Without the same wish that just failed: trying it again is one turn of the conversation. */
function withoutFailed(now: Conversation, asks: string): Conversation {
  const [asked, reply] = now.entries.slice(-2);
  const isSame = asked?.role === 'user' && asked.isFailed && asked.text === asks && reply?.role === 'assistant';
  return isSame ? { ...now, entries: now.entries.slice(0, -2) } : now;
}

/** The prompt stands in its field again, unless another one was started meanwhile. */
function giveBack(now: Conversation, prompt: string): Conversation {
  return now.fields.prompt === '' ? { ...now, fields: { ...now.fields, prompt } } : now;
}

function untilLastQuestion(entries: readonly Entry[]): Entry[] {
  return entries.slice(0, entries.findLastIndex(({ role }) => role === 'user') + 1);
}

/** What was asked for when this draft was proposed. */
export function questionBehind(entries: readonly Entry[], proposalId: string): string | null {
  const at = entries.findIndex((entry) => entry.role === 'proposal' && entry.proposal.id === proposalId);
  const asked = entries.slice(0, Math.max(0, at)).findLast(({ role }) => role === 'user');
  return asked?.role === 'user' ? asked.text : null;
}

/** Messages and drafts of the assistant that came while nobody looked, those still being written left out. */
export function countUnread({ entries, unseenFrom, phase }: Conversation): number {
  const complete = phase === 'streaming' ? entries.slice(0, -1) : entries;
  return complete.filter(({ id, role }) => role !== 'user' && id >= unseenFrom).length;
}

/** What is sent: everything said up to the last question, as much of it as the contract takes. Greetings and drafts are not part of it. */
export function messagesOf(entries: readonly Entry[]): ChatMessage[] {
  return untilLastQuestion(entries)
    .filter((entry) => entry.role !== 'proposal')
    .slice(-chatLimits.messages)
    .map(({ role, text }) => ({ role, content: text.slice(0, chatLimits.messageChars) }));
}

/** Keywords of a comma-separated text, trimmed, each once. */
export function readKeywords(text: string): string[] {
  return [...new Set(text.split(',').map((word) => word.trim()))].filter((word) => word !== '');
}
