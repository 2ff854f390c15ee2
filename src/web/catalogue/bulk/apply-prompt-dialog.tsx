// The question before a prompt is applied to many products once: a saved prompt or a typed one, which parts, and what it costs.
import { type ReactNode, useState } from 'react';
import { type Part, type TextPart, textParts } from '#domain/parts/parts.ts';
import type { SkipReason } from '#domain/runs/skip-reasons.ts';
import { followedWishes } from '#domain/writing/unmet-wish.ts';
import { Field, Textarea } from '#web/kit/form/field.tsx';
import { focusSoon } from '#web/kit/form/focus-soon.ts';
import { PartBoxes } from '#web/shared/parts/part-boxes.tsx';
import { describeTaken } from '#web/shared/runs/describe-taken.ts';
import { RunEstimate } from '#web/shared/runs/run-estimate.tsx';
import { RunQuestion, type RunQuestionPlace } from '#web/shared/runs/run-question.tsx';
import { SkippedReasons } from '#web/shared/runs/skipped-reasons.tsx';
import { SavedPromptChoice } from './saved-prompt-choice.tsx';
import { SkipBoxes } from './skip-boxes.tsx';

type ApplyPromptDialogProps = RunQuestionPlace & {
  /** A prompt to start from, and the parts it is about. */
  startsWith?: string;
  onTexts?: readonly TextPart[];
  tabs?: ReactNode;
  /** The built-in writer could not follow it. */
  needsModel?: boolean;
};

const noModel = 'Connect a language model first, in Settings under API Integration';

export function ApplyPromptDialog(props: ApplyPromptDialogProps) {
  const { startsWith = '', onTexts = textParts, tabs, needsModel = false, ...place } = props;
  const [prompt, setPrompt] = useState(startsWith);
  const [parts, setParts] = useState<Part[]>([...onTexts]);
  const [take, setTake] = useState<SkipReason[]>([]);
  const missing = prompt.trim() === '' ? 'Enter a prompt' : parts.length === 0 ? 'Select at least one part' : undefined;
  return (
    <RunQuestion
      {...place}
      action="prompt"
      asked={missing ? null : { action: 'prompt', options: { prompt, parts, take } }}
      missing={missing}
      description="Writes new text with this prompt and the active prompts, ready for review. Replaced text stays in history."
      tryOn={5}
      refusal={(preview) => (needsModel && preview.model === null ? noModel : undefined)}
      outlook={(preview) =>
        needsModel && preview.model === null ? (
          <p>{noModel}. The built-in writer cannot follow this prompt.</p>
        ) : (
          <>
            <SkippedReasons skipped={preview.skipped} />
            <p className="text-[0.8125rem] text-ink-soft tabular-nums">{describeTaken('prompt', preview)}</p>
            <RunEstimate model={preview.model} />
          </>
        )
      }
    >
      {(preview) => (
        <>
          {tabs}
          <Field label="Prompt" hint={preview?.model ? 'For this run only.' : `For this run only. ${followedWishes}`}>
            {(control) => (
              <Textarea
                {...control}
                ref={focusSoon}
                rows={3}
                value={prompt}
                maxLength={2_000}
                onChange={({ target }) => setPrompt(target.value)}
              />
            )}
          </Field>
          <SavedPromptChoice onChoose={setPrompt} />
          <PartBoxes legend="Parts" offered={textParts} value={parts} onChange={setParts} />
          <SkipBoxes preview={preview} take={take} onChange={setTake} />
        </>
      )}
    </RunQuestion>
  );
}
