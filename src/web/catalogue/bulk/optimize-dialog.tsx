// The question before many products are optimized: which parts, what is skipped, keywords and what it costs.
import { useState } from 'react';
import { defaultKeywords } from '#domain/keywords/default-keywords.ts';
import { type Part, partNames } from '#domain/parts/parts.ts';
import type { RunPreview } from '#domain/runs/runs.contract.ts';
import type { SkipReason } from '#domain/runs/skip-reasons.ts';
import { Field, Input } from '#web/kit/form/field.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { PartBoxes } from '#web/shared/parts/part-boxes.tsx';
import { describeTaken } from '#web/shared/runs/describe-taken.ts';
import { RunEstimate } from '#web/shared/runs/run-estimate.tsx';
import { RunQuestion, type RunQuestionPlace } from '#web/shared/runs/run-question.tsx';
import { SkippedReasons } from '#web/shared/runs/skipped-reasons.tsx';
import { SkipBoxes } from './skip-boxes.tsx';

export function OptimizeDialog(place: RunQuestionPlace) {
  const [parts, setParts] = useState<Part[]>([...partNames]);
  const [take, setTake] = useState<SkipReason[]>([]);
  const [typed, setTyped] = useState<string | null>(null);
  const keywords = typed ?? defaultKeywords.join(', ');
  return (
    <RunQuestion
      {...place}
      action="generate"
      asked={parts.length > 0 ? { action: 'generate', options: { parts, take } } : null}
      missing="Select at least one part"
      toStart={({ action, options }, { withKeywords }) => ({
        action,
        // Unless they are edited, the default keywords are for products without keywords of their own.
        options: { ...options, keywords: typed === null && withKeywords > 0 ? null : readKeywords(keywords) },
      })}
      description="Writes new text for the selected parts, ready for review. Replaced text stays in history."
      tryOn={20}
      outlook={(preview) => (
        <>
          <SkippedReasons skipped={preview.skipped} />
          <p className="text-[0.8125rem] text-ink-soft tabular-nums">{describeTaken('generate', preview)}</p>
          <RunEstimate model={preview.model} />
        </>
      )}
    >
      {(preview) => (
        <>
          <PartBoxes legend="Parts" offered={partNames} value={parts} onChange={setParts} />
          <SkipBoxes preview={preview} take={take} onChange={setTake} />
          <Field
            label="Target keywords"
            hint={`Separated by commas. Keywords that a product’s facts do not support are skipped.${preview ? describeOwn(preview) : ''}`}
          >
            {(control) => (
              <Input
                {...control}
                value={keywords}
                maxLength={2_000}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
        </>
      )}
    </RunQuestion>
  );
}

/** Products with their own keywords are written with those, unless others are typed. */
function describeOwn({ withKeywords, total }: RunPreview): string {
  if (withKeywords === 0) return '';
  const those =
    withKeywords === total
      ? total === 1
        ? 'This product has its'
        : 'All of them have their'
      : `${formatNumber(withKeywords)} of ${formatNumber(total)} have their`;
  return ` ${those} own keywords. They are used unless you change the keywords here.`;
}

/** At most 50 keywords of 100 characters go along, each once. */
function readKeywords(text: string): string[] {
  const words = text.split(',').map((word) => word.trim().slice(0, 100));
  return [...new Set(words.filter((word) => word !== ''))].slice(0, 50);
}
