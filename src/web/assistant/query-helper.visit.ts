// The questions asked since the page was opened, newest first. They live no longer than the visit.
import { useSyncExternalStore } from 'react';

const kept = 8;
let questions: readonly string[] = [];
const listeners = new Set<() => void>();

/** Puts a question first; one asked before moves up. */
export function rememberQuestion(question: string): void {
  questions = [question, ...questions.filter((asked) => asked !== question)].slice(0, kept);
  for (const listener of listeners) listener();
}

export function askedQuestions(): readonly string[] {
  return questions;
}

export function useAskedQuestions(): readonly string[] {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, askedQuestions);
}
