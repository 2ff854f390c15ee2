// The conversations of this visit, one for each product. They live outside of the screen: leaving it loses nothing.
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { discardProposal, type Proposal, proposalSchema, storeProposal } from '#domain/assistant/proposal.contract.ts';
import { optimizeFailed } from '#domain/writing/writing.contract.ts';
import { call } from '#web/client/api.ts';
import { ApiError, describeFailure } from '#web/client/api-error.ts';
import { queryClient, refreshProduct } from '#web/client/query-client.ts';
import { keys } from '#web/client/query-keys.ts';
import { announce } from '#web/kit/live-region.tsx';
import {
  type ChatEvent,
  type Conversation,
  type Fields,
  messagesOf,
  type ProposalState,
  questionBehind,
  reduceChat,
  rolledBackText,
  startConversation,
  type TextType,
} from './chat.reducer.ts';
import { currentPersona } from './persona-store.ts';
import { type ReplyEvent, streamChat } from './stream-chat.ts';

/** Why an optimisation stored nothing, as the product's screen says it. */
export type OptimizeUnstored =
  | { kind: 'stopped'; hasChanged: boolean }
  /** `proposal`: the draft that misses the wish, where a language model wrote one. */
  | { kind: 'unchanged'; text: string; proposal?: unknown };

const conversations = new Map<number, Conversation>();
const work = new Map<number, AbortController>();
const listeners = new Set<() => void>();

/** The conversation as it stands. */
export function conversationOf(productId: number): Conversation {
  const known = conversations.get(productId);
  if (known) return known;
  const fresh = startConversation(Math.random);
  conversations.set(productId, fresh);
  return fresh;
}

function store(productId: number, conversation: Conversation): void {
  conversations.set(productId, conversation);
  for (const listener of listeners) listener();
}

function dispatch(productId: number, event: ChatEvent): void {
  store(productId, reduceChat(conversationOf(productId), event));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useConversation(productId: number): Conversation {
  return useSyncExternalStore(subscribe, () => conversationOf(productId));
}

/** Somebody looks at the conversation as it is now. */
export function noteSeen(productId: number): void {
  const now = conversationOf(productId);
  const seen = reduceChat(now, { type: 'seen' });
  if (seen !== now) store(productId, seen);
}

export function fillFields(productId: number, fields: Partial<Fields>): void {
  dispatch(productId, { type: 'filled', fields });
}

/** Sends the question in the field; nothing happens while it is blank or a reply is pending. */
export function sendQuestion(productId: number): void {
  const { fields, phase } = conversationOf(productId);
  const question = fields.question.trim();
  if (question === '' || phase !== 'idle') return;
  dispatch(productId, { type: 'asked', question });
  void receiveAnswer(productId);
}

/** Sends the last question again after a failure. */
export function retryQuestion(productId: number): void {
  const { error, phase } = conversationOf(productId);
  if (!error?.canRetry || phase !== 'idle') return;
  dispatch(productId, { type: 'askedAgain' });
  void receiveAnswer(productId);
}

/** Asks again for a draft that can no longer be used. */
export function askAgainFor(productId: number, { id }: Proposal): void {
  const { entries, phase } = conversationOf(productId);
  const question = questionBehind(entries, id);
  const gone = entries.find((entry) => entry.role === 'proposal' && entry.proposal.id === id);
  if (question === null || phase !== 'idle' || gone?.role !== 'proposal' || gone.state.kind !== 'gone') return;
  dispatch(productId, { type: 'decided', id, state: { ...gone.state, isAskedAgain: true } });
  dispatch(productId, { type: 'asked', question });
  void receiveAnswer(productId);
}

async function receiveAnswer(productId: number): Promise<void> {
  const own = new AbortController();
  work.set(productId, own);
  const question = { messages: messagesOf(conversationOf(productId).entries), persona: currentPersona().type };
  try {
    for await (const event of streamChat(productId, question, own.signal)) {
      if (own.signal.aborted) return;
      dispatch(productId, heard(event));
    }
    dispatch(productId, { type: 'answered' });
    announce(`${currentPersona().name} has answered`);
  } catch (error) {
    // The person who stopped it, or started again, knows.
    if (own.signal.aborted) return;
    dispatch(productId, { type: 'failed', ...describeFailure(error) });
  } finally {
    if (work.get(productId) === own) work.delete(productId);
  }
}

function heard(event: ReplyEvent): ChatEvent {
  switch (event.type) {
    case 'text':
      return { type: 'received', text: event.text };
    case 'writing':
      return { type: 'writing', part: event.part };
    case 'proposal':
      return { type: 'proposed', proposal: event.proposal };
  }
}

/** Codes that say a draft cannot be used any more, however often one tries. */
const isOver = (error: unknown) =>
  error instanceof ApiError && ['NOT_FOUND', 'STALE_VERSION'].includes(error.problem?.code ?? '');

/** Stores a proposed draft: the server keeps it, the browser only names it. */
export async function storeDraft(productId: number, { id }: Proposal): Promise<void> {
  const decide = (state: ProposalState) => dispatch(productId, { type: 'decided', id, state });
  decide({ kind: 'storing' });
  try {
    const content = await call(storeProposal, { params: { id: String(productId), proposalId: id } });
    await queryClient.cancelQueries({ queryKey: keys.content(productId), exact: true });
    queryClient.setQueryData(keys.content(productId), content);
    decide({ kind: 'used' });
    announce('Draft used. It needs review.');
  } catch (error) {
    const failure = describeFailure(error);
    const { text } = failure;
    decide(isOver(error) ? { kind: 'gone', text, isAskedAgain: false } : { kind: 'open', error: failure });
    announce(text);
  }
  await refreshProduct(productId);
}

/** The draft goes from sight at once; the server forgets it, too, or lets it age. */
export function discardDraft(productId: number, { id }: Proposal): void {
  dispatch(productId, { type: 'decided', id, state: { kind: 'discarded' } });
  announce('Draft discarded');
  call(discardProposal, { params: { id: String(productId), proposalId: id } }).catch((error: unknown) =>
    console.warn('The server still keeps a discarded draft.', error),
  );
}

export function stopAnswer(productId: number): void {
  work.get(productId)?.abort();
  if (conversationOf(productId).phase !== 'idle') dispatch(productId, { type: 'stopped' });
}

/** New Conversation: inputs and error cleared, back to the greeting. */
export function startNew(productId: number): void {
  work.get(productId)?.abort();
  store(productId, startConversation(Math.random));
}

/** Runs an optimisation of the product screen as part of the conversation. */
export async function runOptimization(
  productId: number,
  input: { contentType: TextType; prompt: string },
  optimize: () => Promise<OptimizeUnstored | null>,
): Promise<void> {
  dispatch(productId, { type: 'optimizing', ...input });
  const asked = conversationOf(productId).entries.findLast(({ role }) => role === 'user');
  // A conversation started again meanwhile is left alone.
  const end = (event: ChatEvent) => {
    if (asked && conversationOf(productId).entries.includes(asked)) dispatch(productId, event);
  };
  try {
    const unstored = await optimize();
    if (unstored === null) end({ type: 'optimized', contentType: input.contentType });
    else if (unstored.kind === 'unchanged') {
      end({ type: 'optimizeUnchanged', text: unstored.text, prompt: input.prompt });
      const missed = z.safeParse(proposalSchema, unstored.proposal);
      if (missed.success) end({ type: 'proposed', proposal: missed.data });
      if (missed.success) end({ type: 'answered' });
    } else end({ type: 'optimizeStopped', ...input, hasChanged: unstored.hasChanged });
  } catch (error) {
    const failure = describeFailure(error);
    const text = error instanceof ApiError && error.problem ? failure.text : optimizeFailed;
    end({ type: 'optimizeFailed', ...failure, text, prompt: input.prompt });
  }
}

/** After *Rollback to this version* the assistant says so. */
export function noteRolledBack(productId: number): void {
  dispatch(productId, { type: 'rolledBack' });
  announce(rolledBackText);
}
