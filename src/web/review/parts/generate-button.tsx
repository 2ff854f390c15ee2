// Generates one part, with target keywords that can be changed first.
import { Sparkles } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { defaultKeywords } from '#domain/keywords/keyword.ts';
import type { Part } from '#domain/parts/parts.ts';
import { partTable } from '#domain/parts/parts.ts';
import { Button } from '#web/kit/button.tsx';
import { Field, Input } from '#web/kit/form/field.tsx';
import { Popover, PopoverClose } from '#web/kit/layers/popover.tsx';
import { readKeywords } from './keywords.ts';

type GenerateButtonProps = {
  part: Part;
  isStarted: boolean;
  isGenerating: boolean;
  onGenerate: (keywords: string[]) => void;
};

export function GenerateButton({ part, isStarted, isGenerating, onGenerate }: GenerateButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState<string>(defaultKeywords.join(', '));
  const label = partTable[part].label;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setOpen(false);
    onGenerate(readKeywords(text));
  };
  return (
    <Popover
      label={`Generate ${label}`}
      open={isOpen && !isGenerating}
      onOpenChange={setOpen}
      className="w-84"
      trigger={
        <Button variant="ghost" busy={isGenerating} className="-ml-2 touch:ml-0 touch:w-full">
          {!isGenerating && <Sparkles aria-hidden />}
          {isGenerating ? 'Generating...' : isStarted ? 'Generate again' : 'Generate'}
          <span className="sr-only"> {label}</span>
        </Button>
      }
    >
      <form onSubmit={submit} className="flex flex-col gap-3">
        <p className="font-semibold">Generate {label}</p>
        {part === 'images' ? (
          <p className="text-[0.8125rem] text-ink-soft">
            Puts the product's images in the best order. All wait for review again.
          </p>
        ) : (
          <Field
            label="Target keywords"
            hint="Separated by commas. A keyword the product's facts do not support is left out."
          >
            {(control) => <Input {...control} value={text} onChange={(event) => setText(event.target.value)} />}
          </Field>
        )}
        {isStarted && <p className="text-ink-soft text-xs">The present content stays in the history.</p>}
        <div className="flex justify-end gap-2">
          <PopoverClose>
            <Button>Cancel</Button>
          </PopoverClose>
          <Button type="submit" variant="primary">
            Generate
          </Button>
        </div>
      </form>
    </Popover>
  );
}
