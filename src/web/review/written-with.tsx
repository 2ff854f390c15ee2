// The prompts a draft was written with: how many, and on opening the instruction they amounted to.
import { ChevronDown, MessageSquareText } from 'lucide-react';
import { useId, useState } from 'react';
import type { TextPart } from '#domain/review/content.ts';
import type { DraftRecord } from '#domain/writing/draft-record.ts';
import { cn } from '#web/kit/cn.ts';
import type { ReviewSlots } from './review.slots.ts';

/** `2 prompts and one of its own`; null where no prompt led the draft. */
export function describeLed({ prompts, prompt }: Pick<DraftRecord, 'prompts' | 'prompt'>): string | null {
  const count = prompts.length === 0 ? [] : [prompts.length === 1 ? 'one prompt' : `${prompts.length} prompts`];
  const led = [...count, ...(prompt ? ['a prompt of its own'] : [])];
  return led.length === 0 ? null : led.join(' and ');
}

type WrittenWithProps = {
  productId: number;
  part: TextPart;
  draft: DraftRecord;
  instruction: ReviewSlots['instruction'];
};

export function WrittenWith({ productId, part, draft, instruction }: WrittenWithProps) {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const led = describeLed(draft);
  if (led === null) return null;
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
        className="-mx-1.5 flex items-start gap-2.5 rounded-md px-1.5 py-0.5 text-left text-ink-soft transition-colors duration-150 hover:bg-hover hover:text-ink touch:py-2.5"
      >
        <MessageSquareText aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-faint" />
        <span className="min-w-0">Written with {led}</span>
        <ChevronDown
          aria-hidden
          className={cn('mt-0.5 size-4 shrink-0 transition-transform duration-150', isOpen && 'rotate-180')}
        />
      </button>
      <div id={panelId} className="pl-6.5">
        {isOpen && instruction({ productId, part, draft })}
      </div>
    </div>
  );
}
