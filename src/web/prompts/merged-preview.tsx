// The merged instruction line by line: where each comes from, who can follow it, and what gave way to a narrower prompt.
import type { InstructionLine } from '#domain/prompts/prompts.contract.ts';
import { describeOrigin } from '#domain/prompts/scopes.ts';
import { Badge } from '#web/kit/badge.tsx';
import { FollowerBadge } from './prompt-reading.tsx';

export function MergedPreview({ lines }: { lines: readonly InstructionLine[] }) {
  const unfollowed = lines.filter((line) => line.needsModel && !line.overriddenBy).length;
  return (
    <section aria-labelledby="merged-instruction" className="border-line border-t bg-sunken/50 px-5 py-4">
      <h3 id="merged-instruction" className="font-medium text-[0.8125rem]">
        Merged instruction
      </h3>
      <ol className="mt-2 space-y-2.5">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity beyond their place, and no state
          <li key={index} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
            <div className="min-w-0 flex-1 basis-64">
              {line.overriddenBy ? (
                <s className="break-words text-ink-faint">{line.text}</s>
              ) : (
                <p className="break-words">{line.text}</p>
              )}
              <p className="mt-0.5 break-words text-ink-soft text-xs">
                {[`From the ${describeOrigin(line)}.`, line.overriddenBy?.reason, ...line.exceptions]
                  .filter((sentence) => sentence !== undefined)
                  .join(' ')}
              </p>
            </div>
            {line.overriddenBy ? (
              <Badge tone="outline">Overridden</Badge>
            ) : (
              <FollowerBadge needsModel={line.needsModel} />
            )}
          </li>
        ))}
      </ol>
      {unfollowed > 0 && (
        <p className="mt-3 text-ink-soft text-xs">
          The built-in writer cannot follow {unfollowed === 1 ? 'one line' : `${unfollowed} lines`}: a language model is
          needed. The notes of each draft mention this.
        </p>
      )}
    </section>
  );
}
