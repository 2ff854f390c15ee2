// The breaches of the voice in a part: marked in its text and listed below it, each with its fix.
import { useMemo } from 'react';
import type { TextPart } from '#domain/parts/parts.ts';
import { partTable } from '#domain/parts/parts.ts';
import type { VoiceCheck } from '#domain/voice/check-voice.ts';
import { checkPartVoice, findVoiceBreaches, fixVoiceBreaches } from '#domain/voice/voice-findings.ts';
import type { VoiceMark } from '#domain/voice/voice-marks.ts';
import { VoiceFindings } from '#web/shared/voice/voice-findings.tsx';
import type { TextValue } from '../parts/edits.reducer.ts';

const none: readonly VoiceMark[] = [];

export function useVoiceMarks(check: VoiceCheck | null, value: TextValue): readonly VoiceMark[] {
  return useMemo(() => (check ? checkPartVoice(check, value) : none), [check, value]);
}

type PartVoiceProps = {
  part: TextPart;
  /** The text the marks stand in. */
  value: TextValue;
  marks: readonly VoiceMark[];
  check: VoiceCheck | null;
  /** The text as it is now, where it may have gone on. */
  present?: TextValue;
  onFixed: (value: TextValue) => void;
};

export function PartVoice({ part, value, marks, check, present = value, onFixed }: PartVoiceProps) {
  const findings = useMemo(() => findVoiceBreaches(value, marks), [value, marks]);
  if (!check) return null;
  return (
    <VoiceFindings
      label={partTable[part].label}
      findings={findings}
      onFix={(finding) => onFixed(fixVoiceBreaches(check, present, finding))}
    />
  );
}
