// What a check of the voice finds in a part, as a reviewer reads it: each breach once, with how often it stands there and its fix.
// Apart from the check: its tables come to a screen only where a voice holds.
import type { VoiceCheck } from './check-voice.ts';
import type { VoiceMark, VoiceMarkKind } from './voice-marks.ts';

type Content = string | readonly string[];

/** A warning about a part: it never keeps it from being approved. */
export type VoiceFinding = {
  key: string;
  kind: VoiceMarkKind;
  severity: 'warn';
  /** The words as the text first has them. */
  written: string;
  message: string;
  /** What to write in their place; absent if only a person can decide. */
  suggestion?: string;
  count: number;
};

/** Where a whole part breaks the voice; marks of bullets carry their place in the list. */
export function checkPartVoice(check: VoiceCheck, content: string | readonly string[]): VoiceMark[] {
  if (typeof content === 'string') return check(content);
  return content.flatMap((bullet, item) => check(bullet).map((mark) => ({ ...mark, item })));
}

/** A text with its marks' suggestions in their places; what has none stays. */
export function applySuggestions(text: string, marks: readonly VoiceMark[]): string {
  let written = '';
  let at = 0;
  for (const { start, end, suggestion } of marks) {
    if (suggestion === undefined) continue;
    written += text.slice(at, start) + suggestion;
    at = end;
  }
  return written + text.slice(at);
}

const itemOf = (content: Content, item = 0): string => (typeof content === 'string' ? content : (content[item] ?? ''));

const keyOf = (mark: VoiceMark, written: string): string => `${mark.kind} ${mark.message} ${written}`;

/** The breaches of a part, each wording once, in the order of the text. `marks` are those of this very content. */
export function findVoiceBreaches(content: Content, marks: readonly VoiceMark[]): VoiceFinding[] {
  const findings = new Map<string, VoiceFinding>();
  for (const mark of marks) {
    const { kind, severity, message, suggestion } = mark;
    const written = itemOf(content, mark.item).slice(mark.start, mark.end);
    const key = keyOf(mark, written);
    const count = (findings.get(key)?.count ?? 0) + 1;
    findings.set(key, {
      key,
      kind,
      severity,
      written,
      message,
      count,
      ...(suggestion === undefined ? {} : { suggestion }),
    });
  }
  return [...findings.values()];
}

/** The content with its breaches fixed: those of a finding, or all that have a fix. */
export function fixVoiceBreaches<Of extends string | string[]>(check: VoiceCheck, content: Of, only?: VoiceFinding): Of;
export function fixVoiceBreaches(
  check: VoiceCheck,
  content: string | string[],
  only?: VoiceFinding,
): string | string[] {
  const fix = (text: string): string => {
    const marks = checkPartVoice(check, text);
    const meant = only ? marks.filter((mark) => keyOf(mark, text.slice(mark.start, mark.end)) === only.key) : marks;
    return applySuggestions(text, meant);
  };
  return typeof content === 'string' ? fix(content) : content.map(fix);
}
