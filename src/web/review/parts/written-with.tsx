// The prompts a draft was written with: how many, and on opening the instruction they amounted to.
import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import type { DraftRecord } from '#domain/history/draft-record.ts';
import type { TextPart } from '#domain/parts/parts.ts';
import { Disclosure } from '#web/kit/disclosure.tsx';
import type { ReviewSlots } from '../review.slots.ts';

/** `2 prompts and a custom prompt`; null where no prompt led the draft. */
export function describeLed({ prompts, prompt }: Pick<DraftRecord, 'prompts' | 'prompt'>): string | null {
  const count = prompts.length === 0 ? [] : [prompts.length === 1 ? 'one prompt' : `${prompts.length} prompts`];
  const led = [...count, ...(prompt ? ['a custom prompt'] : [])];
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
  const led = describeLed(draft);
  if (led === null) return null;
  return (
    <div>
      <Disclosure
        label={
          <>
            <MessageSquareText aria-hidden className="size-4 shrink-0 text-ink-faint" />
            <span className="min-w-0">Written with {led}</span>
          </>
        }
        isOpen={isOpen}
        onOpenChange={setOpen}
        className="gap-2.5 text-left"
        panelClassName="pl-6.5"
      >
        {() => instruction({ productId, part, draft })}
      </Disclosure>
    </div>
  );
}
