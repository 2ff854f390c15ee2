// What the console is specified to hear of a failure: said, and so no longer a stray message.
import { expect, vi } from 'vitest';

export function expectWarned(words: string): void {
  const { calls } = vi.mocked(console.warn).mock;
  expect(calls.map(([first]) => first)).toEqual([words]);
  vi.mocked(console.warn).mockClear();
}
