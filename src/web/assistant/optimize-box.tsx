// Optimize Content: one text of the product, written again by the user's own prompt.
import { Sparkles } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { issueOrder, isTextPart, partTable } from '#domain/parts/parts.ts';
import { followedWishes } from '#domain/writing/unmet-wish.ts';
import { Button } from '#web/kit/button.tsx';
import { Input, Textarea } from '#web/kit/form/field.tsx';
import { Select } from '#web/kit/form/select.tsx';
import type { Fields } from './chat.reducer.ts';

const types = issueOrder.filter(isTextPart).map((value) => ({ value, label: partTable[value].label }));

type OptimizeBoxProps = {
  fields: Fields;
  isOptimizing: boolean;
  stop: ReactNode;
  onFill: (fields: Partial<Fields>) => void;
  onApply: () => void;
};

export function OptimizeBox({ fields, isOptimizing, stop, onFill, onApply }: OptimizeBoxProps) {
  const id = useId();
  const { contentType, prompt, keywords } = fields;
  return (
    <section
      aria-labelledby={`${id}-title`}
      // Stop goes when it is pressed: the focus stays here.
      tabIndex={-1}
      className="space-y-2 border-line border-t px-4 pt-2.5 pb-3 focus-visible:-outline-offset-2"
    >
      <h3 id={`${id}-title`} className="font-medium text-[0.8125rem]">
        Optimize Content
      </h3>
      <Select
        label="Content to optimize"
        placeholder="Select content to optimize"
        value={contentType}
        options={types}
        onValueChange={(value) => onFill({ contentType: types.find((type) => type.value === value)?.value ?? '' })}
        className="w-full"
      />
      <Textarea
        rows={2}
        aria-label="Optimization prompt"
        placeholder="Enter optimization prompt (e.g., Make it more persuasive and add benefits)"
        maxLength={2_000}
        value={prompt}
        onChange={(event) => onFill({ prompt: event.target.value })}
        aria-describedby={`${id}-hint`}
        className="resize-none!"
      />
      <p id={`${id}-hint`} className="text-ink-soft text-xs">
        {followedWishes}
      </p>
      <div className="flex flex-wrap gap-2">
        <Input
          aria-label="Keywords, separated by commas (optional)"
          placeholder="Keywords (a, b)"
          maxLength={1_000}
          value={keywords}
          onChange={(event) => onFill({ keywords: event.target.value })}
          className="min-w-0 flex-1"
        />
        <Button
          variant="soft"
          busy={isOptimizing}
          disabledReason={explainDisabled(fields, isOptimizing)}
          onClick={onApply}
        >
          {!isOptimizing && <Sparkles aria-hidden />}
          {isOptimizing ? 'Optimizing...' : 'Apply Optimization'}
        </Button>
        {stop}
      </div>
    </section>
  );
}

/** Why it cannot be applied now; undefined when it can. */
function explainDisabled({ contentType, prompt }: Fields, isOptimizing: boolean): string | undefined {
  if (isOptimizing) return 'An optimization is running.';
  if (contentType === '') return 'Select the content to optimize first.';
  return prompt.trim() === '' ? 'Enter a prompt first.' : undefined;
}
