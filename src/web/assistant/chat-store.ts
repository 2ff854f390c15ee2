// The conversations of this visit, one for each product. They live outside of the screen: leaving it loses nothing.
import { useSyncExternalStore } from 'react';
import { explainError } from '#web/client/api-error.ts';
import { announce } from '#web/kit/live-region.tsx';
import {
  type ChatEvent,
  type Conversation,
  type Fields,
  messagesOf,
  reduceChat,
  rolledBackText,
  startConversation,
  type TextType,
} from './chat.reducer.ts';
import { currentPersona } from './persona-store.ts';
import { streamChat } from './stream-chat.ts';

const conversations = new Map<number, Conversation>();
const work = new Map<number, AbortController>();
const listeners = new Set<() => void>();

function conversationOf(productId: number): Conversation {
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

function tell(productId: number, event: ChatEvent): void {
  store(productId, reduceChat(conversationOf(productId), event));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useConversation(productId: number): Conversation {
  return useSyncExternalStore(subscribe, () => conversationOf(productId));
}

export function fillFields(productId: number, fields: Partial<Fields>): void {
  tell(productId, { type: 'filled', fields });
}

/** Sends the question in the field; nothing happens while it is blank or a reply is pending. */
export function sendQuestion(productId: number): void {
  const { fields, phase } = conversationOf(productId);
  const question = fields.question.trim();
  if (question === '' || phase !== 'idle') return;
  tell(productId, { type: 'asked', question });
  void receiveAnswer(productId);
}

/** Sends the last question again after a failure. */
export function retryQuestion(productId: number): void {
  const { error, phase } = conversationOf(productId);
  if (!error?.canRetry || phase !== 'idle') return;
  tell(productId, { type: 'askedAgain' });
  void receiveAnswer(productId);
}

async function receiveAnswer(productId: number): Promise<void> {
  const own = new AbortController();
  work.set(productId, own);
  const question = { messages: messagesOf(conversationOf(productId).entries), persona: currentPersona().type };
  try {
    for await (const text of streamChat(productId, question, own.signal)) {
      if (own.signal.aborted) return;
      tell(productId, { type: 'received', text });
    }
    tell(productId, { type: 'answered' });
    announce(`${currentPersona().name} has answered`);
  } catch (error) {
    // Who stopped it, or began anew, knows.
    if (own.signal.aborted) return;
    tell(productId, { type: 'failed', text: explainError(error) });
  } finally {
    if (work.get(productId) === own) work.delete(productId);
  }
}

export function stopAnswer(productId: number): void {
  work.get(productId)?.abort();
  if (conversationOf(productId).phase !== 'idle') tell(productId, { type: 'stopped' });
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
  optimize: () => Promise<void>,
): Promise<void> {
  tell(productId, { type: 'optimizing', ...input });
  const begun = conversationOf(productId);
  try {
    await optimize();
  } catch {
    // The toast of the screen has told the cause; a conversation begun anew meanwhile is left alone.
    if (conversationOf(productId).nextId < begun.nextId) return;
    const text = 'Could not optimize content. Please try again or check API connectivity.';
    tell(productId, { type: 'optimizeFailed', text, prompt: input.prompt });
  }
}

/** After *Rollback to this version* the assistant says so. */
export function noteRolledBack(productId: number): void {
  tell(productId, { type: 'rolledBack' });
  announce(rolledBackText);
}
