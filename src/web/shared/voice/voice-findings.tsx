// The breaches of the voice in a text, each with its fix. They are warnings: nothing waits for them.
import { SpellCheck2 } from 'lucide-react';
import { useState } from 'react';
import type { VoiceFinding } from '#domain/voice/voice-findings.ts';
import { Button } from '#web/kit/button.tsx';

type VoiceFindingsProps = {
  /** Names the text they are of. */
  label: string;
  findings: readonly VoiceFinding[];
  /** Fixes what a finding is about; without one, all that can be fixed. Absent where the text is only to be read. */
  onFix?: (finding?: VoiceFinding) => void;
};

const shownAtOnce = 4;

export function VoiceFindings({ label, findings, onFix }: VoiceFindingsProps) {
  const [areAllShown, showAll] = useState(false);
  if (findings.length === 0) return null;
  const mendable = findings.filter(({ suggestion }) => suggestion !== undefined);
  const shown = areAllShown ? findings : findings.slice(0, shownAtOnce);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div role="group" aria-label={`Voice of ${label}`} className="mt-2 text-[0.8125rem]">
      <div className="flex min-h-7 flex-wrap items-center gap-x-2">
        <SpellCheck2 aria-hidden className="size-3.5 shrink-0 text-warn-ink" />
        <span className="text-warn-ink">
          {findings.length === 1
            ? '1 phrase breaks the voice rules'
            : `${findings.length} phrases break the voice rules`}
        </span>
        {onFix && mendable.length > 1 && (
          <Button size="sm" variant="ghost" className="ml-auto" onClick={() => onFix()}>
            Fix {mendable.length === findings.length ? 'all' : mendable.length}
          </Button>
        )}
      </div>
      <ul className="space-y-0.5 pl-5.5">
        {shown.map((finding) => (
          <li key={finding.key} className="flex flex-wrap items-center justify-between gap-x-3">
            <span className="min-w-0 break-words py-0.5">
              <span className="font-medium">“{finding.written}”</span>
              {finding.count > 1 && <span className="text-ink-soft"> {finding.count} times</span>}
              <span className="text-ink-soft"> · {finding.message}</span>
            </span>
            {onFix && finding.suggestion !== undefined && (
              <Button size="sm" variant="ghost" onClick={() => onFix(finding)}>
                Write “{finding.suggestion}”<span className="sr-only"> instead of “{finding.written}”</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {findings.length > shown.length && (
        <Button size="sm" variant="ghost" className="ml-3" onClick={() => showAll(true)}>
          Show all {findings.length}
        </Button>
      )}
    </div>
  );
}
