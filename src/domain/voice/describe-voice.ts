// A voice as compact lines of an instruction to a language model.
import type { VoiceRules } from './voice.ts';

const list = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ');

const personLines = {
  you: 'Address the reader as “you”; do not speak as “we”.',
  we: 'Speak as “we” of the brand, and to the reader as “you”.',
  neutral: 'Neither address the reader nor speak as “we”.',
} as const;

/** One line a rule; nothing of what the voice leaves open. Its language is stated where the form of the text is. */
export function sayVoice({ tone, person, spelling, units, prefer, avoid, terms }: VoiceRules): string[] {
  const lines: string[] = [];
  if (tone) lines.push(`Tone: ${tone}`);
  if (person) lines.push(`Where you write English: ${personLines[person]}`);
  if (spelling) lines.push(`Spelling, where you write English: ${spelling === 'UK' ? 'British' : 'American'}.`);
  if (units) lines.push(`Units: ${units}, where the facts give them; never convert.`);
  for (const { use, insteadOf } of prefer) lines.push(`Say “${use}”, not ${list(insteadOf)}.`);
  if (avoid.length > 0) lines.push(`Avoid: ${list(avoid)}.`);
  for (const { term, forms } of terms)
    lines.push(forms.length > 0 ? `Write “${term}” exactly so, not ${list(forms)}.` : `Write “${term}” exactly so.`);
  return lines;
}
